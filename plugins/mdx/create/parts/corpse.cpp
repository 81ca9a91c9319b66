// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/parts/corpse.h"

#include "core/curves/timeline/sequence_match.h"
#include "core/model/walk.h"
#include "plugins/mdx/create/restore/node_lists.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_set>

namespace sinew::mdx {

namespace {

constexpr std::int32_t minute = 60000, restBetween = 1000;
constexpr std::uint32_t playsOnce = 1, linearKeys = 1, hermiteKeys = 2;

const Sequence *named(const Root &root, std::string_view name)
{
    for (const Sequence &sequence : root.sequences)
        if (sequence.name.view() == name)
            return &sequence;
    return nullptr;
}

/// Values from the last key of a sequence on, at further times. Nothing if it has no key.
void holdAt(CurveBase &curve, const TypeInfo &value, const TimeSpan &sequence, std::span<const std::int32_t> times)
{
    std::int32_t last = std::numeric_limits<std::int32_t>::min();
    for (const std::int32_t time : curve.times())
        if (sequence.contains(time))
            last = std::max(last, time);
    if (last == std::numeric_limits<std::int32_t>::min())
        return;
    const std::int32_t most = std::numeric_limits<std::int32_t>::max();
    std::vector<SpanMatch> spans{{{-most, most}, {-most, most}, NoNode}};
    for (const std::int32_t time : times)
        spans.push_back({{last, last}, {time, time}, NoNode});
    curve = keysInSpans(curve, value, spans);
}

/// Adds keys behind all others.
template<class T>
void addKeys(Curve<T> &curve, std::initializer_list<std::pair<std::int32_t, T>> keys)
{
    Curve<T> longer;
    longer.reset(curve.isPresent() ? curve.header() : CurveBase::Header{linearKeys, -1}, curve.size() + keys.size());
    std::size_t row = 0;
    for (; row < curve.size(); ++row) {
        longer.editTimes()[row] = curve.times()[row];
        longer.editValues()[row] = curve.values()[row];
        if (longer.hasTangents()) {
            longer.editInTangents()[row] = curve.inTangents()[row];
            longer.editOutTangents()[row] = curve.outTangents()[row];
        }
    }
    for (const auto &[time, value] : keys) {
        longer.editTimes()[row] = time;
        longer.editValues()[row] = value;
        if (longer.hasTangents()) { // flat: slopes of 0, or control points as high as the key
            const bool isSlope = longer.header().interpolation == hermiteKeys;
            longer.editInTangents()[row] = longer.editOutTangents()[row] = isSlope ? T{} : value;
        }
        ++row;
    }
    curve = std::move(longer);
}

/// The value that the curve has at a time at which it has a key.
template<class T>
T valueAt(const Curve<T> &curve, std::int32_t time, const T &otherwise)
{
    for (std::size_t row = 0; row < curve.size(); ++row)
        if (curve.times()[row] == time)
            return curve.values()[row];
    return otherwise;
}

float heightOf(const Root &root)
{
    float low = 0, high = 0;
    for (const Geoset &geoset : root.geosets)
        for (const Vec3 &v : geoset.vertices)
            if (std::isfinite(v.z)) {
                low = std::min(low, v.z);
                high = std::max(high, v.z);
            }
    return high - low;
}

/// In the second half of the time, what has no parent sinks, and linear alphas go.
void buryAndFade(Root &root, const Sequence &bone)
{
    const float depth = heightOf(root);
    const std::int32_t half = bone.start + minute / 2;
    forEachNodeList(root, [&](const Address &, auto &list) {
        for (auto &object : list) {
            Curve<Vec3> &translation = object.node.translation;
            if (object.node.parentId >= 0 || (translation.isPresent() && translation.globalSequence() >= 0))
                continue;
            const bool starts = std::find(translation.times().begin(), translation.times().end(), bone.start) !=
                                translation.times().end();
            const Vec3 from = valueAt(translation, bone.start, Vec3{}), to{from.x, from.y, from.z - depth};
            if (starts)
                addKeys(translation, {{half, from}, {bone.end, to}});
            else
                addKeys(translation, {{bone.start, from}, {half, from}, {bone.end, to}});
        }
    });
    for (GeosetAnimation &animation : root.geosetAnimations) {
        Curve<float> &alpha = animation.alphaKeys;
        const float from = valueAt(alpha, bone.start, 0.f);
        if (from > 0 && alpha.header().interpolation == linearKeys)
            addKeys(alpha, {{half, from}, {bone.end, 0.f}});
    }
}

} // namespace

Result<ReadyMadeDonor> corpseFor(const MdxModel &target)
{
    auto model = std::make_unique<MdxModel>(target);
    Root &root = model->data;
    const Sequence *death = named(root, "Death");
    if (!death)
        return Error{QT_TRANSLATE_NOOP("Message", "the model has no sequence “Death” that leaves a corpse")};
    const TimeSpan dying{death->start, death->end};
    std::int64_t next = 0;
    for (const Sequence &sequence : root.sequences)
        next = std::max<std::int64_t>(next, sequence.end);
    if (next + 2 * (minute + restBetween) > std::numeric_limits<std::int32_t>::max())
        return Error{QT_TRANSLATE_NOOP("Message", "the sequences are longer than the model's timeline can be")};
    const Extent extent = death->extent;
    std::vector<std::int32_t> starts;
    for (const char *name : {"Decay Flesh", "Decay Bone"}) {
        if (named(root, name))
            continue;
        Sequence &made = root.sequences.append();
        made.name.set(name);
        made.start = std::int32_t(next) + restBetween;
        made.end = made.start + minute;
        made.flags = playsOnce;
        made.extent = extent;
        next = made.end;
        starts.push_back(made.start);
        for (Geoset &geoset : root.geosets)
            geoset.sequenceExtents.append(geoset.extent);
    }
    if (starts.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the model has “Decay Flesh” and “Decay Bone”")};
    model->buildIndex();
    ReadyMadeDonor donor;
    std::unordered_set<void *> known; // tables list a member once for each dialect that has it
    walkFields(
        model->info(), &root, RootNode,
        [&](const Address &at, const FieldInfo &field, void *data, void *) {
            donor.nodes.emplace(at.node, at.node);
            // Events have happened.
            if (field.type->kind != Kind::Curve || field.type->element->valueSize() == 0 || !known.insert(data).second)
                return;
            auto &curve = *static_cast<CurveBase *>(data);
            if (curve.isPresent() && curve.header().globalSequence < 0)
                holdAt(curve, *field.type->element, dying, starts);
        },
        [](const StructInfo &) { return true; });
    for (std::size_t i = root.sequences.size() - starts.size(); i < root.sequences.size(); ++i) {
        donor.parts.push_back(root.sequences.ids[i]);
        donor.nodes.erase(root.sequences.ids[i]);
        if (root.sequences[i].name.view() == "Decay Bone")
            buryAndFade(root, root.sequences[i]);
    }
    donor.nodes.erase(RootNode);
    donor.model = std::move(model);
    return donor;
}

} // namespace sinew::mdx
