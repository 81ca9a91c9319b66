// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/view/uv_gesture.h"

#include "core/text/translated.h"

#include <QKeyEvent>
#include <QLocale>

#include <cmath>

namespace sinew {

namespace {

double snapped(double value, double step)
{
    return std::round(value / step) * step;
}

QString shown(double number)
{
    return QLocale().toString(number, 'g', 6);
}

} // namespace

UvGesture::UvGesture(UvSession &session, Kind kind, const UvPoint &pivot, const UvPoint &anchor, Axes axes)
    : m_session(session), m_kind(kind), m_axes(axes), m_rows(session.selected()), m_start(session.shape().points()),
      m_anchor(anchor)
{
    m_transform.pivot = pivot;
    m_transform.aspect = session.aspect();
    m_amount = kind == Kind::Scale ? UvPoint{1, 1} : UvPoint{0, 0};
}

void UvGesture::move(const UvPoint &distance, const UvSnap &snap, bool lockAxis)
{
    m_amount = distance;
    m_snap = snap;
    m_lockAxis = lockAxis;
    apply();
}

void UvGesture::scale(const UvPoint &factors)
{
    m_amount = factors;
    apply();
}

void UvGesture::rotate(double degrees, double step)
{
    m_amount = {degrees, 0};
    m_angleStep = step;
    apply();
}

bool UvGesture::handleKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    QString &typed = m_typed[m_typing];
    const auto setAxes = [this](Axes axes) {
        m_axes = m_axes == axes ? Axes::Both : axes;
        m_typing = m_axes == Axes::V ? 1 : 0;
    };
    switch (event.key()) {
    case Qt::Key_X:
    case Qt::Key_U:
        setAxes(Axes::U);
        break;
    case Qt::Key_Y:
    case Qt::Key_V:
        setAxes(Axes::V);
        break;
    case Qt::Key_Tab:
        m_typing = m_kind == Kind::Rotate ? 0 : 1 - m_typing;
        return true;
    case Qt::Key_Backspace:
        typed.chop(1);
        break;
    case Qt::Key_Minus:
        typed = typed.startsWith(u'-') ? typed.mid(1) : u'-' + typed;
        break;
    default: {
        const QString text = event.text();
        if (text.size() != 1 || !(text[0].isDigit() || text[0] == u'.' || text[0] == u','))
            return false;
        typed += text[0] == u',' ? QChar(u'.') : text[0];
    }
    }
    apply();
    return true;
}

void UvGesture::apply()
{
    UvPoint amount = m_amount;
    bool isTyped[2];
    double numbers[2];
    for (int i = 0; i < 2; ++i)
        numbers[i] = m_typed[i].toDouble(&isTyped[i]);
    if (m_kind == Kind::Rotate) {
        m_transform.angle = isTyped[0] ? numbers[0] : m_angleStep > 0 ? snapped(amount.u, m_angleStep) : amount.u;
    } else {
        const double still = m_kind == Kind::Scale ? 1 : 0;
        if (m_kind == Kind::Move && m_snap.isOn()) {
            // An axis that doesn't move keeps its value.
            if (amount.u != 0)
                amount.u = snapped(m_anchor.u + amount.u, m_snap.u) - m_anchor.u;
            if (amount.v != 0)
                amount.v = snapped(m_anchor.v + amount.v, m_snap.v) - m_anchor.v;
        }
        if (m_lockAxis && m_kind == Kind::Move)
            (std::abs(amount.u) >= std::abs(amount.v * m_transform.aspect) ? amount.v : amount.u) = 0;
        if (m_axes == Axes::U)
            amount.v = still;
        if (m_axes == Axes::V)
            amount.u = still;
        if (isTyped[0] || isTyped[1]) {
            // A single typed factor applies to both sides; a single distance only to its own axis.
            const bool uniform = m_kind == Kind::Scale && m_axes == Axes::Both;
            amount = {isTyped[0] ? numbers[0]
                      : uniform  ? numbers[1]
                                 : still,
                      isTyped[1] ? numbers[1]
                      : uniform  ? numbers[0]
                                 : still};
        }
        (m_kind == Kind::Scale ? m_transform.scale : m_transform.move) = amount;
    }
    const QString names[] = {tr("Move texture coordinates"), tr("Scale texture coordinates"),
                             tr("Rotate texture coordinates")};
    const Status done =
        m_session.setPoints(m_rows, transformed(m_start, m_rows, m_transform), names[int(m_kind)], m_key);
    // The last valid state stays.
    m_refusal = done ? QString() : tr("Not changed: %1.").arg(translated(done.error().message));
}

void UvGesture::cancel()
{
    // If everything is as it was at the gesture's start, there is no step.
    static_cast<void>(m_session.setPoints(m_rows, transformed(m_start, m_rows, {}), QString(), m_key));
}

QString UvGesture::text() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    const int count = int(m_rows.size());
    const UvPoint &move = m_transform.move, &scale = m_transform.scale;
    const QString what = m_kind == Kind::Move
                             ? tr("Move %n vertices: %1, %2", nullptr, count).arg(shown(move.u), shown(move.v))
                         : m_kind == Kind::Scale
                             ? tr("Scale %n vertices: × %1, × %2", nullptr, count).arg(shown(scale.u), shown(scale.v))
                             : tr("Rotate %n vertices: %1°", nullptr, count).arg(shown(m_transform.angle));
    return m_typed[m_typing].isEmpty() ? what : what + QStringLiteral("  [%1]").arg(m_typed[m_typing]);
}

} // namespace sinew
