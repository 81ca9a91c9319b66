// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/command_palette.h"

#include "widgets/text/plain_label.h"
#include "widgets/text/search_text.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace sinew {

namespace {

enum CommandRole { ActionRole = Qt::UserRole, ShortcutRole, NameRole, AreaRole, ReasonRole, RecentRole };

constexpr int notRecent = 1000;

class ScoreFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSearch(const QString &text)
    {
        m_scores.clear();
        for (int row = 0; row < sourceModel()->rowCount(); ++row) {
            const QModelIndex index = sourceModel()->index(row, 0);
            // The name counts for more than "menu: name".
            m_scores.push_back(2 * CommandPalette::score(index.data(NameRole).toString(), text) +
                               CommandPalette::score(index.data().toString(), text));
        }
        m_searches = !text.isEmpty();
        invalidate();
        sort(0);
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override { return scoreOf(row) > 0; }
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const auto rank = [this](const QModelIndex &index) {
            const bool greyed = !(index.flags() & Qt::ItemIsEnabled);
            return std::tuple(greyed, -scoreOf(index.row()), m_searches ? index.data(RecentRole).toInt() : 0,
                              index.row());
        };
        return rank(left) < rank(right);
    }

private:
    int scoreOf(int row) const { return std::size_t(row) < m_scores.size() ? m_scores[std::size_t(row)] : 0; }

    std::vector<int> m_scores; ///< by row of the source
    bool m_searches = false;
};

/// A row: menu or dock if it differs from the one above, name, why it is greyed or what else it tells, shortcut.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        row.icon = {};
        QStyle *style = row.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

        const bool enabled = row.state & QStyle::State_Enabled, selected = row.state & QStyle::State_Selected;
        const auto group = enabled ? QPalette::Active : QPalette::Disabled;
        const QColor strong = row.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
        const QColor weak =
            row.palette.color(QPalette::Active, selected ? QPalette::HighlightedText : QPalette::PlaceholderText);
        const QFontMetrics &metrics = row.fontMetrics;
        const auto draw = [&](QRect place, const QString &text, const QColor &colour, Qt::Alignment side) {
            painter->setPen(colour);
            painter->drawText(place, int(side | Qt::AlignVCenter) | Qt::TextSingleLine,
                              metrics.elidedText(text, Qt::ElideRight, place.width()));
        };
        painter->setFont(row.font);
        QRect rest = row.rect.adjusted(margin, 0, -margin, 0);
        const int area = std::min(metrics.averageCharWidth() * areaCharacters, rest.width() / 3);
        if (!hasAreaOfRowAbove(index))
            draw(rest.adjusted(0, 0, area - rest.width() - margin, 0), index.data(AreaRole).toString(), weak,
                 Qt::AlignLeft);
        rest.setLeft(rest.left() + area);
        const int side = style->pixelMetric(QStyle::PM_SmallIconSize, nullptr, row.widget);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, QRect(rest.left(), rest.center().y() - side / 2, side, side), Qt::AlignCenter,
                   enabled ? QIcon::Normal : QIcon::Disabled);
        rest.setLeft(rest.left() + side + margin);
        const QString shortcut = index.data(ShortcutRole).toString(), reason = index.data(ReasonRole).toString();
        if (!shortcut.isEmpty()) {
            draw(rest, shortcut, weak, Qt::AlignRight);
            rest.setRight(rest.right() - metrics.horizontalAdvance(shortcut) - 2 * margin);
        }
        const QString name = index.data(NameRole).toString();
        draw(rest, name, strong, Qt::AlignLeft);
        rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + 2 * margin);
        if (!reason.isEmpty() && rest.width() > 4 * margin)
            draw(rest, reason, weak, Qt::AlignRight);
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {option.fontMetrics.averageCharWidth() * areaCharacters, option.fontMetrics.height() + margin};
    }

