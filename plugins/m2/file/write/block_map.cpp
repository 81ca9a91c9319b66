// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/block_map.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/read/array_ref.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/model.h"
#include "plugins/m2/structs/skeleton.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

bool isBefore(const Block &a, const Block &b)
{
    return a.offset != b.offset ? a.offset < b.offset : a.size < b.size;
}

} // namespace

BlockMap::BlockMap(const M2Layout &layout, const Ctx &ctx)
    : m_layout(layout), m_budget(1 << 20), m_blocks(layout.spaces.size()), m_ends(layout.spaces.size())
{
    for (const SourceFile &file : layout.files)
        m_budget += std::uint64_t(file.bytes.size());
    const StructInfo &info = describe<Root>();
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const Place place = layout.rootFields[row];
        const FieldInfo &field = info.fields[row];
        if (!place.isKnown())
            continue;
        const AnimSection home = field.type == &typeInfo<List<Bone>>()         ? AnimSection::Bones
                                 : field.type == &typeInfo<List<Attachment>>() ? AnimSection::Attachments
                                                                               : AnimSection::Model;
        if (field.storage == Storage::SkinProfiles) {
            if (!hasSubTracks(ctx.version))
                addReferenced(field, place, ctx, home);
        } else if (field.storage == Storage::Vertices) {
            const auto ref = at<ArrayRef>(place);
            add(place.space, ref.offset, ref.count * std::uint64_t(48));
        } else if (!field.tag || field.storage == Storage::ChunkRefs) {
            if (field.type->kind == Kind::List || field.type->kind == Kind::Array || field.type->kind == Kind::String)
                addReferenced(field, place, ctx, home);
        }
    }
    add(0, 0, 4 + diskPlan(info, ctx).size);
    const auto addSkins = [&](const std::vector<Place> &places, const std::vector<bool> &longHeaders) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Ctx skin{0, longHeaders[i] ? std::uint32_t(Version::MultiTexture) : std::uint32_t(Version::SubTracks),
                           0};
            addStruct(describe<Skin>(), places[i], skin, AnimSection::Model);
            add(places[i].space, 0, 4 + diskPlan(describe<Skin>(), skin).size);
        }
    };
    if (hasSubTracks(ctx.version)) {
        addSkins(layout.skins, layout.longSkins);
        addSkins(layout.lodSkins, layout.longLodSkins);
    }
    for (std::size_t space = 0; space < m_blocks.size(); ++space) {
        std::vector<Block> &blocks = m_blocks[space];
        if (m_budget == 0)
            blocks = {};
        std::sort(blocks.begin(), blocks.end(), isBefore);
        std::uint64_t end = 0;
        for (const Block &block : blocks) {
            end = std::max(end, block.offset + std::uint64_t(block.size));
            m_ends[space].push_back(end);
        }
    }
}

/// False if the budget is used up.
bool BlockMap::spend()
{
    if (m_budget > 0)
        --m_budget;
    return m_budget > 0;
}

template<class T>
T BlockMap::at(Place place) const
{
    T value{};
    const Bytes bytes = m_layout.bytes(place.space);
    if (place.offset <= bytes.size() && bytes.size() - place.offset >= sizeof(T))
        std::memcpy(&value, bytes.data() + place.offset, sizeof(T));
    return value;
}

void BlockMap::add(std::int32_t space, std::uint64_t offset, std::uint64_t size)
{
    const std::uint64_t all = m_layout.spaces[std::size_t(space)].size;
    if (size && offset <= all && size <= all - offset && spend())
        m_blocks[std::size_t(space)].push_back({std::uint32_t(offset), std::uint32_t(size)});
}

void BlockMap::addStruct(const StructInfo &info, Place place, const Ctx &ctx, AnimSection home)
{
    for (const DiskStep &step : diskPlan(info, ctx).steps) {
        const FieldInfo &field = info.fields[step.field];
        const Place at{place.space, place.offset + step.disk};
        if (step.kind == DiskStep::Track || step.kind == DiskStep::LifeTrack)
            addTrack(field, at, ctx, home);
        else if (step.kind == DiskStep::Array || step.kind == DiskStep::List || step.kind == DiskStep::String)
            addReferenced(field, at, ctx, home);
    }
}

