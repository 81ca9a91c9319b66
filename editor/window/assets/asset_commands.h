// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace sinew {

class AssetBrowser;
class AssetPanel;
class AssetSource;
class DocumentList;
class DocumentViews;
class FileActions;
class FormatRegistry;
class Settings;
enum class AssetKind;
struct Address;
struct ConvertSource;

/// What the window does with the files of asset sources: lists them in their dock, browses them, converts textures.
class AssetCommands : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child. `dock` holds `panel`.
    AssetCommands(QMainWindow &window, AssetPanel &panel, QDockWidget &dock, const DocumentList &documents,
                  DocumentViews &views, FileActions &files, const FormatRegistry &formats, Settings &settings);

    /// The folder of the shown model and the user's locations.
    std::vector<std::shared_ptr<AssetSource>> sources() const;
    /// Shows the models of an archive or a folder that was opened, so that one of them can be opened.
    void openArchive(const QString &path);
    /// Lets the user choose a source, and adds it for the game of the shown model.
    void addFolder(QWidget *parent);
    void addArchives(QWidget *parent);
    /// Lists them in the dock, if it is open.
    void refresh();
    /// `use` is called with the chosen path.
    void browse(const QString &current, const std::function<void(const QString &)> &use);
    /// Puts the chosen path into a field of the current document.
    void browseFor(const Address &address, const QString &current);
    /// Opens the dialog with these pictures in its list.
    void convertTextures(const std::vector<ConvertSource> &sources);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// The model is wanted as a donor of parts: a path on the disk, or one in an archive.
    void donorChosen(const std::shared_ptr<sinew::AssetSource> &archive, const QString &path);

private:
    void show();
    void keepLook(AssetPanel &panel);
    void fillSourcesMenu(AssetPanel &panel);
    void fillGames(QMenu &menu);
    AssetBrowser *makeBrowser(const QString &current, AssetKind kind);
    void add(const QString &path);

    QMainWindow &m_window;
    AssetPanel &m_panel;
    const DocumentList &m_documents;
    DocumentViews &m_views;
    FileActions &m_files;
    const FormatRegistry &m_formats;
    Settings &m_settings;
};

} // namespace sinew
