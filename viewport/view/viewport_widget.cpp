// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/viewport_widget.h"

#include "core/text/translated.h"
#include "viewport/mesh/session_picture.h"
#include "viewport/qt3d/view_window.h"

#include <QCursor>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

constexpr int frameMilliseconds = 16;
constexpr int frameWidth = 2;
constexpr QColor autoKeyColour(0xd6, 0x2b, 0x2b);

/// The mouse and keyboard help of the view.
QString controlsText(Navigation navigation)
{
    QStringList rows;
    const auto row = [&rows](const QString &what, const QString &how) {
        rows.append(QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(what, how));
    };
    switch (navigation) {
    case Navigation::Sinew:
        row(ViewportWidget::tr("Orbit"), ViewportWidget::tr("left or middle drag"));
        row(ViewportWidget::tr("Pan"), ViewportWidget::tr("right drag, or Shift and left or middle drag"));
        break;
    case Navigation::Blender:
        row(ViewportWidget::tr("Orbit"), ViewportWidget::tr("middle drag"));
        row(ViewportWidget::tr("Pan"), ViewportWidget::tr("Shift and middle drag"));
        row(ViewportWidget::tr("Zoom"), ViewportWidget::tr("Ctrl and middle drag"));
        break;
    case Navigation::Maya:
        row(ViewportWidget::tr("Orbit"), ViewportWidget::tr("Alt and left drag, or middle drag"));
        row(ViewportWidget::tr("Pan"), ViewportWidget::tr("Alt and middle drag, or Shift and middle drag"));
        row(ViewportWidget::tr("Zoom"), ViewportWidget::tr("Alt and right drag, or Ctrl and middle drag"));
        break;
    case Navigation::WorldEditor:
        row(ViewportWidget::tr("Orbit"), ViewportWidget::tr("Ctrl and right drag"));
        row(ViewportWidget::tr("Pan"), ViewportWidget::tr("right drag"));
        row(ViewportWidget::tr("Zoom"), ViewportWidget::tr("Shift and right drag"));
        break;
    }
    row(ViewportWidget::tr("Zoom at the pointer"), ViewportWidget::tr("wheel"));
    row(ViewportWidget::tr("Look from a side"), ViewportWidget::tr("click the cube in the corner"));
    row(ViewportWidget::tr("Frame selection"), QStringLiteral("F"));
    row(ViewportWidget::tr("Select"), ViewportWidget::tr("click; with Ctrl or Shift add or remove"));
    row(ViewportWidget::tr("Move, rotate, scale"), QStringLiteral("G, R, S"));
    row(ViewportWidget::tr("Keys of trails"), ViewportWidget::tr("click: go to their time; drag: move them"));
    row(ViewportWidget::tr("Along an axis"), ViewportWidget::tr("then X, Y or Z, or type a number"));
    row(ViewportWidget::tr("Accept, cancel"), ViewportWidget::tr("click or Enter, right click or Esc"));
    row(ViewportWidget::tr("Play"), ViewportWidget::tr("Space"));
    return QStringLiteral("<b>%1</b><table>%2</table>").arg(ViewportWidget::tr("3D view"), rows.join(QString()));
}

/// Only edges of meshes, in a colour that no theme has.
ViewOptions edgesAlone(const ViewOptions &options)
{
    ViewOptions edges;
    edges.background = options.background;
    edges.wireframe = true;
    edges.wireColour = QColor(0xff, 0xb0, 0x20);
    for (bool *shown : {&edges.model, &edges.grid, &edges.effects, &edges.childModels, &edges.popcorn,
                        &edges.missingModels, &edges.emitters, &edges.orientationCube})
        *shown = false;
    return edges;
}

} // namespace

ViewportWidget::ViewportWidget(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(frameWidth, frameWidth, frameWidth, frameWidth);
    Result<std::unique_ptr<ViewWindow>> window = ViewWindow::create();
    if (!window) {
        m_unavailable = tr("There is no 3D view: %1").arg(translated(window.error()));
        auto *label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        label->setText(m_unavailable);
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
        return;
    }
    m_window = std::move(window.value());
    m_container = QWidget::createWindowContainer(m_window->window(), this);
    m_container->setFocusPolicy(Qt::StrongFocus);
    m_container->setMinimumSize(100, 60);
    m_container->setAccessibleName(tr("3D view"));
    setFocusProxy(m_container);
    setNavigation(Navigation::Sinew);
    layout->addWidget(m_container);
    m_window->window()->installEventFilter(this);

    connect(&m_elements, &MeshController::changed, this, [this] { schedule(Pending::Pose); });
    connect(&m_elements, &MeshController::toolChanged, this, [this] {
        m_transform.hideHandles(m_elements.isPainting());
        schedule(Pending::Pose);
    });
    connect(&m_transform, &TransformController::changed, this, [this] { schedule(Pending::Pose); });
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &ViewportWidget::updateFrame);

    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(frameMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &ViewportWidget::tick);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &ViewportWidget::countFrames);
    schedule(Pending::Scene);
}

