// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/list_editor.h"

#include "core/schema/struct_info.h"
#include "widgets/objects/object_edits.h"
#include "widgets/properties/tables/list_model.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

ListEditor::ListEditor(PropertyContext &context, Binding list, QWidget *parent)
    : ValueEditor(context, std::move(list), parent), m_summary(new PlainLabel(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    m_show = makeButton({}, tr("Show items"), tr("Show the items"), nullptr);
    m_show->setCheckable(true);
    m_add = makeButton(QStringLiteral("list-add"), QStringLiteral("+"), tr("Add an item"), &ListEditor::add);
    line->addWidget(m_summary, 1);
    line->addWidget(m_show);
    line->addWidget(m_add);
    makeDetails();
    setFocusProxy(m_show);

    m_jump = makeButton({}, QStringLiteral("⇢"), tr("Go to this item"), &ListEditor::jump);
    m_up = makeButton(QStringLiteral("go-up"), QStringLiteral("↑"), tr("Move up"), &ListEditor::moveUp);
    m_down = makeButton(QStringLiteral("go-down"), QStringLiteral("↓"), tr("Move down"), &ListEditor::moveDown);
    m_remove =
        makeButton(QStringLiteral("list-remove"), QStringLiteral("−"), tr("Remove this item"), &ListEditor::remove);
    for (QToolButton *button : {m_jump, m_up, m_down, m_remove})
        button->hide();
    connect(m_show, &QToolButton::toggled, this, &ListEditor::showItems);
    refresh();
}

QToolButton *ListEditor::makeButton(const QString &icon, const QString &text, const QString &help,
                                    void (ListEditor::*slot)())
{
    auto *button = new QToolButton(this);
    button->setText(text);
    if (!icon.isEmpty())
        button->setIcon(themedIcon(icon));
    button->setToolTip(help);
    button->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + help);
    if (slot)
        connect(button, &QToolButton::clicked, this, slot);
    return button;
}

void ListEditor::refresh()
{
    const void *data = binding().data();
    if (!data)
        return;
    const bool single = binding().count() == 1;
    const std::size_t count = binding().type().list->size(data);
    m_summary->setText(!single      ? tr("Select one object to edit this")
                       : count == 1 ? tr("1 item")
                                    : tr("%Ln items", nullptr, int(count)));
    m_summary->setForegroundRole(single && count ? QPalette::WindowText : QPalette::PlaceholderText);
    m_show->setVisible(single && count > 0);
    m_add->setVisible(single);
    if (count == 0)
        m_show->setChecked(false);
    updateButtons();
}

void ListEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_add->setEnabled(!readOnly);
    updateButtons();
}

void ListEditor::showItems(bool on)
{
    if (on && !m_items) {
        m_items = new QWidget(details());
        auto *layout = new QHBoxLayout(m_items);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(4);
        m_model = new ListModel(binding().document(), binding().address(), this);
        m_view = new QListView(m_items);
        m_view->setModel(m_model);
        m_view->setUniformItemSizes(true);
        m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        m_view->setAccessibleName(fieldLabel(binding().field()));
        m_view->setFixedHeight(std::clamp(m_model->rowCount(), 4, 8) * std::max(18, m_view->sizeHintForRow(0)) + 6);
        layout->addWidget(m_view, 1);
        auto *column = new QVBoxLayout;
        column->setSpacing(2);
        for (QToolButton *button : {m_jump, m_up, m_down, m_remove}) {
            column->addWidget(button);
            button->show();
        }
        column->addStretch(1);
        layout->addLayout(column);
        details()->layout()->addWidget(m_items);
        connect(m_view, &QListView::activated, this, &ListEditor::jump);
        connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ListEditor::updateButtons);
        m_view->setCurrentIndex(m_model->index(0));
    }
    if (m_items)
        m_items->setVisible(on);
}

void ListEditor::updateButtons()
{
    if (!m_view)
        return;
    const NodeId node = current();
    ObjectEdits edits(binding().document());
    m_jump->setEnabled(node != NoNode);
    m_remove->setEnabled(node != NoNode && !m_readOnly);
    m_up->setEnabled(node != NoNode && !m_readOnly && edits.canShift({node}, -1));
    m_down->setEnabled(node != NoNode && !m_readOnly && edits.canShift({node}, 1));
}

NodeId ListEditor::current() const
{
    return m_view ? m_model->nodeAt(m_view->currentIndex().row()) : NoNode;
}

void ListEditor::setCurrent(NodeId node)
{
    if (m_view)
        m_view->setCurrentIndex(m_model->index(binding().model().rowOf(node)));
    updateButtons();
}

void ListEditor::jump()
{
    context().jumpTo(current());
}

void ListEditor::add()
{
    Document &document = binding().document();
    const NodeId after = current();
    EditBuilder builder = editBuilder(document);
    const NodeId added =
        builder.insertNew(binding().address(), after == NoNode ? -1 : document.model().rowOf(after) + 1);
    const QString type = typeLabel(binding().type().element->structure());
    if (report(pushEdit(document, builder.finish(), tr("Add %1").arg(type)))) {
        m_show->setChecked(true);
        setCurrent(added);
    }
}

void ListEditor::remove()
{
    const int row = m_view->currentIndex().row();
    if (report(ObjectEdits(binding().document()).remove({current()})) && m_model->rowCount() > 0)
        setCurrent(m_model->nodeAt(std::min(row, m_model->rowCount() - 1)));
}

void ListEditor::shift(int delta)
{
    const NodeId node = current();
    if (report(ObjectEdits(binding().document()).shift({node}, delta)))
        setCurrent(node);
}

} // namespace sinew

#include "moc_list_editor.cpp"
