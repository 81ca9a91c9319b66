// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/edit/curves.h"

#include "core/facets/curve_channels.h"
#include "core/schema/struct_info.h"
#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/model/animated_values.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/model/timeline.h"

#include <algorithm>
#include <limits>
#include <set>

namespace sinew::m3 {

CurveTraits M3Curves::traits() const
{
    return {1000, "ms", true};
}

std::vector<Clip> M3Curves::clips(const Model &model) const
{
    const Root &root = rootOf(model);
    std::vector<Clip> clips;
    std::set<std::int32_t> played;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        Clip clip{root.sequences.ids[row],
                  std::string(sequence.name.view()),
                  timelineStart(sequence),
                  lineEnd(sequence),
                  false,
                  !(sequence.flags & SequenceFlag::NotLooping),
                  false};
        clip.ownTime = true;
        for (std::size_t earlier = 0; earlier < row && clip.keysOf == NoNode; ++earlier)
            if (root.sequences[earlier].timelineStart == sequence.timelineStart)
                clip.keysOf = root.sequences.ids[earlier];
        played.insert(sequence.timelineStart);
        clips.push_back(std::move(clip));
    }
    for (std::size_t row = 0; row < root.collections.size(); ++row) {
        std::set<std::int32_t> own;
        std::uint32_t end = 0;
        for (const Block &block : root.collections[row].blocks)
            if (block.timelineStart != notOnTimeline && !played.count(block.timelineStart)) {
                own.insert(block.timelineStart);
                end = std::max(end, block.end);
            }
        for (const std::int32_t start : own) {
            Clip clip{root.collections.ids[row],
                      std::string(root.collections[row].name.view()),
                      start,
                      std::int32_t(
                          std::min<std::int64_t>(std::int64_t(start) + end, std::numeric_limits<std::int32_t>::max())),
                      false,
                      true,
                      false};
            clip.ownTime = true;
            clips.push_back(std::move(clip));
        }
    }
    return clips;
}

std::vector<CurveChannel> M3Curves::list(const Model &model, const Address &wanted) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(wanted.node);
    if (!object)
        return channels;
    const auto add = [&](const Address &address, const FieldInfo &outer, const FieldInfo &field, const void *owner) {
        if (!wanted.isObject() && address != wanted)
            return;
        CurveChannel channel = curveChannel(address, field, owner);
        channel.name = outer.displayLabel();
        channel.isStep = field.type->element->kind == Kind::Integer;
        channel.rules.interpolations = {Interpolation::None, Interpolation::Linear};
        channels.push_back(std::move(channel));
    };
    const Ctx ctx = model.ctx();
    const std::uint16_t keys = fieldRow<&Animated<float>::keys>();
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (!f.isOnDisk(ctx, object.data))
            continue;
        if (f.type->kind == Kind::Curve)
            add({wanted.node, std::uint16_t(i)}, f, f, object.data);
        else if (f.type->kind == Kind::Struct)
            if (isAnimated(f.type->structure()))
                add({wanted.node, std::uint16_t(i), keys}, f, f.type->structure().fields[keys], f.in(object.data));
    }
    return channels;
}

} // namespace sinew::m3
