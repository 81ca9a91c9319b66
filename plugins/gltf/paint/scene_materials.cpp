// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/paint/scene_materials.h"

#include "plugins/gltf/paint/mesh_colours.h"
#include "plugins/gltf/paint/picture_rows.h"
#include "plugins/gltf/paint/uv_motion.h"

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// The opacity from which Warcraft III draws a texel that is cut out.
constexpr double usualCutoff = 0.75;

/// Makes layers of the file's materials.
class MaterialReader
{
public:
    MaterialReader(ReadJob &job, const Clips &clips) : m_job(job), m_clips(clips), m_pictures(job) {}

    SceneMaterial read(int row)
    {
        const JsonItem &json = m_job.asset.list("materials")[std::size_t(row)];
        m_pointer = "/materials/" + std::to_string(row);
        SceneLayer layer;
        setBase(json, layer);
        setAlpha(json, layer);
        layer.twoSided = json.flag("doubleSided", false);
        layer.unshaded = json.extension("KHR_materials_unlit").exists();
        layer.hd = !layer.unshaded && isPhysical(json);
        if (layer.hd)
            setSlots(json, layer);
        tellLosses(json);
        SceneMaterial material;
        material.layers.push_back(std::move(layer));
        return material;
    }
    SceneMaterial plain()
    {
        SceneMaterial material;
        SceneLayer &layer = material.layers.emplace_back();
        layer.texture.fallback = m_pictures.solid("white", {1, 1, 1, 1});
        return material;
    }

private:
    /// A row of "textures"; -1 if the material has none there.
    int texture(const JsonItem &use) const
    {
        return use.exists() ? use.neededRow("index", m_job.asset.count("textures")) : -1;
    }
    static std::uint32_t uvSet(const JsonItem &use)
    {
        const std::int64_t set = use.integer("texCoord", 0);
        return std::uint32_t(use.extension("KHR_texture_transform").integer("texCoord", set));
    }

    void setBase(const JsonItem &json, SceneLayer &layer)
    {
        const JsonItem use = json["pbrMetallicRoughness"]["baseColorTexture"];
        layer.texture.fallback = m_pictures.plain(texture(use));
        if (layer.texture.fallback < 0)
            layer.texture.fallback = m_pictures.solid("white", {1, 1, 1, 1});
        layer.uvSet = uvSet(use);
        layer.textureAnimation = uvMotion(m_job, m_clips, use, m_pointer + "/pbrMetallicRoughness/baseColorTexture");
    }

    void setAlpha(const JsonItem &json, SceneLayer &layer)
    {
        const std::string mode = json.text("alphaMode", "OPAQUE");
        const double cutoff = json.number("alphaCutoff", 0.5, 0);
        if (mode == "MASK") {
            layer.filterMode = FilterMode::Transparent;
            if (std::abs(cutoff - usualCutoff) > 0.001)
                m_job.report.lose(
                    ConversionLoss::Changed, json.path(),
                    QT_TRANSLATE_NOOP("Message", "Materials that are cut out at another opacity than 0.75 (%1)"));
        } else if (mode == "BLEND") {
            // Many exporters write that for whatever has an opacity, which here is the mesh's own; what is blended does
            // not hide what is behind it.
            const JsonItem pbr = json["pbrMetallicRoughness"];
            const std::vector<double> factor = pbr.numbers("baseColorFactor", 4);
            const bool isWhole = (factor.size() < 4 || factor[3] >= 1) && m_job.options.textures &&
                                 m_pictures.isOpaque(texture(pbr["baseColorTexture"]));
            layer.filterMode = isWhole ? FilterMode::None : FilterMode::Blend;
        } else if (mode != "OPAQUE") {
            m_job.report.warn(json.path() + ".alphaMode", "VALUE_NOT_IN_LIST",
                              Message(QT_TRANSLATE_NOOP("Message", "“%1” is not known"), {Message(mode)}));
        }
    }

    /// What a layer with one texture does not show. Materials that say nothing about it are not of metal, whatever the
    /// standard makes of that.
    static bool isPhysical(const JsonItem &json)
    {
        const JsonItem pbr = json["pbrMetallicRoughness"];
        const std::vector<double> glow = json.numbers("emissiveFactor", 3);
        return json["normalTexture"].exists() || json["occlusionTexture"].exists() ||
               json["emissiveTexture"].exists() || pbr["metallicRoughnessTexture"].exists() ||
               std::any_of(glow.begin(), glow.end(), [](double number) { return number > 0; }) ||
               pbr.number("metallicFactor", 0) > 0 || pbr.number("roughnessFactor", 1) < 1;
    }

