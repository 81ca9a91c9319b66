// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_files_filter.h"
#include "editor/browser/asset_folder_tree.h"
#include "editor/browser/asset_panel.h"
#include "widgets/text/two_lines.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

// The parts of the panel.

namespace sinew {

namespace {

constexpr int leastListHeight = 48; ///< in a small window

/// Items of equal size, even if their icons are small. A grid has no room for folders.
class NameDelegate : public QStyledItemDelegate
{
public:
    explicit NameDelegate(QListView *grid) : QStyledItemDelegate(grid), m_grid(grid) {}
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return m_grid->gridSize(); }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationSize = m_grid->iconSize();
        option->text = option->text.mid(option->text.lastIndexOf(u'/') + 1);
        option->textElideMode = Qt::ElideMiddle;
        const QStyle *style = m_grid->style();
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, m_grid) + 1;
        option->text = twoLines(option->text, option->fontMetrics, m_grid->gridSize().width() - 2 * margin);
    }

private:
    QListView *m_grid;
};

} // namespace

void AssetPanel::buildBar()
{
    m_search->setPlaceholderText(tr("Search by name"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_kind->addItem(tr("Images"), int(AssetKind::Image));
    m_kind->addItem(tr("Models"), int(AssetKind::Model));
    m_kind->addItem(tr("All files"), int(AssetKind::Any));
    m_kind->setCurrentIndex(2);
    m_kind->setAccessibleName(tr("Kind of files"));
    m_format->setAccessibleName(tr("Format of files"));
    m_source->addItem(tr("All sources"));
    m_source->setAccessibleName(tr("Source of files"));
    for (QComboBox *box : {m_source, m_format}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
    }
    // In a narrow dock they are cut off instead of widening the window.
    for (QComboBox *box : {m_source, m_kind, m_format})
        box->setMinimumWidth(50);
    m_foldersButton->setIcon(QIcon::fromTheme(QStringLiteral("view-list-tree")));
    m_foldersButton->setToolTip(tr("Show the folders"));
    m_foldersButton->setAccessibleName(m_foldersButton->toolTip());
    m_foldersButton->setCheckable(true);
    m_foldersButton->setAutoRaise(true);
    m_size->setRange(smallestThumbnail, Thumbnails::side);
    m_size->setFixedWidth(60);
    m_size->setToolTip(tr("Size of the thumbnails"));
    m_size->setAccessibleName(m_size->toolTip());
    m_sourcesButton->setIcon(QIcon::fromTheme(QStringLiteral("list-add")));
    m_sourcesButton->setToolTip(tr("Add folders and archives, and choose which game's are listed"));
    m_sourcesButton->setAccessibleName(m_sourcesButton->toolTip());
    m_sourcesButton->setMenu(m_sourcesMenu);
    m_sourcesButton->setPopupMode(QToolButton::InstantPopup);
    m_sourcesButton->setAutoRaise(true);
    m_sourcesButton->hide();
    m_gridButton->setIcon(QIcon::fromTheme(QStringLiteral("view-list-icons")));
    m_gridButton->setToolTip(tr("Show the files as a grid of large thumbnails"));
    m_gridButton->setAccessibleName(m_gridButton->toolTip());
    m_gridButton->setCheckable(true);
    m_gridButton->setAutoRaise(true);
    m_refreshButton->setIcon(QIcon::fromTheme(QStringLiteral("view-refresh")));
    m_refreshButton->setToolTip(tr("Search for files and regenerate missing thumbnails"));
    m_refreshButton->setAccessibleName(m_refreshButton->toolTip());
    m_refreshButton->setAutoRaise(true);
}

void AssetPanel::buildViews()
{
    m_filter->setSourceModel(m_files);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setTextElideMode(Qt::ElideMiddle); // names differ at the end
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(AssetFilesModel::FileColumn, QHeaderView::Stretch);
    m_grid->setModel(m_filter);
    QItemSelectionModel *own = m_grid->selectionModel();
    m_grid->setSelectionModel(m_view->selectionModel());
    delete own;
    m_grid->setItemDelegate(new NameDelegate(m_grid));
    m_grid->setViewMode(QListView::IconMode);
    m_grid->setMovement(QListView::Static);
    m_grid->setResizeMode(QListView::Adjust);
    m_grid->setUniformItemSizes(true);
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(m_view), static_cast<QAbstractItemView *>(m_grid)}) {
        view->setAccessibleName(tr("Files of all asset sources"));
        view->setMinimumHeight(leastListHeight);
        view->setDragEnabled(true);
        view->setDragDropMode(QAbstractItemView::DragOnly);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        m_pages->addWidget(view);
        connect(view, &QAbstractItemView::activated, this, &AssetPanel::activate);
        connect(view, &QWidget::customContextMenuRequested, this,
                [this, view](const QPoint &position) { showMenu(view, position); });
    }
    m_folders->setMinimumSize(leastListHeight, leastListHeight);
    m_pages->addWidget(buildNothing());
}

QWidget *AssetPanel::buildNothing()
{
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    connect(m_showAll, &QPushButton::clicked, this, &AssetPanel::showAll);
    m_nothingPage->setMinimumSize(1, 1); // something rarely shown must not enlarge the window
    auto *column = new QVBoxLayout(m_nothingPage);
    column->addStretch();
    column->addWidget(m_nothing);
    column->addWidget(m_showAll, 0, Qt::AlignHCenter);
    column->addStretch();
    return m_nothingPage;
}

} // namespace sinew
