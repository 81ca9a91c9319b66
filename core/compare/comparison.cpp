// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/comparison.h"

#include "core/compare/array_rows.h"
#include "core/compare/compared_field.h"
#include "core/compare/content_hash.h"
#include "core/compare/generated_numbers.h"
#include "core/compare/same_values.h"
#include "core/schema/text.h"

#include <algorithm>
#include <functional>

namespace sinew {

namespace {

/// Behind a value whose text is the same: names with other bytes after their end, numbers that print alike.
constexpr const char *otherBytes = " (other bytes)";

class Comparer
{
public:
    Comparer(const Alignment &alignment, std::size_t elements)
        : m_alignment(alignment), m_a(alignment.a().model()), m_b(alignment.b().model()), m_same(alignment),
          m_rows(alignment), m_elements(elements)
    {
    }

    std::vector<ModelDifference> run()
    {
        return object(m_a.info(), RootNode, RootNode, m_a.root(), m_b.root(), {}, {}).children;
    }

private:
    using Differences = std::vector<ModelDifference>;

    /// The differences in an object and below it.
    ModelDifference object(const StructInfo &info, NodeId idA, NodeId idB, const void *a, const void *b,
                           const std::string &pathA, const std::string &pathB)
    {
        ModelDifference found{ModelDifference::Changed, pathA, pathB, {}, {}, {idA}, {idB}, {}};
        forEachField(info, m_a.ctx(), a, m_b.ctx(), b, [&](const ComparedField &unit) {
            const FieldInfo &f = *unit.field;
            if (f.derived || m_alignment.a().isKey(f))
                return;
            const std::string name = nameOf(info, unit);
            ModelDifference difference{ModelDifference::Changed,
                                       joined(pathA, name),
                                       joined(pathB, name),
                                       {},
                                       {},
                                       unit.of(idA),
                                       unit.of(idB),
                                       {}};
            if (f.type->kind == Kind::List)
                return list(f, unit.in(a), unit.in(b), difference, found.children);
            if (f.reference.kind == RefKind::Parallel && f.type->kind == Kind::Array) {
                parallel(f, unit.in(a), unit.in(b), difference);
                if (!difference.children.empty())
                    found.children.push_back(std::move(difference));
                return;
            }
            if (m_same(f, unit.in(a), unit.in(b)))
                return;
            difference.before = valueText(f, *f.type, unit.in(a));
            difference.after = valueText(f, *f.type, unit.in(b));
            if (f.type->kind == Kind::Array) {
                array(ownerOf(info, unit, a, b), f, difference);
                if (difference.children.empty() && difference.omitted == 0)
                    difference.after = f.isSet ? "the same in another order" : "the same, renumbered";
            } else if (f.type->kind == Kind::Curve)
                curve(f, unit.in(a), unit.in(b), difference);
            else if (difference.before == difference.after)
                difference.after += otherBytes;
            found.children.push_back(std::move(difference));
        });
        return found;
    }

    /// The structure that a unit's field is a row of.
    static ArrayOwner ownerOf(const StructInfo &info, const ComparedField &unit, const void *a, const void *b)
    {
        if (!unit.address.hasLeaf())
            return {info, a, b};
        const FieldInfo &inner = info.fields[unit.address.field];
        return {inner.type->structure(), inner.in(a), inner.in(b)};
    }

    static std::string nameOf(const StructInfo &info, const ComparedField &unit)
    {
        const FieldInfo &f = info.fields[unit.address.field];
        return unit.address.hasLeaf() ? std::string(f.name) + "." + unit.field->name : std::string(f.name);
    }
    static std::string joined(const std::string &path, const std::string &name)
    {
        return path.empty() ? name : path + "." + name;
    }
    static std::string item(const std::string &path, std::size_t row) { return path + "[" + std::to_string(row) + "]"; }

