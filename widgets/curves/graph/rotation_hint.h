// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"

#include <QTimer>
#include <QWidget>

class QToolButton;

namespace sinew {

class CurveSession;

/// The line above a graph that says when the shown Euler angles swing because they come near gimbal lock, and offers
/// the order that stays away from it. Once closed it stays so until another order is chosen or another document shown.
class RotationHint : public QWidget
{
    Q_OBJECT

public:
    explicit RotationHint(CurveSession &session, QWidget *parent = nullptr);

    QToolButton *button() const { return m_button; }
    QToolButton *closeButton() const { return m_close; }

private:
    void refresh();

    CurveSession &m_session;
    QTimer m_soon;
    QToolButton *m_button, *m_close;
    RotationOrder m_better = RotationOrder::Raw;
    RotationOrder m_closedFor = RotationOrder::Raw; ///< the shown order while it was closed
};

} // namespace sinew
