// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/write/track_writer.h"
#include "plugins/m2/file/write/writer.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

void M2Writer::writeVertices(Place place, const Root &root, const Root *former, Place formerPlace)
{
    const std::size_t count = root.positions.size();
    const auto same = [&](const auto &now, const auto &was) {
        return now.sharesWith(was) || now.equalRaw(was, sizeof(*now.data()));
    };
    if (m_mode == Mode::Patch && same(root.positions, former->positions) &&
        same(root.boneWeights, former->boneWeights) && same(root.boneIndices, former->boneIndices) &&
        same(root.normals, former->normals) && same(root.uvs, former->uvs) && same(root.uvs2, former->uvs2))
        return;
    if (count == 0 && former->positions.isEmpty())
        return;
    if (root.normals.size() != count || root.uvs.size() != count || root.uvs2.size() != count ||
        root.boneWeights.size() != count * 4 || root.boneIndices.size() != count * 4)
        return fail(
            QT_TRANSLATE_NOOP("Message", "positions, normals, texture coordinates, weights and bones differ in number"),
            "positions");
    std::vector<std::byte> bytes(count * 48);
    std::byte *to = bytes.data();
    for (std::size_t i = 0; i < count; ++i, to += 48) {
        std::memcpy(to, root.positions.data() + i, 12);
        std::memcpy(to + 12, root.boneWeights.data() + i * 4, 4);
        std::memcpy(to + 16, root.boneIndices.data() + i * 4, 4);
        std::memcpy(to + 20, root.normals.data() + i, 12);
        std::memcpy(to + 32, root.uvs.data() + i, 8);
        std::memcpy(to + 40, root.uvs2.data() + i, 8);
    }
    store(place, std::uint32_t(count), bytes.data(), bytes.size(), formerPlace, former->positions.size() * 48);
}

void M2Writer::writeLife(const FieldInfo &field, Place place, const CurveBase &curve, Former was, const Ctx &ctx)
{
    const auto *former = static_cast<const CurveBase *>(was.object);
    const ValueCodec codec = valueCodec(field, ctx.version, false);
    const bool same = former && curve.equalRaw(*former, codec.size);
    if (same && (m_mode == Mode::Patch || !curve.isPresent()))
        return;
    const std::size_t count = curve.size();
    std::vector<std::uint16_t> times(count);
    for (std::size_t i = 0; i < count; ++i)
        times[i] = std::uint16_t(std::clamp(curve.times()[i], 0, 0xffff));
    std::vector<std::byte> values(count * codec.diskSize);
    const std::byte *memory = curve.rawPart(0, codec.size);
    if (codec.encode && count)
        codec.encode(memory, values.data(), count);
    else if (count)
        std::memcpy(values.data(), memory, values.size());
    Place oldTimes, oldValues;
    std::size_t oldCount = 0;
    if (former && former->isPresent()) {
        oldTimes = was.place;
        oldValues = {oldTimes.space, oldTimes.offset + 8};
        oldCount = former->size();
        if (!codec.exact)
            keepUntouched(codec, curve, {0, count}, *former, {0, former->size()},
                          m_layout.bytesAt({oldValues.space, readFormer<ArrayRef>(oldValues).offset}), values);
    }
    store(place, std::uint32_t(count), times.data(), times.size() * 2, oldTimes, oldCount * 2);
    store({place.space, place.offset + 8}, std::uint32_t(count), values.data(), values.size(), oldValues,
          oldCount * codec.diskSize);
}

void M2Writer::writeSkin(const Skin &skin, const Skin *former, Place formerPlace, bool isLong, std::int32_t space)
{
    const Ctx context{0, isLong ? std::uint32_t(Version::MultiTexture) : std::uint32_t(Version::SubTracks), 0};
    const StructInfo &info = describe<Skin>();
    if (!former || m_mode == Mode::Compact) {
        SpaceImage fresh;
        fresh.append(4 + diskPlan(info, context).size);
        fresh.pad();
        fresh.patch(0, fourCc("SKIN"));
        image(space) = std::move(fresh);
    }
    if (former)
        writeStruct(info, {space, 4}, &skin, {formerPlace, former}, context, AnimSection::Model);
    else
        writeStruct(info, {space, 4}, &skin, {}, context, AnimSection::Model);
}

