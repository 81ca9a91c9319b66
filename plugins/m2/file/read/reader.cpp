// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/reader.h"

#include "core/io/cut_off.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/animation_files.h"
#include "plugins/m2/file/files.h"

#include <QtGlobal>

#include <QFileInfo>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// Header fields that a .skel file holds instead of the model, with the chunk and the offset in it.
struct SkeletonField
{
    std::uint16_t field; ///< row of describe<Root>()
    std::uint32_t tag;
    std::uint32_t offset;
};
const auto &skeletonFields()
{
    static const SkeletonField fields[] = {
        {fieldRow<&Root::attachments>(), fourCc("SKA1"), 0},
        {fieldRow<&Root::attachmentLookup>(), fourCc("SKA1"), 8},
        {fieldRow<&Root::bones>(), fourCc("SKB1"), 0},
        {fieldRow<&Root::keyBoneLookup>(), fourCc("SKB1"), 8},
        {fieldRow<&Root::globalLoops>(), fourCc("SKS1"), 0},
        {fieldRow<&Root::sequences>(), fourCc("SKS1"), 8},
        {fieldRow<&Root::sequenceLookup>(), fourCc("SKS1"), 16},
    };
    return fields;
}

} // namespace

Result<std::unique_ptr<Model>> M2Reader::read()
{
    m_model = std::make_unique<M2Model>();
    m_layout = std::make_shared<M2Layout>();
    m_finder.emplace(m_files, *m_layout, m_diagnostics, m_budget);
    m_base = baseName(m_files.name());
    if (std::optional<Error> error = openModel())
        return *error;
    readChunkIds();
    findSkeleton();
    readSequences();
    if (hasSubTracks(m_model->data.version))
        findAnimations(*m_finder, *m_layout, m_model->data, m_base);
    findParents();
    fitTimeRanges();
    sniffTextureRotations();

    placeSequences(std::vector<bool>(m_model->data.sequences.size(), false));
    const Root withSequences = m_model->data;
    const std::uint64_t before = m_budget.charged();
    // Messages of a first attempt that has to be abandoned must not be shown twice.
    Diagnostics first;
    std::optional<ObjectReader> reader(std::in_place, *m_layout, m_model->data, first, m_budget);
    readObjects(*reader);
    reportCutOff(reader->beyond()); // before what follows from it
    const std::vector<bool> conflicts = reader->aliasConflicts();
    if (std::find(conflicts.begin(), conflicts.end(), true) != conflicts.end()) {
        m_model->data = withSequences;
        m_budget.release(m_budget.charged() - before);
        placeSequences(conflicts);
        reader.emplace(*m_layout, m_model->data, m_diagnostics, m_budget);
        readObjects(*reader);
    } else {
        for (const Diagnostic &entry : first.entries())
            m_diagnostics.add(entry.severity, entry.code, entry.where);
        reader.emplace(*m_layout, m_model->data, m_diagnostics, m_budget);
    }
    readSkins(*reader);
    readChunks(*reader);
    readCompanions(*reader);
    m_objectBytes = m_budget.charged() - before;

    m_model->form = m_layout->spaces.front().chunk < 0 ? WithoutChunks : InChunks;
    m_model->buildIndex();
    addParentKeys();
    m_model->setLayout(m_layout);
    return std::unique_ptr<Model>(std::move(m_model));
}

