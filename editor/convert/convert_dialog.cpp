// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/convert_dialog.h"

#include "editor/convert/convert_list.h"
#include "editor/convert/convert_options_form.h"
#include "editor/convert/convert_preview.h"
#include "editor/settings/settings.h"
#include "widgets/text/plain_label.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

const QString formatState = QStringLiteral("convert.format"), folderState = QStringLiteral("convert.folder");

} // namespace

ConvertDialog::ConvertDialog(const std::vector<ConvertSource> &sources, const ImageRegistry &images, Settings &settings,
                             QWidget *parent)
    : QDialog(parent), m_images(images), m_settings(settings), m_list(new ConvertList(this)), m_view(new QTreeView),
      m_options(new ConvertOptionsForm(images)), m_preview(new ConvertPreview(images)), m_folder(new QLineEdit),
      m_existing(new QComboBox), m_summary(new PlainLabel), m_progress(new QProgressBar),
      m_addFiles(new QPushButton(tr("Add fi&les…"))), m_addFolder(new QPushButton(tr("Add fol&der…"))),
      m_remove(new QPushButton(tr("&Remove"))), m_browse(new QPushButton(tr("&Browse…"))),
      m_resize(new QPushButton(tr("Resi&ze to powers of two"))), m_copy(new QPushButton(tr("Cop&y report"))),
      m_begin(new QPushButton(tr("&Convert"))), m_close(new QPushButton(tr("Close")))
{
    setWindowTitle(tr("Convert textures"));
    setAcceptDrops(true);
    resize(1060, 680);
    m_begin->setDefault(true);
    m_folder->setText(m_settings.state(folderState).toString());
    m_folder->setPlaceholderText(tr("Output folder"));
    m_folder->setAccessibleName(m_folder->placeholderText());
    m_existing->addItem(tr("Skip existing files"), false);
    m_existing->addItem(tr("Overwrite existing files"), true);
    m_options->setVariant(m_settings.state(formatState).toString());

    auto *upper = new QHBoxLayout;
    upper->addWidget(m_preview, 1);
    upper->addWidget(makeOptionsSide());
    auto *upperPart = new QWidget;
    upper->setContentsMargins(0, 0, 0, 0);
    upperPart->setLayout(upper);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(makeSourcesSide());
    splitter->addWidget(upperPart);
    splitter->setSizes({200, 420});
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->addWidget(splitter, 1);
    column->addLayout(makeBottom());

    connect(m_options, &ConvertOptionsForm::changed, this, [this] {
        m_settings.setState(formatState, m_options->variant().id);
        showCurrent();
        updateParts();
    });
    connect(m_folder, &QLineEdit::textChanged, this, &ConvertDialog::updateParts);
    connect(m_existing, &QComboBox::currentIndexChanged, this, &ConvertDialog::updateParts);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ConvertDialog::showCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ConvertDialog::updateParts);
    addSources(sources);
    showCurrent();
    updateParts();
}

QWidget *ConvertDialog::makeSourcesSide()
{
    m_view->setModel(m_list);
    m_view->setObjectName(QStringLiteral("pictures"));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("Images to convert"));
    constexpr int widths[] = {260, 100, 90, 160, 70, 70, 110};
    for (int column = 0; column < int(std::size(widths)); ++column)
        m_view->setColumnWidth(column, widths[column]);
    auto *bar = new QHBoxLayout;
    bar->addWidget(m_addFiles);
    bar->addWidget(m_addFolder);
    bar->addWidget(m_remove);
    bar->addStretch();
    bar->addWidget(m_resize);
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    connect(m_addFiles, &QPushButton::clicked, this, &ConvertDialog::askFiles);
    connect(m_addFolder, &QPushButton::clicked, this, &ConvertDialog::askFolder);
    connect(m_remove, &QPushButton::clicked, this, &ConvertDialog::removeSelected);
    connect(m_resize, &QPushButton::clicked, this, [this] { m_options->setResize(Resize::PowerOfTwo); });
    auto *remove = new QShortcut(QKeySequence::Delete, m_view);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &ConvertDialog::removeSelected);
    return side;
}

