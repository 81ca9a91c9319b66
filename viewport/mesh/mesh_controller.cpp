// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/mesh/mesh_controller.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

constexpr double dragDistance = 4;        ///< pixels
constexpr std::size_t longestPath = 4096; ///< points of a lasso
constexpr QRgb dragColour = 0xffffffff;

Eigen::Vector2f asPoint(QPointF point)
{
    return {float(point.x()), float(point.y())};
}

Eigen::Vector2f asPoint(QSizeF size)
{
    return {float(size.width()), float(size.height())};
}

MeshSession::How howOf(Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::ControlModifier ? MeshSession::How::Remove
           : modifiers & Qt::ShiftModifier ? MeshSession::How::Add
                                           : MeshSession::How::Replace;
}

} // namespace

void MeshController::setSession(MeshSession *session)
{
    stop();
    m_session = session;
}

void MeshController::setTool(SelectTool tool)
{
    if (tool == m_tool)
        return;
    stop();
    m_tool = tool;
    Q_EMIT toolChanged();
}

void MeshController::setBrushRadius(float pixels)
{
    m_brushRadius = std::clamp(pixels, 4.f, 400.f);
    Q_EMIT changed();
}

void MeshController::stop()
{
    m_picker.reset();
    m_path.clear();
    m_isPressed = m_isDragging = false;
    Q_EMIT changed();
}

bool MeshController::mouseEvent(const QMouseEvent &event, const View &view)
{
    if (!m_session)
        return false;
    switch (event.type()) {
    case QEvent::MouseButtonPress:
        if (m_isPressed || event.button() != Qt::LeftButton || event.modifiers() & Qt::AltModifier)
            return m_isPressed;
        m_isPressed = true;
        m_how = howOf(event.modifiers());
        m_path = {event.position()};
        if (m_tool == SelectTool::Weights && beginStroke()) {
            m_isDragging = true;
            m_picker = std::make_unique<ElementPicker>(*m_session, view.camera, asPoint(view.size), view.hidden);
            paint();
        }
        return true;
    case QEvent::MouseMove: {
        if (!m_isPressed)
            return false;
        const QPointF way = event.position() - m_path.front();
        if (!m_isDragging && (m_tool == SelectTool::Weights || std::hypot(way.x(), way.y()) < dragDistance))
            return true;
        if (!m_isDragging) {
            m_isDragging = true;
            m_picker = std::make_unique<ElementPicker>(*m_session, view.camera, asPoint(view.size), view.hidden);
            if (m_tool == SelectTool::Brush && m_how == MeshSession::How::Replace)
                m_session->clearSelection();
        }
        if (m_path.size() < longestPath)
            m_path.push_back(event.position());
        else
            m_path.back() = event.position();
        if (m_tool == SelectTool::Brush)
            brush();
        else if (m_tool == SelectTool::Weights)
            paint();
        Q_EMIT changed();
        return true;
    }
    case QEvent::MouseButtonRelease:
        if (!m_isPressed)
            return false;
        if (event.button() != Qt::LeftButton)
            return true;
        if (m_isDragging)
            finish();
        else if (m_tool != SelectTool::Weights)
            click(event, view);
        stop();
        return true;
    default:
        return false;
    }
}

bool MeshController::keyEvent(const QKeyEvent &event)
{
    if (!m_isPressed || event.key() != Qt::Key_Escape)
        return false;
    m_session->cancelStroke();
    stop();
    return true;
}

void MeshController::click(const QMouseEvent &event, const View &view)
{
    const ElementPicker picker(*m_session, view.camera, asPoint(view.size), view.hidden);
    const std::optional<ElementPicker::Found> found = picker.at(asPoint(event.position()));
    if (!found) {
        if (m_how == MeshSession::How::Replace)
            m_session->clearSelection();
        return;
    }
    const ElementKind kind = m_session->kind();
    std::vector<MeshSelection> chosen;
    for (std::size_t i = 0; i < m_session->parts().size(); ++i) {
        const EditedPart &part = m_session->parts()[i];
        MeshSelection selection(part.mesh);
        if (i == found->part)
            selection.of(kind)[found->element] = true;
        chosen.push_back(completed(part.mesh, kind, std::move(selection)));
    }
    const bool wasSelected = m_session->parts()[found->part].selection.of(kind)[found->element];
    m_session->select(chosen, m_how == MeshSession::How::Add && wasSelected ? MeshSession::How::Remove : m_how);
}

