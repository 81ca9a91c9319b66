// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/transform_gesture.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "viewport/view/document_view.h"
#include "viewport/view/transform_target.h"

#include <QKeyEvent>
#include <QLocale>

#include <cmath>
#include <numbers>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

constexpr float degree = std::numbers::pi_v<float> / 180;

Vector2f vector(QPointF point)
{
    return {float(point.x()), float(point.y())};
}
Vector2f vector(QSizeF size)
{
    return {float(size.width()), float(size.height())};
}

QString number(float value, int decimals = 2)
{
    // Not "-0".
    const double shown = std::abs(double(value)) < std::pow(10, -decimals) / 2 ? 0.0 : double(value);
    return QLocale().toString(shown, 'f', decimals);
}

/// The frame selected by pressing a key again.
AxisFrame otherFrame(AxisFrame frame)
{
    return frame == AxisFrame::Own ? AxisFrame::Model : AxisFrame::Own;
}

struct Frames
{
    Vector3f centre = Vector3f::Zero();
    Matrix3f axes[3] = {Matrix3f::Identity(), Matrix3f::Identity(), Matrix3f::Identity()};
    int nodes = 0;
};

/// Mean of the selected nodes, axes of the one selected last.
Frames framesOf(const DocumentView &view, PoseTime when)
{
    Frames frames;
    const std::vector<NodeId> &selected = view.document().selection().nodes();
    for (const std::int32_t row : view.selectedNodes()) {
        const SceneNode &node = view.scene().nodes[std::size_t(row)];
        const PosedNode posed = poseNode(view.scene(), row, when);
        frames.centre += posed.world.matrix * toEigen(node.pivot);
        ++frames.nodes;
        if (node.source == selected.back() || frames.nodes == 1) {
            frames.axes[std::size_t(AxisFrame::Parent)] = parentAxes(posed);
            frames.axes[std::size_t(AxisFrame::Own)] = ownAxes(posed);
        }
    }
    if (frames.nodes > 0)
        frames.centre /= float(frames.nodes);
    return frames;
}

PoseTime seenFrom(const DocumentView &view, const ViewCamera &camera)
{
    PoseTime when = view.when();
    camera.apply(when);
    return when;
}

} // namespace

std::optional<Gizmo> gizmoOf(const DocumentView &view, EditTool tool, AxisFrame frame, QSizeF size,
                             const TransformTarget *target)
{
    const std::optional<Vector3f> centre = target ? target->centre() : std::nullopt;
    if (tool == EditTool::Select || (!centre && view.selectedNodes().empty()))
        return {};
    const ViewCamera camera = view.camera(float(size.width() / std::max(1., size.height())));
    if (centre)
        return Gizmo{tool, *centre, Matrix3f::Identity(), unitsPerPixel(camera, *centre, float(size.height()))};
    const Frames frames = framesOf(view, seenFrom(view, camera));
    if (!frames.centre.allFinite())
        return {};
    return Gizmo{tool, frames.centre, frames.axes[std::size_t(frame)],
                 unitsPerPixel(camera, frames.centre, float(size.height()))};
}

TransformGesture::TransformGesture(DocumentView &view, EditTool tool, Handle handle, QPointF pointer, QSizeF size,
                                   const TransformOptions &options)
    : m_view(view), m_tool(tool), m_handle(handle), m_frame(options.frame), m_options(options), m_size(size),
      m_start(pointer), m_last(pointer), m_pointer(pointer),
      m_camera(view.camera(float(size.width() / std::max(1., size.height())))),
      m_historyBefore(view.document().historyIndex())
{
}

