// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/three_way.h"

#include "core/compare/generated_numbers.h"
#include "core/compare/merge/field_merge.h"
#include "core/compare/merge/mesh_units.h"
#include "core/model/path.h"

namespace sinew {

namespace {

std::unique_ptr<const Model> numberedAs(std::initializer_list<const Model *> others, const Model &model)
{
    if (std::find(others.begin(), others.end(), &model) != others.end())
        return nullptr;
    return withNumbersOf(std::span(others.begin(), others.size()), model);
}

} // namespace

ThreeWay::ThreeWay(const Model &baseModel, const Model &mineModel, const Model &theirsModel)
    : ownBase(numberedAs({&mineModel}, baseModel)),
      // What THEIRS has from BASE has its numbers, even if MINE has a copy that is more like it.
      ownTheirs(numberedAs({ownBase ? ownBase.get() : &baseModel, &mineModel}, theirsModel)),
      base(ownBase ? *ownBase : baseModel), mine(mineModel), theirs(ownTheirs ? *ownTheirs : theirsModel),
      baseToMine(base, mine), baseToTheirs(base, theirs), mineToTheirs(mine, theirs, baseToMine, baseToTheirs),
      sameInMine(baseToMine), sameInTheirs(baseToTheirs), sameInBoth(mineToTheirs)
{
}

namespace {

class MergePlanner
{
public:
    explicit MergePlanner(const ThreeWay &models)
        : m(models), m_base(models.base.model().ctx()), m_mine(models.mine.model().ctx()),
          m_theirs(models.theirs.model().ctx())
    {
    }

    MergePlan run()
    {
        const Model &base = m.base.model();
        parallelOfMine(base.info(), base.root(), m.mine.model().root());
        object(base.info(), RootNode, base.root(), RootNode, m.mine.model().root(), RootNode, m.theirs.model().root());
        return std::move(m_plan);
    }

private:
    using Place = MergedField;

    void conflict(const Address &base, Message reason)
    {
        m_plan.conflicts.emplace_back(m.base.model(), base, std::move(reason));
    }

    void unheld(const Model &model, const Address &at)
    {
        m_plan.unheld.emplace_back(model, at, QT_TRANSLATE_NOOP("Message", "MINE's kind of file can't hold this"));
    }

    void object(const StructInfo &info, NodeId idB, const void *b, NodeId idM, const void *mine, NodeId idT,
                const void *t)
    {
        const bool kept = m_keepsMesh;
        if (!m_keepsMesh && MeshUnits::hasArrays(info))
            if (std::optional<MergeConflict> both = MeshUnits(m).conflict(info, idB, b, mine, t)) {
                m_plan.conflicts.push_back(std::move(*both));
                m_keepsMesh = true;
            }
        fields(info, idB, b, idM, mine, idT, t);
        m_keepsMesh = kept;
    }

    void fields(const StructInfo &info, NodeId idB, const void *b, NodeId idM, const void *mine, NodeId idT,
                const void *t)
    {
        forEachField(info, m_base, b, m_theirs, t, [&](const ComparedField &unit) {
            const FieldInfo &f = *unit.field;
            if (f.derived || m.base.isKey(f) || (m_base != m_theirs && !isThere(info, unit, m_theirs, t)))
                return;
            if (m_keepsMesh && !unit.address.hasLeaf() && MeshUnits::holds(info, f))
                return;
            const Place place{f, unit.of(idB), unit.of(idM), unit.of(idT), unit.in(b), unit.in(mine), unit.in(t)};
            if (m_mine != m_theirs && !isThere(info, unit, m_mine, mine)) {
                if (!m.sameInTheirs(f, place.b, place.t) && !m.sameInBoth(f, place.m, place.t))
                    unheld(m.base.model(), place.base);
            } else if (f.type->kind == Kind::List)
                list(place);
            else if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::Array)
                parallel(place);
            else
                FieldMerge(m, m_plan).run(place);
        });
    }

    /// Calls visit(owner in base, element in base, owner's counterpart, its element) for a parallel array.
    template<class Visit>
    void forEachOwner(const Reference &reference, const Alignment &alignment, const Visit &visit) const
    {
        for (const char *domain : {reference.domain, reference.alsoDomain})
            if (const DomainIndex *index = alignment.a().index(domain))
                for (const NodeId owner : index->members())
                    if (const NodeId other = alignment.inB(owner))
                        visit(owner, alignment.a().parallelElement(reference, owner), other,
                              alignment.b().parallelElement(reference, other));
    }
    static const std::byte *elementOf(const FieldInfo &f, const void *array, std::int64_t row)
    {
        const auto &elements = *static_cast<const ArrayBase *>(array);
        return row < 0 || row >= std::int64_t(elements.size())
                   ? nullptr
                   : elements.raw() + std::size_t(row) * f.type->element->size;
    }
    static bool equalElements(const FieldInfo &f, const std::byte *one, const std::byte *other)
    {
        return one && other ? equalValues(*f.type->element, one, other) : one == other;
    }

