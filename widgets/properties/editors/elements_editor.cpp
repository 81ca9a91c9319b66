// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/elements_editor.h"

#include "widgets/properties/editors/editor_factory.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sinew {

ElementsEditor::ElementsEditor(PropertyContext &context, Binding array, QWidget *parent)
    : ValueEditor(context, std::move(array), parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const QStringList labels = partLabels(binding().field(), binding().type());
    int widest = 0;
    for (const QString &label : labels)
        widest = std::max(widest, fontMetrics().horizontalAdvance(label) + 1);
    for (std::uint32_t i = 0; i < binding().type().components; ++i) {
        ValueEditor *editor = makeEditor(context, binding().element(i), this);
        auto *line = new QHBoxLayout;
        line->setSpacing(6);
        auto *label = new PlainLabel(labels[int(i)], this);
        label->setFixedSize(widest, QLineEdit().sizeHint().height());
        label->setBuddy(editor);
        m_besides = widest + line->spacing();
        editor->setName(fieldLabel(binding().field()) + QStringLiteral(": ") + label->text());
        line->addWidget(label, 0, Qt::AlignTop);
        line->addWidget(editor, 1);
        layout->addLayout(line);
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

int ElementsEditor::lineWidth() const
{
    int width = 0;
    for (const ValueEditor *editor : m_editors)
        width = std::max(width, editor->lineWidth());
    return width > 0 ? m_besides + width : 0;
}

void ElementsEditor::setReadOnly(bool readOnly)
{
    for (ValueEditor *editor : m_editors)
        editor->setReadOnly(readOnly);
}

} // namespace sinew

#include "moc_elements_editor.cpp"
