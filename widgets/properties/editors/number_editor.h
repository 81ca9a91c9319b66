// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

class NumberBox;

/// One Integer or Float.
class NumberEditor final : public ValueEditor
{
    Q_OBJECT

public:
    NumberEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;
    NumberBox *scrubTarget() override { return m_box; }

private:
    NumberBox *m_box;
};

} // namespace sinew
