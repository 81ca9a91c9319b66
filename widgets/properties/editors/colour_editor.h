// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"
#include "widgets/properties/parts/colour_button.h"

namespace sinew {

class VectorEditor;

/// A colour button with a live colour dialog, and its numbers. A brightness above 1 survives the choice of another hue:
/// the dialog works on the colour divided by its largest component.
class ColourEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ColourEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void setName(const QString &name) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;
    int lineWidth() const override;

private:
    void openDialog();

    ColourButton *m_button;
    VectorEditor *m_numbers;
};

} // namespace sinew
