// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/alignment.h"

#include "core/compare/compared_field.h"
#include "core/compare/content_hash.h"

#include <algorithm>
#include <optional>

namespace sinew {

/// Aligns list by list, from the root downwards.
class Aligner
{
public:
    explicit Aligner(Alignment &alignment)
        : m_alignment(alignment), m_a(alignment.m_a.model()), m_b(alignment.m_b.model()), m_hashA(alignment.m_a),
          m_hashB(alignment.m_b)
    {
    }

    void run()
    {
        m_alignment.link(RootNode, RootNode);
        owners(m_a.info(), m_a.root(), m_b.root());
    }

private:
    struct Side
    {
        const std::vector<NodeId> &ids;
        std::vector<const void *> items;
        std::vector<std::string> names;
    };
    using Keys = std::vector<std::optional<std::size_t>>;

    void owners(const StructInfo &info, const void *a, const void *b)
    {
        // Parallel lists are aligned by the objects that their items belong to.
        for (const bool parallel : {false, true})
            forEachMember(info, m_a.ctx(), a, m_b.ctx(), b, [&](const FieldInfo &f, std::uint16_t) {
                if (f.type->kind == Kind::List && m_alignment.areInStep(f, f.in(a), f.in(b)) == parallel)
                    parallel ? belonging(f, f.in(a), f.in(b)) : list(f, f.in(a), f.in(b));
            });
    }

    static Side side(const FieldInfo &f, const void *list)
    {
        Side side{listIds(f, list), {}, {}};
        for (std::size_t i = 0; i < listSize(f, list); ++i) {
            side.items.push_back(listItem(f, list, i));
            side.names.push_back(objectName(f.type->element->structure(), side.items.back()));
        }
        return side;
    }

    void list(const FieldInfo &f, const void *listA, const void *listB)
    {
        const StructInfo &item = f.type->element->structure();
        const Side a = side(f, listA), b = side(f, listB);
        if (m_alignment.m_baseToMine)
            fromBase(a, b);
        const std::hash<std::string> nameHash;
        const auto keys = [&](const Side &side, const auto &key) {
            Keys keys(side.ids.size());
            for (std::size_t i = 0; i < keys.size(); ++i)
                if (!isSettled(side, i, &side == &a))
                    keys[i] = key(side, i);
            return keys;
        };
        const auto round = [&](const auto &key) { pair(a, b, keys(a, key), keys(b, key)); };
        const auto deep = [&](const Side &side, std::size_t i) {
            return (&side == &a ? m_hashA : m_hashB).deep(item, side.items[i]);
        };
        using Key = std::optional<std::size_t>;
        if (ContentHash::hasIdentity(item)) {
            round([&](const Side &side, std::size_t i) -> Key {
                return (&side == &a ? m_hashA : m_hashB).identity(item, side.items[i]);
            });
            return below(item, a, b);
        }
        round([&](const Side &side, std::size_t i) -> Key {
            return side.names[i].empty() ? Key() : Key(nameHash(side.names[i]) * 31 + deep(side, i));
        });
        round([&](const Side &side, std::size_t i) -> Key {
            return side.names[i].empty() ? Key() : Key(nameHash(side.names[i]));
        });
        // In descendants an object with a new name is a new one, however much it is like another: one side's “Fly” is
        // not the other's “Swim”.
        round([&](const Side &side, std::size_t i) -> Key {
            return m_alignment.m_baseToMine && !side.names[i].empty() ? Key() : Key(deep(side, i));
        });
        if (!m_alignment.m_baseToMine) {
            round([&](const Side &side, std::size_t i) -> Key {
                return side.names[i].empty() ? Key((&side == &a ? m_hashA : m_hashB).shallow(item, side.items[i]))
                                             : Key();
            });
            byPlace(a, b);
        }
        below(item, a, b);
    }

    /// Aligns the lists of aligned items.
    void below(const StructInfo &item, const Side &a, const Side &b)
    {
        std::unordered_map<NodeId, const void *> itemsOfB;
        for (std::size_t i = 0; i < b.ids.size(); ++i)
            itemsOfB.emplace(b.ids[i], b.items[i]);
        for (std::size_t i = 0; i < a.ids.size(); ++i)
            if (const auto other = itemsOfB.find(m_alignment.inB(a.ids[i])); other != itemsOfB.end())
                owners(item, a.items[i], other->second);
    }

    /// True if an object is settled: aligned or, for descendants, one that their common base has.
    bool isSettled(const Side &side, std::size_t i, bool isA) const
    {
        const NodeId id = side.ids[i];
        if (isA ? m_alignment.inB(id) : m_alignment.inA(id))
            return true;
        const Alignment *base = isA ? m_alignment.m_baseToMine : m_alignment.m_baseToTheirs;
        return base && base->inA(id);
    }

    void fromBase(const Side &a, const Side &b)
    {
        const std::unordered_set<NodeId> there(b.ids.begin(), b.ids.end());
        for (const NodeId id : a.ids)
            if (const NodeId base = m_alignment.m_baseToMine->inA(id))
                if (const NodeId other = m_alignment.m_baseToTheirs->inB(base); other && there.contains(other))
                    m_alignment.link(id, other);
    }

