// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/key_gesture.h"

#include "core/curves/curve_moment.h"
#include "core/curves/keys/key_tools.h"
#include "core/text/translated.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/text/local_number.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// Without anything that is only previewed.
std::vector<CurveEdit> startOf(const CurveSession &session)
{
    if (session.document())
        session.document()->dropPreview();
    return session.selectedEdits();
}

} // namespace

KeyGesture::KeyGesture(CurveSession &session, Kind kind, Axes axes, double anchorTime, double anchorValue)
    : m_session(session), m_kind(kind), m_axes(axes), m_start(startOf(session)), m_bounds(selectionBounds(m_start)),
      m_anchorTime(std::isnan(anchorTime) ? m_bounds.firstTime : anchorTime),
      m_anchorValue(std::isnan(anchorValue) ? m_bounds.lowest : anchorValue), m_time(kind == Kind::Scale ? 1 : 0),
      m_value(m_time)
{
    const CurveOptions &options = session.options();
    m_transform.collision = options.collision;
    m_transform.keepInSpans = options.keepInSpans;
    m_transform.ripple = options.ripple;
    m_transform.falloff = options.falloff;
    m_transform.timePivot = (double(m_bounds.firstTime) + m_bounds.lastTime) / 2;
    m_transform.valuePivot = (m_bounds.lowest + m_bounds.highest) / 2;
    if (options.pivot == CurveOptions::Pivot::Individual)
        m_transform.pivot = PivotMode::Individual;
    else if (options.pivot == CurveOptions::Pivot::Playhead)
        for (const CurveEdit &edit : m_start)
            m_playheads.push_back(
                momentIn(*session.document(), edit.curve, ownTimelineOf(*session.document(), edit.address)).span.time);
    else if (options.pivot == CurveOptions::Pivot::ValueCursor)
        m_transform.valuePivot = session.valueCursor();
}

QString KeyGesture::obstacle() const
{
    if (canStart())
        return {};
    return !m_session.document() || m_session.document()->keySelection().isEmpty()
               ? tr("No key is selected")
               : tr("The tracks of the selected keys are locked or not listed");
}

void KeyGesture::drag(double time, double value, bool invertSnap)
{
    m_time = time;
    m_value = value;
    m_invertSnap = invertSnap;
    apply();
}

void KeyGesture::setAxes(Axes axes)
{
    m_axes = axes;
    m_typing = axes == Axes::Value ? 1 : 0;
    apply();
}

void KeyGesture::setFalloff(double timeUnits)
{
    m_transform.falloff = std::max(timeUnits, 0.0);
    apply();
}

std::vector<TimeSpan> KeyGesture::reach() const
{
    std::vector<TimeSpan> spans;
    if (!(m_transform.falloff > 0))
        return spans;
    constexpr double least = std::numeric_limits<std::int32_t>::min(), most = std::numeric_limits<std::int32_t>::max();
    for (const CurveEdit &edit : m_start) {
        const auto times = edit.curve.times();
        for (std::size_t row = 0; row < edit.marks.size(); ++row) {
            if (!(edit.marks[row].selected & anyValueBit))
                continue;
            TimeSpan span;
            span.start = std::int32_t(std::clamp(times[row] - m_transform.falloff, least, most));
            span.end = std::int32_t(std::clamp(times[row] + m_transform.falloff, least, most));
            if (m_transform.keepInSpans && !edit.spans.empty()) {
                const TimeSpan own = edit.spanOrGapAt(times[row]);
                span.start = std::max(span.start, own.start);
                span.end = std::min(span.end, own.end);
            }
            spans.push_back(span);
        }
    }
    std::sort(spans.begin(), spans.end(), [](const TimeSpan &a, const TimeSpan &b) { return a.start < b.start; });
    std::vector<TimeSpan> joined;
    for (const TimeSpan &span : spans)
        if (!joined.empty() && span.start <= joined.back().end)
            joined.back().end = std::max(joined.back().end, span.end);
        else
            joined.push_back(span);
    return joined;
}

void KeyGesture::setPivot(double time, double value)
{
    m_playheads.clear();
    m_transform.pivot = PivotMode::Given;
    m_transform.timePivot = time;
    m_transform.valuePivot = value;
}

bool KeyGesture::handleKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    QString &typed = m_typed[m_typing];
    switch (event.key()) {
    case Qt::Key_X:
        setAxes(m_axes == Axes::Time ? Axes::Both : Axes::Time);
        return true;
    case Qt::Key_Y:
        setAxes(m_axes == Axes::Value ? Axes::Both : Axes::Value);
        return true;
    case Qt::Key_Tab:
        m_typing = 1 - m_typing;
        return true;
    case Qt::Key_Backspace:
        typed.chop(1);
        apply();
        return true;
    case Qt::Key_Minus:
        typed = typed.startsWith(u'-') ? typed.mid(1) : u'-' + typed;
        apply();
        return true;
    default:
        break;
    }
    const QString text = event.text();
    if (text.size() != 1 || !(text[0].isDigit() || text[0] == u'.' || text[0] == u','))
        return false;
    typed += text[0] == u',' ? QChar(u'.') : text[0];
    apply();
    return true;
}

