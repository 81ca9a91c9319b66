// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"
#include "core/scene/render_scene.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

// Facets are narrow views of a native model for shared tools. They state what a format can do and return edits, they
// never perform them. A format without a facet returns null; tools then grey out and say why.

namespace sinew {

/// One interval of time in which keys are looked up: an MDX sequence or global sequence, an M2 sub-track, an M3 STC
/// block.
struct Clip
{
    NodeId source = NoNode;
    std::string name;
    std::int32_t start = 0, end = 0; ///< inclusive, in the format's time unit
    bool isGlobal = false;           ///< has a timeline of its own: a global sequence, a particle's life
    bool loops = true;               ///< playing it starts over at its end
    /// Values go on from the last key through the end to the first. If not, the first and the last key are held to the
    /// borders.
    bool keysWrap = true;
    /// The nearest key before its start and the one behind its end count in it as well. Keys don't wrap then.
    bool usesOuterKeys = false;
    /// The sequence whose keys these are (M2 aliases); NoNode: its own. Both have the same start.
    NodeId keysOf = NoNode;
    bool missing = false; ///< the keys are in a file that was not found; they can't be edited
    /// The file counts its times from 0 at `start`; where it stands on the common timeline means nothing to people.
    bool ownTime = false;
};

/// The time that is displayed as 0 at a moment: the start of the clip with a time of its own that it belongs to, else
/// 0.
std::int32_t timeOrigin(std::span<const Clip> clips, double time);

/// A set of interpolations.
class Interpolations
{
public:
    constexpr Interpolations(std::initializer_list<Interpolation> list)
    {
        for (const Interpolation each : list)
            m_bits |= 1u << std::uint32_t(each);
    }
    static constexpr Interpolations all()
    {
        return {Interpolation::None, Interpolation::Linear, Interpolation::Hermite, Interpolation::Bezier};
    }

    /// False for numbers that are none of the four.
    constexpr bool contains(std::uint32_t number) const { return number < 4 && (m_bits & (1u << number)); }
    constexpr bool contains(Interpolation one) const { return contains(std::uint32_t(one)); }
    constexpr bool isEmpty() const { return m_bits == 0; }
    /// In the order of their numbers.
    std::vector<Interpolation> list() const;
    bool operator==(const Interpolations &) const = default;

private:
    unsigned m_bits = 0;
};

/// What keys the file can hold for a track. Tracks without values (CurveChannel::components 0) have times only; none of
/// this concerns them.
struct KeyRules
{
    /// What the track can be set to; tangents exist where hermite or bezier is among them.
    Interpolations interpolations = Interpolations::all();
    /// Numbers are stored as whole steps of this size between the lowest and the highest, of rotations each of x y z w;
    /// 0: as they are.
    double valueStep = 0;
    double lowest = 0, highest = 0;

    /// What a track starts with when it gets its first keys: linear, of whole numbers and events steps; what the file
    /// can hold before all.
    Interpolation initial(const TypeInfo &value) const;
    bool operator==(const KeyRules &) const = default;
};

struct CurveTraits
{
    double unitsPerSecond = 1000;
    const char *unitName = "ms";
    /// Poses are asked for by the time since the start of a sequence (command line).
    bool timesFromClipStart = false;
};

/// A track that an object has or could have.
struct CurveChannel
{
    Address address; ///< of the Curve field
    NodeId node = NoNode;
    std::string name;   ///< the field's label
    int components = 1; ///< 0: keys are times only
    bool present = false;
    bool isRotation = false;
    bool isStep = false;                   ///< evaluated without interpolation whatever is stored
    std::uint32_t globalSequence = NoNode; ///< NodeId of the global sequence it runs on
    KeyRules rules;
};

class CurveFacet
{
public:
    virtual ~CurveFacet() = default;
    virtual CurveTraits traits() const = 0;
    virtual std::vector<Clip> clips(const Model &model) const = 0;
    /// All channels of an object in table order, absent ones included.
    virtual std::vector<CurveChannel> channels(const Model &model, NodeId node) const = 0;
    /// The channel of a curve field; nothing for what is none of the object's channels.
    std::optional<CurveChannel> channel(const Model &model, const Address &address) const;
};

/// Where the times of a sequence are counted from for people: its start if CurveTraits::timesFromClipStart, else 0.
/// `curves` may be null.
inline double zeroOf(const SceneSequence &sequence, const CurveFacet *curves)
{
    return curves && curves->traits().timesFromClipStart ? sequence.start : 0;
}

/// What happens to a sequence's keys when its interval changes.
enum class KeyPolicy : std::uint8_t {
    Keep,    ///< keys stay where they are
    Shift,   ///< keys move as far as the start does
    Stretch, ///< keys are scaled so that the first and the last time of the interval stay first and last
    Trim, ///< keys outside of the new interval are deleted; where there were some, the border gets a key as evaluated
};

/// What happens to whatever is in the target range of a sequence's keys.
enum class OverlapPolicy : std::uint8_t {
    Refuse,  ///< another sequence's time is never touched
    Replace, ///< keys that stand there are deleted
    Push,    ///< everything after the sequence moves as far as needed
};

/// Where a sequence keeps what people edit; an empty address where the format has no such field.
struct SequenceFields
{
    Address name, start, end, rarity, moveSpeed;
    bool isFrequency = false;    ///< `rarity` says how often the sequence is chosen rather than how seldom
    Address duration;            ///< of a global sequence
    std::vector<Address> bounds; ///< of the model and of its parts during the sequence; for BoundsFacet
};

struct NewSequence
{
    ChangeSet changes;
    NodeId sequence = NoNode; ///< its identity once the changes are pushed
};

/// Sequences and the keys in them. Edits keep to the sequence's own time unless told otherwise; keys that another
/// sequence reads as well stay for that one. Curves on a global sequence are never touched. Times: the format's unit.
///
/// The base class is that of a format whose sequences can't be edited.
class SequenceFacet
{
public:
    virtual ~SequenceFacet() = default;
    /// Sequences in file order, without global ones.
    virtual std::vector<Clip> sequences(const Model &model) const = 0;

