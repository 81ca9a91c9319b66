// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/complete.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "plugins/m2/edit/completion.h"
#include "plugins/m2/edit/key_rules.h"
#include "plugins/m2/edit/missing_sequences.h"
#include "plugins/m2/edit/physics_edit.h"
#include "plugins/m2/file/read/parent_skeleton.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/sequence_names.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <set>

namespace sinew::m2 {

namespace {

bool concerns(const M2Model &model, const ChangeSet &changes)
{
    static const std::set<const TypeInfo *> types{&typeInfo<Sequence>(), &typeInfo<Bone>(), &typeInfo<Attachment>(),
                                                  &typeInfo<Camera>(), &typeInfo<Texture>()};
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        if (!ref)
            return true; // an object added by an earlier change
        if (ref.field->type->kind == Kind::Curve)
            return false;
        const ObjectRef object = model.object(change.at.node);
        return change.at.node == RootNode ? ref.field->type->kind == Kind::List : types.count(object.info->type) != 0;
    });
}

bool concernsSubmeshes(const M2Model &model, const ChangeSet &changes)
{
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        return ref && ref.type == &typeInfo<List<Submesh>>();
    });
}

/// Keys that no file can hold: before the start of a sequence, in no sequence, or in a file that is missing.
Status checkKeys(const M2Model &before, const M2Model &after, const ChangeSet &changes)
{
    const M2Layout *layout = after.m2Layout();
    const std::int32_t slot = layout ? layout->slotLength : 1000000;
    const auto &sequences = after.data.sequences;
    std::vector<std::pair<std::int32_t, std::size_t>> starts;
    for (std::size_t row = 0; row < sequences.size(); ++row)
        starts.emplace_back(sequences[row].timelineStart, row);
    const std::vector<std::int32_t> parents = parentTimeRanges(after);
    std::sort(starts.begin(), starts.end());
    const std::vector<bool> missing = missingSequences(after);
    std::set<std::pair<NodeId, std::uint16_t>> seen;
    for (const Change &change : changes) {
        const FieldRef ref = after.field(change.at);
        if (!ref || ref.field->type->kind != Kind::Curve || isOverLife(ref.field->storage) ||
            !seen.insert({change.at.node, change.at.field}).second)
            continue;
        const auto &curve = *static_cast<const CurveBase *>(ref.field->in(ref.object));
        const KeyRules rules = keyRules(*ref.field, after.data.version, layout && layout->compressedTextureRotations);
        if (curve.header().interpolation > 1 && !rules.interpolations.contains(Interpolation::Bezier))
            return Error{QT_TRANSLATE_NOOP(
                "Message", "only a camera's keys can have tangents in this format; choose linear or none")};
        if (const float *numbers = rules.valueStep > 0 ? reinterpret_cast<const float *>(
                                                             curve.rawPart(0, ref.field->type->element->valueSize()))
                                                       : nullptr) {
            const std::size_t count = curve.size() * ref.field->type->element->valueSize() / sizeof(float);
            const double low = rules.lowest - rules.valueStep / 2, high = rules.highest + rules.valueStep / 2;
            if (!std::all_of(numbers, numbers + count,
                             [=](float number) { return double(number) >= low && double(number) <= high; }))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "the file holds numbers from %1 to %2 here"),
                                     {floatText(float(rules.lowest)), floatText(float(rules.highest))})};
        }
        if (curve.globalSequence() >= 0 || starts.empty() || !hasSubTracks(after.data.version))
            continue;
        for (const std::int32_t time : curve.times()) {
            if (isInTimeRange(parents, slot, time))
                continue; // see checkParentKeys()
            const auto next = std::upper_bound(starts.begin(), starts.end(), std::pair(time, ~std::size_t(0)));
            if (next == starts.begin() || std::int64_t(time) - std::prev(next)->first >= slot / 4 * 3)
                return Error{QT_TRANSLATE_NOOP("Message", "a key can't lie before the start of its sequence")};
        }
        const FieldRef was = before.field({change.at.node, change.at.field});
        if (!was)
            continue;
        const auto &old = *static_cast<const CurveBase *>(was.data);
        for (const auto &[start, row] : starts) {
            if (!missing[row])
                continue;
            const auto inside = [&, begin = start](const CurveBase &c) {
                return std::count_if(c.times().begin(), c.times().end(),
                                     [&](std::int32_t t) { return t >= begin && t - begin < slot; });
            };
            if (inside(curve) != inside(old))
                return Error{
                    Message(QT_TRANSLATE_NOOP(
                                "Message", "the keys of “%1” are in a file that was not found; they can't be edited"),
                            {sequenceName(sequences[row])})};
        }
    }
    return Done{};
}

