// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/reference_editor.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/parts/object_chooser.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"

#include <QHBoxLayout>

namespace sinew {

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
