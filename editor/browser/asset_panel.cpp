// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_panel.h"

#include "editor/assets/asset_file_set.h"
#include "editor/browser/asset_files_filter.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sinew {

namespace {

constexpr int previewSide = 256;
constexpr int listIconSide = 32;

/// Items of one size, also those whose icon is small. A grid has no room for folders.
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
    }

private:
    QListView *m_grid;
};

QStringList modelSuffixesOf(const FormatRegistry &formats)
{
    QStringList suffixes;
    for (const auto &format : formats.formats())
        suffixes += format->info().suffixes;
    return suffixes;
}

} // namespace

AssetPanel::AssetPanel(const FormatRegistry &formats, Preview preview, QWidget *parent, const QString &thumbnailFolder)
    : QWidget(parent), m_thumbnails(formats, thumbnailFolder), m_place(preview),
      m_files(new AssetFilesModel(m_thumbnails, modelSuffixesOf(formats), this)), m_filter(new AssetFilesFilter(this)),
      m_search(new SearchField), m_kind(new QComboBox), m_format(new QComboBox), m_gridButton(new QToolButton),
      m_refreshButton(new QToolButton), m_pages(new QStackedWidget), m_view(new QTreeView), m_grid(new QListView),
      m_preview(new PlainLabel(this)), m_details(new PlainLabel), m_count(new PlainLabel)
{
    buildBar();
    buildViews();
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_search, 1);
    bar->addWidget(m_kind);
    bar->addWidget(m_format);
    bar->addWidget(m_gridButton);
    bar->addWidget(m_refreshButton);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_pages, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addLayout(middle, 1);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (preview == Preview::Beside) {
        column->setContentsMargins(0, 0, 0, 0);
        m_preview->setFixedSize(previewSide, previewSide);
        m_preview->setAlignment(Qt::AlignCenter);
        m_preview->setFrameShape(QFrame::StyledPanel);
        m_details->setWordWrap(true);
        m_details->setFixedWidth(previewSide);
        auto *side = new QVBoxLayout;
        side->addWidget(m_preview);
        side->addWidget(m_details);
        side->addStretch();
        middle->addLayout(side);
        column->addWidget(m_count);
    } else {
        m_preview->hide();
        // A long path must not keep the window wide.
        m_details->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto *line = new QHBoxLayout;
        line->addWidget(m_details, 1);
        line->addWidget(m_count);
        column->addLayout(line);
    }
    connect(m_search, &QLineEdit::textChanged, this, &AssetPanel::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &AssetPanel::filter);
    connect(m_format, &QComboBox::currentIndexChanged, this, &AssetPanel::filter);
    connect(m_gridButton, &QToolButton::toggled, this, [this](bool grid) {
        m_pages->setCurrentWidget(grid ? static_cast<QWidget *>(m_grid) : m_view);
        Q_EMIT gridChanged(grid);
    });
    connect(m_refreshButton, &QToolButton::clicked, this, &AssetPanel::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AssetPanel::showChosen);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &AssetPanel::showChosen);
    connect(&m_thumbnails, &Thumbnails::arrived, this, [this](int row) {
        if (row == currentRow() && m_files->file(row).kind == AssetKind::Model)
            showChosen();
    });
    filter();
}

AssetPanel::~AssetPanel()
{
    // Threads that wait for an archive or a preview come back at once.
    m_thumbnails.decoders()->stop();
}

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
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToContents);
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
    m_view->setIconSize({listIconSide, listIconSide});
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
    m_grid->setIconSize({Thumbnails::side, Thumbnails::side});
    m_grid->setGridSize({Thumbnails::side + 16, Thumbnails::side + m_grid->fontMetrics().height() + 14});
    m_grid->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(m_view), static_cast<QAbstractItemView *>(m_grid)}) {
        view->setAccessibleName(tr("Files of all asset sources"));
        view->setDragEnabled(true);
        view->setDragDropMode(QAbstractItemView::DragOnly);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        m_pages->addWidget(view);
        connect(view, &QAbstractItemView::activated, this, &AssetPanel::activate);
        connect(view, &QWidget::customContextMenuRequested, this,
                [this, view](const QPoint &position) { showMenu(view, position); });
    }
}

void AssetPanel::setSources(std::vector<std::shared_ptr<AssetSource>> sources, const QString &wanted)
{
    const auto sameName = [](const auto &a, const auto &b) { return a->name() == b->name(); };
    if (m_generation > 0 && std::equal(sources.begin(), sources.end(), m_sources.begin(), m_sources.end(), sameName))
        return;
    m_sources = std::move(sources);
    m_wanted = QString(wanted).replace(u'\\', u'/');
    m_thumbnails.setRetriesFailed(false);
    list();
}

void AssetPanel::refresh()
{
    m_lists.clear();
    m_thumbnails.setRetriesFailed(true);
    list();
}

void AssetPanel::list()
{
    const int generation = ++m_generation;
    m_listing = 0;
    m_files->reset(m_sources);
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const QString name = m_sources[i]->name();
        if (const auto known = m_lists.constFind(name); known != m_lists.constEnd()) {
            take(int(i), *known);
            continue;
        }
        ++m_listing;
        m_lister.run([source = m_thumbnails.decoders()->confined(m_sources[i])] { return source->list().files; },
                     [this, i, name, generation](const QStringList &files) {
                         m_lists.insert(name, files);
                         if (generation != m_generation)
                             return;
                         --m_listing;
                         take(int(i), files);
                     });
    }
    fillFormats();
    showCount();
}

