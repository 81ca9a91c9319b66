// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/io/result.h"
#include "core/model/change.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A texture of a model, with every field that identifies it.
struct ModelTexture
{
    /// The object in the texture list. Formats without such a list (M3): the first object that names the file.
    NodeId node = NoNode;
    std::string path;           ///< as stored; empty if the texture is named by something else
    std::vector<Address> paths; ///< the fields that hold `path`: one, or those of all objects that name this file
    Address slot; ///< what the game supplies instead (MDX: replaceable id, M2: type); an empty address if the format
                  ///< has no such field
    std::uint32_t slotNumber = 0; ///< its value; 0: none, the path counts
    /// Fields with the bits for repeating outside 0…1: one, or those of all layers that show it. Empty if there are
    /// none.
    std::vector<Address> wrapFlags;
    std::uint32_t wrapX = 1, wrapY = 2; ///< the bits
    Address fileId; ///< M2: number in the game's list of files; an empty address if the file has none
    std::uint32_t fileIdNumber = 0;
    /// Fields of layers, batches and emitters that show the texture, directly or through look-up tables.
    std::vector<Address> users;
};

class TextureFacet
{
public:
    virtual ~TextureFacet() = default;
    /// In file order.
    virtual std::vector<ModelTexture> textures(const Model &model) const = 0;
    /// Gives textures other paths: pairs of ModelTexture::node and path. They replace the slot and the file id. Refused
    /// if a path is too long for the file.
    virtual Result<ChangeSet> setPaths(const Model &model,
                                       std::span<const std::pair<NodeId, std::string>> paths) const = 0;
    /// True if textures are objects of their own, which can be added, merged and removed.
    virtual bool hasList() const { return true; }
    /// Adds a texture at the end of the list.
    virtual Result<NewObject> add(const Model &, std::string_view /*path*/) const { return cannot(); }
    /// Redirects references to equal textures to the first of them, and removes the others. Equal: the same path
    /// (ignoring case and kind of slashes), slot, file number and wrapping.
    virtual Result<ChangeSet> mergeEqual(const Model &) const { return cannot(); }
    /// Removes the textures without users.
    virtual Result<ChangeSet> removeUnused(const Model &) const { return cannot(); }

protected:
    static Error cannot();
};

} // namespace sinew