    virtual bool canEdit() const { return false; }
    /// Whether the file says which sequences start over.
    virtual bool canSetLoops() const { return canEdit(); }
    /// Of a sequence or a global sequence.
    virtual SequenceFields fields(const Model &, NodeId) const { return {}; }
    /// Whether sequences start over at their end.
    virtual Result<ChangeSet> setLoops(const Model &, std::span<const NodeId>, bool) const { return cannot(); }
    /// A sequence of `length` at the end of the list, after all others in time; no keys come or go.
    virtual Result<NewSequence> create(const Model &, std::string_view /*name*/, std::int32_t /*length*/) const
    {
        return cannot();
    }
    virtual Result<NewSequence> createGlobal(const Model &, std::int32_t /*duration*/) const { return cannot(); }
    /// A copy with its keys at the end of the list, after all others in time.
    virtual Result<NewSequence> duplicate(const Model &, NodeId) const { return cannot(); }
    virtual Result<ChangeSet> remove(const Model &, std::span<const NodeId>, bool /*withKeys*/) const
    {
        return cannot();
    }
    /// Refused: an end before the start, a trim to elsewhere, another sequence in the way (see OverlapPolicy).
    virtual Result<ChangeSet> setInterval(const Model &, NodeId, std::int32_t /*start*/, std::int32_t /*end*/,
                                          KeyPolicy, OverlapPolicy = OverlapPolicy::Refuse) const
    {
        return cannot();
    }
    /// The keys of `to` become those of `from`: stretched to its length, or as they are and cut there.
    virtual Result<ChangeSet> copyKeys(const Model &, NodeId /*from*/, NodeId /*to*/, bool /*stretch*/) const
    {
        return cannot();
    }
    /// Everything from `at` on, borders of sequences included, comes `length` later.
    virtual Result<ChangeSet> insertTime(const Model &, std::int32_t /*at*/, std::int32_t /*length*/) const
    {
        return cannot();
    }
    /// Cuts `length` from `at` on out, keys in it included; what follows comes earlier. Refused when it would cut
    /// across a border of a sequence, unless `acrossBorders`, and always when a whole sequence lies in it.
    virtual Result<ChangeSet> removeTime(const Model &, std::int32_t /*at*/, std::int32_t /*length*/,
                                         bool /*acrossBorders*/) const
    {
        return cannot();
    }

protected:
    static Error cannot() { return {QT_TRANSLATE_NOOP("Message", "sequences of this format can't be edited")}; }
};

struct HierarchyNode
{
    NodeId node = NoNode;
    NodeId parent = NoNode; ///< NoNode: a root of the skeleton
};

/// The curves that move a node, as their fields' addresses; empty where the node can't have one. Values: an offset
/// (Vec3), a rotation (Quat) and a factor per axis (Vec3), all about the node's pivot in its parent's space.
struct TransformTracks
{
    Address translation, rotation, scale;
};

/// The node hierarchy and where nodes stand.
class TransformFacet
{
public:
    virtual ~TransformFacet() = default;
    /// All nodes in key order; a parent that is missing or part of a cycle counts as none.
    virtual std::vector<HierarchyNode> hierarchy(const Model &model) const = 0;
    /// Sets the parent; refused when that would make a cycle or the objects are not nodes.
    virtual Result<ChangeSet> reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const = 0;
    /// The field that holds a node's pivot, empty address when there is none.
    virtual Address pivot(const Model &model, NodeId node) const = 0;
    /// The curves that move a node, present or not; all empty for what is not a node.
    virtual TransformTracks tracks(const Model &, NodeId) const { return {}; }
};

/// A field that belongs to an object but is stored elsewhere (a node's pivot in PIVT).
struct RelatedField
{
    Address address;
    std::string label;
};

/// User-visible names of objects: "Layer 1 of “Armor”", "3 Armor.blp".
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
    /// Brings `scene`, which shows the model before `changes`, up to date: equal to build(model) except for revisions.
    virtual void update(const Model &model, const ChangeSet &changes, RenderScene &scene) const = 0;
};

/// Bounding volumes that a format stores and that can be recomputed.
class BoundsFacet
{
public:
    virtual ~BoundsFacet() = default;
    /// Whether `address` is a bounds field, or (without a field) an object that is one.
    virtual bool isBounds(const Model &model, const Address &address) const = 0;
    /// The changes that make them fit the model as it is: geometry at rest, or posed during the sequence they belong
    /// to.
    virtual Result<ChangeSet> recalculate(const Model &model, std::span<const Address> addresses) const = 0;
    Result<ChangeSet> recalculate(const Model &model, const Address &address) const
    {
        return recalculate(model, std::span(&address, 1));
    }
    virtual Result<ChangeSet> recalculateAll(const Model &model) const = 0;
};

} // namespace sinew
