// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/vector_editor.h"

#include "core/schema/text.h"
#include "widgets/properties/parts/field_label.h"
#include "widgets/properties/parts/flow_grid.h"
#include "widgets/properties/parts/number_box.h"
#include "widgets/shared/object_names.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sinew {

VectorEditor::VectorEditor(PropertyContext &context, Binding vector, QWidget *parent)
    : ValueEditor(context, std::move(vector), parent)
{
    const TypeInfo &type = binding().type();
    const QStringList labels = partLabels(binding().field(), type);
    int widestLabel = 0;
    for (const QString &label : labels)
        widestLabel = std::max(widestLabel, fontMetrics().horizontalAdvance(label) + 1);
    const int cell = fontMetrics().horizontalAdvance(QStringLiteral("-0.000")) + 10 + widestLabel;
    const int count = int(type.components);
    std::vector<int> columns{count, 1};
    if (type.kind == Kind::Matrix)
        columns = {4, 2, 1};
    else if (count > 8)
        columns = {8, 4, 2, 1};
    else if (count > 3 && count % 2 == 0)
        columns = {count, count / 2, 2, 1};
    m_grid = new FlowGrid(this, columns, cell);
    const char *const *names = componentNames(type.kind);
    for (int i = 0; i < count; ++i) {
        auto *cellWidget = new QWidget(this);
        auto *layout = new QHBoxLayout(cellWidget);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(3);
        auto *box = new NumberBox(parts()[std::size_t(i)], cellWidget);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setShort(true);
        const QString name = labels[i];
        auto *label = new FieldLabel(name, cellWidget);
        // When stacked, the numbers line up in a column.
        label->setFixedWidth(widestLabel);
        label->setScrubTarget(box);
        if (names && name == QLatin1String(names[i]))
            label->setAxis(i);
        layout->addWidget(label);
        layout->addWidget(box, 1);
        box->setAccessibleName(fieldLabel(binding().field()) + QLatin1Char(' ') + name);
        connect(box, &NumberBox::refused, this, &ValueEditor::refused);
        m_grid->addWidget(cellWidget);
        m_boxes.push_back(box);
    }
    if (!m_boxes.empty())
        setFocusProxy(m_boxes.front());
}

std::vector<Binding> VectorEditor::parts() const
{
    std::vector<Binding> parts;
    const TypeInfo &type = binding().type();
    for (std::uint32_t i = 0; i < type.components; ++i)
        parts.push_back(type.kind == Kind::FixedArray ? binding().element(i)
                                                      : binding().part(typeInfo<float>(), i * sizeof(float)));
    return parts;
}

void VectorEditor::setBinding(Binding binding)
{
    ValueEditor::setBinding(std::move(binding));
    const std::vector<Binding> all = parts();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        m_boxes[i]->setBinding(all[i]);
}

void VectorEditor::refresh()
{
    for (NumberBox *box : m_boxes)
        box->refresh();
    fitNumbers();
}

void VectorEditor::fitNumbers()
{
    // Never narrower again, and not while the user types: the cells must not jump about.
    for (const NumberBox *box : m_boxes)
        if (box->isTyping())
            return;
    int needed = m_grid->minimumCellWidth();
    for (const NumberBox *box : m_boxes) {
        const int around = box->parentWidget()->minimumSizeHint().width() - box->minimumSizeHint().width();
        const int frame = box->sizeHint().width() - fontMetrics().horizontalAdvance(QStringLiteral("-0000.000 ms"));
        needed = std::max(needed, around + frame + fontMetrics().horizontalAdvance(box->restingText()));
    }
    // A click elsewhere enters what was typed; its target must not move away under the pointer.
    const bool left = std::exchange(m_fitted, true) && !isAncestorOf(QApplication::focusWidget());
    if (needed == m_grid->minimumCellWidth())
        return;
    if (left && !m_waiting) {
        m_waiting = true;
        QTimer::singleShot(400, this, &VectorEditor::fitNumbers);
        return;
    }
    m_waiting = false;
    m_grid->setMinimumCellWidth(needed);
    updateGeometry();
}

void VectorEditor::setReadOnly(bool readOnly)
{
    for (NumberBox *box : m_boxes)
        box->setReadOnly(readOnly);
}

int VectorEditor::lineWidth() const
{
    return m_grid->sizeHint().width();
}

bool VectorEditor::isWide() const
{
    return m_boxes.size() > 4;
}

} // namespace sinew

#include "moc_vector_editor.cpp"
