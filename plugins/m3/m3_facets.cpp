// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/m3_facets.h"

#include "core/model/edit_builder.h"
#include "plugins/m3/m3_line.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::m3 {

std::int32_t lineStart(const Sequence &sequence)
{
    return sequence.lineStart + std::int32_t(std::min<std::uint32_t>(sequence.start, lineStep - 2 * lineMargin));
}

std::int32_t lineEnd(const Sequence &sequence)
{
    const std::int64_t end = std::int64_t(sequence.lineStart) + sequence.end;
    return std::int32_t(std::min<std::int64_t>(end, std::numeric_limits<std::int32_t>::max() - lineStep));
}

int sequenceOf(const Root &root, std::size_t collection)
{
    for (std::size_t row = 0; row < std::min(root.groups.size(), root.sequences.size()); ++row) {
        const auto members = root.groups[row].collections.view();
        if (std::find(members.begin(), members.end(), collection) != members.end())
            return int(row);
    }
    return -1;
}

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
        Clip clip{root.sequences.ids[row], std::string(sequence.name.view()), lineStart(sequence), lineEnd(sequence), false, !(sequence.flags & SequenceFlag::NotLooping), false};
        clip.ownTime = true;
        for (std::size_t earlier = 0; earlier < row && clip.keysOf == NoNode; ++earlier)
            if (root.sequences[earlier].lineStart == sequence.lineStart)
                clip.keysOf = root.sequences.ids[earlier];
        played.insert(sequence.lineStart);
        clips.push_back(std::move(clip));
    }
    for (std::size_t row = 0; row < root.collections.size(); ++row) {
        std::set<std::int32_t> own;
        std::uint32_t end = 0;
        for (const Block &block : root.collections[row].blocks)
            if (block.lineStart != notOnLine && !played.count(block.lineStart)) {
                own.insert(block.lineStart);
                end = std::max(end, block.end);
            }
        for (const std::int32_t start : own) {
            Clip clip{root.collections.ids[row], std::string(root.collections[row].name.view()), start,
                      std::int32_t(std::min<std::int64_t>(std::int64_t(start) + end, std::numeric_limits<std::int32_t>::max())), false, true, false};
            clip.ownTime = true;
            clips.push_back(std::move(clip));
        }
    }
    return clips;
}

std::vector<CurveChannel> M3Curves::channels(const Model &model, NodeId node) const
{
    std::vector<CurveChannel> channels;
    const ObjectRef object = model.object(node);
    if (!object)
        return channels;
    const auto add = [&](const Address &address, const FieldInfo &outer, const FieldInfo &field, const void *owner) {
        const auto *curve = static_cast<const CurveBase *>(field.in(owner));
        const Kind value = field.type->element->kind;
        CurveChannel channel{address, node, outer.displayLabel()};
        channel.components = value == Kind::NoValue || value == Kind::FixedArray ? 0 : value == Kind::Integer ? 1 : int(field.type->element->components);
        channel.present = curve->isPresent();
        channel.isRotation = value == Kind::Quat;
        channel.isStep = value == Kind::Integer || value == Kind::FixedArray;
        channel.rules.interpolations = {Interpolation::None, Interpolation::Linear};
        channels.push_back(std::move(channel));
    };
    const Ctx ctx = model.ctx();
    for (std::size_t i = 0; i < object.info->fields.size(); ++i) {
        const FieldInfo &f = object.info->fields[i];
        if (!f.isOnDisk(ctx, object.data))
            continue;
        if (f.type->kind == Kind::Curve)
            add({node, std::uint16_t(i)}, f, f, object.data);
        else if (f.type->kind == Kind::Struct)
            if (const int keys = f.type->structure().indexOf("keys"); keys >= 0)
                add({node, std::uint16_t(i), std::uint16_t(keys)}, f, f.type->structure().fields[std::size_t(keys)], f.in(object.data));
    }
    return channels;
}

