// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "widgets/layout/fitting_tool_bar.h"
#include "widgets/layout/turning_row.h"
#include "widgets/layout/turning_splitter.h"
#include "widgets/materials/material_panel.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <tuple>

// The construction of MaterialPanel.

namespace sinew {

MaterialPanel::MaterialPanel(QWidget *parent)
    : DockPanel(parent), m_list(new QTreeWidget), m_filter(new SearchField), m_title(new PlainLabel),
      m_users(new PlainLabel), m_noHits(new PlainLabel), m_scroll(new QScrollArea), m_stack(nullptr),
      m_bar(new FittingToolBar)
{
    makeActions();
    makeLayout();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &MaterialPanel::choose);
    connect(m_list, &QTreeWidget::itemPressed, this,
            &MaterialPanel::choose); // the current one may not be the selected one
    connect(m_filter, &QLineEdit::textChanged, this, &MaterialPanel::applyFilter);
    setDocument(nullptr);
}

QAction *MaterialPanel::makeAction(const char *name, const QString &icon, const QString &text, const QString &help,
                                   void (MaterialPanel::*slot)())
{
    auto *action = new QAction(QIcon::fromTheme(icon), text, this);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(help);
    if (slot)
        connect(action, &QAction::triggered, this, slot);
    m_bar->addAction(action);
    return action;
}

QMenu *MaterialPanel::makeMenu(const char *name, const QString &icon, const QString &text, const QString &help,
                               void (MaterialPanel::*fill)())
{
    auto *menu = new QMenu(this);
    QAction *action = makeAction(name, icon, text, help, nullptr);
    action->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, fill);
    if (auto *button = qobject_cast<QToolButton *>(m_bar->widgetForAction(action)))
        button->setPopupMode(QToolButton::InstantPopup);
    return menu;
}

void MaterialPanel::makeActions()
{
    m_newMenu = makeMenu("new", QStringLiteral("list-add"), tr("New"), tr("Add a material from a recipe"),
                         &MaterialPanel::fillNewMenu);
    m_setUpMenu =
        makeMenu("setUp", QStringLiteral("configure"), tr("Set up as"),
                 tr("Set up the selected material from a recipe; its texture is kept"), &MaterialPanel::fillSetUpMenu);
    m_useMenu = makeMenu("use", QStringLiteral("draw-brush"), tr("Use for"), tr("What uses the selected material"),
                         &MaterialPanel::fillUseMenu);
    makeAction("addLayer", QStringLiteral("list-add"), tr("Add layer"), tr("Add a layer that is drawn last"),
               &MaterialPanel::addLayer);
    makeAction("duplicate", QStringLiteral("edit-duplicate"), tr("Duplicate"), tr("Copy the selected material"),
               &MaterialPanel::duplicate);
    makeAction("delete", QStringLiteral("edit-delete"), tr("Delete"), tr("Delete the selected material"),
               &MaterialPanel::remove);
    // In both the list and its menu.
    for (const auto &[name, icon, text, slot] :
         {std::tuple("copy", "edit-copy", tr("Copy"), &MaterialPanel::copy),
          std::tuple("paste", "edit-paste", tr("Paste"), &MaterialPanel::paste)}) {
        auto *action = new QAction(QIcon::fromTheme(QLatin1String(icon)), text, this);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, slot);
    }
    action("copy")->setShortcut(QKeySequence::Copy);
    action("paste")->setShortcut(QKeySequence::Paste);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &MaterialPanel::updateActions);
    action("duplicate")->setShortcut(Qt::CTRL | Qt::Key_D);
    action("delete")->setShortcut(QKeySequence::Delete);
    makeAction("merge", QStringLiteral("edit-link"), tr("Merge equal"),
               tr("Make everything that uses equal materials use the first of them"), &MaterialPanel::merge);
    makeAction("unused", QStringLiteral("edit-clear-all"), tr("Remove unused"),
               tr("Remove the materials that nothing uses"), &MaterialPanel::removeUnused);
}

