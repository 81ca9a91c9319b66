// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/edit_menu.h"

#include "core/document/document.h"
#include "editor/documents/document_list.h"
#include "editor/window/docks/curve_docks.h"
#include "editor/window/menus/menu_builder.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shell/message_bar.h"
#include "widgets/tree/model_tree_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>

namespace sinew {

EditMenu::EditMenu(MenuBuilder &menus, DocumentList &documents, ModelTreePanel &tree, ViewportWidget &viewport,
                   CurveDocks &curves, MessageBar &messages)
    : QObject(&menus.window()), m_menus(menus), m_documents(documents), m_tree(tree), m_viewport(viewport),
      m_curves(curves), m_messages(messages)
{
    QMenu *menu = m_menus.addMenu(tr("&Edit"));
    m_menus.add(menu, {QStringLiteral("edit.undo"), tr("&Undo"), QStringLiteral("edit-undo"), {QKeySequence::Undo}, {}},
                [this] { undo(); });
    m_menus.add(menu,
                {QStringLiteral("edit.redo"),
                 tr("&Redo"),
                 QStringLiteral("edit-redo"),
                 {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
                 {}},
                [this] { redo(); });
    menu->addSeparator();
    m_menus.adopt(menu, m_tree.cutAction(), QStringLiteral("edit.cut"));
    m_menus.adopt(menu, m_tree.copyAction(), QStringLiteral("edit.copy"));
    m_menus.adopt(menu, m_tree.pasteAction(), QStringLiteral("edit.paste"));
    m_menus.adopt(menu, m_tree.duplicateAction(), QStringLiteral("edit.duplicate"));
    m_menus.adopt(menu, m_tree.deleteAction(), QStringLiteral("edit.delete"));
    m_menus.adopt(menu, m_tree.renameAction(), QStringLiteral("edit.rename"));
    menu->addSeparator();
    m_menus.adopt(menu, m_tree.selectNodesAction(), QStringLiteral("edit.selectNodes"));
    m_menus.adopt(menu, m_tree.selectChildrenAction(), QStringLiteral("edit.selectChildren"));
    m_menus.adopt(menu, m_tree.selectKindAction(), QStringLiteral("edit.selectKind"));
    m_menus.adopt(menu, m_tree.invertAction(), QStringLiteral("edit.invert"));
    QAction *deselect = m_menus.add(menu,
                                    {QStringLiteral("edit.deselect"),
                                     tr("Select &nothing"),
                                     QStringLiteral("edit-select-none"),
                                     {QKeySequence(Qt::ALT | Qt::Key_A)},
                                     {}},
                                    [this] { m_documents.current()->selection().clear(); });
    QAction *escape =
        m_menus.add(menu,
                    {QStringLiteral("edit.escape"),
                     tr("Close or canc&el"),
                     QStringLiteral("dialog-cancel"),
                     {QKeySequence(Qt::Key_Escape)},
                     tr("The topmost thing first: a bubble, a message, an operation, a search, then the selection")},
                    [this] { this->escape(); });
    // Elsewhere Escape belongs to the field that is being edited.
    for (QAction *action : {deselect, escape}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_tree.addAction(action);
        m_viewport.addAction(action);
    }
    m_menus.adopt(menu, m_tree.searchAction(), QStringLiteral("edit.search"));
    m_tree.searchAction()->setShortcutContext(Qt::WindowShortcut);
    connect(m_tree.searchBox(), &QLineEdit::textChanged, this, [this] { updateDeselect(m_documents.current()); });
    // Queued: an operation may end because its document or the window goes.
    connect(
        &m_curves, &CurveDocks::operationChanged, this, [this] { updateDeselect(m_documents.current()); },
        Qt::QueuedConnection);
    connect(&m_messages, &MessageBar::changed, this, [this] { updateDeselect(m_documents.current()); });
}

void EditMenu::undo()
{
    Document &document = *m_documents.current();
    const int step = document.historyIndex() - 1;
    const QString text = document.historyText(step);
    document.undo();
    if (document.historyIndex() == step)
        say(tr("Undone: %1").arg(text));
}

void EditMenu::redo()
{
    Document &document = *m_documents.current();
    const int step = document.historyIndex();
    document.redo();
    if (document.historyIndex() == step + 1)
        say(tr("Redone: %1").arg(document.historyText(step)));
}

void EditMenu::say(const QString &text)
{
    constexpr int milliseconds = 6000;
    m_menus.window().statusBar()->showMessage(text, milliseconds);
}

void EditMenu::escape()
{
    // The topmost thing first: a help bubble or menu, a message, an operation being tried out, a search, then the
    // selection.
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    else if (m_messages.hasPassingMessage())
        m_messages.closeMessage();
    else if (m_curves.cancelOperation())
        return;
    else if (m_tree.isSearching())
        m_tree.clearSearch();
    else
        m_documents.current()->selection().clear();
}

void EditMenu::update(const Document *document)
{
    const auto set = [this](const char *id, const QString &text, bool on) {
        QAction *action = m_menus.actions().find(QString::fromLatin1(id));
        action->setText(text);
        action->setEnabled(on);
    };
    const bool undoable = document && document->canUndo(), redoable = document && document->canRedo();
    set("edit.undo", undoable ? tr("&Undo: %1").arg(document->historyText(document->historyIndex() - 1)) : tr("&Undo"),
        undoable);
    set("edit.redo", redoable ? tr("&Redo: %1").arg(document->historyText(document->historyIndex())) : tr("&Redo"),
        redoable);
    updateDeselect(document);
}

void EditMenu::updateDeselect(const Document *document)
{
    const bool hasSelection = document && !document->selection().isEmpty();
    m_menus.actions().find(QStringLiteral("edit.deselect"))->setEnabled(hasSelection);
    m_menus.actions()
        .find(QStringLiteral("edit.escape"))
        ->setEnabled(hasSelection ||
                     (document && (m_tree.isSearching() || m_messages.hasPassingMessage() || m_curves.hasOperation())));
}

} // namespace sinew

#include "moc_edit_menu.cpp"
