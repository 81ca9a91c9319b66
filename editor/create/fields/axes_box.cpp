// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/axes_box.h"

namespace sinew {

AxesBox::AxesBox(QWidget *parent) : QComboBox(parent)
{
    addItem(tr("As the file suggests"), QVariant());
    addItem(tr("Facing forward"), false);
    addItem(tr("As Blender shows them"), true);
    setAccessibleName(tr("Axes"));
}

std::optional<bool> AxesBox::keepsAxes() const
{
    return currentData().isValid() ? std::optional(currentData().toBool()) : std::nullopt;
}

void setUpScaleBox(QDoubleSpinBox &box)
{
    box.setDecimals(4);
    box.setRange(0.0001, 100000);
    box.setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box.setToolTip(AxesBox::tr("Units of the game for one of the file"));
    box.setAccessibleName(AxesBox::tr("Scale"));
}

} // namespace sinew

#include "moc_axes_box.cpp"
