// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "plugins/gltf/build/node_table.h"

#include <optional>
#include <set>
#include <tuple>

namespace sinew::gltf {

enum class NodePath : std::uint8_t { Translation, Rotation, Scale };

struct ReadChannel
{
    int node = -1; ///< -1: `pointer` says what moves
    NodePath path = NodePath::Translation;
    std::string pointer;
    ClipKeys keys; ///< times as in the file
};

/// An animation of the file as a sequence of the model.
struct ReadClip
{
    std::string name;
    double first = 0, last = 0;      ///< seconds in the file
    std::int32_t start = 0, end = 0; ///< milliseconds on the model's timeline
    bool loops = true;
    float moveSpeed = 0;
    std::vector<ReadChannel> channels;
};

/// What moves one value, by clip; those in which it stays at rest are missing.
struct ClipUse
{
    std::size_t clip = 0;
    const ClipKeys *keys = nullptr;
};
using ClipUses = std::vector<ClipUse>;
/// Whether all keys are of so many numbers.
bool haveComponents(const ClipUses &uses, int components);
/// In one clip, null if nothing moves there. `uses` are in the order of the clips.
const ClipKeys *keysIn(const ClipUses &uses, std::size_t clip);

/// The animations of a file on one timeline: as in the model that our own exporter had, else one after the other.
class Clips
{
public:
    /// Marks the animated nodes.
    Clips(ReadJob &job, NodeTable &nodes);

    const std::vector<ReadClip> &all() const { return m_clips; }
    /// Empty if nothing moves it.
    const ClipUses &of(int node, NodePath path) const;
    const ClipUses &of(const std::string &pointer) const;
    void addSequences(ReadJob &job) const;
    /// Where a time (ms) on the timeline of the model that our own exporter had is on this one; nothing between
    /// sequences, or if the file has lost the animation of its sequence. Of sequences that overlap, the earliest.
    std::optional<std::int32_t> moved(std::int64_t time) const;

private:
    /// A part of the timeline that the exporter had: [start, end], in milliseconds.
    struct Source
    {
        std::int64_t start = 0, end = 0;
        std::int64_t clipStart = 0; ///< at or before `start`: where the whole sequence began
        std::size_t clip = 0;
    };
    using Targets = std::set<std::tuple<int, NodePath, std::string>>;

    void readClip(ReadJob &job, const JsonItem &json, NodeTable &nodes);
    void readChannel(ReadJob &job, const JsonItem &json, const std::vector<JsonItem> &samplers, NodeTable &nodes,
                     ReadClip &clip, Targets &taken);
    void recallSequences(ReadJob &job);
    void separateSources();
    void layOut();

    std::vector<ReadClip> m_clips;
    std::map<std::pair<int, NodePath>, ClipUses> m_ofNodes;
    std::map<std::string, ClipUses> m_ofPointers;
    std::vector<Source> m_sources; ///< disjoint and sorted once the sequences are recalled
    bool m_keepsTimes = false;
};

} // namespace sinew::gltf
