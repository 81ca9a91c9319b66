// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/writer.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/files.h"
#include "plugins/m2/file/read/parent_skeleton.h"
#include "plugins/m2/file/write/track_writer.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// The beginning of a compact space, copied from the file: fixed parts that other code of the writer fills in.
std::size_t headSize(const M2Layout &layout, const FileSpace &space, const Ctx &ctx)
{
    const SourceFile &file = layout.files[space.file];
    const std::uint32_t tag = space.chunk < 0 ? 0 : file.chunks[std::size_t(space.chunk)].tag;
    switch (file.kind) {
    case FileKind::Model:
        if (&space == &layout.spaces.front())
            return 4 + diskPlan(describe<Root>(), ctx).size;
        return space.size;
    case FileKind::Animation:
        return 0;
    case FileKind::Skeleton:
        return tag == fourCc("SKA1") || tag == fourCc("SKB1") || (tag == fourCc("SKL1") && space.size >= 16) ? 16
               : tag == fourCc("SKS1") ? std::min<std::size_t>(space.size, 32)
                                       : space.size;
    case FileKind::Skin:
    case FileKind::LodSkin:
        return 4;
    default:
        return space.size;
    }
}

} // namespace

M2Writer::M2Writer(const M2Model &model, const WriteOptions &options, Mode mode)
    : m_model(withoutParentKeys(model, *model.m2Layout(), m_modelCopy)),
      m_original(&model.original() == &model ? m_model
                                             : withoutParentKeys(model.original(), *model.m2Layout(), m_originalCopy)),
      m_root(m_model.data), m_layout(*model.m2Layout()), m_former(&m_original.data), m_options(options), m_mode(mode),
      m_ctx(model.ctx()), m_rootFields(m_layout.rootFields)
{
    for (const FileSpace &space : m_layout.spaces) {
        const Bytes bytes = m_layout.bytes(space);
        m_images.emplace_back(
            mode == Mode::Compact ? bytes.first(std::min(bytes.size(), headSize(m_layout, space, m_ctx))) : bytes);
    }
    const QString name = options.fileName.isEmpty() ? m_layout.files.front().name : options.fileName;
    m_base = baseName(name).toStdString();
    m_tracks = std::make_unique<TrackWriter>(*this);
}

M2Writer::~M2Writer() = default;

Result<std::vector<OutputFile>> M2Writer::write()
{
    writeRoot();
    m_tracks->finish();
    writeSkins();
    writeChunks();
    writeSkeletonHead();
    if (m_mode == Mode::Compact)
        for (SpaceImage &space : m_images)
            if (space.isChanged())
                space.pad();
    writePhysicsParts();
    writeBoneFiles();
    if (m_error)
        return *m_error;
    return files();
}

void M2Writer::fail(Message message, std::string path)
{
    if (!m_error)
        m_error = Error{std::move(message), {}, -1, std::move(path)};
}

const BlockMap &M2Writer::blocks()
{
    if (!m_blocks)
        m_blocks.emplace(m_layout, m_original.ctx());
    return *m_blocks;
}

template<class T>
T M2Writer::readFormer(Place place) const
{
    T value{};
    if (!place.isKnown())
        return value;
    const Bytes bytes = m_layout.bytes(place.space);
    if (place.offset <= bytes.size() && bytes.size() - place.offset >= sizeof(T))
        std::memcpy(&value, bytes.data() + place.offset, sizeof(T));
    return value;
}
template ArrayRef M2Writer::readFormer<ArrayRef>(Place) const;
template std::uint16_t M2Writer::readFormer<std::uint16_t>(Place) const;

std::int32_t M2Writer::newSpace()
{
    m_images.emplace_back();
    return std::int32_t(m_images.size()) - 1;
}

bool M2Writer::isKept(const TypeInfo &type, const void *data, Former former) const
{
    return m_mode == Mode::Patch && former && equalValues(type, data, former.object);
}

std::uint32_t M2Writer::allocate(std::int32_t space, std::size_t size, std::optional<Block> old)
{
    if (old && m_mode == Mode::Prove && size == old->size)
        return old->offset;
    if (old && m_mode == Mode::Patch && size <= blocks().capacity(space, *old))
        return old->offset;
    if (image(space).size() + size > 0x7fffff00u) {
        fail(QT_TRANSLATE_NOOP("Message", "the model is larger than 2 GiB"), {});
        return 0;
    }
    return image(space).append(size);
}

void M2Writer::store(Place place, std::uint32_t count, const void *bytes, std::size_t size, Place oldPlace,
                     std::size_t oldSize)
{
    ArrayRef ref{count, 0};
    if (size) {
        std::optional<Block> old;
        if (oldPlace.isKnown() && oldPlace.space == place.space && oldSize)
            old = Block{readFormer<ArrayRef>(oldPlace).offset, std::uint32_t(oldSize)};
        ref.offset = allocate(place.space, size, old);
        image(place.space).patch(ref.offset, bytes, size);
    } else if (oldPlace.isKnown() && readFormer<ArrayRef>(oldPlace).count == 0) {
        return; // some files give a place for an empty array
    }
    image(place.space).patch(place.offset, ref);
}

