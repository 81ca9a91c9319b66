// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/timeline/timeline_panel.h"

#include "core/format/format.h"
#include "widgets/timeline/time_ruler.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <unordered_set>
#include <utility>

// The list of sequences, and which of them plays; for the rest see timeline_panel.cpp.

namespace sinew {

void TimelinePanel::refreshSequences()
{
    const std::vector<Clip> before =
        std::exchange(m_clips, m_document->format()->sequences()->sequences(m_document->model()));
    std::unordered_set<NodeId> known;
    for (const Clip &clip : before)
        known.insert(clip.source);
    for (const Clip &clip : m_clips)
        if (!before.empty() && !known.contains(clip.source))
            m_made.insert(clip.source);
    const QSignalBlocker quiet(m_sequences);
    const int former = m_sequences->currentIndex();
    QStringList texts{tr("None")}, toolTips{tr("No sequence: the whole timeline")};
    const Playback &playback = m_document->playback();
    int current = 0;
    for (const Clip &clip : m_clips) {
        if (clip.source == playback.sequence())
            current = int(texts.size());
        const QString name = clip.name.empty() ? tr("Unnamed") : QString::fromStdString(clip.name);
        texts << (clip.missing ? tr("%1 (file not found)").arg(name) : name);
        const std::int32_t origin = originOf(clip);
        toolTips << tr("%1: %2 to %3 ms").arg(name).arg(clip.start - origin).arg(clip.end - origin);
    }
    listSequences(texts, toolTips);
    // If the sequence was temporary, as when its creation is undone, the one chosen before.
    if (current == 0 && m_made.contains(playback.sequence()))
        current = chosenBefore();
    // If each has its own time range, their common timeline is meaningless: after a deletion the next is chosen.
    if (current == 0 && playback.sequence() != NoNode && !m_clips.empty() && m_clips.front().ownTime)
        current = std::clamp(former, 1, int(m_clips.size()));
    m_sequences->setCurrentIndex(current);
    // The chosen sequence may have moved or be gone.
    if (playback.sequence() != NoNode || playback.start() != playback.end())
        chooseSequence(current);
    m_ruler->setBands(current == 0 ? m_clips : std::vector<Clip>());
}

void TimelinePanel::listSequences(const QStringList &texts, const QStringList &toolTips)
{
    if (m_sequences->count() != texts.size()) {
        m_sequences->clear();
        m_sequences->addItems(texts);
    }
    // At each step of a drag of keys, nothing has changed.
    for (int row = 0; row < texts.size(); ++row) {
        if (m_sequences->itemText(row) != texts[row])
            m_sequences->setItemText(row, texts[row]);
        if (m_sequences->itemData(row, Qt::ToolTipRole).toString() != toolTips[row])
            m_sequences->setItemData(row, toolTips[row], Qt::ToolTipRole);
    }
}

void TimelinePanel::noteChosen()
{
    constexpr std::size_t most = 32;
    const NodeId sequence = m_document->playback().sequence();
    if (sequence == NoNode || (!m_chosen.empty() && m_chosen.back() == sequence))
        return;
    if (m_chosen.size() == most)
        m_chosen.erase(m_chosen.begin());
    m_chosen.push_back(sequence);
}

int TimelinePanel::chosenBefore() const
{
    for (auto sequence = m_chosen.rbegin(); sequence != m_chosen.rend(); ++sequence)
        for (std::size_t row = 0; row < m_clips.size(); ++row)
            if (m_clips[row].source == *sequence)
                return int(row) + 1;
    return 0;
}

void TimelinePanel::chooseSequence(int index)
{
    if (index > 0) {
        const Clip &clip = m_clips[std::size_t(index - 1)];
        m_document->playback().setSequence(clip);
    } else if (m_clips.empty()) {
        m_document->playback().setSequence(NoNode, 0, 1000);
    } else {
        double start = m_clips.front().start, end = m_clips.front().end;
        for (const Clip &clip : m_clips) {
            start = std::min({start, double(clip.start), double(clip.end)});
            end = std::max({end, double(clip.start), double(clip.end)});
        }
        m_document->playback().setSequence(NoNode, start, end);
    }
    m_sequences->setCurrentIndex(index);
}

} // namespace sinew
