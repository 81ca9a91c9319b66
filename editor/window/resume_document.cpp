// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/resume_document.h"

#include "core/document/document.h"
#include "core/facets/sequence_facet.h"
#include "core/format/format.h"
#include "widgets/objects/object_counterpart.h"

namespace sinew {

void resumeDocument(const Document &old, Document &fresh)
{
    std::vector<NodeId> selected;
    for (const NodeId node : old.selection().nodes()) {
        if (const NodeId same = counterpart(old.model(), node, fresh.model()); same != NoNode)
            selected.push_back(same);
    }
    fresh.selection().set(std::move(selected));

    const Playback &before = old.playback();
    Playback &playback = fresh.playback();
    playback.setAtEnd(before.atEnd());
    playback.setSpeed(before.speed());
    playback.setPlaying(before.isPlaying());
    const NodeId sequence = counterpart(old.model(), before.sequence(), fresh.model());
    const SequenceFacet *facet = fresh.format() ? fresh.format()->sequences() : nullptr;
    if (!facet || sequence == NoNode)
        return;
    for (const Clip &clip : facet->sequences(fresh.model())) {
        if (clip.source != sequence)
            continue;
        playback.setSequence(clip);
        if (before.time() >= double(clip.start) && before.time() <= double(clip.end))
            playback.setTime(before.time());
    }
}

} // namespace sinew
