// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/asset_browser.h"

#include "core/format/translated.h"
#include "editor/asset_files_model.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int previewSide = 256;

/// Rows of one kind whose path has all of the words.
class FilesFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void show(const QStringList &words, AssetKind kind)
    {
        m_words = words;
        m_kind = kind;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        const QString &path = static_cast<const AssetFilesModel *>(sourceModel())->file(row).path;
        return (m_kind == AssetKind::Any || assetKindOf(path) == m_kind)
            && std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return path.contains(word, Qt::CaseInsensitive); });
    }

private:
    QStringList m_words;
    AssetKind m_kind = AssetKind::Any;
};

} // namespace

AssetBrowser::AssetBrowser(std::vector<std::shared_ptr<AssetSource>> sources, const ImageRegistry &images, AssetKind kind,
                           const QString &current, QWidget *parent)
    : QDialog(parent), m_sources(std::move(sources)), m_images(images), m_wanted(QString(current).replace(u'\\', u'/')),
      m_files(new AssetFilesModel(this)), m_filter(new FilesFilter(this)), m_search(new QLineEdit), m_kind(new QComboBox),
      m_view(new QTreeView), m_preview(new QLabel), m_details(new QLabel), m_count(new QLabel)
{
    setWindowTitle(tr("Browse assets"));
    resize(900, 560);
    m_search->setPlaceholderText(tr("Search by name"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(m_search->placeholderText());
    m_kind->addItem(tr("Pictures"), int(AssetKind::Image));
    m_kind->addItem(tr("Models"), int(AssetKind::Model));
    m_kind->addItem(tr("All files"), int(AssetKind::Any));
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));
    m_kind->setAccessibleName(tr("Kind of files"));

    QStringList names;
    for (const auto &source : m_sources)
        names.append(source->name());
    m_files->setSources(names);
    m_filter->setSourceModel(m_files);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(AssetFilesModel::FileColumn, QHeaderView::Stretch);
    m_view->setAccessibleName(tr("Files of all asset sources"));
    m_preview->setFixedSize(previewSide, previewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setWordWrap(true);
    m_details->setWordWrap(true);
    m_details->setFixedWidth(previewSide);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_use = buttons->addButton(tr("&Use this file"), QDialogButtonBox::AcceptRole);
    m_extract = buttons->addButton(tr("&Extract…"), QDialogButtonBox::ActionRole);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_search, 1);
    bar->addWidget(m_kind);
    auto *side = new QVBoxLayout;
    side->addWidget(m_preview);
    side->addWidget(m_details);
    side->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_view, 1);
    middle->addLayout(side);
    auto *column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addLayout(middle, 1);
    column->addWidget(m_count);
    column->addWidget(buttons);

    connect(m_search, &QLineEdit::textChanged, this, &AssetBrowser::filter);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &AssetBrowser::filter);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &AssetBrowser::showPreview);
    connect(m_view, &QTreeView::activated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_extract, &QPushButton::clicked, this, [this] {
        const AssetFilesModel::File &file = m_files->file(currentRow());
        AssetSearch search;
        search.addSource(m_sources[std::size_t(file.source)]);
        Q_EMIT extractRequested(search, file.path);
    });
    filter();
    list();
    showPreview();
}

AssetBrowser::~AssetBrowser()
{
    m_threads.clear();
    m_threads.waitForDone();
}

void AssetBrowser::list()
{
    for (std::size_t i = 0; i < m_sources.size(); ++i) {
        ++m_listing;
        m_threads.start([this, i, source = m_sources[i]] {
            const QStringList files = source->list().files;
            QMetaObject::invokeMethod(
                this,
                [this, i, files] {
                    --m_listing;
                    const int first = m_files->rowCount();
                    m_files->append(int(i), files);
                    for (int row = 0; !m_view->currentIndex().isValid() && row < files.size(); ++row) {
                        if (files[row].compare(m_wanted, Qt::CaseInsensitive) == 0)
                            m_view->setCurrentIndex(m_filter->mapFromSource(m_files->index(first + row, 0)));
                    }
                    showCount();
                },
                Qt::QueuedConnection);
        });
    }
}

void AssetBrowser::filter()
{
    static_cast<FilesFilter *>(m_filter)->show(m_search->text().replace(u'\\', u'/').split(u' ', Qt::SkipEmptyParts),
                                               AssetKind(m_kind->currentData().toInt()));
    showCount();
}

void AssetBrowser::showCount()
{
    const QString count = QLocale().toString(m_filter->rowCount());
    m_count->setText(m_listing > 0 ? tr("%1 files, reading more…").arg(count)
                     : m_sources.empty() ? tr("There are no asset sources yet; the preferences hold their list.")
                                         : tr("%1 files").arg(count));
}

int AssetBrowser::currentRow() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? m_filter->mapToSource(index).row() : -1;
}

QString AssetBrowser::chosen() const
{
    const int row = currentRow();
    return row < 0 ? QString() : QString(m_files->file(row).path).replace(u'/', u'\\');
}

void AssetBrowser::showPreview()
{
    const int row = currentRow(), asked = ++m_asked;
    m_use->setEnabled(row >= 0);
    m_extract->setEnabled(row >= 0);
    m_preview->clear();
    m_details->clear();
    if (row < 0)
        return;
    const AssetFilesModel::File file = m_files->file(row);
    if (assetKindOf(file.path) != AssetKind::Image) {
        m_details->setText(file.path);
        return;
    }
    m_threads.start([this, asked, path = file.path, source = m_sources[std::size_t(file.source)]] {
        QImage picture;
        QString details;
        if (const auto asset = source->read(path)) {
            Diagnostics diagnostics;
            const Result<DecodedImage> image = m_images.decode(FileSet(asset->path, asset->bytes), diagnostics);
            if (image) {
                picture = toQImage(*image);
                details = tr("%1 × %2 pixels\n%3").arg(image->width()).arg(image->height()).arg(QString::fromStdString(image->description));
                if (picture.width() > previewSide || picture.height() > previewSide)
                    picture = picture.scaled(previewSide, previewSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
            } else {
                details = translated(image.error());
            }
        } else {
            details = tr("The file can't be read.");
        }
        QMetaObject::invokeMethod(
            this,
            [this, asked, picture, text = path + u'\n' + details] {
                if (asked != m_asked)
                    return;
                m_preview->setPixmap(QPixmap::fromImage(picture));
                m_details->setText(text);
            },
            Qt::QueuedConnection);
    });
}

} // namespace sinew
