// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys/key_table.h"

#include "core/text/translated.h"
#include "widgets/curves/keys/key_table_delegate.h"
#include "widgets/curves/keys/key_table_model.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/key_picks.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/list_hint.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

KeyTable::KeyTable(CurveSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new KeyTableModel(session, this)), m_view(new QTableView(this)),
      m_entry(new QLineEdit(this)), m_selectedFirst(new QToolButton(this)), m_hint(new ListHint(m_view))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *line = new QHBoxLayout;
    line->setSpacing(2);
    m_entry->setPlaceholderText(tr("Set selected: 12, +=5, *2, 50%"));
    m_entry->setToolTip(tr("An exact or relative number for all selected cells"));
    m_entry->setAccessibleName(m_entry->toolTip());
    m_entry->setClearButtonEnabled(true);
    line->addWidget(m_entry, 1);
    m_selectedFirst->setCheckable(true);
    m_selectedFirst->setAutoRaise(true);
    m_selectedFirst->setIcon(themedIcon(QStringLiteral("view-sort-ascending")));
    m_selectedFirst->setText(tr("Selected first"));
    m_selectedFirst->setToolTip(tr("List selected keys before the others"));
    m_selectedFirst->setAccessibleName(m_selectedFirst->text());
    line->addWidget(m_selectedFirst);
    column->addLayout(line);
    column->addWidget(m_view, 1);

    m_view->setModel(m_model);
    auto *delegate = new KeyTableDelegate(this);
    m_view->setItemDelegate(delegate);
    m_view->setAccessibleName(tr("Keys"));
    m_view->setAlternatingRowColors(true);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    QHeaderView *rows = m_view->verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(fontMetrics().height() + 6);
    m_view->horizontalHeader()->setDefaultSectionSize(fontMetrics().horizontalAdvance(QStringLiteral("-000.0000")) + 8);
    m_view->horizontalHeader()->setMinimumSectionSize(36);
    m_view->installEventFilter(this);
    setFocusProxy(m_view);

    connect(m_entry, &QLineEdit::returnPressed, this, &KeyTable::enter);
    connect(m_selectedFirst, &QToolButton::toggled, m_model, &KeyTableModel::setSelectedFirst);
    connect(m_model, &KeyTableModel::refused, this, &KeyTable::refused);
    connect(delegate, &KeyTableDelegate::entered, this, &KeyTable::fillColumn);
    connect(&session, &CurveSession::selectionChanged, this, &KeyTable::showSelection);
    connect(&session, &CurveSession::optionsChanged, m_view->viewport(), qOverload<>(&QWidget::update));
    connect(m_model, &QAbstractItemModel::modelReset, this, &KeyTable::showSelection);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &KeyTable::showSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &KeyTable::takeSelection);
    for (const auto signal :
         {&CurveSession::activeTracksChanged, &CurveSession::keysChanged, &CurveSession::documentChanged})
        connect(&session, signal, this, &KeyTable::showHint);
    connect(m_model, &QAbstractItemModel::modelReset, this, &KeyTable::showHint);
    showHint();
}

void KeyTable::showHint()
{
    m_hint->setText(m_session.activeTracks().empty()
                        ? tr("Select a track in the list, or click a curve, to see its keys here.")
                        : tr("The selected track has no keys yet."));
    m_hint->setVisible(m_model->rowCount() == 0);
}

QString KeyTable::hint() const
{
    return m_hint->isHidden() ? QString() : m_hint->text();
}

QModelIndexList KeyTable::cells(int column) const
{
    QModelIndexList cells;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            for (int i = range.left(); i <= range.right(); ++i)
                if (column < 0 || i == column)
                    cells << m_model->index(row, i);
    return cells;
}

void KeyTable::showSelection()
{
    if (m_syncing || !m_session.document() || !isVisible())
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    QItemSelection selection;
    int first = -1;
    // Runs of rows with the same cells become one range.
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const KeyTableModel::Column &what = m_model->column(column);
        if (what.kind != KeyTableModel::Column::Number)
            continue;
        int start = -1;
        const auto finish = [&](int end) {
            if (start >= 0)
                selection.append(QItemSelectionRange(m_model->index(start, column), m_model->index(end - 1, column)));
            start = -1;
        };
        int track = -2, component = 0;
        const KeyMarks *marks = nullptr;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            const KeyTableModel::Key key = m_model->key(row);
            if (key.track != track) {
                track = key.track;
                component = m_session.tracks()[std::size_t(track)].placeOf(what.component);
                marks = &m_session.document()->keySelection().marks(m_session.tracks()[std::size_t(track)].address());
            }
            const bool on = key.row < marks->size() && ((*marks)[key.row].selected & keyBit(what.part, component));
            if (on && start < 0)
                start = row;
            else if (!on)
                finish(row);
            if (on && (first < 0 || row < first))
                first = row;
        }
        finish(m_model->rowCount());
    }
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first >= 0 && !m_view->hasFocus())
        m_view->scrollTo(m_model->index(first, m_view->currentIndex().isValid() ? m_view->currentIndex().column() : 0));
}