void MaterialPanel::makeLayout()
{
    m_list->setHeaderLabels({tr("Material"), tr("Kind"), tr("Used by")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize({listPictureSide, listPictureSide});
    m_list->setAlternatingRowColors(true);
    m_list->setAccessibleName(tr("Materials"));
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (const char *name : {"setUp", "use", "addLayer", "copy", "paste", "duplicate", "delete"}) {
        action(name)->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action(name));
    }
    // Names first, and what is left for the users, which can be many.
    m_list->header()->setSectionResizeMode(QHeaderView::Interactive);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->resizeSection(0, 200);
    m_list->header()->resizeSection(1, 72);
    m_list->header()->setMinimumSectionSize(48);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_filter->setPlaceholderText(tr("Search"));
    m_filter->setAccessibleName(tr("Search materials"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_users->setWordWrap(true);

    auto *stack = new QWidget;
    auto *whole = new QVBoxLayout(stack);
    whole->setContentsMargins(0, 0, 0, 0);
    m_stack = new QVBoxLayout;
    m_stack->setSpacing(4);
    whole->addWidget(m_title);
    whole->addWidget(m_users);
    whole->addLayout(m_stack);
    whole->addStretch();
    m_scroll->setAccessibleName(tr("Layers of the material"));
    m_scroll->setWidget(stack);
    m_scroll->setWidgetResizable(true);
    stack->installEventFilter(this);
    m_scrolls.setSingleShot(true);
    m_scrolls.setInterval(std::chrono::milliseconds(200));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_noHits->setContentsMargins(6, 4, 6, 4);
    m_noHits->setWordWrap(true);
    m_noHits->setForegroundRole(QPalette::PlaceholderText);
    m_noHits->hide();
    auto *listed = new QWidget;
    auto *listColumn = new QVBoxLayout(listed);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(m_noHits);
    listColumn->addWidget(m_list, 1);
    auto *splitter = new TurningSplitter;
    splitter->addWidget(listed);
    splitter->addWidget(m_scroll);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    splitter->setFirstSizes({400, 600}, {170, 530});
    m_scroll->setMinimumWidth(200);
    splitter->setChildrenCollapsible(false);
    auto *bar = new TurningRow(70);
    bar->addGroup(m_bar, 1);
    bar->addGroup(m_filter, 0);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(bar);
    column->addWidget(splitter, 1);
}

void MaterialPanel::applyFilter()
{
    bool any = false;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        bool matches = false;
        for (int column = 0; column < m_list->columnCount(); ++column)
            matches |= item->text(column).contains(m_filter->text(), Qt::CaseInsensitive);
        // An item would look for its row among all.
        m_list->setRowHidden(i, {}, !matches);
        any |= matches;
    }
    m_noHits->setVisible(!any && m_list->topLevelItemCount() > 0);
    m_noHits->setText(tr("No material matches “%1”.").arg(m_filter->text()));
}

void MaterialPanel::updateActions()
{
    const MaterialFacet *facet = this->facet();
    const bool any = facet && m_current != NoNode, recipes = facet && !facet->recipes(m_document->model()).empty();
    // A submesh (M2) is its own material: it can't be made, copied or deleted here.
    const bool isUser = std::any_of(m_materials.begin(), m_materials.end(), [this](const ModelMaterial &material) {
        return material.node == m_current &&
               std::find(material.users.begin(), material.users.end(), m_current) != material.users.end();
    });
    action("new")->setEnabled(recipes && !isUser);
    action("setUp")->setEnabled(any && recipes);
    action("use")->setEnabled(any);
    action("addLayer")->setEnabled(any && facet->canStack(m_document->model(), m_current));
    action("duplicate")->setEnabled(any && !isUser);
    action("delete")->setEnabled(any && !isUser);
    const bool adopts = any && facet->canAdopt(m_document->model(), m_current);
    action("copy")->setEnabled(any && (adopts || !isUser));
    action("paste")->setEnabled(facet && (adopts || !isUser) && copiedMaterials());
    action("merge")->setEnabled(any);
    action("unused")->setEnabled(any);
}

} // namespace sinew
