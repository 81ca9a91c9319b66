// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_panel.h"

#include "core/text/translated.h"
#include "editor/assets/asset_file_set.h"
#include "editor/browser/asset_files_filter.h"
#include "editor/browser/asset_folder_tree.h"
#include "widgets/layout/turning_row.h"
#include "widgets/layout/turning_splitter.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sinew {

namespace {

constexpr int previewSide = 256;
constexpr int listIconShare = 3, smallestListIcon = 16; ///< lists have smaller pictures than the grid
constexpr int folderTreeWidth = 190;

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
      m_search(new SearchField), m_kind(new QComboBox), m_format(new QComboBox), m_source(new QComboBox),
      m_foldersButton(new QToolButton), m_gridButton(new QToolButton), m_refreshButton(new QToolButton),
      m_sourcesButton(new QToolButton), m_size(new QSlider(Qt::Horizontal)), m_sourcesMenu(new QMenu(this)),
      m_folders(new AssetFolderTree), m_pages(new QStackedWidget), m_view(new QTreeView), m_grid(new QListView),
      m_nothingPage(new QWidget), m_nothing(new PlainLabel), m_showAll(new QPushButton(tr("Show &all files"))),
      m_preview(new PlainLabel(this)), m_details(new PlainLabel), m_count(new PlainLabel)
{
    buildBar();
    buildViews();
    auto *search = new QHBoxLayout;
    search->addWidget(m_foldersButton);
    search->addWidget(m_search, 1);
    search->addWidget(m_refreshButton);
    search->addWidget(m_sourcesButton);
    auto *filters = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_source, m_kind, m_format, m_size, m_gridButton})
        filters->addWidget(part);
    auto *bar = new TurningRow(100);
    bar->addGroup(search, 1);
    bar->addGroup(filters, 0);
    auto *splitter = new TurningSplitter;
    splitter->addWidget(m_folders);
    splitter->addWidget(m_pages);
    splitter->setStretchFactor(1, 1);
    splitter->setFirstSizes({folderTreeWidth, 3 * folderTreeWidth}, {140, 500});
    splitter->setChildrenCollapsible(false);
    auto *middle = new QHBoxLayout;
    middle->addWidget(splitter, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(bar);
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
        // A long path must not force the window to be wide.
        m_details->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        auto *line = new QHBoxLayout;
        line->addWidget(m_details, 1);
        line->addWidget(m_count);
        column->addLayout(line);
    }
    connect(m_search, &QLineEdit::textChanged, this, &AssetPanel::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &AssetPanel::filter);
    connect(m_format, &QComboBox::currentIndexChanged, this, &AssetPanel::filter);
    connect(m_source, &QComboBox::currentIndexChanged, this, [this](int index) { m_folders->choose(index - 1); });
    connect(m_folders, &AssetFolderTree::chosen, this, [this] {
        const QSignalBlocker blocker(m_source);
        m_source->setCurrentIndex(m_folders->source() + 1);
        filter();
    });
    connect(m_gridButton, &QToolButton::toggled, this, [this](bool grid) {
        showNothing();
        Q_EMIT gridChanged(grid);
    });
    connect(m_foldersButton, &QToolButton::toggled, this, [this](bool shown) {
        m_folders->setVisible(shown);
        Q_EMIT foldersShownChanged(shown);
    });
    connect(m_size, &QSlider::valueChanged, this, [this](int side) {
        setThumbnailSize(side);
        Q_EMIT thumbnailSizeChanged(side);
    });
    setThumbnailSize(Thumbnails::side);
    m_foldersButton->setChecked(true);
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
    // Threads that wait for an archive or a preview return at once.
    m_thumbnails.decoders()->stop();
}

void AssetPanel::setThumbnailSize(int side)
{
    {
        const QSignalBlocker blocker(m_size);
        m_size->setValue(side);
    }
    side = m_size->value();
    m_grid->setIconSize({side, side});
    // Small pictures still need room for their names.
    m_grid->setGridSize({std::max(side, 64) + 16, side + 2 * m_grid->fontMetrics().height() + 14});
    const int small = std::max(smallestListIcon, side / listIconShare);
    m_view->setIconSize({small, small});
}

QSize AssetPanel::minimumSizeHint() const
{
    return QWidget::minimumSizeHint().boundedTo({200, 240});
}

void AssetPanel::setFoldersShown(bool shown)
{
    m_foldersButton->setChecked(shown);
}

void AssetPanel::showSourcesButton()
{
    m_sourcesButton->setVisible(!m_sourcesMenu->isEmpty());
}

void AssetPanel::showAll()
{
    m_search->clear();
    m_kind->setCurrentIndex(m_kind->findData(int(AssetKind::Any)));
    m_format->setCurrentIndex(0);
    m_source->setCurrentIndex(0);
    m_folders->choose(-1);
}