private:
    static constexpr int margin = 8, areaCharacters = 16;

    static bool hasAreaOfRowAbove(const QModelIndex &index)
    {
        const QModelIndex above = index.siblingAtRow(index.row() - 1);
        return above.isValid() && above.data(AreaRole) == index.data(AreaRole);
    }
};

/// The values of a choice, such as a hundred tilesets, would bury the actions.
bool isOneOfMany(const QAction *action)
{
    return action->actionGroup() && action->actionGroup()->isExclusive() && action->objectName().isEmpty();
}

/// The title of the dock that contains an action or menu; empty if there is none.
QString dockOf(const QObject *part)
{
    for (const QObject *up = part->parent(); up; up = up->parent())
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

/// As CommandPalette::score(), in one spelling.
int scoreOfSpelling(const QString &text, const QString &search)
{
    const QString name = text.toCaseFolded(), wanted = search.toCaseFolded().simplified();
    if (wanted.isEmpty())
        return 1;
    const auto beginsWord = [&name](qsizetype at) { return at == 0 || !name[at - 1].isLetterOrNumber(); };
    const auto isBeginning = [&](const QString &word) {
        for (qsizetype at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1))
            if (beginsWord(at))
                return true;
        return false;
    };
    if (name.startsWith(wanted))
        return 5;
    if (isBeginning(wanted))
        return 4;
    const QStringList words = wanted.split(u' ');
    if (std::all_of(words.begin(), words.end(), isBeginning))
        return 3;
    // One or two letters occur in almost every name.
    if (wanted.size() > 2 && name.contains(wanted))
        return 2;
    // Initials from the first word on; more letters of a word may follow its initial.
    qsizetype last = name.lastIndexOf(u'›');
    last = last < 0 ? -1 : last + 1;
    bool isFirst = true;
    for (const QChar letter : wanted) {
        if (letter.isSpace())
            continue;
        qsizetype at = last + 1 < name.size() && name[last + 1] == letter ? last + 1 : -1;
        for (qsizetype next = last + 1; at < 0 && !isFirst && next < name.size(); ++next)
            if (name[next] == letter && beginsWord(next))
                at = next;
        if (at < 0)
            return 0;
        last = at;
        isFirst = false;
    }
    return 1;
}

} // namespace

