// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Opening and saving World of Warcraft models with their companions in tests. Expected values of the samples are
// derived from tests/samples/generator/m2, which is independent of the plugin.

#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "m2/files.h"
#include "m2/tiny.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

namespace sinew::test {
inline namespace m2_document_helpers {

using samples::m2::Files;

inline const Format &m2Format()
{
    static const auto format = createM2Format();
    return *format;
}

/// Every sample of the generator, by path relative to tests/samples.
inline const Files &sampleFiles()
{
    static const Files files = samples::m2::allFiles();
    return files;
}

/// A file of `files` with those in its folder as companions; ids get the names in the folder's listfile.csv.
inline FileSet fileSet(const Files &files, const QString &path)
{
    const QString folder = path.section(QLatin1Char('/'), 0, -2);
    FileSet set(path.section(QLatin1Char('/'), -1), files.value(path),
                [=](const QString &name) -> std::optional<QByteArray> {
                    for (auto file = files.begin(); file != files.end(); ++file)
                        if (file.key().compare(folder + QLatin1Char('/') + name, Qt::CaseInsensitive) == 0)
                            return file.value();
                    return std::nullopt;
                });
    set.setIdNames([list = files.value(folder + QStringLiteral("/listfile.csv"))](std::uint32_t id) {
        for (const QByteArray &line : list.split('\n'))
            if (line.split(';').value(0).toUInt() == id)
                return QString::fromUtf8(line.split(';').value(1));
        return QString();
    });
    return set;
}

struct Opened
{
    std::unique_ptr<Model> model;
    Diagnostics diagnostics;
    QString error;

    const m2::Root &root() const { return static_cast<const m2::M2Model &>(*model).data; }
    bool has(const char *code) const
    {
        const auto &all = diagnostics.entries();
        return std::any_of(all.begin(), all.end(), [&](const Diagnostic &d) { return d.code == code; });
    }
};

inline Opened openModel(const FileSet &set)
{
    Opened opened;
    auto model = m2Format().read(set, opened.diagnostics);
    if (model)
        opened.model = std::move(*model);
    else
        opened.error = QString::fromStdString(model.error().text());
    return opened;
}
inline Opened openSample(const QString &path)
{
    return openModel(fileSet(sampleFiles(), path));
}

/// Every model below a folder.
inline QStringList m2FilesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, {QStringLiteral("*.m2")}, QDir::Files, QDirIterator::Subdirectories); // case-insensitive
    while (all.hasNext())
        files.append(all.next());
    files.sort();
    return files;
}
/// In the first tier every `step`-th only.
inline QStringList corpusFiles(int step = 1)
{
    return test::corpusFiles("m2", {QStringLiteral("m2")}, step);
}
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace m2_document_helpers
} // namespace sinew::test
