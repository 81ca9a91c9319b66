// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/compare/compare_window.h"
#include "editor/documents/document_opener.h"
#include "widgets/shared/notice.h"

#include <QObject>

class QAction;
class QMenu;

namespace sinew {

class DocumentList;
class MenuBuilder;

/// The menu that compares the current model with its file, another file or another open model.
class CompareMenu : public QObject
{
    Q_OBJECT

public:
    /// The list and the arguments for CompareWindow must outlive this object. Windows that are opened belong to the
    /// window of `menus`.
    CompareMenu(MenuBuilder &menus, QMenu *menu, DocumentList &documents, const FormatRegistry &formats,
                Settings &settings, CompareWindow::Search search);

    void compareWithSaved();
    void compareWithFile();
    void compareWith(Document *other);
    /// Compares any file with the current model.
    void compareWith(const QString &path);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// The main window should show this object.
    void showRequested(sinew::Document *document, sinew::NodeId node);

private:
    void fill();
    void load(const QString &path, const QString &name, const QString &reading);
    void open(Document *one, Document *other, std::unique_ptr<Document> loaded, const QString &name);

    QMenu *m_menu;
    QAction *m_withSaved;
    QList<QAction *> m_openModels;
    DocumentList &m_documents;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    CompareWindow::Search m_search;
    QWidget *m_parent;
    DocumentOpener m_opener;
};

} // namespace sinew
