// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/playhead/playhead_keys.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include "widgets/text/local_number.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// The timeline that all listed tracks run on instead of the model's: a global sequence, a particle's life. Null if
/// they have none in common.
const Clip *commonTimeline(const std::vector<ShownTrack> &tracks, const std::vector<Clip> &clips)
{
    const NodeId line = tracks.empty() ? NoNode : tracks.front().channel.globalSequence;
    if (line == NoNode || std::any_of(tracks.begin(), tracks.end(),
                                      [line](const ShownTrack &track) { return track.channel.globalSequence != line; }))
        return nullptr;
    const auto clip =
        std::find_if(clips.begin(), clips.end(), [line](const Clip &c) { return c.isGlobal && c.source == line; });
    return clip == clips.end() ? nullptr : &*clip;
}

bool holds(const Clip &clip, double time)
{
    return !clip.isGlobal && time >= clip.start && time <= clip.end;
}

} // namespace

const Clip *CurveSession::clipAt(double time) const
{
    const Clip *chosen = chosenClip();
    if (chosen && holds(*chosen, time))
        return chosen;
    const auto clip =
        std::find_if(m_clips.begin(), m_clips.end(), [time](const Clip &each) { return holds(each, time); });
    return clip == m_clips.end() ? nullptr : &*clip;
}

bool CurveSession::hasSeveralSequences() const
{
    return std::count_if(m_clips.begin(), m_clips.end(), [](const Clip &clip) { return !clip.isGlobal; }) > 1;
}

void CurveSession::scrubTo(double time)
{
    if (!m_document)
        return;
    Playback &playback = m_document->playback();
    if (const Clip *own = commonTimeline(m_tracks, m_clips); own && !own->loops) {
        // As far into the sequence as into the particle's life; see momentIn().
        const double length = double(own->end) - own->start;
        time = playback.start() + (length > 0 ? (time - own->start) / length : 0) * (playback.end() - playback.start());
    }
    if (time < playback.start() || time > playback.end()) {
        if (!chooseSequenceAt(time) && playback.sequence() == NoNode)
            playback.setSequence(NoNode, std::min(playback.start(), time), std::max(playback.end(), time));
    }
    playback.setTime(time);
}

std::optional<std::pair<double, double>> CurveSession::sequenceRange() const
{
    if (!m_document)
        return std::nullopt;
    if (const Clip *own = commonTimeline(m_tracks, m_clips); own && own->end > own->start)
        return std::pair<double, double>(own->start, own->end);
    const Playback &playback = m_document->playback();
    // If only one sequence is shown, every time belongs to it, even if it has no length.
    if (!showsOneSequence() && (playback.sequence() == NoNode || playback.end() <= playback.start()))
        return std::nullopt;
    return std::pair(playback.start(), playback.end());
}

std::optional<std::pair<double, double>> CurveSession::keyTimes(std::span<const std::size_t> rows) const
{
    for (const bool ownTime : {false, true}) {
        double first = std::numeric_limits<double>::max(), last = -first;
        for (const std::size_t row : rows) {
            const ShownTrack &track = m_tracks[row];
            const std::optional<TimeSpan> scope = this->scope(track);
            for (const std::int32_t time : curve(track).times())
                if (track.isGlobal == ownTime && (!scope || scope->contains(time))) {
                    first = std::min(first, double(time));
                    last = std::max(last, double(time));
                }
        }
        const auto sequence = first == last ? sequenceRange() : std::nullopt;
        // A lone key does not tell how much to show around it.
        if (sequence && first >= sequence->first && first <= sequence->second)
            return sequence;
        if (first <= last)
            return std::pair(first, last);
    }
    const auto sequence = m_options.allSequences ? std::nullopt : sequenceRange();
    if (sequence)
        return sequence;
    std::optional<std::pair<double, double>> all;
    for (const Clip &clip : m_clips)
        all = all ? std::pair(std::min<double>(all->first, clip.start), std::max<double>(all->second, clip.end))
                  : std::pair<double, double>(clip.start, clip.end);
    return all;
}

bool CurveSession::showsOneSequence() const
{
    return m_document && std::any_of(m_clips.begin(), m_clips.end(), [this](const Clip &clip) {
               return clip.ownTime && clip.source == m_document->playback().sequence();
           });
}

std::int32_t CurveSession::timeOrigin(double time) const
{
    if (m_options.timesFromStart && m_document) {
        const Clip *chosen = chosenClip();
        if (chosen && holds(*chosen, time))
            return chosen->start;
        // Between sequences times continue from the nearest one, on whichever side it lies.
        const auto distance = [time](const Clip &clip) {
            return clip.isGlobal ? std::numeric_limits<double>::infinity()
                                 : std::max({clip.start - time, time - clip.end, 0.0});
        };
        const auto nearest = std::min_element(m_clips.begin(), m_clips.end(),
                                              [&](const Clip &a, const Clip &b) { return distance(a) < distance(b); });
        if (nearest != m_clips.end() && !nearest->isGlobal)
            return nearest->start;
    }
    return sinew::timeOrigin(m_clips, time);
}

double CurveSession::timeUnit() const
{
    switch (m_options.time) {
    case TimeDisplay::Frames:
        return unitsPerFrame();
    case TimeDisplay::Seconds:
        return m_traits.unitsPerSecond;
    case TimeDisplay::Units:
        break;
    }
    return 1;
}

std::size_t CurveSession::keysInScope(const ShownTrack &track) const
{
    const auto times = curve(track).times();
    const std::optional<TimeSpan> scope = this->scope(track);
    if (!scope)
        return times.size();
    return std::size_t(
        std::count_if(times.begin(), times.end(), [&](std::int32_t time) { return scope->contains(time); }));
}

QString CurveSession::timeUnitText() const
{
    return m_options.time == TimeDisplay::Frames    ? tr("frames")
           : m_options.time == TimeDisplay::Seconds ? tr("s")
                                                    : QString::fromLatin1(m_traits.unitName);
}

std::vector<std::int32_t> CurveSession::timeOrigins() const
{
    std::vector<std::int32_t> origins;
    for (const Clip &clip : m_clips)
        if ((clip.ownTime || m_options.timesFromStart) && !clip.isGlobal)
            origins.push_back(clip.start);
    std::sort(origins.begin(), origins.end());
    return origins;
}

QString CurveSession::durationText(double time) const
{
    const QLocale locale;
    switch (m_options.time) {
    case TimeDisplay::Units:
        return locale.toString(std::lround(time));
    case TimeDisplay::Frames:
        return locale.toString(std::round(time / unitsPerFrame() * 100) / 100);
    case TimeDisplay::Seconds:
        break;
    }
    return fixedNumber(time / m_traits.unitsPerSecond, 3);
}

} // namespace sinew
