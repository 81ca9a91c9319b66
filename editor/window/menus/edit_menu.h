// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class CurveDocks;
class Document;
class DocumentList;
class MenuBuilder;
class ModelTreePanel;
class ViewportWidget;

/// Undo, the clipboard and the selection.
class EditMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    EditMenu(MenuBuilder &menus, DocumentList &documents, ModelTreePanel &tree, ViewportWidget &viewport,
             CurveDocks &curves);

    /// Greys out and names the steps of the current document; null: none is open.
    void update(const Document *document);

private:
    void undo();
    void redo();
    /// In the status bar.
    void say(const QString &text);
    void escape();
    void updateDeselect(const Document *document);

    MenuBuilder &m_menus;
    DocumentList &m_documents;
    ModelTreePanel &m_tree;
    ViewportWidget &m_viewport;
    CurveDocks &m_curves;
};

} // namespace sinew
