// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/curves is the curve editor: graph, dope sheet, channel tree and key table over CurveFacet. Like all widgets
// it uses core and QtWidgets; it doesn't depend on any format or viewport.

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
#include <functional>
#include <optional>
#include <unordered_set>

namespace sinew {

/// The state that graph, dope sheet, channel tree and key table share: the tracks of the shown document, their numbers,
/// which of them are drawn, the options, the time axis. Follows the document; makes no edits itself.
class CurveSession : public QObject
{
    Q_OBJECT

public:
    explicit CurveSession(QObject *parent = nullptr);

    void setDocument(Document *document);
    Document *document() const { return m_document; }
    /// Null without a document or if its format has no curves.
    const CurveFacet *facet() const;
    CurveTraits traits() const { return m_traits; }
    /// Sequences and global sequences.
    const std::vector<Clip> &clips() const { return m_clips; }
    TimeAxis &axis() { return m_axis; }

    const CurveOptions &options() const { return m_options; }
    void setOptions(const CurveOptions &options);
    /// The part of an object's or track's name to filter by, as matchesSearch() finds it; empty: no filter.
    void setFilter(const QString &text);
    const QString &filter() const { return m_filter; }

    /// All listed tracks in tree order: objects in document order, tracks in table order.
    const std::vector<ShownTrack> &tracks() const { return m_tracks; }
    /// Row in tracks(), -1 if it is not listed.
    int trackOf(const Address &address) const;
    /// The tracks that commands and the key table work on, chosen in the channel tree or by a click on a curve; the
    /// last one is the current one. Always listed tracks.
    const std::vector<Address> &activeTracks() const { return m_active; }
    void setActiveTracks(std::vector<Address> tracks);
    bool isActive(const Address &track) const
    {
        return std::find(m_active.begin(), m_active.end(), track) != m_active.end();
    }
    /// The live curve, as the model has it now.
    const CurveBase &curve(const ShownTrack &track) const;
    /// Its shown numbers, cached until the curve changes.
    const KeyNumbers &numbers(std::size_t track) const;
    int components(const ShownTrack &track) const { return shownComponents(track.value(), m_options.rotation); }
    /// True if the graph draws a component: present, not hidden, and one of the solo tracks if there are any.
    bool isDrawn(const ShownTrack &track, int component) const;
    bool isEditable(const ShownTrack &track) const;
    /// Red, green, blue, grey for x y z w and for the channels of colours; otherwise a colour from a fixed series of
    /// hues.
    QColor colour(const ShownTrack &track, int component, const QPalette &palette) const;
    /// "x", "Red", "Value" …; never empty.
    QString componentName(const ShownTrack &track, int component) const;

    /// The sequence that plays, whatever the options say; null if there is none.
    const Clip *chosenClip() const;
    std::optional<TimeSpan> chosenSequence() const;
    /// The sequence that contains a time of the model's timeline: the chosen one if it does, else the first; null
    /// between sequences.
    const Clip *clipAt(double time) const;
    bool hasSeveralSequences() const;
    /// The range of a track's timeline whose keys are selected and edited: the chosen sequence, or the one that it
    /// borrows its keys from. Nothing if all keys are: no sequence is chosen, all are wanted, or the track runs on a
    /// timeline of its own.
    std::optional<TimeSpan> scope(const ShownTrack &track) const;
    /// The times to show for all keys in scope of some tracks (rows): from the first to the last one. Keys on timelines
    /// of their own count only if there are no others. For a lone key or none, the chosen sequence, else all of them.
    std::optional<std::pair<double, double>> keyTimes(std::span<const std::size_t> tracks) const;
    /// How many of a track's keys are in its scope.
    std::size_t keysInScope(const ShownTrack &track) const;
    /// Chooses a sequence, or the one that contains a time of the timeline, and leaves the view unchanged; false
    /// between sequences.
    void chooseSequence(const Clip &clip);
    bool chooseSequenceAt(double time);
    /// A sequence is being chosen under the pointer, so views must not move.
    bool isChoosingAtPointer() const { return m_choosing; }
    /// The marks of a track's keys without those not drawn or outside the scope; nothing if none has to go.
    std::optional<KeyMarks> limitedToShown(const Address &track, const KeyMarks &marks) const;