std::uint32_t M2Writer::placeKeys(std::int32_t space, Bytes bytes)
{
    const auto place = [&] {
        const std::uint32_t offset = allocate(space, bytes.size(), std::nullopt);
        image(space).patch(offset, bytes.data(), bytes.size());
        return offset;
    };
    if (!m_options.sharesEqual)
        return place();
    const auto [block, isNew] =
        m_keyBlocks.try_emplace({space, std::string(reinterpret_cast<const char *>(bytes.data()), bytes.size())}, 0);
    if (isNew)
        block->second = place();
    return block->second;
}

void M2Writer::storeKeys(Place place, std::uint32_t count, const void *bytes, std::size_t size, Place oldPlace,
                         std::size_t oldSize)
{
    if (m_mode != Mode::Compact || !m_options.sharesEqual || size == 0)
        return store(place, count, bytes, size, oldPlace, oldSize);
    const ArrayRef ref{count, placeKeys(place.space, {static_cast<const std::byte *>(bytes), size})};
    image(place.space).patch(place.offset, ref);
}

void M2Writer::writeRoot()
{
    const StructInfo &info = describe<Root>();
    const auto *root = reinterpret_cast<const std::byte *>(&m_root),
               *former = reinterpret_cast<const std::byte *>(m_former);
    for (const DiskStep &step : diskPlan(info, m_ctx).steps) {
        const FieldInfo &field = info.fields[step.field];
        const Place place = rootPlace(step.field);
        if (!place.isKnown())
            continue;
        const AnimSection home = field.type == &typeInfo<List<Bone>>()         ? AnimSection::Bones
                                 : field.type == &typeInfo<List<Attachment>>() ? AnimSection::Attachments
                                                                               : AnimSection::Model;
        switch (step.kind) {
        case DiskStep::Run:
            image(place.space).patch(place.offset, root + step.memory, step.bytes);
            break;
        case DiskStep::Vertices:
            writeVertices(place, m_root, m_former, m_layout.rootFields[step.field]);
            break;
        case DiskStep::Skins:
            if (!hasSubTracks(m_ctx.version))
                writeList(field, place, field.in(root), {place, field.in(former)}, m_ctx, home);
            else if (m_root.skins.size() != m_former->skins.size())
                image(place.space).patch(place.offset, std::uint32_t(m_root.skins.size()));
            break;
        default:
            writeReferenced(field, place, field.in(root), {m_layout.rootFields[step.field], field.in(former)}, m_ctx,
                            home);
            break;
        }
    }
}

void M2Writer::writeStruct(const StructInfo &info, Place place, const void *object, Former former, const Ctx &ctx,
                           AnimSection home)
{
    const auto *memory = static_cast<const std::byte *>(object);
    for (const DiskStep &step : diskPlan(info, ctx).steps) {
        const FieldInfo *field = &info.fields[step.field];
        if (step.alternative >= 0 && info.fields[std::size_t(step.alternative)].isOnDisk(ctx, object))
            field = &info.fields[std::size_t(step.alternative)];
        const void *data = step.kind == DiskStep::Run ? memory + step.memory : field->in(object);
        const Place at{place.space, place.offset + step.disk};
        Former was;
        if (former)
            was = {{former.place.space, former.place.offset + step.disk}, field->in(former.object)};
        switch (step.kind) {
        case DiskStep::Run:
            image(at.space).patch(at.offset, data, step.bytes);
            break;
        case DiskStep::Track:
            m_tracks->write(*field, at, *static_cast<const CurveBase *>(data), was.place,
                            static_cast<const CurveBase *>(was.object), home);
            break;
        case DiskStep::LifeTrack:
            writeLife(*field, at, *static_cast<const CurveBase *>(data), was, ctx);
            break;
        case DiskStep::PackedTextures: {
            const auto &particle = *static_cast<const Particle *>(object);
            std::uint16_t packed = particle.texture;
            if (ctx.version >= Version::SubTracks && (particle.flags & ParticleFlag::MultiTexture))
                packed =
                    std::uint16_t((packed & 0x1f) | (particle.texture1 & 0x1f) << 5 | (particle.texture2 & 0x1f) << 10 |
                                  (was ? readFormer<std::uint16_t>(was.place) & 0x8000 : 0));
            image(at.space).patch(at.offset, packed);
            break;
        }
        case DiskStep::Half:
            image(at.space).patch(at.offset, toHalf(*static_cast<const float *>(data)));
            break;
        default:
            writeReferenced(*field, at, data, was, ctx, home);
            break;
        }
    }
}

