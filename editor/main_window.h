// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/action_list.h"
#include "editor/document_list.h"
#include "editor/notice.h"

#include <QMainWindow>

class QDockWidget;
class QMenu;
class QStackedWidget;
class QTabBar;

namespace sinew {

class DockLayouts;
class DocumentStatus;
class FileActions;
class FormatRegistry;
class ModelTree;
class Settings;

/// The window: tabs over one viewport, docks around it, menus, toolbar and status bar. It owns the parts and connects them; what
/// they do is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both must live as long as the window.
    MainWindow(const FormatRegistry &formats, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    void open(const QString &path);
    /// Files are still being read.
    bool isBusy() const;

    DocumentList &documents() { return m_documents; }
    ActionList &actions() { return m_actions; }

    void tell(const Notice &notice);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeCentre();
    void makeDocks();
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
    void makeMenus();
    void showDocument(Document *document);
    void updateActions();

    const FormatRegistry &m_formats;
    Settings &m_settings;
    DocumentList m_documents;
    ActionList m_actions;
    FileActions *m_files;
    DockLayouts *m_layouts = nullptr;
    DocumentStatus *m_status;
    QTabBar *m_tabs = nullptr;
    ModelTree *m_tree = nullptr;
};

} // namespace sinew
