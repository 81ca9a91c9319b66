// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/facets/ready_made.h"
#include "core/image/texture_usage.h"
#include "core/scene/render_scene.h"

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinew {

class Model;
struct KeptObjects;

/// A channel of a picture that becomes part of another one.
struct PictureFactor
{
    std::int32_t texture = -1; ///< row in RenderScene::textures
    std::uint8_t channel = 0;  ///< 0 red … 3 alpha, or alphaOrRed
    bool isInverted = false;   ///< 1 − value

    /// Alpha, or red of pictures without alpha: x of StarCraft II's normal maps.
    static constexpr std::uint8_t alphaOrRed = 4;
};

/// offset + scale · the product of the factors, 0…1.
struct PictureChannel
{
    std::vector<PictureFactor> factors;
    float scale = 1, offset = 0;
};

/// A picture that a new model shows, to be written beside it.
struct CreatedTexture
{
    /// What happens to the colour after its channels were put together.
    enum Colour : std::uint8_t {
        Plain,
        DividedByAlpha, ///< min(1, colour / alpha)
        AboveAlpha,     ///< max(0, colour − alpha), opaque
    };
    std::string path;                       ///< in the new model, as its game writes it
    std::array<PictureChannel, 4> channels; ///< red, green, blue, alpha
    Colour colour = Plain;
    /// Opacities at and above this one become at least `cutTo`, smaller ones stay below it in proportion; 0: as they
    /// are. It moves the border at which the game cuts out.
    float cutFrom = 0, cutTo = 0;
    /// How texels are averaged and compressed. The blue of Normal is not put together: it is made from red and green,
    /// so that the directions have unit length.
    TextureUsage usage = TextureUsage::Colour;
};

/// A sequence that a new model gets.
struct CreatedSequence
{
    std::int32_t row = -1; ///< in RenderScene::sequences; -1: the model at rest, with `holds`
    std::string name;      ///< in the new model
    bool loops = true;
    float rarity = 0;               ///< 0 usual, higher ones are rarer
    bool holds = false;             ///< for a second, the first moment of the source's sequence
    bool isGone = false;            ///< nothing is seen in it
    std::vector<std::int32_t> then; ///< rows that follow in the same sequence
};

/// What users choose for a new model. CreationFacet::suggested() fills in what suits a source.
struct CreationOptions
{
    std::string target; ///< ConversionTarget::id
    double scale = 1;   ///< of all lengths
    std::vector<CreatedSequence> sequences;
    std::vector<std::int32_t> meshes; ///< rows in RenderScene::meshes
    std::string textureFolder;        ///< before the names of its textures, with its separator; empty: none
    std::string textureSuffix;        ///< without dot
    /// In forms whose bones move vertices in equal parts: bones that count several times get helpers, so that weights
    /// are followed more closely.
    bool helperBones = false;
    bool addsMissing = true; ///< what the game expects of a unit: attachments, a portrait's camera, a shape to click
};

/// What a new model is made of. RenderScene says everything that formats have in common.
struct CreationSource
{
    const RenderScene &scene;
    const Model *model = nullptr; ///< of the scene, if it is one: losses name its objects
    std::string name;             ///< of the new model
    std::string game;             ///< Format::gameOf(): decides what its sequences and attachments mean; may be empty
    std::string weapons;          ///< WeaponSet::id: whose attacks count; empty: the first set
};

/// What a unit may hold: each set has attacks of its own, and the new model has those of one.
struct WeaponSet
{
    std::string id; ///< stable, for command lines: "1h"
    Message label;
};

struct CreatedModel
{
    std::unique_ptr<Model> model;
    std::vector<CreatedTexture> textures;
    std::vector<CreatedSequence> sequences; ///< of all rows of the new model, added ones included
    std::vector<ConversionLoss> losses;     ///< grouped; addresses are those of the source's objects
};

/// A file that our own exporter wrote, as it came back.
struct ReturnedFile
{
    const KeptObjects &kept;
    const RenderScene &scene;                ///< of the file, in the space of the format
    const std::vector<std::string> &objects; ///< by row of RenderScene::meshes: their paths in the model
    /// The scene that a model comes to when it is exported and imported again.
    std::function<Result<RenderScene>(const Model &)> again;
};

/// Makes new models of a format from what models of others show.
class CreationFacet
{
public:
    virtual ~CreationFacet() = default;
    /// The forms that it can make, the default first.
    virtual std::vector<ConversionTarget> targets() const = 0;
    /// The sets for which a source has attacks; none if it has at most one.
    virtual std::vector<WeaponSet> weaponSets(const CreationSource & /*source*/) const { return {}; }
    /// Options with the sequences that mean something in the target's game.
    virtual CreationOptions suggested(const CreationSource &source, const std::string &target) const = 0;
    /// Every sequence of the source, with names.
    virtual std::vector<CreatedSequence> allSequences(const CreationSource &source) const = 0;
    /// Fails for unknown targets, rows that do not exist, and what the form can't hold.
    virtual Result<CreatedModel> create(const CreationSource &source, const CreationOptions &options) const = 0;
    /// The model that a file was exported from, with the nodes, keys and vertices that the file has now. Vertices of
    /// meshes whose bones do not fit any more follow one bone; meshes that the model did not have are not in it. Only
    /// for files that kept a model of this format. Its textures keep their paths.
    virtual Result<CreatedModel> restored(const ReturnedFile &file) const = 0;
    /// What it can make for models of its format.
    virtual std::span<const ReadyMadePart> readyMadeParts() const { return {}; }
    /// Fails for unknown ids, for a node that is none, and if the model can't have the part, or has it.
    virtual Result<ReadyMadeDonor> readyMade(std::string_view /*id*/, const Model & /*target*/,
                                             const ReadyMadeOptions & /*options*/) const
    {
        return Error{QT_TRANSLATE_NOOP("Message", "this format has no such ready-made part")};
    }
};

} // namespace sinew
