// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/preview_sequence_box.h"

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"
#include "core/format/format.h"

#include <QSignalBlocker>

#include <algorithm>

namespace sinew {

namespace {

constexpr int ofDonorRole = Qt::UserRole + 1;

std::vector<Clip> sequencesIn(const Document &document)
{
    const SequenceFacet *facet = document.format()->sequences();
    return facet ? facet->sequences(document.model()) : std::vector<Clip>();
}

bool contains(const std::vector<Clip> &clips, const Clip &wanted)
{
    return std::any_of(clips.begin(), clips.end(), [&](const Clip &clip) { return clip.source == wanted.source; });
}

} // namespace

PreviewSequenceBox::PreviewSequenceBox(Document &target, QWidget *parent)
    : QComboBox(parent), m_target(&target), m_first(target.playback().sequence()),
      m_wasPlaying(target.playback().isPlaying())
{
    setDonor(nullptr);
    connect(&target.playback(), &Playback::sequenceChanged, this, &PreviewSequenceBox::follow);
}

void PreviewSequenceBox::follow()
{
    if (!m_target || m_isHeld || (ofDonor() != NoNode && m_target->playback().sequence() == m_played))
        return;
    const QSignalBlocker quiet(this);
    setCurrentIndex(findData(m_target->playback().sequence()));
}

void PreviewSequenceBox::setDonor(const Document *donor)
{
    const QSignalBlocker quiet(this);
    clear();
    if (!m_target)
        return;
    const std::vector<Clip> here = sequencesIn(*m_target), there = donor ? sequencesIn(*donor) : std::vector<Clip>();
    const SequenceMatch match = matchSequences(there, here);
    for (const Clip &clip : here) {
        const QString name = QString::fromStdString(clip.name);
        addItem(donor && contains(match.unmatched, clip) ? tr("%1 (only here)").arg(name) : name, clip.source);
    }
    const bool adopts = m_target->format()->sequences() && m_target->format()->sequences()->canEdit();
    for (const Clip &clip : match.missing) {
        if (!adopts)
            break;
        addItem(tr("%1 (only in the other model)").arg(QString::fromStdString(clip.name)), clip.source);
        setItemData(count() - 1, true, ofDonorRole);
    }
    setCurrentIndex(findData(m_target->playback().sequence()));
}

NodeId PreviewSequenceBox::ofDonor() const
{
    return currentData(ofDonorRole).toBool() ? currentData().value<NodeId>() : NoNode;
}

void PreviewSequenceBox::hold()
{
    m_isHeld = true;
    if (m_target && m_played != NoNode && m_target->playback().sequence() == m_played)
        m_offset = m_target->playback().time() - m_target->playback().start();
}

void PreviewSequenceBox::play(NodeId made)
{
    const NodeId wanted = ofDonor() != NoNode ? made : currentData().value<NodeId>();
    if (m_target && currentIndex() >= 0 && wanted != NoNode)
        setSequence(wanted, m_offset);
    m_offset = -1;
    m_isHeld = false;
}

void PreviewSequenceBox::leave()
{
    // What was chosen elsewhere meanwhile stays. What only the donor has may be gone already.
    if (!m_target || m_stays || m_played == NoNode ||
        (ofDonor() == NoNode && m_target->playback().sequence() != m_played))
        return;
    setSequence(m_first, -1);
    m_target->playback().setPlaying(m_wasPlaying);
}

void PreviewSequenceBox::setSequence(NodeId sequence, double offset)
{
    if (!m_target || m_target->playback().sequence() == sequence)
        return;
    for (const Clip &clip : sequencesIn(*m_target)) {
        if (clip.source != sequence)
            continue;
        m_played = sequence;
        m_target->playback().setSequence(clip);
        if (offset >= 0 && offset <= clip.end - clip.start)
            m_target->playback().setTime(clip.start + offset);
    }
}

} // namespace sinew

#include "moc_preview_sequence_box.cpp"