    /// The playhead's time for a track: its own time on a global sequence.
    double playhead(const ShownTrack &track) const;
    /// The shown numbers of a track at the playhead, as evaluated; those at rest if it has no keys.
    CurveNumbers numbersAtPlayhead(std::size_t track) const;
    /// Moves the playhead; chooses the sequence under it if the time lies outside the chosen one.
    void scrubTo(double time);
    /// Times as shown: "1234", "37", "1.234" by the options. A moment, counted from the start of its sequence if the
    /// format does so; or a length of time.
    QString timeText(double time) const { return durationText(time - timeOrigin(time)); }
    QString durationText(double time) const;
    /// The unit in which times are shown, in time units, and its symbol: "ms", "frames", "s".
    double timeUnit() const;
    QString timeUnitText() const;
    /// The range for framing the sequence: the timeline that all listed tracks share if it is not the model's, or the
    /// chosen sequence. Nothing if none is chosen.
    std::optional<std::pair<double, double>> sequenceRange() const;
    /// True if the chosen sequence has its own time range: the others on the timeline are of no interest.
    bool showsOneSequence() const;
    /// The time shown as 0 at a moment: the start of its sequence if the format or the options count so (between
    /// sequences that of the nearest).
    std::int32_t timeOrigin(double time) const;
    /// The starts of all sequences whose times are counted from their start, sorted.
    std::vector<std::int32_t> timeOrigins() const;
    double unitsPerFrame() const { return m_traits.unitsPerSecond / m_options.framesPerSecond; }

    /// The live curve with its marks and spans, for reading.
    CurveEdit shownEdit(const ShownTrack &track) const;
    /// Edits that continue from the numbers that the user sees (unlisted tracks have none).
    std::vector<CurveEdit> edits(std::span<const Address> tracks) const;
    /// Edits of the listed, drawn, unlocked tracks with something selected.
    std::vector<CurveEdit> selectedEdits() const;
    /// Snapping by the options, with markers at sequence borders and the playhead.
    Snapping snapping() const;
    /// Value cursor of the graph (Pivot::ValueCursor).
    double valueCursor() const { return m_valueCursor.value_or(0); }
    bool hasValueCursor() const { return m_valueCursor.has_value(); } ///< true if it has been placed
    void setValueCursor(double value);
    /// The curves as they were before a preview or drag, drawn behind the present ones; none if empty.
    void setGhosts(std::vector<CurveEdit> ghosts);
    const std::vector<CurveEdit> &ghosts() const { return m_ghosts; }
    /// While an operation is being tried out: what takes it back. Null when it has ended.
    void setOperationCancel(std::function<void()> cancel);
    bool hasOperation() const { return bool(m_cancelOperation); }
    /// Takes it back, as Escape does before anything else; false if there is none.
    bool cancelOperation();
    /// A message from a gesture or a tool ("4 keys left the sequence", "Largest deviation 0.02 at 1 333"); for the
    /// status line.
    void notify(const QString &text) { Q_EMIT notified(text); }

Q_SIGNALS:
    void documentChanged();
    void tracksChanged(); ///< the list changed: rows, names, presence, spans
    void activeTracksChanged();
    void keysChanged();      ///< keys of listed tracks; also on tracksChanged
    void selectionChanged(); ///< of keys
    void statesChanged();    ///< locked, muted, hidden …
    void scopeChanged();     ///< other keys are in scope; those outside have been deselected
    void optionsChanged();
    void playheadChanged();
    void valueCursorChanged();
    void ghostsChanged();
    void operationChanged(); ///< hasOperation() did
    void notified(const QString &text);

private:
    struct ShownNumbers
    {
        KeyNumbers numbers;  ///< of the original track; angles continue from them
        bool isStale = true; ///< not rebuilt since the list of tracks was
    };
    void refresh();
    /// The selected objects; for materials also what animates their layers. While only sequences are selected, those
    /// that were before.
    std::unordered_set<NodeId> selectedWithLayers();
    /// Keys that are no longer drawn or in scope must not be edited along with those that are.
    void deselectHidden();
    void follow(const ChangeSet &changes);

    QPointer<Document> m_document;
    CurveTraits m_traits;
    std::vector<Clip> m_clips;
    std::vector<ShownTrack> m_tracks;
    std::map<Address, std::size_t> m_rows;
    mutable std::vector<ShownNumbers> m_numbers; ///< by track
    TimeAxis m_axis;
    CurveOptions m_options;
    QString m_filter;
    std::vector<Address> m_active;
    std::vector<NodeId> m_selected; ///< objects selected last that are no sequences
    std::optional<double> m_valueCursor;
    std::vector<CurveEdit> m_ghosts;
    std::function<void()> m_cancelOperation;
    bool m_choosing = false;
};

} // namespace sinew
