// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/sequence_spaces.h"

#include "core/schema/four_cc.h"
#include "plugins/m2/file/files.h"

#include <algorithm>
#include <unordered_map>

namespace sinew::m2 {

namespace {

constexpr std::uint32_t inModelFlags = 0x130;

} // namespace

SequenceSpaces::SequenceSpaces(M2Writer &writer) : m_writer(writer), m_layout(writer.m_layout), m_root(writer.m_root)
{
    const List<Sequence> &now = m_root.sequences, &then = writer.m_former->sequences;
    m_plans.resize(now.size());
    m_changed = now.size() != then.size();
    const bool subTracks = hasSubTracks(m_root.version);
    const std::vector<std::uint32_t> targets = resolveAliases(m_root), formerTargets = resolveAliases(*writer.m_former);
    std::unordered_map<NodeId, std::int32_t> oldRows;
    for (std::size_t row = 0; row < then.size(); ++row)
        oldRows[then.ids[row]] = std::int32_t(row);
    for (std::size_t row = 0; row < now.size(); ++row) {
        Plan &plan = m_plans[row];
        if (const auto found = oldRows.find(now.ids[row]); found != oldRows.end())
            plan.oldRow = found->second;
        plan.owner = std::uint32_t(row);
        if (subTracks) {
            const std::uint32_t target = targets[row];
            if (now[target].timelineStart == now[row].timelineStart)
                plan.owner = target;
        }
        // An alias with keys of its own stores them where those of its target are.
        plan.target = targets[row];
        plan.external = subTracks && !(now[plan.target].flags & inModelFlags);
        if (plan.oldRow >= 0) {
            const SequenceSource &source = m_layout.sequences[std::size_t(plan.oldRow)];
            plan.missing = source.missing && plan.external;
            const Sequence &old = then[std::size_t(plan.oldRow)];
            m_changed |=
                std::size_t(plan.oldRow) != row || formerTargets[std::size_t(plan.oldRow)] != plan.target ||
                old.timelineStart != now[row].timelineStart || source.external != plan.external ||
                (subTracks ? source.keysOf != plan.owner : old.start != now[row].start || old.end != now[row].end);
        } else {
            m_changed = true;
        }
    }
    findSplits();
}

/// The name of an .anim file contains the animation: if several sequences share a file, the first keeps it, and those
/// with another name leave it.
void SequenceSpaces::findSplits()
{
    std::map<std::uint32_t, const Sequence *> players;
    for (std::size_t row = 0; row < m_plans.size(); ++row) {
        Plan &plan = m_plans[row];
        if (plan.owner != row || plan.target != row || !plan.external || plan.missing || plan.oldRow < 0)
            continue;
        const SequenceSource &source = m_layout.sequences[std::size_t(plan.oldRow)];
        const auto space =
            std::find_if(source.spaces.begin(), source.spaces.end(), [](std::int32_t s) { return s >= 0; });
        if (!source.external || space == source.spaces.end())
            continue;
        const Sequence &sequence = m_root.sequences[row];
        const auto [player, isFirst] = players.emplace(m_layout.spaces[std::size_t(*space)].file, &sequence);
        plan.splits =
            !isFirst && (player->second->id != sequence.id || player->second->variation != sequence.variation);
        m_changed |= plan.splits;
    }
}

std::int32_t SequenceSpaces::formerSpaceOf(std::int32_t oldRow, AnimSection home, std::int32_t own) const
{
    const SequenceSource &source = m_layout.sequences[std::size_t(oldRow)];
    return source.external ? source.spaces[std::size_t(home)] : own;
}

std::int32_t SequenceSpaces::copiedSpace(std::uint32_t row, std::int32_t space)
{
    if (const auto found = m_copies.find({row, space}); found != m_copies.end())
        return found->second;
    const Sequence &sequence = m_root.sequences[row];
    const QString name = animationName(QString::fromStdString(m_writer.m_base), sequence.id, sequence.variation);
    const std::uint32_t file = m_layout.spaces[std::size_t(space)].file;
    M2Writer::NewFile copy{name, FileKind::Animation, {}};
    const bool compact = m_writer.m_mode == M2Writer::Mode::Compact;
    for (std::size_t i = 0; i < m_layout.spaces.size(); ++i) {
        const FileSpace &each = m_layout.spaces[i];
        if (each.file != file)
            continue;
        const std::int32_t own = m_writer.newSpace();
        if (!compact)
            m_writer.image(own) = SpaceImage(m_layout.bytes(each));
        copy.spaces.emplace_back(each.chunk < 0 ? 0 : m_layout.files[file].chunks[std::size_t(each.chunk)].tag, own);
        m_copies[{row, std::int32_t(i)}] = own;
    }
    m_writer.m_newFiles.push_back(std::move(copy));
    return m_copies.at({row, space});
}

std::int32_t SequenceSpaces::spaceOf(std::uint32_t row, AnimSection home, std::int32_t own)
{
    const Plan &plan = m_plans[row];
    if (!plan.external)
        return own;
    if (plan.target != row)
        return spaceOf(plan.target, home, own);
    if (plan.oldRow >= 0 && m_layout.sequences[std::size_t(plan.oldRow)].external && !plan.missing) {
        const std::int32_t space = formerSpaceOf(plan.oldRow, home, own);
        return plan.splits && space >= 0 ? copiedSpace(row, space) : space;
    }
    // A new file: with chunks if the model requires them.
    const bool chunked = m_layout.hasSkeleton || (m_root.flags & HeaderFlag::ChunkedAnimations);
    const int part = m_layout.hasSkeleton ? int(home) : 0;
    if (const auto found = m_newSpaces.find({row, part}); found != m_newSpaces.end())
        return found->second;
    static const std::uint32_t tags[] = {fourCc("AFM2"), fourCc("AFSA"), fourCc("AFSB")};
    const Sequence &sequence = m_root.sequences[row];
    const QString name = animationName(QString::fromStdString(m_writer.m_base), sequence.id, sequence.variation);
    auto file = std::find_if(m_writer.m_newFiles.begin(), m_writer.m_newFiles.end(),
                             [&](const M2Writer::NewFile &f) { return f.name == name; });
    if (file == m_writer.m_newFiles.end())
        file = m_writer.m_newFiles.insert(file, {name, FileKind::Animation, {}});
    const std::int32_t space = m_writer.newSpace();
    file->spaces.emplace_back(chunked ? tags[part] : 0, space);
    m_newSpaces[{row, part}] = space;
    return space;
}

} // namespace sinew::m2
