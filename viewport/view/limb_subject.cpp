// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/view/limb_subject.h"

#include "core/format/format.h"
#include "viewport/view/node_subject.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

LimbSubject::LimbSubject(DocumentView &view, NodeId end, LimbEdit edit)
    : m_view(view), m_end(end), m_edit(std::move(edit)), m_historyBefore(view.document().historyIndex())
{
}

Result<std::unique_ptr<LimbSubject>> LimbSubject::begin(DocumentView &view, const ViewCamera &camera)
{
    const std::vector<NodeId> nodes = view.document().selection().nodes();
    if (nodes.size() != 1)
        return Error{QT_TRANSLATE_NOOP("Message", "select one node: the end of the limb")};
    const PoseTime when = seenFrom(view, camera);
    Result<LimbEdit> edit = LimbEdit::begin(view.document(), view.scene(), when, nodes.front());
    if (!edit)
        return edit.error();
    std::unique_ptr<LimbSubject> subject(new LimbSubject(view, nodes.front(), std::move(*edit)));
    const NodeFrames frames = nodeFrames(view, nodes, when);
    std::copy(std::begin(frames.axes), std::end(frames.axes), std::begin(subject->m_axes));
    return subject;
}

Status LimbSubject::apply(const std::optional<SpaceChange> &change)
{
    Document &document = m_view.document();
    m_reach = LimbReach::There;
    if (!change) {
        document.discard(m_historyBefore);
        return Done{};
    }
    Result<LimbEdit::Bent> bent = m_edit.bent(document, change->move);
    if (!bent)
        return bent.error();
    m_reach = bent->reach;
    const NamedFacet *names = document.format() ? document.format()->names() : nullptr;
    const QString name = names ? QString::fromStdString(names->name(document.model(), m_end)) : QString();
    return document.push(std::move(bent->changes), tr("Bend the limb of %1").arg(name), m_key);
}

void LimbSubject::cancel()
{
    m_view.document().discard(m_historyBefore);
}

QString LimbSubject::text() const
{
    switch (m_reach) {
    case LimbReach::TooFar:
        return tr("Bend the limb: %1 – out of reach, the limb is straight");
    case LimbReach::TooNear:
        return tr("Bend the limb: %1 – too near, the limb is folded");
    case LimbReach::There:
        break;
    }
    return tr("Bend the limb: %1");
}

} // namespace sinew
