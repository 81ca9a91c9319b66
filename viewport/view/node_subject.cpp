// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/node_subject.h"

#include "core/format/format.h"

#include <algorithm>
#include <unordered_set>

namespace sinew {

NodeFrames nodeFrames(const DocumentView &view, std::span<const NodeId> nodes, const PoseTime &when)
{
    NodeFrames frames;
    int count = 0;
    const std::vector<SceneNode> &all = view.scene().nodes;
    const std::unordered_set<NodeId> moved(nodes.begin(), nodes.end());
    for (std::size_t row = 0; row < all.size(); ++row) {
        const SceneNode &node = all[row];
        if (!moved.contains(node.source))
            continue;
        const PosedNode posed = poseNode(view.scene(), std::int32_t(row), when);
        frames.centre += posed.world.matrix * toEigen(node.pivot);
        ++count;
        if (node.source == nodes.back() || count == 1) {
            frames.axes[std::size_t(AxisFrame::Parent)] = parentAxes(posed);
            frames.axes[std::size_t(AxisFrame::Own)] = ownAxes(posed);
        }
    }
    if (count > 0)
        frames.centre /= float(count);
    return frames;
}

PoseTime seenFrom(const DocumentView &view, const ViewCamera &camera)
{
    PoseTime when = view.when();
    camera.apply(when);
    return when;
}

NodeSubject::NodeSubject(DocumentView &view, std::vector<NodeId> nodes, PosedEdit::Target target,
                         SpaceChange::Kind kind)
    : m_view(view), m_nodes(std::move(nodes)), m_target(target), m_kind(kind),
      m_historyBefore(view.document().historyIndex())
{
}

Result<std::unique_ptr<NodeSubject>> NodeSubject::begin(DocumentView &view, std::vector<NodeId> nodes,
                                                        PosedEdit::Target target, SpaceChange::Kind kind,
                                                        const ViewCamera &camera)
{
    const PoseTime when = seenFrom(view, camera);
    Result<PosedEdit> edit = PosedEdit::begin(view.document(), view.scene(), when, nodes, target, kind);
    if (!edit)
        return edit.error();
    std::unique_ptr<NodeSubject> subject(new NodeSubject(view, std::move(nodes), target, kind));
    subject->m_edit = std::move(*edit);
    const NodeFrames frames = nodeFrames(view, subject->m_nodes, when);
    std::copy(std::begin(frames.axes), std::end(frames.axes), std::begin(subject->m_axes));
    return subject;
}

Status NodeSubject::apply(const std::optional<SpaceChange> &change)
{
    Document &document = m_view.document();
    if (!change) {
        document.discard(m_historyBefore);
        return Done{};
    }
    Result<ChangeSet> changes = m_edit.changes(document, *change);
    return changes ? document.push(std::move(*changes), stepText(), m_key) : Status(changes.error());
}

void NodeSubject::cancel()
{
    m_view.document().discard(m_historyBefore);
}

QString NodeSubject::stepText() const
{
    const Document &document = m_view.document();
    const NamedFacet *names = document.format() ? document.format()->names() : nullptr;
    const bool isKey = m_target == PosedEdit::Target::PresentKeys;
    const QString texts[] = {isKey ? tr("Move a key of %1") : tr("Move %1"), tr("Rotate %1"), tr("Scale %1")};
    return texts[m_kind].arg(m_nodes.size() == 1 && names
                                 ? QString::fromStdString(names->name(document.model(), m_nodes.front()))
                                 : tr("%n node(s)", nullptr, int(m_edit.size())));
}

QString NodeSubject::text() const
{
    return m_edit.isElsewhere() ? tr("%1 – the only key is in another sequence, which shows the change").arg(doing())
                                : doing();
}

QString NodeSubject::doing() const
{
    const int count = int(m_edit.size());
    switch (m_kind) {
    case SpaceChange::Turn:
        return tr("Rotate %n node(s): %1", nullptr, count);
    case SpaceChange::Scale:
        return tr("Scale %n node(s): %1", nullptr, count);
    case SpaceChange::Move:
        break;
    }
    if (m_target == PosedEdit::Target::PresentKeys)
        return tr("Move a key: %1");
    return m_view.document().playback().autoKey() ? tr("Move %n node(s): %1", nullptr, count)
                                                  : tr("Move %n pivot(s): %1", nullptr, count);
}

} // namespace sinew