ViewportWidget::~ViewportWidget()
{
    m_transform.setView(nullptr);
    m_elements.setSession(nullptr);
    // Entities first, then the window with its engine.
    m_entries.clear();
    m_window.reset();
}

DocumentView *ViewportWidget::view(const Document &document) const
{
    for (const Entry &entry : m_entries) {
        if (entry.document == &document)
            return entry.view.get();
    }
    return nullptr;
}

void ViewportWidget::addDocument(Document &document, TextureProvider &textures, SceneProvider *scenes)
{
    static NoScenes none;
    if (view(document))
        return;
    m_entries.push_back({&document, std::make_unique<DocumentView>(document)});
    DocumentView *view = m_entries.back().view.get();
    view->setMeshChoice(m_options.meshes);
    if (m_window)
        m_window->addScene(view, textures, scenes ? *scenes : none);
    const auto redraw = [this, view](Pending what) {
        if (view == m_current || view == m_overlaid)
            schedule(what);
    };
    connect(view, &DocumentView::sceneChanged, this, [redraw] { redraw(Pending::Scene); });
    connect(view, &DocumentView::selectionChanged, this, [redraw] { redraw(Pending::Scene); });
    connect(view, &DocumentView::geosetsChanged, this, [redraw] { redraw(Pending::Scene); });
    connect(view, &DocumentView::elementsChanged, this, [this, view, redraw] {
        redraw(Pending::Pose);
        if (view == m_current)
            Q_EMIT elementsChanged();
    });
    connect(view, &DocumentView::meshEditChanged, this, [this, view] {
        if (view == m_current)
            followMeshEdit();
    });
    connect(view, &DocumentView::timeChanged, this, [redraw] { redraw(Pending::Pose); });
    connect(view, &DocumentView::cameraChanged, this, [this, view, redraw] {
        redraw(Pending::Pose);
        if (view == m_current)
            Q_EMIT cameraChanged();
    });
    connect(&document.playback(), &Playback::stateChanged, view, [this] { updateClock(); });
    connect(&document.playback(), &Playback::autoKeyChanged, view, [this] { updateFrame(); });
}

void ViewportWidget::removeDocument(Document &document)
{
    DocumentView *gone = view(document);
    if (!gone)
        return;
    if (gone == m_overlaid)
        setOverlaid(nullptr);
    if (gone == m_current)
        setCurrent(nullptr);
    if (m_window)
        m_window->removeScene(gone);
    std::erase_if(m_entries, [&](const Entry &entry) { return entry.view.get() == gone; });
}

void ViewportWidget::setCurrent(Document *document)
{
    m_current = document ? view(*document) : nullptr;
    m_transform.setView(m_current);
    if (m_window)
        m_window->setCurrent(m_current);
    updateClock();
    updateFrame();
    if (m_current && m_current->isUnframed())
        m_current->frameAll(aspect());
    followMeshEdit();
    Q_EMIT cameraChanged();
}

void ViewportWidget::setOverlaid(Document *document)
{
    m_overlaid = document ? view(*document) : nullptr;
    if (m_window)
        m_window->setOverlaid(m_overlaid);
    schedule(Pending::Scene);
}

void ViewportWidget::setOptions(const ViewOptions &options)
{
    if (options == m_options)
        return;
    m_options = options;
    for (const Entry &entry : m_entries)
        entry.view->setMeshChoice(options.meshes);
    m_transform.setTrails(options.trails);
    schedule(Pending::Scene);
}

void ViewportWidget::refreshTextures(Document &document)
{
    const DocumentView *shown = view(document);
    if (!shown || !m_window)
        return;
    m_window->refreshTextures(shown);
    if (shown == m_current)
        schedule(Pending::Scene);
}

float ViewportWidget::aspect() const
{
    return float(std::max(1, width())) / float(std::max(1, height()));
}

ViewCamera ViewportWidget::currentCamera() const
{
    return m_current ? m_current->camera(aspect()) : ViewCamera();
}

void ViewportWidget::frameAll()
{
    if (m_current)
        m_current->frameAll(aspect());
}

void ViewportWidget::frameSelection()
{
    if (m_current)
        m_current->frameSelection(aspect());
}

void ViewportWidget::lookFrom(float yaw, float pitch)
{
    if (!m_current)
        return;
    m_current->lookThrough(NoNode);
    ViewCamera camera = currentCamera();
    camera.yaw = yaw;
    camera.pitch = pitch;
    m_current->setCamera(camera);
}

void ViewportWidget::setNavigation(Navigation navigation)
{
    m_controller.setNavigation(navigation);
    setWhatsThis(controlsText(navigation));
}

