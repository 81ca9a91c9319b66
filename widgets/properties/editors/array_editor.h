// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QLabel;
class QToolButton;

namespace sinew {

class ElementTable;

/// An Array or a long FixedArray: its size, and a table of its elements on demand.
class ArrayEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ArrayEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;
    void showElement(std::uint32_t sub) override;

private:
    void showTable(bool on);

    QLabel *m_summary;
    QToolButton *m_show;
    ElementTable *m_table = nullptr;
    bool m_readOnly = false;
};

} // namespace sinew
