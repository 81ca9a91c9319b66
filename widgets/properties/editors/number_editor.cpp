// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/number_editor.h"

#include "widgets/properties/parts/number_box.h"
#include "widgets/shared/object_names.h"

#include <QHBoxLayout>

namespace sinew {

NumberEditor::NumberEditor(PropertyContext &context, Binding number, QWidget *parent)
    : ValueEditor(context, std::move(number), parent), m_box(new NumberBox(binding(), this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    m_box->setAccessibleName(fieldLabel(binding().field()));
    setFocusProxy(m_box);
    connect(m_box, &NumberBox::refused, this, &ValueEditor::refused);
}

void NumberEditor::setBinding(Binding binding)
{
    m_box->setBinding(binding);
    ValueEditor::setBinding(std::move(binding));
}

void NumberEditor::refresh()
{
    m_box->refresh();
}

void NumberEditor::setReadOnly(bool readOnly)
{
    m_box->setReadOnly(readOnly);
    m_box->setFrame(!readOnly); // looks like text, but can still be copied
    m_box->setButtonSymbols(readOnly ? QAbstractSpinBox::NoButtons : QAbstractSpinBox::UpDownArrows);
    QPalette colours;
    if (readOnly)
        colours.setBrush(QPalette::Base, Qt::transparent);
    m_box->setPalette(colours);
}

} // namespace sinew

#include "moc_number_editor.cpp"
