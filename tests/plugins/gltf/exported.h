// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/gltf/exporter.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QtTest>

#include <set>

namespace sinew::test {
inline namespace gltf_helpers {

inline void addFormats(FormatRegistry &registry)
{
    registry.add(createMdxFormat());
    registry.add(createM2Format());
    registry.add(createM3Format());
}

/// A model with what its export needs.
struct OpenedModel
{
    std::unique_ptr<Document> document;
    RenderScene scene;

    OpenedModel(const FormatRegistry &registry, const QString &path)
    {
        if (auto opened = openDocument(registry, path)) {
            document = std::move(*opened);
            scene = document->format()->scene()->build(document->model());
        }
    }
    Result<ExportedModel> exported(const FormatRegistry &registry, const QString &suffix = QStringLiteral("glb"),
                                   ExportOptions options = {}) const
    {
        options.suffix = suffix;
        options.name = QStringLiteral("model");
        return createGltfExporter()->write({*document->format(), document->model(), scene, {}, registry.images()},
                                           options);
    }
};

/// A row for each sample, and for each `step`-th model of the corpus.
inline void addModelRows(int step)
{
    QTest::addColumn<QString>("path");
    QDirIterator samples(sourcePath("tests/samples"),
                         {QStringLiteral("*.mdx"), QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                         QDirIterator::Subdirectories);
    std::set<QString> paths;
    while (samples.hasNext())
        paths.insert(samples.next());
    for (const QString &path : paths)
        QTest::newRow(qPrintable(path.mid(sourcePath("tests/samples").size() + 1))) << path;
    for (const auto &[folder, suffix] : {std::pair("wc3-mdx", "mdx"), {"m2", "m2"}, {"m3", "m3"}})
        for (const QString &path : corpusFiles(folder, {QString::fromLatin1(suffix)}, step))
            QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + path.section(u'/', -2))) << path;
}

} // namespace gltf_helpers
} // namespace sinew::test