void BlockMap::addReferenced(const FieldInfo &field, Place place, const Ctx &ctx, AnimSection home)
{
    const auto ref = at<ArrayRef>(place);
    if (field.type->kind == Kind::List) {
        addItems(field, ref.count, {place.space, ref.offset}, ctx, home);
        return;
    }
    const std::uint64_t width = field.type->kind == Kind::String         ? 1
                                : field.storage == Storage::FourPerCount ? 4
                                                                         : field.type->element->size;
    add(place.space, ref.offset, ref.count * width);
}

void BlockMap::addItems(const FieldInfo &field, std::uint32_t count, Place place, const Ctx &ctx, AnimSection home)
{
    const StructInfo &info = field.type->element->structure();
    const std::uint64_t width = diskPlan(info, ctx).size, all = m_layout.spaces[std::size_t(place.space)].size;
    if (place.offset > all || count * width > all - place.offset)
        return;
    add(place.space, place.offset, count * width);
    for (std::uint32_t row = 0; row < count && spend(); ++row, place.offset += std::uint32_t(width))
        addStruct(info, place, ctx, home);
}

void BlockMap::addTrack(const FieldInfo &field, Place place, const Ctx &ctx, AnimSection home)
{
    const ValueCodec codec = valueCodec(field, ctx.version, m_layout.compressedTextureRotations);
    if (isOverLife(field.storage)) {
        const auto times = at<ArrayRef>(place), values = at<ArrayRef>({place.space, place.offset + 8});
        add(place.space, times.offset, times.count * std::uint64_t(2));
        add(place.space, values.offset, values.count * std::uint64_t(codec.diskSize));
        return;
    }
    if (!hasSubTracks(ctx.version)) {
        const auto ranges = at<ArrayRef>({place.space, place.offset + 4}),
                   times = at<ArrayRef>({place.space, place.offset + 12});
        add(place.space, ranges.offset, ranges.count * std::uint64_t(8));
        add(place.space, times.offset, times.count * std::uint64_t(4));
        if (codec.size) {
            const auto values = at<ArrayRef>({place.space, place.offset + 20});
            add(place.space, values.offset, values.count * std::uint64_t(codec.diskSize));
        }
        return;
    }
    const bool global = at<std::int16_t>({place.space, place.offset + 2}) >= 0;
    for (int part = 0; part < (codec.size ? 2 : 1); ++part) {
        const auto outer = at<ArrayRef>({place.space, place.offset + 4 + std::uint32_t(part) * 8});
        const std::uint64_t all = m_layout.spaces[std::size_t(place.space)].size;
        if (outer.offset > all || outer.count * std::uint64_t(8) > all - outer.offset)
            continue;
        add(place.space, outer.offset, outer.count * std::uint64_t(8));
        for (std::uint32_t row = 0; row < outer.count && spend(); ++row) {
            std::int32_t space = place.space;
            if (!global && row < m_layout.sequences.size()) {
                const SequenceSource &source = m_layout.sequences[row];
                if (source.keysOf != row)
                    continue;
                if (source.external)
                    space = source.spaces[std::size_t(home)];
            }
            const auto keys = at<ArrayRef>({place.space, outer.offset + row * 8});
            if (space >= 0)
                add(space, keys.offset, keys.count * std::uint64_t(part ? codec.diskSize : 4));
        }
    }
}

std::uint32_t BlockMap::capacity(std::int32_t space, Block block) const
{
    const std::vector<Block> &blocks = m_blocks[std::size_t(space)];
    const Bytes bytes = m_layout.bytes(space);
    const std::uint64_t own = block.offset + std::uint64_t(block.size);
    if (m_budget == 0 || own > bytes.size())
        return 0;
    // Up to the next multiple of 16, while there are only zeros.
    const std::uint64_t limit = std::min<std::uint64_t>((own + 15) / 16 * 16, bytes.size());
    std::uint64_t end = own;
    while (end < limit && bytes[end] == std::byte(0))
        ++end;

    const auto first = std::lower_bound(blocks.begin(), blocks.end(), Block{block.offset, 0}, isBefore);
    if (first != blocks.begin() && m_ends[std::size_t(space)][std::size_t(first - blocks.begin()) - 1] > block.offset)
        return 0;
    auto next = first;
    for (; next != blocks.end() && next->offset == block.offset; ++next)
        if (next->size != block.size || next - first > 0)
            return 0;
    if (next != blocks.end() && next->offset < end) {
        if (next->offset < own)
            return 0;
        end = next->offset;
    }
    return std::uint32_t(end - block.offset);
}

} // namespace sinew::m2
