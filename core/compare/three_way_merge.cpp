// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/three_way_merge.h"

#include "core/compare/three_way.h"
#include "core/document/whole_step.h"
#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"

#include <algorithm>

namespace sinew {

namespace {

/// Carries a plan out on a copy of MINE, one kind of change after the other, and notes what it did.
class Merger
{
public:
    Merger(const ThreeWay &models, MergePlan plan, const Format *format)
        : m_models(models), m_plan(std::move(plan)), m_format(format), m_work(models.mine.model().clone())
    {
        m_merge.conflicts = std::move(m_plan.conflicts);
    }

    Result<ModelMerge> run()
    {
        for (const auto step : {&Merger::insert, &Merger::take, &Merger::remove, &Merger::reorder})
            if (const Status done = (this->*step)(); !done)
                return done.error();
        return std::move(m_merge);
    }

private:
    const ReferenceFixer *fixer() const { return m_format ? m_format->references() : nullptr; }

    Status apply(ChangeSet changes)
    {
        if (const Status whole = makeWholeStep(*m_work, m_format, changes); !whole)
            return whole;
        for (Change &change : changes) {
            m_merge.changes.push_back(change);
            applyChange(*m_work, change);
        }
        return Done{};
    }

    Status insert()
    {
        if (m_plan.coming.empty())
            return Done{};
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
            return changes.error();
        if (const Status done = apply(std::move(*changes)); !done)
            return done;
        for (const auto &[their, own] : pairs)
            noteCopy(their, own);
        return Done{};
    }

    /// An object of theirs and its copy, with all below.
    void noteCopy(NodeId their, NodeId own)
    {
        m_copies.emplace(their, own);
        const ObjectRef from = m_models.theirs.model().object(their), to = m_work->object(own);
        for (const std::uint16_t row : from.info->lists) {
            const FieldInfo &f = from.info->fields[row];
            const std::vector<NodeId> &ids = listIds(f, f.in(from.data)), &copies = listIds(f, f.in(to.data));
            for (std::size_t i = 0; i < std::min(ids.size(), copies.size()); ++i)
                noteCopy(ids[i], copies[i]);
        }
    }

    /// NoNode where MINE has removed it.
    NodeId counterpart(NodeId their) const
    {
        const auto copy = m_copies.find(their);
        return copy != m_copies.end() ? copy->second : m_models.mineToTheirs.inA(their);
    }

    /// Gives a number of theirs the value by which the same object goes here; false when there is none.
    bool translate(const NumberedObjects &numbers, const char *domain, std::int64_t &number) const
    {
        const NodeId target = m_models.theirs.target(domain, number);
        const DomainIndex *index = numbers.index(domain);
        if (!target || !index)
            return true; // it names nothing, there as here
        const NodeId own = counterpart(target);
        number = own ? index->number(own) : -1;
        return number >= 0;
    }

    bool translateIntegers(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::byte *first,
                           std::size_t count, std::size_t element) const
    {
        for (std::size_t i = 0; i < count; ++i) {
            std::int64_t number = readInteger(type, first + i * type.size);
            if ((element + i) % f.reference.stride >= f.reference.used || isNoneReference(f.reference, type, number))
                continue;
            if (!translate(numbers, f.reference.domain, number))
                return false;
            writeInteger(type, first + i * type.size, number);
            if (readInteger(type, first + i * type.size) != number)
                return false; // more objects than the field can number
        }
        return true;
    }

    bool translateValue(const NumberedObjects &numbers, const FieldInfo &f, const TypeInfo &type, std::size_t element,
                        void *data) const
    {
        const auto integers = [&](const TypeInfo &integer, std::byte *first, std::size_t count) {
            return translateIntegers(numbers, f, integer, first, count, element);
        };
        if (type.kind == Kind::Struct) {
            const std::vector<FieldInfo> &fields = type.structure().fields;
            return std::all_of(fields.begin(), fields.end(), [&](const FieldInfo &inner) {
                return inner.type->kind == Kind::List || translateValue(numbers, inner, *inner.type, 0, inner.in(data));
            });
        }
        if (type.kind == Kind::Curve) {
            auto &curve = *static_cast<CurveBase *>(data);
            CurveBase::Header header = curve.header();
            const std::size_t width = type.element->valueSize();
            if (curve.isPresent() && header.globalSequence != -1) {
                std::int64_t number = header.globalSequence;
                if (!translate(numbers, m_work->info().globalSequenceDomain, number))
                    return false;
                header.globalSequence = std::int32_t(number);
                curve.setHeaderRaw(header, width);
            }
            return !holdsReferences(f) || !curve.size() ||
                   integers(*type.element, curve.editRawPart(0, width), curve.size());
        }
        if (!holdsReferences(f))
            return true;
        if (type.kind == Kind::Array) {
            auto &array = *static_cast<ArrayBase *>(data);
            return array.isEmpty() || integers(*type.element, array.editRaw(type.element->size), array.size());
        }
        if (type.kind == Kind::FixedArray)
            return integers(*type.element, static_cast<std::byte *>(data), type.components);
        return type.kind != Kind::Integer || integers(type, static_cast<std::byte *>(data), 1);
    }

    const Reference &elementsOf(const Address &parallel) const { return m_work->field(parallel).field->reference; }
    bool isThere(const Address &parallel, std::int64_t element) const
    {
        const FieldRef ref = m_work->field(parallel);
        const std::size_t size = ref.type->kind == Kind::List ? listSize(*ref.field, ref.data)
                                                              : static_cast<const ArrayBase *>(ref.data)->size();
        return element >= 0 && element < std::int64_t(size);
    }

