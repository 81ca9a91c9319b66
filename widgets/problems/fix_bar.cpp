// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/fix_bar.h"

#include "core/text/translated.h"
#include "widgets/shared/object_icons.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace sinew {

namespace {

/// An ampersand must not become a mnemonic.
QString shown(const char *text)
{
    return translated(Message(text)).replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

FixBar::FixBar(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 6, 4);
    row->addStretch();
    hide();
}

void FixBar::setCheck(const Check *check, std::size_t count, bool isOne)
{
    if (check == m_check && count == m_count && isOne == m_isOne)
        return;
    m_check = check;
    m_count = count;
    m_isOne = isOne;
    qDeleteAll(m_buttons);
    m_buttons.clear();
    auto *row = static_cast<QHBoxLayout *>(layout());
    const auto add = [&](const QString &text) {
        auto *button = new QToolButton;
        button->setText(text);
        row->insertWidget(int(m_buttons.size()), button);
        m_buttons.push_back(button);
        return button;
    };
    for (const Fix &fix : check &&isOne ? check->fixes : std::vector<Fix>()) {
        auto *button = add(shown(fix.text));
        button->setIcon(themedIcon(QStringLiteral("tools-wizard"), QStringLiteral("edit-clear")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setToolTip(fix.isSafe()
                               ? tr("Safe: everything looks and works the same in the game as before, or better.")
                               : tr("Changes how the model looks or works."));
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        connect(m_buttons[i], &QToolButton::clicked, this, [this, i] { Q_EMIT fixRequested(&m_check->fixes[i]); });
    if (check && !check->fixes.empty() && (count > 1 || !isOne)) {
        auto *all = add(tr("All of this kind: %1…").arg(count));
        all->setToolTip(tr("Shows what would change first"));
        if (check->fixes.size() == 1) {
            connect(all, &QToolButton::clicked, this, [this] { Q_EMIT fixAllRequested(&m_check->fixes.front()); });
        } else {
            auto *menu = new QMenu(all);
            for (const Fix &fix : check->fixes)
                connect(menu->addAction(shown(fix.text)), &QAction::triggered, this,
                        [this, &fix] { Q_EMIT fixAllRequested(&fix); });
            all->setMenu(menu);
            all->setPopupMode(QToolButton::InstantPopup);
        }
    }
    setVisible(!m_buttons.empty());
}

} // namespace sinew

#include "moc_fix_bar.cpp"
