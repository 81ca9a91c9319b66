// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/compare/compare_window.h"

#include "core/compare/merge/take_over.h"
#include "core/compare/merge/three_way.h"
#include "core/files/read_file.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/compare/compare_view.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/settings/view_settings.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/compare/byte_changes_view.h"
#include "widgets/compare/compare_panel.h"

#include <QDir>
#include <QFileInfo>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sinew {

namespace {

/// After an edit, so that a drag is compared when it pauses.
constexpr int delayMilliseconds = 300;
constexpr int listHeight = 340; ///< initial height of the list of differences

std::span<const std::byte> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
}

/// The bytes that saving would write, compared with those on the disk.
Result<std::vector<FileBytes>> bytesOf(const Model &model, const Format &format, const QString &path)
{
    const auto written = format.write(model);
    if (!written)
        return written.error();
    std::vector<FileBytes> files;
    for (const OutputFile &file : *written) {
        const QString place = file.path.isEmpty() ? path : QFileInfo(path).dir().filePath(file.path);
        FileBytes bytes{QFileInfo(place).fileName(), {}, file.removed ? QByteArray() : file.bytes, {}};
        // A file that does not exist counts as empty.
        if (auto read = readFile(place, maxModelFileBytes))
            bytes.before = std::move(read->bytes);
        bytes.changes = byteChanges(spanOf(bytes.before), spanOf(bytes.after));
        files.push_back(std::move(bytes));
    }
    return files;
}

} // namespace

CompareWindow::CompareWindow(Document &one, Document *other, std::unique_ptr<Document> loaded, const QString &otherName,
                             const FormatRegistry &formats, const Settings &settings, Search search, QWidget *parent)
    : QWidget(parent, Qt::Window), m_one(&one), m_otherOpen(other), m_loaded(std::move(loaded)), m_otherName(otherName),
      m_formats(formats), m_settings(settings), m_search(std::move(search)), m_view(new CompareView),
      m_panel(new ComparePanel), m_tabs(new QTabWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(sizeHint().boundedTo(screen()->availableSize()));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_panel, tr("Differences"));
    m_tabs->tabBar()->setAutoHide(true);
    if (m_loaded && m_loaded->path() == one.path()) {
        m_bytes = new ByteChangesView;
        m_tabs->addTab(m_bytes, tr("Bytes"));
    }
    auto *both = new QSplitter(Qt::Vertical);
    both->addWidget(m_view);
    both->addWidget(m_tabs);
    both->setStretchFactor(0, 1);
    both->setSizes({sizeHint().height() - listHeight, listHeight});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(both);
    for (ViewportWidget *each : {m_view->left(), m_view->right()}) {
        each->setOptions(storedViewOptions(settings, each->options()));
        each->setNavigation(settings.navigation());
    }
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMilliseconds);
    connect(&m_delay, &QTimer::timeout, this, &CompareWindow::compare);
    for (Document *document : {&one, other}) {
        if (!document)
            continue;
        connect(document, &Document::committed, &m_delay, qOverload<>(&QTimer::start));
        connect(document, &QObject::destroyed, this, &QWidget::close);
    }
    connect(new QShortcut(QKeySequence::Cancel, this), &QShortcut::activated, this, &QWidget::close);
    connect(m_panel, &ComparePanel::currentChanged, this, &CompareWindow::choose);
    connect(m_panel, &ComparePanel::showRequested, this, [this](const ModelDifference *difference) {
        choose(difference);
        m_view->frameSelection();
        if (const NodeId node = nodeIn(difference->atA); m_one && m_one->model().contains(node))
            Q_EMIT showRequested(m_one, node);
        else if (const NodeId its = nodeIn(difference->atB); m_otherOpen && m_otherOpen->model().contains(its))
            Q_EMIT showRequested(m_otherOpen, its);
    });
    connect(m_panel, &ComparePanel::takeRequested, this, &CompareWindow::take);
    compare();
}

