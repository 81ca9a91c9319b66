// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/uvs.h"

#include "core/facets/materials/layer_textures.h"
#include "core/facets/materials/material_edits.h"
#include "plugins/m3/edit/names.h"
#include "plugins/m3/materials/material_kinds.h"
#include "plugins/m3/materials/materials.h"
#include "plugins/m3/materials/textures.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/parts/meshes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew::m3 {

namespace {

using Stored = std::int16_t;
constexpr double storedUnit = 32768;

constexpr Array<PackedUv> Root::*uvSets[] = {&Root::uvs, &Root::uvs2, &Root::uvs3, &Root::uvs4, &Root::uvs5};

Address uvSetField(std::size_t set)
{
    static const Address fields[] = {fieldOf<&Root::uvs>(RootNode), fieldOf<&Root::uvs2>(RootNode),
                                     fieldOf<&Root::uvs3>(RootNode), fieldOf<&Root::uvs4>(RootNode),
                                     fieldOf<&Root::uvs5>(RootNode)};
    return fields[set];
}

int setCount(const Root &root)
{
    int count = 0;
    for (const auto set : uvSets) {
        if ((root.*set).isEmpty())
            break;
        ++count;
    }
    return count;
}

int setOf(std::int64_t uvSource)
{
    switch (uvSource) {
    case LayerUvSource::Uv0:
    case LayerUvSource::ParticleFlipbook: // on meshes
        return 0;
    case LayerUvSource::Uv1:
        return 1;
    case LayerUvSource::Uv2:
        return 2;
    case LayerUvSource::Uv3:
        return 3;
    default:
        return -1;
    }
}

bool isMoved(const Layer &layer)
{
    const auto differs = [](const Vec2 &a, const Vec2 &b) { return a.x != b.x || a.y != b.y; };
    const Vec3 &angle = layer.uvAngle.value;
    return layer.uvOffset.keys.isPresent() || layer.uvAngle.keys.isPresent() || layer.uvTiling.keys.isPresent() ||
           differs(layer.uvOffset.value, {0, 0}) || differs(layer.uvTiling.value, {1, 1}) || angle.x != 0 ||
           angle.y != 0 || angle.z != 0 || layer.flipbookRows > 1 || layer.flipbookColumns > 1;
}

double stepOf(const Region &region)
{
    return double(region.uvScale) / storedUnit;
}

/// The texture coordinate of a stored number in a region.
double coordinate(const Region &region, Stored stored)
{
    return stored * stepOf(region) + double(region.uvOffset);
}

/// The nearest number that can be stored; an error if out of range.
Result<Stored> storedNumber(const Region &region, double value)
{
    const double lowest = coordinate(region, std::numeric_limits<Stored>::min()),
                 highest = coordinate(region, std::numeric_limits<Stored>::max());
    const double number = std::round((value - double(region.uvOffset)) / stepOf(region));
    if (!(number >= std::numeric_limits<Stored>::min() && number <= std::numeric_limits<Stored>::max()))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "texture coordinates of this region go from %1 to %2"),
                             {std::to_string(std::min(lowest, highest)), std::to_string(std::max(lowest, highest))})};
    return Stored(number);
}

/// Finds the model's vertices for edits.
class Vertices
{
public:
    explicit Vertices(const Model &model) : m_model(model), m_root(rootOf(model)) {}

    /// False for unrelated objects and vertices beyond the end.
    bool find(NodeId part, std::uint32_t vertex)
    {
        if (part != m_part) {
            m_part = part;
            m_region = m_model.get<Region>(part);
            m_range = m_region ? vertexRange(m_root, *m_region) : VertexRange();
        }
        m_row = m_range.first + vertex;
        return vertex < m_range.count;
    }
    const Region &region() const { return *m_region; }
    std::size_t row() const { return m_row; }

private:
    const Model &m_model;
    const Root &m_root;
    NodeId m_part = NoNode;
    const Region *m_region = nullptr;
    VertexRange m_range;
    std::size_t m_row = 0;
};

} // namespace

std::vector<UvPart> M3Uvs::parts(const Model &model) const
{
    std::vector<UvPart> result;
    const Root &root = rootOf(model);
    for (const Division &division : root.divisions)
        for (const NodeId id : division.regions.ids)
            result.push_back({id, M3Names().name(model, id), "", setCount(root)});
    return result;
}

std::vector<NodeId> M3Uvs::partsOf(const Model &model, NodeId node) const
{
    if (const auto *division = model.get<Division>(node))
        return division->regions.ids;
    if (const auto *reference = model.get<MaterialReference>(node))
        return {materialOf(model, *reference)};
    const auto *batch = model.get<Batch>(node);
    const auto *division = batch ? model.get<Division>(model.parentOf(node)) : nullptr;
    if (!division || batch->region >= division->regions.size())
        return {};
    return {division->regions.ids[batch->region]};
}