CommandPalette::CommandPalette(QWidget *window)
    : QDialog(window, Qt::Popup), m_window(window), m_search(new QLineEdit), m_list(new QListView),
      m_none(new PlainLabel(tr("No action has such a name"))), m_model(new QStandardItemModel(this)),
      m_filter(new ScoreFilter(this))
{
    setAccessibleName(tr("Find an action"));
    m_search->setPlaceholderText(tr("Find an action by name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->installEventFilter(this);
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Actions"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_search);
    column->addWidget(m_list);
    m_none->setAlignment(Qt::AlignCenter);
    column->addWidget(m_none, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        static_cast<ScoreFilter *>(m_filter)->setSearch(text.trimmed());
        chooseFirst();
    });
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
}

int CommandPalette::score(const QString &text, const QString &search)
{
    return std::max(scoreOfSpelling(text, search), scoreOfSpelling(americanForm(text), americanForm(search)));
}

void CommandPalette::collect()
{
    struct Entry
    {
        QPointer<QAction> action; // filling one menu may empty another
        QString area, name, detail;
    };
    std::vector<Entry> entries;
    QStringList areas;
    QSet<const QAction *> seen;
    QSet<const QMenu *> filled;
    QList<QPointer<QMenu>> shown;
    const auto add = [&](QAction *action, const QString &area, const QString &within) {
        // As in menus, a tab separates what is shown on the right.
        const QString text = plain(action->text()), name = text.section(u'\t', 0, 0);
        if (name.isEmpty() || action->isSeparator() || action->menu() || !action->isVisible() || isOneOfMany(action) ||
            seen.contains(action))
            return;
        seen.insert(action);
        if (!areas.contains(area))
            areas.append(area);
        entries.push_back({action, area, within + name, text.section(u'\t', 1)});
    };
    const std::function<void(QMenu &, const QString &, const QString &, int)> addMenu =
        [&](QMenu &menu, const QString &area, const QString &within, int depth) {
            // Some fill themselves when they open, anew each time.
            if (!filled.contains(&menu)) {
                filled.insert(&menu);
                Q_EMIT menu.aboutToShow();
                shown.append(&menu);
            }
            for (QAction *action : menu.actions()) {
                QMenu *below = action->menu();
                if (!below || depth == 0) {
                    add(action, area, within);
                    continue;
                }
                const QString name = within + plain(action->text());
                addMenu(*below, area, name + QStringLiteral(" › "), depth - 1);
                // The choice stands for its values.
                if (std::ranges::any_of(below->actions(), isOneOfMany) && action->isVisible())
                    entries.push_back({action, area, name + u'…', {}});
            }
        };
    constexpr int deepestMenu = 4;
    if (const auto *window = qobject_cast<const QMainWindow *>(m_window.data()))
        for (const QAction *action : window->menuBar()->actions())
            if (action->menu())
                addMenu(*action->menu(), plain(action->text()), {}, deepestMenu);
    for (QMenu *menu : m_window->findChildren<QMenu *>())
        if (const QString dock = dockOf(menu); !dock.isEmpty())
            addMenu(*menu, dock, menu->title().isEmpty() ? QString() : plain(menu->title()) + QStringLiteral(" › "),
                    deepestMenu);
    // A dock's own action shows the dock, and is called only by its name.
    for (QAction *action : m_window->findChildren<QAction *>())
        if (!qobject_cast<const QDockWidget *>(action->parent()))
            add(action, dockOf(action), {});
    std::erase_if(entries, [](const Entry &entry) { return !entry.action; });
    std::ranges::stable_sort(entries, {}, [&areas](const Entry &entry) {
        const bool isLow = entry.action->priority() == QAction::LowPriority;
        return std::tuple(isLow, areas.indexOf(entry.area));
    });

    m_model->clear();
    for (const Entry &entry : entries) {
        auto *item = new QStandardItem(entry.action->icon(),
                                       entry.area.isEmpty() ? entry.name
                                                            : tr("%1: %2", "menu: action").arg(entry.area, entry.name));
        const bool enabled = entry.action->isEnabled();
        const qsizetype recent =
            entry.action->objectName().isEmpty() ? -1 : m_recent.indexOf(entry.action->objectName());
        item->setData(QVariant::fromValue(entry.action), ActionRole);
        item->setData(entry.action->shortcut().toString(QKeySequence::NativeText), ShortcutRole);
        item->setData(entry.name, NameRole);
        item->setData(entry.area, AreaRole);
        item->setData(recent < 0 ? notRecent : int(recent), RecentRole);
        item->setData(!enabled && m_reason ? m_reason(*entry.action) : entry.detail, ReasonRole);
        item->setEnabled(enabled);
        item->setToolTip(entry.action->toolTip());
        m_model->appendRow(item);
    }
    // What menus grey out while they are open would keep its shortcut from working.
    for (const QPointer<QMenu> &menu : shown)
        if (menu)
            Q_EMIT menu->aboutToHide();
}

void CommandPalette::popUp()
{
    collect();
    m_search->clear();
    static_cast<ScoreFilter *>(m_filter)->setSearch({});
    chooseFirst();
    const QSize size(std::min(680, m_window->width() - 40), std::min(420, m_window->height() - 80));
    resize(size.expandedTo(QSize(260, 160)));
    move(m_window->mapToGlobal(QPoint((m_window->width() - width()) / 2, 40)));
    show();
    m_search->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::chooseFirst()
{
    m_list->setVisible(m_filter->rowCount() > 0);
    m_none->setVisible(m_filter->rowCount() == 0);
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
    if (QMenu *choice = action->menu()) {
        choice->popup(mapToGlobal(m_search->geometry().bottomLeft()));
        return;
    }
    // After the popup is gone, so that the action finds the focus where it was before.
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
