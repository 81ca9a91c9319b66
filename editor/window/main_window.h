// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"
#include "widgets/shared/notice.h"

#include <QMainWindow>

#include <memory>

class QStackedWidget;

namespace sinew {

class AssetCommands;
class AssetPanel;
class AssetSource;
class ClosedFiles;
class CrashMessages;
class CurveDocks;
class DockLayouts;
class DocumentMessages;
class DocumentRecovery;
class DocumentStatus;
class DocumentTabs;
class DocumentViews;
class EditMenu;
class FileActions;
class FileMenu;
class FormatRegistry;
class HexPanel;
class HistoryPanel;
class DiagnosisPanel;
class KeySpreadActions;
class MaterialPanel;
class MenuBuilder;
class MeshEditActions;
class MeshPanel;
class MessageBar;
class ModelMenu;
class ModelTreePanel;
class OpeningGuard;
class ProblemsPanel;
class ProgressItem;
class PropertyPanel;
class SequencePanel;
class Settings;
class StartPage;
class StartThumbnails;
class TexturePanel;
class UvPanel;
class TimelinePanel;
class TransformActions;
class ViewNotice;
class ViewportWidget;
class WindowDocks;

/// The window: tabs over one viewport, docks around it, menus, toolbar and status bar. It creates the parts and
/// connects them; the work is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Both must live as long as the window.
    MainWindow(const FormatRegistry &formats, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    void open(const QString &path);
    /// `reading`: one of Format::readings(); empty: the format decides.
    void openAs(const QString &path, const QString &reading);
    /// Whether files or textures are still being read.
    bool isBusy() const;
    /// Whether the window shows what it will show: also the pictures of the start page.
    bool isSettled() const;
    /// Cancels what is being read; see DocumentOpener::finish().
    bool finishReading(int milliseconds);
    /// What a start does besides showing the window: opens files, except those that have ended the program before, and
    /// reports what earlier runs left: crashes, unsaved changes. `reading`: as for openAs().
    void begin(const QStringList &files, const QString &reading);
    /// Reports what an earlier run left unsaved, if anything.
    void offerRecoveries();
    /// For the message bar.
    void notify(const Notice &notice);
    /// Until the next step (Notice::isAnswer).
    void answer(Notice notice);

    DocumentList &documents() { return m_documents; }
    ActionList &actions() { return m_actions; }
    DockLayouts &layouts() { return *m_layouts; }
    DocumentRecovery &recovery() { return *m_recovery; }
    OpeningGuard &openings() { return *m_openings; }
    CrashMessages &crashes() { return *m_crashes; }
    ViewportWidget &viewport() { return *m_viewport; }
    MessageBar &messages() { return *m_messages; }
    ViewNotice &viewNotice() { return *m_viewNotice; }

protected:
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// How long the status bar shows what was just done.
    static constexpr int messageMilliseconds = 6000;

    void makeCentre(const FormatRegistry &formats);
    void makeDocks();
    void connectDocks();
    void makeLayouts();
    void connectParts();
    void connectDocuments();
    void connectOpening();
    void connectViews();
    void connectStartPage();
    void connectPanels();
    void makeFileDrops();
    void makeTextureDrops();
    void makePartDrops();
    /// The asset source with this name; null if there is none.
    std::shared_ptr<AssetSource> assetSource(const QString &name) const;
    void adoptDocument(Document *document);
    void showDocument(Document *document);
    /// Gives the keyboard to the view in which the task is done.
    void focusTask();

    void makeMenus();
    void updateActions();
    void showTabMenu(Document *document, const QPoint &position);
    void showObjectMenu(const QPoint &position);
    void showCurve(const Address &track);

    Settings &m_settings;
    const FormatRegistry &m_formats;
    DocumentList m_documents;
    ActionList m_actions;
    FileActions *m_files;
    ClosedFiles *m_closed;
    ProgressItem *m_progress;
    DocumentStatus *m_status;
    DockLayouts *m_layouts = nullptr;
    DocumentTabs *m_tabs = nullptr;
    MessageBar *m_messages = nullptr;
    ViewNotice *m_viewNotice = nullptr;
    QStackedWidget *m_pages = nullptr;
    StartPage *m_start = nullptr;
    StartThumbnails *m_startThumbnails = nullptr;
    ViewportWidget *m_viewport = nullptr;
    TransformActions *m_transform = nullptr;
    MeshEditActions *m_meshEdit = nullptr;
    KeySpreadActions *m_keySpread = nullptr;
    DocumentViews *m_views = nullptr;
    ModelTreePanel *m_tree = nullptr;
    PropertyPanel *m_properties = nullptr;
    TimelinePanel *m_timeline = nullptr;
    SequencePanel *m_sequences = nullptr;
    CurveDocks *m_curves = nullptr;
    HistoryPanel *m_history = nullptr;
    ProblemsPanel *m_problems = nullptr;
    HexPanel *m_hex = nullptr;
    AssetPanel *m_assets = nullptr;
    TexturePanel *m_textures = nullptr;
    MaterialPanel *m_materials = nullptr;
    DiagnosisPanel *m_diagnosis = nullptr;
    UvPanel *m_uvs = nullptr;
    MeshPanel *m_mesh = nullptr;
    std::unique_ptr<WindowDocks> m_docks;
    MenuBuilder *m_menus = nullptr;
    FileMenu *m_fileMenu = nullptr;
    EditMenu *m_editMenu = nullptr;
    ModelMenu *m_modelMenu = nullptr;
    AssetCommands *m_assetCommands = nullptr;
    DocumentMessages *m_documentMessages = nullptr;
    DocumentRecovery *m_recovery = nullptr;
    OpeningGuard *m_openings = nullptr;
    CrashMessages *m_crashes;
};

} // namespace sinew
