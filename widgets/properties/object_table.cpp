// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/object_table.h"

#include "widgets/properties/editors/editor_factory.h"
#include "widgets/properties/parts/tone_label.h"
#include "widgets/properties/tables/object_table_model.h"

#include <QApplication>
#include <QCollator>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// Sorting longer lists would take seconds.
constexpr int mostSorted = 200000;

/// Maximum automatic width of a column in pixels, and the number of rows looked at for it.
constexpr int widestColumn = 200, measuredRows = 60;

/// Sorts by number, also within names: Geoset 2 comes before Geoset 10.
class SortedObjects : public QSortFilterProxyModel
{
public:
    explicit SortedObjects(QObject *parent) : QSortFilterProxyModel(parent)
    {
        setSortRole(ObjectTableModel::SortRole);
        // The row being edited must not move away.
        setDynamicSortFilter(false);
        m_texts.setNumericMode(true);
        m_texts.setCaseSensitivity(Qt::CaseInsensitive);
    }

    void sort(int column, Qt::SortOrder order) override
    {
        // Each cell is compared many times.
        for (int row = 0; column >= 0 && row < sourceModel()->rowCount(); ++row)
            m_keys.push_back(sourceModel()->index(row, column).data(sortRole()));
        QSortFilterProxyModel::sort(column, order);
        m_keys.clear();
    }

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const bool known = !m_keys.empty();
        const QVariant a = known ? m_keys[std::size_t(left.row())] : left.data(sortRole());
        const QVariant b = known ? m_keys[std::size_t(right.row())] : right.data(sortRole());
        if (a.userType() == QMetaType::QString && b.userType() == QMetaType::QString)
            return m_texts.compare(a.toString(), b.toString()) < 0;
        return a.toDouble() < b.toDouble();
    }

private:
    QCollator m_texts;
    std::vector<QVariant> m_keys; ///< by source row, while it is sorted
};

/// Cells use the editors of rows, which set the value themselves.
class CellDelegate : public QStyledItemDelegate
{
public:
    CellDelegate(PropertyContext &context, const QSortFilterProxyModel &sorted,
                 std::function<void(const QString &)> refused, QObject *parent)
        : QStyledItemDelegate(parent), m_context(context), m_sorted(sorted), m_refused(std::move(refused))
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = static_cast<const ObjectTableModel *>(m_sorted.sourceModel());
        const Binding binding = model->bindingAt(m_sorted.mapToSource(index));
        // In rows, texts have more room for notes on their files; a line will do here.
        if (!binding.isValid() || binding.type().kind == Kind::String)
            return QStyledItemDelegate::createEditor(parent, option, index);
        ValueEditor *editor = makeEditor(m_context, binding, parent);
        if (!editor || editor->isWide() || editor->details()) {
            delete editor;
            return QStyledItemDelegate::createEditor(parent, option, index);
        }
        editor->setAutoFillBackground(true);
        editor->refresh();
        connect(editor, &ValueEditor::refused, this, m_refused);
        auto *self = const_cast<CellDelegate *>(this);
        for (QWidget *inside : editor->findChildren<QWidget *>())
            inside->installEventFilter(self);
        return editor;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        if (!qobject_cast<ValueEditor *>(editor))
            QStyledItemDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        if (!qobject_cast<ValueEditor *>(editor))
            QStyledItemDelegate::setModelData(editor, model, index);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        QWidget *inside = qobject_cast<QWidget *>(watched);
        ValueEditor *editor = nullptr;
        for (QWidget *up = inside; up && !editor; up = up->parentWidget())
            editor = qobject_cast<ValueEditor *>(up);
        if (!editor || editor == watched)
            return QStyledItemDelegate::eventFilter(watched, event);
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
        if (key == Qt::Key_Escape) {
            closeSoon(editor, RevertModelCache);
        } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            closeSoon(editor, NoHint);
        } else if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            closeSoon(editor, key == Qt::Key_Tab ? EditNextItem : EditPreviousItem);
            return true;
        } else if (event->type() == QEvent::FocusOut) {
            // A popup list that opens belongs to the editor.
            QTimer::singleShot(0, editor, [this, editor] {
                const QWidget *focus = QApplication::focusWidget();
                if (!QApplication::activePopupWidget() && !(focus && (focus == editor || editor->isAncestorOf(focus))))
                    Q_EMIT closeEditor(editor);
            });
        }
        return false;
    }

private:
    /// After the editor itself has handled the key.
    void closeSoon(ValueEditor *editor, EndEditHint hint)
    {
        QTimer::singleShot(0, editor, [this, editor, hint] { Q_EMIT closeEditor(editor, hint); });
    }

    PropertyContext &m_context;
    const QSortFilterProxyModel &m_sorted;
    std::function<void(const QString &)> m_refused;
};

} // namespace

ObjectTable::ObjectTable(PropertyContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_sorted(new SortedObjects(this)), m_view(new QTableView),
      m_problem(new ToneLabel(ToneLabel::Tone::Refused))
{
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(new CellDelegate(
        context, *m_sorted, [this](const QString &reason) { showProblem(reason); }, this));
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false); // Tab leaves the table; arrows move inside
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed |
                            QAbstractItemView::SelectedClicked);
    m_view->setFrameShape(QFrame::NoFrame);
    QHeaderView *rows = m_view->verticalHeader(), *columns = m_view->horizontalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(fontMetrics().height() + 10);
    columns->setResizeContentsPrecision(measuredRows);
    columns->setHighlightSections(false);
    columns->setSortIndicatorClearable(true);
    columns->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->installEventFilter(this);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(8, 2, 8, 2);
    m_problem->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_problem);
    connect(m_view, &QTableView::doubleClicked, this, &ObjectTable::go);
}

void ObjectTable::showLists(const std::vector<Address> &lists)
{
    Document *document = m_context.document();
    m_lists = lists;
    showProblem({});
    ObjectTableModel *old = std::exchange(m_model, nullptr);
    m_sorted->setSourceModel(nullptr);
    delete old;
    if (lists.empty() || !document)
        return;
    m_model = new ObjectTableModel(*document, lists, this);
    connect(m_model, &ObjectTableModel::refused, this, &ObjectTable::showProblem);
    m_view->setSortingEnabled(false);
    m_sorted->setSourceModel(m_model);
    m_sorted->sort(-1);
    m_view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(m_model->rowCount() <= mostSorted);
    fitColumns();
    m_view->setCurrentIndex(m_sorted->index(0, 0));
}

void ObjectTable::fitColumns()
{
    m_view->resizeColumnsToContents();
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column) + 8, widestColumn));
}

QString ObjectTable::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

void ObjectTable::showProblem(const QString &reason)
{
    m_problem->setText(reason);
    m_problem->setVisible(!reason.isEmpty());
}

void ObjectTable::go(const QModelIndex &index)
{
    if (const NodeId node = m_model ? m_model->nodeAt(m_sorted->mapToSource(index).row()) : NoNode; node != NoNode)
        m_context.jumpTo(node);
}

bool ObjectTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        // Typing edits the cell; the keys must not trigger the window's shortcuts.
        if (!(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && !key->text().trimmed().isEmpty())
            event->accept();
        return event->isAccepted();
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        go(m_view->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sinew

#include "moc_object_table.cpp"
