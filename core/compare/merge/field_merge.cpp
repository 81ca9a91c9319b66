// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/merge/field_merge.h"

#include "core/compare/comparison.h"
#include "core/schema/text.h"

#include <array>
#include <functional>
#include <map>

namespace sinew {

namespace {

bool areAscending(std::span<const std::int32_t> times)
{
    return std::adjacent_find(times.begin(), times.end(), std::greater_equal<>()) == times.end();
}

} // namespace

void FieldMerge::bothChanged(const MergedField &place, const TypeInfo &type, const void *b, const void *mine,
                             const void *t, const Address &at)
{
    MergeConflict &both =
        m_plan.conflicts.emplace_back(m.base.model(), at, QT_TRANSLATE_NOOP("Message", "both changed this"));
    both.base = valueText(place.f, type, b);
    both.mine = valueText(place.f, type, mine);
    both.theirs = valueText(place.f, type, t);
}

void FieldMerge::run(const MergedField &place)
{
    const FieldInfo &f = place.f;
    if (m.sameInTheirs(f, place.b, place.t) || m.sameInBoth(f, place.m, place.t))
        return;
    if (m.sameInMine(f, place.b, place.m))
        return take(place, place.mine, *f.type, 0, place.t);
    if (f.type->kind == Kind::Array && f.isSet)
        return set(place);
    if (f.type->kind == Kind::Array)
        return array(place);
    if (f.type->kind == Kind::Curve && curve(place))
        return;
    bothChanged(place, *f.type, place.b, place.m, place.t, place.base);
}

void FieldMerge::take(const MergedField &place, const Address &at, const TypeInfo &type, std::size_t element,
                      const void *value)
{
    Address base = place.base;
    if (at.hasElement())
        base = base.of(at.sub);
    m_plan.taken.push_back({at, &place.f, element, Value(type, value), NoNode, {}, false, {&m.base.model(), base}});
}

void FieldMerge::set(const MergedField &place)
{
    const std::size_t width = place.f.type->element->size;
    const auto elements = [&](const void *data) {
        const auto &array = *static_cast<const ArrayBase *>(data);
        std::vector<std::string_view> all;
        for (std::size_t i = 0; i < array.size(); ++i)
            all.emplace_back(reinterpret_cast<const char *>(array.raw()) + i * width, width);
        return all;
    };
    const auto has = [](const std::vector<std::string_view> &all) {
        return [some = std::unordered_set<std::string_view>(all.begin(), all.end())](std::string_view element) {
            return some.contains(element);
        };
    };
    const auto base = elements(place.b), mine = elements(place.m), theirs = elements(place.t);
    const auto inBase = has(base), inMine = has(mine), inTheirs = has(theirs);
    std::string bytes;
    for (const std::string_view element : mine)
        if (!inBase(element) || inTheirs(element))
            bytes += element;
    for (const std::string_view element : theirs)
        if (!inBase(element) && !inMine(element))
            bytes += element;
    Value merged(*place.f.type);
    auto &array = *static_cast<ArrayBase *>(merged.data());
    array.spliceRaw(0, 0, bytes.data(), bytes.size() / width, width);
    take(place, place.mine, *place.f.type, 0, merged.data());
}

void FieldMerge::array(const MergedField &place)
{
    const auto *b = static_cast<const ArrayBase *>(place.b), *mine = static_cast<const ArrayBase *>(place.m),
               *t = static_cast<const ArrayBase *>(place.t);
    if (b->size() != mine->size() || b->size() != t->size())
        return bothChanged(place, *place.f.type, place.b, place.m, place.t, place.base);
    const TypeInfo &type = *place.f.type->element;
    for (std::size_t i = 0; i < b->size(); ++i) {
        const std::byte *atB = b->raw() + i * type.size, *atM = mine->raw() + i * type.size,
                        *atT = t->raw() + i * type.size;
        if (m.sameInTheirs.element(place.f, type, i, atB, atT) || m.sameInBoth.element(place.f, type, i, atM, atT))
            continue;
        if (m.sameInMine.element(place.f, type, i, atB, atM))
            take(place, place.mine.of(std::uint32_t(i)), type, i, atT);
        else
            bothChanged(place, type, atB, atM, atT, place.base.of(std::uint32_t(i)));
    }
}

bool FieldMerge::curve(const MergedField &place)
{
    const auto &b = *static_cast<const CurveBase *>(place.b), &mine = *static_cast<const CurveBase *>(place.m),
               &t = *static_cast<const CurveBase *>(place.t);
    if (!b.isPresent() || !mine.isPresent() || !t.isPresent() || holdsReferences(place.f) ||
        !m.sameInMine.headers(b, mine) || !m.sameInTheirs.headers(b, t) || !areAscending(b.times()) ||
        !areAscending(mine.times()) || !areAscending(t.times()))
        return false;
    const std::size_t width = place.f.type->element->valueSize();
    std::map<std::int32_t, std::array<std::ptrdiff_t, 3>> keys; // rows in base, mine and theirs
    const CurveBase *const curves[] = {&b, &mine, &t};
    for (std::size_t which = 0; which < 3; ++which)
        for (std::size_t i = 0; i < curves[which]->size(); ++i)
            keys.try_emplace(curves[which]->times()[i], std::array<std::ptrdiff_t, 3>{-1, -1, -1})
                .first->second[which] = std::ptrdiff_t(i);
    const auto same = [&](std::size_t one, std::size_t other, const std::array<std::ptrdiff_t, 3> &rows) {
        if (rows[one] < 0 || rows[other] < 0)
            return rows[one] == rows[other];
        for (int part = 0; width && part < (b.hasTangents() ? 3 : 1); ++part)
            if (std::memcmp(curves[one]->rawPart(part, width) + std::size_t(rows[one]) * width,
                            curves[other]->rawPart(part, width) + std::size_t(rows[other]) * width, width) != 0)
                return false;
        return true;
    };
    const auto keyValues = [&](const CurveBase &curve, std::ptrdiff_t row) -> std::string {
        return row < 0 ? std::string("no key") : keyText(place.f, curve, std::size_t(row));
    };
    Value merged(*place.f.type, place.m);
    auto &result = *static_cast<CurveBase *>(merged.data());
    std::size_t at = 0;
    bool changed = false;
    for (const auto &[time, rows] : keys) {
        if (same(0, 2, rows) || same(1, 2, rows)) {
            at += rows[1] >= 0;
            continue;
        }
        if (!same(0, 1, rows)) {
            MergeConflict &both = m_plan.conflicts.emplace_back(
                m.base.model(), place.base,
                Message(QT_TRANSLATE_NOOP("Message", "both changed the key at %1"), {std::int64_t(time)}));
            both.base = keyValues(b, rows[0]);
            both.mine = keyValues(mine, rows[1]);
            both.theirs = keyValues(t, rows[2]);
            at += rows[1] >= 0;
            continue;
        }
        const CurveBase key = t.sliceRaw(rows[2] < 0 ? 0 : std::size_t(rows[2]), rows[2] < 0 ? 0 : 1, width);
        result.spliceRaw(at, rows[1] >= 0, key, width);
        at += rows[2] >= 0;
        changed = true;
    }
    if (changed && result.size() == 0)
        result.clear(); // both sides removed a part of the keys: a track of none would remain
    // Its global sequence already has MINE's number.
    if (changed)
        m_plan.taken.push_back(
            {place.mine, nullptr, 0, std::move(merged), NoNode, {}, false, {&m.base.model(), place.base}});
    return true;
}

} // namespace sinew