    /// Notes objects whose parallel data MINE changed: they must not be removed silently.
    void parallelOfMine(const StructInfo &info, const void *b, const void *mine)
    {
        forEachField(info, m_base, b, m_mine, mine, [&](const ComparedField &unit) {
            const FieldInfo &f = *unit.field;
            if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::Array)
                forEachOwner(
                    f.reference, m.baseToMine, [&](NodeId owner, std::int64_t row, NodeId, std::int64_t other) {
                        if (!equalElements(f, elementOf(f, unit.in(b), row), elementOf(f, unit.in(mine), other)))
                            m_changedBeside.insert(owner);
                    });
        });
    }

    void parallel(const Place &place)
    {
        const FieldInfo &f = place.f;
        const auto takeOf = [&](NodeId owner, const std::byte *value, MergePlan::Place told) {
            m_plan.taken.push_back({place.mine, &f, 0, Value(*f.type->element, value), owner, {}, false, told});
        };
        forEachOwner(f.reference, m.baseToTheirs, [&](NodeId owner, std::int64_t row, NodeId their, std::int64_t inT) {
            const NodeId own = m.baseToMine.inB(owner);
            const std::byte *b = elementOf(f, place.b, row), *t = elementOf(f, place.t, inT),
                            *mine = elementOf(f, place.m, own ? m.mine.parallelElement(f.reference, own) : -1);
            if (equalElements(f, b, t) || (own && equalElements(f, mine, t)))
                return;
            const Address at = b ? place.base.of(std::uint32_t(row)) : Address{owner};
            if (!own)
                conflict(at, QT_TRANSLATE_NOOP("Message", "MINE removed it, THEIRS changed it"));
            else if (t && mine && equalElements(f, b, mine))
                takeOf(their, t, {&m.base.model(), at});
            else
                conflict(at, QT_TRANSLATE_NOOP("Message", "both changed this"));
        });
        for (const char *domain : {f.reference.domain, f.reference.alsoDomain})
            if (const DomainIndex *index = m.theirs.index(domain))
                for (const NodeId their : index->members())
                    if (!m.mineToTheirs.inA(their) && !m.baseToTheirs.inA(their))
                        if (const std::byte *t = elementOf(f, place.t, m.theirs.parallelElement(f.reference, their)))
                            takeOf(their, t, {&m.theirs.model(), {their}});
        const std::int64_t endB = m.base.parallelEnd(f.reference), endT = m.theirs.parallelEnd(f.reference);
        for (std::int64_t i = 0; elementOf(f, place.b, endB + i) || elementOf(f, place.t, endT + i); ++i)
            if (!equalElements(f, elementOf(f, place.b, endB + i), elementOf(f, place.t, endT + i)))
                return conflict(place.base, QT_TRANSLATE_NOOP("Message", "THEIRS changed what belongs to no object"));
    }

    void list(const Place &place)
    {
        const FieldInfo &f = place.f;
        const StructInfo &info = f.type->element->structure();
        const std::vector<NodeId> &idsB = listIds(f, place.b), &idsM = listIds(f, place.m), &idsT = listIds(f, place.t);
        const bool isParallel = m.base.isInStep(f, place.b) && m.mineToTheirs.areInStep(f, place.m, place.t);
        std::unordered_map<NodeId, std::size_t> rowsB, rowsM, rowsT;
        for (std::size_t i = 0; i < idsB.size(); ++i)
            rowsB.emplace(idsB[i], i);
        for (std::size_t i = 0; i < idsM.size(); ++i)
            rowsM.emplace(idsM[i], i);
        for (std::size_t i = 0; i < idsT.size(); ++i)
            rowsT.emplace(idsT[i], i);
        // Of each row of MINE, the next one that BASE has, too: what MINE added comes before additions of THEIRS.
        std::vector<std::size_t> nextOld(idsM.size() + 1, idsM.size());
        for (std::size_t i = idsM.size(); i-- > 0;)
            nextOld[i] = m.baseToMine.inA(idsM[i]) ? i : nextOld[i + 1];
        std::size_t next = 0; // row of mine at which additions of THEIRS go
        bool continues = false;
        for (std::size_t row = 0; row < idsT.size(); ++row) {
            const NodeId their = idsT[row], base = m.baseToTheirs.inA(their), own = m.mineToTheirs.inA(their);
            const void *t = listItem(f, place.t, row);
            if (own && rowsM.contains(own)) {
                continues = false;
                next = nextOld[rowsM.at(own) + 1];
                const void *mine = listItem(f, place.m, rowsM.at(own));
                if (base && rowsB.contains(base))
                    object(info, base, listItem(f, place.b, rowsB.at(base)), own, mine, their, t);
                else if (!m.sameInBoth.objects(info, mine, t))
                    m_plan.conflicts.emplace_back(
                        m.mine.model(), Address{own},
                        QT_TRANSLATE_NOOP("Message", "both added it, with different content"));
            } else if (base) {
                if (rowsB.contains(base) && !m.sameInTheirs.objects(info, listItem(f, place.b, rowsB.at(base)), t))
                    conflict({base}, QT_TRANSLATE_NOOP("Message", "MINE removed it, THEIRS changed it"));
            } else if (!isParallel) {
                if (!continues)
                    m_plan.coming.push_back({place.mine, int(next), {}});
                continues = true;
                m_plan.coming.back().objects.push_back(their);
                newObject(info, their, t);
            }
        }
        if (isParallel)
            return itemsOfNew(place);
        for (std::size_t row = 0; row < idsB.size(); ++row) {
            const NodeId own = m.baseToMine.inB(idsB[row]);
            if (!own || m.baseToTheirs.inB(idsB[row]) || !rowsM.contains(own))
                continue;
            if (!m_changedBeside.contains(idsB[row]) &&
                m.sameInMine.objects(info, listItem(f, place.b, row), listItem(f, place.m, rowsM.at(own))))
                m_plan.going.push_back(own);
            else
                conflict({idsB[row]}, QT_TRANSLATE_NOOP("Message", "THEIRS removed it, MINE changed it"));
        }
        order(place, idsB, rowsM, rowsT);
    }

