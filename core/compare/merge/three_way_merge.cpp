// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/three_way_merge.h"

#include "core/compare/content_hash.h"
#include "core/compare/merge/order_moves.h"
#include "core/compare/merge/own_changes.h"
#include "core/compare/merge/reference_translation.h"
#include "core/document/whole_step.h"
#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"

#include <algorithm>
#include <set>

namespace sinew {

namespace {

/// Carries out a plan on a copy of MINE, one kind of change after the other, and records what it did.
class Merger
{
public:
    Merger(const ThreeWay &models, MergePlan plan, const Format *format)
        : m_models(models), m_plan(std::move(plan)), m_format(format), m_work(models.mine.model().clone()),
          m_translation(models)
    {
        m_merge.conflicts = std::move(m_plan.conflicts);
        std::move(m_plan.unheld.begin(), m_plan.unheld.end(), std::back_inserter(m_merge.conflicts));
    }

    Result<ModelMerge> run()
    {
        for (const auto step : {&Merger::reorder, &Merger::bring, &Merger::remove, &Merger::settle})
            if (const Status done = (this->*step)(); !done)
                return done.error();
        return std::move(m_merge);
    }

private:
    const ReferenceFixer *fixer() const { return m_format ? m_format->references() : nullptr; }

    enum class Guard { Nothing, OwnChanges };

    Status apply(ChangeSet changes, Guard guard = Guard::Nothing)
    {
        dropIdleSets(*m_work, changes);
        const std::size_t wanted = changes.size();
        if (const Status whole = makeWholeStep(*m_work, m_format, changes); !whole)
            return whole;
        if (guard == Guard::OwnChanges && OwnChanges(m_models).areLostBy(changes, wanted, *m_work))
            return Error{QT_TRANSLATE_NOOP("Message", "THEIRS removed it, MINE changed what goes with it")};
        for (Change &change : changes) {
            m_merge.changes.push_back(change);
            applyChange(*m_work, change);
        }
        return Done{};
    }

    /// Added objects and values. In one step, as what a format adds to objects depends on their values.
    Status bring()
    {
        Result<ChangeSet> inserted = insert();
        if (!inserted)
            return inserted.error();
        std::vector<MergePlan::Place> places;
        const ChangeSet sets = take(places);
        ChangeSet all = *inserted;
        all.insert(all.end(), sets.begin(), sets.end());
        if (apply(std::move(all), Guard::OwnChanges))
            return Done{};
        if (Status done = apply(std::move(*inserted)); !done)
            return at(m_models.theirs.model(), {m_plan.coming.front().objects.front()}, done.error());
        takeAll(sets, places);
        return Done{};
    }

    /// Inserts the added objects on the stage.
    Result<ChangeSet> insert()
    {
        EditBuilder edit(*m_work, fixer());
        std::vector<std::pair<NodeId, NodeId>> pairs;
        for (const MergePlan::Coming &coming : m_plan.coming) {
            const FieldRef field = m_work->field(coming.list);
            Value list(*field.type);
            for (const NodeId id : coming.objects) {
                Value item(*field.type->element, m_models.theirs.model().object(id).data);
                field.type->element->swap(field.type->list->append(list.data()), item.data());
            }
            const std::vector<NodeId> ids = edit.insert(coming.list, coming.row, std::move(list));
            for (std::size_t i = 0; i < ids.size(); ++i)
                pairs.emplace_back(coming.objects[i], ids[i]);
        }
        Result<ChangeSet> changes = edit.finish();
        if (!changes)
            return changes;
        for (Change &change : *changes)
            if (!change.other.isEmpty())
                giveMissingIds(*m_work, change.other.type(), change.other.data());
        m_stage = m_work->clone();
        for (Change change : *changes)
            applyChange(*m_stage, change);
        for (const auto &[their, own] : pairs)
            noteCopy(their, own);
        return changes;
    }

