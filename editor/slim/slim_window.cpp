// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/slim/slim_window.h"

#include "core/facets/scene_facet.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "core/text/translated.h"
#include "editor/compare/compare_view.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/settings/view_settings.h"
#include "editor/slim/texture_tab.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/slim/slim_panel.h"

#include <QLabel>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int planDelay = 400;    ///< milliseconds after a change, so that several switches are tried together
constexpr int progressEvery = 60; ///< milliseconds
constexpr int panelHeight = 320;  ///< initially

} // namespace

SlimWindow::SlimWindow(Document &document, const FormatRegistry &formats, const Settings &settings, Search search,
                       QWidget *parent)
    : QWidget(parent, Qt::Window), m_document(&document), m_formats(formats), m_settings(settings),
      m_search(std::move(search)), m_view(new CompareView), m_panel(new SlimPanel),
      m_textures(new TextureTab(document, formats, m_search))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(sizeHint().boundedTo(screen()->availableSize()));
    setWindowTitle(tr("Slim %1").arg(documentTitle(&document)));
    auto *both = new QSplitter(Qt::Vertical);
    both->addWidget(m_view);
    both->addWidget(m_panel);
    both->setStretchFactor(0, 1);
    both->setSizes({sizeHint().height() - panelHeight, panelHeight});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(both);
    for (ViewportWidget *each : {m_view->left(), m_view->right()}) {
        each->setOptions(storedViewOptions(settings, each->options()));
        each->setNavigation(settings.navigation());
    }
    m_view->setNames(documentTitle(&document), tr("Slimmed"));
    m_panel->addTab(m_textures, tr("Textures"));
    m_panel->setPasses(slimPasses(*document.format()));
    if (const SceneFacet *facet = document.format()->scene())
        m_panel->setBounds(usualBounds(facet->build(document.model())));
    m_delay.setSingleShot(true);
    m_delay.setInterval(planDelay);
    m_progress.setInterval(progressEvery);
    connect(&m_delay, &QTimer::timeout, this, &SlimWindow::plan);
    connect(&m_progress, &QTimer::timeout, this, [this] {
        if (m_task && m_tasks.isBusy())
            m_panel->showProgress(m_task->fraction());
    });
    const auto again = [this] {
        m_panel->setStale();
        m_delay.start();
    };
    connect(&document, &Document::committed, this, again);
    connect(&document, &QObject::destroyed, this, &QWidget::close);
    connect(new QShortcut(QKeySequence::Cancel, this), &QShortcut::activated, this, &QWidget::close);
    connect(m_panel, &SlimPanel::changed, this, again);
    connect(m_panel, &SlimPanel::cancelRequested, this, &SlimWindow::cancel);
    connect(m_panel, &SlimPanel::applyRequested, this, &SlimWindow::apply);
    connect(m_panel, &SlimPanel::closeRequested, this, &QWidget::close);
    connect(m_panel, &SlimPanel::momentChosen, this, &SlimWindow::showMoment);
    connect(m_panel, &SlimPanel::placeChosen, this, [this](const Address &place) {
        // Objects keep their ids, but some are gone from the result.
        m_view->select(place.node, place.node);
        m_view->frameSelection();
    });
    plan();
}

SlimWindow::~SlimWindow()
{
    m_tasks.cancel();
    m_view->setModels(nullptr, nullptr);
}

void SlimWindow::plan()
{
    if (!m_document)
        return;
    const std::shared_ptr<const Model> model = m_document->model().clone();
    SlimRequest request;
    request.bounds = m_panel->bounds();
    request.passes = m_panel->chosen();
    if (request.passes.empty()) {
        m_tasks.cancel();
        m_panel->showMessage(tr("No pass is switched on."));
        return;
    }
    m_task = m_tasks.runNewest(
        [model, request, format = m_document->sharedFormat(), path = m_document->path()](Task &task) mutable {
            request.task = &task;
            if (const auto files = path.isEmpty() ? Result<FileSet>(Error()) : FileSet::fromDisk(path))
                request.others = [files = *files](const QString &name) { return files.companion(name); };
            return planSlimming(*model, *format, request);
        },
        [this, model](Result<SlimPlan> plan) { showPlan(model, std::move(plan)); });
    m_panel->showProgress(0);
    m_progress.start();
}

void SlimWindow::cancel()
{
    m_tasks.cancel();
    m_progress.stop();
    m_panel->showMessage(tr("Cancelled; the model is unchanged."));
}

void SlimWindow::showPlan(const std::shared_ptr<const Model> &original, Result<SlimPlan> plan)
{
    m_progress.stop();
    if (!m_document)
        return;
    if (!plan) {
        m_panel->showMessage(translated(plan.error()));
        return;
    }
    m_plan = std::move(*plan);
    auto before = std::make_unique<ComparedModel>(*m_document, m_search(*m_document), m_formats, m_settings);
    auto after = std::make_unique<ComparedModel>(*m_document, m_search(*m_document), m_formats, m_settings);
    if (!m_plan.changes.empty())
        if (const Status pushed = after->document->pushAgain(m_plan.changes, {}); !pushed) {
            m_panel->showMessage(translated(pushed.error()));
            return;
        }
    m_scene = m_document->format()->scene()->build(*original);
    m_view->setModels(before.get(), after.get());
    m_original = std::move(before);
    m_result = std::move(after);
    m_panel->showPlan(m_plan, *original, m_scene);
    if (m_delay.isActive()) // changed meanwhile
        m_panel->setStale();
}

void SlimWindow::apply()
{
    if (!m_document || isBusy() || m_plan.changes.empty())
        return;
    const QString summary = m_panel->summary()->text().section(u'\n', 0, 0);
    if (const Status pushed = m_document->pushAgain(std::move(m_plan.changes), tr("Slim")); !pushed) {
        m_panel->showMessage(translated(pushed.error()));
        return;
    }
    QStringList lines{tr("Slimmed: %1. Undo takes it back.").arg(summary)};
    if (m_plan.isCompact)
        lines.append(tr("File → Save slim copy writes files of this size."));
    Q_EMIT notice({Severity::Info, lines.join(u' '), {}, m_document});
    close();
}

void SlimWindow::showMoment(int sequence, double time)
{
    if (sequence >= 0 && std::size_t(sequence) < m_scene.sequences.size())
        m_view->showMoment(m_scene.sequences[std::size_t(sequence)].source, time);
}

} // namespace sinew

#include "moc_slim_window.cpp"