std::vector<HierarchyNode> M3Transforms::hierarchy(const Model &model) const
{
    const auto &bones = rootOf(model).bones;
    const auto parentOf = [&](std::size_t row) {
        const std::int16_t parent = bones[row].parent;
        return parent < 0 || std::size_t(parent) >= bones.size() ? -1 : int(parent);
    };
    std::vector<HierarchyNode> nodes;
    for (std::size_t row = 0; row < bones.size(); ++row) {
        std::size_t steps = 0;
        int up = parentOf(row);
        while (up >= 0 && up != int(row) && steps++ <= bones.size())
            up = parentOf(std::size_t(up));
        const bool inCircle = up == int(row);
        nodes.push_back({bones.ids[row], inCircle || parentOf(row) < 0 ? NoNode : bones.ids[std::size_t(parentOf(row))]});
    }
    return nodes;
}

Result<ChangeSet> M3Transforms::reparent(const Model &model, std::span<const NodeId> nodes, NodeId newParent) const
{
    const auto &bones = rootOf(model).bones;
    if (newParent != NoNode && !model.get<Bone>(newParent))
        return Error{QT_TRANSLATE_NOOP("Message", "the new parent is not a node")};
    std::size_t steps = 0;
    for (NodeId up = newParent; up != NoNode && steps <= bones.size(); ++steps) {
        if (std::find(nodes.begin(), nodes.end(), up) != nodes.end())
            return Error{QT_TRANSLATE_NOOP("Message", "a node can't become its own descendant")};
        const std::int16_t parent = model.get<Bone>(up)->parent;
        up = parent < 0 || std::size_t(parent) >= bones.size() ? NoNode : bones.ids[std::size_t(parent)];
    }
    EditBuilder edit(model);
    for (const NodeId node : nodes) {
        const ObjectRef object = model.object(node);
        const int field = !object ? -1 : object.info->indexOf(object.info->type == &typeInfo<Bone>() ? "parent" : "bone");
        if (field < 0)
            return Error{QT_TRANSLATE_NOOP("Message", "only nodes have a parent")};
        edit.setReference({node, std::uint16_t(field)}, newParent);
    }
    return edit.finish();
}

TransformTracks M3Transforms::tracks(const Model &model, NodeId node) const
{
    if (!model.get<Bone>(node))
        return {};
    const StructInfo &info = describe<Bone>();
    const auto track = [&](const char *name) {
        const int field = info.indexOf(name);
        const int keys = info.fields[std::size_t(field)].type->structure().indexOf("keys");
        return Address{node, std::uint16_t(field), std::uint16_t(keys)};
    };
    return {track("position"), track("rotation"), track("scale")};
}

Status M3References::detach(const Model &model, std::span<const NodeId> removed, const Renumber &renumber, ChangeSet &changes) const
{
    const Root &root = rootOf(model);
    std::vector<bool> gone(root.bones.size(), false);
    for (const NodeId id : removed)
        if (model.get<Bone>(id))
            gone[std::size_t(model.rowOf(id))] = true;
    if (std::find(gone.begin(), gone.end(), true) == gone.end() || root.boneLookup.isEmpty())
        return Done{};
    Array<std::uint16_t> lookup = root.boneLookup;
    std::uint16_t *bones = lookup.edit();
    for (std::size_t i = 0; i < lookup.size(); ++i) {
        std::size_t at = bones[i];
        if (at >= gone.size())
            continue;
        for (std::size_t steps = 0; gone[at] && root.bones[at].parent >= 0 && std::size_t(root.bones[at].parent) < gone.size() && steps < gone.size(); ++steps)
            at = std::size_t(root.bones[at].parent);
        if (gone[at])
            at = std::size_t(std::find(gone.begin(), gone.end(), false) - gone.begin());
        bones[i] = at < gone.size() ? std::uint16_t(renumber("bones", std::int64_t(at))) : 0;
    }
    changes.push_back({Change::Set, {RootNode, std::uint16_t(model.info().indexOf("boneLookup"))}, 0, 0, 0, Value::of(lookup)});
    return Done{};
}

} // namespace sinew::m3
