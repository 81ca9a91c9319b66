// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/curves is the curve editor: graph, dope sheet, channel tree and key table over CurveFacet. Like all widgets
// it uses core and QtWidgets; it knows no format and no viewport.

#include "core/document/document.h"
#include "core/facets/clip.h"
#include "core/facets/curve_facet.h"
#include "core/scene/pose/sample_span.h"
#include "widgets/curves/session/curve_options.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/curves/session/time_axis.h"

#include <QColor>
#include <QPalette>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace sinew {

/// What graph, dope sheet, channel tree and key table share: the tracks of the shown document, their numbers, which are
/// drawn, the options, the time axis. Follows the document; makes no edits itself.
class CurveSession : public QObject
{
    Q_OBJECT

public:
    explicit CurveSession(QObject *parent = nullptr);

    void setDocument(Document *document);
    Document *document() const { return m_document; }
    /// Null without a document or when its format has no curves.
    const CurveFacet *facet() const;
    CurveTraits traits() const { return m_traits; }
    /// Sequences and global sequences.
    const std::vector<Clip> &clips() const { return m_clips; }
    TimeAxis &axis() { return m_axis; }

    const CurveOptions &options() const { return m_options; }
    void setOptions(const CurveOptions &options);
    /// Part of an object's or track's name, as matchesSearch() finds it; empty: no filter.
    void setFilter(const QString &text);
    const QString &filter() const { return m_filter; }

    /// All listed tracks in tree order: objects in document order, tracks in table order.
    const std::vector<ShownTrack> &tracks() const { return m_tracks; }
    /// Row in tracks(), -1 when it is not listed.
    int trackOf(const Address &address) const;
    /// The tracks that commands and the key table mean, chosen in the channel tree or by a click on a curve; the last
    /// one is the current one. Always listed ones.
    const std::vector<Address> &activeTracks() const { return m_active; }
    void setActiveTracks(std::vector<Address> tracks);
    bool isActive(const Address &track) const
    {
        return std::find(m_active.begin(), m_active.end(), track) != m_active.end();
    }
    /// The live curve, as the model holds it now.
    const CurveBase &curve(const ShownTrack &track) const;
    /// Its shown numbers, kept until the curve changes.
    const KeyNumbers &numbers(std::size_t track) const;
    int components(const ShownTrack &track) const { return shownComponents(track.value(), m_options.rotation); }
    /// Whether the graph draws a component: present, not hidden, and among the solo tracks if there are any.
    bool isDrawn(const ShownTrack &track, int component) const;
    bool isEditable(const ShownTrack &track) const;
    /// Red, green, blue, grey for x y z w and for those channels of colours; one colour of a fixed row of hues for
    /// others.
    QColor colour(const ShownTrack &track, int component, const QPalette &palette) const;
    /// "x", "Red", "Value" …; never empty.
    QString componentName(const ShownTrack &track, int component) const;

    /// The sequence that plays, whatever the options say; null without one.
    const Clip *chosenClip() const;
    std::optional<TimeSpan> chosenSequence() const;
    /// The stretch of a track's line whose keys are selected and edited: the chosen sequence, or the one that it
    /// borrows its keys from. Nothing where all keys are: no sequence is chosen, all are wanted, or the track is on a
    /// line of its own.
    std::optional<TimeSpan> scope(const ShownTrack &track) const;
    /// How many of a track's keys are in its scope.
    std::size_t keysInScope(const ShownTrack &track) const;
    /// Chooses a sequence, or the one that holds a time of the line, and leaves the view where it is; false between
    /// sequences.
    void chooseSequence(const Clip &clip);
    bool chooseSequenceAt(double time);
    /// The sequence is chosen by what is under the pointer, so that views must not move.
    bool isChoosingAtPointer() const { return m_choosing; }
    /// The marks of a track's keys without what is not drawn or outside of the scope; nothing where that is none.
    std::optional<KeyMarks> limitedToShown(const Address &track, const KeyMarks &marks) const;

