// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/track_edits.h"

#include "core/curves/curve_moment.h"
#include "core/curves/keys/key_insert.h"
#include "core/curves/playhead/playhead_keys.h"
#include "widgets/shared/expression.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <functional>

namespace sinew {

namespace {

struct TrackEditTexts
{
    Q_DECLARE_TR_FUNCTIONS(TrackEdits)
};

/// Refuses if one of the tracks is locked.
Status refuseLocked(const CurveSession &session, std::span<const Address> tracks)
{
    for (const Address &address : tracks) {
        const int row = session.trackOf(address);
        if (row >= 0 && !session.isEditable(session.tracks()[std::size_t(row)]))
            return Error{
                TrackEditTexts::tr("“%1” is locked").arg(trackText(session.tracks()[std::size_t(row)])).toStdString()};
    }
    return Done{};
}

/// Changes copies of the tracks and pushes them as one step, whose text it returns. `one`: step text that names the
/// track, `many`: with the number of tracks.
Result<QString> editTracks(CurveSession &session, std::span<const Address> tracks, const QString &one,
                           const QString &many, const std::function<void(CurveEdit &)> &change)
{
    Document *document = session.document();
    if (!document || tracks.empty())
        return Error{TrackEditTexts::tr("no track is selected").toStdString()};
    if (Status status = refuseLocked(session, tracks); !status)
        return status.error();
    std::vector<CurveEdit> edits = session.edits(tracks);
    for (CurveEdit &edit : edits)
        change(edit);
    const int row = session.trackOf(tracks.front());
    const QString text = tracks.size() == 1 && row >= 0 ? one.arg(trackText(session.tracks()[std::size_t(row)]))
                                                        : stepText(many, *document, edits);
    if (Status status = pushEdits(*document, edits, text); !status)
        return status.error();
    return text;
}

/// Says what was done, when nothing follows that would take the text away again.
Status announced(CurveSession &session, const Result<QString> &step)
{
    if (!step)
        return step.error();
    session.notify(*step);
    return Done{};
}

/// Says if the new value counts in more than one sequence.
Status noteShared(CurveSession &session, std::span<const Address> tracks, Status status)
{
    std::size_t most = 0;
    std::int32_t time = 0;
    for (const Address &address : status ? tracks : std::span<const Address>()) {
        const CurveEdit edit = curveEdit(*session.document(), address);
        time = momentIn(*session.document(), edit.curve, ownTimelineOf(*session.document(), edit.address)).time;
        most = std::max(most, spansAt(edit, time));
    }
    if (most > 1)
        session.notify(sharedKeyText(session, time, most));
    return status;
}

} // namespace

QString sharedKeyText(const CurveSession &session, std::int32_t time, std::size_t sequences)
{
    return TrackEditTexts::tr("%n sequences meet at %1: the key there belongs to all of them", nullptr, int(sequences))
        .arg(session.timeText(time));
}

Result<NumberEntry> numberEntry(const QString &text)
{
    const std::string plain = text.trimmed().toStdString();
    if (Result<NumberEntry> entry = parseEntry(plain))
        return entry;
    const Result<double> number = evaluateExpression(plain);
    if (!number)
        return number.error();
    return NumberEntry{NumberEntry::Set, *number};
}

Status addTracks(CurveSession &session, std::span<const Address> tracks)
{
    return announced(session,
                     editTracks(session, tracks, TrackEditTexts::tr("Add track %1"),
                                TrackEditTexts::tr("Add %n tracks", nullptr, int(tracks.size())), [&](CurveEdit &edit) {
                                    if (!edit.curve.isPresent())
                                        putKeyAtPlayhead(*session.document(), edit,
                                                         restValue(session.document()->model(), edit.address));
                                }));
}

Status removeTracks(CurveSession &session, std::span<const Address> tracks)
{
    return announced(session, editTracks(session, tracks, TrackEditTexts::tr("Remove track %1"),
                                         TrackEditTexts::tr("Remove %n tracks", nullptr, int(tracks.size())),
                                         [](CurveEdit &edit) {
                                             edit.curve.clear();
                                             edit.marks.clear();
                                         }));
}

Status setKeysAtPlayhead(CurveSession &session, std::span<const Address> tracks)
{
    const Result<QString> step =
        editTracks(session, tracks, TrackEditTexts::tr("Set key of %1"),
                   TrackEditTexts::tr("Set keys of %n tracks", nullptr, int(tracks.size())), [&](CurveEdit &edit) {
                       const std::size_t row = putKeyAtPlayhead(*session.document(), edit,
                                                                restValue(session.document()->model(), edit.address));
                       for (KeyMark &mark : edit.marks)
                           mark.selected = 0;
                       edit.marks[row].selected = keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
                   });
    if (step)
        session.document()->keySelection().limitTo(tracks); // only the new keys are selected
    return noteShared(session, tracks, announced(session, step));
}

Status removeKeysAtPlayhead(CurveSession &session, std::span<const Address> tracks)
{
    return announced(session, editTracks(session, tracks, TrackEditTexts::tr("Remove key of %1"),
                                         TrackEditTexts::tr("Remove keys of %n tracks", nullptr, int(tracks.size())),
                                         [&](CurveEdit &edit) { removeKeyAtPlayhead(*session.document(), edit); }));
}

Result<std::vector<double>> enteredNumbers(const QString &text, std::span<const double> old, unsigned components)
{
    std::vector<double> numbers(old.begin(), old.end());
    static const QRegularExpression gaps(QStringLiteral("[;\\s]+"));
    const QStringList words = text.trimmed().split(gaps, Qt::SkipEmptyParts);
    const bool each = numbers.size() > 1 && words.size() == qsizetype(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!(components & (1u << i)))
            continue;
        const Result<NumberEntry> entry = numberEntry(each ? words[qsizetype(i)] : text);
        if (!entry)
            return entry.error();
        numbers[i] = entry->apply(old[i]);
    }
    return numbers;
}

Status enterAtPlayhead(CurveSession &session, const Address &track, unsigned components, const QString &text)
{
    const int row = session.trackOf(track);
    if (row < 0)
        return Error{TrackEditTexts::tr("no track is selected").toStdString()};
    const ShownTrack &shown = session.tracks()[std::size_t(row)];
    const CurveNumbers old = session.numbersAtPlayhead(std::size_t(row));
    const auto count = std::size_t(session.components(shown));
    if (count == 0)
        return Error{TrackEditTexts::tr("“%1” only has times").arg(trackText(shown)).toStdString()};
    // Several numbers are entered in the order in which they are shown.
    std::vector<double> listed(count);
    unsigned listedBits = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const int component = shown.placeOf(int(i));
        listed[i] = old[std::size_t(component)];
        listedBits |= (components >> component & 1u) << i;
    }
    const Result<std::vector<double>> entered = enteredNumbers(text, listed, listedBits);
    if (!entered)
        return entered.error();
    std::vector<double> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[std::size_t(shown.placeOf(int(i)))] = (*entered)[i];
    const Result<QString> step =
        editTracks(session, std::span(&track, 1), TrackEditTexts::tr("Set %1"), {}, [&](CurveEdit &edit) {
            const Value rest = restValue(session.document()->model(), edit.address);
            putKeyAtPlayhead(*session.document(), edit, rest);
            setKey(edit,
                   momentIn(*session.document(), edit.curve, ownTimelineOf(*session.document(), edit.address)).time,
                   rest, numbers, components);
        });
    return noteShared(session, std::span(&track, 1), announced(session, step));
}

} // namespace sinew
