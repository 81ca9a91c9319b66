// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/async/task_runner.h"
#include "core/format/format_registry.h"
#include "editor/thumbnails/thumbnails.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace sinew {

class AssetFilesFilter;
class AssetFilesModel;

/// All files of asset sources as a list or a grid: searchable, by kind and format, with thumbnails. Sources are listed
/// and pictures made in the background.
class AssetPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Preview { Beside, None };
    /// The registry must live as long as this object.
    AssetPanel(const FormatRegistry &formats, Preview preview, QWidget *parent = nullptr,
               const QString &thumbnailFolder = ThumbnailStore::defaultFolder());

    ~AssetPanel() override;

    /// Lists these, what was listed before at once; nothing happens when they are the same. Once it is there, the file
    /// `wanted` gets selected, as models name it.
    void setSources(std::vector<std::shared_ptr<AssetSource>> sources, const QString &wanted = {});
    /// Lists all sources again.
    void refresh();
    void setKind(AssetKind kind);
    void setGrid(bool grid);

    QLineEdit *searchField() const { return m_search; }
    QComboBox *kindBox() const { return m_kind; }
    QComboBox *formatBox() const { return m_format; }
    QTreeView *view() const { return m_view; }
    QListView *grid() const { return m_grid; }
    QLabel *preview() const { return m_preview; }
    QLabel *details() const { return m_details; }
    QLabel *count() const { return m_count; }
    Thumbnails &thumbnails() { return m_thumbnails; }
    bool isListing() const { return m_listing > 0; }
    /// The selected file as models name it ("Textures\\Armor.blp"); empty when there is none.
    QString chosen() const;
    /// Where it lies, that place alone; empty when there is none.
    AssetSearch chosenSource() const;

Q_SIGNALS:
    /// Another file, or none, is selected.
    void chosenChanged();
    /// The selected file is double-clicked.
    void activated();
    /// The same when it is a model. `diskPath` is empty for one inside an archive: see chosenSource()
    void modelActivated(const QString &diskPath);
    /// The selected file, of one source alone, is to be saved elsewhere.
    void extractRequested(const sinew::AssetSearch &source, const QString &path);
    void gridChanged(bool grid);

private:
    void buildBar();
    void buildViews();
    void list();
    void take(int source, const QStringList &files);
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
    QString m_wanted;
    Preview m_place;
    AssetFilesModel *m_files;
    AssetFilesFilter *m_filter;
    QLineEdit *m_search;
    QComboBox *m_kind, *m_format;
    QToolButton *m_gridButton, *m_refreshButton;
    QStackedWidget *m_pages;
    QTreeView *m_view;
    QListView *m_grid;
    QLabel *m_preview, *m_details, *m_count;
    int m_listing = 0;    ///< sources that are still being listed
    int m_generation = 0; ///< lists of former sources are dropped
    TaskRunner m_lister{TaskRunner::AtEnd::Wait}, m_previewer{TaskRunner::AtEnd::Wait};
};

} // namespace sinew
