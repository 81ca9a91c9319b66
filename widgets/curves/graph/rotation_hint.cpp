// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/rotation_hint.h"

#include "core/curves/lock_advice.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/object_icons.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <cmath>

namespace sinew {

namespace {

constexpr int manyTracks = 30; ///< beyond, no single one is looked at

/// Of the current rotation tracks, or of all that are drawn.
LockAdvice adviceOf(const CurveSession &session)
{
    std::vector<const ShownTrack *> current, drawn;
    for (const ShownTrack &track : session.tracks()) {
        if (track.value().kind != Kind::Quat)
            continue;
        if (!session.isDrawn(track, 0) && !session.isDrawn(track, 1) && !session.isDrawn(track, 2))
            continue;
        drawn.push_back(&track);
        if (session.isActive(track.address()))
            current.push_back(&track);
    }
    LockAdvice advice;
    const std::vector<const ShownTrack *> &tracks = current.empty() ? drawn : current;
    for (const ShownTrack *track : tracks.size() > manyTracks ? std::vector<const ShownTrack *>() : tracks) {
        const std::optional<TimeSpan> scope = session.scope(*track);
        advice.add(session.curve(*track), scope ? std::span(&*scope, 1) : std::span<const TimeSpan>(track->spans));
    }
    return advice;
}

} // namespace

RotationHint::RotationHint(CurveSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_button(new QToolButton), m_close(new QToolButton)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(2, 0, 2, 0);
    row->setSpacing(2);
    row->addWidget(m_button);
    row->addStretch(1);
    row->addWidget(m_close);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setIcon(themedIcon(QStringLiteral("data-information")));
    m_close->setIcon(themedIcon(QStringLiteral("dialog-close")));
    m_close->setToolTip(tr("Close this hint"));
    m_close->setAccessibleName(m_close->toolTip());
    for (QToolButton *button : {m_button, m_close}) {
        button->setAutoRaise(true);
        button->setIconSize(QSize(16, 16));
    }
    connect(m_button, &QToolButton::clicked, this, [this] {
        CurveOptions options = m_session.options();
        options.rotation = m_better;
        m_session.setOptions(options);
    });
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_closedFor = m_session.options().rotation;
        refresh();
    });
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &RotationHint::refresh);
    for (const auto signal :
         {&CurveSession::tracksChanged, &CurveSession::keysChanged, &CurveSession::scopeChanged,
          &CurveSession::statesChanged, &CurveSession::activeTracksChanged, &CurveSession::optionsChanged})
        connect(&session, signal, &m_soon, qOverload<>(&QTimer::start));
    connect(&session, &CurveSession::documentChanged, this, [this] {
        m_closedFor = RotationOrder::Raw;
        m_soon.start();
    });
    hide();
}

void RotationHint::refresh()
{
    const RotationOrder order = m_session.options().rotation;
    if (order != m_closedFor)
        m_closedFor = RotationOrder::Raw;
    std::optional<RotationOrder> better;
    LockAdvice advice;
    if (m_session.document() && order != RotationOrder::Raw && order != m_closedFor) {
        advice = adviceOf(m_session);
        better = advice.better(order);
    }
    setVisible(better.has_value());
    if (!better)
        return;
    m_better = *better;
    m_button->setText(tr("Near gimbal lock: show as %1").arg(rotationOrderText(*better)));
    m_button->setToolTip(tr("These rotations come within %1° of gimbal lock in the order %2: two of the angles swing "
                            "there, although the pose barely moves. In the order %3 they stay %4° away")
                             .arg(std::round(advice.clearance(order)))
                             .arg(QLatin1String(axisNames(order)), QLatin1String(axisNames(*better)))
                             .arg(std::round(advice.clearance(*better))));
    m_button->setAccessibleDescription(m_button->toolTip());
}

} // namespace sinew

#include "moc_rotation_hint.cpp"
