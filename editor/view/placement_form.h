// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/transform/placement.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QPushButton;

namespace sinew {

/// The numbers of a PlacementRequest: scale, turn, mirror, what they are about, movement.
class PlacementForm : public QWidget
{
    Q_OBJECT

public:
    explicit PlacementForm(QWidget *parent = nullptr);

    /// Without onGround, centred and the sequence.
    PlacementRequest request() const;
    /// Without onGround, centred and the sequence, in one change.
    void setRequest(const PlacementRequest &request);
    void setMove(const Eigen::Vector3d &move);
    /// Neutral numbers, in one change.
    void reset();
    /// Adds a button behind the movement.
    QPushButton *addButton(const QString &text, const QString &help);

Q_SIGNALS:
    void changed();

private:
    QDoubleSpinBox *number(double minimum, double maximum, double value, int decimals, const QString &name);
    QWidget *scaleRow();
    QWidget *turnRow();
    QWidget *moveRow();
    void addMirror(QFormLayout &form);

    QDoubleSpinBox *m_scale, *m_degrees[3], *m_move[3];
    QComboBox *m_mirror, *m_about;
    QWidget *m_moveRow;
    bool m_isQuiet = false; ///< while several numbers change at once
};

} // namespace sinew
