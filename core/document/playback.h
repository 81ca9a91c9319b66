// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QObject>

#include <vector>

namespace sinew {

struct Clip;

/// The frames in which times are shown and stepped; the formats themselves have none.
constexpr double defaultFramesPerSecond = 30;

/// What happens when playback reaches the end of the sequence.
enum class AtEnd : std::uint8_t {
    Loop,       ///< it starts over
    AsSequence, ///< according to the sequence's own flag: it starts over or stops
    Stop,
    Next,   ///< the next sequence of the model; see SequencePlayer
    Random, ///< one of the sequences that the game would choose from
};

/// The playback position of one document. The viewport's clock calls advance(); the timeline and the curve view read
/// and scrub. Times are milliseconds on the file's own timeline.
///
/// Listeners of the document's step may choose another sequence, as when the playing one was removed. The values change
/// at once, but the signals about them wait until every listener of Document::committed() has followed the step, so
/// that none of their receivers still refers to removed objects.
class Playback : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    NodeId sequence() const { return m_sequence; } ///< NoNode: no sequence chosen
    double start() const { return m_start; }
    double end() const { return m_end; }
    double time() const { return m_time; }
    /// Total milliseconds played, for global sequences; scrubbing moves it by the same amount.
    double globalTime() const { return m_globalTime; }
    bool isPlaying() const { return m_playing; }
    /// The previous sequence and its time when it was left, if there has only been playback since: for blending from
    /// one to the next. NoNode: none, the sequence was chosen while stopped, or scrubbed.
    NodeId previousSequence() const { return m_previous; }
    double previousTime() const { return m_previousTime; }
    double sinceChange() const { return m_sinceChange; } ///< milliseconds played since then
    AtEnd atEnd() const { return m_atEnd; }
    /// True if this sequence starts over at its end.
    bool loops() const { return m_atEnd == AtEnd::Loop || (m_atEnd == AtEnd::AsSequence && m_traits.loops); }
    /// How keys are read in the sequence (Clip::keysWrap and usesOuterKeys), whatever happens at its end.
    bool keysWrap() const { return m_traits.keysWrap; }
    bool usesOuterKeys() const { return m_traits.usesOuterKeys; }
    double speed() const { return m_speed; }
    /// Edits of animatable fields set keys at the current time instead of static values.
    bool autoKey() const { return m_autoKey; }
    /// With auto-key, an edit of a track that has a key about each frame also changes the keys around the playhead, by
    /// a share that falls off within this many time units on both sides. 0: a single key; infinite: the whole sequence.
    double keySpread() const { return m_keySpread; }

    /// Chooses a sequence and moves to its start; an unchanged sequence with a new interval keeps its time if it still
    /// fits. `loops`: the sequence's own flag.
    void setSequence(NodeId sequence, double start, double end, bool loops = true);
    void setSequence(const Clip &clip);
    void setTime(double time);
    /// Both clocks at once, to follow another playback.
    void setTimes(double time, double globalTime);
    void setPlaying(bool playing);
    void setAtEnd(AtEnd what);
    void setSpeed(double factor);
    void setAutoKey(bool on);
    void setKeySpread(double timeUnits);
    /// Advances by wall-clock milliseconds times speed. The remainder at the end of a sequence carries over into the
    /// one that ended() chooses.
    void advance(double milliseconds);

Q_SIGNALS:
    void sequenceChanged();
    void timeChanged();
    void stateChanged(); ///< playing, the behaviour at the end, or speed
    /// AtEnd::Next and Random: another sequence may be chosen now; otherwise the same one starts over.
    void ended();
    void autoKeyChanged();

private:
    friend class Document;
    void holdSignals() { ++m_holds; }
    void releaseSignals();
    using Signal = void (Playback::*)();
    /// Emits a signal, or notes it while they are held.
    void announce(Signal signal);

    /// The chosen sequence's own properties.
    struct SequenceTraits
    {
        bool loops = true, keysWrap = true, usesOuterKeys = false;
        bool operator==(const SequenceTraits &) const = default;
    };
    void choose(NodeId sequence, double start, double end, const SequenceTraits &traits);

    NodeId m_sequence = NoNode;
    double m_start = 0, m_end = 0, m_time = 0, m_globalTime = 0, m_speed = 1;
    NodeId m_previous = NoNode;
    double m_previousTime = 0, m_sinceChange = 0;
    bool m_playing = false, m_autoKey = false;
    double m_keySpread = 0;
    SequenceTraits m_traits;
    AtEnd m_atEnd = AtEnd::Loop;
    int m_holds = 0;            ///< steps being made; one inside another if a listener pushes
    std::vector<Signal> m_held; ///< each once
};

} // namespace sinew