    /// Where the playhead stands for a track: its own time on a global sequence.
    double playhead(const ShownTrack &track) const;
    /// The shown numbers that a track has at the playhead, as evaluated; where it has no key, those at rest.
    CurveNumbers numbersAtPlayhead(std::size_t track) const;
    /// Puts the playhead, choosing the sequence under it when the time lies outside of the chosen one.
    void scrubTo(double time);
    /// Time as shown: "1234", "37", "1.234" by the options; and the way back (no units typed: those of the options).
    /// A moment, counted from the start of its sequence where the format does so; or a length of time.
    QString timeText(double time) const { return durationText(time - timeOrigin(time)); }
    QString durationText(double time) const;
    /// What times are shown in, as time units, and its sign: "ms", "frames", "s".
    double timeUnit() const;
    QString timeUnitText() const;
    /// From where to where framing the sequence goes: the timeline that all listed tracks run on beside the model's, or
    /// the chosen sequence. Nothing where none is chosen.
    std::optional<std::pair<double, double>> sequenceRange() const;
    /// A sequence is chosen whose times are its own: the others on the line are of no interest.
    bool showsOneSequence() const;
    /// What is shown as 0 at a moment: the start of its sequence where the format counts so, or the options do (between
    /// sequences that of the nearest).
    std::int32_t timeOrigin(double time) const;
    /// The starts of all sequences whose times are counted from there, sorted.
    std::vector<std::int32_t> timeOrigins() const;
    double unitsPerFrame() const { return m_traits.unitsPerSecond / m_options.framesPerSecond; }

    /// The live curve with its marks and spans, for reading.
    CurveEdit shownEdit(const ShownTrack &track) const;
    /// Edits that go on from the numbers that the user sees (tracks that are not listed have none).
    std::vector<CurveEdit> edits(std::span<const Address> tracks) const;
    /// Edits of the listed, drawn, unlocked tracks with something selected.
    std::vector<CurveEdit> selectedEdits() const;
    /// Snapping by the options, with markers at sequence borders and the playhead.
    Snapping snapping() const;
    /// Value cursor of the graph (Pivot::ValueCursor).
    double valueCursor() const { return m_valueCursor.value_or(0); }
    bool hasValueCursor() const { return m_valueCursor.has_value(); } ///< it was placed
    void setValueCursor(double value);
    /// Curves as they were before what is previewed or dragged, drawn behind those that there are now; none when empty.
    void setGhosts(std::vector<CurveEdit> ghosts);
    const std::vector<CurveEdit> &ghosts() const { return m_ghosts; }
    /// A message of a gesture or a tool ("4 keys left the sequence", "Largest deviation 0.02 at 1 333"); for the
    /// status line.
    void notify(const QString &text) { Q_EMIT notified(text); }

Q_SIGNALS:
    void documentChanged();
    void tracksChanged(); ///< another list: rows, names, presence, spans
    void activeTracksChanged();
    void keysChanged();      ///< keys of listed tracks; also on tracksChanged
    void selectionChanged(); ///< of keys
    void statesChanged();    ///< locked, muted, hidden …
    void scopeChanged();     ///< other keys are meant; those that are not any more have been deselected
    void optionsChanged();
    void playheadChanged();
    void valueCursorChanged();
    void ghostsChanged();
    void notified(const QString &text);

private:
    struct ShownNumbers
    {
        KeyNumbers numbers;  ///< of the track as it was; angles go on from them
        bool isStale = true; ///< not made since the list of tracks was
    };
    void refresh();
    /// The selected objects; of materials what animates their layers as well.
    std::unordered_set<NodeId> selectedWithLayers() const;
    /// Keys that are not drawn any more, or not of the scope, must not be edited along with those that are.
    void deselectHidden();
    void follow(const ChangeSet &changes);

    QPointer<Document> m_document;
    CurveTraits m_traits;
    std::vector<Clip> m_clips;
    std::vector<ShownTrack> m_tracks;
    std::map<Address, std::size_t> m_rows;
    mutable std::vector<ShownNumbers> m_numbers; ///< of each track
    TimeAxis m_axis;
    CurveOptions m_options;
    QString m_filter;
    std::vector<Address> m_active;
    std::optional<double> m_valueCursor;
    std::vector<CurveEdit> m_ghosts;
    bool m_choosing = false;
};

} // namespace sinew
