// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_keys.h"

#include "core/format/format.h"
#include "core/model/change.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

/// Lets sequences without a counterpart have the keys of `held`.
void hold(const Clip &held, const std::vector<SpanMatch> &placed, SequenceMatch &match)
{
    for (const Clip &clip : match.unmatched) {
        const bool isPlaced = std::any_of(placed.begin(), placed.end(),
                                          [&](const SpanMatch &each) { return each.to.start == clip.start; });
        if (isPlaced)
            continue;
        match.spans.push_back({spanOf(held), spanOf(clip), held.source});
        match.isSame = false;
    }
}

/// Both models' sequences, including those that are pasted along.
SequenceMatch sequencesOf(const CurveFacet &curves, const Model &source, const Model &target,
                          const std::vector<SpanMatch> &placed, NodeId held)
{
    const auto isPlaced = [&](NodeId sequence) {
        return std::any_of(placed.begin(), placed.end(),
                           [sequence](const SpanMatch &match) { return match.sequence == sequence; });
    };
    const std::vector<Clip> all = curves.clips(source);
    std::vector<Clip> from = all;
    std::erase_if(from, [&](const Clip &clip) { return isPlaced(clip.source); });
    SequenceMatch match = matchSequences(from, curves.clips(target));
    match.spans.insert(match.spans.end(), placed.begin(), placed.end());
    match.isSame = match.isSame && placed.empty();
    for (const Clip &clip : all)
        if (held != NoNode && clip.source == held && !clip.isGlobal)
            hold(clip, placed, match);
    return match;
}

/// Keys that all sequences read are stored in the first one.
std::vector<SpanMatch> firstSpans(const CurveFacet &curves, const Model &source, const Model &target)
{
    const auto isPlain = [](const Clip &clip) { return !clip.isGlobal && clip.keysOf == NoNode; };
    const std::vector<Clip> from = curves.clips(source), to = curves.clips(target);
    const auto first = std::find_if(from.begin(), from.end(), isPlain),
               there = std::find_if(to.begin(), to.end(), isPlain);
    if (first == from.end() || there == to.end())
        return {};
    using Time = std::numeric_limits<std::int32_t>;
    const std::int64_t length = std::int64_t(first->end) - first->start;
    const std::int64_t end = std::clamp<std::int64_t>(there->start + length, Time::min(), Time::max());
    return {{{first->start, first->end}, {there->start, std::int32_t(end)}, first->source}};
}

} // namespace

std::vector<NodeId> withParts(const Model &model, const std::vector<NodeId> &nodes)
{
    std::vector<NodeId> all;
    for (const NodeId node : nodes) {
        all.push_back(node);
        const StructInfo &info = *model.object(node).info;
        for (std::size_t field = 0; field < info.fields.size(); ++field) {
            if (info.fields[field].type->kind != Kind::List)
                continue;
            const Address list{node, std::uint16_t(field)};
            std::vector<NodeId> parts;
            for (std::size_t row = 0; row < model.listSize(list); ++row)
                parts.push_back(model.idAt(list, row));
            parts = withParts(model, parts);
            all.insert(all.end(), parts.begin(), parts.end());
        }
    }
    return all;
}

std::unique_ptr<Model> withKeysAsIn(const Document &target, const Model &source, const std::vector<NodeId> &nodes,
                                    const std::vector<SpanMatch> &placed, NodeId held, QStringList &leftOut)
{
    const CurveFacet *curves = target.format() ? target.format()->curves() : nullptr;
    if (!curves)
        return nullptr;
    const SequenceMatch match = sequencesOf(*curves, source, target.model(), placed, held);
    if (match.isSame)
        return nullptr;
    const std::vector<SpanMatch> shared = firstSpans(*curves, source, target.model());
    std::vector<bool> hasKeys(match.missing.size());
    ChangeSet changes;
    for (const NodeId node : withParts(source, nodes))
        for (const CurveChannel &channel : curves->channels(source, node)) {
            const FieldRef ref = source.field(channel.address);
            const auto &curve = *static_cast<const CurveBase *>(ref.data);
            if (channel.globalSequence != NoNode || curve.size() == 0)
                continue;
            const bool isShared = curve.header().slots == 1;
            if (isShared && shared.empty())
                continue;
            for (std::size_t i = 0; i < match.missing.size() && !isShared; ++i)
                hasKeys[i] = hasKeys[i] || std::any_of(curve.times().begin(), curve.times().end(), [&](std::int32_t t) {
                                 return t >= match.missing[i].start && t <= match.missing[i].end;
                             });
            CurveBase moved = keysInSpans(curve, *ref.type->element, isShared ? shared : match.spans);
            if (moved.isPresent() && !isShared && curve.header().slots > 0)
                moved.setHeaderRaw({curve.header().interpolation, curve.header().globalSequence},
                                   ref.type->element->valueSize());
            else if (!moved.isPresent() && channel.components == 0) // an event without times is still an event
                moved.resetRaw(curve.header(), 0, 0);
            changes.push_back({Change::Set, channel.address, 0, 0, 0, Value(*ref.type, &moved)});
        }
    for (std::size_t i = 0; i < match.missing.size(); ++i)
        if (hasKeys[i])
            leftOut << QString::fromStdString(match.missing[i].name);
    std::unique_ptr<Model> moved = source.clone();
    for (Change &change : changes)
        applyChange(*moved, change);
    return moved;
}

} // namespace sinew
