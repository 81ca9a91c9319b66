// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/curves.h"

#include "core/facets/curve_channels.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "plugins/m2/edit/key_rules.h"
#include "plugins/m2/edit/missing_sequences.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"
#include "plugins/m2/model/sequence_names.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

CurveTraits M2Curves::traits() const
{
    return {1000, "ms", true};
}

std::vector<Clip> M2Curves::clips(const Model &model) const
{
    const Root &root = rootOf(model);
    std::vector<Clip> clips;
    const std::vector<std::uint32_t> owners = resolveAliases(root);
    const std::vector<bool> missing = missingSequences(static_cast<const M2Model &>(model));
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const Sequence &sequence = root.sequences[row];
        Clip clip{root.sequences.ids[row],
                  sequenceName(sequence),
                  timelineStart(root, sequence),
                  lineEnd(root, sequence),
                  false,
                  true,
                  false,
                  !hasSubTracks(root.version)};
        const std::size_t owner = owners[row];
        if (owner != row && timelineStart(root, root.sequences[owner]) == clip.start)
            clip.keysOf = root.sequences.ids[owner];
        clip.ownTime = hasSubTracks(root.version);
        clip.missing = missing[row];
        clips.push_back(std::move(clip));
    }
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    for (std::size_t row = 0; row < root.parentSequences.size(); ++row) {
        const ParentSequence &sequence = root.parentSequences[row];
        const std::int64_t end = std::int64_t(sequence.timelineStart) + sequence.duration;
        Clip &clip = clips.emplace_back(
            Clip{root.parentSequences.ids[row],
                 sequenceName(sequence) + " (" + shownLabel(QT_TRANSLATE_NOOP("Label", "Parent skeleton")) + ")",
                 sequence.timelineStart, std::int32_t(std::min<std::int64_t>(end, 0x7fffffff)), false, true, false});
        clip.ownTime = true;
        clip.missing = layout && row < layout->missingParentKeys.size() && layout->missingParentKeys[row];
    }
    for (std::size_t i = 0; i < root.globalLoops.size(); ++i)
        clips.push_back({root.globalLoops.ids[i],
                         shownLabel(QT_TRANSLATE_NOOP("Label", "Global sequence")) + " " + std::to_string(i), 0,
                         std::int32_t(std::min(root.globalLoops[i].duration, 0x7fffffffu)), true, true, false});
    if (!root.particles.isEmpty() && hasSubTracks(root.version))
        clips.push_back(
            {RootNode, shownLabel(QT_TRANSLATE_NOOP("Label", "Life of a particle")), 0, lifeEnd, true, false, false});
    return clips;
}

std::vector<CurveChannel> M2Curves::list(const Model &model, const Address &wanted) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(wanted.node);
    if (!object)
        return channels;
    const Ctx ctx = model.ctx();
    const auto &loops = rootOf(model).globalLoops;
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (f.type->kind != Kind::Curve || !f.isOnDisk(ctx, object.data))
            continue;
        const Address address{wanted.node, std::uint16_t(i)};
        if (!wanted.isObject() && address != wanted)
            continue;
        CurveChannel channel = curveChannel(address, f, object.data, loops.ids);
        channel.isStep = f.type->element->kind == Kind::Integer && f.type->element->size == 1;
        channel.rules = keyRules(f, ctx.version, layout && layout->compressedTextureRotations);
        if (isOverLife(f.storage))
            channel.globalSequence = RootNode;
        channels.push_back(std::move(channel));
    }
    return channels;
}

} // namespace sinew::m2
