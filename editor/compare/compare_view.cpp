// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/compare/compare_view.h"

#include "core/facets/counterparts.h"
#include "core/facets/sequence_facet.h"
#include "core/facets/sequence_names.h"
#include "core/format/format.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"
#include "widgets/timeline/timeline_panel.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numbers>

namespace sinew {

namespace {

constexpr int blinkMilliseconds = 600;

std::vector<Clip> clipsOf(const Document &document)
{
    const SequenceFacet *facet = document.format() ? document.format()->sequences() : nullptr;
    return facet ? facet->sequences(document.model()) : std::vector<Clip>();
}

/// The counterpart that a model has of another one's sequence.
std::optional<Clip> sameClip(const Document &from, NodeId sequence, const Document &to)
{
    const NamedFacet *names = from.format() ? from.format()->names() : nullptr;
    const NodeId same =
        names && sequence != NoNode ? Counterparts(*names, from.model(), to.model()).of(sequence) : NoNode;
    const std::vector<Clip> clips = clipsOf(to);
    const auto found =
        std::find_if(clips.begin(), clips.end(), [same](const Clip &clip) { return clip.source == same; });
    return same == NoNode || found == clips.end() ? std::nullopt : std::optional(*found);
}

QWidget *sideOf(QLabel *name, ViewportWidget *view)
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    name->setContentsMargins(6, 3, 6, 3);
    column->addWidget(name);
    column->addWidget(view, 1);
    return side;
}

} // namespace

