// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/exporter.h"

#include "core/scene/scene_util.h"
#include "plugins/obj/material_writer.h"
#include "plugins/obj/unsaid.h"

#include <cmath>

namespace sinew {

namespace obj {

namespace {

class ObjExporter final : public Exporter
{
public:
    ExporterInfo info() const override
    {
        return {QStringLiteral("obj"), QStringLiteral("Wavefront OBJ"), {QStringLiteral("obj")}, true};
    }

    Result<ExportedModel> write(const ExportSource &source, const ExportOptions &options) const override
    {
        const RenderScene &scene = source.scene;
        const double scale = options.scale.value_or(ForeignAxes::usualScale(scene));
        if (!std::isfinite(scale) || scale <= 0)
            return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
        GroupedLosses losses(false);
        MaterialWriter materials(source, options, plainName(options.name.toStdString(), "model"), losses);
        MeshWriter meshes(ForeignAxes(scene.front, options.keepsAxes, float(scale)), losses);
        meshes.text().word("mtllib", materials.libraryName());
        const std::vector<bool> shown = shownAtFirst(scene);
        for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
            const SceneMesh &mesh = scene.meshes[row];
            if (!shown[row])
                losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Coarser levels of detail and variants (%1)"), mesh.source);
            else if (mesh.positions.isEmpty() || mesh.indices.size() < 3)
                losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Meshes without triangles (%1)"),
                           mesh.source);
            else
                meshes.add(mesh, row, materials.surfaceOf(mesh));
        }
        if (meshes.isEmpty())
            return Error{QT_TRANSLATE_NOOP("Message", "the model has no mesh that could be written")};
        addUnsaid(scene, losses);
        ExportedModel result;
        result.files.push_back({{}, meshes.text().take()});
        for (OutputFile &file : materials.takeFiles())
            result.files.push_back(std::move(file));
        result.losses = losses.all(&source.model);
        return result;
    }
};

} // namespace

} // namespace obj

std::shared_ptr<const Exporter> createObjExporter()
{
    return std::make_shared<obj::ObjExporter>();
}

} // namespace sinew
