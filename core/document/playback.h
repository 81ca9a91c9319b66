// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QObject>

namespace sinew {

/// Where one document stands in time. The viewport's clock calls advance(); the timeline and the curve view read and scrub.
/// Times are milliseconds on the file's own line.
class Playback : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    NodeId sequence() const { return m_sequence; } ///< NoNode: no sequence chosen
    double start() const { return m_start; }
    double end() const { return m_end; }
    double time() const { return m_time; }
    /// Milliseconds played in all, for global sequences; scrubbing moves it by the same amount.
    double globalTime() const { return m_globalTime; }
    bool isPlaying() const { return m_playing; }
    bool loops() const { return m_loops; }
    double speed() const { return m_speed; }
    /// Edits of what can be animated set keys at the current time instead of static values.
    bool autoKey() const { return m_autoKey; }

    /// Chooses a sequence and moves to its start; an unchanged sequence with a new interval keeps its time if it still fits.
    void setSequence(NodeId sequence, double start, double end);
    void setTime(double time);
    void setPlaying(bool playing);
    void setLoops(bool loops);
    void setSpeed(double factor);
    void setAutoKey(bool on);
    /// Moves on by wall-clock milliseconds times speed. At the end: wraps when looping, else stops there.
    void advance(double milliseconds);

Q_SIGNALS:
    void sequenceChanged();
    void timeChanged();
    void stateChanged(); ///< playing, looping or speed
    void autoKeyChanged();

private:
    NodeId m_sequence = NoNode;
    double m_start = 0, m_end = 0, m_time = 0, m_globalTime = 0, m_speed = 1;
    bool m_playing = false, m_loops = true, m_autoKey = false;
};

} // namespace sinew