    void list(const FieldInfo &f, const void *a, const void *b, const ModelDifference &field, Differences &found)
    {
        const StructInfo &info = f.type->element->structure();
        const std::vector<NodeId> &idsA = listIds(f, a), &idsB = listIds(f, b);
        std::unordered_map<NodeId, std::size_t> rowsOfB;
        for (std::size_t row = 0; row < idsB.size(); ++row)
            rowsOfB.emplace(idsB[row], row);
        std::vector<std::size_t> common, rows;
        for (std::size_t row = 0; row < idsA.size(); ++row)
            if (const auto other = rowsOfB.find(m_alignment.inB(idsA[row])); other != rowsOfB.end()) {
                common.push_back(row);
                rows.push_back(other->second);
            }
        std::unordered_set<NodeId> moved;
        if (!m_alignment.areInStep(f, a, b))
            for (const std::size_t i : outOfOrder(rows))
                moved.insert(idsA[common[i]]);
        for (std::size_t row = 0; row < idsA.size(); ++row) {
            const void *inA = listItem(f, a, row);
            const auto other = rowsOfB.find(m_alignment.inB(idsA[row]));
            if (other == rowsOfB.end()) {
                found.push_back({ModelDifference::Removed,
                                 item(field.inA, row),
                                 {},
                                 objectName(info, inA),
                                 {},
                                 {idsA[row]},
                                 {},
                                 {}});
                continue;
            }
            const std::string pathA = item(field.inA, row), pathB = item(field.inB, other->second);
            ModelDifference changed =
                object(info, idsA[row], idsB[other->second], inA, listItem(f, b, other->second), pathA, pathB);
            if (moved.contains(idsA[row]))
                changed.kind = ModelDifference::Moved;
            if (changed.kind == ModelDifference::Moved || !changed.children.empty()) {
                changed.before = objectName(info, inA);
                changed.after = objectName(info, listItem(f, b, other->second));
                found.push_back(std::move(changed));
            }
        }
        for (std::size_t row = 0; row < idsB.size(); ++row)
            if (!m_alignment.inA(idsB[row]))
                found.push_back({ModelDifference::Added,
                                 {},
                                 item(field.inB, row),
                                 {},
                                 objectName(info, listItem(f, b, row)),
                                 {},
                                 {idsB[row]},
                                 {}});
    }

    /// False if there are more than may be listed.
    bool hasRoom(ModelDifference &field) const
    {
        if (field.children.size() < m_elements)
            return true;
        ++field.omitted;
        return false;
    }

    /// `group`: so many elements from i and j on.
    void element(const FieldInfo &f, const std::byte *a, const std::byte *b, std::size_t i, std::size_t j,
                 ModelDifference &field, std::size_t group = 1) const
    {
        if (!hasRoom(field))
            return;
        const TypeInfo &type = *f.type->element;
        const auto text = [&](const std::byte *array, std::size_t first) {
            std::string elements = valueText(f, type, array + first * type.size);
            for (std::size_t k = 1; k < group; ++k)
                elements += ", " + valueText(f, type, array + (first + k) * type.size);
            return group > 1 ? "{" + elements + "}" : elements;
        };
        ModelDifference difference;
        difference.kind = !b ? ModelDifference::Removed : !a ? ModelDifference::Added : ModelDifference::Changed;
        if (a) {
            difference.inA = item(field.inA, i);
            difference.before = text(a, i);
            difference.atA = field.atA.of(std::uint32_t(i));
        }
        if (b) {
            difference.inB = item(field.inB, j);
            difference.after = text(b, j);
            difference.atB = field.atB.of(std::uint32_t(j));
        }
        field.children.push_back(std::move(difference));
    }