    /// Notes the copy of an object of theirs, with everything below.
    void noteCopy(NodeId their, NodeId own)
    {
        m_translation.note(their, own);
        const ObjectRef from = m_models.theirs.model().object(their), to = m_stage->object(own);
        for (const std::uint16_t row : from.info->lists) {
            const FieldInfo &f = from.info->fields[row];
            const std::vector<NodeId> &ids = listIds(f, f.in(from.data)), &copies = listIds(f, f.in(to.data));
            for (std::size_t i = 0; i < std::min(ids.size(), copies.size()); ++i)
                noteCopy(ids[i], copies[i]);
        }
    }

    const Reference &elementsOf(const Address &parallel) const { return m_stage->field(parallel).field->reference; }
    bool isThere(const Address &parallel, std::int64_t element) const
    {
        const FieldRef ref = m_stage->field(parallel);
        const std::size_t size = ref.type->kind == Kind::List ? listSize(*ref.field, ref.data)
                                                              : static_cast<const ArrayBase *>(ref.data)->size();
        return element >= 0 && element < std::int64_t(size);
    }

    /// The values, and the place of each.
    ChangeSet take(std::vector<MergePlan::Place> &places)
    {
        const NumberedObjects numbers(*m_stage);
        ChangeSet changes;
        for (MergePlan::Taken &taken : m_plan.taken) {
            Address at = taken.at;
            if (taken.isNew)
                at.node = m_translation.counterpart(at.node);
            if (taken.owner != NoNode) {
                const NodeId owner = m_translation.counterpart(taken.owner);
                const std::int64_t element = owner ? numbers.parallelElement(elementsOf(at), owner) : -1;
                if (!isThere(at, element)) {
                    conflict(taken.told, QT_TRANSLATE_NOOP("Message", "MINE has no place for what THEIRS has here"));
                    continue;
                }
                if (taken.part.isObject())
                    at = at.of(std::uint32_t(element));
                else
                    at = {m_stage->idAt(at, std::size_t(element)), taken.part.field, taken.part.leaf};
            }
            const bool isElement = taken.owner != NoNode && taken.part.isObject();
            if (taken.field && !isElement &&
                !m_translation.translate(numbers, *taken.field, taken.value.type(), taken.element,
                                         taken.value.data())) {
                conflict(taken.told, QT_TRANSLATE_NOOP("Message", "THEIRS refers to what MINE removed"));
                continue;
            }
            const FieldRef now = m_stage->field(at);
            if (now && now.type == &taken.value.type() && equalValues(*now.type, now.data, taken.value.data()))
                continue;
            changes.push_back({Change::Set, at, 0, 0, 0, std::move(taken.value)});
            places.push_back(taken.told);
            m_taken.insert(at.whole());
        }
        return changes;
    }

    /// All at once; if the format refuses that, as many as it allows.
    void takeAll(std::span<const Change> changes, std::span<const MergePlan::Place> places)
    {
        if (changes.empty())
            return;
        const Status done = apply(ChangeSet(changes.begin(), changes.end()), Guard::OwnChanges);
        if (done)
            return;
        if (changes.size() == 1)
            return conflict(places.front(), done.error().message);
        const std::size_t half = changes.size() / 2;
        takeAll(changes.first(half), places.first(half));
        takeAll(changes.subspan(half), places.subspan(half));
    }

    void conflict(const MergePlan::Place &place, Message reason)
    {
        m_merge.conflicts.emplace_back(*place.model, place.at, std::move(reason));
    }

