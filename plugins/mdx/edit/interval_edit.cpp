// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/interval_edit.h"

#include "plugins/mdx/edit/curves.h"
#include "plugins/mdx/edit/sequence_spans.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

const MdxCurves curves;

} // namespace

IntervalEdit::IntervalEdit(const Model &model, NodeId id, const TimeSpan &from)
    : m_model(model), m_id(id), m_from(from), m_others(othersOf(model, std::span(&id, 1))), m_timeline(model, &curves),
      m_edit(model)
{
}

Result<ChangeSet> IntervalEdit::run(const TimeSpan &to, KeyPolicy policy, OverlapPolicy overlapPolicy)
{
    TimeSpan keysTo = to;
    if (policy == KeyPolicy::Shift) {
        const std::int64_t end = std::int64_t(to.start) + m_from.end - m_from.start;
        if (end > lastTime || m_from.end < m_from.start)
            return Error{QT_TRANSLATE_NOOP("Message", "the keys would exceed the times that can be stored")};
        keysTo.end = std::int32_t(end);
    }
    if (policy == KeyPolicy::Trim && (to.start > m_from.end || to.end < m_from.start))
        return Error{QT_TRANSLATE_NOOP("Message", "trimming can't move a sequence elsewhere")};
    const bool moves = policy == KeyPolicy::Stretch || (policy == KeyPolicy::Shift && to.start != m_from.start);
    // Time that the interval gains beyond its keys is taken from no other sequence.
    if (moves)
        if (Status clear = makeWay({keysTo.start, std::max(keysTo.end, to.end)}, keysTo, overlapPolicy); !clear)
            return clear.error();
    if (moves)
        m_timeline.move(m_from, keysTo, m_others);
    else if (policy == KeyPolicy::Trim)
        m_timeline.trim(m_from, to, m_others);
    m_edit.set(fieldOf<&Sequence::start>(m_id), to.start);
    m_edit.set(fieldOf<&Sequence::end>(m_id), to.end);
    m_timeline.addTo(m_edit);
    return m_edit.finish();
}

Status IntervalEdit::makeWay(const TimeSpan &whole, const TimeSpan &keysTo, OverlapPolicy overlapPolicy)
{
    const Root &root = rootOf(m_model);
    for (std::size_t i = 0; i < root.sequences.size() && overlapPolicy != OverlapPolicy::Replace; ++i) {
        const Sequence &other = root.sequences[i];
        if (root.sequences.ids[i] == m_id || other.end < other.start || meetOnlyIn(spanOf(other), whole, m_from))
            continue;
        if (overlapPolicy == OverlapPolicy::Push && other.start > m_from.end)
            return push(whole);
        return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” occupies that time (%2 to %3)"),
                             {std::string(other.name.view()), other.start, other.end})};
    }
    if (overlapPolicy != OverlapPolicy::Replace)
        for (std::size_t i = 0; i < root.sequences.size(); ++i)
            if (root.sequences.ids[i] != m_id && disturbs(spanOf(root.sequences[i]), keysTo))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” reads some of the same keys"),
                                     {std::string(root.sequences[i].name.view())})};
    return Done{};
}

bool IntervalEdit::disturbs(const TimeSpan &other, const TimeSpan &keysTo) const
{
    const TimeSpan both{std::max(other.start, m_from.start), std::min(other.end, m_from.end)};
    if (both.end < both.start)
        return false;
    const bool stays = keysTo.start == m_from.start && keysTo.end == m_from.end;
    const bool meets = std::max(both.start, keysTo.start) <= std::min(both.end, keysTo.end);
    // A single instant at a border that does not move is the same key before and after.
    const bool isBorder = both.start == both.end && ((both.start == m_from.start && m_from.start == keysTo.start) ||
                                                     (both.end == m_from.end && m_from.end == keysTo.end));
    return !stays && meets && !isBorder && m_timeline.hasKeys(both);
}

Status IntervalEdit::push(const TimeSpan &whole)
{
    const Root &root = rootOf(m_model);
    const std::int64_t need = std::int64_t(whole.end) - m_from.end, at = std::int64_t(m_from.end) + 1;
    for (std::size_t i = 0; i < root.sequences.size(); ++i) {
        const Sequence &other = root.sequences[i];
        if (root.sequences.ids[i] == m_id)
            continue;
        if (other.start < at) {
            if (!meetOnlyIn(spanOf(other), whole, m_from))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” occupies that time (%2 to %3)"),
                                     {std::string(other.name.view()), other.start, other.end})};
            continue;
        }
        if (need > lastTime || other.end + need > lastTime || other.start + need > lastTime)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” would exceed the times that can be stored"),
                                 {std::string(other.name.view())})};
        m_edit.set(fieldOf<&Sequence::start>(root.sequences.ids[i]), std::int32_t(other.start + need));
        m_edit.set(fieldOf<&Sequence::end>(root.sequences.ids[i]), std::int32_t(other.end + need));
    }
    return m_timeline.insertTime(std::int32_t(at), std::int32_t(need));
}

} // namespace sinew::mdx
