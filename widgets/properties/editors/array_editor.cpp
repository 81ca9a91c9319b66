// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/array_editor.h"

#include "widgets/properties/editors/editor_factory.h"
#include "widgets/properties/tables/element_table.h"
#include "widgets/shared/object_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

ArrayEditor::ArrayEditor(PropertyContext &context, Binding array, QWidget *parent)
    : ValueEditor(context, std::move(array), parent), m_summary(new QLabel(this)), m_show(new QToolButton(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_summary, 1);
    line->addWidget(m_show);
    makeDetails();
    m_show->setText(tr("Edit table"));
    m_show->setCheckable(true);
    m_show->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + m_show->text());
    setFocusProxy(m_show);
    connect(m_show, &QToolButton::toggled, this, &ArrayEditor::showTable);
    refresh();
}

void ArrayEditor::refresh()
{
    const void *data = binding().data();
    if (!data)
        return;
    const bool single = binding().count() == 1;
    m_show->setVisible(single);
    const std::size_t count = elementCount(binding().type(), data);
    m_summary->setText(!single      ? tr("Select one object to edit this")
                       : count == 1 ? tr("1 element")
                                    : tr("%Ln elements", nullptr, int(count)));
    m_summary->setForegroundRole(single ? QPalette::WindowText : QPalette::PlaceholderText);
}

void ArrayEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    if (m_table)
        m_table->setReadOnly(readOnly);
}

void ArrayEditor::showTable(bool on)
{
    if (on && !m_table) {
        m_table = new ElementTable(binding(), details());
        m_table->setReadOnly(m_readOnly);
        setTabOrder(m_show, m_table->view());
        connect(m_table, &ElementTable::refused, this, &ValueEditor::refused);
        details()->layout()->addWidget(m_table);
    }
    if (m_table)
        m_table->setVisible(on);
}

void ArrayEditor::showElement(std::uint32_t sub)
{
    if (binding().count() != 1)
        return;
    m_show->setChecked(true);
    m_table->showRow(int(sub));
}

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

#include "moc_array_editor.cpp"
