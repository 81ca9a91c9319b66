// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"

#include <functional>
#include <optional>
#include <vector>

namespace sinew {

class ImageRegistry;
struct DecodedImage;

struct ExporterInfo
{
    QString id;           ///< stable, for the command line and settings
    QString name;         ///< shown, untranslated: a proper name
    QStringList suffixes; ///< lower case, without dot: the forms of its files, the first is the default
    bool isStill = false; ///< it writes one moment of what is seen at first: no animations, no further meshes
};

/// What users choose. Exporters ignore what does not concern them.
struct ExportOptions
{
    QString suffix;                          ///< one of the exporter's
    QString name;                            ///< of the main file, without suffix; further files derive theirs from it
    bool keepsAxes = false;                  ///< the model's axes as editors show them, not the target's "forward"
    std::optional<double> scale;             ///< of all lengths; nothing: what suits the model's game
    bool separatesGlobals = false;           ///< global sequences as animations of their own, not in every animation
    bool plainCurves = false;                ///< smooth curves as short straight pieces, for programs that bend them
    bool allMeshes = true;                   ///< also levels of detail and variants that are not seen at first
    bool textures = true;                    ///< pictures are written as well
    bool extras = true;                      ///< what other programs can't show is kept, for the way back
    std::vector<std::int32_t> sequences;     ///< rows in RenderScene::sequences; empty: all
    float teamColour[3] = {1, 0.02f, 0.02f}; ///< red, green, blue: baked into pictures that show it
    bool isTrial = false;                    ///< only the losses are wanted: pictures are looked for, not made
};

/// A model to export, with everything that its scene shows and its file holds.
struct ExportSource
{
    const Format &format;
    const Model &model;
    const RenderScene &scene; ///< of the model
    /// The picture of a texture; null if it is not found, or can't be read.
    std::function<std::shared_ptr<const DecodedImage>(const SceneTexture &)> picture;
    const ImageRegistry &images; ///< for writing pictures
};

struct ExportedModel
{
    std::vector<OutputFile> files;      ///< the main one first, its path empty; the others by name, beside it
    std::vector<ConversionLoss> losses; ///< grouped: one for each kind of thing and reason
};

/// Writes models of any format in a form that other programs read. Stateless, like formats.
class Exporter
{
public:
    virtual ~Exporter() = default;
    virtual ExporterInfo info() const = 0;
    virtual Result<ExportedModel> write(const ExportSource &source, const ExportOptions &options) const = 0;
};

} // namespace sinew
