// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/transform_gesture.h"

#include "core/text/translated.h"
#include "viewport/view/limb_subject.h"
#include "viewport/view/mesh_subject.h"
#include "viewport/view/node_subject.h"
#include "viewport/view/target_subject.h"

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

SpaceChange::Kind kindOf(EditTool tool)
{
    return tool == EditTool::Rotate  ? SpaceChange::Turn
           : tool == EditTool::Scale ? SpaceChange::Scale
                                     : SpaceChange::Move;
}

template<class Subject>
Result<std::unique_ptr<TransformSubject>> anySubject(Result<std::unique_ptr<Subject>> subject)
{
    if (!subject)
        return subject.error();
    return std::unique_ptr<TransformSubject>(std::move(*subject));
}

/// What is to be moved: a key, vertices, the end of a limb, or the selected nodes.
Result<std::unique_ptr<TransformSubject>> subjectOf(DocumentView &view, const TransformStart &start,
                                                    const TransformOptions &options, const ViewCamera &camera,
                                                    TransformTarget *moved)
{
    const SpaceChange::Kind kind = kindOf(start.tool);
    if (moved && moved->centre())
        return std::unique_ptr<TransformSubject>(std::make_unique<TargetSubject>(*moved, kind));
    if (start.key != NoNode)
        return anySubject(
            NodeSubject::begin(view, {start.key}, PosedEdit::Target::PresentKeys, SpaceChange::Move, camera));
    if (MeshSession *session = view.meshSession())
        return anySubject(MeshSubject::begin(*session, kind, start.continued));
    if (options.limbs && kind == SpaceChange::Move)
        return anySubject(LimbSubject::begin(view, camera));
    const PosedEdit::Target target = view.document().playback().autoKey() ? PosedEdit::Target::Keys
                                     : options.pivotsWithChildren         ? PosedEdit::Target::PivotsWithChildren
                                                                          : PosedEdit::Target::Pivots;
    return anySubject(NodeSubject::begin(view, view.document().selection().nodes(), target, kind, camera));
}

} // namespace

std::optional<Gizmo> gizmoOf(const DocumentView &view, EditTool tool, AxisFrame frame, QSizeF size,
                             const TransformTarget *target)
{
    if (tool == EditTool::Select)
        return {};
    const ViewCamera camera = view.camera(float(size.width() / std::max(1., size.height())));
    Vector3f centre;
    Matrix3f axes = Matrix3f::Identity();
    if (const std::optional<Vector3f> place = target ? target->centre() : std::nullopt) {
        centre = *place;
    } else if (const MeshSession *session = view.meshSession()) {
        const std::optional<Vector3f> middle = session->centre();
        if (!middle)
            return {};
        centre = *middle;
        if (frame == AxisFrame::Own)
            axes = session->normalAxes();
    } else {
        if (view.selectedNodes().empty())
            return {};
        const NodeFrames frames = nodeFrames(view, view.document().selection().nodes(), seenFrom(view, camera));
        centre = frames.centre;
        axes = frames.axes[std::size_t(frame)];
    }
    if (!centre.allFinite())
        return {};
    return Gizmo{tool, centre, axes, unitsPerPixel(camera, centre, float(size.height()))};
}

TransformGesture::TransformGesture(DocumentView &view, const TransformStart &start, QPointF pointer, QSizeF size,
                                   const TransformOptions &options)
    : m_view(view), m_tool(start.tool), m_handle(start.handle), m_frame(start.frame.value_or(options.frame)),
      m_options(options), m_size(size), m_start(pointer), m_last(pointer), m_pointer(pointer),
      m_camera(view.camera(float(size.width() / std::max(1., size.height()))))
{
}

Result<std::unique_ptr<TransformGesture>> TransformGesture::begin(DocumentView &view, const TransformStart &start,
                                                                  QPointF pointer, QSizeF size,
                                                                  const TransformOptions &options,
                                                                  TransformTarget *moved)
{
    view.document().playback().setPlaying(false);
    std::unique_ptr<TransformGesture> gesture(new TransformGesture(view, start, pointer, size, options));
    Result<std::unique_ptr<TransformSubject>> subject = subjectOf(view, start, options, gesture->m_camera, moved);
    if (!subject)
        return subject.error();
    gesture->m_subject = std::move(*subject);
    const Vector3f centre = gesture->m_subject->centre();
    gesture->m_gizmo = {start.tool, centre, Matrix3f::Identity(),
                        unitsPerPixel(gesture->m_camera, centre, float(size.height()))};
    gesture->m_lastAngle = std::nanf("");
    gesture->apply();
    return gesture;
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
    // If nothing moved, nothing must be set, not even a key with the present value.
    const bool idle = change.move.isZero() && change.turn.isApprox(Eigen::Quaternionf::Identity()) &&
                      change.scale == Vector3f::Ones();
    m_refusal.clear();
    const Status status = m_subject->apply(idle ? std::nullopt : std::optional(change));
    if (!status)
        m_refusal = translated(status.error().message);
}

bool TransformGesture::wheel(float steps)
{
    if (!m_subject->wheel(steps))
        return false;
    apply();
    return true;
}

QString TransformGesture::text() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    QString what = m_subject->text();
    what = what.arg(m_amount);
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
