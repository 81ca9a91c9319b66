// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/clips.h"

#include "core/exchange/unique_names.h"
#include "plugins/gltf/build/channel_keys.h"
#include "plugins/gltf/build/cut_clips.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sinew::gltf {

namespace {

constexpr std::int32_t gap = 1000;
/// A pose: what has no length can't be played.
constexpr std::int32_t shortest = 33;

CurvePoint restOf(const NodePlace &rest, NodePath path)
{
    if (path == NodePath::Rotation)
        return {rest.rotation[0], rest.rotation[1], rest.rotation[2], rest.rotation[3]};
    const auto &v = path == NodePath::Scale ? rest.scale : rest.translation;
    return {v[0], v[1], v[2]};
}

std::int32_t milliseconds(double seconds)
{
    return std::int32_t(std::lround(seconds * 1000));
}

/// What moves in a scene besides nodes.
bool isShown(const std::string &pointer)
{
    return pointer.ends_with("/KHR_node_visibility/visible") ||
           pointer.ends_with("/pbrMetallicRoughness/baseColorFactor") ||
           pointer.find("/baseColorTexture/extensions/KHR_texture_transform/") != std::string::npos ||
           pointer.starts_with("/extensions/KHR_lights_punctual/lights/") ||
           (pointer.starts_with("/cameras/") && pointer.ends_with("/perspective/yfov"));
}

/// Of the file's sequences, by row, in its own lengths.
std::vector<float> moveSpeeds(const JsonItem &sinew)
{
    std::vector<float> all;
    for (const JsonItem &sequence : sinew["model"]["fields"].list("sequences")) {
        const auto row = std::size_t(sequence.integer("row", 0));
        if (row > 65535)
            continue;
        all.resize(std::max(all.size(), row + 1));
        all[row] = float(sequence["fields"].number("moveSpeed", 0, 0, 1e6));
    }
    return all;
}

} // namespace

bool haveComponents(const ClipUses &uses, int components)
{
    return std::all_of(uses.begin(), uses.end(),
                       [&](const ClipUse &use) { return use.keys->components == components; });
}

const ClipKeys *keysIn(const ClipUses &uses, std::size_t clip)
{
    const auto found = std::lower_bound(uses.begin(), uses.end(), clip,
                                        [](const ClipUse &use, std::size_t row) { return use.clip < row; });
    return found == uses.end() || found->clip != clip ? nullptr : found->keys;
}

Clips::Clips(ReadJob &job, NodeTable &nodes)
{
    for (const JsonItem &json : job.asset.list("animations"))
        if (!job.isBroken())
            readClip(job, json, nodes);
    if (!job.isBroken())
        cutClips(job, m_clips);
    if (job.isBroken())
        return;
    recallSequences(job);
    if (!m_keepsTimes)
        layOut();
    for (std::size_t row = 0; row < m_clips.size(); ++row)
        for (const ReadChannel &channel : m_clips[row].channels) {
            ClipUses &uses =
                channel.node >= 0 ? m_ofNodes[{channel.node, channel.path}] : m_ofPointers[channel.pointer];
            uses.push_back({row, &channel.keys});
        }
}

void Clips::readClip(ReadJob &job, const JsonItem &json, NodeTable &nodes)
{
    ReadClip clip;
    clip.name = json.text("name", "Animation " + std::to_string(m_clips.size()));
    clip.first = 1e9;
    Targets taken;
    const std::vector<JsonItem> samplers = json.list("samplers");
    for (const JsonItem &channel : json.list("channels"))
        if (!job.isBroken())
            readChannel(job, channel, samplers, nodes, clip, taken);
    clip.first = std::min(clip.first, clip.last);
    const bool isCut = !job.options.cuts.empty() || job.options.cutsAtMarkers;
    if (clip.first >= 0.0005 && !job.isBroken() && !isCut)
        job.report.lose(
            ConversionLoss::Changed, json.path(),
            QT_TRANSLATE_NOOP("Message", "Animations that begin later than at 0 begin with their first key (%1)"));
    m_clips.push_back(std::move(clip));
}

void Clips::readChannel(ReadJob &job, const JsonItem &json, const std::vector<JsonItem> &samplers, NodeTable &nodes,
                        ReadClip &clip, Targets &taken)
{
    const int sampler = json.neededRow("sampler", samplers.size());
    const JsonItem target = json["target"];
    const std::string path = target.text("path");
    ReadChannel channel;
    channel.node = target.row("node", nodes.size());
    if (sampler < 0)
        return;
    const JsonItem &from = samplers[std::size_t(sampler)];
    int components = 3;
    if (path == "pointer") {
        channel.node = -1;
        channel.pointer = target.extension("KHR_animation_pointer").text("pointer");
        components = 0;
        if (!isShown(channel.pointer)) {
            job.report.lose(ConversionLoss::Lost, target.path(),
                            QT_TRANSLATE_NOOP("Message", "Animated values that models don't have (%1)"));
            return;
        }
    } else if (path == "rotation") {
        channel.path = NodePath::Rotation;
        components = 4;
    } else if (path == "scale") {
        channel.path = NodePath::Scale;
    } else if (path == "weights") {
        job.report.lose(ConversionLoss::Lost, json.path(), QT_TRANSLATE_NOOP("Message", "Animated shapes (%1)"));
        return;
    } else if (path != "translation") {
        job.report.warn(target.path() + ".path", "VALUE_NOT_IN_LIST",
                        Message(QT_TRANSLATE_NOOP("Message", "“%1” can't be animated"), {Message(path)}));
        return;
    }
    if (channel.node < 0 && channel.pointer.empty())
        return;
    channel.keys = channelKeys(job, from, components, components == 4);
    if (channel.keys.times.empty())
        return;
    clip.first = std::min(clip.first, double(channel.keys.times.front()));
    clip.last = std::max(clip.last, double(channel.keys.times.back()));
    if (!taken.insert({channel.node, channel.path, channel.pointer}).second) {
        job.report.warn(
            json.path(), "ANIMATION_DUPLICATE_TARGETS",
            QT_TRANSLATE_NOOP("Message", "animates what another channel animates already, and is left out"));
        return;
    }
    if (channel.node >= 0) {
        if (staysAt(channel.keys, restOf(nodes[channel.node].rest, channel.path)))
            return;
        nodes[channel.node].isAnimated = true;
    }
    clip.channels.push_back(std::move(channel));
}

