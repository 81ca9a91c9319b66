// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/io/result.h"
#include "core/model/change.h"

#include <memory>
#include <span>
#include <string_view>

namespace sinew {

/// What happens to a sequence's keys when its interval changes.
enum class KeyPolicy : std::uint8_t {
    Keep,    ///< keys stay where they are
    Shift,   ///< keys move by as much as the start
    Stretch, ///< keys are scaled so that the first and the last time of the interval stay first and last
    Trim,    ///< keys outside the new interval are deleted; where there were some, the border gets an evaluated key
};

/// What happens to keys in the target range of a sequence's keys.
enum class OverlapPolicy : std::uint8_t {
    Refuse,  ///< the time of another sequence is never touched
    Replace, ///< keys there are deleted
    Push,    ///< everything after the sequence moves by as much as needed
};

/// The addresses of a sequence's editable fields; an empty address if the format has no such field.
struct SequenceFields
{
    Address name, start, end, rarity, moveSpeed;
    bool isFrequency = false;    ///< `rarity` tells how often the sequence is chosen rather than how seldom
    Address duration;            ///< of a global sequence
    std::vector<Address> bounds; ///< of the model and its parts during the sequence; for BoundsFacet
};

struct NewSequence
{
    ChangeSet changes;
    NodeId sequence = NoNode; ///< its identity once the changes are pushed
};

/// Sequences and the keys in them. Edits stay within the sequence's own time unless told otherwise; keys that are also
/// read by another sequence stay for that one. Curves on a global sequence are never touched. Times: the format's unit.
///
/// The base class serves formats whose sequences can't be edited.
class SequenceFacet
{
public:
    virtual ~SequenceFacet() = default;
    /// Sequences in file order, without global ones.
    virtual std::vector<Clip> sequences(const Model &model) const = 0;

    virtual bool canEdit() const { return false; }
    /// True if the file stores which sequences start over.
    virtual bool canSetLoops() const { return canEdit(); }
    /// For a sequence or a global sequence.
    virtual SequenceFields fields(const Model &, NodeId) const { return {}; }
    /// Sets whether sequences start over at their end.
    virtual Result<ChangeSet> setLoops(const Model &, std::span<const NodeId>, bool) const { return cannot(); }
    /// Adds a sequence of `length` at the end of the list, after all others in time; keys are unchanged.
    virtual Result<NewSequence> create(const Model &, std::string_view /*name*/, std::int32_t /*length*/) const
    {
        return cannot();
    }
    virtual Result<NewSequence> createGlobal(const Model &, std::int32_t /*duration*/) const { return cannot(); }
    /// Adds a copy with its keys at the end of the list, after all others in time.
    virtual Result<NewSequence> duplicate(const Model &, NodeId) const { return cannot(); }
    /// Adds a sequence of another model of the format with its properties, without its keys, under its name (if that is
    /// taken, the next free one), at the end of the list, after all others in time. The keys to bring are those of
    /// played().
    virtual Result<NewSequence> adopt(const Model &, const Model & /*from*/, NodeId) const { return cannot(); }
    /// The model with its keys as they play, where the file stores one round of keys that start over before their
    /// sequence ends; null: keys play as they are stored. Objects keep their identities.
    virtual std::unique_ptr<Model> played(const Model &) const { return nullptr; }
    virtual Result<ChangeSet> remove(const Model &, std::span<const NodeId>, bool /*withKeys*/) const
    {
        return cannot();
    }
    /// Refused: an end before the start, a trim to another place, another sequence in the way (see OverlapPolicy).
    virtual Result<ChangeSet> setInterval(const Model &, NodeId, std::int32_t /*start*/, std::int32_t /*end*/,
                                          KeyPolicy, OverlapPolicy = OverlapPolicy::Refuse) const
    {
        return cannot();
    }
    /// Replaces the keys of `to` with those of `from`: stretched to its length, or unscaled and cut at its end.
    virtual Result<ChangeSet> copyKeys(const Model &, NodeId /*from*/, NodeId /*to*/, bool /*stretch*/) const
    {
        return cannot();
    }
    /// Moves everything from `at` on, including borders of sequences, `length` later.
    virtual Result<ChangeSet> insertTime(const Model &, std::int32_t /*at*/, std::int32_t /*length*/) const
    {
        return cannot();
    }
    /// Cuts `length` from `at` on out, including its keys; everything after it moves earlier. Refused if it would cut
    /// across a border of a sequence, unless `acrossBorders`, and always if it contains a whole sequence.
    virtual Result<ChangeSet> removeTime(const Model &, std::int32_t /*at*/, std::int32_t /*length*/,
                                         bool /*acrossBorders*/) const
    {
        return cannot();
    }

protected:
    static Error cannot() { return {QT_TRANSLATE_NOOP("Message", "sequences of this format can't be edited")}; }
};

} // namespace sinew
