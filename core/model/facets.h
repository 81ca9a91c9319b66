// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/model/change.h"
#include "core/scene/render_scene.h"

#include <functional>
#include <span>
#include <string_view>

// Facets are narrow views of a native model for shared tools. They state what a format can do and return edits, they
// never perform them. A format without a facet returns null; tools then grey out and say why.

namespace sinew {

/// One interval of time in which keys are looked up: an MDX sequence or global sequence, an M2 sub-track, an M3 STC block.
struct Clip
{
    NodeId source = NoNode;
    std::string name;
    std::int32_t start = 0, end = 0; ///< inclusive, in the format's time unit
    bool isGlobal = false;
    bool loops = true;
};

struct CurveTraits
{
    double unitsPerSecond = 1000;
    const char *unitName = "ms";
    std::vector<Interpolation> interpolations; ///< what a curve can be set to
    bool perKeyInterpolation = false;
    bool tangents = true;
};

/// A track that an object has or could have.
struct CurveChannel
{
    Address address; ///< of the Curve field
    NodeId node = NoNode;
    std::string name; ///< the field's label
    int components = 1;
    bool present = false;
    bool isRotation = false;
    bool isStep = false; ///< evaluated without interpolation whatever is stored
    std::uint32_t globalSequence = NoNode; ///< NodeId of the global sequence it runs on
};

class CurveFacet
{
public:
    virtual ~CurveFacet() = default;
    virtual CurveTraits traits() const = 0;
    virtual std::vector<Clip> clips(const Model &model) const = 0;
    /// All channels of an object in table order, absent ones included.
    virtual std::vector<CurveChannel> channels(const Model &model, NodeId node) const = 0;
};

class SequenceFacet
{
public:
    virtual ~SequenceFacet() = default;
    /// Sequences in file order, without global ones.
    virtual std::vector<Clip> sequences(const Model &model) const = 0;
};

struct HierarchyNode
{
    NodeId node = NoNode;
    NodeId parent = NoNode; ///< NoNode: a root of the skeleton
};

/// The node hierarchy and where nodes stand.
class TransformFacet
{
public:
    virtual ~TransformFacet() = default;
    /// All nodes in key order; a parent that is missing or part of a cycle counts as none.
    virtual std::vector<HierarchyNode> hierarchy(const Model &model) const = 0;
    /// Sets the parent; refused when that would make a cycle or the objects are no nodes.
    virtual Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const = 0;
    /// The field that holds a node's pivot, empty address when there is none.
    virtual Address pivot(const Model &model, NodeId node) const = 0;
};

/// A field that belongs to an object but is stored elsewhere (a node's pivot in PIVT).
struct RelatedField
{
    Address address;
    std::string label;
};

/// Names of objects for people: "Layer 1 of “Armor”", "3 Armor.blp".
class NamedFacet
{
public:
    virtual ~NamedFacet() = default;
    /// Short name for lists and reference pickers; never empty.
    virtual std::string name(const Model &model, NodeId node) const = 0;
    virtual std::vector<RelatedField> relatedFields(const Model &model, NodeId node) const = 0;
};

class SceneFacet
{
public:
    virtual ~SceneFacet() = default;
    virtual RenderScene build(const Model &model) const = 0;
    /// Brings `scene`, which shows the model before `changes`, up to date: equal to build(model) but for revisions.
    virtual void update(const Model &model, const ChangeSet &changes, RenderScene &scene) const = 0;
};

/// Bounding volumes that a format stores and that can be worked out again.
class BoundsFacet
{
public:
    virtual ~BoundsFacet() = default;
    /// Whether `address` is a bounds field, or (with field 0xffff) an object that is one.
    virtual bool isBounds(const Model &model, const Address &address) const = 0;
    /// The change that makes it fit the model as it is: geometry at rest, or posed during the sequence it belongs to.
    virtual Result<ChangeSet> recalculate(const Model &model, const Address &address) const = 0;
    /// All bounds of the model.
    virtual Result<ChangeSet> recalculateAll(const Model &model) const = 0;
};

/// The number of a reference after an edit, -1 for a removed target.
using Renumber = std::function<std::int64_t(std::string_view domain, std::int64_t oldNumber)>;

/// Decides about references with OnDelete::Custom.
class ReferenceFixer
{
public:
    virtual ~ReferenceFixer() = default;
    /// Appends the changes that detach `removed` objects (still in the model) from custom references, expressed against the
    /// model as it is. A field that is set here must come out complete: its other references renumbered, too.
    virtual Status detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber,
                          ChangeSet &changes) const = 0;
};

/// A problem of a model, found by checks over the table or by the format.
struct Problem
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable: "reference.missing"
    Address address;
    Message message;
};

} // namespace sinew
