// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/parts/focus_wheel_combo_box.h"

namespace sinew {

/// Looks like a combo box; emits a signal instead of opening its own list.
class PickerCombo final : public FocusWheelComboBox
{
    Q_OBJECT

public:
    using FocusWheelComboBox::FocusWheelComboBox;
    void showPopup() override { Q_EMIT popupRequested(); }

Q_SIGNALS:
    void popupRequested();
};

} // namespace sinew