    void array(const ArrayOwner &owner, const FieldInfo &f, ModelDifference &field)
    {
        const auto &inA = *static_cast<const ArrayBase *>(f.in(owner.a)),
                   &inB = *static_cast<const ArrayBase *>(f.in(owner.b));
        if (f.isSet)
            return set(f, inA, inB, field);
        const std::size_t group = ArrayRows::groupOf(f, inA, inB);
        const ArrayRows::Rows &rows = m_rows.of(owner, f);
        for (const auto &[i, j] : rows.aligned.rows)
            if (i == RowAlignment::noRow)
                element(f, nullptr, inB.raw(), 0, j * group, field, group);
            else if (j == RowAlignment::noRow)
                element(f, inA.raw(), nullptr, i * group, 0, field, group);
            else if (rows.keysA[i] != rows.keysB[j])
                element(f, inA.raw(), inB.raw(), i * group, j * group, field, group);
    }

    /// Elements that only one side has; nothing if only the order differs.
    void set(const FieldInfo &f, const ArrayBase &a, const ArrayBase &b, ModelDifference &field) const
    {
        const std::size_t width = f.type->element->size;
        const auto bytes = [&](const ArrayBase &array, std::size_t i) {
            return std::string_view(reinterpret_cast<const char *>(array.raw()) + i * width, width);
        };
        std::unordered_set<std::string_view> inA, inB;
        for (std::size_t i = 0; i < a.size(); ++i)
            inA.insert(bytes(a, i));
        for (std::size_t i = 0; i < b.size(); ++i)
            inB.insert(bytes(b, i));
        for (std::size_t i = 0; i < a.size(); ++i)
            if (!inB.contains(bytes(a, i)))
                element(f, a.raw(), nullptr, i, i, field);
        for (std::size_t i = 0; i < b.size(); ++i)
            if (!inA.contains(bytes(b, i)))
                element(f, nullptr, b.raw(), i, i, field);
    }

    /// Elements are paired by the objects that they belong to; those that belong to none by position.
    void parallel(const FieldInfo &f, const void *a, const void *b, ModelDifference &field) const
    {
        const auto &inA = *static_cast<const ArrayBase *>(a), &inB = *static_cast<const ArrayBase *>(b);
        const TypeInfo &type = *f.type->element;
        const auto compare = [&](std::int64_t i, std::int64_t j) {
            const bool isInA = i >= 0 && i < std::int64_t(inA.size()), isInB = j >= 0 && j < std::int64_t(inB.size());
            if (isInA != isInB || (isInA && !equalValues(type, inA.raw() + std::size_t(i) * type.size,
                                                         inB.raw() + std::size_t(j) * type.size)))
                element(f, isInA ? inA.raw() : nullptr, isInB ? inB.raw() : nullptr, std::size_t(i), std::size_t(j),
                        field);
        };
        for (const char *domain : {f.reference.domain, f.reference.alsoDomain})
            if (const DomainIndex *index = m_alignment.a().index(domain))
                for (const NodeId owner : index->members())
                    if (const NodeId other = m_alignment.inB(owner))
                        compare(m_alignment.a().parallelElement(f.reference, owner),
                                m_alignment.b().parallelElement(f.reference, other));
        const std::int64_t endA = m_alignment.a().parallelEnd(f.reference),
                           endB = m_alignment.b().parallelEnd(f.reference);
        for (std::int64_t i = 0; endA + i < std::int64_t(inA.size()) || endB + i < std::int64_t(inB.size()); ++i)
            compare(endA + i, endB + i);
    }

    static bool isAscending(std::span<const std::int32_t> times)
    {
        return std::adjacent_find(times.begin(), times.end(), std::greater_equal<>()) == times.end();
    }

    bool sameKey(const FieldInfo &f, const CurveBase &a, std::size_t i, const CurveBase &b, std::size_t j) const
    {
        const TypeInfo &type = *f.type->element;
        const std::size_t width = type.valueSize();
        if (a.times()[i] != b.times()[j])
            return false;
        for (int part = 0; width && part < (a.hasTangents() && b.hasTangents() ? 3 : 1); ++part) {
            const std::byte *inA = a.rawPart(part, width) + i * width, *inB = b.rawPart(part, width) + j * width;
            if (part ? std::memcmp(inA, inB, width) != 0 : !m_same.element(f, type, 0, inA, inB))
                return false;
        }
        return true;
    }

