// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

#include <span>
#include <string>
#include <vector>

// Texture coordinates and colours of vertices, for an editor that all formats share. Like all facets this returns edits
// and never performs them.

namespace sinew {

/// A texture coordinate: 0, 0 is the top left corner of the texture, 1, 1 the bottom right one.
struct UvPoint
{
    double u = 0, v = 0;
    bool operator==(const UvPoint &) const = default;
};

/// A part of the mesh that is drawn with one material: MDX geoset, M2 submesh, M3 region.
struct UvPart
{
    NodeId node = NoNode;
    std::string name;
    const char *group = ""; ///< untranslated, context "Label": the skin profile; empty if there are no groups
    int sets = 0;           ///< UV sets of its vertices
};

/// A texture that a part is drawn with.
struct UvTexture
{
    NodeId layer = NoNode; ///< MaterialLayer::node
    std::string layerName;
    std::string label;       ///< which of the layer's textures; untranslated, context "Label"
    NodeId texture = NoNode; ///< ModelTexture::node
    int set = 0; ///< the UV set that it is drawn with; -1: its coordinates are generated when drawing (environments,
                 ///< projections)
    bool wrapsU = true, wrapsV = true; ///< it repeats beyond its edges
    bool isMoved = false;              ///< a texture transform moves the coordinates
};

/// The vertices of a part with one of their UV sets.
struct UvMesh
{
    std::vector<UvPoint> coordinates;
    std::vector<Vec3> positions;          ///< as many, model space
    std::vector<Colour4> colours;         ///< as many, or none if vertices have no colours
    std::vector<std::uint32_t> triangles; ///< three rows of `coordinates` each, all in range
    /// Vertices with the same `store` and row are the same vertex of the file: parts can share them.
    NodeId store = NoNode;
    std::vector<std::uint32_t> rows; ///< by vertex
    /// Precision of the file: whole steps of this size from `lowest` to `highest`; 0: any float.
    double step = 0;
    double lowest = 0, highest = 0;
};

/// A vertex, by its row in UvMesh::coordinates of its part, and its new coordinate.
struct UvEdit
{
    NodeId part = NoNode;
    std::uint32_t vertex = 0;
    UvPoint value;
};
struct ColourEdit
{
    NodeId part = NoNode;
    std::uint32_t vertex = 0;
    Colour4 value; ///< 0…1
};

class UvFacet
{
public:
    virtual ~UvFacet() = default;
    /// In file order.
    virtual std::vector<UvPart> parts(const Model &model) const = 0;
    /// The parts or materials that another object represents: a batch, a profile, a reference. Empty for others.
    virtual std::vector<NodeId> partsOf(const Model &, NodeId) const { return {}; }
    /// In the order in which the layers are drawn.
    virtual std::vector<UvTexture> textures(const Model &model, NodeId part) const = 0;
    /// Empty for unrelated objects and for sets that do not exist.
    virtual UvMesh mesh(const Model &model, NodeId part, int set) const = 0;
    /// Gives vertices other coordinates in one of the UV sets; the others keep their bytes. Refused: numbers that the
    /// file can't hold, and vertices without coordinates.
    virtual Result<ChangeSet> setCoordinates(const Model &model, int set, std::span<const UvEdit> edits) const = 0;

    /// Why vertices have no colours; empty if the model has them.
    virtual Message noColours(const Model &model) const = 0;
    virtual Result<ChangeSet> setColours(const Model &model, std::span<const ColourEdit>) const
    {
        return Error{noColours(model)};
    }

protected:
    static Error noSuchVertex();
    static Error notFinite();
};

} // namespace sinew
