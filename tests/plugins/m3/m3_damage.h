// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Requirements for reading any bytes with the M3 reader, however damaged.

#include "core/scene/render_scene.h"
#include "m3_document.h"
#include "tests/support/findings.h"

#include "core/schema/json.h"

namespace sinew::test {
inline namespace m3_damage_helpers {

/// What a reader does wrong with this file: empty if it reads and writes it back unchanged, or refuses it with a place
/// and a reason.
inline QString complaint(const QByteArray &bytes)
{
    Diagnostics diagnostics;
    const auto model = m3Format().read(fileSet(QStringLiteral("damaged.m3"), bytes), diagnostics);
    if (!model)
        return model.error().offset >= 0 && model.error().offset <= bytes.size() && !model.error().message.empty() &&
                       model.error().text().find("damaged.m3") != std::string::npos
                   ? QString()
                   : QStringLiteral("the error names no place");
    for (const Diagnostic &d : diagnostics.entries())
        if (d.where.offset > bytes.size())
            return QStringLiteral("a diagnostic lies outside the file: ") + QString::fromStdString(d.where.text());
    return proofProblem(**model, bytes);
}

/// Everything that the program does with a model once it is open.
inline void useAll(const Model &model)
{
    const Format &format = m3Format();
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

} // namespace m3_damage_helpers
} // namespace sinew::test
