// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"

#include <QAbstractButton>

namespace sinew {

struct CurveEdit;

/// The diamond of a value that can be animated: hollow without keys in the chosen sequence, half with some, full if
/// there is a key at the playhead. Clicking sets a key with the curve's value (else the static value) at that time, or
/// removes the key there; the first key creates the curve, removing the last one ends it. One undo step for all
/// selected objects.
class KeyButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State { Hollow, Half, Full };

    explicit KeyButton(Binding curve, QWidget *parent = nullptr);

    State state() const { return m_state; }
    void refresh();
    /// Removes all keys of the chosen sequence, in one undo step.
    void removeAnimation();
    QSize sizeHint() const override;

Q_SIGNALS:
    void refused(const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void toggle();
    void edit(const std::function<void(CurveEdit &edit)> &change, const QString &text);

    Binding m_curve;
    State m_state = State::Hollow;
    NodeId m_ownTimeline = NoNode; ///< for a curve over a particle's life
    bool m_elsewhere = false;      ///< hollow, but there are keys in other sequences
};

} // namespace sinew