    /// Removes objects that are referred to only by others that go as well.
    Status remove()
    {
        std::unordered_set<NodeId> going(m_plan.going.begin(), m_plan.going.end());
        const auto isGoing = [&](NodeId id) {
            for (; id != RootNode && id != NoNode; id = m_work->parentOf(id))
                if (going.contains(id))
                    return true;
            return false;
        };
        std::vector<std::pair<NodeId, NodeId>> uses; // referring object, object to be removed
        if (!going.empty())
            for (const Domain &domain : m_work->info().domains) {
                const DomainIndex index(*m_work, domain);
                forEachReference(*m_work, domain.name, [&](const FoundReference &reference) {
                    if (const NodeId target = index.target(reference.number); going.contains(target))
                        uses.emplace_back(reference.address.node, target);
                });
            }
        std::unordered_map<NodeId, std::vector<NodeId>> usedBy; // by objects that are to be removed and refer to others
        std::vector<NodeId> kept;
        for (const auto &[user, target] : uses) {
            if (!isGoing(user))
                kept.push_back(target);
            for (NodeId id = user; id != RootNode && id != NoNode; id = m_work->parentOf(id))
                if (going.contains(id))
                    usedBy[id].push_back(target);
        }
        while (!kept.empty()) {
            const NodeId id = kept.back();
            kept.pop_back();
            if (!going.erase(id))
                continue;
            m_merge.conflicts.emplace_back(m_models.mine.model(), Address{id},
                                           QT_TRANSLATE_NOOP("Message", "THEIRS removed it, MINE refers to it"));
            kept.insert(kept.end(), usedBy[id].begin(), usedBy[id].end());
        }
        // Objects that the format removed as a consequence of other edits are gone already.
        std::erase_if(m_plan.going, [&](NodeId id) { return !going.contains(id) || !m_work->contains(id); });
        removeAll(m_plan.going);
        return Done{};
    }

    /// All at once; if that is refused, or removes what MINE changed, as many as possible.
    void removeAll(std::span<const NodeId> objects)
    {
        std::vector<NodeId> there;
        std::copy_if(objects.begin(), objects.end(), std::back_inserter(there),
                     [&](NodeId id) { return m_work->contains(id); });
        if (there.empty())
            return;
        EditBuilder edit(*m_work, fixer());
        edit.remove(there);
        Result<ChangeSet> changes = edit.finish();
        const Status done = changes ? apply(std::move(*changes), Guard::OwnChanges) : Status(changes.error());
        if (done)
            return;
        if (there.size() == 1)
            return static_cast<void>(
                m_merge.conflicts.emplace_back(m_models.mine.model(), Address{there.front()}, done.error().message));
        const std::span<const NodeId> all(there);
        removeAll(all.first(all.size() / 2));
        removeAll(all.subspan(all.size() / 2));
    }

    Status reorder()
    {
        for (const MergePlan::Order &order : m_plan.orders) {
            const FieldRef list = m_work->field(order.list);
            if (!list)
                continue;
            const std::vector<NodeId> before = list.type->list->ids(list.data);
            // They change places among themselves; objects that only one side has stay where they are.
            const std::unordered_set<NodeId> common(order.common.begin(), order.common.end());
            std::vector<NodeId> wanted = before;
            for (std::size_t i = 0, next = 0; i < wanted.size(); ++i)
                if (common.contains(wanted[i]) && next < order.common.size())
                    wanted[i] = order.common[next++];
            EditBuilder edit(*m_work, fixer());
            for (const OrderMove &move : fewestMoves(before, wanted))
                edit.move(move.object, int(move.row));
            Result<ChangeSet> changes = edit.finish();
            if (!changes)
                return changes.error();
            if (Status done = apply(std::move(*changes)); !done)
                return at(*m_work, order.list, done.error());
        }
        return Done{};
    }

