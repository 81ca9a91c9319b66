// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/shortcuts_dialog.h"

#include "editor/settings/action_list.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {

QString plainText(const QAction *action)
{
    QString text = action->text();
    // A doubled "&" is a literal one.
    text.replace(QStringLiteral("&&"), QStringLiteral("\x01"));
    text.remove(u'&');
    text.replace(QStringLiteral("\x01"), QStringLiteral("&"));
    while (text.endsWith(u'…') || text.endsWith(u'.'))
        text.chop(1);
    return text;
}

namespace {

/// The dialog's name for the actions whose ids begin alike.
QString areaOf(const QString &id)
{
    const std::pair<QLatin1String, QString> areas[] = {
        {QLatin1String("file"), ShortcutsDialog::tr("File")},
        {QLatin1String("edit"), ShortcutsDialog::tr("Edit")},
        {QLatin1String("view"), ShortcutsDialog::tr("View")},
        {QLatin1String("transform"), ShortcutsDialog::tr("Transform")},
        {QLatin1String("model"), ShortcutsDialog::tr("Model")},
        {QLatin1String("animation"), ShortcutsDialog::tr("Animation")},
        {QLatin1String("curves"), ShortcutsDialog::tr("Curves")},
        {QLatin1String("uv"), ShortcutsDialog::tr("Texture coordinates")},
        {QLatin1String("tools"), ShortcutsDialog::tr("Tools")},
        {QLatin1String("window"), ShortcutsDialog::tr("Window")},
        {QLatin1String("help"), ShortcutsDialog::tr("Help")},
    };
    const QString prefix = id.section(u'.', 0, 0);
    for (const auto &[start, name] : areas)
        if (prefix == start)
            return name;
    return ShortcutsDialog::tr("Other");
}

/// Keys that end typing into a field. An action that took them would take them from every dialog and list.
bool leavesField(const QKeySequence &keys)
{
    if (keys.count() != 1 || keys[0].keyboardModifiers() != Qt::NoModifier)
        return false;
    switch (keys[0].key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default:
        return false;
    }
}

} // namespace

ShortcutsDialog::ShortcutsDialog(ActionList &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_search(new QLineEdit), m_list(new QTreeWidget),
      m_key(new QKeySequenceEdit), m_clear(new QPushButton(tr("No key"))), m_reset(new QPushButton(tr("Default"))),
      m_conflict(new PlainLabel), m_take(new QPushButton(tr("Use it here")))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(620, 560);

    m_search->setPlaceholderText(tr("Search actions or keys"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_key->setAccessibleName(tr("New key"));
    m_conflict->setWordWrap(true);

    auto *keyRow = new QHBoxLayout;
    auto *keyLabel = new PlainLabel(tr("&New key:"));
    keyLabel->setBuddy(m_key);
    keyRow->addWidget(keyLabel);
    keyRow->addWidget(m_key, 1);
    keyRow->addWidget(m_clear);
    keyRow->addWidget(m_reset);
    auto *conflictRow = new QHBoxLayout;
    conflictRow->addWidget(m_conflict, 1);
    conflictRow->addWidget(m_take);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *resetAllButton = buttons->addButton(tr("Reset all"), QDialogButtonBox::ResetRole);

    // Enter in the search field must not change a key.
    for (QPushButton *button : {m_clear, m_reset, m_take, resetAllButton})
        button->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(keyRow);
    layout->addLayout(conflictRow);
    layout->addWidget(buttons);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_key, &QKeySequenceEdit::editingFinished, this, [this] {
        const QKeySequence keys = m_key->keySequence();
        if (leavesField(keys)) {
            showCurrent();
            m_list->setFocus();
        } else if (!keys.isEmpty()) {
            assign(keys);
        }
    });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_key->clear();
        if (QAction *action = currentAction())
            m_actions.setShortcuts(action, {});
        updateRow(m_list->currentItem());
    });
    connect(m_reset, &QPushButton::clicked, this, &ShortcutsDialog::resetCurrent);
    connect(m_take, &QPushButton::clicked, this, [this] {
        for (QAction *other : m_actions.all()) {
            QList<QKeySequence> keys = other->shortcuts();
            if (keys.removeAll(m_wanted))
                m_actions.setShortcuts(other, keys);
        }
        assign(m_wanted);
        for (QTreeWidgetItem *row : rows())
            updateRow(row);
    });
    connect(resetAllButton, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    m_search->setFocus();
}

