// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

#include <QComboBox>

namespace sinew {

/// A combo box that the wheel changes only while it has focus, so that scrolling the panel changes nothing.
class QuietComboBox : public QComboBox
{
    Q_OBJECT

public:
    explicit QuietComboBox(QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;
};

/// An integer with names. A stored number without a name stays and is shown as "Unknown (17)".
class EnumEditor final : public ValueEditor
{
    Q_OBJECT

public:
    EnumEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;

private:
    void choose(int row);

    QuietComboBox *m_combo;
};

} // namespace sinew
