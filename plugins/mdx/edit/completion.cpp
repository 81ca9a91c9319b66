// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/edit/completion.h"

#include "core/model/follow_up.h"
#include "core/schema/struct_info.h"
#include "plugins/mdx/edit/node_parts.h"
#include "plugins/mdx/model/vertex_bones.h"

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

/// The dialect after an edit: conversions change it.
std::uint32_t dialectAfter(const MdxModel &model, const ChangeSet &changes)
{
    std::uint32_t dialect = model.data.dialect;
    for (const Change &change : changes)
        if (change.kind == Change::Set && change.at == fieldOf<&Root::dialect>(RootNode))
            if (const auto *number = change.other.as<std::uint32_t>())
                dialect = *number;
    return dialect;
}

void setKinds(const MdxModel &model, std::uint32_t dialect, Change &change)
{
    if (change.kind != Change::Insert || change.at.node != RootNode)
        return;
    const FieldInfo &list = model.info().fields[change.at.field];
    const TypeInfo &type = change.other.type();
    const int field = nodeField(type.element->structure());
    for (std::size_t row = 0; field >= 0 && row < type.list->size(change.other.data()); ++row) {
        void *object = type.list->at(change.other.data(), row);
        auto *node = static_cast<Node *>(type.element->structure().fields[std::size_t(field)].in(object));
        node->flags = withKind(node->flags, list.name, dialect);
    }
}

template<class To, class From>
Array<To> resized(const Array<From> &numbers)
{
    Array<To> result;
    std::transform(numbers.begin(), numbers.end(), result.reset(numbers.size()),
                   [](From number) { return To(number); });
    return result;
}

/// Pasted geosets get an extent for each sequence if those of the model have one: extents of another model's sequences
/// mean nothing here.
void setExtents(const MdxModel &model, Change &change)
{
    const std::size_t wanted = model.data.sequences.size();
    if (change.kind != Change::Insert || change.at.node != RootNode ||
        change.other.type().element != &typeInfo<Geoset>() ||
        !std::all_of(model.data.geosets.begin(), model.data.geosets.end(),
                     [&](const Geoset &geoset) { return geoset.sequenceExtents.size() == wanted; }))
        return;
    for (Geoset &geoset : static_cast<List<Geoset> *>(change.other.data())->items) {
        List<Extent> &extents = geoset.sequenceExtents;
        const bool hadAny = !extents.isEmpty();
        extents.items.resize(std::min(extents.size(), wanted));
        extents.ids.resize(extents.items.size());
        while (hadAny && extents.size() < wanted) {
            extents.append(geoset.extent);
            extents.ids.back() = model.newId();
        }
    }
}

/// New and pasted geosets get SKIN in the form documented for the version, if their numbers fit.
void setSkinWidth(const MdxModel &model, Change &change)
{
    if (change.kind != Change::Insert || change.at.node != RootNode || model.data.dialect != Warcraft3 ||
        change.other.type().element != &typeInfo<Geoset>())
        return;
    for (Geoset &geoset : static_cast<List<Geoset> *>(change.other.data())->items) {
        if (model.data.version >= wideSkinVersion && !geoset.skin.isEmpty()) {
            geoset.wideSkin = resized<std::uint16_t>(geoset.skin);
            geoset.skin = {};
        } else if (model.data.version < wideSkinVersion && !geoset.wideSkin.isEmpty() &&
                   std::all_of(geoset.wideSkin.begin(), geoset.wideSkin.end(),
                               [](std::uint16_t number) { return number <= 0xff; })) {
            geoset.skin = resized<std::uint8_t>(geoset.wideSkin);
            geoset.wideSkin = {};
        }
    }
}

