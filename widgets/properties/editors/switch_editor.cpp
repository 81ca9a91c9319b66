// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/switch_editor.h"

#include "core/schema/struct_info.h"
#include "widgets/shared/object_names.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace sinew {

SwitchEditor::SwitchEditor(PropertyContext &context, Binding number, QWidget *parent)
    : ValueEditor(context, std::move(number), parent), m_check(new QCheckBox(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_check);
    m_check->setAccessibleName(fieldLabel(binding().field()));
    setFocusProxy(m_check);
    connect(m_check, &QCheckBox::clicked, this, [this] {
        const bool on = m_check->checkState() != Qt::Unchecked;
        edit([&](void *data) -> Status {
            writeInteger(binding().type(), data, on);
            return Done{};
        });
        refresh();
    });
    refresh();
}

void SwitchEditor::refresh()
{
    const void *data = binding().data();
    if (!data)
        return;
    const std::int64_t number = readInteger(binding().type(), data);
    const bool mixed = binding().isMixed();
    // A click on "some are on" switches all on; the third state is only shown, never chosen.
    m_check->setCheckState(mixed ? Qt::PartiallyChecked : number != 0 ? Qt::Checked : Qt::Unchecked);
    m_check->setTristate(mixed);
    const bool known = number == 0 || number == 1;
    m_check->setText(mixed || known ? QString() : tr("Unknown (%1)").arg(number));
}

} // namespace sinew

#include "moc_switch_editor.cpp"
