// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding.h"

#include <QAbstractButton>

namespace sinew {

/// The diamond of a value that can be animated: hollow without a curve, half with one, full where a key stands at the playback's time.
/// Clicking sets a key with what the curve (else the static value) has at that time, or removes the key that stands there;
/// the first key makes the curve, the last one's removal ends it. One undo step for all selected objects.
class KeyButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State { Hollow, Half, Full };

    explicit KeyButton(Binding curve, QWidget *parent = nullptr);

    State state() const { return m_state; }
    void refresh();
    QSize sizeHint() const override;

Q_SIGNALS:
    void refused(const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void toggle();

    Binding m_curve;
    State m_state = State::Hollow;
};

} // namespace sinew
