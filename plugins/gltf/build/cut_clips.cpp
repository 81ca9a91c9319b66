// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/cut_clips.h"

#include "core/exchange/cut_keys.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

constexpr std::size_t mostCuts = 10000;
constexpr double mostFrames = 1e9;
constexpr double usualRate = 24; ///< of new files in Blender

/// Rates at which other programs work, the usual ones first; milliseconds at last.
constexpr double knownRates[] = {24, 30, 25, 60, 50, 15, 120, 100, 1000};

/// The rate at which all keys lie on whole frames, if there is one.
std::optional<double> suggestedRate(const ReadClip &clip)
{
    constexpr std::size_t mostKeys = 1000; // of each channel: enough to tell
    for (const double rate : knownRates) {
        const auto isWhole = [rate](float time) {
            const double frame = double(time) * rate;
            // As near as a float of seconds says it.
            return std::abs(frame - std::round(frame)) <= 2e-3 + frame * 2e-7;
        };
        if (std::all_of(clip.channels.begin(), clip.channels.end(), [&](const ReadChannel &channel) {
                const auto &times = channel.keys.times;
                return std::all_of(times.begin(), times.begin() + std::ptrdiff_t(std::min(mostKeys, times.size())),
                                   isWhole);
            }))
            return rate;
    }
    return std::nullopt;
}

/// Of the Blender add-on "Timeline markers": where sequences begin, in seconds. Each ends where the next one begins.
std::vector<SequenceCut> markerCuts(ReadJob &job, double rate, double last)
{
    const std::vector<JsonItem> &scenes = job.asset.list("scenes");
    if (scenes.empty())
        return {};
    const JsonItem scene(scenes.front().value(), scenes.front().path(), job.unheard);
    std::vector<SequenceCut> cuts;
    for (const JsonItem &marker : scene.extension("WEBGI_animation_markers").list("markers")) {
        const double seconds = marker.number("time", -1, 0, mostFrames);
        if (cuts.size() < mostCuts && seconds >= 0 && seconds < last)
            cuts.push_back({marker.text("name"), seconds * rate, 0});
    }
    std::stable_sort(cuts.begin(), cuts.end(),
                     [](const SequenceCut &a, const SequenceCut &b) { return a.first < b.first; });
    for (std::size_t i = 0; i < cuts.size(); ++i)
        cuts[i].last = i + 1 < cuts.size() ? std::max(cuts[i].first, cuts[i + 1].first - 1) : last * rate;
    return cuts;
}

/// What is wrong with a cut; empty if nothing is.
Message problemOf(const SequenceCut &cut, const ReadClip &clip, double rate)
{
    const Message name(cut.name);
    if (cut.name.empty())
        return QT_TRANSLATE_NOOP("Message", "a sequence that is cut out needs a name");
    if (!(cut.first >= 0 && cut.last <= mostFrames && cut.first <= cut.last))
        return Message(QT_TRANSLATE_NOOP("Message", "“%1” ends before it begins"), {name});
    const auto frame = [rate](double seconds) { return Message(std::to_string(std::lround(seconds * rate))); };
    if (cut.first / rate > clip.last + 0.0005 || cut.last / rate < clip.first - 0.0005)
        return Message(
            QT_TRANSLATE_NOOP("Message", "“%1” lies outside of the animation, which has the frames %2 to %3"),
            {name, frame(clip.first), frame(clip.last)});
    return {};
}

} // namespace

void cutClips(ReadJob &job, std::vector<ReadClip> &clips)
{
    const ImportOptions &options = job.options;
    const bool isCut = options.cutsAtMarkers || !options.cuts.empty();
    const auto longest = std::max_element(clips.begin(), clips.end(), [](const ReadClip &a, const ReadClip &b) {
        return a.last - a.first < b.last - b.first;
    });
    if (longest == clips.end() || longest->channels.empty()) {
        if (isCut)
            job.report.fail("animations", "", QT_TRANSLATE_NOOP("Message", "there is no animation that could be cut"));
        return;
    }
    const std::optional<double> suggested = suggestedRate(*longest);
    const double rate = options.framesPerSecond.value_or(suggested.value_or(usualRate));
    const std::vector<SequenceCut> atMarkers = markerCuts(job, rate, longest->last);
    const std::vector<SequenceCut> &cuts = options.cutsAtMarkers ? atMarkers : options.cuts;
    job.result.framesPerSecond = rate;
    job.result.cuts = isCut ? cuts : atMarkers;
    if (job.result.cuts.empty())
        job.result.cuts = {{longest->name, longest->first * rate, longest->last * rate}};
    if (!isCut)
        return;
    if (cuts.empty() || cuts.size() > mostCuts) {
        job.report.fail("animations", "",
                        cuts.empty()
                            ? Message(QT_TRANSLATE_NOOP("Message", "the file has no markers to cut at"))
                            : Message(QT_TRANSLATE_NOOP("Message", "there are too many sequences to cut out")));
        return;
    }
    if (!options.framesPerSecond)
        job.report.lose(ConversionLoss::Guessed, "animations",
                        suggested ? QT_TRANSLATE_NOOP("Message", "Frames are counted as %1 per second, as the keys lie")
                                  : QT_TRANSLATE_NOOP("Message", "Frames are counted as %1 per second, as the keys fit "
                                                                 "no rate"),
                        std::size_t(rate));
    const ReadClip whole = std::move(*longest);
    std::vector<ReadClip> parts;
    for (const SequenceCut &cut : cuts) {
        if (const Message problem = problemOf(cut, whole, rate); !problem.empty()) {
            job.report.fail("animations", "", problem);
            return;
        }
        ReadClip &part = parts.emplace_back();
        part.name = cut.name;
        part.first = cut.first / rate;
        part.last = cut.last / rate;
        for (const ReadChannel &channel : whole.channels) {
            ReadChannel &to = part.channels.emplace_back(
                ReadChannel{channel.node, channel.path, channel.pointer, cutKeys(channel.keys, part.first, part.last)});
            const std::size_t numbers = to.keys.values.size() + to.keys.ins.size() + to.keys.outs.size();
            if (!job.asset.charge(sizeof to + to.pointer.size() + (to.keys.times.size() + numbers) * sizeof(float),
                                  "animations"))
                return;
        }
    }
    clips.insert(clips.erase(longest), std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end()));
}

} // namespace sinew::gltf
