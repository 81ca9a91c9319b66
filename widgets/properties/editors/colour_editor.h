// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

#include <QAbstractButton>

namespace sinew {

class VectorEditor;

/// Shows a colour, its right half as transparent as it is; values beyond 0…1 are clamped for display only and marked.
class ColourButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget *parent = nullptr);
    void setColour(const Colour &colour, bool mixed, float alpha = 1);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Colour m_colour;
    float m_alpha = 1;
    bool m_mixed = false;
};

/// A colour button with a live colour dialog, and its numbers. A brightness above 1 survives choosing another hue: the
/// dialog works on the colour divided by its largest component.
class ColourEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ColourEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;

private:
    void openDialog();

    ColourButton *m_button;
    VectorEditor *m_numbers;
};

} // namespace sinew