void KeyGesture::apply()
{
    if (!canStart())
        return;
    const double still = m_kind == Kind::Scale ? 1 : 0;
    double amounts[2] = {m_axes == Axes::Value ? still : m_time, m_axes == Axes::Time ? still : m_value};
    bool isTyped[2];
    for (int i = 0; i < 2; ++i) {
        bool ok = false;
        const double number = m_typed[i].toDouble(&ok);
        isTyped[i] = ok;
        if (ok)
            amounts[i] = number;
        else if (!m_typed[1 - i].isEmpty())
            amounts[i] = still; // a single typed number sets only its own axis
    }
    if (m_kind == Kind::Move) {
        if (isTyped[0] && m_session.options().time == TimeDisplay::Frames)
            amounts[0] *= m_session.unitsPerFrame();
        else if (isTyped[0] && m_session.options().time == TimeDisplay::Seconds)
            amounts[0] *= m_session.traits().unitsPerSecond;
        Snapping snapping = m_session.snapping();
        if (m_invertSnap) {
            const bool snaps =
                snapping.toFrames || snapping.timeStep > 1 || snapping.toMarkers || snapping.valueStep > 0;
            const Snapping by = snaps ? Snapping{} : Snapping{m_session.unitsPerFrame(), true, false, 0.1, 0, {}};
            snapping = by;
        }
        if (!isTyped[0] && amounts[0] != 0)
            amounts[0] = snapTime(m_anchorTime + amounts[0], snapping) - m_anchorTime;
        if (!isTyped[1] && amounts[1] != 0)
            amounts[1] = snapValue(m_anchorValue + amounts[1], snapping) - m_anchorValue;
        m_transform.timeShift = amounts[0];
        m_transform.valueShift = amounts[1];
    } else {
        m_transform.timeScale = amounts[0];
        m_transform.valueScale = amounts[1];
    }

    std::vector<CurveEdit> edits = m_start;
    m_refusal.clear();
    KeyTransform transform = m_transform;
    const auto copiesBy = std::int32_t(std::lround(std::clamp(m_transform.timeShift, -2e9, 2e9)));
    if (m_copies)
        transform.timeShift = 0;
    m_leftOut = 0;
    for (std::size_t i = 0; i < edits.size() && (!m_copies || copiesBy != 0); ++i) {
        if (!m_playheads.empty())
            transform.timePivot = m_playheads[i];
        if (m_copies)
            m_leftOut += duplicateSelected(edits[i], copiesBy, m_transform.keepInSpans);
        if (const Status status = transformKeys(edits[i], transform); !status) {
            // The last valid state stays on screen.
            m_refusal = translated(status.error().message);
            m_session.notify(text());
            return;
        }
    }
    const double firstTime = selectionBounds(edits).firstTime;
    m_isHeld = m_kind == Kind::Move && !m_copies && m_transform.keepInSpans && m_transform.timeShift != 0 &&
               std::abs(firstTime - (m_bounds.firstTime + m_transform.timeShift)) > 1;
    // A whole sequence that can't be moved stays entirely unchanged, handles included.
    m_isStill = m_isHeld && m_transform.valueShift == 0 && firstTime == m_bounds.firstTime;
    if (m_isStill)
        edits = m_start;
    const QString name = m_copies               ? tr("Duplicate %n key(s)", nullptr, selectedKeys())
                         : m_kind == Kind::Move ? tr("Move %n key(s)", nullptr, selectedKeys())
                                                : tr("Scale %n key(s)", nullptr, selectedKeys());
    if (const Status status =
            pushEdits(*m_session.document(), edits, stepText(name, *m_session.document(), m_start), m_key);
        !status)
        m_refusal = translated(status.error().message);
    m_changed = true;
    m_session.notify(text());
}

void KeyGesture::cancel()
{
    // If everything is as it was at the gesture's start, there is no step.
    if (m_changed)
        static_cast<void>(pushEdits(*m_session.document(), m_start, QString(), m_key));
    m_session.notify(QString());
}

int KeyGesture::selectedKeys() const
{
    std::ptrdiff_t keys = 0;
    for (const CurveEdit &edit : m_start)
        keys += std::count_if(edit.marks.begin(), edit.marks.end(), [](const KeyMark &mark) { return mark.selected; });
    return int(keys);
}

QString KeyGesture::text() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    const int keys = selectedKeys();
    const QString objects = m_session.document() ? objectsText(*m_session.document(), m_start) : QString();
    const QString what =
        m_isStill ? tr("Nothing moves")
        : m_copies
            ? tr("Duplicate %n key(s) of %1: %2 in time, %3 in value", nullptr, keys)
                  .arg(objects, m_session.durationText(m_transform.timeShift), numberText(m_transform.valueShift))
        : m_kind == Kind::Move
            ? tr("Move %n key(s) of %1: %2 in time, %3 in value", nullptr, keys)
                  .arg(objects, m_session.durationText(m_transform.timeShift), numberText(m_transform.valueShift))
            : tr("Scale %n key(s) of %1: × %2 in time, × %3 in value", nullptr, keys)
                  .arg(objects, numberText(m_transform.timeScale), numberText(m_transform.valueScale));
    const QString held =
        m_isHeld ? QStringLiteral(" – ") + tr("stopped at the edge of the sequence: switch off “Keep keys in their "
                                              "sequence” to move beyond it, or use “Offset in the loop”")
                 : QString();
    const QString leftOut =
        m_copies && m_leftOut > 0
            ? QStringLiteral(" – ") + tr("%n key(s) beyond the sequence left out", nullptr, int(m_leftOut))
            : QString();
    const QString typed =
        m_typed[m_typing].isEmpty() ? QString() : QStringLiteral("  [%1]").arg(shownNumber(m_typed[m_typing]));
    return what + held + leftOut + typed;
}

} // namespace sinew