QWidget *ConvertDialog::makeOptionsSide()
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_options);
    column->addStretch();
    side->setFixedWidth(330);
    return side;
}

QLayout *ConvertDialog::makeBottom()
{
    auto *target = new QHBoxLayout;
    auto *label = new PlainLabel(tr("Write &to"));
    label->setBuddy(m_folder);
    m_existing->setAccessibleName(tr("What happens to existing files"));
    target->addWidget(label);
    target->addWidget(m_folder, 1);
    target->addWidget(m_browse);
    target->addWidget(m_existing);
    auto *bar = new QHBoxLayout;
    m_summary->setWordWrap(true);
    m_progress->hide();
    bar->addWidget(m_summary, 1);
    bar->addWidget(m_progress);
    bar->addWidget(m_copy);
    bar->addWidget(m_begin);
    bar->addWidget(m_close);
    m_close->setAutoDefault(false);
    auto *column = new QVBoxLayout;
    column->addLayout(target);
    column->addLayout(bar);
    connect(m_browse, &QPushButton::clicked, this, &ConvertDialog::askOutput);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_list->text()); });
    connect(m_begin, &QPushButton::clicked, this, &ConvertDialog::begin);
    connect(m_close, &QPushButton::clicked, this, &ConvertDialog::reject);
    return column;
}

void ConvertDialog::addSources(const std::vector<ConvertSource> &sources)
{
    m_list->add(sources);
    if (m_list->count() > 0 && !m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_list->index(0, 0));
    measure();
    updateParts();
}

void ConvertDialog::addPaths(const QStringList &paths)
{
    std::vector<ConvertSource> sources;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            sources.push_back({QFileInfo(path).fileName(), path});
            continue;
        }
        std::vector<ConvertSource> inside = convertSourcesIn(path, m_images.suffixes());
        std::move(inside.begin(), inside.end(), std::back_inserter(sources));
    }
    addSources(sources);
}

void ConvertDialog::setOutputFolder(const QString &folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
}

void ConvertDialog::askFiles()
{
    QStringList patterns;
    for (const QString &suffix : m_images.suffixes())
        patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Images to convert"), m_settings.lastFolder(),
                                                            tr("Images (%1)").arg(patterns.join(u' ')) +
                                                                QStringLiteral(";;") + tr("All files (*)"));
    if (files.isEmpty())
        return;
    m_settings.setLastFolder(QFileInfo(files.front()).absolutePath());
    addPaths(files);
}

void ConvertDialog::askFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with images"), m_settings.lastFolder());
    if (!folder.isEmpty())
        addPaths({folder});
}

void ConvertDialog::askOutput()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Output folder"), m_folder->text());
    if (!folder.isEmpty())
        setOutputFolder(folder);
}

void ConvertDialog::removeSelected()
{
    if (isRunning())
        return;
    QList<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        rows.append(index.row());
    m_list->removeSources(rows);
    showCurrent();
    updateParts();
}

void ConvertDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!isRunning() && event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void ConvertDialog::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    addPaths(paths);
}

void ConvertDialog::measure()
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->size(row).isValid())
            continue;
        m_list->setSize(row, QSize(0, 0)); // marks it as requested
        m_measurer.run(
            [this, source = m_list->source(row)] {
                Diagnostics diagnostics;
                const auto image = loadConvertSource(source, m_images, diagnostics);
                return image ? QSize(image->width(), image->height()) : QSize(0, 0);
            },
            [this, number = m_list->number(row)](QSize size) {
                if (const int now = m_list->rowOf(number); now >= 0)
                    m_list->setSize(now, size);
                if (!m_measurer.isBusy())
                    updateParts();
            });
    }
}

void ConvertDialog::showCurrent()
{
    const QModelIndex index = m_view->currentIndex();
    m_preview->setRequest(index.isValid() ? std::optional(m_list->source(index.row())) : std::nullopt,
                          m_options->settings());
}