    void key(const FieldInfo &f, const CurveBase *a, std::size_t i, const CurveBase *b, std::size_t j,
             ModelDifference &field) const
    {
        if (!hasRoom(field))
            return;
        const bool valued = f.type->element->valueSize();
        ModelDifference difference;
        difference.kind = !b ? ModelDifference::Removed : !a ? ModelDifference::Added : ModelDifference::Changed;
        difference.atA = a ? field.atA : Address();
        difference.atB = b ? field.atB : Address();
        const std::string part = valued ? ".values" : ".times";
        if (a) {
            difference.inA = item(field.inA + part, i);
            difference.before = keyText(f, *a, i);
        }
        if (b) {
            difference.inB = item(field.inB + part, j);
            difference.after = keyText(f, *b, j);
        }
        field.children.push_back(std::move(difference));
    }

    void curve(const FieldInfo &f, const void *a, const void *b, ModelDifference &field) const
    {
        const auto &inA = *static_cast<const CurveBase *>(a), &inB = *static_cast<const CurveBase *>(b);
        if (!inA.isPresent() || !inB.isPresent())
            return;
        const CurveBase::Header headerA = inA.header(), headerB = inB.header();
        const auto header = [&](const char *name, bool same, std::int64_t before, std::int64_t after) {
            if (!same)
                field.children.push_back({ModelDifference::Changed,
                                          field.inA + name,
                                          field.inB + name,
                                          std::to_string(before),
                                          std::to_string(after),
                                          field.atA,
                                          field.atB,
                                          {}});
        };
        header(".interpolation", headerA.interpolation == headerB.interpolation, headerA.interpolation,
               headerB.interpolation);
        header(".globalSequence", m_same.globalSequences(headerA.globalSequence, headerB.globalSequence),
               headerA.globalSequence, headerB.globalSequence);
        const bool byTime = isAscending(inA.times()) && isAscending(inB.times());
        for (std::size_t i = 0, j = 0; i < inA.size() || j < inB.size();) {
            const bool onlyA = j >= inB.size() || (byTime && i < inA.size() && inA.times()[i] < inB.times()[j]);
            const bool onlyB = i >= inA.size() || (byTime && j < inB.size() && inB.times()[j] < inA.times()[i]);
            if (onlyA) {
                key(f, &inA, i++, nullptr, 0, field);
            } else if (onlyB) {
                key(f, nullptr, 0, &inB, j++, field);
            } else {
                if (!sameKey(f, inA, i, inB, j))
                    key(f, &inA, i, &inB, j, field);
                ++i, ++j;
            }
        }
    }

    const Alignment &m_alignment;
    const Model &m_a, &m_b;
    SameValues m_same;
    ArrayRows m_rows;
    std::size_t m_elements;
};

} // namespace

std::string keyText(const FieldInfo &field, const CurveBase &curve, std::size_t key)
{
    const std::size_t width = field.type->element->valueSize();
    std::string text = std::to_string(curve.times()[key]);
    for (int part = 0; width && part < (curve.hasTangents() ? 3 : 1); ++part)
        text += (part ? ", " : ": ") + valueText(field, *field.type->element, curve.rawPart(part, width) + key * width);
    return text;
}

Result<ModelComparison> compareModels(const Model &a, const Model &b, std::size_t elements)
{
    if (&a.info() != &b.info())
        return Error{QT_TRANSLATE_NOOP("Message", "models of different formats can't be compared")};
    const Model *const others[] = {&a};
    const std::unique_ptr<const Model> numbered = withNumbersOf(others, b);
    const NumberedObjects numbersA(a), numbersB(numbered ? *numbered : b);
    const Alignment alignment(numbersA, numbersB);
    return ModelComparison{Comparer(alignment, elements).run()};
}

} // namespace sinew