Result<std::unique_ptr<TransformGesture>> TransformGesture::begin(DocumentView &view, EditTool tool, Handle handle,
                                                                  QPointF pointer, QSizeF size,
                                                                  const TransformOptions &options,
                                                                  TransformTarget *moved)
{
    Document &document = view.document();
    document.playback().setPlaying(false);
    std::unique_ptr<TransformGesture> gesture(new TransformGesture(view, tool, handle, pointer, size, options));
    if (const std::optional<Vector3f> centre = moved ? moved->centre() : std::nullopt) {
        gesture->m_target = moved;
        std::fill(std::begin(gesture->m_frames), std::end(gesture->m_frames), Matrix3f::Identity());
        moved->begin();
        gesture->start(*centre);
        return gesture;
    }
    const SpaceChange::Kind kind = tool == EditTool::Rotate  ? SpaceChange::Turn
                                   : tool == EditTool::Scale ? SpaceChange::Scale
                                                             : SpaceChange::Move;
    const PosedEdit::Target target = document.playback().autoKey() ? PosedEdit::Target::Keys
                                     : options.pivotsWithChildren  ? PosedEdit::Target::PivotsWithChildren
                                                                   : PosedEdit::Target::Pivots;
    const PoseTime when = seenFrom(view, gesture->m_camera);
    Result<PosedEdit> edit = PosedEdit::begin(document, view.scene(), when, document.selection().nodes(), target, kind);
    if (!edit)
        return edit.error();
    gesture->m_edit = std::move(*edit);
    const Frames frames = framesOf(view, when);
    std::copy(std::begin(frames.axes), std::end(frames.axes), std::begin(gesture->m_frames));
    gesture->start(gesture->m_edit.centre());
    return gesture;
}

void TransformGesture::start(const Vector3f &centre)
{
    m_gizmo = {m_tool, centre, Matrix3f::Identity(), unitsPerPixel(m_camera, centre, float(m_size.height()))};
    m_lastAngle = std::nanf("");
    apply();
}

Matrix3f TransformGesture::axes() const
{
    return m_frames[std::size_t(m_frame)];
}

Gizmo TransformGesture::gizmo() const
{
    Gizmo gizmo = m_gizmo;
    gizmo.axes = axes();
    gizmo.active = m_handle == Handle::None ? Handle::View : m_handle;
    gizmo.origin += m_shift;
    return gizmo;
}

void TransformGesture::move(QPointF pointer, Qt::KeyboardModifiers modifiers)
{
    m_pointer += (pointer - m_last) * (modifiers & Qt::ShiftModifier ? 0.1 : 1);
    m_last = pointer;
    m_modifiers = modifiers;
    apply();
}

void TransformGesture::bind(int axis, bool plane)
{
    const Handle handles[] = {Handle::X, Handle::Y, Handle::Z}, planes[] = {Handle::YZ, Handle::ZX, Handle::XY};
    const Handle wanted = plane && m_tool != EditTool::Rotate ? planes[axis] : handles[axis];
    if (m_handle != wanted) {
        m_handle = wanted;
        m_frame = m_options.frame;
    } else if (m_frame == m_options.frame) {
        m_frame = otherFrame(m_frame);
    } else {
        m_handle = Handle::View;
        m_frame = m_options.frame;
    }
    m_slot = 0;
    apply();
}

bool TransformGesture::handleKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool shift = event.modifiers() & Qt::ShiftModifier;
    QString &typing = m_typed[m_slot];
    switch (event.key()) {
    case Qt::Key_X:
    case Qt::Key_Y:
    case Qt::Key_Z:
        if (event.modifiers() & Qt::ControlModifier)
            return false;
        bind(event.key() - Qt::Key_X, shift);
        return true;
    case Qt::Key_Tab:
        m_slot = (m_slot + 1) % (m_tool == EditTool::Rotate || (axisOf(m_handle) >= 0 && !isPlane(m_handle)) ? 1
                                 : isPlane(m_handle)                                                         ? 2
                                                                                                             : 3);
        return true;
    case Qt::Key_Backspace:
        typing.chop(1);
        apply();
        return true;
    case Qt::Key_Minus:
        typing = typing.startsWith(u'-') ? typing.mid(1) : u'-' + typing;
        apply();
        return true;
    case Qt::Key_Control:
        m_modifiers.setFlag(Qt::ControlModifier);
        apply();
        return true;
    default:
        break;
    }
    const QString text = event.text();
    if (text.size() != 1 || !(text[0].isDigit() || text[0] == u'.' || text[0] == u','))
        return false;
    typing += text[0] == u',' ? QChar(u'.') : text[0];
    apply();
    return true;
}

