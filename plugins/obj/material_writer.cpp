// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/material_writer.h"

#include "core/exchange/look/look_factor.h"
#include "core/exchange/look/uv_course.h"

#include <algorithm>

namespace sinew::obj {

namespace {

bool leavesTexture(const Array<Vec2> &uvs, bool alongU, bool alongV)
{
    const auto isOutside = [](float number) { return number < 0 || number > 1; };
    return std::any_of(uvs.begin(), uvs.end(),
                       [&](const Vec2 &uv) { return (alongU && isOutside(uv.x)) || (alongV && isOutside(uv.y)); });
}

} // namespace

MaterialWriter::MaterialWriter(const ExportSource &source, const ExportOptions &options, std::string fileStem,
                               GroupedLosses &losses)
    : m_scene(source.scene), m_stem(std::move(fileStem)), m_losses(losses), m_pictures(source, options, losses)
{
}

const MaterialWriter::Picture &MaterialWriter::picture(const LookTexture &texture)
{
    const auto [known, isNew] = m_written.try_emplace({texture.texture, texture.treatment});
    if (!isNew)
        return known->second;
    if (std::optional<LookPicture> made = m_pictures.make(texture.texture, texture.treatment)) {
        known->second = {m_stem + '-' + made->name + ".png", made->isOpaque};
        m_files.push_back({QString::fromStdString(known->second.file), std::move(made->png)});
    }
    return known->second;
}

void MaterialWriter::layTexture(const SceneMesh &mesh, const LookTexture &texture, MeshSurface &surface)
{
    if (texture.texture < 0 || std::size_t(texture.texture) >= m_scene.textures.size() ||
        texture.uvSet >= mesh.uvSets.size())
        return;
    surface.uvSet = texture.uvSet;
    const UvCourse course(m_scene, texture, firstRange(m_scene), {});
    surface.uvs = course.at(0);
    if (surface.uvs != Eigen::Matrix<double, 2, 3>::Identity())
        m_losses.add(ConversionLoss::Changed,
                     QT_TRANSLATE_NOOP("Message", "Textures that are moved, turned or scaled on the mesh: their "
                                                  "coordinates are changed instead (%1)"),
                     mesh.source);
    const SceneTexture &shown = m_scene.textures[std::size_t(texture.texture)];
    if (leavesTexture(mesh.uvSets[texture.uvSet], !shown.wrapU, !shown.wrapV))
        m_losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Textures that do not repeat (%1)"),
                     mesh.source);
}

void MaterialWriter::tellRest(const SceneMesh &mesh, const Look &look)
{
    std::size_t others = 0;
    for (const LookTexture *texture : {&look.normal, &look.orm, &look.emissive})
        others += texture->texture >= 0;
    if (others > 0)
        m_losses.add(ConversionLoss::Lost,
                     QT_TRANSLATE_NOOP("Message", "Textures of materials besides that of the colour (%1)"), mesh.source,
                     others);
    if (isAnimated(look.colours) || isAnimated(look.opacities))
        m_losses.add(ConversionLoss::Changed,
                     QT_TRANSLATE_NOOP("Message", "Animated colours and opacities are as they are at first (%1)"),
                     mesh.source);
    if (mesh.uvSets.size() > 1)
        m_losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Further UV sets of meshes (%1)"), mesh.source,
                     mesh.uvSets.size() - 1);
    if (mesh.colours.size() > 0)
        m_losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Colours of vertices are left out (%1)"),
                     mesh.source);
}

std::string MaterialWriter::materialNamed(std::int32_t row, const std::string &body)
{
    const auto [known, isNew] = m_known.try_emplace({row, body});
    if (isNew) {
        known->second = m_names.take("Material_" + std::to_string(std::max(0, row)));
        m_text += ("newmtl " + known->second + '\n' + body).c_str();
    }
    return known->second;
}

MeshSurface MaterialWriter::surfaceOf(const SceneMesh &mesh)
{
    const Look look = lookOf(m_scene, mesh, m_losses);
    MeshSurface surface;
    layTexture(mesh, look.base, surface);
    tellRest(mesh, look);
    const ClipRange range = firstRange(m_scene);
    const CurvePoint factor =
        lookFactor(keysOf(look.colours, m_scene, range, {}), keysOf(look.opacities, m_scene, range, {}), 0);
    const bool hasUvs =
        surface.uvSet < mesh.uvSets.size() && mesh.uvSets[surface.uvSet].size() == mesh.positions.size();
    const Picture shown = hasUvs ? picture(look.base) : Picture();
    TextWriter lines;
    const float colour[] = {float(factor[0]), float(factor[1]), float(factor[2])}, opacity[] = {float(factor[3])};
    lines.numbers("Kd", colour);
    lines.numbers("d", opacity);
    lines.word("illum", look.isUnlit ? "0" : "1");
    if (!shown.file.empty())
        lines.word("map_Kd", shown.file);
    // Readers take the opacity from the picture's own, as the format says.
    if (!shown.file.empty() && look.alpha != Look::Opaque && !shown.isOpaque)
        lines.word("map_d", shown.file);
    surface.material = materialNamed(mesh.material, lines.take().toStdString());
    return surface;
}

std::vector<OutputFile> MaterialWriter::takeFiles()
{
    std::vector<OutputFile> files{{QString::fromStdString(libraryName()), std::move(m_text)}};
    for (OutputFile &picture : m_files)
        files.push_back(std::move(picture));
    return files;
}

} // namespace sinew::obj
