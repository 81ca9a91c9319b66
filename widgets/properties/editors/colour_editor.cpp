// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/colour_editor.h"

#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/binding/value_views.h"
#include "widgets/properties/editors/vector_editor.h"
#include "widgets/properties/parts/colour_button.h"
#include "widgets/shared/object_names.h"

#include <QColorDialog>
#include <QHBoxLayout>

#include <cmath>

namespace sinew {

ColourEditor::ColourEditor(PropertyContext &context, Binding colour, QWidget *parent)
    : ValueEditor(context, asColour(colour), parent), m_button(new ColourButton(this)),
      m_numbers(new VectorEditor(context, binding(), this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_button, 0, Qt::AlignTop);
    layout->addWidget(m_numbers, 1);
    setName({});
    m_button->setToolTip(tr("Choose a colour"));
    setFocusProxy(m_button);
    connect(m_button, &QAbstractButton::clicked, this, &ColourEditor::openDialog);
    connect(m_numbers, &ValueEditor::refused, this, &ValueEditor::refused);
    refresh();
}

void ColourEditor::setBinding(Binding binding)
{
    ValueEditor::setBinding(asColour(binding));
    m_numbers->setBinding(this->binding());
}

void ColourEditor::setName(const QString &name)
{
    ValueEditor::setName(name);
    m_button->setAccessibleName(tr("Choose %1").arg(this->name()));
}

int ColourEditor::lineWidth() const
{
    return m_button->sizeHint().width() + layout()->spacing() + m_numbers->lineWidth();
}

void ColourEditor::refresh()
{
    Colour colour;
    if (const void *data = binding().data())
        std::memcpy(&colour, data, sizeof colour);
    const auto *own = binding().type().kind == Kind::Colour4 ? static_cast<const Colour4 *>(binding().data()) : nullptr;
    m_button->setColour(colour, binding().isMixed(), own ? own->a : 1);
    m_numbers->refresh();
}

void ColourEditor::setReadOnly(bool readOnly)
{
    m_button->setEnabled(!readOnly);
    m_numbers->setReadOnly(readOnly);
}

void ColourEditor::openDialog()
{
    Colour colour;
    if (const void *data = binding().data())
        std::memcpy(&colour, data, sizeof colour);
    const float brightest = std::max({colour.r, colour.g, colour.b});
    const float scale = std::isfinite(brightest) && brightest > 1 ? brightest : 1;

    auto *dialog = new QColorDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(name());
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    QColor shown =
        QColor::fromRgbF(displayable(colour.r / scale), displayable(colour.g / scale), displayable(colour.b / scale));
    if (const auto *own = static_cast<const Colour4 *>(binding().data());
        own && binding().type().kind == Kind::Colour4) {
        dialog->setOption(QColorDialog::ShowAlphaChannel);
        shown.setAlphaF(displayable(own->a));
    }
    dialog->setCurrentColor(shown);

    const MergeKey key = MergeKey::next();
    const Binding target = binding();
    const std::vector<Value> start = target.values();
    connect(dialog, &QColorDialog::currentColorChanged, this, [this, target, key, scale](const QColor &chosen) {
        edit(
            target,
            [&](void *data) -> Status {
                const Colour value{chosen.redF() * scale, chosen.greenF() * scale, chosen.blueF() * scale};
                std::memcpy(data, &value, sizeof value);
                if (target.type().kind == Kind::Colour4)
                    static_cast<Colour4 *>(data)->a = chosen.alphaF();
                return Done{};
            },
            key);
    });
    connect(dialog, &QDialog::rejected, this,
            [this, target, key, start] { report(target.restore(start, setText(target.field()), key)); });
    dialog->open();
}

} // namespace sinew

#include "moc_colour_editor.cpp"
