// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

/// The elements of a short FixedArray that are not plain numbers, each with the editor of its kind.
class ElementsEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ElementsEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;
    int lineWidth() const override;

private:
    int m_besides = 0; ///< width of a label and the space after it
    std::vector<ValueEditor *> m_editors;
};

} // namespace sinew
