// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Edits of poses among dense keys: offsets with a falloff, tweening, scaling from neighbours. See curve_commands.h.

#include "core/curves/curve_moment.h"
#include "core/curves/playhead/key_spread.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/rotation_view.h"
#include "core/curves/shape/span_shape.h"
#include "core/curves/tools/key_blend.h"
#include "core/curves/tools/key_offset.h"
#include "widgets/curves/commands/curve_commands.h"

#include <QMenu>

#include <array>
#include <cmath>

namespace sinew {

namespace {

/// Converts the numbers typed for an offset to a change of the curve's value.
CurveSlope offsetOf(const TypeInfo &value, const CurveNumbers &numbers)
{
    if (value.kind != Kind::Quat)
        return numbers;
    const CurveSpace space(value);
    const CurvePoint turn = unitPoint(rotationOf({numbers[0], numbers[1], numbers[2]}, RotationOrder::Xyz));
    return space.between({0, 0, 0, 1}, turn);
}

TimeSpans spansWith(const CurveEdit &edit, double time)
{
    TimeSpans spans = spansOf(edit);
    spans.removeIf([time](const TimeSpan &span) { return time < span.start || time > span.end; });
    return spans;
}

} // namespace

void CurveCommands::makePoseActions()
{
    const Problem tracks = [this] { return needsPlainTracks(); };
    m_groupMenus[Tools]->addSeparator();
    add(
        Tools,
        {"offset",
         tr("Offset with &falloff…"),
         "snap-nodes-smooth",
         {QKeySequence(Qt::SHIFT | Qt::Key_O)},
         tr("Add the same amount to many keys, fading towards both ends: for tracks with a key on every frame")},
        [this] { requestOffset(); }, tracks);
    add(
        Tools,
        {"tween",
         tr("&Tween…"),
         "distribute-horizontal-x",
         {QKeySequence(Qt::SHIFT | Qt::Key_E)},
         tr("Move the selected keys, or one at the playhead, towards their neighbours, rest or their average")},
        [this] { requestTween(); }, tracks);
    add(
        Tools,
        {"scaleFromNeighbours",
         tr("Scale from nei&ghbours…"),
         "transform-scale",
         {},
         tr("Exaggerate or weaken the selected keys against the keys around them")},
        [this] { requestScaleFromNeighbours(); },
        [this] {
            const QString why = needsKeys();
            return why.isEmpty() ? needsPlainTracks() : why;
        });
}

std::vector<CurveEdit> CurveCommands::plainEdits() const
{
    std::vector<CurveEdit> edits = targetEdits();
    std::erase_if(edits, [](const CurveEdit &edit) { return !isContinuous(edit.value()) || edit.isStep; });
    return edits;
}

void CurveCommands::requestOffset()
{
    CurveOperation operation;
    operation.id = QStringLiteral("offset");
    operation.title = tr("Offset");
    operation.start = plainEdits();
    if (operation.start.empty())
        return Q_EMIT refused(tr("visibility has no values between keys"));
    // One set of numbers applies to one kind of value: that of the track chosen last.
    const std::vector<Address> &active = m_session.activeTracks();
    const auto chosen = std::find_if(operation.start.begin(), operation.start.end(), [&](const CurveEdit &edit) {
        return !active.empty() && edit.address == active.back();
    });
    const Address first = (chosen == operation.start.end() ? operation.start.begin() : chosen)->address;
    const ShownTrack &shown = m_session.tracks()[std::size_t(m_session.trackOf(first))];
    const bool isRotation = shown.value().kind == Kind::Quat;
    const auto all = operation.start.size();
    std::erase_if(operation.start, [&](const CurveEdit &edit) { return &edit.value() != &shown.value(); });
    const int others = int(all - operation.start.size());
    const int components = isRotation ? 3 : m_session.components(shown);
    operation.id += QString::number(components) + (isRotation ? QStringLiteral("r") : QString());
    for (int place = 0; place < components; ++place)
        operation.fields.push_back(
            {OperationField::Number,
             isRotation ? QString(QChar(u"xyz"[place])) : m_session.componentName(shown, shown.placeOf(place)),
             0.0,
             -1e6,
             1e6,
             1,
             isRotation ? 1 : 3,
             {},
             isRotation ? QStringLiteral("°") : QString(),
             isRotation ? tr("Turn about the bone's own axes") : tr("Added to the values"),
             false});
    // A third of a second, but no more than a quarter of the sequence.
    double reach = std::floor(m_session.traits().unitsPerSecond / 3);
    if (const std::optional<TimeSpan> sequence = m_session.chosenSequence())
        reach = std::min(reach, std::floor((double(sequence->end) - sequence->start) / 4));
    operation.id += QStringLiteral(" %1").arg(reach); // other sequences, other numbers to begin with
    OperationField before = timeField(tr("Falloff before"), reach,
                                      tr("How long before the range keys are already affected")),
                   after = timeField(tr("after"), reach, tr("How long after the range keys are still affected"));
    before.minimum = after.minimum = 0;
    before.isRemembered = after.isRemembered = true;
    operation.fields.push_back(before);
    operation.fields.push_back(after);
    operation.fields.push_back({OperationField::Choice,
                                tr("Range"),
                                needsKeys().isEmpty() ? 0 : 1,
                                0,
                                0,
                                0,
                                0,
                                {tr("Selected keys"), tr("Playhead"), tr("This sequence")},
                                {},
                                {},
                                false});
    // Noted now: by the time the operation is applied, the tracks may no longer be listed.
    std::vector<std::array<int, maxComponents>> places(operation.start.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ShownTrack &track = m_session.tracks()[std::size_t(m_session.trackOf(operation.start[i].address))];
        for (int place = 0; place < components; ++place)
            places[i][std::size_t(place)] = isRotation ? place : track.placeOf(place);
    }
    operation.apply = [this, components, others, places, unit = m_session.timeUnit()](
                          std::vector<CurveEdit> &edits, const QVariantList &values, QString &report) -> Status {
        enum { SelectedKeys, Playhead };
        const int range = values[components + 2].toInt();
        const double in = values[components].toDouble() * unit, out = values[components + 1].toDouble() * unit;
        std::size_t changed = 0;
        for (std::size_t i = 0; i < edits.size(); ++i) {
            CurveEdit &edit = edits[i];
            CurveNumbers numbers{};
            for (int place = 0; place < components; ++place)
                numbers[std::size_t(places[i][std::size_t(place)])] = values[place].toDouble();
            const CurveSlope offset = offsetOf(edit.value(), numbers);
            const double now = playheadIn(edit);
            for (const TimeSpan &span : range == SelectedKeys ? spansOf(edit) : spansWith(edit, now)) {
                std::optional<Falloff> falloff = Falloff{now, now};
                if (range == SelectedKeys)
                    falloff = selectedRange(edit, span);
                else if (range != Playhead)
                    falloff = Falloff{double(span.start), double(span.end)};
                if (!falloff)
                    continue;
                falloff->before = in;
                falloff->after = out;
                changed += offsetKeys(edit, offset, *falloff, span);
            }
        }
        report = tr("%n key(s) offset", nullptr, int(changed));
        if (others > 0)
            report +=
                QStringLiteral("; ") + tr("%n track(s) with another kind of value left unchanged", nullptr, others);
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::requestTween()
{
    CurveOperation operation;
    operation.id = QStringLiteral("tween");
    operation.title = tr("Tween");
    operation.start = plainEdits();
    const bool hasKeys = needsKeys().isEmpty();
    enum { PreviousOrNext, Between, Rest, Average };
    operation.fields = {
        {OperationField::Choice,
         tr("To"),
         hasKeys ? PreviousOrNext : Between,
         0,
         0,
         0,
         0,
         {tr("Previous or next key"), tr("Between both"), tr("Rest"), tr("Average of the selected keys")},
         {},
         {},
         false},
        {OperationField::Slider,
         tr("Share"),
         0.0,
         -150,
         150,
         5,
         0,
         {},
         tr(" %"),
         tr("Previous or next key: −100 % is the one before, 0 leaves the keys, 100 % is the one after. "
            "Between both: 0 is half-way. Rest and average: 100 % reaches it, less than 0 exaggerates"),
         false}};
    std::vector<Value> rests;
    for (const CurveEdit &edit : operation.start)
        rests.push_back(restValue(m_session.document()->model(), edit.address));
    operation.apply = [this, hasKeys, rests](std::vector<CurveEdit> &edits, const QVariantList &values,
                                             QString &report) -> Status {
        const double share = values[1].toDouble() / 100;
        std::size_t changed = 0;
        for (std::size_t i = 0; i < edits.size(); ++i) {
            CurveEdit &edit = edits[i];
            if (!hasKeys) {
                edit.marks.resize(edit.size());
                for (KeyMark &mark : edit.marks)
                    mark.selected = 0;
                // One more key among dense ones would make a spike.
                if (const int near = denseKeyAtPlayhead(*m_session.document(), edit); near >= 0)
                    edit.marks[std::size_t(near)].selected =
                        keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
                else
                    putKeyAtPlayhead(*m_session.document(), edit, rests[i]);
            }
            switch (values[0].toInt()) {
            case PreviousOrNext:
                changed += blendSelected(edit, share < 0 ? BlendTarget::Previous : BlendTarget::Next, std::abs(share));
                break;
            case Between:
                changed += placeBetween(edit, (1 + share) / 2);
                break;
            case Rest:
                changed += blendSelected(edit, BlendTarget::Rest, share, pointOf(edit.value(), rests[i]));
                break;
            default:
                changed += blendSelected(edit, BlendTarget::Average, share);
                break;
            }
        }
        report = changed > 0 ? tr("%n key(s)", nullptr, int(changed)) : tr("There is no other key to tween with");
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::requestScaleFromNeighbours()
{
    CurveOperation operation;
    operation.id = QStringLiteral("scaleFromNeighbours");
    operation.title = tr("Scale from neighbours");
    operation.start = plainEdits();
    operation.fields = {
        {OperationField::Choice,
         tr("From"),
         0,
         0,
         0,
         0,
         0,
         {tr("Line between neighbours"), tr("Previous key"), tr("Next key")}},
        {OperationField::Slider,
         tr("×"),
         1.0,
         0,
         3,
         0.05,
         2,
         {},
         {},
         tr("Above 1 exaggerates, below 1 weakens; 0 puts the keys on the line or on the neighbour's value"),
         false}};
    operation.apply = [](std::vector<CurveEdit> &edits, const QVariantList &values, QString &report) -> Status {
        const BlendTarget targets[] = {BlendTarget::Neighbours, BlendTarget::Previous, BlendTarget::Next};
        std::size_t changed = 0;
        for (CurveEdit &edit : edits)
            changed += blendSelected(edit, targets[values[0].toInt()], 1 - values[1].toDouble());
        report = changed > 0 ? tr("%n key(s)", nullptr, int(changed)) : tr("There is no other key to tween with");
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

} // namespace sinew
