// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/key_button.h"

#include "core/curves/curve_moment.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/text/translated.h"
#include "widgets/shared/key_diamond.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/panel_colours.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>

namespace sinew {

KeyButton::KeyButton(Binding curve, QWidget *parent) : QAbstractButton(parent), m_curve(std::move(curve))
{
    m_ownTimeline = ownTimelineOf(m_curve.document(), m_curve.address());
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Key of %1").arg(fieldLabel(m_curve.field())));
    connect(this, &QAbstractButton::clicked, this, &KeyButton::toggle);
    connect(&m_curve.document().playback(), &Playback::timeChanged, this, &KeyButton::refresh);
    connect(&m_curve.document().playback(), &Playback::sequenceChanged, this, &KeyButton::refresh);
    refresh();
}

void KeyButton::refresh()
{
    const void *data = m_curve.isValid() ? m_curve.data() : nullptr;
    if (!data)
        return;
    const auto *curve = static_cast<const CurveBase *>(data);
    State state = State::Hollow;
    if (curve->isPresent() && hasKeyAtPlayhead(m_curve.document(), *curve, m_ownTimeline))
        state = State::Full;
    else if (curve->isPresent() && (curve->size() == 0 || hasKeysInSequence(m_curve.document(), *curve, m_ownTimeline)))
        state = State::Half;
    const bool elsewhere = state == State::Hollow && curve->isPresent();
    if (state == m_state && elsewhere == m_elsewhere && !toolTip().isEmpty())
        return;
    m_state = state;
    m_elsewhere = elsewhere;
    const QString tip = elsewhere ? tr("Animated in other sequences: click to set the first key in this one")
                        : state == State::Hollow ? tr("Not animated: click to set the first key")
                        : state == State::Half   ? tr("Animated: click to set a key at this time")
                                                 : tr("There is a key at this time: click to remove it");
    setToolTip(tip);
    setAccessibleDescription(tip);
    update();
}

void KeyButton::toggle()
{
    if (!m_curve.isValid())
        return;
    const bool remove = m_state == State::Full;
    const QString text = (remove ? tr("Remove key of %1") : tr("Set key of %1")).arg(fieldLabel(m_curve.field()));
    edit(
        [&](CurveEdit &edit) {
            if (remove)
                removeKeyAtPlayhead(m_curve.document(), edit);
            else
                putKeyAtPlayhead(m_curve.document(), edit, restValue(m_curve.model(), edit.address));
        },
        text);
}

void KeyButton::removeAnimation()
{
    if (m_curve.isValid())
        edit([&](CurveEdit &edit) { removeKeysInSequence(m_curve.document(), edit); },
             tr("Remove animation of %1").arg(fieldLabel(m_curve.field())));
}

void KeyButton::edit(const std::function<void(CurveEdit &edit)> &change, const QString &text)
{
    const Status status = m_curve.editEach(
        [&](std::size_t index, void *data) -> Status {
            auto *curve = static_cast<CurveBase *>(data);
            CurveEdit edit = curveEdit(m_curve.document(), m_curve.addresses()[index]);
            edit.curve = *curve;
            change(edit);
            *curve = edit.curve;
            return Done{};
        },
        text);
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    refresh();
}

QSize KeyButton::sizeHint() const
{
    const int side = fontMetrics().height() + 4;
    return {side, fontMetrics().height() + 8};
}

void KeyButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QPointF centre = QRectF(rect()).center();
    const qreal half = fontMetrics().height() * 0.34;
    const bool lit = m_state != State::Hollow || underMouse();
    QColor colour = lit ? keyColour(palette()) : palette().color(QPalette::Mid);
    if (m_state == State::Hollow && !underMouse())
        colour = palette().color(QPalette::PlaceholderText);
    paintDiamond(painter, centre, half,
                 m_state == State::Full   ? DiamondFill::Full
                 : m_state == State::Half ? DiamondFill::Half
                                          : DiamondFill::Hollow,
                 colour);
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace sinew

#include "moc_key_button.cpp"