    /// Plain values that neither side changed, or only one, but that the format changed when it completed a part of the
    /// merge: to a count stored as a number, for example, it applies THEIRS' edits a second time.
    Status settle()
    {
        std::set<Address> seen;
        ChangeSet changes;
        const auto check = [&](const Address &at) {
            const FieldRef now = m_work->field(at), wanted = agreed(at);
            if (now && wanted && now.type == wanted.type && !equalValues(*now.type, now.data, wanted.data))
                changes.push_back({Change::Set, at, 0, 0, 0, Value(*wanted.type, wanted.data)});
        };
        for (const Change &change : m_merge.changes) {
            const Address at = change.at.whole();
            const FieldRef field = change.kind == Change::Set ? m_work->field(at) : FieldRef();
            if (!field || !seen.insert(at).second)
                continue;
            if (field.type->kind != Kind::Struct)
                check(at);
            else
                for (std::size_t leaf = 0; leaf < field.type->structure().fields.size(); ++leaf)
                    check({at.node, at.field, std::uint16_t(leaf)});
        }
        if (!changes.empty())
            static_cast<void>(apply(std::move(changes))); // otherwise what the format wants stays
        return Done{};
    }

    /// A plain field of the side that changed it, or of MINE if neither did; nothing if both did or an object is gone.
    FieldRef agreed(const Address &at) const
    {
        const FieldRef mine = m_models.mine.model().field(at);
        if (!mine || !isPlain(*mine.field))
            return {};
        const auto in = [&](const Model &model, NodeId node) {
            return node == NoNode ? FieldRef() : model.field({node, at.field, at.leaf});
        };
        const NodeId baseNode = m_models.baseToMine.inA(at.node);
        const FieldRef base = in(m_models.base.model(), baseNode);
        if (!base)
            return mine;
        const FieldRef theirs = in(m_models.theirs.model(), m_models.baseToTheirs.inB(baseNode));
        if (!theirs || base.type != mine.type || theirs.type != mine.type)
            return {};
        if (equalValues(*base.type, base.data, theirs.data))
            return mine;
        // What is taken over may be a part of what differs.
        const bool isTaken = m_taken.contains(at) || m_taken.contains(Address{at.node, at.field});
        return isTaken && equalValues(*base.type, base.data, mine.data) ? theirs : FieldRef();
    }

    static bool isPlain(const FieldInfo &field)
    {
        const Kind kind = field.type->kind;
        if (field.derived || field.reference.kind != RefKind::None)
            return false;
        if (kind == Kind::Array)
            return field.isSet;
        return field.generated == Generated::No && kind != Kind::List && kind != Kind::Curve && kind != Kind::Struct;
    }

    /// Adds the place to an error.
    static Error at(const Model &model, const Address &address, Error error)
    {
        if (error.path.empty())
            error.path = pathOf(model, address);
        return error;
    }

    const ThreeWay &m_models;
    MergePlan m_plan;
    const Format *m_format;
    std::unique_ptr<Model> m_work;
    std::unique_ptr<Model> m_stage; ///< with the added objects, before the format completes it
    ReferenceTranslation m_translation;
    std::set<Address> m_taken; ///< fields that get THEIRS' value
    ModelMerge m_merge;
};

} // namespace

MergeConflict::MergeConflict(const Model &model, const Address &at, Message why)
    : path(pathOf(model, at)), name(nearestName(model, at.node)), reason(std::move(why))
{
}

Result<ModelMerge> carryOut(const ThreeWay &models, MergePlan plan, const Format *format)
{
    return Merger(models, std::move(plan), format).run();
}

Status canMerge(const Model &one, const Model &other)
{
    if (&one.info() != &other.info())
        return Error{QT_TRANSLATE_NOOP("Message", "models of different formats can't be merged")};
    if (const std::uint32_t first = one.ctx().version, second = other.ctx().version; first != second)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "models of the versions %1 and %2 can't be merged; convert "
                                                          "one of them to the version of the other first"),
                             {first, second})};
    return Done{};
}

Result<ModelMerge> mergeModels(const Model &base, const Model &mine, const Model &theirs, const Format *format)
{
    for (const Model *other : {&mine, &theirs})
        if (const Status fit = canMerge(base, *other); !fit)
            return fit.error();
    const ThreeWay models(base, mine, theirs);
    return carryOut(models, planMerge(models), format);
}

} // namespace sinew