void KeyTable::takeSelection()
{
    if (m_syncing || !m_session.document())
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    std::map<int, KeyMarks> marks;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row) {
            const KeyTableModel::Key key = m_model->key(row);
            if (key.track < 0)
                continue;
            KeyMarks &track = marks[key.track];
            if (track.empty())
                track.resize(m_session.curve(m_session.tracks()[std::size_t(key.track)]).size());
            for (int column = range.left(); column <= range.right(); ++column)
                track[key.row].selected |= m_model->bitsOf(row, column);
        }
    KeySelection &keys = m_session.document()->keySelection();
    std::vector<std::pair<Address, KeyMarks>> all;
    for (const auto &[address, old] : keys.state()) {
        all.emplace_back(address, old);
        for (KeyMark &mark : all.back().second)
            mark.selected = 0;
    }
    for (auto &[row, track] : marks) {
        const Address &address = m_session.tracks()[std::size_t(row)].address();
        const KeyMarks &old = keys.marks(address);
        for (std::size_t i = 0; i < old.size() && i < track.size(); ++i) {
            track[i].in = old[i].in;
            track[i].out = old[i].out;
        }
        std::erase_if(all, [&](const auto &entry) { return entry.first == address; });
        all.emplace_back(address, std::move(track));
    }
    keys.setMarks(all);
}

void KeyTable::enter()
{
    const Status status = m_model->enter(cells(), m_entry->text());
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    if (status)
        m_entry->selectAll();
}

void KeyTable::fillColumn(const QModelIndex &index, const QVariant &value)
{
    QModelIndexList cells = this->cells(index.column());
    if (!cells.contains(index))
        cells = {index};
    if (cells.size() == 1) {
        m_model->setData(index, value);
        return;
    }
    const bool mode = m_model->column(index.column()).kind == KeyTableModel::Column::Mode;
    const Status status =
        mode ? m_model->setMode(cells, HandleMode(value.toInt())) : m_model->enter(cells, value.toString());
    Q_EMIT refused(status ? QString() : translated(status.error().message));
}

void KeyTable::copy()
{
    if (const QModelIndexList chosen = cells(); !chosen.isEmpty())
        QGuiApplication::clipboard()->setText(m_model->copyText(chosen));
}

void KeyTable::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    const QModelIndexList chosen = cells();
    const bool oneCell = !text.trimmed().contains(QLatin1Char('\t')) && !text.trimmed().contains(QLatin1Char('\n'));
    int row = m_view->currentIndex().row(), column = std::max(0, m_view->currentIndex().column());
    if (!chosen.isEmpty()) {
        row = chosen.front().row();
        column = chosen.front().column();
    }
    for (const QModelIndex &cell : chosen) {
        row = std::min(row, cell.row());
        column = std::min(column, cell.column());
    }
    const Status status =
        oneCell && chosen.size() > 1 ? m_model->enter(chosen, text.trimmed()) : m_model->paste(row, column, text);
    Q_EMIT refused(status ? QString() : translated(status.error().message));
}

bool KeyTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::Show)
        showSelection();
    if (watched == m_view && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        auto *key = static_cast<QKeyEvent *>(event);
        // The view would search for it like for a letter.
        if (event->type() == QEvent::KeyPress && key->key() == Qt::Key_Escape && m_session.cancelOperation())
            return true;
        void (KeyTable::*act)() = nullptr;
        if (key->matches(QKeySequence::Copy))
            act = &KeyTable::copy;
        else if (key->matches(QKeySequence::Paste))
            act = &KeyTable::paste;
        // Typing a number starts editing; the page's own shortcuts are letters.
        static const QString starts = QStringLiteral("0123456789+-*/.,");
        if (act ||
            (event->type() == QEvent::ShortcutOverride && key->text().size() == 1 && starts.contains(key->text()))) {
            event->accept();
            if (event->type() == QEvent::KeyPress && act)
                (this->*act)();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sinew

#include "moc_key_table.cpp"
