// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>

#include <optional>

namespace sinew {

/// Which axes an imported file has.
class AxesBox : public QComboBox
{
    Q_OBJECT

public:
    explicit AxesBox(QWidget *parent = nullptr);
    /// As ImportOptions::keepsAxes.
    std::optional<bool> keepsAxes() const;
};

/// For ImportOptions::scale.
void setUpScaleBox(QDoubleSpinBox &box);

} // namespace sinew
