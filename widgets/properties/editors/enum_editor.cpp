// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/enum_editor.h"

#include "core/schema/struct_info.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/parts/focus_wheel_combo_box.h"
#include "widgets/shared/object_names.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

namespace sinew {

EnumEditor::EnumEditor(PropertyContext &context, Binding number, QWidget *parent)
    : ValueEditor(context, std::move(number), parent), m_combo(new FocusWheelComboBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_combo);
    for (const EnumEntry &entry : *binding().field().table) {
        m_combo->addItem(entryLabel(entry), qint64(entry.value));
        if (entry.help)
            m_combo->setItemData(m_combo->count() - 1, entryHelp(entry), Qt::ToolTipRole);
    }
    m_combo->setAccessibleName(fieldLabel(binding().field()));
    setFocusProxy(m_combo);
    connect(m_combo, &QComboBox::activated, this, &EnumEditor::choose);
    refresh();
}

void EnumEditor::refresh()
{
    const void *data = binding().data();
    const int known = int(binding().field().table->size());
    int row = -1;
    if (data && !binding().isMixed()) {
        const std::int64_t number = readInteger(binding().type(), data);
        row = m_combo->findData(qint64(number));
        if (row < 0 || row >= known) {
            // One entry at the end shows whatever the file has.
            const QString text = tr("Unknown (%1)").arg(number);
            if (m_combo->count() == known)
                m_combo->addItem(text);
            m_combo->setItemText(known, text);
            m_combo->setItemData(known, qint64(number));
            row = known;
        }
    }
    if (row < known && m_combo->count() > known)
        m_combo->removeItem(known);
    m_combo->setCurrentIndex(row);
    m_combo->setToolTip(m_combo->currentData(Qt::ToolTipRole).toString());
}

void EnumEditor::choose(int row)
{
    const std::int64_t number = m_combo->itemData(row).toLongLong();
    if (!edit([&](void *data) -> Status {
            writeInteger(binding().type(), data, number);
            return Done{};
        }))
        refresh();
}

} // namespace sinew

#include "moc_enum_editor.cpp"