void AssetPanel::showNothing()
{
    const bool isEmpty = m_filter->rowCount() == 0;
    m_pages->setCurrentWidget(isEmpty                     ? m_nothingPage
                              : m_gridButton->isChecked() ? static_cast<QWidget *>(m_grid)
                                                          : m_view);
    if (!isEmpty)
        return;
    QStringList problems;
    for (const auto &source : m_sources)
        if (const QString problem = m_problems.value(source->name()); !problem.isEmpty())
            problems << tr("“%1” can't be read: %2").arg(QFileInfo(source->name()).fileName(), problem);
    const QString search = m_search->text().trimmed();
    const bool isHidden = m_files->rowCount() > 0;
    m_showAll->setVisible(isHidden);
    m_nothing->setText(
        m_listing > 0 && !isHidden ? tr("Reading…")
        : m_sources.empty() ? tr("There are no asset sources yet. Add a folder or an archive with the button above.")
        : !isHidden && !problems.isEmpty()                       ? problems.join(u'\n')
        : !isHidden && lacksNames()                              ? tr("The names of its files are not known.")
        : !isHidden                                              ? tr("There are no files.")
        : !search.isEmpty()                                      ? tr("No file matches “%1”.").arg(search)
        : m_kind->currentData().toInt() == int(AssetKind::Model) ? tr("There are no models here.")
                                                                 : tr("There are no files of this kind."));
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
    m_problems.clear();
    QStringList names{tr("All sources")}, paths;
    for (const auto &source : m_sources) {
        const QString name = QFileInfo(source->name()).fileName();
        names << (name.isEmpty() ? source->name() : name);
        paths << source->name();
    }
    {
        const QSignalBlocker blocker(m_source);
        m_source->clear();
        m_source->addItems(names);
    }
    m_folders->setSources(paths);
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        const QString name = m_sources[i]->name();
        if (const auto known = m_lists.constFind(name); known != m_lists.constEnd()) {
            take(int(i), *known);
            continue;
        }
        ++m_listing;
        m_lister.run([source = m_thumbnails.decoders()->confined(m_sources[i])] { return source->list(); },
                     [this, i, name, generation](const AssetListing &listing) {
                         m_lists.insert(name, listing.files);
                         if (listing.complete)
                             m_incomplete.remove(name);
                         else
                             m_incomplete.insert(name);
                         if (generation != m_generation)
                             return;
                         --m_listing;
                         if (listing.state == AssetListing::Unreadable)
                             m_problems.insert(name, translated(listing.problem));
                         take(int(i), listing.files);
                         if (m_listing == 0)
                             finishListing();
                     });
    }
    fillFormats();
    showCount();
    if (m_listing == 0)
        finishListing();
}

void AssetPanel::finishListing()
{
    // If no source has the file, its name is searched for, which may be in another folder or have another suffix.
    if (!m_wanted.isEmpty() && !m_view->currentIndex().isValid() && m_search->text().isEmpty()) {
        m_search->setText(QFileInfo(m_wanted).completeBaseName());
        m_search->selectAll();
    }
    m_wanted.clear();
}

void AssetPanel::take(int source, const QStringList &files)
{
    const int first = m_files->rowCount();
    m_files->append(source, files);
    m_folders->add(source, files);
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
    m_filter->show({m_search->text().replace(u'\\', u'/').split(u' ', Qt::SkipEmptyParts),
                    AssetKind(m_kind->currentData().toInt()), m_format->currentData().toString(), m_folders->source(),
                    m_folders->folder()});
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

bool AssetPanel::lacksNames() const
{
    return std::any_of(m_sources.begin(), m_sources.end(),
                       [this](const auto &source) { return m_incomplete.contains(source->name()); });
}

void AssetPanel::showCount()
{
    const QString all = QLocale().toString(m_files->rowCount()), shown = QLocale().toString(m_filter->rowCount());
    const QString count = shown == all ? all : tr("%1 of %2").arg(shown, all);
    m_count->setText(m_listing > 0       ? tr("%1 files, reading more…").arg(count)
                     : m_sources.empty() ? tr("There are no asset sources yet.")
                                         : tr("%1 files").arg(count));
    if (lacksNames() && m_listing == 0)
        m_count->setText(tr("%1 files, and more without names").arg(count));
    showNothing();
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

AssetKind AssetPanel::chosenKind() const
{
    const int row = currentRow();
    return row < 0 ? AssetKind::Any : m_files->file(row).kind;
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
    // Sources come and go, and files are still being listed, while the menu is open.
    const auto ifStillChosen = [this, file = QPersistentModelIndex(m_files->index(row, 0))](auto act) {
        return [this, file, act] {
            if (file.isValid() && file.row() == currentRow())
                act();
        };
    };
    QMenu menu;
    if (m_files->file(row).kind == AssetKind::Model)
        menu.addAction(tr("&Open"), this, ifStillChosen([this] { activate(); }));
    if (m_files->file(row).kind == AssetKind::Model && m_offersParts)
        menu.addAction(tr("Take &parts from this model…"), this,
                       ifStillChosen([this, path = m_files->diskPath(row)] { Q_EMIT partsRequested(path); }));
    menu.addAction(tr("&Extract…"), this,
                   ifStillChosen([this, source = chosenSource(), path = m_files->file(row).path] {
                       Q_EMIT extractRequested(source, path);
                   }));
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
    // Beside the preview there is room for several lines.
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
