// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/curves.h"

#include "core/facets/curve_channels.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/sequences.h"
#include "plugins/mdx/model/model.h"
#include "plugins/mdx/model/packed_rotation.h"
#include "plugins/mdx/model/stored_as.h"

#include <algorithm>
#include <iterator>

namespace sinew::mdx {

namespace {

bool isStepTag(std::uint32_t tag)
{
    static const std::uint32_t tags[] = {fourCc("KLAV"), fourCc("KATV"), fourCc("KPEV"), fourCc("KP2V"),
                                         fourCc("KPPV"), fourCc("KRVS"), fourCc("KVIS"), fourCc("KCVS"),
                                         fourCc("KMTF"), fourCc("KRTX"), fourCc("KEVT")};
    return std::find(std::begin(tags), std::end(tags), tag) != std::end(tags);
}

/// The keys that World of Warcraft's file can hold; `owner` as in MdxLayout::object().
KeyRules keyRules(const MdxModel &model, const FieldInfo &field, NodeId node, std::uint16_t owner)
{
    KeyRules rules;
    if (isStoredAs(field, CompressedRotation, model.ctx())) {
        rules.valueStep = packedRotationStep;
        rules.lowest = -1;
        rules.highest = 1;
    }
    const MdxLayout *layout = model.mdxLayout();
    if (isStoredAs(field, SimpleOrFull, model.ctx()) &&
        !hasInterpolation(layout, layout ? layout->object(node, owner) : nullptr, field.tag))
        rules.interpolations = {Interpolation::None};
    return rules;
}

} // namespace

CurveTraits MdxCurves::traits() const
{
    return {1000, "ms"};
}

std::vector<Clip> MdxCurves::clips(const Model &model) const
{
    std::vector<Clip> clips = MdxSequences().sequences(model);
    const auto &globals = rootOf(model).globalSequences;
    for (std::size_t i = 0; i < globals.size(); ++i)
        clips.push_back({globals.ids[i], "Global sequence " + std::to_string(i), 0,
                         std::int32_t(std::min(globals[i].duration, 0x7fffffffu)), true, true});
    return clips;
}

std::vector<CurveChannel> MdxCurves::list(const Model &model, const Address &wanted) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(wanted.node);
    if (!object)
        return channels;
    const Ctx ctx = model.ctx();
    const auto add = [&](const StructInfo &info, const void *data, Address address, bool leaf) {
        for (std::size_t i = 0; i < info.fields.size(); ++i) {
            const FieldInfo &f = info.fields[i];
            if (f.type->kind != Kind::Curve || !f.isOnDisk(ctx, data))
                continue;
            (leaf ? address.leaf : address.field) = std::uint16_t(i);
            if (!wanted.isObject() && address != wanted)
                continue;
            CurveChannel channel = curveChannel(address, f, data, rootOf(model).globalSequences.ids);
            channel.isStep = isStepTag(f.tag);
            channel.rules =
                keyRules(static_cast<const MdxModel &>(model), f, wanted.node, leaf ? address.field : Address::NoField);
            channels.push_back(std::move(channel));
        }
    };
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (f.type->kind == Kind::Struct && f.isOnDisk(ctx, object.data))
            add(f.type->structure(), f.in(object.data), {wanted.node, std::uint16_t(i)}, true);
    }
    add(*object.info, object.data, {wanted.node}, false);
    return channels;
}

} // namespace sinew::mdx
