// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/value_editor.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/shared/object_names.h"

#include <QVBoxLayout>

namespace sinew {

ValueEditor::ValueEditor(PropertyContext &context, Binding binding, QWidget *parent)
    : QWidget(parent), m_context(context), m_binding(std::move(binding))
{
}

QWidget *ValueEditor::makeDetails()
{
    m_details = new QWidget(this);
    auto *layout = new QVBoxLayout(m_details);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return m_details;
}

QString ValueEditor::name() const
{
    return m_name.isEmpty() ? fieldLabel(m_binding.field()) : m_name;
}

void ValueEditor::setBinding(Binding binding)
{
    m_binding = std::move(binding);
    refresh();
}

bool ValueEditor::edit(const Binding &binding, const Binding::Modify &modify, MergeKey key)
{
    return report(binding.edit(modify, setText(binding.field()), key));
}

bool ValueEditor::report(const Status &status)
{
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

} // namespace sinew

#include "moc_value_editor.cpp"