void ShortcutsDialog::fill()
{
    QHash<QString, QTreeWidgetItem *> areas;
    for (const QAction *action : m_actions.all()) {
        const QString area = areaOf(ActionList::idOf(action));
        QTreeWidgetItem *&group = areas[area];
        if (!group) {
            group = new QTreeWidgetItem(m_list, {area});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
        }
        auto *row = new QTreeWidgetItem(group, {plainText(action)});
        row->setData(0, Qt::UserRole, ActionList::idOf(action));
        row->setIcon(0, action->icon());
        updateRow(row);
    }
    if (const QList<QTreeWidgetItem *> all = rows(); !all.isEmpty())
        m_list->setCurrentItem(all.front());
}

QList<QTreeWidgetItem *> ShortcutsDialog::rows() const
{
    QList<QTreeWidgetItem *> all;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        for (int row = 0; row < m_list->topLevelItem(i)->childCount(); ++row)
            all.append(m_list->topLevelItem(i)->child(row));
    return all;
}

QAction *ShortcutsDialog::currentAction() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    return row ? m_actions.find(row->data(0, Qt::UserRole).toString()) : nullptr;
}

void ShortcutsDialog::updateRow(QTreeWidgetItem *row)
{
    if (const QAction *action = row ? m_actions.find(row->data(0, Qt::UserRole).toString()) : nullptr)
        row->setText(1, QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *area = m_list->topLevelItem(i);
        const bool isArea = area->text(0).contains(text, Qt::CaseInsensitive);
        bool any = false;
        for (int child = 0; child < area->childCount(); ++child) {
            QTreeWidgetItem *row = area->child(child);
            const bool fits = isArea || row->text(0).contains(text, Qt::CaseInsensitive) ||
                              row->text(1).contains(text, Qt::CaseInsensitive);
            row->setHidden(!fits);
            any |= fits;
        }
        area->setHidden(!any);
    }
}

void ShortcutsDialog::showCurrent()
{
    const QAction *action = currentAction();
    m_key->setKeySequence(action ? action->shortcut() : QKeySequence());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_key, m_clear, m_reset})
        widget->setEnabled(action);
    m_conflict->clear();
    m_take->hide();
}

void ShortcutsDialog::assign(const QKeySequence &key)
{
    QAction *action = currentAction();
    if (!action)
        return;
    m_wanted = key;
    m_conflict->clear();
    m_take->hide();
    for (const QAction *other : m_actions.all()) {
        if (other != action && other->shortcuts().contains(key)) {
            m_conflict->setText(
                tr("%1 already belongs to “%2”.").arg(key.toString(QKeySequence::NativeText), plainText(other)));
            m_take->show();
            return;
        }
    }
    m_actions.setShortcuts(action, {key});
    updateRow(m_list->currentItem());
}

void ShortcutsDialog::resetCurrent()
{
    if (QAction *action = currentAction())
        m_actions.setShortcuts(action, m_actions.defaultShortcuts(action));
    updateRow(m_list->currentItem());
    showCurrent();
}

void ShortcutsDialog::resetAll()
{
    for (QAction *action : m_actions.all())
        m_actions.setShortcuts(action, m_actions.defaultShortcuts(action));
    for (QTreeWidgetItem *row : rows())
        updateRow(row);
    showCurrent();
}

} // namespace sinew

#include "moc_shortcuts_dialog.cpp"
