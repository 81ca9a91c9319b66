// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/transform_gesture.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "viewport/view/document_view.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace sinew {

using Eigen::Matrix3f;
using Eigen::Vector3f;

namespace {

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

/// Mean of the nodes, axes of the last one.
Frames framesOf(const DocumentView &view, std::span<const NodeId> nodes, PoseTime when)
{
    Frames frames;
    const std::vector<SceneNode> &all = view.scene().nodes;
    for (std::size_t row = 0; row < all.size(); ++row) {
        const SceneNode &node = all[row];
        if (std::find(nodes.begin(), nodes.end(), node.source) == nodes.end())
            continue;
        const PosedNode posed = poseNode(view.scene(), std::int32_t(row), when);
        frames.centre += posed.world.matrix * toEigen(node.pivot);
        ++frames.nodes;
        if (node.source == nodes.back() || frames.nodes == 1) {
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

std::optional<Gizmo> gizmoOf(const DocumentView &view, EditTool tool, AxisFrame frame, QSizeF size)
{
    if (tool == EditTool::Select || view.selectedNodes().empty())
        return {};
    const ViewCamera camera = view.camera(float(size.width() / std::max(1., size.height())));
    const Frames frames = framesOf(view, view.document().selection().nodes(), seenFrom(view, camera));
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
                                                                  const TransformOptions &options)
{
    std::unique_ptr<TransformGesture> gesture(new TransformGesture(view, tool, handle, pointer, size, options));
    gesture->m_nodes = view.document().selection().nodes();
    const PosedEdit::Target target = view.document().playback().autoKey() ? PosedEdit::Target::Keys
                                     : options.pivotsWithChildren         ? PosedEdit::Target::PivotsWithChildren
                                                                          : PosedEdit::Target::Pivots;
    if (Status started = gesture->start(target); !started)
        return started.error();
    return gesture;
}

Result<std::unique_ptr<TransformGesture>> TransformGesture::beginKey(DocumentView &view, NodeId node, QPointF pointer,
                                                                     QSizeF size, const TransformOptions &options)
{
    std::unique_ptr<TransformGesture> gesture(
        new TransformGesture(view, EditTool::Move, Handle::View, pointer, size, options));
    gesture->m_nodes = {node};
    gesture->m_movesKey = true;
    if (Status started = gesture->start(PosedEdit::Target::PresentKeys); !started)
        return started.error();
    return gesture;
}

Status TransformGesture::start(PosedEdit::Target target)
{
    Document &document = m_view.document();
    document.playback().setPlaying(false);
    const SpaceChange::Kind kind = m_tool == EditTool::Rotate  ? SpaceChange::Turn
                                   : m_tool == EditTool::Scale ? SpaceChange::Scale
                                                               : SpaceChange::Move;
    const PoseTime when = seenFrom(m_view, m_camera);
    if (m_options.limbs && m_tool == EditTool::Move && !m_movesKey) {
        if (m_nodes.size() != 1)
            return Error{QT_TRANSLATE_NOOP("Message", "select one node: the end of the limb")};
        Result<LimbEdit> limb = LimbEdit::begin(document, m_view.scene(), when, m_nodes.front());
        if (!limb)
            return limb.error();
        m_limb = std::move(*limb);
    } else {
        Result<PosedEdit> edit = PosedEdit::begin(document, m_view.scene(), when, m_nodes, target, kind);
        if (!edit)
            return edit.error();
        m_edit = std::move(*edit);
    }
    const Frames frames = framesOf(m_view, m_nodes, when);
    std::copy(std::begin(frames.axes), std::end(frames.axes), std::begin(m_frames));
    const Vector3f centre = m_limb ? m_limb->place() : m_edit.centre();
    m_gizmo = {m_tool, centre, Matrix3f::Identity(), unitsPerPixel(m_camera, centre, float(m_size.height()))};
    m_lastAngle = std::nanf("");
    apply();
    return Done{};
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

Result<ChangeSet> TransformGesture::changesFor(const SpaceChange &change)
{
    if (!m_limb)
        return m_edit.changes(m_view.document(), change);
    Result<LimbEdit::Bent> bent = m_limb->bent(m_view.document(), change.move);
    if (!bent)
        return bent.error();
    if (bent->reach == LimbReach::TooFar)
        m_amount = tr("%1 – out of reach, the limb is straight", "amount").arg(m_amount);
    else if (bent->reach == LimbReach::TooNear)
        m_amount = tr("%1 – too near, the limb is folded", "amount").arg(m_amount);
    return std::move(bent->changes);
}

void TransformGesture::apply()
{
    const SpaceChange change = m_tool == EditTool::Rotate  ? turnChange()
                               : m_tool == EditTool::Scale ? scaleChange()
                                                           : moveChange();
    // If nothing moved, nothing must be set, not even a key with the present value.
    const bool idle = change.move.isZero() && change.turn.isApprox(Eigen::Quaternionf::Identity()) &&
                      change.scale == Vector3f::Ones();
    Document &document = m_view.document();
    m_refusal.clear();
    if (idle) {
        document.discard(m_historyBefore);
        return;
    }
    Result<ChangeSet> changes = changesFor(change);
    const Status status = changes ? document.push(std::move(*changes), stepText(), m_key) : Status(changes.error());
    if (!status)
        m_refusal = translated(status.error().message);
}

QString TransformGesture::stepText() const
{
    const Document &document = m_view.document();
    const NamedFacet *names = document.format() ? document.format()->names() : nullptr;
    const QString texts[] = {QString(),
                             m_limb       ? tr("Bend the limb of %1")
                             : m_movesKey ? tr("Move a key of %1")
                                          : tr("Move %1"),
                             tr("Rotate %1"), tr("Scale %1")};
    return texts[std::size_t(m_tool)].arg(m_nodes.size() == 1 && names
                                              ? QString::fromStdString(names->name(document.model(), m_nodes.front()))
                                              : tr("%n node(s)", nullptr, int(m_edit.size())));
}

void TransformGesture::cancel()
{
    m_view.document().discard(m_historyBefore);
}

QString TransformGesture::text() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    QString what;
    const int count = int(m_edit.size());
    switch (m_tool) {
    case EditTool::Rotate:
        what = tr("Rotate %n node(s): %1", nullptr, count);
        break;
    case EditTool::Scale:
        what = tr("Scale %n node(s): %1", nullptr, count);
        break;
    default:
        what = m_limb                                   ? tr("Bend the limb: %1")
               : m_movesKey                             ? tr("Move a key: %1")
               : m_view.document().playback().autoKey() ? tr("Move %n node(s): %1", nullptr, count)
                                                        : tr("Move %n pivot(s): %1", nullptr, count);
        break;
    }
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