std::vector<UvTexture> M3Uvs::textures(const Model &model, NodeId part) const
{
    const std::vector<ModelTexture> all = M3Textures().textures(model);
    std::vector<UvTexture> result;
    for (const LayerTexture &shown : texturesOfUser(model, M3Materials(), all, part)) {
        const auto *layer = model.get<Layer>(shown.layer);
        const int set = shown.uvSet ? setOf(shownNumber(model, *shown.uvSet)) : 0;
        result.push_back({shown.layer, shown.layerName, shown.value.label, shown.texture->node, set,
                          !layer || (layer->flags & LayerFlag::WrapX), !layer || (layer->flags & LayerFlag::WrapY),
                          layer && isMoved(*layer)});
    }
    return result;
}

UvMesh M3Uvs::mesh(const Model &model, NodeId part, int set) const
{
    UvMesh mesh;
    const Root &root = rootOf(model);
    const auto *region = model.get<Region>(part);
    const auto *division = region ? model.get<Division>(model.parentOf(part)) : nullptr;
    if (!division || set < 0 || set >= setCount(root))
        return mesh;
    const Array<PackedUv> &stored = root.*uvSets[set];
    const VertexRange range = vertexRange(root, *region);
    const bool hasColours = root.colours.size() >= range.first + range.count && !root.colours.isEmpty();
    for (std::size_t row = range.first; row < range.first + range.count; ++row) {
        const PackedUv uv = row < stored.size() ? stored[row] : PackedUv{};
        mesh.coordinates.push_back({coordinate(*region, uv[0]), coordinate(*region, uv[1])});
        mesh.positions.push_back(root.positions[row]);
        if (hasColours)
            mesh.colours.push_back(vertexColour(root.colours[row]));
        mesh.rows.push_back(std::uint32_t(row));
    }
    std::size_t budget = division->faces.size();
    mesh.triangles = drawnTriangles(*division, *region, range, budget);
    mesh.store = RootNode;
    mesh.step = std::abs(stepOf(*region));
    std::tie(mesh.lowest, mesh.highest) = std::minmax(coordinate(*region, std::numeric_limits<Stored>::min()),
                                                      coordinate(*region, std::numeric_limits<Stored>::max()));
    return mesh;
}

Result<ChangeSet> M3Uvs::setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const
{
    const Root &root = rootOf(model);
    if (set < 0 || set >= setCount(root))
        return noSuchVertex();
    if (edits.empty())
        return ChangeSet();
    Array<PackedUv> changed = root.*uvSets[set];
    PackedUv *coordinates = changed.edit();
    Vertices vertices(model);
    for (const UvEdit &edit : edits) {
        if (!vertices.find(edit.part, edit.vertex) || vertices.row() >= changed.size())
            return noSuchVertex();
        if (!std::isfinite(edit.value.u) || !std::isfinite(edit.value.v))
            return notFinite();
        if (!(stepOf(vertices.region()) != 0) || !std::isfinite(stepOf(vertices.region())))
            return Error{
                QT_TRANSLATE_NOOP("Message", "the region's UV scale is 0: all of its coordinates are the same")};
        const Result<Stored> u = storedNumber(vertices.region(), edit.value.u),
                             v = storedNumber(vertices.region(), edit.value.v);
        if (!u || !v)
            return (u ? v : u).error();
        coordinates[vertices.row()] = {*u, *v};
    }
    ChangeSet changes;
    changes.push_back({Change::Set, uvSetField(std::size_t(set)), 0, 0, 0, Value::of(changed)});
    return changes;
}

Message M3Uvs::noColours(const Model &model) const
{
    return rootOf(model).colours.isEmpty()
               ? Message(QT_TRANSLATE_NOOP("Message", "the vertex format of this model has no colours"))
               : Message();
}

Result<ChangeSet> M3Uvs::setColours(const Model &model, std::span<const ColourEdit> edits) const
{
    const Root &root = rootOf(model);
    if (root.colours.isEmpty())
        return Error{noColours(model)};
    if (edits.empty())
        return ChangeSet();
    const auto byteOf = [](float share) { return std::uint8_t(std::lround(std::clamp(share, 0.f, 1.f) * 255)); };
    Array<PackedVector> changed = root.colours;
    PackedVector *colours = changed.edit();
    Vertices vertices(model);
    for (const ColourEdit &edit : edits) {
        const Colour4 &c = edit.value;
        if (!vertices.find(edit.part, edit.vertex) || vertices.row() >= changed.size())
            return noSuchVertex();
        if (!std::isfinite(c.r) || !std::isfinite(c.g) || !std::isfinite(c.b) || !std::isfinite(c.a))
            return Error{QT_TRANSLATE_NOOP("Message", "colours must be finite numbers")};
        colours[vertices.row()] = {byteOf(c.b), byteOf(c.g), byteOf(c.r), byteOf(c.a)};
    }
    ChangeSet changes;
    changes.push_back({Change::Set, fieldOf<&Root::colours>(RootNode), 0, 0, 0, Value::of(changed)});
    return changes;
}

} // namespace sinew::m3
