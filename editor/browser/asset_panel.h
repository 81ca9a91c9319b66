// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"
#include "core/format/format_registry.h"
#include "editor/thumbnails/thumbnails.h"

#include <QHash>
#include <QSet>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPushButton;
class QSlider;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace sinew {

class AssetFilesFilter;
class AssetFilesModel;
class AssetFolderTree;

/// All files of asset sources as a list or a grid: can be searched and filtered by source, folder, kind and format,
/// with thumbnails. Sources are listed and pictures made in the background.
class AssetPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Preview { Beside, None };
    /// The registry must outlive this object.
    AssetPanel(const FormatRegistry &formats, Preview preview, QWidget *parent = nullptr,
               const QString &thumbnailFolder = ThumbnailStore::defaultFolder());

    ~AssetPanel() override;

    /// Lists these sources, those listed before at once; nothing happens if they are the same. When it is listed, the
    /// file `wanted` (a path as models write it) is selected; if no source has it, its name is searched for.
    void setSources(std::vector<std::shared_ptr<AssetSource>> sources, const QString &wanted = {});
    /// Lists all sources again.
    void refresh();
    void setKind(AssetKind kind);
    void setGrid(bool grid);
    /// Pixels of the longer side in the grid, smallestThumbnail … Thumbnails::side.
    void setThumbnailSize(int side);
    static constexpr int smallestThumbnail = 32;
    void setFoldersShown(bool shown);
    /// Narrow, so that it fits beside other docks on a small screen.
    QSize minimumSizeHint() const override;

    QLineEdit *searchField() const { return m_search; }
    QComboBox *kindBox() const { return m_kind; }
    QComboBox *formatBox() const { return m_format; }
    QComboBox *sourceBox() const { return m_source; }
    AssetFolderTree *folders() const { return m_folders; }
    QSlider *sizeSlider() const { return m_size; }
    /// To be filled with actions that add sources; its button is hidden while it is empty.
    QMenu *sourcesMenu() const { return m_sourcesMenu; }
    void showSourcesButton();
    /// What is shown in place of the files when there are none.
    QLabel *nothing() const { return m_nothing; }
    QPushButton *showAllButton() const { return m_showAll; }
    QTreeView *view() const { return m_view; }
    QListView *grid() const { return m_grid; }
    QLabel *preview() const { return m_preview; }
    QLabel *details() const { return m_details; }
    QLabel *count() const { return m_count; }
    Thumbnails &thumbnails() { return m_thumbnails; }
    bool isListing() const { return m_listing > 0; }
    /// The selected file as models name it ("Textures\\Armor.blp"); empty if there is none.
    QString chosen() const;
    /// AssetKind::Any if there is none.
    AssetKind chosenKind() const;
    /// The source of the selected file, that one alone; empty if there is none.
    AssetSearch chosenSource() const;
    /// Whether the menu of a model offers to take parts from it; off unless set.
    void setOffersParts(bool on) { m_offersParts = on; }

Q_SIGNALS:
    /// Another file, or none, was selected.
    void chosenChanged();
    /// The selected file was double-clicked.
    void activated();
    /// The same if it is a model. `diskPath` is empty for a file inside an archive: see chosenSource().
    void modelActivated(const QString &diskPath);
    /// Parts of the selected model are wanted; `diskPath` as above.
    void partsRequested(const QString &diskPath);
    /// The selected file is to be saved elsewhere; `source` searches its own source only.
    void extractRequested(const sinew::AssetSearch &source, const QString &path);
    void gridChanged(bool grid);
    void thumbnailSizeChanged(int side);
    void foldersShownChanged(bool shown);

private:
    void buildBar();
    void buildViews();
    QWidget *buildNothing();
    void list();
    void take(int source, const QStringList &files);
    /// Everything that can be listed has been listed.
    void finishListing();
    void showAll();
    /// Whether a source has files whose names are unknown.
    bool lacksNames() const;
    /// Says why no file is shown, in place of the files.
    void showNothing();
    void filter();
    void fillFormats();
    void showCount();
    void showChosen();
    void activate();
    void showMenu(const QWidget *view, const QPoint &position);
    int currentRow() const;

    Thumbnails m_thumbnails;
    std::vector<std::shared_ptr<AssetSource>> m_sources;
    QHash<QString, QStringList> m_lists; ///< files by the source's name
    QHash<QString, QString> m_problems;  ///< why a source can't be listed, by its name
    QSet<QString> m_incomplete;          ///< sources with files whose names are unknown
    QString m_wanted;
    Preview m_place;
    AssetFilesModel *m_files;
    AssetFilesFilter *m_filter;
    QLineEdit *m_search;
    QComboBox *m_kind, *m_format, *m_source;
    QToolButton *m_foldersButton, *m_gridButton, *m_refreshButton, *m_sourcesButton;
    QSlider *m_size;
    QMenu *m_sourcesMenu;
    AssetFolderTree *m_folders;
    QStackedWidget *m_pages;
    QTreeView *m_view;
    QListView *m_grid;
    QWidget *m_nothingPage;
    QLabel *m_nothing;
    QPushButton *m_showAll;
    QLabel *m_preview, *m_details, *m_count;
    int m_listing = 0;    ///< sources that are still being listed
    int m_generation = 0; ///< outdated lists, of former sources, are dropped
    TaskRunner m_lister{TaskRunner::AtEnd::Wait}, m_previewer{TaskRunner::AtEnd::Wait};
    bool m_offersParts = false;
};

} // namespace sinew