std::optional<Error> M2Reader::openModel()
{
    const Bytes primary = m_files.primary();
    m_layout->files.push_back({FileKind::Model, QFileInfo(m_files.name()).fileName(), m_files.primaryArray(), {}, 0});
    ByteReader head(primary);
    int chunk = -1;
    if (head.peek<std::uint32_t>() != fourCc("MD20")) {
        findChunks(m_layout->files[0]);
        // Their contents are held a second time, and unknown ones are objects.
        const std::size_t chunks = m_layout->files[0].chunks.size();
        if (!m_budget.chargeObjects(chunks, sizeof(ChunkPlace) + sizeof(Opaque) + MemoryBudget::blockBytes) ||
            !m_budget.charge(primary.size()))
            return Error{m_budget.refusal(), {}, 0, "opaques"};
        chunk = chunkRow(m_layout->files[0], fourCc("MD21"));
        const std::size_t tail = m_layout->files[0].tail;
        std::uint64_t missing = 0; // of a chunk that continues past the end
        if (tail >= 8) {
            ByteReader rest(primary.last(tail - 4));
            const std::uint64_t size = rest.read<std::uint32_t>();
            missing = size - std::min<std::uint64_t>(size, tail - 8);
        }
        if (missing > 0 && missing <= mostMissingBytes) {
            if (chunk < 0 && tail == primary.size())
                return Error{cutOffAtLeast(missing), {}, 0, "opaques"};
            m_diagnostics.add(Severity::Error, "m2.cutOff",
                              {cutOffAtLeast(missing), {}, std::int64_t(primary.size() - tail)});
        }
        if (chunk < 0)
            return Error{QT_TRANSLATE_NOOP("Message", "no MD21 chunk: this is not an M2 model"), {}, 0};
        if (m_layout->files[0].tail)
            m_diagnostics.add(Severity::Warning, "m2.fileTail",
                              {Message(QT_TRANSLATE_NOOP("Message", "%1 bytes after the last chunk are kept"),
                                       {m_layout->files[0].tail}),
                               {},
                               std::int64_t(primary.size() - m_layout->files[0].tail)});
    }
    const std::int32_t space = m_finder->addSpace(0, chunk);
    const Bytes bytes = m_layout->bytes(space);
    const auto start = std::int64_t(m_layout->spaces[0].begin);
    if (bytes.size() < 8 || value<std::uint32_t>({space, 0}) != fourCc("MD20"))
        return Error{QT_TRANSLATE_NOOP("Message", "the model's data doesn't begin with MD20"), {}, start};
    Root &root = m_model->data;
    root.version = value<std::uint32_t>({space, 4});
    if (root.version < 256)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "version %1 is older than any known M2 model"), {root.version}),
            {},
            start + 4};
    root.flags = value<std::uint32_t>({space, 16});
    const DiskPlan &plan = diskPlan(describe<Root>(), ctx());
    if (bytes.size() < 4 + plan.size)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the header of version %1 has %2 bytes, the file only %3"),
                             {root.version, 4 + plan.size, bytes.size()}),
                     {},
                     start};
    if (root.version > 274)
        m_diagnostics.add(
            Severity::Warning, "m2.version",
            {Message(QT_TRANSLATE_NOOP("Message", "version %1 is newer than any known version; it is read as 274"),
                     {root.version}),
             {},
             start + 4,
             "version"});
    m_layout->rootFields.resize(describe<Root>().fields.size());
    // If a field has several steps, the first one is its place.
    for (auto step = plan.steps.rbegin(); step != plan.steps.rend(); ++step) {
        m_layout->rootFields[step->field] = {space, 4 + step->disk};
        if (step->alternative >= 0)
            m_layout->rootFields[std::size_t(step->alternative)] = {space, 4 + step->disk};
    }
    return std::nullopt;
}

void M2Reader::reportCutOff(const SpaceReader::Beyond &beyond)
{
    // One array past the end is a mistake; if there are several, the file was longer.
    constexpr int several = 3;
    const std::uint64_t size = m_layout->bytes(0).size();
    if (beyond.references >= several)
        m_diagnostics.add(Severity::Error, "m2.cutOff", {cutOffAtLeast(beyond.end - size), {}, std::int64_t(size)});
}

