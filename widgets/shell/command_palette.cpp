// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/command_palette.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

namespace sinew {

namespace {

enum CommandRole { ActionRole = Qt::UserRole, ShortcutRole };

class ScoreFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    QString search;

    void setSearch(const QString &text)
    {
        search = text;
        invalidate();
        sort(0);
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return scoreOf(sourceModel()->index(row, 0, parent)) > 0;
    }
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        // What can be done now comes first; without a search, all of it in the order of the menus.
        const bool a = left.flags() & Qt::ItemIsEnabled, b = right.flags() & Qt::ItemIsEnabled;
        if (a != b)
            return a;
        const int scoreA = scoreOf(left), scoreB = scoreOf(right);
        return scoreA != scoreB ? scoreA > scoreB : left.row() < right.row();
    }

private:
    int scoreOf(const QModelIndex &index) const { return CommandPalette::score(index.data().toString(), search); }
};

/// The shortcut at the right edge of a row.
class ShortcutDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state & QStyle::State_Selected;
        const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
        painter->setPen(option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(ShortcutRole).toString());
    }
};

/// The values of a choice, a hundred tilesets for one, would bury the actions.
bool isOneOfMany(const QAction *action)
{
    return action->actionGroup() && action->actionGroup()->isExclusive() && action->objectName().isEmpty();
}

/// The title of the dock that made an action; empty without one.
QString dockOf(const QAction *action)
{
    for (const QObject *up = action->parent(); up; up = up->parent())
        if (const auto *dock = qobject_cast<const QDockWidget *>(up))
            return dock->windowTitle();
    return {};
}

QString plain(QString text)
{
    // "&Open…" is read as "Open…"; a doubled ampersand is a real one.
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

} // namespace

CommandPalette::CommandPalette(QWidget *window)
    : QDialog(window, Qt::Popup), m_window(window), m_search(new QLineEdit), m_list(new QListView),
      m_model(new QStandardItemModel(this)), m_filter(new ScoreFilter(this))
{
    setAccessibleName(tr("Find an action"));
    m_search->setPlaceholderText(tr("Find an action by name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->installEventFilter(this);
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new ShortcutDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Actions"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_search);
    column->addWidget(m_list);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        static_cast<ScoreFilter *>(m_filter)->setSearch(text.trimmed());
        chooseFirst();
    });
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
}

int CommandPalette::score(const QString &text, const QString &search)
{
    if (search.isEmpty())
        return 1;
    const QString name = text.toCaseFolded(), wanted = search.toCaseFolded();
    if (const qsizetype at = name.indexOf(wanted); at >= 0) {
        const bool wordStart = at == 0 || !name[at - 1].isLetterOrNumber();
        return (wordStart ? 3000 : 2000) - int(std::min<qsizetype>(at, 900));
    }
    // Letters in order; each that starts a word counts more.
    int points = 0;
    qsizetype from = 0;
    for (const QChar letter : wanted) {
        if (letter.isSpace())
            continue;
        const qsizetype at = name.indexOf(letter, from);
        if (at < 0)
            return 0;
        points += at == 0 || !name[at - 1].isLetterOrNumber() ? 10 : 1;
        from = at + 1;
    }
    return std::max(1, points);
}

void CommandPalette::collect()
{
    m_model->clear();
    QSet<const QAction *> seen;
    const auto add = [&](QAction *action, const QString &menu) {
        const QString name = plain(action->text());
        if (name.isEmpty() || action->isSeparator() || action->menu() || !action->isVisible() || isOneOfMany(action) ||
            seen.contains(action))
            return;
        seen.insert(action);
        auto *item =
            new QStandardItem(action->icon(), menu.isEmpty() ? name : tr("%1: %2", "menu: action").arg(menu, name));
        item->setData(QVariant::fromValue(QPointer<QAction>(action)), ActionRole);
        item->setData(action->shortcut().toString(QKeySequence::NativeText), ShortcutRole);
        item->setEnabled(action->isEnabled());
        item->setToolTip(action->toolTip());
        m_model->appendRow(item);
    };
    // Menus first: their names tell actions of one text apart.
    for (QMenu *menu : m_window->findChildren<QMenu *>())
        if (!menu->title().isEmpty())
            for (QAction *action : menu->actions())
                add(action, plain(menu->title()));
    for (QAction *action : m_window->findChildren<QAction *>())
        add(action, dockOf(action));
}

void CommandPalette::popUp()
{
    collect();
    m_search->clear();
    static_cast<ScoreFilter *>(m_filter)->setSearch({});
    chooseFirst();
    const QSize size(std::min(560, m_window->width() - 40), std::min(420, m_window->height() - 80));
    resize(size.expandedTo(QSize(260, 160)));
    move(m_window->mapToGlobal(QPoint((m_window->width() - width()) / 2, 40)));
    show();
    m_search->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::chooseFirst()
{
    int row = 0;
    while (row < m_filter->rowCount() && !(m_filter->index(row, 0).flags() & Qt::ItemIsEnabled))
        ++row;
    m_list->setCurrentIndex(m_filter->index(row, 0));
    m_list->scrollToTop();
}

QString CommandPalette::currentText() const
{
    return m_list->currentIndex().data().toString();
}

void CommandPalette::run(const QModelIndex &index)
{
    const auto action = index.data(ActionRole).value<QPointer<QAction>>();
    if (!action || !action->isEnabled())
        return;
    hide();
    // After the popup is gone, so that the action finds the focus where it was.
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        run(m_list->currentIndex());
        return true;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
        const int step = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : key == Qt::Key_PageUp ? -10 : 10;
        int row = std::clamp(m_list->currentIndex().row() + step, 0, std::max(0, m_filter->rowCount() - 1));
        while (row >= 0 && row < m_filter->rowCount() && !(m_filter->index(row, 0).flags() & Qt::ItemIsEnabled))
            row += step < 0 ? -1 : 1;
        if (row >= 0 && row < m_filter->rowCount())
            m_list->setCurrentIndex(m_filter->index(row, 0));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace sinew

#include "moc_command_palette.cpp"
