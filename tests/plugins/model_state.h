// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What tests of edits of whole models compare before and after.

#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/scene/render_scene.h"
#include "tests/support/paths.h"

#include <Eigen/Geometry>

#include <QDirIterator>
#include <QTest>

#include <map>

namespace sinew::test {
inline namespace model_state_helpers {

/// The files that the document would be saved to, all of the set.
inline std::map<QString, QByteArray> filesOf(const Document &document)
{
    WriteOptions options;
    options.everyFile = true;
    std::map<QString, QByteArray> files;
    if (const auto written = document.format()->write(document.model(), options))
        for (const OutputFile &file : *written)
            files[file.path] = file.bytes;
    return files;
}

/// How often each check finds something.
inline std::map<std::string, std::size_t> findingsOf(const Document &document)
{
    std::map<std::string, std::size_t> counts;
    for (const CheckReport::Row &row : checkModel(document.model(), document.format()).rows)
        counts[row.check->code] = row.count();
    return counts;
}

/// The diagonal of the meshes at rest; 1 without any.
inline double sizeOf(const RenderScene &scene)
{
    Eigen::AlignedBox3f box;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &v : mesh.positions)
            if (std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z))
                box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return box.isEmpty() ? 1 : std::max(1e-3, double(box.diagonal().norm()));
}

/// A row for each sample model: its path.
inline void addSampleModelRows()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(
        sourcePath("tests/samples"),
        {QStringLiteral("*.mdx"), QStringLiteral("*.mdl"), QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
    }
}

} // namespace model_state_helpers
} // namespace sinew::test