void followGroups(FollowUp<MdxModel> &follow, const Geoset &before, NodeId id)
{
    const auto &after = *follow.after().get<Geoset>(id);
    const MatrixGroups was = matrixGroupsOf(before), is = matrixGroupsOf(after);
    const std::size_t size = after.vertices.size() * 4;
    std::vector<std::uint8_t> bones(after.boneIndices.begin(), after.boneIndices.end()),
        weights(after.boneWeights.begin(), after.boneWeights.end());
    bones.resize(size);
    weights.resize(size);
    for (std::size_t v = 0; v < after.vertices.size(); ++v) {
        const auto *old = bonesOf(before, was, v), *now = bonesOf(after, is, v);
        if (!now || (old && *old == *now))
            continue;
        const FourBones four = fourBones(*now);
        std::copy(four.bones.begin(), four.bones.end(), bones.begin() + std::ptrdiff_t(v * 4));
        std::copy(four.weights.begin(), four.weights.end(), weights.begin() + std::ptrdiff_t(v * 4));
    }
    const auto set = [&](const Address &at, const Array<std::uint8_t> &there, const std::vector<std::uint8_t> &next) {
        if (!std::equal(there.begin(), there.end(), next.begin(), next.end()))
            follow.set(at, Value::of(Array<std::uint8_t>(std::span<const std::uint8_t>(next))));
    };
    set(fieldOf<&Geoset::boneIndices>(id), after.boneIndices, bones);
    set(fieldOf<&Geoset::boneWeights>(id), after.boneWeights, weights);
}

/// Whether an edit leaves a geoset with both of the arrays that share a chunk in the file.
bool fillsBothSkins(const MdxModel &model, ChangeSet &changes)
{
    std::set<NodeId> changed;
    for (const Change &change : changes)
        if (model.get<Geoset>(change.at.node) &&
            (change.at.field == fieldRow<&Geoset::skin>() || change.at.field == fieldRow<&Geoset::wideSkin>()))
            changed.insert(change.at.node);
    if (changed.empty())
        return false;
    const FollowUp<MdxModel> follow(model, changes);
    return std::any_of(changed.begin(), changed.end(), [&](NodeId id) {
        const auto *geoset = follow.after().contains(id) ? follow.after().get<Geoset>(id) : nullptr;
        return geoset && !geoset->skin.isEmpty() && !geoset->wideSkin.isEmpty();
    });
}

/// Geosets whose groups an edit changes without setting BIDX and BWGT.
std::set<NodeId> regrouped(const MdxModel &model, const ChangeSet &changes)
{
    std::set<NodeId> found, own;
    for (const Change &change : changes) {
        const auto *geoset = model.get<Geoset>(change.at.node);
        if (!geoset || geoset->boneIndices.isEmpty())
            continue;
        const std::uint16_t row = change.at.field;
        if (row == fieldRow<&Geoset::boneIndices>() || row == fieldRow<&Geoset::boneWeights>())
            own.insert(change.at.node);
        if (row == fieldRow<&Geoset::vertices>() || row == fieldRow<&Geoset::vertexGroups>() ||
            row == fieldRow<&Geoset::matrixGroups>() || row == fieldRow<&Geoset::matrixIndices>())
            found.insert(change.at.node);
    }
    for (const NodeId id : own)
        found.erase(id);
    return found;
}

} // namespace

Status completeEdit(const MdxModel &model, ChangeSet &changes)
{
    const std::uint32_t dialect = dialectAfter(model, changes);
    for (Change &change : changes) {
        setKinds(model, dialect, change);
        if (dialect == model.data.dialect)
            setSkinWidth(model, change);
        setExtents(model, change);
    }
    if (fillsBothSkins(model, changes))
        return Error{
            QT_TRANSLATE_NOOP("Message", "a geoset has either “Skin” or “Skin (wide)”; empty the other first")};
    if (dialect != model.data.dialect || dialect != WowAlpha || model.data.version >= 1500)
        return Done{};
    const std::set<NodeId> geosets = regrouped(model, changes);
    if (geosets.empty())
        return Done{};
    FollowUp<MdxModel> follow(model, changes);
    for (const NodeId id : geosets)
        if (const auto *before = model.get<Geoset>(id); before && follow.after().contains(id))
            followGroups(follow, *before, id);
    return Done{};
}

} // namespace sinew::mdx