void ConvertDialog::updateParts()
{
    const bool hasFolder = !m_folder->text().trimmed().isEmpty();
    m_begin->setEnabled(!isRunning() && m_list->count() > 0 && hasFolder);
    m_begin->setToolTip(m_list->count() == 0 ? tr("Add images first")
                        : !hasFolder         ? tr("Choose an output folder")
                                             : QString());
    m_remove->setEnabled(!isRunning() && m_view->selectionModel()->hasSelection());
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_addFiles, m_addFolder, m_options, m_folder, m_browse, m_existing})
        part->setEnabled(!isRunning());
    m_copy->setVisible(!isRunning() && m_list->countOf(ConvertReport::Written) +
                                               m_list->countOf(ConvertReport::Failed) +
                                               m_list->countOf(ConvertReport::Exists) >
                                           0);
    m_progress->setVisible(isRunning());
    m_close->setText(isRunning() ? tr("Cancel") : tr("Close"));
    showSummary();
}

void ConvertDialog::showSummary()
{
    const ConvertSettings settings = m_options->settings();
    int odd = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        const QSize size = m_list->size(row);
        odd += !sizeWarnings(sizeAfter(settings.conversion.resize, size, m_options->variant()), m_options->variant())
                    .empty();
    }
    m_resize->setVisible(odd > 0 && settings.conversion.resize == Resize::None && !isRunning());
    if (isRunning())
        return;
    const int written = m_list->countOf(ConvertReport::Written), failed = m_list->countOf(ConvertReport::Failed),
              left = m_list->countOf(ConvertReport::Exists);
    QStringList parts;
    if (written + failed + left > 0) {
        parts += tr("%n images written", nullptr, written);
        if (failed > 0)
            parts += tr("%n failed", nullptr, failed);
        if (left > 0)
            parts += tr("%n skipped because the file exists", nullptr, left);
    } else if (m_list->count() == 0) {
        parts += tr("Add or drop images and folders.");
    } else {
        parts += tr("%n images", nullptr, m_list->count());
        if (odd > 0)
            parts += tr("⚠ %n with a size that the game does not expect", nullptr, odd);
    }
    m_summary->setText(parts.join(QStringLiteral(", ")));
}

void ConvertDialog::begin()
{
    const QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (isRunning() || m_list->count() == 0 || folder.isEmpty())
        return;
    m_settings.setState(folderState, m_folder->text());
    ConvertSettings settings = m_options->settings();
    settings.overwrite = m_existing->currentData().toBool();
    m_list->clearReports();
    m_progress->setRange(0, m_list->count());
    m_progress->setValue(0);
    m_summary->setText(tr("Converting…"));
    QList<int> numbers;
    for (int row = 0; row < m_list->count(); ++row)
        numbers.append(m_list->number(row));
    m_batch = m_converter.run(
        [this, settings, numbers,
         jobs = convertJobs(m_list->sources(), folder, m_options->variant().suffix)](Task &task) mutable {
            settings.conversion.encode.cancelled = &task.cancelled();
            convertAll(jobs, settings, m_images, [&](std::size_t row, const ConvertReport &report) {
                task.post([this, number = numbers[qsizetype(row)], report] { takeReport(number, report); });
            });
        },
        [this] { finish(); });
    updateParts();
}

void ConvertDialog::takeReport(int number, const ConvertReport &report)
{
    if (const int row = m_list->rowOf(number); row >= 0)
        m_list->setReport(row, report);
    m_progress->setValue(m_progress->value() + 1);
}

void ConvertDialog::finish()
{
    updateParts();
    Q_EMIT batchFinished(m_list->countOf(ConvertReport::Written));
}

void ConvertDialog::reject()
{
    if (isRunning() && !m_batch->isCancelled()) {
        m_batch->cancel();
        return;
    }
    QDialog::reject();
}

} // namespace sinew

#include "moc_convert_dialog.cpp"