    /// Objects with equal keys: what lies before and after an edit is paired by position, the rest in order.
    void pair(const Side &a, const Side &b, const Keys &keysA, const Keys &keysB)
    {
        const std::size_t sizeA = keysA.size(), sizeB = keysB.size(), shorter = std::min(sizeA, sizeB);
        std::size_t first = 0, last = 0; // number of equal ones at the beginning and at the end
        while (first < shorter && keysA[first] == keysB[first])
            ++first;
        while (last < shorter - first && keysA[sizeA - 1 - last] == keysB[sizeB - 1 - last])
            ++last;
        for (std::size_t i = 0; i < sizeA; ++i)
            if ((i < first || i >= sizeA - last) && keysA[i])
                m_alignment.link(a.ids[i], b.ids[i < first ? i : i + sizeB - sizeA]);
        std::unordered_map<std::size_t, std::vector<std::size_t>> rows; // the last ones come first
        for (std::size_t i = sizeB - last; i-- > first;)
            if (keysB[i])
                rows[*keysB[i]].push_back(i);
        for (std::size_t i = first; i < sizeA - last; ++i) {
            const auto found = keysA[i] ? rows.find(*keysA[i]) : rows.end();
            if (found == rows.end() || found->second.empty())
                continue;
            m_alignment.link(a.ids[i], b.ids[found->second.back()]);
            found->second.pop_back();
        }
    }

    /// Unnamed objects that follow aligned objects.
    void byPlace(const Side &a, const Side &b)
    {
        std::unordered_map<NodeId, std::size_t> rowsOfB;
        for (std::size_t i = 0; i < b.ids.size(); ++i)
            rowsOfB.emplace(b.ids[i], i);
        std::size_t next = 0; // row of B after the counterpart of the previous one
        for (std::size_t i = 0; i < a.ids.size(); ++i) {
            if (const NodeId other = m_alignment.inB(a.ids[i])) {
                next = rowsOfB.at(other) + 1;
                continue;
            }
            if (next < b.ids.size() && a.names[i].empty() && b.names[next].empty() && !m_alignment.inA(b.ids[next]))
                m_alignment.link(a.ids[i], b.ids[next++]);
        }
    }

    void belonging(const FieldInfo &f, const void *listA, const void *listB)
    {
        const auto align = [&](const char *domain) {
            const DomainIndex *index = m_alignment.m_a.index(domain);
            if (!index)
                return;
            for (const NodeId owner : index->members()) {
                const NodeId other = m_alignment.inB(owner);
                const std::int64_t i = m_alignment.m_a.parallelElement(f.reference, owner),
                                   j = other ? m_alignment.m_b.parallelElement(f.reference, other) : -1;
                if (i < 0 || j < 0 || i >= std::int64_t(listSize(f, listA)) || j >= std::int64_t(listSize(f, listB)))
                    continue;
                m_alignment.link(listIds(f, listA)[std::size_t(i)], listIds(f, listB)[std::size_t(j)]);
                owners(f.type->element->structure(), listItem(f, listA, std::size_t(i)),
                       listItem(f, listB, std::size_t(j)));
            }
        };
        align(f.reference.domain);
        align(f.reference.alsoDomain);
    }

    Alignment &m_alignment;
    const Model &m_a, &m_b;
    ContentHash m_hashA, m_hashB;
};

Alignment::Alignment(const NumberedObjects &a, const NumberedObjects &b) : m_a(a), m_b(b)
{
    align();
}

Alignment::Alignment(const NumberedObjects &mine, const NumberedObjects &theirs, const Alignment &baseToMine,
                     const Alignment &baseToTheirs)
    : m_a(mine), m_b(theirs), m_baseToMine(&baseToMine), m_baseToTheirs(&baseToTheirs)
{
    align();
}

void Alignment::align()
{
    Aligner(*this).run();
}

NodeId Alignment::find(const Links &links, NodeId id)
{
    const auto found = links.find(id);
    return found == links.end() ? NoNode : found->second;
}

void Alignment::link(NodeId a, NodeId b)
{
    if (!m_inB.contains(a) && !m_inA.contains(b)) {
        m_inB.emplace(a, b);
        m_inA.emplace(b, a);
    }
}

std::vector<std::size_t> outOfOrder(const std::vector<std::size_t> &rows)
{
    // The longest ascending chain stays: for each length, the position of the smallest end.
    std::vector<std::size_t> ends, before(rows.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto at = std::lower_bound(ends.begin(), ends.end(), i,
                                         [&](std::size_t end, std::size_t other) { return rows[end] < rows[other]; });
        if (at != ends.begin())
            before[i] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<bool> stays(rows.size());
    for (std::size_t i = ends.empty() ? rows.size() : ends.back(); i < rows.size(); i = before[i])
        stays[i] = true;
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!stays[i])
            moved.push_back(i);
    return moved;
}

} // namespace sinew
