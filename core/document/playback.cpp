// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/playback.h"

#include "core/facets/clip.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

void Playback::announce(Signal signal)
{
    if (m_holds == 0)
        Q_EMIT(this->*signal)();
    else if (std::find(m_held.begin(), m_held.end(), signal) == m_held.end())
        m_held.push_back(signal);
}

void Playback::releaseSignals()
{
    if (--m_holds > 0)
        return;
    for (const Signal signal : std::exchange(m_held, {}))
        announce(signal);
}

void Playback::setSequence(NodeId sequence, double start, double end, bool loops)
{
    choose(sequence, start, end, {loops, loops, false});
}

void Playback::setSequence(const Clip &clip)
{
    choose(clip.source, clip.start, clip.end, {clip.loops, clip.keysWrap, clip.usesOuterKeys});
}

void Playback::choose(NodeId sequence, double start, double end, const SequenceTraits &traits)
{
    if (sequence == m_sequence && start == m_start && end == m_end && traits == m_traits)
        return;
    m_traits = traits;
    const bool same = sequence == m_sequence;
    if (!same) {
        m_previous = m_playing ? m_sequence : NoNode;
        m_previousTime = std::min(m_time, m_end);
        m_sinceChange = 0;
    }
    m_sequence = sequence;
    m_start = start;
    m_end = std::max(start, end);
    m_time = same ? std::clamp(m_time, m_start, m_end) : m_start;
    announce(&Playback::sequenceChanged);
    announce(&Playback::timeChanged);
}

void Playback::setTime(double time)
{
    time = std::clamp(time, m_start, m_end);
    setTimes(time, std::max(0.0, m_globalTime + time - m_time));
}

void Playback::setTimes(double time, double globalTime)
{
    time = std::clamp(time, m_start, m_end);
    if (time == m_time && globalTime == m_globalTime)
        return;
    m_globalTime = globalTime;
    m_time = time;
    m_previous = NoNode;
    announce(&Playback::timeChanged);
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    if (playing && !loops() && m_time >= m_end)
        m_time = m_start;
    announce(&Playback::stateChanged);
    if (playing)
        return;
    const bool faded = std::exchange(m_previous, NoNode) != NoNode;
    // Keys lie on whole times: values set at the playhead must be the ones seen there.
    const double globalTime = std::exchange(m_globalTime, std::round(m_globalTime));
    const double time = std::exchange(m_time, std::clamp(std::round(m_time), m_start, m_end));
    if (m_time != time || m_globalTime != globalTime || faded)
        announce(&Playback::timeChanged);
}

void Playback::setAtEnd(AtEnd what)
{
    if (what == m_atEnd)
        return;
    m_atEnd = what;
    announce(&Playback::stateChanged);
}

void Playback::setSpeed(double factor)
{
    factor = std::clamp(factor, 0.01, 100.0);
    if (factor == m_speed)
        return;
    m_speed = factor;
    announce(&Playback::stateChanged);
}

void Playback::setAutoKey(bool on)
{
    if (on == m_autoKey)
        return;
    m_autoKey = on;
    announce(&Playback::autoKeyChanged);
}

void Playback::setKeySpread(double timeUnits)
{
    m_keySpread = timeUnits > 0 ? timeUnits : 0; // NaN, too
}

void Playback::advance(double milliseconds)
{
    const double step = milliseconds * m_speed;
    if (!m_playing || step <= 0)
        return;
    m_globalTime += step;
    m_time += step;
    m_sinceChange += step;
    const double over = m_time - m_end;
    if (over <= 0 || m_end <= m_start) {
        m_time = std::min(m_time, m_end);
        announce(&Playback::timeChanged);
        return;
    }
    if (m_atEnd == AtEnd::Next || m_atEnd == AtEnd::Random) {
        const NodeId before = m_sequence;
        Q_EMIT ended();
        m_time = m_start + std::fmod(over, std::max(1.0, m_end - m_start));
        if (m_sequence != before)
            m_sinceChange = over;
    } else if (loops()) {
        m_time = m_start + std::fmod(m_time - m_start, m_end - m_start);
    } else {
        m_time = m_end;
        m_playing = false;
        m_previous = NoNode;
    }
    announce(&Playback::timeChanged);
    if (!m_playing)
        announce(&Playback::stateChanged);
}

} // namespace sinew

#include "moc_playback.cpp"
