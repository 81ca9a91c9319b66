// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/new_object.h"
#include "core/io/result.h"
#include "core/model/change.h"
#include "core/schema/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The textures and materials in a model, for the workbench that all formats share. Like all facets these return edits
// and never perform them.

namespace sinew {

/// The meaning of a layer's value, for tools that look for it in any format.
enum class LayerRole : std::uint8_t { Other, Blend, Flags, Texture, UvSet, TextureTransform, Alpha, Colour, Shader };

/// One value of a layer that the stack shows.
struct LayerValue
{
    LayerRole role = LayerRole::Other;
    std::string label; ///< untranslated, context "Label"
    /// Field or element whose value is shown. It may belong to another object or to a look-up table that other layers
    /// share; edits go through MaterialFacet::set().
    Address shown;
    Address track; ///< of the curve that animates it; an empty address if it can't be animated
};

/// A layer of a material as the user sees it: MDX layer, M2 batch, M3 layer or composite section.
struct MaterialLayer
{
    NodeId node = NoNode;
    std::string name;
    std::vector<LayerValue> values; ///< textures in the order of their stages
    bool isOn = true;               ///< false: the layer exists and shows nothing (M3 layers without a texture)
};

/// A material: MDX material, the batches of an M2 submesh, M3 material of any type.
struct ModelMaterial
{
    NodeId node = NoNode; ///< M2: the submesh
    std::string name;
    std::string kind;          ///< untranslated, context "Label": "HD", "Composite"; empty if all are of one kind
    std::vector<NodeId> users; ///< geosets, submeshes, regions, emitters
};

/// A common way to set up a material.
struct MaterialRecipe
{
    const char *id;   ///< "teamColour"
    const char *name; ///< untranslated, context "Recipe"
    const char *help; ///< what it creates and assumes; untranslated, context "Recipe"
};

/// A material copied from another model, and notes on what could not be transferred.
struct AdoptedMaterial
{
    ChangeSet changes;
    std::vector<Message> notes;
};

class MaterialFacet
{
public:
    virtual ~MaterialFacet() = default;
    /// In file order.
    virtual std::vector<ModelMaterial> materials(const Model &model) const = 0;
    /// The stack of a material, in drawing order; empty for unrelated objects.
    virtual std::vector<MaterialLayer> layers(const Model &model, NodeId material) const = 0;
    /// Gives a layer another value; `value` has the type of the value shown by `which`. Only this layer changes:
    /// anything it shared with others (M2 materials and combos) gets its own row or an equal existing one.
    virtual Result<ChangeSet> set(const Model &model, NodeId layer, const LayerValue &which,
                                  const Value &value) const = 0;

    /// True if layers can be added to the stack, removed from it and moved within it.
    virtual bool canStack(const Model &, NodeId /*material*/) const { return false; }
    /// Adds a layer before the one at `row` (-1: at the end).
    virtual Result<NewObject> addLayer(const Model &, NodeId /*material*/, int /*row*/) const { return cannot(); }
    /// Adds a copy directly after it.
    virtual Result<NewObject> duplicateLayer(const Model &, NodeId /*layer*/) const { return cannot(); }
    virtual Result<ChangeSet> removeLayer(const Model &, NodeId /*layer*/) const { return cannot(); }
    /// Moves a layer within its stack so that it then has `row`.
    virtual Result<ChangeSet> moveLayer(const Model &, NodeId /*layer*/, int /*row*/) const { return cannot(); }

    virtual std::vector<MaterialRecipe> recipes(const Model &) const { return {}; }
    /// Adds a material based on a recipe, at the end of the list.
    virtual Result<NewObject> create(const Model &, std::string_view /*recipe*/) const { return cannot(); }
    /// Sets a material up based on a recipe; its first texture remains the one shown.
    virtual Result<ChangeSet> apply(const Model &, NodeId /*material*/, std::string_view /*recipe*/) const
    {
        return cannot();
    }
    virtual Result<NewObject> duplicate(const Model &, NodeId /*material*/) const { return cannot(); }
    /// Redirects all users of equal materials to the first of them, and removes the others.
    virtual Result<ChangeSet> mergeEqual(const Model &) const { return cannot(); }
    /// Removes the materials without users.
    virtual Result<ChangeSet> removeUnused(const Model &) const { return cannot(); }
    /// True if this is a material that is no object itself (the batches of an M2 submesh), so copying it means adopt().
    virtual bool canAdopt(const Model &, NodeId /*material*/) const { return false; }
    /// Replaces the stack of a material by that of one of another model of the same format; everything its layers need
    /// is copied as well. Animated values keep the value they begin with, since models have different sequences.
    virtual Result<AdoptedMaterial> adopt(const Model &, NodeId /*material*/, const Model & /*from*/,
                                          NodeId /*source*/) const
    {
        return cannot();
    }
    /// Makes an object use a material: one of ModelMaterial::users, or an object that could be one.
    virtual Result<ChangeSet> assign(const Model &, NodeId /*user*/, NodeId /*material*/) const { return cannot(); }

    /// The error for something that a kind of material does not allow.
    static Error cannot();
};

/// A member of an object for the stack, with its label and the curve that animates it; nothing if the file has no such
/// field. `field`: any row of the member.
std::optional<LayerValue> layerValue(const Model &model, const Address &field, LayerRole role);

} // namespace sinew
