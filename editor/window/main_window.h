// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"
#include "widgets/shared/notice.h"

#include <QHash>
#include <QMainWindow>

#include <functional>
#include <memory>

class QDockWidget;
class QMenu;
class QStackedWidget;

namespace sinew {

class AssetSource;
class AssetPanel;
class CommandPalette;
class CurveDocks;
class DockLayouts;
class DocumentStatus;
class DocumentTabs;
class DocumentViews;
class FileActions;
class FormatRegistry;
class HexPanel;
class HistoryPanel;
class DiagnosisPanel;
class MaterialPanel;
class MessageBar;
class ModelTreePanel;
class ProblemsPanel;
class ProgressItem;
class PropertyPanel;
class SequencePanel;
class Settings;
class StartPage;
class TexturePanel;
class UvPanel;
class TimelinePanel;
class TransformActions;
class ViewportWidget;
class WindowDocks;
struct ConvertSource;

/// The window: tabs over one viewport, docks around it, menus, toolbar and status bar. It makes the parts and connects
/// them; what they do is theirs.
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
    /// Files or textures are still being read.
    bool isBusy() const;
    /// Cancels what is being read; see DocumentOpener::finish().
    bool finishReading(int milliseconds);
    /// For the message bar.
    void notify(const Notice &notice);

    DocumentList &documents() { return m_documents; }
    ActionList &actions() { return m_actions; }
    DockLayouts &layouts() { return *m_layouts; }
    ViewportWidget &viewport() { return *m_viewport; }
    MessageBar &messages() { return *m_messages; }

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void makeCentre(const FormatRegistry &formats);
    void makeDocks();
    void connectDocks();
    void makeLayouts();
    void connectAssets(QDockWidget *dock);
    void connectParts();
    void adoptDocument(Document *document);
    void reportLoadDiagnostics(Document *document);
    void reportMissingTextures(Document *document, int count);
    Notice::Step showProblemsStep();
    /// One for each way to read a file that its format could not decide on.
    std::vector<Notice::Step> readingSteps(Document *document);
    void showDocument(Document *document);
    /// Gives the keyboard to what the task is done in.
    void focusTask();
    /// What was selected, open and played stays so when a file is read again.
    void resume(const Document &old, Document &fresh);
    QStringList sampleFiles() const;

    // In main_window_menus.cpp.
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeModelMenu();
    void makeToolBar();
    /// `needsDocument`: greyed while nothing is open.
    QAction *addAction(QMenu *menu, const ActionSpec &spec, const std::function<void()> &run,
                       bool needsDocument = true);
    /// An action that a part made; it works in the viewport as well.
    void adoptAction(QMenu *menu, QAction *action, const QString &id);

    // In main_window_view_menu.cpp.
    void makeViewMenu();
    void addViewToggles(QMenu *menu);
    void makeTeamColourMenu(QMenu *menu);
    void makeReplaceablesMenu(QMenu *menu);
    /// What the current model leaves to its game.
    void showReplaceables(QMenu *menu);
    void fillTextureSlots(std::uint32_t slot = 0);

    // In main_window_task_menus.cpp.
    void makeAnimationMenu();
    void makeToolsMenu();
    void makeWindowMenu();
    void makeHelpMenu();

    // In main_window_commands.cpp.
    void updateActions();
    void updateRecentFiles();
    void fillReadingMenu();
    void showTabMenu(Document *document, const QPoint &position);
    void showObjectMenu(const QPoint &position);
    void showFieldHelp();
    void showCurve(const Address &track);
    void showAbout();
    void saveScreenshot();
    void exportAnimation();
    void recalculateBounds();
    /// The folder of the shown model and the user's places.
    std::vector<std::shared_ptr<AssetSource>> assetSources() const;
    void showAssets();
    /// `use` is called with the path that was chosen.
    void browseAssets(const QString &current, const std::function<void(const QString &)> &use);
    void browseAssetsFor(const Address &address, const QString &current);
    /// Opens the dialog with these pictures in its list.
    void convertTextures(const std::vector<ConvertSource> &sources);

    Settings &m_settings;
    const FormatRegistry &m_formats;
    DocumentList m_documents;
    ActionList m_actions;
    FileActions *m_files;
    ProgressItem *m_progress;
    DocumentStatus *m_status;
    DockLayouts *m_layouts = nullptr;
    DocumentTabs *m_tabs = nullptr;
    MessageBar *m_messages = nullptr;
    QStackedWidget *m_pages = nullptr;
    StartPage *m_start = nullptr;
    ViewportWidget *m_viewport = nullptr;
    TransformActions *m_transform = nullptr;
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
    std::unique_ptr<WindowDocks> m_docks;
    CommandPalette *m_palette = nullptr;
    QHash<const Document *, int> m_reportedMissing; ///< how many textures each document was last said to miss
    QMenu *m_recentMenu = nullptr, *m_readingMenu = nullptr;
    QList<QAction *> m_documentActions; ///< need an open document
};

} // namespace sinew
