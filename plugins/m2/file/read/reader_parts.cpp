// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/read/reader.h"

#include <QtGlobal>

namespace sinew::m2 {

void M2Reader::readObjects(ObjectReader &reader)
{
    const StructInfo &info = describe<Root>();
    auto *root = reinterpret_cast<std::byte *>(&m_model->data);
    const Ctx context = ctx();
    for (const DiskStep &step : diskPlan(info, context).steps) {
        const FieldInfo &field = info.fields[step.field];
        const Place place = m_layout->rootFields[step.field];
        if (!place.isKnown())
            continue;
        switch (step.kind) {
        case DiskStep::Run:
            std::memcpy(root + step.memory, m_layout->bytesAt(place).data(), step.bytes);
            break;
        case DiskStep::Vertices:
            reader.readVertices(place);
            break;
        case DiskStep::Skins:
            if (!hasSubTracks(context.version))
                readInlineSkins(reader, place);
            break;
        default:
            // The sequences were needed earlier.
            if (&m_model->data.sequences != static_cast<const void *>(field.in(root)))
                reader.readReferenced(field, field.in(root), place, context, {nullptr, field.name}, homeOf(field));
            break;
        }
    }
}

AnimSection M2Reader::homeOf(const FieldInfo &field)
{
    return field.type == &typeInfo<List<Bone>>()         ? AnimSection::Bones
           : field.type == &typeInfo<List<Attachment>>() ? AnimSection::Attachments
                                                         : AnimSection::Model;
}

void M2Reader::readInlineSkins(ObjectReader &reader, Place place)
{
    const FieldInfo &field = fieldInfo<&Root::skins>();
    const auto ref = value<ArrayRef>(place);
    if (ref.count == 0)
        return;
    const DiskPlan &plan = diskPlan(describe<Skin>(), ctx());
    if (!reader.fits(place.space, ref, plan.size)) {
        reader.report(
            Severity::Error, "m2.outside",
            Message(QT_TRANSLATE_NOOP(
                        "Message", "%1 elements at %2 don't fit the %3 bytes of the file; they are kept but not read"),
                    {ref.count, ref.offset, m_layout->spaces[0].size}),
            place, {nullptr, field.name});
        return;
    }
    reader.readItems(field, &m_model->data.skins, ref.count, {place.space, ref.offset}, ctx(), {nullptr, field.name},
                     AnimSection::Model);
    for (std::uint32_t i = 0; i < ref.count; ++i) {
        m_layout->skins.push_back({place.space, ref.offset + i * plan.size});
        m_layout->longSkins.push_back(false);
    }
}

void M2Reader::readSkins(ObjectReader &reader)
{
    Root &root = m_model->data;
    if (!hasSubTracks(root.version))
        return;
    const auto stated = value<std::uint32_t>(placeOf<&Root::skins>());
    const auto idOf = [&](std::size_t row) { return row < root.skinFileIds.size() ? root.skinFileIds[row] : 0; };
    // More than nine were never seen; an absurd number must not cause a million look-ups.
    const std::uint32_t count = std::min(stated, 100u);
    for (std::uint32_t i = 0; i < count; ++i)
        readSkin(reader, m_finder->find(FileKind::Skin, skinName(m_base, int(i)), idOf(i), true), root.skins,
                 m_layout->skins, m_layout->longSkins);
    for (std::uint32_t i = 1; i < 10; ++i) {
        const std::uint32_t id = idOf(count + i - 1);
        const int file = m_finder->find(FileKind::LodSkin, lodSkinName(m_base, int(i)), id, id != 0);
        if (file < 0 && id == 0)
            break;
        readSkin(reader, file, root.lodSkins, m_layout->lodSkins, m_layout->longLodSkins);
    }
}

void M2Reader::readSkin(ObjectReader &reader, int file, List<Skin> &skins, std::vector<Place> &places,
                        std::vector<bool> &longHeaders)
{
    if (file < 0)
        return;
    const SourceFile &source = m_layout->files[std::size_t(file)];
    const Bytes bytes = source.view();
    const std::string name = source.name.toStdString();
    const std::int32_t space = m_finder->addSpace(file, -1);
    // Both headers are padded to the next multiple of 16, so the first array reveals which one it is.
    std::uint32_t first = ~0u;
    for (std::uint32_t field = 0; field < 5; ++field)
        if (const auto ref = value<ArrayRef>({space, 4 + field * 8}); ref.count)
            first = std::min(first, ref.offset);
    const bool isLong = m_model->data.version > Version::SubTracks && first >= 56 && bytes.size() >= 56;
    const Ctx context{0, isLong ? std::uint32_t(Version::MultiTexture) : std::uint32_t(Version::SubTracks), 0};
    if (bytes.size() < 4 + diskPlan(describe<Skin>(), context).size ||
        value<std::uint32_t>({space, 0}) != fourCc("SKIN")) {
        m_diagnostics.add(
            Severity::Error, "m2.skin",
            {QT_TRANSLATE_NOOP("Message", "this is not a skin profile; it is kept but not read"), name, 0});
        return;
    }
    const bool isLod = &skins == &m_model->data.lodSkins;
    const FieldPath list{nullptr, isLod ? "lodSkins" : "skins"}, item{&list, nullptr, std::int64_t(skins.size())};
    reader.readStruct(describe<Skin>(), {space, 4}, &skins.append(), context, item);
    places.push_back({space, 4});
    longHeaders.push_back(isLong);
}

void M2Reader::readChunks(ObjectReader &reader)
{
    const StructInfo &info = describe<Root>();
    Root &root = m_model->data;
    const SourceFile &file = m_layout->files[0];
    root.opaques.items.reserve(file.chunks.size());
    root.opaques.ids.reserve(file.chunks.size());
    for (std::size_t row = 0; row < file.chunks.size(); ++row) {
        const ChunkPlace &chunk = file.chunks[row];
        if (int(row) == m_layout->spaces[0].chunk)
            continue;
        int found = -1;
        for (std::size_t i = 0; i < info.fields.size(); ++i)
            if (info.fields[i].tag && info.fields[i].tag == chunk.tag && !m_layout->rootFields[i].isKnown())
                found = int(i);
        if (const bool isPhysics = chunk.tag == fourCc("PFDC") && root.physics.isEmpty(); isPhysics || found >= 0) {
            const std::int32_t space = m_finder->addSpace(0, int(row));
            if (isPhysics && affordsPhysics(space) && readPhysicsPart(space, 1))
                continue;
            if (found >= 0 && readChunk(reader, info.fields[std::size_t(found)], space)) {
                m_layout->rootFields[std::size_t(found)] = {space, 0};
                continue;
            }
        }
        Opaque &opaque = root.opaques.append();
        std::memcpy(opaque.tag.chars.data(), &chunk.tag, 4);
        if (chunk.size)
            std::memcpy(opaque.bytes.reset(chunk.size), file.view().data() + chunk.begin, chunk.size);
    }
}

bool M2Reader::readChunk(ObjectReader &reader, const FieldInfo &field, std::int32_t space)
{
    void *data = field.in(&m_model->data);
    const std::size_t size = m_layout->bytes(space).size();
    const FieldPath path{nullptr, field.name};
    const auto odd = [&](std::size_t width) {
        reader.report(Severity::Warning, "m2.chunkSize",
                      Message(QT_TRANSLATE_NOOP(
                                  "Message", "the chunk has %1 bytes, which is not a multiple of %2; it is kept as is"),
                              {size, width}),
                      {space, 0}, path);
        return false;
    };
    if (field.storage == Storage::ChunkRefs) {
        if (size < 8)
            return odd(8);
        reader.readReferenced(field, data, {space, 0}, ctx(), path, AnimSection::Model);
        return true;
    }
    switch (field.type->kind) {
    case Kind::Array: {
        const std::size_t width = field.type->element->size;
        if (size % width)
            return odd(width);
        // Read before the objects; reads the same bytes again.
        if (size)
            std::memcpy(static_cast<ArrayBase *>(data)->resetRaw(size / width, width), m_layout->bytes(space).data(),
                        size);
        return true;
    }
    case Kind::List: {
        const std::size_t width = diskPlan(field.type->element->structure(), ctx()).size;
        if (size % width)
            return odd(width);
        if (field.type->list->size(data) == 0)
            reader.readItems(field, data, std::uint32_t(size / width), {space, 0}, ctx(), path, AnimSection::Model);
        return true;
    }
    case Kind::Struct: {
        const StructInfo &inner = field.type->structure();
        const std::size_t width = diskPlan(inner, ctx()).size;
        if (size < width)
            return odd(width);
        reader.readStruct(inner, {space, 0}, data, ctx(), path);
        return true;
    }
    default:
        if (size < field.type->size)
            return odd(field.type->size);
        std::memcpy(data, m_layout->bytes(space).data(), field.type->size);
        return true;
    }
}

} // namespace sinew::m2