void AssetPanel::take(int source, const QStringList &files)
{
    const int first = m_files->rowCount();
    m_files->append(source, files);
    for (int row = 0; !m_wanted.isEmpty() && !m_view->currentIndex().isValid() && row < files.size(); ++row) {
        if (files[row].compare(m_wanted, Qt::CaseInsensitive) == 0)
            m_view->setCurrentIndex(m_filter->mapFromSource(m_files->index(first + row, 0)));
    }
    fillFormats();
    showCount();
}

void AssetPanel::fillFormats()
{
    std::set<QString> suffixes;
    for (int row = 0; row < m_files->rowCount(); ++row) {
        if (const AssetFilesModel::File &file = m_files->file(row); file.kind != AssetKind::Any)
            suffixes.insert(file.suffix);
    }
    const QString current = m_format->currentData().toString();
    {
        const QSignalBlocker blocker(m_format);
        m_format->clear();
        m_format->addItem(tr("All formats"), QString());
        for (const QString &suffix : suffixes)
            m_format->addItem(suffix, suffix);
        m_format->setCurrentIndex(std::max(0, m_format->findData(current)));
    }
    if (m_format->currentData().toString() != current)
        filter();
}

void AssetPanel::filter()
{
    m_filter->show(m_search->text().replace(u'\\', u'/').split(u' ', Qt::SkipEmptyParts),
                   AssetKind(m_kind->currentData().toInt()), m_format->currentData().toString());
    showCount();
}

void AssetPanel::setKind(AssetKind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));
}

void AssetPanel::setGrid(bool grid)
{
    m_gridButton->setChecked(grid);
}

void AssetPanel::showCount()
{
    const QString all = QLocale().toString(m_files->rowCount()), shown = QLocale().toString(m_filter->rowCount());
    const QString count = shown == all ? all : tr("%1 of %2").arg(shown, all);
    m_count->setText(m_listing > 0       ? tr("%1 files, reading more…").arg(count)
                     : m_sources.empty() ? tr("There are no asset sources yet; add them in the preferences.")
                                         : tr("%1 files").arg(count));
}

int AssetPanel::currentRow() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? m_filter->mapToSource(index).row() : -1;
}

QString AssetPanel::chosen() const
{
    const int row = currentRow();
    return row < 0 ? QString() : QString(m_files->file(row).path).replace(u'/', u'\\');
}

AssetSearch AssetPanel::chosenSource() const
{
    AssetSearch search;
    if (const int row = currentRow(); row >= 0)
        search.addSource(m_files->sourceOf(row));
    return search;
}

void AssetPanel::activate()
{
    const int row = currentRow();
    if (row < 0)
        return;
    Q_EMIT activated();
    if (m_files->file(row).kind == AssetKind::Model)
        Q_EMIT modelActivated(m_files->diskPath(row));
}

void AssetPanel::showMenu(const QWidget *view, const QPoint &position)
{
    const int row = currentRow();
    if (row < 0)
        return;
    QMenu menu;
    if (m_files->file(row).kind == AssetKind::Model)
        menu.addAction(tr("&Open"), this, &AssetPanel::activate);
    menu.addAction(tr("&Extract…"), this,
                   [this] { Q_EMIT extractRequested(chosenSource(), m_files->file(currentRow()).path); });
    menu.exec(view->mapToGlobal(position));
}

void AssetPanel::showChosen()
{
    const int row = currentRow();
    m_previewer.cancel();
    m_preview->clear();
    m_details->clear();
    m_details->setToolTip({});
    Q_EMIT chosenChanged();
    if (row < 0)
        return;
    const AssetFilesModel::File file = m_files->file(row);
    // Beside the preview there is room for lines.
    const QString separator = m_place == Preview::None ? QStringLiteral(" – ") : QStringLiteral("\n");
    const QString place = QFileInfo(m_files->sourceOf(row)->name()).fileName();
    const auto showDetails = [this, separator,
                              path = place.isEmpty() ? file.path
                                                     : tr("%1 in %2").arg(file.path, place)](const QString &details) {
        m_details->setText(details.isEmpty() ? path : path + separator + details);
        m_details->setToolTip(m_details->text());
    };
    if (file.kind != AssetKind::Image) {
        const Thumbnail thumbnail = file.kind == AssetKind::Model
                                        ? m_thumbnails.find(row, m_files->sourceOf(row), file.path, file.kind)
                                        : Thumbnail();
        m_preview->setPixmap(thumbnail.icon.pixmap(previewSide, previewSide));
        showDetails(thumbnail.details);
        return;
    }
    struct Picture
    {
        QImage image;
        QString details;
    };
    m_previewer.run(
        [decoders = m_thumbnails.decoders(), path = file.path,
         source = m_thumbnails.decoders()->confined(m_files->sourceOf(row))]() -> Picture {
            const auto asset = source->read(path);
            if (!asset)
                return {{}, tr("The file can't be read.")};
            const DecodedPicture decoded = decoders->picture(fileSetOf(*source, *asset, asset->path), previewSide);
            if (decoded.picture.isNull())
                return {{}, decoded.problem};
            return {decoded.picture,
                    tr("%1 × %2 pixels, %3").arg(decoded.size.width()).arg(decoded.size.height()).arg(decoded.format)};
        },
        [this, showDetails](const Picture &picture) {
            m_preview->setPixmap(QPixmap::fromImage(picture.image));
            showDetails(picture.details);
        });
}

} // namespace sinew

#include "moc_asset_panel.cpp"