void M2Reader::readChunkIds()
{
    Root &root = m_model->data;
    const SourceFile &file = m_layout->files[0];
    // The first one that readChunk() takes: others with the tag are kept unchanged.
    const auto chunkBytes = [&](std::uint32_t tag, const auto &accepts) {
        for (const ChunkPlace &chunk : file.chunks)
            if (chunk.tag == tag && accepts(chunk.size))
                return file.view().subspan(chunk.begin, chunk.size);
        return Bytes();
    };
    const auto one = [&](std::uint32_t tag) {
        return ByteReader(chunkBytes(tag, [](auto size) { return size >= 4; })).peek<std::uint32_t>();
    };
    const auto all = [&](std::uint32_t tag, auto &array) {
        const Bytes bytes = chunkBytes(tag, [](auto size) { return size % 4 == 0; });
        if (const std::size_t count = bytes.size() / 4)
            std::memcpy(array.reset(count), bytes.data(), count * 4);
    };
    root.skeletonFileId = one(fourCc("SKID"));
    root.physicsFileId = one(fourCc("PFID"));
    all(fourCc("SFID"), root.skinFileIds);
    all(fourCc("BFID"), root.boneFileIds);
    readAnimationFiles(chunkBytes(fourCc("AFID"), [](auto size) { return size % sizeof(AnimationFile) == 0; }));
}

void M2Reader::readAnimationFiles(Bytes bytes)
{
    auto &files = m_model->data.animationFiles;
    const std::size_t count = bytes.size() / sizeof(AnimationFile);
    if (!m_budget.chargeObjects(count, sizeof(AnimationFile)))
        return; // reported when the chunk is read
    files.items.reserve(count);
    files.ids.reserve(count);
    ByteReader reader(bytes);
    for (std::size_t i = 0; i < count; ++i)
        files.append(reader.read<AnimationFile>());
}

void M2Reader::findSkeleton()
{
    Root &root = m_model->data;
    const QString name = m_base + QStringLiteral(".skel");
    // Without an id, a skeleton is looked for only if the model has no bones of its own.
    const bool wanted = root.skeletonFileId != 0;
    if (!wanted && (value<ArrayRef>(placeOf<&Root::bones>()).count ||
                    value<ArrayRef>(placeOf<&Root::sequences>()).count || !hasSubTracks(root.version)))
        return;
    m_skeletonFile = m_finder->find(FileKind::Skeleton, name, root.skeletonFileId, wanted);
    if (m_skeletonFile < 0)
        return;
    SourceFile &file = m_layout->files[std::size_t(m_skeletonFile)];
    findChunks(file);
    for (const SkeletonField &moved : skeletonFields()) {
        const int chunk = chunkRow(file, moved.tag);
        if (chunk < 0 || file.chunks[std::size_t(chunk)].size < moved.offset + 8)
            continue;
        std::int32_t space = -1;
        for (std::size_t i = 0; i < m_layout->spaces.size(); ++i)
            if (m_layout->spaces[i].file == std::uint32_t(m_skeletonFile) && m_layout->spaces[i].chunk == chunk)
                space = std::int32_t(i);
        if (space < 0)
            space = m_finder->addSpace(m_skeletonFile, chunk);
        m_layout->rootFields[moved.field] = {space, moved.offset};
        m_layout->hasSkeleton = true;
    }
    // Ids of companions that the model itself doesn't store.
    const auto ids = [&](std::uint16_t field, std::uint32_t tag, std::size_t width, bool isEmpty) {
        const int chunk = chunkRow(file, tag);
        if (chunk < 0 || !isEmpty || file.chunks[std::size_t(chunk)].size % width)
            return Bytes();
        const std::int32_t space = m_finder->addSpace(m_skeletonFile, chunk);
        m_layout->rootFields[field] = {space, 0};
        return m_layout->bytes(space);
    };
    if (const Bytes animations = ids(fieldRow<&Root::animationFiles>(), fourCc("AFID"), sizeof(AnimationFile),
                                     root.animationFiles.isEmpty());
        !animations.empty())
        readAnimationFiles(animations);
    const Bytes bones = ids(fieldRow<&Root::boneFileIds>(), fourCc("BFID"), 4, root.boneFileIds.isEmpty());
    if (!bones.empty())
        std::memcpy(root.boneFileIds.reset(bones.size() / 4), bones.data(), bones.size());
}

