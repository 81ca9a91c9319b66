// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/empty_view_watch.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_views.h"
#include "viewport/options/mesh_choice.h"
#include "viewport/options/view_options.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shared/object_names.h"
#include "widgets/shell/view_notice.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr int delay = 400; // milliseconds
// Milliseconds for which a playing model is empty before it is reported.
constexpr double shortestRound = 1000, longestRound = 6000;
/// Limits of the objects named for one reason, and of the reasons given.
constexpr qsizetype fewNames = 4, fewReasons = 6;

/// An additional explanation, if no object is to blame.
QString explanation(EmptyView::Cause cause)
{
    switch (cause) {
    case EmptyView::NothingThere:
        return EmptyViewWatch::tr(
            "Only the geosets and effects of a model are drawn. View → Skeleton shows its bones.");
    case EmptyView::SwitchedOff:
        return EmptyViewWatch::tr("They are switched off in the View menu.");
    case EmptyView::Shrunk:
        return EmptyViewWatch::tr("A bone is scaled to 0, or all vertices are in one place.");
    case EmptyView::Outside:
        return EmptyViewWatch::tr("It is beside or behind the camera, or too far away to be drawn.");
    case EmptyView::Backs:
        return EmptyViewWatch::tr("Turn the view, or make the layers of its materials two-sided.");
    case EmptyView::NoEffectsNow:
        return EmptyViewWatch::tr("Effects take some time to begin, and may need another sequence.");
    case EmptyView::Undrawn:
    case EmptyView::Transparent:
        break;
    }
    return {};
}

/// What the reader noted, if anything: much may be missing from a file that was cut off.
QString fileRemark(const Document &document, EmptyView::Cause cause)
{
    const Diagnostic *worst = nullptr;
    for (const Diagnostic &diagnostic : document.loadDiagnostics().entries())
        if ((diagnostic.severity != Severity::Info || cause == EmptyView::NothingThere) &&
            (!worst || diagnostic.severity > worst->severity))
            worst = &diagnostic;
    return worst ? EmptyViewWatch::tr("Noted when the file was read: %1").arg(translated(worst->where.message))
                 : QString();
}

/// One line for each reason, with the objects it applies to.
QStringList reasonsOf(const Document &document, const EmptyView &empty)
{
    QStringList texts;
    std::vector<QStringList> names;
    for (const MeshFinding &finding : empty.findings) {
        const QString text = translated(finding.message);
        if (const qsizetype row = texts.indexOf(text); row >= 0) {
            names[std::size_t(row)].append(displayName(document, finding.node));
        } else {
            texts.append(text);
            names.push_back({displayName(document, finding.node)});
        }
    }
    QStringList lines;
    if (const QString remark = fileRemark(document, empty.cause); !remark.isEmpty())
        lines.append(remark);
    if (const QString more = explanation(empty.cause); !more.isEmpty())
        lines.append(more);
    for (qsizetype row = 0; row < std::min(texts.size(), fewReasons); ++row) {
        const QStringList &of = names[std::size_t(row)];
        QString who = of.mid(0, fewNames).join(QStringLiteral(", "));
        if (of.size() > fewNames)
            who = EmptyViewWatch::tr("%1 and %n more", "names of objects", int(of.size() - fewNames)).arg(who);
        lines.append(QStringLiteral("%1: %2").arg(who, texts[row]));
    }
    return lines;
}

} // namespace

EmptyViewWatch::EmptyViewWatch(ViewNotice &bar, DocumentViews &views, const ViewportWidget &viewport, Facts facts)
    : QObject(&bar), m_bar(bar), m_views(views), m_viewport(viewport), m_facts(std::move(facts))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &EmptyViewWatch::check);
    connect(&views, &DocumentViews::shownChanged, this, &EmptyViewWatch::follow);
    connect(&views, &DocumentViews::optionsChanged, this, &EmptyViewWatch::soon);
    connect(&bar, &ViewNotice::closed, this, [this] {
        if (m_view)
            if (const auto empty = look(*m_view))
                m_dismissed = empty->cause;
    });
    follow();
}

