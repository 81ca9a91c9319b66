// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"
#include "widgets/properties/parts/focus_wheel_combo_box.h"

namespace sinew {

/// An integer with names. A stored number without a name is kept and shown as "Unknown (17)".
class EnumEditor final : public ValueEditor
{
    Q_OBJECT

public:
    EnumEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;

private:
    void choose(int row);

    FocusWheelComboBox *m_combo;
};

} // namespace sinew