void Clips::recallSequences(ReadJob &job)
{
    const JsonItem sinew = job.sceneExtras();
    if (!sinew.exists() || m_clips.empty())
        return;
    std::vector<ReadClip> sorted;
    UniqueNames names; // as the exporter names animations
    std::vector<bool> isTaken(m_clips.size());
    const std::vector<float> speeds = moveSpeeds(sinew);
    const std::vector<JsonItem> sequences = sinew.list("sequences");
    for (std::size_t row = 0; row < sequences.size(); ++row) {
        const std::string name = sequences[row].text("name"),
                          shown = names.take(name.empty() ? "Sequence " + std::to_string(row) : name);
        const auto found = std::find_if(m_clips.begin(), m_clips.end(), [&](const ReadClip &clip) {
            return clip.name == shown && !isTaken[std::size_t(&clip - m_clips.data())];
        });
        if (found == m_clips.end())
            continue;
        isTaken[std::size_t(found - m_clips.begin())] = true;
        ReadClip &clip = sorted.emplace_back(std::move(*found));
        clip.name = name;
        clip.loops = sequences[row].flag("loops", true);
        if (row < speeds.size())
            clip.moveSpeed = float(double(speeds[row]) * sinew.number("scale", 1) * job.axes.scale());
        clip.first = 0;
        const std::int64_t latest = INT32_MAX - 1;
        clip.start = std::int32_t(std::min(latest, sequences[row].integer("start", 0, -latest)));
        clip.end = std::int32_t(std::min(latest, sequences[row].integer("end", 0, -latest)));
        m_sources.push_back({clip.start, clip.end, clip.start, sorted.size() - 1});
    }
    separateSources();
    std::vector<std::pair<std::int32_t, std::int32_t>> ranges;
    m_keepsTimes = sorted.size() == m_clips.size();
    for (const ReadClip &clip : sorted) {
        ranges.emplace_back(clip.start, clip.end);
        m_keepsTimes &= std::abs(std::int64_t(clip.end) - clip.start - milliseconds(clip.last)) <= 1 &&
                        clip.start >= 0 && clip.end >= clip.start;
    }
    std::sort(ranges.begin(), ranges.end());
    for (std::size_t i = 1; i < ranges.size(); ++i)
        m_keepsTimes &= ranges[i].first > ranges[i - 1].second;
    for (std::size_t row = 0; row < m_clips.size(); ++row)
        if (!isTaken[row])
            sorted.push_back(std::move(m_clips[row]));
    m_clips = std::move(sorted);
}

void Clips::separateSources()
{
    std::stable_sort(m_sources.begin(), m_sources.end(),
                     [](const Source &a, const Source &b) { return a.start < b.start; });
    std::vector<Source> separate;
    for (Source source : m_sources) {
        if (!separate.empty())
            source.start = std::max(source.start, separate.back().end + 1);
        if (source.start <= source.end)
            separate.push_back(source);
    }
    m_sources = std::move(separate);
}

std::optional<std::int32_t> Clips::moved(std::int64_t time) const
{
    const auto next = std::upper_bound(m_sources.begin(), m_sources.end(), time,
                                       [](std::int64_t at, const Source &source) { return at < source.start; });
    if (next == m_sources.begin() || time > std::prev(next)->end)
        return std::nullopt;
    const Source &source = *std::prev(next);
    const ReadClip &clip = m_clips[source.clip];
    return std::int32_t(std::min<std::int64_t>(clip.start + time - source.clipStart, clip.end));
}

void Clips::layOut()
{
    std::int32_t at = 0;
    for (ReadClip &clip : m_clips) {
        const std::int32_t length = milliseconds(clip.last - clip.first);
        clip.start = at;
        // A timeline of more than 24 days: what is beyond is at its end.
        clip.end = std::int32_t(std::min<std::int64_t>(std::int64_t(at) + std::max(length, shortest), INT32_MAX - gap));
        at = std::min(clip.end + gap, INT32_MAX - gap);
    }
}

const ClipUses &Clips::of(int node, NodePath path) const
{
    static const ClipUses none;
    const auto found = m_ofNodes.find({node, path});
    return found == m_ofNodes.end() ? none : found->second;
}

const ClipUses &Clips::of(const std::string &pointer) const
{
    static const ClipUses none;
    const auto found = m_ofPointers.find(pointer);
    return found == m_ofPointers.end() ? none : found->second;
}

void Clips::addSequences(ReadJob &job) const
{
    for (const ReadClip &clip : m_clips) {
        SceneSequence sequence;
        sequence.name = clip.name;
        sequence.start = clip.start;
        sequence.end = clip.end;
        sequence.loops = clip.loops;
        sequence.moveSpeed = clip.moveSpeed;
        job.scene().sequences.push_back(std::move(sequence));
    }
}

} // namespace sinew::gltf