    int slotOf(const JsonItem &use, const SceneLayer &layer, int row)
    {
        if (use.exists() && uvSet(use) != layer.uvSet)
            m_job.report.lose(ConversionLoss::Changed, use.path(),
                              QT_TRANSLATE_NOOP("Message", "Textures that lie elsewhere than the colours do (%1)"));
        return row;
    }

    void setSlots(const JsonItem &json, SceneLayer &layer)
    {
        const JsonItem pbr = json["pbrMetallicRoughness"], normal = json["normalTexture"],
                       occlusion = json["occlusionTexture"], rough = pbr["metallicRoughnessTexture"];
        const auto slot = [&](HdSlot which) -> std::int32_t & { return layer.slots[std::size_t(which)].fallback; };
        slot(HdSlot::Normal) = slotOf(normal, layer, m_pictures.plain(texture(normal)));
        if (normal.number("scale", 1) != 1)
            m_job.report.lose(ConversionLoss::Lost, normal.path(),
                              QT_TRANSLATE_NOOP("Message", "Strengths of normal maps (%1)"));
        PictureRows::Surface surface;
        surface.metallicRoughness = texture(rough);
        surface.occlusion = texture(occlusion);
        surface.metal = pbr.number("metallicFactor", 1, 0, 1);
        surface.roughness = pbr.number("roughnessFactor", 1, 0, 1);
        surface.strength = occlusion.number("strength", 1, 0, 1);
        slot(HdSlot::Orm) = slotOf(rough, layer, m_pictures.orm(surface));
        setGlow(json, layer);
    }

    void setGlow(const JsonItem &json, SceneLayer &layer)
    {
        const JsonItem use = json["emissiveTexture"];
        const std::vector<double> factor = json.numbers("emissiveFactor", 3);
        const double most = factor.empty() ? 0 : *std::max_element(factor.begin(), factor.end());
        if (most <= 0)
            return;
        const int picture = m_pictures.plain(texture(use));
        std::array<double, 4> colour{1, 1, 1, 1};
        for (std::size_t i = 0; i < 3; ++i)
            colour[i] = gammaOf(factor[i] / most);
        std::int32_t &slot = layer.slots[std::size_t(HdSlot::Emissive)].fallback;
        slot = slotOf(use, layer, picture >= 0 ? picture : m_pictures.solid("glow", colour));
        if (picture >= 0 && (factor[0] != factor[1] || factor[0] != factor[2]))
            m_job.report.lose(ConversionLoss::Changed, json.path(),
                              QT_TRANSLATE_NOOP("Message", "Glowing textures that are coloured besides (%1)"));
        const double strength = json.extension("KHR_materials_emissive_strength").number("emissiveStrength", 1, 0);
        layer.emissiveGain.fallback = float(most * strength);
    }

    void tellLosses(const JsonItem &json)
    {
        const QJsonObject extensions = json.value().toObject()[QStringLiteral("extensions")].toObject();
        for (const QString &name : extensions.keys())
            if (name != QLatin1String("KHR_materials_unlit") &&
                name != QLatin1String("KHR_materials_emissive_strength"))
                m_job.report.lose(
                    ConversionLoss::Lost, json.path(),
                    QT_TRANSLATE_NOOP("Message", "Gloss, glass, cloth and other kinds of surfaces of materials (%1)"));
    }

    ReadJob &m_job;
    const Clips &m_clips;
    PictureRows m_pictures;
    std::string m_pointer;
};

} // namespace

void buildMaterials(ReadJob &job, const NodeTable &nodes, const Clips &clips, const std::vector<BuiltMesh> &meshes)
{
    MaterialReader reader(job, clips);
    std::map<int, std::int32_t> rows;
    RenderScene &scene = job.scene();
    for (const BuiltMesh &built : meshes) {
        const auto [known, isNew] = rows.try_emplace(built.material, std::int32_t(scene.materials.size()));
        if (isNew && job.asset.charge(sizeof(SceneLayer) + 256, "materials"))
            scene.materials.push_back(built.material < 0 ? reader.plain() : reader.read(built.material));
        if (job.isBroken())
            return;
        SceneMesh &mesh = scene.meshes[std::size_t(built.row)];
        mesh.material = known->second;
        if (mesh.uvSets.empty() && built.material >= 0 &&
            job.asset.list("materials")[std::size_t(built.material)]["pbrMetallicRoughness"]["baseColorTexture"]
                .exists())
            job.report.warn(mesh.name, "MESH_PRIMITIVE_TOO_FEW_TEXCOORDS",
                            QT_TRANSLATE_NOOP("Message", "has a texture, but no texture coordinates"));
        setColours(job, nodes, clips, built, mesh);
    }
}

} // namespace sinew::gltf
