// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/node_subject.h"

#include "core/format/format.h"

#include <algorithm>

namespace sinew {

NodeFrames nodeFrames(const DocumentView &view, const PoseTime &when)
{
    NodeFrames frames;
    int count = 0;
    const std::vector<NodeId> &selected = view.document().selection().nodes();
    for (const std::int32_t row : view.selectedNodes()) {
        const SceneNode &node = view.scene().nodes[std::size_t(row)];
        const PosedNode posed = poseNode(view.scene(), row, when);
        frames.centre += posed.world.matrix * toEigen(node.pivot);
        ++count;
        if (node.source == selected.back() || count == 1) {
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

NodeSubject::NodeSubject(DocumentView &view, SpaceChange::Kind kind)
    : m_view(view), m_kind(kind), m_historyBefore(view.document().historyIndex())
{
}

Result<std::unique_ptr<NodeSubject>> NodeSubject::begin(DocumentView &view, SpaceChange::Kind kind,
                                                        const ViewCamera &camera, bool pivotsWithChildren)
{
    Document &document = view.document();
    std::unique_ptr<NodeSubject> subject(new NodeSubject(view, kind));
    const PosedEdit::Target target = document.playback().autoKey() ? PosedEdit::Target::Keys
                                     : pivotsWithChildren          ? PosedEdit::Target::PivotsWithChildren
                                                                   : PosedEdit::Target::Pivots;
    const PoseTime when = seenFrom(view, camera);
    Result<PosedEdit> edit = PosedEdit::begin(document, view.scene(), when, document.selection().nodes(), target, kind);
    if (!edit)
        return edit.error();
    subject->m_edit = std::move(*edit);
    const NodeFrames frames = nodeFrames(view, when);
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
    const std::vector<NodeId> &selected = document.selection().nodes();
    const NamedFacet *names = document.format() ? document.format()->names() : nullptr;
    const QString texts[] = {tr("Move %1"), tr("Rotate %1"), tr("Scale %1")};
    return texts[m_kind].arg(selected.size() == 1 && names
                                 ? QString::fromStdString(names->name(document.model(), selected.front()))
                                 : tr("%n node(s)", nullptr, int(m_edit.size())));
}

QString NodeSubject::text() const
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
    return m_view.document().playback().autoKey() ? tr("Move %n node(s): %1", nullptr, count)
                                                  : tr("Move %n pivot(s): %1", nullptr, count);
}

} // namespace sinew
