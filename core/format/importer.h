// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "core/scene/render_scene.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

class ImageRegistry;
struct KeptObjects;
struct DecodedImage;

struct ImporterInfo
{
    QString id;           ///< stable, for the command line and settings
    QString name;         ///< shown, untranslated: a proper name
    QStringList suffixes; ///< lower case, without dot
};

/// The space that a scene is wanted in.
struct ModelSpace
{
    QString format = QStringLiteral("mdx"); ///< of the model that it is for: Format's id
    ModelFront front = ModelFront::PlusX;
    double unitsPerMetre = 64; ///< a power of two costs no bit
};

/// The space of a model that imported meshes are for.
inline ModelSpace spaceOf(const QString &format, const RenderScene &scene)
{
    return {format, scene.front, scene.unitsPerYard > 8 ? 64. : 1.};
}

/// A sequence that is cut out of a file's longest animation: where others have all of their sequences in one.
struct SequenceCut
{
    std::string name;
    double first = 0, last = 0; ///< frames from the start of the file's time, both inclusive; may lie between frames
};

/// What users choose. What is not chosen follows from the file, see ImportedScene.
struct ImportOptions
{
    std::optional<bool> keepsAxes; ///< the axes as editors show them, not the file's "forward" turned to the model's
    std::optional<double> scale;   ///< units of the model for one of the file
    bool textures = true;          ///< pictures are read as well
    ModelSpace space;
    std::vector<SequenceCut> cuts;         ///< instead of the longest animation; none: it is a sequence like the others
    bool cutsAtMarkers = false;            ///< as if the markers that the file has were `cuts`
    std::optional<double> framesPerSecond; ///< above 0, what cuts count in; nothing: as the keys of the file suggest
};

/// A file to import.
struct ImportSource
{
    const FileSet &files;
    const ImageRegistry &images; ///< for pictures that must be changed
};

/// A picture of an imported scene: as it is in the file, or made from several.
struct ImportedPicture
{
    QByteArray bytes; ///< a whole file; empty if there is `image`, or no picture was found
    QString suffix;   ///< of `bytes`: lower case, without dot
    std::shared_ptr<const DecodedImage> image;
};

/// What a file of another program shows, as a scene of a model in the wanted space and of a natural size there.
struct ImportedScene
{
    RenderScene scene;
    std::vector<ImportedPicture> pictures;   ///< by row of RenderScene::textures; the paths there are good file names
    std::int32_t stillNode = -1;             ///< row of the bone that was made for meshes that nothing moves
    std::vector<ConversionLoss> losses;      ///< grouped: one for each kind of thing and reason
    QString name;                            ///< of the model
    QString origin;                          ///< if our own exporter wrote it: the id of the format that it had
    std::shared_ptr<const KeptObjects> kept; ///< with everything that it left of the model; null without
    std::vector<std::string> objects;        ///< by row of RenderScene::meshes: path in the model that it had, if known
    bool keepsAxes = false;                  ///< as chosen, or as the file suggests
    double scale = 1;                        ///< as chosen, or as the file suggests
    Message basis;                           ///< what the suggestion is taken from
    double framesPerSecond = 0;              ///< as chosen, or as the file suggests; 0: it has no animation
    std::vector<SequenceCut> cuts;           ///< as chosen, or as the file suggests: at its markers, or the whole
};

/// Reads files of other programs. Stateless, like formats.
class Importer
{
public:
    virtual ~Importer() = default;
    virtual ImporterInfo info() const = 0;
    /// As Format::probe().
    virtual int probe(Bytes head, const QString &suffix) const = 0;
    /// Fails for what is broken; what can't be taken over is a loss, what is odd a diagnostic.
    virtual Result<ImportedScene> read(const ImportSource &source, const ImportOptions &options,
                                       Diagnostics &diagnostics) const = 0;
};

} // namespace sinew
