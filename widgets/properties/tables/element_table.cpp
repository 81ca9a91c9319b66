// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/tables/element_table.h"

#include "core/schema/struct_info.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace sinew {

ElementTable::ElementTable(const Binding &binding, QWidget *parent)
    : QWidget(parent), m_model(new ElementTableModel(binding, this)), m_view(new QTableView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    m_insert =
        addButton(QStringLiteral("list-add"), QStringLiteral("+"), tr("Insert a row (Ins)"), &ElementTable::insertRow);
    m_remove = addButton(QStringLiteral("list-remove"), QStringLiteral("−"), tr("Delete the selected rows (Del)"),
                         &ElementTable::removeRows);
    auto *copyButton = addButton(QStringLiteral("edit-copy"), tr("Copy"), tr("Copy cells for a spreadsheet (Ctrl+C)"),
                                 &ElementTable::copy);
    m_paste = addButton(QStringLiteral("edit-paste"), tr("Paste"), tr("Paste cells from a spreadsheet (Ctrl+V)"),
                        &ElementTable::paste);
    for (QToolButton *button : {m_insert, m_remove, copyButton, m_paste})
        buttons->addWidget(button);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addWidget(m_view);

    m_view->setModel(m_model);
    m_view->setAccessibleName(fieldLabel(binding.field()));
    m_view->setAlternatingRowColors(true);
    m_view->setTabKeyNavigation(false); // Tab leaves the table; arrows and Enter move inside
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    QHeaderView *rows = m_view->verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(fontMetrics().height() + 6);
    rows->setMinimumSectionSize(fontMetrics().height() + 4);
    m_view->horizontalHeader()->setDefaultSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("-000.00000")) +
                                                      8);
    m_view->horizontalHeader()->setMinimumSectionSize(36);
    const RefKind kind = binding.field().reference.kind;
    m_view->horizontalHeader()->setStretchLastSection(kind == RefKind::Row || kind == RefKind::Key); // names need room
    const int visible = std::clamp(m_model->rowCount() + 2, 5, 12);
    m_view->setFixedHeight(visible * rows->defaultSectionSize() + 12);
    m_view->installEventFilter(this);
    connect(m_model, &ElementTableModel::refused, this, &ElementTable::refused);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ElementTable::updateButtons);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ElementTable::updateButtons);
    updateButtons();
}

QToolButton *ElementTable::addButton(const QString &icon, const QString &text, const QString &help,
                                     void (ElementTable::*slot)())
{
    auto *button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(themedIcon(icon));
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(help);
    connect(button, &QToolButton::clicked, this, slot);
    return button;
}

void ElementTable::setReadOnly(bool readOnly)
{
    m_model->setReadOnly(readOnly);
    updateButtons();
}

void ElementTable::updateButtons()
{
    const bool editable = m_model->flags(m_model->index(0, 0)) & Qt::ItemIsEditable;
    m_insert->setEnabled(m_model->canResize());
    m_remove->setEnabled(m_model->canResize() && m_view->selectionModel()->hasSelection());
    m_paste->setEnabled(editable || m_model->canResize());
}

void ElementTable::showRow(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void ElementTable::insertRow()
{
    const QModelIndex current = m_view->currentIndex();
    const int row = current.isValid() ? current.row() + 1 : m_model->rowCount();
    if (m_model->insertElements(row, 1))
        m_view->setCurrentIndex(m_model->index(row, std::max(0, current.column())));
}

void ElementTable::removeRows()
{
    std::set<int> rows;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
    const int first = rows.empty() ? 0 : *rows.begin();
    if (m_model->removeElements({rows.begin(), rows.end()}) && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(std::min(first, m_model->rowCount() - 1), 0));
}

void ElementTable::copy()
{
    QRect all;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection())
        all |= QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom()));
    if (!all.isEmpty())
        QGuiApplication::clipboard()->setText(m_model->copyText(all.top(), all.bottom(), all.left(), all.right()));
}

void ElementTable::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    const QItemSelection selection = m_view->selectionModel()->selection();
    const bool oneCell = !text.trimmed().contains(QLatin1Char('\t')) && !text.trimmed().contains(QLatin1Char('\n'));
    if (oneCell && m_view->selectionModel()->selectedIndexes().size() > 1) {
        m_model->fill(selection, text.trimmed());
        return;
    }
    int row = m_model->rowCount(), column = 0;
    if (!selection.isEmpty()) {
        row = m_model->rowCount();
        column = m_model->columnCount();
        for (const QItemSelectionRange &range : selection) {
            row = std::min(row, range.top());
            column = std::min(column, range.left());
        }
    } else if (m_view->currentIndex().isValid()) {
        row = m_view->currentIndex().row();
        column = m_view->currentIndex().column();
    }
    m_model->paste(row, column, text);
}

bool ElementTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        auto *key = static_cast<QKeyEvent *>(event);
        void (ElementTable::*act)() = nullptr;
        if (key->matches(QKeySequence::Copy))
            act = &ElementTable::copy;
        else if (key->matches(QKeySequence::Paste))
            act = &ElementTable::paste;
        else if (key->key() == Qt::Key_Delete)
            act = &ElementTable::removeRows;
        else if (key->key() == Qt::Key_Insert && key->modifiers() == Qt::NoModifier)
            act = &ElementTable::insertRow;
        if (act) {
            // Claimed before the window's own shortcuts, which act on objects.
            event->accept();
            if (event->type() == QEvent::KeyPress)
                (this->*act)();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sinew

#include "moc_element_table.cpp"