void MeshController::brush()
{
    const std::vector<std::vector<float>> strengths = m_picker->underBrush(asPoint(m_path.back()), m_brushRadius);
    std::vector<MeshSelection> chosen;
    for (std::size_t i = 0; i < m_session->parts().size(); ++i) {
        const EditedPart &part = m_session->parts()[i];
        MeshSelection selection(part.mesh);
        for (std::size_t v = 0; v < selection.vertices.size(); ++v)
            selection.vertices[v] = strengths[i][v] > 0;
        // An edge or a face is touched if one of its corners is.
        if (m_session->kind() != ElementKind::Vertex)
            selection = grown(part.mesh, m_session->kind(), selection);
        chosen.push_back(completed(part.mesh, m_session->kind(), std::move(selection)));
    }
    m_session->select(chosen, m_how == MeshSession::How::Remove ? m_how : MeshSession::How::Add);
}

bool MeshController::beginStroke()
{
    // The bone that was selected last.
    NodeId bone = NoNode;
    for (const NodeId node : m_session->document().selection().nodes())
        for (const SceneNode &each : m_session->scene().nodes)
            if (each.source == node)
                bone = node;
    if (bone == NoNode && m_weightBrush.mode != WeightBrush::Smooth) {
        Q_EMIT refused(Error{QT_TRANSLATE_NOOP("Message", "select the bone that the vertices are to follow in the "
                                                          "model tree first")});
        return false;
    }
    m_session->beginStroke(m_weightBrush, bone);
    return true;
}

void MeshController::paint()
{
    const Status done =
        m_session->paint(tr("Paint weights"), m_picker->underBrush(asPoint(m_path.back()), m_brushRadius));
    if (!done)
        Q_EMIT refused(done.error());
}

void MeshController::finish()
{
    if (m_tool == SelectTool::Weights)
        m_session->finishStroke();
    if (m_tool == SelectTool::Brush || m_tool == SelectTool::Weights)
        return;
    if (m_tool == SelectTool::Box) {
        const Eigen::Vector2f from = asPoint(m_path.front()), to = asPoint(m_path.back());
        const Eigen::AlignedBox2f box(from.cwiseMin(to), from.cwiseMax(to));
        m_session->select(m_picker->inside([&](const Eigen::Vector2f &point) { return box.contains(point); }), m_how);
        return;
    }
    std::vector<Eigen::Vector2f> loop;
    for (const QPointF &point : m_path)
        loop.push_back(asPoint(point));
    m_session->select(m_picker->inside([&](const Eigen::Vector2f &point) { return isInsideLoop(point, loop); }), m_how);
}

OverlayLines MeshController::lines(const ViewCamera &camera, QSizeF size) const
{
    OverlayLines lines;
    if (!m_isDragging)
        return lines;
    std::vector<QPointF> outline = m_path;
    if (m_tool == SelectTool::Box) {
        const QPointF a = m_path.front(), b = m_path.back();
        outline = {a, QPointF(b.x(), a.y()), b, QPointF(a.x(), b.y())};
    } else if (m_tool != SelectTool::Lasso) {
        outline.clear();
        constexpr int corners = 48;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2 * std::numbers::pi * i / corners;
            outline.push_back(m_path.back() + double(m_brushRadius) * QPointF(std::cos(angle), std::sin(angle)));
        }
    }
    const float depth = camera.nearClip * 2;
    const Eigen::Vector3f sight = -camera.rotation().toRotationMatrix().row(2).transpose();
    const auto placeOf = [&](QPointF point) {
        const Ray ray = camera.rayThrough(asPoint(point), asPoint(size));
        return Eigen::Vector3f(ray.at(depth / std::max(1e-6f, ray.direction.dot(sight))));
    };
    for (std::size_t i = 0; i < outline.size(); ++i)
        lines.push_back({placeOf(outline[i]), placeOf(outline[(i + 1) % outline.size()]), dragColour, 1.5f});
    return lines;
}

} // namespace sinew

#include "moc_mesh_controller.cpp"
