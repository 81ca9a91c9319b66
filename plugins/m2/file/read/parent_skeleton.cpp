// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/parent_skeleton.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/animation_files.h"
#include "plugins/m2/file/file_finder.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/read/object_reader.h"
#include "plugins/m2/model/sequence_names.h"

#include <QtGlobal>

#include <QFileInfo>

#include <algorithm>
#include <numeric>

namespace sinew::m2 {

namespace {

/// Rows of the keys of one range.
std::vector<std::size_t> rowsIn(const CurveBase &curve, std::int32_t start, std::int32_t length)
{
    std::vector<std::size_t> rows;
    const auto times = curve.times();
    for (std::size_t row = 0; row < times.size(); ++row)
        if (times[row] >= start && std::int64_t(times[row]) - start < length)
            rows.push_back(row);
    return rows;
}

std::vector<std::size_t> everyRow(const CurveBase &curve)
{
    std::vector<std::size_t> rows(curve.size());
    std::iota(rows.begin(), rows.end(), std::size_t(0));
    return rows;
}

/// Whether keys are the same, with each time relative to a start.
bool sameKeys(const CurveBase &a, const std::vector<std::size_t> &rowsA, std::int32_t startA, const CurveBase &b,
              const std::vector<std::size_t> &rowsB, std::int32_t startB, std::size_t width)
{
    return std::equal(rowsA.begin(), rowsA.end(), rowsB.begin(), rowsB.end(), [&](std::size_t x, std::size_t y) {
        return a.times()[x] - startA == b.times()[y] - startB &&
               (width == 0 ||
                std::memcmp(a.rawPart(0, width) + x * width, b.rawPart(0, width) + y * width, width) == 0);
    });
}

} // namespace

ParentSkeleton::ParentSkeleton(const FileSet &files, Diagnostics &diagnostics, MemoryBudget &budget, SourceFile file,
                               const Ctx &ctx, const std::function<bool(const Sequence &)> &isTaken)
    : m_ctx(ctx)
{
    m_root.version = ctx.version;
    m_root.flags = ctx.flags;
    const QString base = QFileInfo(file.name).path() == QLatin1String(".")
                             ? baseName(file.name)
                             : QFileInfo(file.name).path() + QLatin1Char('/') + baseName(file.name);
    m_layout.files.push_back(std::move(file));
    FileFinder finder(files, m_layout, diagnostics, budget);
    const auto spaceOf = [&](std::uint32_t tag, std::size_t size) {
        const int chunk = chunkRow(m_layout.files.front(), tag);
        return chunk >= 0 && m_layout.files.front().chunks[std::size_t(chunk)].size >= size ? finder.addSpace(0, chunk)
                                                                                            : -1;
    };
    m_bones = spaceOf(fourCc("SKB1"), 8);
    if (const std::int32_t space = spaceOf(fourCc("SKPD"), 12); space >= 0)
        m_parentId = ByteReader(m_layout.bytes(space).subspan(8)).read<std::uint32_t>();
    if (const std::int32_t space = spaceOf(fourCc("AFID"), 0); space >= 0) {
        const Bytes ids = m_layout.bytes(space);
        for (std::size_t at = 0; at + sizeof(AnimationFile) <= ids.size(); at += sizeof(AnimationFile))
            m_root.animationFiles.append(ByteReader(ids.subspan(at)).read<AnimationFile>());
    }
    if (const std::int32_t space = spaceOf(fourCc("SKS1"), 16); space >= 0) {
        const FieldInfo &field = fieldInfo<&Root::sequences>();
        ObjectReader(m_layout, m_root, diagnostics, budget)
            .readReferenced(field, &m_root.sequences, {space, 8}, m_ctx, {nullptr, field.name}, AnimSection::Model);
    }
    m_layout.sequences.assign(m_root.sequences.size(), {});
    const std::vector<std::uint32_t> owners = resolveAliases(m_root);
    std::vector<bool> wanted(owners.size(), false);
    for (std::size_t row = 0; row < owners.size(); ++row) {
        m_layout.sequences[row].keysOf = owners[row];
        if (isTaken(m_root.sequences[row]))
            wanted[row] = wanted[owners[row]] = true;
    }
    findAnimations(finder, m_layout, m_root, base, FileKind::ParentAnimation, &wanted);
}

void ParentSkeleton::giveFiles(M2Layout &layout)
{
    for (const SourceFile &file : m_layout.files)
        if (std::none_of(layout.files.begin(), layout.files.end(), [&](const SourceFile &other) {
                return other.name.compare(file.name, Qt::CaseInsensitive) == 0;
            }))
            layout.files.push_back(file);
    layout.missingFiles.insert(layout.missingFiles.end(), m_layout.missingFiles.begin(), m_layout.missingFiles.end());
}

void ParentSkeleton::readBones(Diagnostics &diagnostics, MemoryBudget &budget, std::int32_t slotLength)
{
    if (m_bones < 0)
        return;
    m_layout.slotLength = slotLength;
    std::int64_t next = 0;
    for (std::size_t row = 0; row < m_root.sequences.size(); ++row)
        if (m_layout.sequences[row].keysOf == row && next + slotLength <= 0x7fffffff) {
            m_root.sequences[row].timelineStart = std::int32_t(next);
            next += slotLength;
        }
    const FieldInfo &field = fieldInfo<&Root::bones>();
    ObjectReader(m_layout, m_root, diagnostics, budget)
        .readReferenced(field, &m_root.bones, {m_bones, 0}, m_ctx, {nullptr, field.name}, AnimSection::Bones);
}

bool ParentSkeleton::addKeys(std::size_t row, std::int32_t timelineStart, Root &root, std::set<std::size_t> &left,
                             MemoryBudget &budget) const
{
    std::size_t number = 0;
    bool fits = true;
    const auto add = [&](const CurveBase &theirs, CurveBase &ours, std::size_t width) {
        const std::size_t track = number++;
        if (theirs.size() == 0)
            return;
        if (theirs.globalSequence() >= 0 || ours.globalSequence() >= 0) {
            if (!sameKeys(theirs, everyRow(theirs), 0, ours, everyRow(ours), 0, width))
                left.insert(track);
            return;
        }
        CurveBase::Header header = theirs.header();
        // A sequence that has no range in the track plays the first one's.
        const std::size_t plays = header.slots >= 0 && std::int64_t(row) >= header.slots ? keysOf(0) : row;
        const std::int32_t from = m_root.sequences[plays].timelineStart;
        const std::vector<std::size_t> rows = rowsIn(theirs, from, m_layout.slotLength);
        if (rows.empty())
            return;
        if (ours.header().slots >= 0) {
            const std::int32_t first = root.sequences[0].timelineStart;
            if (!sameKeys(theirs, rows, from, ours, rowsIn(ours, first, m_layout.slotLength), first, width))
                left.insert(track);
            return;
        }
        if (ours.isPresent() && (ours.size() == 0 || ours.header().interpolation != header.interpolation)) {
            left.insert(track);
            return;
        }
        fits = fits && budget.chargeBlock(rows.size(), 4 + width * (theirs.hasTangents() ? 3 : 1));
        if (!fits)
            return;
        CurveBase keys = theirs.sliceRaw(rows.front(), rows.size(), width); // the keys of one range are adjacent
        std::int32_t *times = keys.editTimes(width);
        for (std::size_t i = 0; i < rows.size(); ++i)
            times[i] = times[i] - from + timelineStart;
        header.slots = -1;
        if (!ours.isPresent())
            ours.resetRaw(header, 0, width);
        ours.spliceRaw(ours.size(), 0, keys, width);
    };
    for (std::size_t bone = 0; bone < std::min(root.bones.size(), m_root.bones.size()); ++bone) {
        const Bone &theirs = m_root.bones[bone];
        Bone &ours = root.bones[bone];
        number = bone * 3;
        if (!(theirs.flags & BoneFlag::Animated))
            continue;
        add(theirs.translation, ours.translation, sizeof(Vec3));
        add(theirs.rotation, ours.rotation, sizeof(Quat));
        add(theirs.scaling, ours.scaling, sizeof(Vec3));
    }
    return fits;
}

std::vector<std::int32_t> parentTimeRanges(const M2Model &model)
{
    std::set<std::int32_t> starts;
    for (const ParentSequence &sequence : model.data.parentSequences)
        starts.insert(sequence.timelineStart);
    return {starts.begin(), starts.end()};
}

bool isInTimeRange(std::span<const std::int32_t> starts, std::int32_t length, std::int32_t time)
{
    const auto next = std::upper_bound(starts.begin(), starts.end(), time);
    return next != starts.begin() && std::int64_t(time) - *std::prev(next) < length;
}

const M2Model &withoutParentKeys(const M2Model &model, const M2Layout &layout, std::unique_ptr<M2Model> &storage)
{
    if (model.data.parentSequences.isEmpty())
        return model;
    storage = std::make_unique<M2Model>(model);
    const std::vector<std::int32_t> starts = parentTimeRanges(model);
    const std::int32_t length = layout.slotLength;
    const auto strip = [&](CurveBase &curve, std::size_t width) {
        if (curve.globalSequence() >= 0)
            return;
        const auto times = curve.times();
        std::vector<std::size_t> own;
        for (std::size_t row = 0; row < times.size(); ++row)
            if (!isInTimeRange(starts, length, times[row]))
                own.push_back(row);
        if (own.size() == times.size())
            return;
        if (own.empty())
            return curve.clear();
        CurveBase kept;
        kept.resetRaw(curve.header(), own.size(), width);
        std::int32_t *to = kept.editTimes(width);
        std::byte *values = kept.editRawPart(0, width);
        for (std::size_t i = 0; i < own.size(); ++i) {
            to[i] = times[own[i]];
            std::memcpy(values + i * width, curve.rawPart(0, width) + own[i] * width, width);
        }
        curve.swap(kept);
    };
    for (Bone &bone : storage->data.bones) {
        strip(bone.translation, sizeof(Vec3));
        strip(bone.rotation, sizeof(Quat));
        strip(bone.scaling, sizeof(Vec3));
    }
    return *storage;
}

Error parentKeys(const ParentSequence &sequence)
{
    return {Message(QT_TRANSLATE_NOOP("Message", "“%1” belongs to the parent skeleton %2, which other models use as "
                                                 "well; to edit it, open a model that has this skeleton as its own"),
                    {sequenceName(sequence), std::string(sequence.file.view())})};
}

Status checkParentKeys(const M2Model &before, const M2Model &after, const ChangeSet &changes)
{
    const auto &parents = before.data.parentSequences;
    if (parents.ids != after.data.parentSequences.ids)
        return Error{
            QT_TRANSLATE_NOOP("Message", "sequences of a parent skeleton can't be added, moved or deleted here")};
    if (parents.isEmpty())
        return Done{};
    const std::vector<std::int32_t> starts = parentTimeRanges(before);
    const std::int32_t length = before.m2Layout()->slotLength;
    for (const Change &change : changes) {
        const FieldRef was = before.field(change.at), now = after.field(change.at);
        if (!was || !now || was.field->type->kind != Kind::Curve || isOverLife(was.field->storage))
            continue;
        const auto &a = *static_cast<const CurveBase *>(was.field->in(was.object)),
                   &b = *static_cast<const CurveBase *>(now.field->in(now.object));
        if (a.globalSequence() >= 0 || b.globalSequence() >= 0)
            continue;
        const std::size_t width = was.field->type->element->valueSize();
        for (const std::int32_t start : starts) {
            if (sameKeys(a, rowsIn(a, start, length), start, b, rowsIn(b, start, length), start, width))
                continue;
            for (const ParentSequence &sequence : parents)
                if (sequence.timelineStart == start)
                    return parentKeys(sequence);
        }
    }
    return Done{};
}

} // namespace sinew::m2
