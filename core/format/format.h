// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/bounds_facet.h"
#include "core/facets/curve_facet.h"
#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"
#include "core/facets/named_facet.h"
#include "core/facets/placement_facet.h"
#include "core/facets/scene_facet.h"
#include "core/facets/sequence_facet.h"
#include "core/facets/transfer_facet.h"
#include "core/facets/transform_facet.h"
#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "core/model/reference_fixer.h"

#include <QStringList>

#include <optional>

namespace sinew {

class UvFacet;
class MeshFacet;
class ConversionFacet;
class CreationFacet;
class CheckTable;

struct FormatInfo
{
    QString id;           ///< "mdx"
    QString name;         ///< "Warcraft III model"
    QStringList suffixes; ///< lower case, without dot; the first is the default
    bool canWrite = true; ///< false: models can be viewed and edited, but not saved; write() and prove() are not called
    QStringList companionSuffixes =
        {}; ///< of files that belong to a model and open it ("skin"), lower case, without dot
    QStringList alternativeSuffixes = {}; ///< those of `suffixes` that are interchangeable when a model names another
                                          ///< one, in the order to try: the path has one of them, the file another
    QStringList textureSuffixes =
        {};            ///< of pictures that the game reads as textures, lower case, without dot; empty: unknown
    QString game = {}; ///< game of the models, as users call it; empty: unknown
    QStringList textureContents = {}; ///< what such pictures are inside (ImageContent::name); empty: unknown
};

/// An interpretation of a file that its bytes leave open.
struct Reading
{
    QString id;                  ///< "wow"
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("Label", …)
};

/// One of the files that a model is saved to.
struct OutputFile
{
    QString path; ///< relative to the model's folder; empty: the document's own file
    QByteArray bytes;
    bool removed = false; ///< was read and is no longer part of the set; the bytes are ignored
};

struct WriteOptions
{
    QString fileName;       ///< of the target ("Orc.m2"): companion names derive from it; empty: as read
    bool everyFile = false; ///< all files of the set, not only those that an edit changed
    bool compact = false;   ///< rewrites the whole file in the format's official order instead of patching it
    /// With `compact`: equal keys and numbers are stored only once, unlike in the games' own files.
    bool sharesEqual = false;
};

/// A model format. Stateless and immutable: one object serves all documents and threads.
class Format
{
public:
    virtual ~Format() = default;
    virtual FormatInfo info() const = 0;
    /// 0 not this format … 100 certain. Magic first, suffix second. `head`: up to 4096 bytes.
    virtual int probe(Bytes head, const QString &suffix) const = 0;
    /// Values for FileSet::reading(); empty if there is only one reading.
    virtual std::vector<Reading> readings() const { return {}; }
    /// The reading with which a model was read; empty: none of them.
    virtual QString readingOf(const Model &) const { return {}; }
    /// The game of a model; FormatInfo::game unless two games share the format.
    virtual QString gameOf(const Model &) const { return info().game; }
    /// Fails only if the container is unreadable; everything else becomes opaque items and diagnostics.
    virtual Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const = 0;
    /// The own file always, and the companions that differ from what was read. Fails if the model can't be expressed.
    virtual Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options = {}) const = 0;
    virtual bool canCompact() const { return false; }
    /// Every file of the set with every field stored again, under the names they were read from: used by the proof on
    /// open.
    virtual Result<std::vector<OutputFile>> prove(const Model &model) const { return write(model); }
    struct Difference
    {
        std::size_t written = 0;          ///< bytes
        std::optional<std::size_t> first; ///< first difference, which may be the end of either
    };
    /// The result of comparing prove() with `original`, as it was read, for a model without other files; avoids holding
    /// a second copy. Nothing if that is not possible.
    virtual std::optional<Difference> difference(const Model &, Bytes /*original*/) const { return std::nullopt; }
    /// Path of the model beside a companion (.skin, .anim) that it belongs to; empty: the file is a model itself.
    virtual QString modelOf(const QString & /*path*/, Bytes /*head*/) const { return {}; }
    /// Adds consequences of an edit beyond references (look-up tables), and refuses what the files can't hold, such as
    /// keys of a file that was not found. Called before every edit, with changes that fit the model.
    virtual Status complete(const Model &, ChangeSet &) const { return Done{}; }
    /// Text for the status bar: "MDX 1100".
    virtual QString describe(const Model &model) const = 0;

    virtual const CurveFacet *curves() const { return nullptr; }
    virtual const SequenceFacet *sequences() const { return nullptr; }
    virtual const TransformFacet *transforms() const { return nullptr; }
    virtual const NamedFacet *names() const { return nullptr; }
    virtual const SceneFacet *scene() const { return nullptr; }
    virtual const BoundsFacet *bounds() const { return nullptr; }
    virtual const PlacementFacet *placements() const { return nullptr; }
    virtual const TextureFacet *textures() const { return nullptr; }
    virtual const MaterialFacet *materials() const { return nullptr; }
    virtual const UvFacet *uvs() const { return nullptr; }
    /// Defined in core/facets/mesh_facet.h.
    virtual const MeshFacet *meshes() const { return nullptr; }
    virtual const TransferFacet *transfers() const { return nullptr; }
    /// Defined in core/facets/conversion_facet.h.
    virtual const ConversionFacet *conversions() const { return nullptr; }
    /// Defined in core/facets/creation_facet.h.
    virtual const CreationFacet *creation() const { return nullptr; }
    virtual const ReferenceFixer *references() const { return nullptr; }
    /// Checks beyond those that follow from the descriptions. Defined in core/check/check_table.h.
    virtual const CheckTable *checks() const { return nullptr; }
    /// Removable things that are no problem in a model, for slimming alone (core/check/slim); each has a fix.
    virtual const CheckTable *slimming() const { return nullptr; }
};

} // namespace sinew