    void order(const Place &place, const std::vector<NodeId> &idsB,
               const std::unordered_map<NodeId, std::size_t> &rowsM,
               const std::unordered_map<NodeId, std::size_t> &rowsT)
    {
        std::vector<std::size_t> inM, inT;
        std::vector<std::pair<std::size_t, NodeId>> common;
        for (const NodeId id : idsB) {
            const auto own = rowsM.find(m.baseToMine.inB(id)), their = rowsT.find(m.baseToTheirs.inB(id));
            if (own == rowsM.end() || their == rowsT.end())
                continue;
            inM.push_back(own->second);
            inT.push_back(their->second);
            common.emplace_back(their->second, own->first);
        }
        if (std::is_sorted(inT.begin(), inT.end()))
            return;
        std::sort(common.begin(), common.end());
        MergePlan::Order order{place.mine, {}};
        std::vector<std::size_t> wanted;
        for (const auto &[row, own] : common) {
            order.common.push_back(own);
            wanted.push_back(rowsM.at(own));
        }
        if (std::is_sorted(inM.begin(), inM.end()))
            m_plan.orders.push_back(std::move(order));
        else if (!std::is_sorted(wanted.begin(), wanted.end()))
            conflict(place.base, QT_TRANSLATE_NOOP("Message", "both changed the order"));
    }

    /// Items of a parallel list that belong to added objects: they come with those, and get their values here.
    void itemsOfNew(const Place &place)
    {
        const FieldInfo &f = place.f;
        for (const char *domain : {f.reference.domain, f.reference.alsoDomain}) {
            const DomainIndex *index = m.theirs.index(domain);
            for (const NodeId their : index ? index->members() : std::vector<NodeId>()) {
                const std::int64_t row = m.theirs.parallelElement(f.reference, their);
                if (m.mineToTheirs.inA(their) || m.baseToTheirs.inA(their) || row < 0 ||
                    row >= std::int64_t(listSize(f, place.t)))
                    continue;
                const void *t = listItem(f, place.t, std::size_t(row));
                forEachField(f.type->element->structure(), m_theirs, t, m_theirs, t, [&](const ComparedField &part) {
                    if (part.field->type->kind != Kind::List && !part.field->derived)
                        m_plan.taken.push_back({place.mine,
                                                part.field,
                                                0,
                                                Value(*part.field->type, part.in(t)),
                                                their,
                                                part.address,
                                                false,
                                                {&m.theirs.model(), {their}}});
                });
            }
        }
    }

    /// Values of an added object, for their references: these get their numbers once the object is there.
    void newObject(const StructInfo &info, NodeId their, const void *t)
    {
        forEachField(info, m_theirs, t, m_theirs, t, [&](const ComparedField &unit) {
            const FieldInfo &f = *unit.field;
            if (f.derived || m.theirs.isKey(f))
                return;
            if (m_mine != m_theirs && !isThere(info, unit, m_mine, t)) {
                if (!equalValues(*f.type, unit.in(t), unit.in(Value(*info.type).data())))
                    unheld(m.theirs.model(), unit.of(their));
                return;
            }
            if (f.type->kind == Kind::List) {
                for (std::size_t i = 0; i < listSize(f, unit.in(t)); ++i)
                    newObject(f.type->element->structure(), listIds(f, unit.in(t))[i], listItem(f, unit.in(t), i));
                return;
            }
            const Address at = unit.of(their);
            m_plan.taken.push_back({at, &f, 0, Value(*f.type, unit.in(t)), NoNode, {}, true, {&m.theirs.model(), at}});
        });
    }

    const ThreeWay &m;
    Ctx m_base, m_mine, m_theirs;
    MergePlan m_plan;
    std::unordered_set<NodeId> m_changedBeside;
    bool m_keepsMesh = false; ///< below an object whose meshes stay MINE's
};

} // namespace

MergePlan planMerge(const ThreeWay &models)
{
    return MergePlanner(models).run();
}

} // namespace sinew