std::optional<float> TransformGesture::typed(int slot) const
{
    bool ok = false;
    const float value = m_typed[slot].toFloat(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

bool TransformGesture::isTyping() const
{
    return typed(0) || typed(1) || typed(2);
}

float TransformGesture::snapped(float amount, float step) const
{
    const bool snap = m_options.snap != bool(m_modifiers & Qt::ControlModifier);
    return snap && step > 0 ? std::round(amount / step) * step : amount;
}

/// The pointer's position on the line, in the plane or in the picture plane to which the gesture is bound.
Vector3f TransformGesture::pointOn(QPointF pointer) const
{
    const Ray ray = m_camera.rayThrough(vector(pointer), vector(m_size));
    const Vector3f origin = m_gizmo.origin, sight = -m_camera.rotation().toRotationMatrix().row(2).transpose();
    const int axis = axisOf(m_handle);
    Vector3f normal = sight;
    if (axis >= 0 && isPlane(m_handle)) {
        normal = axes().col(axis);
        if (std::abs(normal.dot(ray.direction)) < 0.03f)
            normal = sight; // edge-on: only the picture plane is usable
    } else if (axis >= 0) {
        // The plane through the axis that faces the viewer most directly.
        const Vector3f along = axes().col(axis), across = along.cross(sight);
        if (across.norm() > 0.05f)
            normal = across.cross(along).normalized();
    }
    const float towards = normal.dot(ray.direction);
    const Vector3f hit = std::abs(towards) > 1e-6f ? ray.at(normal.dot(origin - ray.origin) / towards) : origin;
    return hit;
}

SpaceChange TransformGesture::moveChange()
{
    SpaceChange change{SpaceChange::Move};
    const Matrix3f frame = axes();
    Vector3f by = frame.transpose() * (pointOn(m_pointer) - pointOn(m_start));
    const int axis = axisOf(m_handle);
    bool used[3] = {true, true, true};
    for (int i = 0; i < 3 && axis >= 0; ++i)
        used[i] = isPlane(m_handle) ? i != axis : i == axis;
    int slot = 0;
    for (int i = 0; i < 3; ++i) {
        if (!used[i])
            by[i] = 0;
        else if (isTyping())
            by[i] = typed(slot++).value_or(0);
        else
            by[i] = snapped(by[i], m_options.moveStep);
    }
    change.move = frame * by;
    m_amount = axis >= 0 && !isPlane(m_handle) ? number(by[axis])
                                               : tr("%1, %2, %3").arg(number(by[0]), number(by[1]), number(by[2]));
    m_shift = change.move;
    return change;
}

SpaceChange TransformGesture::turnChange()
{
    SpaceChange change{SpaceChange::Turn};
    change.centre = m_gizmo.origin;
    const Vector3f toEye = (m_camera.eye() - m_gizmo.origin).normalized();
    const int axis = axisOf(m_handle);
    const Vector3f about = axis >= 0 ? Vector3f(axes().col(axis)) : toEye;
    const float aspect = float(m_size.width() / std::max(1., m_size.height()));
    const auto centre = projectToPixel(m_camera.viewProjection(aspect), vector(m_size), m_gizmo.origin);
    const Vector2f middle = centre ? Vector2f(centre->head<2>()) : Vector2f(vector(m_size) / 2);
    const auto angleAt = [&](QPointF point) {
        const Vector2f arm = vector(point) - middle;
        return std::atan2(arm.y(), arm.x());
    };
    // Step by step, so that turns beyond half a circle keep adding up.
    const float now = angleAt(m_pointer);
    if (std::isnan(m_lastAngle))
        m_lastAngle = angleAt(m_start);
    m_turned += std::remainder(now - m_lastAngle, 2 * std::numbers::pi_v<float>);
    m_lastAngle = now;
    // The picture's y axis points down: clockwise there is opposite to the axis that points at the viewer.
    float degrees = -m_turned / degree * (about.dot(toEye) < 0 ? -1 : 1);
    degrees = typed(0).value_or(snapped(degrees, m_options.turnStep));
    change.turn = Eigen::Quaternionf(Eigen::AngleAxisf(degrees * degree, about));
    m_amount = tr("%1°").arg(number(degrees));
    return change;
}

SpaceChange TransformGesture::scaleChange()
{
    SpaceChange change{SpaceChange::Scale};
    change.centre = m_gizmo.origin;
    change.axes = axes();
    const float aspect = float(m_size.width() / std::max(1., m_size.height()));
    const auto centre = projectToPixel(m_camera.viewProjection(aspect), vector(m_size), m_gizmo.origin);
    const Vector2f middle = centre ? Vector2f(centre->head<2>()) : Vector2f(vector(m_size) / 2);
    Vector2f from = vector(m_start) - middle;
    const Vector2f to = vector(m_pointer) - middle;
    float factor;
    if (from.norm() < 20)
        factor = 1 + (to.x() - from.x() - (to.y() - from.y())) / 100; // started in the middle: right and up enlarge
    else
        factor = to.norm() / from.norm() * (to.dot(from) < 0 ? -1.f : 1.f);
    factor = snapped(factor, m_options.scaleStep);
    const int axis = axisOf(m_handle);
    int slot = 0;
    for (int i = 0; i < 3; ++i) {
        const bool used = axis < 0 || (isPlane(m_handle) ? i != axis : i == axis);
        if (!used)
            continue;
        // A single number without an axis applies to all three.
        const bool each = typed(1) || typed(2);
        change.scale[i] = isTyping() ? (axis < 0 && !each ? typed(0).value_or(1) : typed(slot).value_or(1)) : factor;
        ++slot;
    }
    m_amount = axis >= 0 && !isPlane(m_handle)
                   ? tr("× %1").arg(number(change.scale[axis], 3))
                   : tr("× %1, %2, %3")
                         .arg(number(change.scale[0], 3), number(change.scale[1], 3), number(change.scale[2], 3));
    return change;
}

void TransformGesture::apply()
{
    const SpaceChange change = m_tool == EditTool::Rotate  ? turnChange()
                               : m_tool == EditTool::Scale ? scaleChange()
                                                           : moveChange();
    if (m_target)
        return m_target->apply(change);
    // If nothing moved, nothing must be set, not even a key with the present value.
    const bool idle = change.move.isZero() && change.turn.isApprox(Eigen::Quaternionf::Identity()) &&
                      change.scale == Vector3f::Ones();
    Document &document = m_view.document();
    m_refusal.clear();
    if (idle) {
        document.discard(m_historyBefore);
        return;
    }
    Result<ChangeSet> changes = m_edit.changes(document, change);
    const Status status = changes ? document.push(std::move(*changes), stepText(), m_key) : Status(changes.error());
    if (!status)
        m_refusal = translated(status.error().message);
}

QString TransformGesture::stepText() const
{
    const Document &document = m_view.document();
    const std::vector<NodeId> &selected = document.selection().nodes();
    const NamedFacet *names = document.format() ? document.format()->names() : nullptr;
    const QString texts[] = {QString(), tr("Move %1"), tr("Rotate %1"), tr("Scale %1")};
    return texts[std::size_t(m_tool)].arg(selected.size() == 1 && names
                                              ? QString::fromStdString(names->name(document.model(), selected.front()))
                                              : tr("%n node(s)", nullptr, int(m_edit.size())));
}

void TransformGesture::cancel()
{
    if (m_target)
        return m_target->apply({});
    m_view.document().discard(m_historyBefore);
}

QString TransformGesture::amountText() const
{
    if (m_target) {
        const QString texts[] = {QString(), tr("Move %1: %2"), tr("Rotate %1: %2"), tr("Scale %1: %2")};
        return texts[std::size_t(m_tool)].arg(m_target->name(), m_amount);
    }
    const int count = int(m_edit.size());
    if (m_tool == EditTool::Rotate)
        return tr("Rotate %n node(s): %1", nullptr, count).arg(m_amount);
    if (m_tool == EditTool::Scale)
        return tr("Scale %n node(s): %1", nullptr, count).arg(m_amount);
    return (m_view.document().playback().autoKey() ? tr("Move %n node(s): %1", nullptr, count)
                                                   : tr("Move %n pivot(s): %1", nullptr, count))
        .arg(m_amount);
}

QString TransformGesture::text() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    QString what = amountText();
    const QString names[] = {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")};
    const QString planes[] = {QStringLiteral("yz"), QStringLiteral("zx"), QStringLiteral("xy")};
    if (const int axis = axisOf(m_handle); axis >= 0) {
        const QString bound = isPlane(m_handle) ? planes[axis] : names[axis];
        const QString frames[] = {tr("model %1"), tr("parent’s %1"), tr("local %1")};
        const QString axes = frames[std::size_t(m_frame)].arg(bound);
        what = m_tool == EditTool::Rotate ? tr("%1 about %2", "amount about an axis").arg(what, axes)
                                          : tr("%1 along %2", "amount along an axis").arg(what, axes);
    }
    return m_typed[m_slot].isEmpty() ? what : tr("%1  [%2]").arg(what, m_typed[m_slot]);
}

} // namespace sinew