void M2Writer::writeSkins()
{
    if (!hasSubTracks(m_ctx.version))
        return;
    const QString base = QString::fromStdString(m_base);
    const auto write = [&](const List<Skin> &skins, const List<Skin> &former, const std::vector<Place> &places,
                           const std::vector<bool> &longHeaders, bool lod) {
        for (std::size_t row = 0; row < skins.size(); ++row) {
            const auto old =
                std::size_t(std::find(former.ids.begin(), former.ids.end(), skins.ids[row]) - former.ids.begin());
            const bool known = old < former.size();
            bool isLong = known ? longHeaders[old] : m_ctx.version >= Version::MultiTexture;
            const bool grows = !isLong && !skins[row].shadowBatches.isEmpty();
            isLong = isLong || grows;
            const QString name = lod ? lodSkinName(base, int(row) + 1) : skinName(base, int(row));
            const std::int32_t space = known && !grows ? places[old].space : newSpace();
            writeSkin(skins[row], known && !grows ? &former[old] : nullptr, known ? places[old] : Place(), isLong,
                      space);
            const bool stays = known && old == row && !grows;
            if (stays)
                continue; // a separate file; see files()
            const Bytes bytes = image(space).bytes();
            m_extra.push_back(
                {name, QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()))});
        }
    };
    write(m_root.skins, m_former->skins, m_layout.skins, m_layout.longSkins, false);
    write(m_root.lodSkins, m_former->lodSkins, m_layout.lodSkins, m_layout.longLodSkins, true);
}

void M2Writer::writeChunks()
{
    const StructInfo &info = describe<Root>();
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &field = info.fields[row];
        if (!field.tag)
            continue;
        const void *data = field.in(&m_root), *former = field.in(m_former);
        const Place place = m_layout.rootFields[row];
        const bool same = equalValues(*field.type, data, former);
        if (!place.isKnown() && same)
            continue;
        if (!place.isKnown() && m_layout.spaces.front().chunk < 0)
            return fail(QT_TRANSLATE_NOOP("Message", "a file without chunks can't hold this"), field.name);
        if (same && m_mode != Mode::Prove && !m_tracks->sequencesChanged())
            continue;
        const std::int32_t space = place.isKnown() ? place.space : newSpace();
        writeChunk(field, data, place.isKnown() ? former : nullptr, space);
        if (!place.isKnown()) {
            const Bytes bytes = image(space).bytes();
            m_newChunks[{0, field.tag}].assign(bytes.begin(), bytes.end());
        }
    }
}

void M2Writer::writeChunk(const FieldInfo &field, const void *data, const void *former, std::int32_t space)
{
    if (field.storage == Storage::ChunkRefs) {
        if (!former)
            image(space).append(8);
        writeReferenced(field, {space, 0}, data, former ? Former{{space, 0}, former} : Former(), m_ctx,
                        AnimSection::Model);
        return;
    }
    // Flat: the whole chunk is the value, including the bytes after a structure.
    std::vector<std::byte> bytes;
    const Bytes old = former ? m_layout.bytes(space) : Bytes();
    const std::int32_t scratch = newSpace();
    const auto flat = [&](const StructInfo &info, const void *object) {
        SpaceImage one;
        const std::uint32_t width = diskPlan(info, m_ctx).size;
        one.append(width);
        image(scratch) = std::move(one);
        writeStruct(info, {scratch, 0}, object, {}, m_ctx, AnimSection::Model);
        const Bytes all = image(scratch).bytes();
        bytes.insert(bytes.end(), all.begin(), all.begin() + width);
    };
    switch (field.type->kind) {
    case Kind::Array: {
        const auto &array = *static_cast<const ArrayBase *>(data);
        bytes.assign(array.raw(), array.raw() + array.size() * field.type->element->size);
        break;
    }
    case Kind::List:
        bytes.reserve(old.size());
        for (std::size_t row = 0; row < field.type->list->size(const_cast<void *>(data)); ++row)
            flat(field.type->element->structure(), field.type->list->at(const_cast<void *>(data), row));
        break;
    case Kind::Struct:
        flat(field.type->structure(), data);
        break;
    default:
        bytes.assign(static_cast<const std::byte *>(data), static_cast<const std::byte *>(data) + field.type->size);
        break;
    }
    if (field.type->kind != Kind::Array && field.type->kind != Kind::List && old.size() > bytes.size())
        bytes.insert(bytes.end(), old.begin() + std::ptrdiff_t(bytes.size()), old.end());
    if (bytes.size() == image(space).size()) {
        image(space).patch(0, bytes.data(), bytes.size());
    } else {
        image(space) = SpaceImage::of(bytes);
    }
}

} // namespace sinew::m2
