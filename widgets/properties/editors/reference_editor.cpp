// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/reference_editor.h"

#include "widgets/properties/parts/object_picker.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"
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

ReferenceEditor::ReferenceEditor(PropertyContext &context, Binding number, QWidget *parent)
    : ValueEditor(context, std::move(number), parent),
      m_chooser(new ObjectChooser(context, fieldLabel(binding().field()), this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chooser);
    setFocusProxy(m_chooser);
    connect(m_chooser, &ObjectChooser::chosen, this, &ReferenceEditor::choose);
    refresh();
}

void ReferenceEditor::setReadOnly(bool readOnly)
{
    m_chooser->setReadOnly(readOnly);
}

void ReferenceEditor::refresh()
{
    const void *data = binding().data();
    if (!data)
        return;
    const Reference &reference = binding().field().reference;
    ObjectChooser::State state;
    state.domain = binding().model().info().domain(reference.domain);
    state.number = readInteger(binding().type(), data);
    state.mixed = binding().isMixed();
    if (!isNoneReference(reference, binding().type(), state.number)) {
        state.target = state.domain ? DomainIndex(binding().model(), *state.domain).target(state.number) : NoNode;
        state.broken = state.target == NoNode;
    }
    m_chooser->show(state);
}

void ReferenceEditor::choose(NodeId target)
{
    const Reference &reference = binding().field().reference;
    if (!binding().isWhole()) {
        const Domain *domain = binding().model().info().domain(reference.domain);
        const std::int64_t number =
            target == NoNode || !domain ? reference.none : DomainIndex(binding().model(), *domain).number(target);
        edit([&](void *data) -> Status {
            writeInteger(binding().type(), data, number);
            return Done{};
        });
        return;
    }
    Document &document = binding().document();
    EditBuilder builder = editBuilder(document);
    for (const Address &address : binding().addresses())
        builder.setReference(address, target);
    report(pushEdit(document, builder.finish(), setText(binding().field())));
}

} // namespace sinew

#include "moc_reference_editor.cpp"