void EmptyViewWatch::follow()
{
    if (m_view) {
        m_view->disconnect(this);
        m_view->document().playback().disconnect(this);
    }
    m_view = m_views.shown();
    m_bar.clear();
    m_dismissed.reset();
    m_emptySince.invalidate();
    if (!m_view)
        return m_timer.stop();
    for (const auto signal : {&DocumentView::sceneChanged, &DocumentView::geosetsChanged, &DocumentView::timeChanged,
                              &DocumentView::cameraChanged})
        connect(m_view, signal, this, &EmptyViewWatch::soon);
    connect(&m_view->document().playback(), &Playback::stateChanged, this, &EmptyViewWatch::soon);
    soon();
}

void EmptyViewWatch::soon()
{
    if (m_view && !m_timer.isActive())
        m_timer.start();
}

std::optional<EmptyView> EmptyViewWatch::look(const DocumentView &view) const
{
    const ViewOptions options = m_views.options();
    const float aspect = float(m_viewport.width()) / float(std::max(1, m_viewport.height()));
    const ViewCamera camera = view.camera(aspect);
    ViewedScene now;
    now.context.when = view.when();
    camera.apply(now.context.when);
    now.context.shown = chosenMeshes(view.scene(), view.meshChoice());
    now.viewProjection = camera.viewProjection(aspect);
    now.meshes = options.model || options.wireframe;
    now.effects = options.effects;
    return explainEmptyView(view.scene(), now, [this, &view](const SceneTexture &texture) {
        return m_facts ? m_facts(view.document(), texture) : TextureFact();
    });
}

bool EmptyViewWatch::mayPass(const Document &document)
{
    const Playback &playback = document.playback();
    if (!playback.isPlaying() || m_bar.isTelling())
        return false;
    if (!m_emptySince.isValid())
        m_emptySince.start();
    const double speed = std::max(playback.speed(), 1e-3);
    return double(m_emptySince.elapsed()) <
           std::clamp((playback.end() - playback.start()) / speed, shortestRound, longestRound);
}

void EmptyViewWatch::check()
{
    if (!m_view || m_view->isUnframed())
        return;
    const std::optional<EmptyView> empty = look(*m_view);
    if (!empty) {
        m_emptySince.invalidate();
        m_dismissed.reset();
        m_bar.clear();
    } else if (empty->cause == m_dismissed) {
        m_bar.clear();
    } else if (mayPass(m_view->document())) {
        soon();
    } else {
        tell(*m_view, *empty);
    }
}

void EmptyViewWatch::tell(DocumentView &view, const EmptyView &empty)
{
    std::vector<Notice::Step> steps;
    const QPointer<DocumentView> kept(&view);
    switch (empty.cause) {
    case EmptyView::SwitchedOff:
        steps.push_back({tr("Show it"), [this] {
                             ViewOptions options = m_views.options();
                             options.model = options.effects = true;
                             m_views.setOptions(options);
                         }});
        break;
    case EmptyView::Outside:
        steps.push_back({tr("Bring into view"), [this] { m_views.frameModel(); }});
        break;
    case EmptyView::Transparent:
        if (empty.shownBy >= 0) {
            const SceneSequence &sequence = view.scene().sequences[std::size_t(empty.shownBy)];
            steps.push_back(
                {tr("Go to “%1”").arg(QString::fromStdString(sequence.name)), [this, kept, source = sequence.source] {
                     if (kept)
                         showIn(kept->document(), source);
                 }});
        }
        if (empty.othersShow)
            steps.push_back({tr("Show all geosets"), [this, kept] {
                                 ViewOptions options = m_views.options();
                                 options.meshes = {};
                                 m_views.setOptions(options);
                                 if (kept)
                                     kept->setHiddenGeosets(std::set<std::int32_t>());
                             }});
        break;
    default:
        break;
    }
    if (!empty.findings.empty())
        steps.push_back({tr("Diagnosis"), [this, kept] {
                             if (!kept)
                                 return;
                             const auto &meshes = kept->scene().meshes;
                             Q_EMIT diagnosisRequested(&kept->document(),
                                                       meshes.empty() ? NoNode : meshes.front().source);
                         }});
    m_bar.tell(translated(empty.message), reasonsOf(view.document(), empty), steps);
}

void EmptyViewWatch::showIn(Document &document, NodeId sequence)
{
    const SequenceFacet *facet = document.format() ? document.format()->sequences() : nullptr;
    if (!facet)
        return;
    for (const Clip &clip : facet->sequences(document.model()))
        if (clip.source == sequence)
            document.playback().setSequence(clip);
}

} // namespace sinew

#include "moc_empty_view_watch.cpp"