    Status take()
    {
        const NumberedObjects numbers(*m_work);
        ChangeSet changes;
        for (MergePlan::Taken &taken : m_plan.taken) {
            Address at = taken.at;
            if (taken.isNew)
                at.node = counterpart(at.node);
            if (taken.owner != NoNode) {
                const NodeId owner = counterpart(taken.owner);
                const std::int64_t element = owner ? numbers.parallelElement(elementsOf(at), owner) : -1;
                if (!isThere(at, element)) {
                    conflict(taken, QT_TRANSLATE_NOOP("Message", "MINE has no place for what THEIRS has here"));
                    continue;
                }
                if (taken.part.isObject())
                    at = at.of(std::uint32_t(element));
                else
                    at = {m_work->idAt(at, std::size_t(element)), taken.part.field, taken.part.leaf};
            }
            const bool isElement = taken.owner != NoNode && taken.part.isObject();
            if (taken.field && !isElement &&
                !translateValue(numbers, *taken.field, taken.value.type(), taken.element, taken.value.data())) {
                conflict(taken, QT_TRANSLATE_NOOP("Message", "THEIRS refers to what MINE removed"));
                continue;
            }
            changes.push_back({Change::Set, at, 0, 0, 0, std::move(taken.value)});
        }
        return apply(std::move(changes));
    }

    void conflict(const MergePlan::Taken &taken, const char *reason)
    {
        m_merge.conflicts.push_back({taken.path, reason, {}, {}, {}});
    }

    /// What nothing refers to any longer but what goes, too.
    Status remove()
    {
        std::unordered_set<NodeId> going(m_plan.going.begin(), m_plan.going.end());
        const auto isGoing = [&](NodeId id) {
            for (; id != RootNode && id != NoNode; id = m_work->parentOf(id))
                if (going.contains(id))
                    return true;
            return false;
        };
        std::vector<std::pair<NodeId, NodeId>> uses; // who refers to what goes
        if (!going.empty())
            for (const Domain &domain : m_work->info().domains) {
                const DomainIndex index(*m_work, domain);
                forEachReference(*m_work, domain.name, [&](const FoundReference &reference) {
                    if (const NodeId target = index.target(reference.number); going.contains(target))
                        uses.emplace_back(reference.address.node, target);
                });
            }
        std::unordered_map<NodeId, std::vector<NodeId>> usedBy; // by what goes and refers to others
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
            m_merge.conflicts.push_back({pathOf(m_models.mine.model(), {id}),
                                         QT_TRANSLATE_NOOP("Message", "THEIRS removed it, MINE refers to it"),
                                         {},
                                         {},
                                         {}});
            kept.insert(kept.end(), usedBy[id].begin(), usedBy[id].end());
        }
        std::erase_if(m_plan.going, [&](NodeId id) { return !going.contains(id); });
        if (m_plan.going.empty())
            return Done{};
        EditBuilder edit(*m_work, fixer());
        edit.remove(m_plan.going);
        Result<ChangeSet> changes = edit.finish();
        return changes ? apply(std::move(*changes)) : Status(changes.error());
    }

    Status reorder()
    {
        for (const MergePlan::Order &order : m_plan.orders) {
            const FieldRef list = m_work->field(order.list);
            if (!list)
                continue;
            const std::vector<NodeId> before = list.type->list->ids(list.data);
            // They change places among themselves; what only one of both has stays where it is.
            const std::unordered_set<NodeId> common(order.common.begin(), order.common.end());
            std::vector<NodeId> now = before, wanted = before;
            for (std::size_t i = 0, next = 0; i < wanted.size(); ++i)
                if (common.contains(wanted[i]) && next < order.common.size())
                    wanted[i] = order.common[next++];
            EditBuilder edit(*m_work, fixer());
            const auto move = [&](std::size_t from, std::size_t to) {
                edit.move(now[from], int(to));
                const NodeId id = now[from];
                now.erase(now.begin() + std::ptrdiff_t(from));
                now.insert(now.begin() + std::ptrdiff_t(to), id);
            };
            for (std::size_t i = 0; i < now.size(); ++i) {
                // One that goes backwards takes one step, not one of each that it passes.
                if (now[i] != wanted[i] && i + 1 < now.size() && now[i + 1] == wanted[i])
                    move(i, std::size_t(std::find(wanted.begin(), wanted.end(), now[i]) - wanted.begin()));
                if (now[i] != wanted[i])
                    move(std::size_t(std::find(now.begin(), now.end(), wanted[i]) - now.begin()), i);
            }
            Result<ChangeSet> changes = edit.finish();
            if (!changes)
                return changes.error();
            if (const Status done = apply(std::move(*changes)); !done)
                return done;
        }
        return Done{};
    }

    const ThreeWay &m_models;
    MergePlan m_plan;
    const Format *m_format;
    std::unique_ptr<Model> m_work;
    std::unordered_map<NodeId, NodeId> m_copies; ///< object of theirs → here
    ModelMerge m_merge;
};

} // namespace

Result<ModelMerge> carryOut(const ThreeWay &models, MergePlan plan, const Format *format)
{
    return Merger(models, std::move(plan), format).run();
}

Status canMerge(const Model &one, const Model &other)
{
    if (&one.info() != &other.info())
        return Error{QT_TRANSLATE_NOOP("Message", "models of different formats can't be merged")};
    if (one.ctx() != other.ctx())
        return Error{QT_TRANSLATE_NOOP("Message", "models of different versions can't be merged; convert them first")};
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
