// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Requirements for reading any bytes with the M2 reader, however damaged.

#include "core/scene/render_scene.h"
#include "m2_document.h"
#include "tests/support/findings.h"

#include "core/schema/json.h"
#include "core/schema/struct_info.h"

namespace sinew::test {
inline namespace m2_damage_helpers {

/// First difference of two files in words, empty when they are identical.
inline QString difference(const QByteArray &actual, const QByteArray &expected)
{
    if (actual == expected)
        return {};
    const qsizetype common = qMin(actual.size(), expected.size());
    qsizetype i = 0;
    while (i < common && actual[i] == expected[i])
        ++i;
    return QStringLiteral("%1 bytes instead of %2, first difference at %3: %4 instead of %5")
        .arg(actual.size())
        .arg(expected.size())
        .arg(i)
        .arg(QString::fromLatin1(actual.mid(i, 12).toHex(' ')), QString::fromLatin1(expected.mid(i, 12).toHex(' ')));
}

/// Difference between the files that were read and those written when saving unedited; empty if there is none.
inline QString proofProblem(const Model &model, const FileSet &set)
{
    const auto written = m2Format().prove(model);
    if (!written)
        return QStringLiteral("is not written: ") + QString::fromStdString(written.error().text());
    if (written->empty() || !written->front().path.isEmpty())
        return QStringLiteral("the model is not among the files that are written");
    for (const OutputFile &file : *written) {
        std::optional<QByteArray> read;
        if (file.path.isEmpty())
            read = QByteArray(reinterpret_cast<const char *>(set.primary().data()), qsizetype(set.primary().size()));
        for (const CompanionFile &companion : set.companionsRead())
            if (!read && companion.name.compare(file.path, Qt::CaseInsensitive) == 0)
                read = companion.bytes;
        if (!read)
            return file.path + QStringLiteral(" was not read");
        if (const QString what = difference(file.bytes, *read); !what.isEmpty())
            return (file.path.isEmpty() ? QStringLiteral("the model") : file.path) + QStringLiteral(": ") + what;
    }
    return {};
}

/// What a reader does wrong with these files: empty if it reads and writes them back unchanged, or refuses them with a
/// place and a reason.
inline QString complaint(const FileSet &set)
{
    Diagnostics diagnostics;
    const auto model = m2Format().read(set, diagnostics);
    if (!model)
        return model.error().offset >= 0 && model.error().offset <= std::int64_t(set.primary().size()) &&
                       !model.error().message.empty()
                   ? QString()
                   : QStringLiteral("the error names no place");
    std::int64_t largest = std::int64_t(set.primary().size());
    for (const CompanionFile &companion : set.companionsRead())
        largest = std::max<std::int64_t>(largest, companion.bytes.size());
    for (const Diagnostic &d : diagnostics.entries())
        if (d.where.offset > largest)
            return QStringLiteral("a diagnostic lies outside the file: ") + QString::fromStdString(d.where.text());
    return proofProblem(**model, set);
}

/// Everything that the program does with a model once it is open.
inline void useAll(const Model &model)
{
    const Format &format = m2Format();
    findingsIn(model, &format);
    if (format.scene()) {
        const RenderScene scene = format.scene()->build(model);
        for (const SceneMesh &mesh : scene.meshes) {
            for (const std::uint32_t index : mesh.indices)
                QVERIFY(index < mesh.positions.size());
            for (const std::uint16_t entry : mesh.influences)
                QVERIFY(entry < mesh.palette.size());
            for (const auto &entry : mesh.palette)
                for (const std::int32_t node : entry)
                    QVERIFY(node >= 0 && std::size_t(node) < scene.nodes.size());
        }
        QCOMPARE(scene.evaluationOrder.size(), scene.nodes.size());
    }
    if (format.transforms())
        format.transforms()->hierarchy(model);
    if (format.curves())
        format.curves()->clips(model);
    toJson(*model.info().type, model.root(), model.ctx());
}

} // namespace m2_damage_helpers
} // namespace sinew::test