CompareWindow::~CompareWindow()
{
    m_tasks.cancel();
    m_byteTasks.cancel();
    m_view->setModels(nullptr, nullptr);
}

NodeId CompareWindow::nodeIn(const Address &address)
{
    return address.node == NoNode || address.node == RootNode ? NodeId(NoNode) : address.node;
}

void CompareWindow::compare()
{
    if (!m_one || !other())
        return;
    const QString name = documentTitle(m_one);
    setWindowTitle(tr("%1 compared with %2").arg(name, m_otherName));
    m_view->setNames(name, m_otherName);
    m_nextOne = std::make_unique<ComparedModel>(*m_one, m_search(*m_one), m_formats, m_settings);
    m_nextOther = std::make_unique<ComparedModel>(*other(), m_search(*other()), m_formats, m_settings);
    // The thread gets its own copies, since these are being drawn meanwhile.
    const std::shared_ptr<const Model> one = m_one->model().clone(), another = other()->model().clone();
    m_tasks.runNewest([one, another] { return compareModels(*one, *another); },
                      [this](Result<ModelComparison> comparison) { showResult(std::move(comparison)); });
    if (m_bytes)
        compareBytes();
}

void CompareWindow::compareBytes()
{
    const std::shared_ptr<const Model> model = m_one->model().clone();
    m_byteTasks.runNewest(
        [model, format = m_one->sharedFormat(), path = m_one->path()] { return bytesOf(*model, *format, path); },
        [this](const Result<std::vector<FileBytes>> &files) {
            if (files)
                m_bytes->setFiles(*files);
            m_tabs->setTabToolTip(1, files ? m_bytes->summary() : translated(files.error()));
            m_tabs->setTabText(1, files ? tr("Bytes (%n)", nullptr, m_bytes->ranges()) : tr("Bytes"));
        });
}

void CompareWindow::showResult(Result<ModelComparison> comparison)
{
    if (!m_one || !other())
        return;
    if (!comparison) {
        m_panel->showMessage(translated(comparison.error()));
        return;
    }
    // The rows refer to the old documents until they get the new ones.
    // Compared with the file, the model is what saving would make of it.
    m_panel->setComparison(m_nextOne->document.get(), m_nextOther->document.get(), std::move(*comparison),
                           m_bytes ? ComparisonModel::Later::One : ComparisonModel::Later::Other);
    m_view->setModels(m_nextOne.get(), m_nextOther.get());
    m_shownOne = std::move(m_nextOne);
    m_shownOther = std::move(m_nextOther);
    const Status fit = canMerge(m_one->model(), other()->model());
    m_panel->setTakeProblem(fit ? QString() : translated(fit.error()));
}

void CompareWindow::choose(const ModelDifference *difference)
{
    m_view->select(difference ? nodeIn(difference->atA) : NodeId(NoNode),
                   difference ? nodeIn(difference->atB) : NodeId(NoNode));
}

void CompareWindow::take(const std::vector<const ModelDifference *> &differences)
{
    if (!m_one || !other() || differences.empty() || isBusy())
        return;
    const Result<ModelMerge> merge = takeOver(m_one->model(), other()->model(), differences, m_one->format());
    if (!merge)
        return m_panel->showResult(translated(merge.error()));
    QStringList lines;
    if (!merge->changes.empty()) {
        const Status pushed =
            m_one->pushAgain(merge->changes, tr("Take over %n differences", nullptr, int(differences.size())));
        lines.append(pushed
                         ? tr("%n differences were taken over; Undo takes them back.", nullptr, int(differences.size()))
                         : translated(pushed.error()));
    } else {
        lines.append(tr("Nothing was changed."));
    }
    for (const MergeConflict &conflict : merge->conflicts)
        lines.append(
            tr("Not taken over: %1: %2").arg(QString::fromStdString(conflict.path), translated(conflict.reason)));
    m_panel->showResult(lines.mid(0, 6).join(u'\n'));
}

} // namespace sinew

#include "moc_compare_window.cpp"