void M2Reader::readSequences()
{
    // Sequences determine where keys are, so they come before everything else.
    Root &root = m_model->data;
    Diagnostics quiet;
    ObjectReader reader(*m_layout, root, quiet, m_budget);
    const FieldInfo &field = fieldInfo<&Root::sequences>();
    reader.readReferenced(field, &root.sequences, placeOf<&Root::sequences>(), ctx(), {nullptr, field.name},
                          AnimSection::Model);
    // Includes the memory for looking up their files.
    constexpr std::uint64_t bytesPerSequence = sizeof(SequenceSource) + 128;
    if (!m_budget.chargeBlock(root.sequences.size(), bytesPerSequence)) {
        root.sequences = {};
        m_diagnostics.add(
            Severity::Error, "m2.tooMuch",
            {Message(QT_TRANSLATE_NOOP("Message", "%1; this and anything else that does not fit is kept but not read"),
                     {m_budget.refusal()}),
             {},
             std::int64_t(placeOf<&Root::sequences>().offset),
             field.name});
    }
    m_layout->sequences.assign(root.sequences.size(), {});
}

void M2Reader::fitTimeRanges()
{
    const Root &root = m_model->data;
    std::uint32_t longest = 0;
    for (const Sequence &sequence : root.sequences)
        longest = std::max(longest, sequence.duration);
    for (const ParentSequence &sequence : root.parentSequences)
        longest = std::max(longest, sequence.duration);
    const std::int64_t count = std::int64_t(root.sequences.size() + root.parentSequences.size()) + 8;
    std::int64_t slot = 1000000;
    while (slot <= longest && slot * 10 * count <= 0x7fffffff)
        slot *= 10;
    while (slot > 1 && slot * count > 0x7fffffff)
        slot /= 10;
    m_layout->slotLength = std::int32_t(slot);
}

void M2Reader::placeSequences(const std::vector<bool> &separate)
{
    Root &root = m_model->data;
    const std::vector<std::uint32_t> owners = resolveAliases(root);
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const std::size_t owner = hasSubTracks(root.version) && !separate[row] ? owners[row] : row;
        m_layout->sequences[row].keysOf = std::uint32_t(separate[owner] ? row : owner);
        root.sequences[row].timelineStart =
            hasSubTracks(root.version) ? std::int32_t(m_layout->sequences[row].keysOf) * m_layout->slotLength : 0;
    }
}

void M2Reader::sniffTextureRotations()
{
    // 256 and 260 have floats; for later files the clients disagree. Two consecutive sub-tracks reveal the width of a
    // key.
    const Root &root = m_model->data;
    if (!hasSubTracks(root.version))
        return;
    const auto transforms = value<ArrayRef>(placeOf<&Root::textureTransforms>());
    const Place start = placeOf<&Root::textureTransforms>();
    const DiskPlan &plan = diskPlan(describe<TextureTransform>(), ctx());
    const std::size_t size = m_layout->bytes(start.space).size();
    int floats = 0, compressed = 0;
    for (std::uint32_t i = 0; i < std::min(transforms.count, 256u); ++i) {
        const std::uint64_t track = transforms.offset + std::uint64_t(i) * plan.size + 20;
        if (track + 20 > size)
            break;
        const auto values = value<ArrayRef>({start.space, std::uint32_t(track + 12)});
        for (std::uint32_t sub = 0; sub < std::min(values.count, 64u); ++sub) {
            const std::uint64_t at = values.offset + sub * std::uint64_t(8);
            if (at + 8 > size)
                break;
            const auto keys = value<ArrayRef>({start.space, std::uint32_t(at)});
            if (keys.count == 0 || keys.count > size / 16 || keys.offset > size - keys.count * std::uint64_t(16))
                continue;
            // A rotation has unit length in one of the two readings.
            Quat q = value<Quat>({start.space, keys.offset});
            const float length = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
            (length > 0.9f && length < 1.1f ? floats : compressed) += 1;
        }
    }
    m_layout->compressedTextureRotations = compressed > floats;
}

} // namespace sinew::m2