/// The name of an .anim file contains the animation and its variation, so two sequences with the same pair share one
/// file.
Status checkFiles(const M2Model &before, const M2Model &after)
{
    const auto clashes = [](const Root &root) {
        constexpr std::uint32_t inModel = 0x130;
        const std::vector<std::uint32_t> targets = resolveAliases(root);
        std::set<std::uint32_t> named;
        std::map<std::uint32_t, const Sequence *> twice;
        for (std::size_t row = 0; row < root.sequences.size(); ++row) {
            const Sequence &sequence = root.sequences[row];
            const std::uint32_t key = std::uint32_t(sequence.id) << 16 | sequence.variation;
            if (targets[row] == row && !(sequence.flags & inModel) && !named.insert(key).second)
                twice[key] = &sequence;
        }
        return twice;
    };
    const auto then = clashes(before.data);
    for (const auto &[key, sequence] : clashes(after.data))
        if (!then.count(key))
            return Error{Message(QT_TRANSLATE_NOOP("Message", "another sequence has its keys in the file of “%1”; give "
                                                              "it another variation or keep its keys in the model"),
                                 {sequenceName(*sequence)})};
    return Done{};
}

/// Rounds two-byte numbers to what the file will hold, so that the values shown are the values saved.
void roundHalves(const M2Model &model, ChangeSet &changes)
{
    for (Change &change : changes) {
        const FieldRef ref = change.kind == Change::Set ? model.field(change.at) : FieldRef();
        if (ref && ref.field->storage == Storage::Half)
            change.other = Value::of(fromHalf(toHalf(*static_cast<const float *>(change.other.data()))));
    }
}

} // namespace

Status completeChanges(const M2Model &model, ChangeSet &changes)
{
    roundHalves(model, changes);
    if (Status placed = placePhysics(model, changes); !placed)
        return placed;
    if (std::any_of(changes.begin(), changes.end(),
                    [&](const Change &change) { return !changeProblem(model, change).empty(); }) &&
        changes.size() == 1)
        return Done{}; // the document reports the reason
    for (const Change &change : changes)
        if (const auto *parent = model.get<ParentSequence>(change.at.node))
            return parentKeys(*parent);
    const bool curves = std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        return ref && ref.field->type->kind == Kind::Curve;
    });
    const bool tables = concerns(model, changes), physics = concernsPhysics(model, changes),
               submeshes = concernsSubmeshes(model, changes);
    if (!tables && !curves && !physics && !submeshes)
        return Done{};
    Completion completion(model, changes);
    if (Status parents = checkParentKeys(model, completion.after(), changes); !parents)
        return parents;
    if (tables) {
        completion.repairVariations();
        if (hasSubTracks(model.data.version)) {
            completion.repairAliases();
            completion.placeSequences();
            completion.followAnimationFiles();
            if (Status files = checkFiles(model, completion.after()); !files)
                return files;
        }
    }
    if (hasSubTracks(model.data.version) && (tables || curves))
        completion.fitTracks();
    if (curves)
        completion.markAnimated();
    if (tables) {
        completion.startEmitters();
        completion.setLookups();
        completion.clearPackedTextures();
        completion.followTextureAc();
    }
    if (submeshes)
        completion.renumberSubmeshes();
    if (physics)
        completePhysics(model, completion.after(),
                        [&](Address at, Value value) { completion.set(at, std::move(value)); });
    return checkKeys(model, completion.after(), changes);
}

} // namespace sinew::m2
