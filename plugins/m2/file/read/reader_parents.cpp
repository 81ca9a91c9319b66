// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/read/reader.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace sinew::m2 {

namespace {

constexpr std::size_t maxParents = 8; ///< real skeletons have one

std::uint32_t keyOf(const auto &sequence)
{
    return std::uint32_t(sequence.id) << 16 | sequence.variation;
}

ParentSequence parentSequence(const Sequence &sequence, const QString &file)
{
    ParentSequence result;
    result.id = sequence.id;
    result.variation = sequence.variation;
    result.file.set(file.toStdString());
    result.duration = sequence.duration;
    result.moveSpeed = sequence.moveSpeed;
    result.flags = sequence.flags;
    result.frequency = sequence.frequency;
    result.blendTimeIn = sequence.blendTimeIn;
    result.blendTimeOut = sequence.blendTimeOut;
    result.bounds = sequence.bounds;
    result.variationNext = sequence.variationNext;
    return result;
}

/// PABC: animations that the model doesn't take from its parent. The chunk itself is read with the others.
std::unordered_set<std::uint16_t> blockedIds(const SourceFile &file)
{
    std::unordered_set<std::uint16_t> ids;
    const int row = chunkRow(file, fourCc("PABC"));
    if (row < 0)
        return ids;
    const Bytes bytes = file.view().subspan(file.chunks[std::size_t(row)].begin, file.chunks[std::size_t(row)].size);
    ByteReader reader(bytes);
    const auto ref = reader.read<ArrayRef>();
    if (ref.offset > bytes.size() || ref.count > (bytes.size() - ref.offset) / 2)
        return ids;
    reader.seek(ref.offset);
    for (std::uint32_t i = 0; i < ref.count; ++i)
        ids.insert(reader.read<std::uint16_t>());
    return ids;
}

} // namespace

void M2Reader::findParents()
{
    Root &root = m_model->data;
    if (m_skeletonFile < 0 || !hasSubTracks(root.version))
        return;
    const SourceFile &own = m_layout->files[std::size_t(m_skeletonFile)];
    const int chunk = chunkRow(own, fourCc("SKPD"));
    if (chunk < 0 || own.chunks[std::size_t(chunk)].size < 12)
        return;
    std::unordered_set<std::uint32_t> known;
    for (const Sequence &sequence : root.sequences)
        known.insert(keyOf(sequence));
    const std::unordered_set<std::uint16_t> blocked = blockedIds(m_layout->files.front());
    QStringList names{own.name};
    std::uint32_t id = ByteReader(own.view().subspan(own.chunks[std::size_t(chunk)].begin + 8)).read<std::uint32_t>();
    while (id != 0 && m_parents.size() < maxParents) {
        M2Layout found;
        const int row = FileFinder(m_files, found, m_diagnostics, m_budget)
                            .find(FileKind::ParentSkeleton, QStringLiteral("%1.skel").arg(id), id, true);
        if (row < 0)
            m_layout->missingFiles.insert(m_layout->missingFiles.end(), found.missingFiles.begin(),
                                          found.missingFiles.end());
        if (row < 0 || names.contains(found.files[std::size_t(row)].name, Qt::CaseInsensitive))
            return; // a skeleton that is its own ancestor adds nothing
        SourceFile &file = found.files[std::size_t(row)];
        findChunks(file);
        const QString name = file.name;
        names.append(name);
        const auto level = std::int32_t(m_parents.size());
        const auto isTaken = [&](const Sequence &sequence) {
            return !known.count(keyOf(sequence)) && !blocked.count(sequence.id);
        };
        ParentSkeleton &parent = *m_parents.emplace_back(
            std::make_unique<ParentSkeleton>(m_files, m_diagnostics, m_budget, std::move(file), ctx(), isTaken));
        std::unordered_set<std::uint32_t> here;
        for (std::size_t i = 0; i < parent.sequences().size(); ++i) {
            const Sequence &sequence = parent.sequences()[i];
            if (!isTaken(sequence))
                continue;
            here.insert(keyOf(sequence));
            ParentSequence &taken = root.parentSequences.append(parentSequence(sequence, name));
            taken.parentRow = std::int32_t(i);
            taken.level = level;
            m_layout->missingParentKeys.push_back(parent.isMissing(i));
        }
        known.merge(here);
        parent.giveFiles(*m_layout);
        id = parent.parentId();
        m_diagnostics.add(
            Severity::Info, "m2.parentSkeleton",
            {Message(QT_TRANSLATE_NOOP("Message", "the game also plays %1 sequences of the parent skeleton %2 with "
                                                  "this model; they are shown, but can't be edited here"),
                     {std::count_if(root.parentSequences.begin(), root.parentSequences.end(),
                                    [level](const ParentSequence &s) { return s.level == level; }),
                      name.toStdString()}),
             m_layout->files[std::size_t(m_skeletonFile)].name.toStdString()});
    }
}

void M2Reader::addParentKeys()
{
    Root &root = m_model->data;
    if (m_parents.empty())
        return;
    const std::int32_t slot = m_layout->slotLength;
    // Writing removes the keys from a copy again.
    bool fits = m_budget.charge(m_objectBytes);
    for (const auto &parent : m_parents)
        parent->readBones(m_diagnostics, m_budget, slot);
    // A model without sequences of its own still has keys from 0 on.
    std::int64_t next = std::max<std::int64_t>(std::int64_t(root.sequences.size()), 1) * slot;
    std::map<std::pair<std::int32_t, std::size_t>, std::int32_t> starts; // by level and the row whose keys play
    std::vector<std::set<std::size_t>> left(m_parents.size());
    for (std::size_t i = 0; i < root.parentSequences.size(); ++i) {
        ParentSequence &sequence = root.parentSequences[i];
        const ParentSkeleton &parent = *m_parents[std::size_t(sequence.level)];
        const std::size_t row = parent.keysOf(std::size_t(sequence.parentRow));
        const auto [place, isNew] = starts.emplace(std::pair(sequence.level, row), std::int32_t(next));
        sequence.timelineStart = place->second;
        if (isNew) {
            next += slot;
            fits =
                fits && parent.addKeys(row, sequence.timelineStart, root, left[std::size_t(sequence.level)], m_budget);
        }
        m_layout->missingParentKeys[i] = m_layout->missingParentKeys[i] || !fits;
    }
    if (!fits)
        m_diagnostics.add(
            Severity::Error, "m2.tooMuch",
            {Message(QT_TRANSLATE_NOOP("Message", "%1; keys of parent skeletons are left out"), {m_budget.refusal()}),
             m_layout->files[std::size_t(m_skeletonFile)].name.toStdString(), -1, "parentSequences"});
    for (std::size_t level = 0; level < m_parents.size(); ++level) {
        const ParentSkeleton &parent = *m_parents[level];
        const auto report = [&](const char *code, Message message) {
            m_diagnostics.add(Severity::Info, code,
                              {std::move(message), m_layout->files[std::size_t(m_skeletonFile)].name.toStdString()});
        };
        if (!left[level].empty())
            report("m2.parentTracks",
                   Message(QT_TRANSLATE_NOOP("Message",
                                             "%1 tracks of the parent skeleton can't be shown next to the model's own: "
                                             "they run on a global loop or have different interpolations"),
                           {left[level].size()}));
        if (parent.boneCount() != root.bones.size() && parent.boneCount())
            report("m2.parentBones",
                   Message(QT_TRANSLATE_NOOP("Message", "the parent skeleton has %1 bones, the model %2; its sequences "
                                                        "move the bones with the same indices"),
                           {parent.boneCount(), root.bones.size()}));
    }
}

} // namespace sinew::m2