void ViewportWidget::lookThrough(NodeId camera)
{
    if (m_current)
        m_current->lookThrough(camera);
}

void ViewportWidget::capture(std::function<void(const QImage &)> done)
{
    if (!m_window)
        return;
    if (m_pending != Pending::Nothing)
        draw();
    m_window->capture(std::move(done));
}

void ViewportWidget::schedule(Pending what)
{
    if (!m_window)
        return;
    // Many changes within one pass of the event loop result in one picture.
    if (m_pending == Pending::Nothing)
        QMetaObject::invokeMethod(this, &ViewportWidget::draw, Qt::QueuedConnection);
    m_pending = std::max(m_pending, what);
}

void ViewportWidget::draw()
{
    if (m_pending == Pending::Nothing)
        return;
    const auto changed = m_pending == Pending::Scene ? ViewWindow::Changed::Scene : ViewWindow::Changed::Pose;
    m_pending = Pending::Nothing;
    ViewContent content;
    content.options = m_options;
    if (m_current) {
        content.options.meshes = m_current->meshChoice();
        content.scene = &m_current->scene();
        content.when = m_current->when();
        content.camera = currentCamera();
        content.selectedMeshes = m_current->selectedMeshes();
        content.selectedNodes = m_current->selectedNodes();
        // Without a bone everything would be blue.
        content.options.weights &= !m_current->selectedBones().empty();
        content.gizmo = m_transform.gizmo(m_container->size());
        if (m_options.orientationCube)
            content.orientationCube = m_cubeSide;
        content.framesPerSecond = m_framesPerSecond;
        if (const MeshSession *session = m_current->meshSession()) {
            updatePicture(*session, m_elementsPicture);
            content.elements = &m_elementsPicture;
            content.selectedMeshes.clear(); // their outlines would hide what is selected of them
            content.options.weights |= m_elements.tool() == SelectTool::Weights;
            content.pointerLines = m_elements.lines(content.camera, m_container->size());
        }
    }
    m_window->update(content, changed);
    if (m_overlaid) {
        content = ViewContent{
            &m_overlaid->scene(), m_overlaid->when(), content.camera, edgesAlone(m_options), {}, {}, {}, {}, {}, {}, 0};
        content.options.meshes = m_overlaid->meshChoice();
        m_window->updateOverlaid(content, changed);
    }
    ++m_framesDrawn;
    if (!m_second.isActive()) {
        m_framesDrawn = 1;
        m_sinceCount.start();
        m_second.start();
        Q_EMIT statisticsChanged(0, m_window->statistics());
    }
}

void ViewportWidget::countFrames()
{
    const double seconds = double(m_sinceCount.restart()) / 1000;
    m_framesPerSecond = m_framesDrawn > 1 ? m_framesDrawn / seconds : 0;
    Q_EMIT statisticsChanged(m_framesPerSecond, m_window->statistics());
    if (m_framesDrawn == 0)
        m_second.stop();
    m_framesDrawn = 0;
}

void ViewportWidget::updateClock()
{
    const bool playing = m_window && m_current && m_current->document().playback().isPlaying();
    if (playing && !m_clock.isActive()) {
        m_sinceTick.start();
        m_clock.start();
    } else if (!playing) {
        m_clock.stop();
    }
}

bool ViewportWidget::isRecording() const
{
    return m_window && m_current && m_current->document().playback().autoKey();
}

void ViewportWidget::updateFrame()
{
    update();
}

QColor ViewportWidget::frameColour() const
{
    if (isRecording())
        return autoKeyColour;
    return hasKeyboard() ? palette().color(QPalette::Highlight) : palette().color(QPalette::Window);
}

void ViewportWidget::paintEvent(QPaintEvent *)
{
    // Visible only where the layout leaves a margin.
    QPainter(this).fillRect(rect(), frameColour());
}

QPointF ViewportWidget::pointer() const
{
    return m_container ? QPointF(m_container->mapFromGlobal(QCursor::pos())) : QPointF();
}

void ViewportWidget::startTransform(const TransformStart &start)
{
    if (m_window)
        m_transform.start(start, pointer(), m_container->size());
}

void ViewportWidget::followMeshEdit()
{
    m_transform.cancel();
    m_elements.setSession(m_current ? m_current->meshSession() : nullptr);
    m_transform.hideHandles(m_elements.isPainting());
    schedule(Pending::Scene);
    Q_EMIT meshEditChanged();
}

void ViewportWidget::tick()
{
    if (m_current)
        m_current->document().playback().advance(double(m_sinceTick.nsecsElapsed()) / 1e6);
    m_sinceTick.start();
}

void ViewportWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    schedule(Pending::Pose);
}

} // namespace sinew

#include "moc_viewport_widget.cpp"
