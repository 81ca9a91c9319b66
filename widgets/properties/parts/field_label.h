// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/text/plain_label.h"

#include <QPointer>

namespace sinew {

class NumberBox;

/// A label that is elided if space is short, and that scrubs a number when dragged sideways: Shift is ten times finer,
/// Ctrl ten times coarser, Esc or the right button cancels the drag.
class FieldLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit FieldLabel(const QString &text, QWidget *parent = nullptr);

    void setScrubTarget(NumberBox *target);
    /// x y z w if `axis` > -1; the label takes that axis's colour.
    void setAxis(int axis);
    /// Drawn paler, for a field that has no effect.
    void setIdle(bool isIdle);
    bool isIdle() const { return m_isIdle; }
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void cancel();

    QPointer<NumberBox> m_target;
    int m_axis = -1;
    int m_lastX = 0;
    bool m_isIdle = false;
    bool m_pressed = false, m_scrubbing = false;
};

} // namespace sinew
