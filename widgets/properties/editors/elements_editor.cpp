// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/elements_editor.h"

#include "widgets/properties/editors/editor_factory.h"

#include <QVBoxLayout>

namespace sinew {

ElementsEditor::ElementsEditor(PropertyContext &context, Binding array, QWidget *parent)
    : ValueEditor(context, std::move(array), parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (std::uint32_t i = 0; i < binding().type().components; ++i) {
        ValueEditor *editor = makeEditor(context, binding().element(i), this);
        layout->addWidget(editor);
        connect(editor, &ValueEditor::refused, this, &ValueEditor::refused);
        m_editors.push_back(editor);
    }
    if (!m_editors.empty())
        setFocusProxy(m_editors.front());
}

void ElementsEditor::setBinding(Binding binding)
{
    ValueEditor::setBinding(std::move(binding));
    for (std::size_t i = 0; i < m_editors.size(); ++i)
        m_editors[i]->setBinding(this->binding().element(std::uint32_t(i)));
}

void ElementsEditor::refresh()
{
    for (ValueEditor *editor : m_editors)
        editor->refresh();
}

void ElementsEditor::setReadOnly(bool readOnly)
{
    for (ValueEditor *editor : m_editors)
        editor->setReadOnly(readOnly);
}

} // namespace sinew

#include "moc_elements_editor.cpp"