void M2Writer::writeReferenced(const FieldInfo &field, Place place, const void *data, Former former, const Ctx &ctx,
                               AnimSection home)
{
    switch (field.type->kind) {
    case Kind::String:
        writeString(field, place, data, former);
        break;
    case Kind::List:
        writeList(field, place, data, former, ctx, home);
        break;
    default: {
        if (isKept(*field.type, data, former))
            return;
        const auto &array = *static_cast<const ArrayBase *>(data);
        const std::size_t element = field.type->element->size,
                          width = field.storage == Storage::FourPerCount ? 4 : element;
        const std::size_t oldSize = former ? static_cast<const ArrayBase *>(former.object)->size() * element : 0;
        if (array.isEmpty() && oldSize == 0 && former)
            return; // nothing, or something unreadable
        if (array.size() * element % width)
            return fail(QT_TRANSLATE_NOOP("Message", "the number of elements must be a multiple of four"), field.name);
        store(place, std::uint32_t(array.size() * element / width), array.raw(), array.size() * element, former.place,
              oldSize);
        break;
    }
    }
}

void M2Writer::writeString(const FieldInfo &field, Place place, const void *data, Former former)
{
    const auto *chars = static_cast<const char *>(data);
    const std::size_t capacity = field.type->components;
    const std::uint32_t oldCount = former ? readFormer<ArrayRef>(former.place).count : 0;
    const bool same = former && std::memcmp(chars, former.object, capacity) == 0;
    if (same && m_mode == Mode::Patch)
        return;
    if (same) {
        // Unchanged, including the bytes after the zero.
        std::vector<char> bytes(chars, chars + std::min<std::size_t>(oldCount, capacity));
        if (oldCount > capacity)
            return m_mode == Mode::Compact
                       ? fail(QT_TRANSLATE_NOOP("Message", "a string is too long to be rewritten"), field.name)
                       : void();
        return store(place, oldCount, bytes.data(), bytes.size(), former.place, oldCount);
    }
    const std::size_t length = strnlen(chars, capacity);
    // The zero counts. An empty string of one byte stays that way; new textures have one as well, unless file ids name
    // them.
    std::uint32_t count = std::uint32_t(length) + 1;
    if (length == 0 &&
        (former ? oldCount == 0 : !m_root.textureFileIds.isEmpty() || &field != &fieldInfo<&Texture::path>()))
        count = 0;
    std::vector<char> bytes(chars, chars + length);
    bytes.resize(count, '\0');
    store(place, count, bytes.data(), bytes.size(), former.place, oldCount);
}

void M2Writer::writeList(const FieldInfo &field, Place place, const void *data, Former former, const Ctx &ctx,
                         AnimSection home)
{
    const ListOps &ops = *field.type->list;
    void *list = const_cast<void *>(data), *was = const_cast<void *>(former.object);
    const StructInfo &info = field.type->element->structure();
    const std::uint32_t width = diskPlan(info, ctx).size;
    const std::vector<NodeId> none, &ids = ops.ids(list), &formerIds = was ? ops.ids(was) : none;
    const auto ref = readFormer<ArrayRef>(former.place);
    if (ids.empty() && formerIds.empty() && former)
        return; // nothing, or something unreadable
    const std::size_t formerSize = formerIds.size() * width;
    bool same = m_mode != Mode::Compact && former && ids == formerIds;
    if (same && m_mode == Mode::Patch) {
        if (!m_tracks->sequencesChanged() && equalValues(*field.type, data, former.object))
            return;
        // Objects in bytes that also mean something else get a place of their own.
        same = blocks().capacity(former.place.space, {ref.offset, std::uint32_t(formerSize)}) >= formerSize;
    }
    std::uint32_t offset = ref.offset;
    // Usually the next one, whatever was inserted or deleted before.
    std::size_t guess = 0;
    const auto formerRow = [&](NodeId id) {
        if (guess >= formerIds.size() || formerIds[guess] != id) {
            const auto isAfter =
                std::find(formerIds.begin() + std::ptrdiff_t(std::min(guess, formerIds.size())), formerIds.end(), id);
            const auto found = isAfter != formerIds.end() ? isAfter : std::find(formerIds.begin(), formerIds.end(), id);
            if (found == formerIds.end())
                return formerIds.size(); // a new one
            guess = std::size_t(found - formerIds.begin());
        }
        return guess++;
    };
    if (!same) {
        std::vector<std::byte> block(ids.size() * width);
        for (std::size_t row = 0; row < ids.size(); ++row)
            if (const std::size_t old = formerRow(ids[row]); old < formerIds.size())
                std::memcpy(block.data() + row * width,
                            m_layout.bytesAt({former.place.space, ref.offset + std::uint32_t(old) * width}).data(),
                            width);
        store(place, std::uint32_t(ids.size()), block.data(), block.size(), former.place, formerSize);
        offset = readAt<ArrayRef>(place).offset;
    }
    guess = 0;
    for (std::size_t row = 0; row < ids.size(); ++row) {
        Former item;
        if (const std::size_t old = formerRow(ids[row]); old < formerIds.size())
            item = {{former.place.space, ref.offset + std::uint32_t(old) * width}, ops.at(was, old)};
        writeStruct(info, {place.space, offset + std::uint32_t(row) * width}, ops.at(list, row), item, ctx, home);
    }
}

} // namespace sinew::m2
