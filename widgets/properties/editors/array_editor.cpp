// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/array_editor.h"

#include "widgets/properties/tables/element_table.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QToolButton>

namespace sinew {

ArrayEditor::ArrayEditor(PropertyContext &context, Binding array, QWidget *parent)
    : ValueEditor(context, std::move(array), parent), m_summary(new PlainLabel(this)), m_show(new QToolButton(this))
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

} // namespace sinew

#include "moc_array_editor.cpp"
