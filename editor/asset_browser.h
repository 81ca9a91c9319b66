// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/asset_search.h"
#include "core/format/image_registry.h"

#include <QDialog>
#include <QThreadPool>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace sinew {

class AssetFilesModel;

/// All files of the asset sources: searchable, by kind, with a preview of pictures. Sources are listed and pictures decoded
/// in the background.
class AssetBrowser : public QDialog
{
    Q_OBJECT

public:
    /// The registry must live as long as this object. `current`: the path that is shown first.
    AssetBrowser(std::vector<std::shared_ptr<AssetSource>> sources, const ImageRegistry &images, AssetKind kind, const QString &current,
                 QWidget *parent = nullptr);
    ~AssetBrowser() override;

    QLineEdit *searchField() const { return m_search; }
    QComboBox *kindBox() const { return m_kind; }
    QTreeView *view() const { return m_view; }
    QLabel *preview() const { return m_preview; }
    /// The selected file as models name it ("Textures\\Armor.blp"); empty when there is none.
    QString chosen() const;

Q_SIGNALS:
    /// The selected file, of one source alone, is to be saved elsewhere.
    void extractRequested(const sinew::AssetSearch &source, const QString &path);

private:
    void list();
    void filter();
    void showPreview();
    void showCount();
    int currentRow() const;

    std::vector<std::shared_ptr<AssetSource>> m_sources;
    const ImageRegistry &m_images;
    QString m_wanted;
    AssetFilesModel *m_files;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_search;
    QComboBox *m_kind;
    QTreeView *m_view;
    QLabel *m_preview, *m_details, *m_count;
    QPushButton *m_use, *m_extract;
    int m_listing = 0; ///< sources that are still being listed
    int m_asked = 0; ///< previews asked for; an answer to an earlier one is dropped
    QThreadPool m_threads;
};

} // namespace sinew
