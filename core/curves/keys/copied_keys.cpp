// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/copied_keys.h"

#include "core/curves/key_rows.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

SpaceKind spaceOf(const Model &model, const Address &address)
{
    const FieldRef field = model.field(address);
    if (!field || field.type->kind != Kind::Curve)
        return SpaceKind::None;
    // Texture animations rotate and move as well, but not in space.
    const FieldInfo &info = *field.field;
    if (field.type->element->kind == Kind::Vec3 && info.unit == Unit::Distance)
        return SpaceKind::Position;
    return field.type->element->kind == Kind::Quat && (info.affects & Affects::Skeleton) ? SpaceKind::Rotation
                                                                                         : SpaceKind::None;
}

std::string objectName(const Document &document, NodeId node)
{
    const ObjectRef object = document.model().object(node);
    if (!object)
        return {};
    if (document.format() && document.format()->names())
        return document.format()->names()->name(document.model(), node);
    return object.info->displayLabel();
}

std::int32_t cut(std::int64_t time)
{
    using Limits = std::numeric_limits<std::int32_t>;
    return std::int32_t(std::clamp<std::int64_t>(time, Limits::min(), Limits::max()));
}

} // namespace

std::string trackField(const Model &model, const Address &address)
{
    const ObjectRef object = model.object(address.node);
    if (!object || address.field >= object.info->fields.size())
        return {};
    const FieldInfo &field = object.info->fields[address.field];
    if (!address.hasLeaf() || field.type->kind != Kind::Struct)
        return field.name;
    return std::string(field.name) + "." + field.type->structure().fields[address.leaf].name;
}

CopiedKeys copySelected(const Document &document, std::span<const CurveEdit> edits)
{
    CopiedKeys keys;
    std::int64_t first = std::numeric_limits<std::int64_t>::max(), last = std::numeric_limits<std::int64_t>::min();
    for (const CurveEdit &edit : edits) {
        std::vector<std::uint32_t> rows = selectedRows(edit);
        if (rows.empty())
            continue;
        const auto times = edit.curve.times();
        std::stable_sort(rows.begin(), rows.end(),
                         [times](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; });
        first = std::min<std::int64_t>(first, times[rows.front()]);
        last = std::max<std::int64_t>(last, times[rows.back()]);
        CopiedTrack track{objectName(document, edit.address.node), trackField(document.model(), edit.address),
                          edit.type, pickKeys(edit.curve, edit.value(), rows)};
        KeyBits bits = 0;
        for (const std::uint32_t row : rows)
            bits |= edit.marks[row].selected & anyValueBit;
        const KeyBits all = keyBits(KeyPart::Value, shownComponents(edit.value(), edit.rotation));
        track.components = (bits & all) == all ? anyValueBit : bits;
        track.space = spaceOf(document.model(), edit.address);
        keys.tracks.push_back(std::move(track));
    }
    if (keys.tracks.empty())
        return keys;
    keys.origin = cut(first);
    keys.length = cut(last - first);
    for (CopiedTrack &track : keys.tracks)
        for (std::int32_t &time :
             std::span(track.curve.editTimes(track.type->element->valueSize()), track.curve.size()))
            time = cut(std::int64_t(time) - first);
    return keys;
}

} // namespace sinew
