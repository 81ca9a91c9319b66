// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/rotation_editor.h"

#include "widgets/properties/binding/value_views.h"
#include "widgets/properties/editors/vector_editor.h"
#include "widgets/text/plain_label.h"

#include <QVBoxLayout>

namespace sinew {

RotationEditor::RotationEditor(PropertyContext &context, Binding rotation, QWidget *parent)
    : ValueEditor(context, std::move(rotation), parent),
      m_angles(new VectorEditor(context, asEulerAngles(binding(), context.rotationOrder()), this)),
      m_components(new VectorEditor(context, binding(), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_angles);
    auto *caption = new PlainLabel(tr("Quaternion"), this);
    caption->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(caption);
    layout->addWidget(m_components);
    m_components->setToolTip(caption->text());
    setFocusProxy(m_angles);
    for (VectorEditor *editor : {m_angles, m_components})
        connect(editor, &ValueEditor::refused, this, &ValueEditor::refused);
    connect(&context, &PropertyContext::rotationOrderChanged, this, [this] {
        if (!this->binding().isValid())
            return;
        showAngles(this->binding());
        m_angles->refresh();
    });
    showAngles(this->binding());
}

void RotationEditor::showAngles(const Binding &rotation)
{
    const RotationOrder order = context().rotationOrder();
    m_angles->setBinding(asEulerAngles(rotation, order));
    m_angles->setToolTip(tr("Euler angles in degrees in the order %1, as in the curve editor, whose menu “Rotations” "
                            "changes it")
                             .arg(QLatin1String(axisNames(order))));
}

void RotationEditor::setBinding(Binding binding)
{
    showAngles(binding);
    m_components->setBinding(binding);
    ValueEditor::setBinding(std::move(binding));
}

void RotationEditor::refresh()
{
    m_angles->refresh();
    m_components->refresh();
}

void RotationEditor::setReadOnly(bool readOnly)
{
    m_angles->setReadOnly(readOnly);
    m_components->setReadOnly(readOnly);
}

} // namespace sinew

#include "moc_rotation_editor.cpp"