CompareView::CompareView(QWidget *parent)
    : QWidget(parent), m_left(new ViewportWidget), m_right(new ViewportWidget), m_leftName(new PlainLabel),
      m_rightName(new PlainLabel), m_note(new PlainLabel), m_blink(new QToolButton), m_overlay(new QToolButton),
      m_timeline(new TimelinePanel)
{
    m_rightSide = sideOf(m_rightName, m_right);
    auto *both = new QSplitter(Qt::Horizontal);
    both->setChildrenCollapsible(false);
    both->addWidget(sideOf(m_leftName, m_left));
    both->addWidget(m_rightSide);
    m_blink->setText(tr("Blink"));
    m_blink->setIcon(themedIcon(QStringLiteral("view-visible"), QStringLiteral("view-reveal-symbolic")));
    m_blink->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_blink->setCheckable(true);
    m_blink->setAutoRaise(true);
    m_blink->setToolTip(tr("Show both models in one place, one after the other"));
    m_overlay->setText(tr("Overlay"));
    m_overlay->setIcon(themedIcon(QStringLiteral("edit-copy"), QStringLiteral("view-dual-symbolic")));
    m_overlay->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_overlay->setCheckable(true);
    m_overlay->setAutoRaise(true);
    m_overlay->setToolTip(tr("Draw the edges of the second model over the first one"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(4, 2, 4, 2);
    bar->addWidget(m_blink);
    bar->addWidget(m_overlay);
    bar->addWidget(m_note, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(both, 1);
    column->addLayout(bar);
    column->addWidget(m_timeline);
    for (QWidget *view : {static_cast<QWidget *>(m_left), static_cast<QWidget *>(m_right)})
        for (QAction *action : m_timeline->playbackActions())
            view->addAction(action);
    m_blinking.setInterval(blinkMilliseconds);
    connect(&m_blinking, &QTimer::timeout, this, &CompareView::blink);
    connect(m_blink, &QToolButton::toggled, this, &CompareView::setBlinking);
    connect(m_overlay, &QToolButton::toggled, this, &CompareView::setOverlaid);
    connect(m_left, &ViewportWidget::cameraChanged, this, [this] { followCamera(m_left); });
    connect(m_right, &ViewportWidget::cameraChanged, this, [this] { followCamera(m_right); });
}

CompareView::~CompareView()
{
    setModels(nullptr, nullptr);
}

void CompareView::setModels(ComparedModel *one, ComparedModel *other)
{
    std::optional<ViewCamera> camera;
    std::optional<Clip> clip;
    double time = 0;
    bool playing = false;
    if (m_one) {
        const DocumentView *view = m_left->view(*m_one->document);
        if (!view->isUnframed())
            camera = view->freeCamera();
        const Playback &playback = m_one->document->playback();
        if (one)
            clip = sameClip(*m_one->document, playback.sequence(), *one->document);
        time = playback.time() - playback.start();
        playing = playback.isPlaying();
        m_timeline->setDocument(nullptr);
        for (ComparedModel *model : {m_one, m_other}) {
            model->textures.disconnect(this);
            model->scenes.disconnect(this);
            model->document->playback().disconnect(this);
        }
        m_left->removeDocument(*m_one->document);
        m_left->removeDocument(*m_other->document);
        m_right->removeDocument(*m_other->document);
    }
    m_one = one;
    m_other = other;
    if (!one)
        return;
    m_left->addDocument(*one->document, one->textures, &one->scenes);
    m_left->addDocument(*other->document, other->textures, &other->scenes);
    m_right->addDocument(*other->document, other->textures, &other->scenes);
    for (ComparedModel *model : {one, other}) {
        const auto refresh = [this, model] {
            m_left->refreshTextures(*model->document);
            if (model == m_other)
                m_right->refreshTextures(*model->document);
        };
        connect(&model->textures, &AssetTextures::arrived, this, refresh);
        connect(&model->scenes, &AssetScenes::arrived, this, refresh);
    }
    Playback &playback = one->document->playback();
    const std::vector<Clip> clips = clipsOf(*one->document);
    if (!clip && !clips.empty()) {
        std::vector<std::string> names;
        for (const Clip &each : clips)
            names.push_back(each.name);
        clip = clips[restingSequence(names)];
    }
    if (clip) {
        playback.setSequence(*clip);
        playback.setTime(std::clamp(playback.start() + time, playback.start(), playback.end()));
    }
    connect(&playback, &Playback::sequenceChanged, this, &CompareView::followSequence);
    connect(&playback, &Playback::timeChanged, this, &CompareView::followTime);
    followSequence();
    m_left->setCurrent(one->document.get());
    m_right->setCurrent(other->document.get());
    if (camera) {
        m_left->view(*one->document)->setCamera(*camera);
        followCamera(m_left);
    } else {
        m_left->frameAll();
        followCamera(m_left);
    }
    m_timeline->setDocument(one->document.get());
    playback.setPlaying(playing);
    if (m_overlay->isChecked())
        m_left->setOverlaid(other->document.get());
}

void CompareView::setNames(const QString &one, const QString &other)
{
    m_names[0] = one;
    m_names[1] = other;
    m_leftName->setText(one);
    m_rightName->setText(other);
}

void CompareView::followCamera(ViewportWidget *source)
{
    if (m_following || !m_one || !source->currentView())
        return;
    const QScopedValueRollback guard(m_following, true);
    const bool isOther = source->currentView() != m_left->view(*m_one->document);
    const ViewCamera own = source->currentView()->freeCamera();
    const ViewCamera one = isOther ? mapped(own, true) : own, other = isOther ? own : mapped(own, false);
    for (DocumentView *view :
         {m_left->view(*m_one->document), m_left->view(*m_other->document), m_right->view(*m_other->document)})
        if (view != source->currentView())
            view->setCamera(view == m_left->view(*m_one->document) ? one : other);
}

ViewCamera CompareView::mapped(ViewCamera camera, bool back) const
{
    const auto scale = float(back ? 1 / m_counterpart.scale : m_counterpart.scale);
    camera.target *= scale;
    camera.distance *= scale;
    camera.nearClip *= scale;
    camera.farClip *= scale;
    for (int turn = 0; turn < m_counterpart.quarterTurns; ++turn) {
        const Eigen::Vector3f t = camera.target;
        camera.target = back ? Eigen::Vector3f(t.y(), -t.x(), t.z()) : Eigen::Vector3f(-t.y(), t.x(), t.z());
        camera.yaw += (back ? -1 : 1) * std::numbers::pi_v<float> / 2;
    }
    return camera;
}

void CompareView::setCounterpart(Counterpart counterpart)
{
    m_counterpart = std::move(counterpart);
    // Edges of another size lie nowhere near.
    m_overlay->setVisible(m_counterpart.scale == 1 && m_counterpart.quarterTurns == 0);
}

void CompareView::followSequence()
{
    const Playback &playback = m_one->document->playback();
    Playback &other = m_other->document->playback();
    if (const std::optional<Clip> clip = m_counterpart.clip
                                             ? m_counterpart.clip(playback.sequence())
                                             : sameClip(*m_one->document, playback.sequence(), *m_other->document)) {
        other.setSequence(*clip);
        m_note->clear();
    } else {
        m_note->setText(playback.sequence() == NoNode
                            ? QString()
                            : tr("The other model has no sequence with this name; it stays at rest."));
    }
    followTime();
}

void CompareView::followTime()
{
    const Playback &playback = m_one->document->playback();
    Playback &other = m_other->document->playback();
    const double length = playback.end() - playback.start(), at = playback.time() - playback.start();
    // By the fraction of the sequence: the other one may be longer.
    other.setTimes(other.start() + (length > 0 ? at / length * (other.end() - other.start()) : 0),
                   playback.globalTime());
}

void CompareView::select(NodeId one, NodeId other)
{
    if (!m_one)
        return;
    const auto choose = [](Document &document, NodeId node) {
        if (node != NoNode && node != RootNode && document.model().contains(node))
            document.selection().select(node);
        else
            document.selection().clear();
    };
    choose(*m_one->document, one);
    choose(*m_other->document, other);
}

void CompareView::frameSelection()
{
    if (!m_one)
        return;
    ViewportWidget *view = m_one->document->selection().isEmpty() ? m_right : m_left;
    view->frameSelection();
    followCamera(view);
}

void CompareView::showMoment(NodeId sequence, double time)
{
    if (!m_one)
        return;
    Playback &playback = m_one->document->playback();
    for (const Clip &clip : clipsOf(*m_one->document))
        if (clip.source == sequence) {
            playback.setPlaying(false);
            playback.setSequence(clip);
            playback.setTime(time);
        }
}

void CompareView::setOverlaid(bool on)
{
    if (on)
        m_blink->setChecked(false);
    m_rightSide->setVisible(!on);
    if (m_one)
        m_left->setOverlaid(on ? m_other->document.get() : nullptr);
    m_leftName->setText(on ? tr("%1, with the edges of %2").arg(m_names[0], m_names[1]) : m_names[0]);
}

void CompareView::setBlinking(bool on)
{
    if (on)
        m_overlay->setChecked(false);
    m_rightSide->setVisible(!on);
    if (on)
        m_blinking.start();
    else
        m_blinking.stop();
    if (m_one)
        m_left->setCurrent(m_one->document.get());
    m_leftName->setText(m_names[0]);
}

void CompareView::blink()
{
    if (!m_one)
        return;
    const bool showsOne = m_left->currentView() == m_left->view(*m_one->document);
    m_left->setCurrent((showsOne ? m_other : m_one)->document.get());
    m_leftName->setText(m_names[showsOne ? 1 : 0]);
}

} // namespace sinew

#include "moc_compare_view.cpp"
