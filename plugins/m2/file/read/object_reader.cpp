// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/object_reader.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/file/values.h"

#include <QtGlobal>

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace sinew::m2 {

ObjectReader::ObjectReader(const M2Layout &layout, Root &root, Diagnostics &diagnostics, MemoryBudget &budget)
    : m_layout(layout), m_root(root), m_spaces(layout, diagnostics, budget), m_tracks(m_spaces, layout, root)
{
}

void ObjectReader::readStruct(const StructInfo &info, Place place, void *object, const Ctx &ctx, const FieldPath &path,
                              AnimSection home)
{
    readSteps(info, diskPlan(info, ctx), place, object, ctx, path, home);
}

void ObjectReader::readSteps(const StructInfo &info, const DiskPlan &plan, Place place, void *object, const Ctx &ctx,
                             const FieldPath &path, AnimSection home)
{
    const Bytes bytes = m_layout.bytesAt(place);
    for (const DiskStep &step : plan.steps) {
        auto *memory = static_cast<std::byte *>(object) + step.memory;
        if (step.kind == DiskStep::Run) {
            std::memcpy(memory, bytes.data() + step.disk, step.bytes);
            continue;
        }
        const FieldInfo *field = &info.fields[step.field];
        if (step.alternative >= 0 && info.fields[std::size_t(step.alternative)].isOnDisk(ctx, object)) {
            field = &info.fields[std::size_t(step.alternative)];
            memory = static_cast<std::byte *>(object) + field->offset;
        }
        const Place at{place.space, place.offset + step.disk};
        const FieldPath name{&path, field->name, -1};
        switch (step.kind) {
        case DiskStep::String:
        case DiskStep::Array:
        case DiskStep::List:
            readReferenced(*field, memory, at, ctx, name, home);
            break;
        case DiskStep::Track:
            m_tracks.readTrack(*field, *reinterpret_cast<CurveBase *>(memory), at, ctx, name, home);
            break;
        case DiskStep::LifeTrack:
            m_tracks.readLifeTrack(*field, *reinterpret_cast<CurveBase *>(memory), at, ctx, name);
            break;
        case DiskStep::PackedTextures: {
            auto &particle = *static_cast<Particle *>(object);
            particle.texture = m_spaces.at<std::uint16_t>(at);
            if (ctx.version >= Version::SubTracks && (particle.flags & ParticleFlag::MultiTexture)) {
                particle.texture2 = particle.texture >> 10 & 0x1f;
                particle.texture1 = particle.texture >> 5 & 0x1f;
                particle.texture &= 0x1f;
            }
            break;
        }
        case DiskStep::Half: {
            const float number = fromHalf(m_spaces.at<std::uint16_t>(at));
            std::memcpy(memory, &number, sizeof number);
            break;
        }
        case DiskStep::Vertices:
            readVertices(at);
            break;
        case DiskStep::Skins:
        case DiskStep::Run:
            break;
        }
    }
}

void ObjectReader::readReferenced(const FieldInfo &field, void *data, Place place, const Ctx &ctx,
                                  const FieldPath &path, AnimSection home)
{
    const auto ref = m_spaces.at<ArrayRef>(place);
    if (ref.count == 0)
        return;
    std::uint64_t width = 1;
    if (field.type->kind == Kind::List)
        width = diskPlan(field.type->element->structure(), ctx).size;
    else if (field.type->kind == Kind::Array)
        width = field.storage == Storage::FourPerCount ? 4 : field.type->element->size;
    if (!m_spaces.fits(place.space, ref, width)) {
        m_spaces.report(
            Severity::Error, "m2.outside",
            Message(QT_TRANSLATE_NOOP(
                        "Message", "%1 elements at %2 don't fit the %3 bytes of the file; they are kept but not read"),
                    {ref.count, ref.offset, m_layout.spaces[std::size_t(place.space)].size}),
            place, path);
        return;
    }
    const Place target{place.space, ref.offset};
    switch (field.type->kind) {
    case Kind::String: {
        // All bytes that the value can hold belong to it; the count stays in the file.
        const std::size_t count = std::min<std::size_t>(ref.count, field.type->components);
        std::memcpy(data, m_layout.bytesAt(target).data(), count);
        if (count < ref.count)
            m_spaces.report(Severity::Warning, "m2.longString",
                            Message(QT_TRANSLATE_NOOP("Message", "only the first %1 of %2 characters are shown"),
                                    {count, ref.count}),
                            target, path);
        break;
    }
    case Kind::Array: {
        if (!m_spaces.chargeBlock(ref.count, width, place, path))
            break;
        const std::size_t elements = ref.count * width / field.type->element->size;
        auto *bytes = static_cast<ArrayBase *>(data)->resetRaw(elements, field.type->element->size);
        std::memcpy(bytes, m_layout.bytesAt(target).data(), ref.count * width);
        break;
    }
    case Kind::List:
        readItems(field, data, ref.count, target, ctx, path, home);
        break;
    default:
        break;
    }
}

void ObjectReader::readItems(const FieldInfo &field, void *data, std::uint32_t count, Place place, const Ctx &ctx,
                             const FieldPath &path, AnimSection home)
{
    const StructInfo &info = field.type->element->structure();
    const DiskPlan &plan = diskPlan(info, ctx);
    if (!m_spaces.chargeObjects(count, field.type->element->size, place, path))
        return;
    const ListOps &ops = *field.type->list;
    ops.reserve(data, count);
    for (std::uint32_t row = 0; row < count; ++row) {
        void *item = ops.append(data);
        readSteps(info, plan, place, item, ctx, FieldPath{&path, nullptr, std::int64_t(row)}, home);
        place.offset += plan.size;
    }
}

void ObjectReader::readVertices(Place place)
{
    struct Vertex
    {
        Vec3 position;
        std::uint8_t weights[4], bones[4];
        Vec3 normal;
        Vec2 uv, uv2;
    };
    static_assert(sizeof(Vertex) == 48);
    const auto ref = m_spaces.at<ArrayRef>(place);
    if (ref.count == 0)
        return;
    if (!m_spaces.fits(place.space, ref, sizeof(Vertex))) {
        m_spaces.report(
            Severity::Error, "m2.outside",
            Message(QT_TRANSLATE_NOOP(
                        "Message", "%1 elements at %2 don't fit the %3 bytes of the file; they are kept but not read"),
                    {ref.count, ref.offset, m_layout.spaces[std::size_t(place.space)].size}),
            place, FieldPath{nullptr, "positions", -1});
        return;
    }
    if (!m_spaces.chargeBlock(ref.count, sizeof(Vertex), place, FieldPath{nullptr, "positions", -1}))
        return;
    const std::byte *from = m_layout.bytesAt({place.space, ref.offset}).data();
    Vec3 *positions = m_root.positions.reset(ref.count), *normals = m_root.normals.reset(ref.count);
    std::uint8_t *weights = m_root.boneWeights.reset(ref.count * std::size_t(4)),
                 *bones = m_root.boneIndices.reset(ref.count * std::size_t(4));
    Vec2 *uvs = m_root.uvs.reset(ref.count), *uvs2 = m_root.uvs2.reset(ref.count);
    const auto put = [&](auto *to, std::size_t i, std::size_t at) {
        std::memcpy(to, from + i * sizeof(Vertex) + at, sizeof *to);
    };
    for (std::size_t i = 0; i < ref.count; ++i) {
        put(positions + i, i, offsetof(Vertex, position));
        put(reinterpret_cast<std::uint32_t *>(weights) + i, i, offsetof(Vertex, weights));
        put(reinterpret_cast<std::uint32_t *>(bones) + i, i, offsetof(Vertex, bones));
        put(normals + i, i, offsetof(Vertex, normal));
        put(uvs + i, i, offsetof(Vertex, uv));
        put(uvs2 + i, i, offsetof(Vertex, uv2));
    }
}

} // namespace sinew::m2
