// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/bounds_facet.h"
#include "core/facets/curve_facet.h"
#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"
#include "core/facets/named_facet.h"
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
class ConversionFacet;
class CheckTable;

struct FormatInfo
{
    QString id;           ///< "mdx"
    QString name;         ///< "Warcraft III model"
    QStringList suffixes; ///< lower case, without dot; the first is the default
    bool canWrite = true; ///< false: models can be looked at and edited, but not saved; nobody calls write() or prove()
    QStringList companionSuffixes =
        {}; ///< of files that belong to a model and open it ("skin"), lower case, without dot
    QStringList alternativeSuffixes = {}; ///< of `suffixes` those that stand for each other where a model names another
                                          ///< one, in the order to try: paths have one of them, the file has another
    QStringList textureSuffixes =
        {};            ///< of the pictures that the game reads as textures, lower case, without dot; empty: not known
    QString game = {}; ///< whose models they are, as users call it; empty: not known
};

/// A way to understand a file that its bytes leave open.
struct Reading
{
    QString id;                  ///< "wow"
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("Label", …)
};

/// One file that a model is saved to.
struct OutputFile
{
    QString path; ///< relative to the model's folder; empty: the document's own file
    QByteArray bytes;
    bool removed = false; ///< was read and is no longer part of the set; the bytes don't count
};

struct WriteOptions
{
    QString fileName;       ///< of the target ("Orc.m2"): companions take their names from it; empty: as read
    bool everyFile = false; ///< all files of the set, not only those that an edit changed
    bool compact = false;   ///< the whole file anew in the format's official order instead of a patched one
    /// With `compact`: keys and numbers that are equal are stored once, which the games' own files don't do.
    bool sharesEqual = false;
};

/// A model format. Stateless and immutable: one object serves all documents and threads.
class Format
{
public:
    virtual ~Format() = default;
    virtual FormatInfo info() const = 0;
    /// 0 not mine … 100 certainly. Magic first, suffix second. `head`: up to 4096 bytes.
    virtual int probe(Bytes head, const QString &suffix) const = 0;
    /// What FileSet::reading() may ask for; empty when there is but one.
    virtual std::vector<Reading> readings() const { return {}; }
    /// The reading by which a model was read; empty: none of them.
    virtual QString readingOf(const Model &) const { return {}; }
    /// Whose model it is; FormatInfo::game unless two games share the format.
    virtual QString gameOf(const Model &) const { return info().game; }
    /// Fails only when the container is unreadable; everything else becomes opaque items and diagnostics.
    virtual Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const = 0;
    /// The own file always, and the companions that differ from what was read. Fails when the model can't be expressed.
    virtual Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options = {}) const = 0;
    virtual bool canCompact() const { return false; }
    /// Every file of the set with every field stored anew, under the names they were read from: what the proof on open
    /// compares.
    virtual Result<std::vector<OutputFile>> prove(const Model &model) const { return write(model); }
    struct Difference
    {
        std::size_t written = 0;          ///< bytes
        std::optional<std::size_t> first; ///< where the two differ first, which may be where one ends
    };
    /// What comparing prove() with `original`, which was read, would find where the model has no other file; without
    /// holding a second copy. Nothing where that can't be told this way.
    virtual std::optional<Difference> difference(const Model &, Bytes /*original*/) const { return std::nullopt; }
    /// Path of the model that a companion (.skin, .anim) belongs to, beside it; empty: the file is a model itself.
    virtual QString modelOf(const QString & /*path*/, Bytes /*head*/) const { return {}; }
    /// Adds what follows from an edit beyond references (look-up tables), and refuses what the files can't hold, such
    /// as keys of a file that was not found. Asked before every edit, with changes that fit the model.
    virtual Status complete(const Model &, ChangeSet &) const { return Done{}; }
    /// Text for the status bar: "MDX 1100".
    virtual QString describe(const Model &model) const = 0;

    virtual const CurveFacet *curves() const { return nullptr; }
    virtual const SequenceFacet *sequences() const { return nullptr; }
    virtual const TransformFacet *transforms() const { return nullptr; }
    virtual const NamedFacet *names() const { return nullptr; }
    virtual const SceneFacet *scene() const { return nullptr; }
    virtual const BoundsFacet *bounds() const { return nullptr; }
    virtual const TextureFacet *textures() const { return nullptr; }
    virtual const MaterialFacet *materials() const { return nullptr; }
    virtual const UvFacet *uvs() const { return nullptr; }
    virtual const TransferFacet *transfers() const { return nullptr; }
    /// Defined in core/facets/conversion_facet.h.
    virtual const ConversionFacet *conversions() const { return nullptr; }
    virtual const ReferenceFixer *references() const { return nullptr; }
    /// Beyond what the descriptions say by themselves. Defined in core/check/check_table.h.
    virtual const CheckTable *checks() const { return nullptr; }
    /// What its models could do without and is no problem, for slimming alone (core/check/slim); each has a fix.
    virtual const CheckTable *slimming() const { return nullptr; }
};

} // namespace sinew
