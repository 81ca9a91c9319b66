// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/object_chooser.h"

#include "core/model/domain_index.h"
#include "widgets/properties/parts/object_list_model.h"
#include "widgets/properties/parts/object_picker.h"
#include "widgets/properties/parts/picker_combo.h"
#include "widgets/shared/panel_colours.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

namespace sinew {

ObjectChooser::ObjectChooser(PropertyContext &context, const QString &name, QWidget *parent)
    : QWidget(parent), m_context(context), m_combo(new PickerCombo(this)), m_jump(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_combo, 1);
    layout->addWidget(m_jump);
    m_combo->setAccessibleName(name);
    m_jump->setText(QStringLiteral("⇢"));
    m_jump->setToolTip(tr("Go to this object"));
    m_jump->setAccessibleName(tr("Go to %1").arg(name));
    setFocusProxy(m_combo);
    connect(m_combo, &PickerCombo::popupRequested, this, &ObjectChooser::openPicker);
    connect(m_jump, &QToolButton::clicked, this, [this] { m_context.jumpTo(m_state.target); });
}

void ObjectChooser::show(const State &state)
{
    m_state = state;
    m_jump->setEnabled(state.target != NoNode && !state.mixed);
    QString text;
    if (state.mixed)
        text.clear();
    else if (state.target != NoNode && m_context.document())
        text = numberedName(*m_context.document(), state.target, state.number);
    else
        text = state.broken               ? tr("Missing (%1)").arg(state.number)
               : state.noneText.isEmpty() ? tr("None")
                                          : state.noneText;
    if (m_combo->count() != 1) {
        m_combo->clear();
        m_combo->addItem(text);
    }
    m_combo->setItemText(0, text);
    m_combo->setCurrentIndex(state.mixed ? -1 : 0);
    m_combo->setToolTip(state.broken ? tr("There is no object with the number %1").arg(state.number) : text);
    QPalette colours;
    if (state.broken && !state.mixed)
        for (const QPalette::ColorRole role : {QPalette::ButtonText, QPalette::Text})
            colours.setColor(role, refusedColour(QGuiApplication::palette()));
    m_combo->setPalette(colours);
}

void ObjectChooser::setReadOnly(bool readOnly)
{
    m_combo->setEnabled(!readOnly);
}

void ObjectChooser::openPicker()
{
    Document *document = m_context.document();
    if (!document || !m_state.domain)
        return;
    std::vector<ObjectListModel::Entry> entries{{}};
    const DomainIndex index(document->model(), *m_state.domain);
    for (const NodeId node : index.members())
        entries.push_back({node, index.number(node)});
    auto *picker = new ObjectPicker(*document, std::move(entries), m_state.target, m_state.noneText, this);
    connect(picker, &ObjectPicker::chosen, this, &ObjectChooser::chosen);
    picker->popupBelow(*m_combo);
}

} // namespace sinew

#include "moc_object_chooser.cpp"
