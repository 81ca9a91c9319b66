// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits that can be made to every copy of a model, whatever else was done to it before.

#include "core/compare/numbered_objects.h"
#include "core/document/document.h"
#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"

namespace sinew::test {
inline namespace edit_recipe_helpers {

struct Recipe
{
    enum Action { SetNumber, SetKey, AddKey, ClearKeys, SetElement, Duplicate, Move, Remove, Count };
    Action action = SetNumber;
    Address at;
    std::uint32_t number = 0; ///< seed for the details

    bool isOfWhole() const { return action >= Duplicate; }

    /// The error's text, empty on success.
    std::string apply(Document &document) const
    {
        EditBuilder builder(document.model(), document.format()->references());
        const FieldRef ref = isOfWhole() ? FieldRef() : document.model().field(at);
        if (isOfWhole() ? !document.model().contains(at.node) : !ref)
            return "gone";
        if ((action == SetKey || action == AddKey) && static_cast<const CurveBase *>(ref.data)->size() == 0)
            return "gone";
        if (action == Duplicate)
            builder.duplicate(at.node);
        else if (action == Remove)
            builder.remove(at.node);
        else if (action == Move)
            builder.move(at.node, int(number % document.model().listSize(document.model().listOf(at.node))));
        else
            builder.set(at, changed(ref));
        Result<ChangeSet> changes = builder.finish();
        if (!changes)
            return changes.error().text();
        const Status done = document.push(std::move(*changes), QStringLiteral("test"));
        return done ? std::string() : done.error().text();
    }

    /// All possible recipes for a model.
    static std::vector<Recipe> all(const Model &model)
    {
        std::vector<Recipe> all;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            // An element of a parallel array gets another number once an object is added.
            if (!f.isOnDisk(model.ctx(), object) || f.derived || f.reference.kind == RefKind::Parallel)
                return;
            const auto *curve = f.type->kind == Kind::Curve ? static_cast<const CurveBase *>(data) : nullptr;
            if (f.type->kind == Kind::List) {
                for (const NodeId id : f.type->list->ids(const_cast<void *>(data)))
                    for (const Action action : {Duplicate, Move, Remove})
                        all.push_back({action, {id}});
            } else if (f.type->kind == Kind::Float) {
                all.push_back({SetNumber, address});
            } else if (curve && curve->size()) {
                all.push_back({ClearKeys, address});
                if (f.type->element->kind < Kind::Float || f.type->element->kind > Kind::Colour)
                    return;
                all.push_back({SetKey, address});
                all.push_back({AddKey, address});
            } else if (f.type->kind == Kind::Array && f.type->element->kind >= Kind::Float &&
                       f.type->element->kind <= Kind::Vec4) {
                for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<const ArrayBase *>(data)->size(), 6); ++i)
                    all.push_back({SetElement, address.of(std::uint32_t(i))});
            }
        });
        return all;
    }

    /// True if the two edits concern the same thing, or one concerns a part of the other.
    static bool meet(const Model &model, const Recipe &one, const Recipe &other)
    {
        const auto isBelow = [&](NodeId id, NodeId above) {
            for (; id != NoNode && id != RootNode; id = model.parentOf(id))
                if (id == above)
                    return true;
            return false;
        };
        // Copying an object also copies the objects parallel to it, even those that only one side has.
        const NumberedObjects numbers(model);
        const auto isBeside = [&](NodeId id, NodeId copied) {
            bool found = false;
            walkFields(model, [&](const Address &list, const FieldInfo &f, const void *data, const void *) {
                const std::int64_t row = numbers.isInStep(f, data) ? numbers.parallelElement(f.reference, copied) : -1;
                found = found || (row >= 0 && (isBelow(list.node, id) ||
                                               f.type->list->ids(const_cast<void *>(data))[std::size_t(row)] == id));
            });
            return found;
        };
        if ((other.action == Duplicate && isBeside(one.at.node, other.at.node)) ||
            (one.action == Duplicate && isBeside(other.at.node, one.at.node)))
            return true;
        // Where a copied or moved object ends up depends on the rest of the list.
        if (one.isOfWhole() && other.isOfWhole() && (one.action == Move || other.action == Move) &&
            model.listOf(one.at.node) == model.listOf(other.at.node))
            return true;
        return one.isOfWhole() || other.isOfWhole()
                   ? isBelow(one.at.node, other.at.node) || isBelow(other.at.node, one.at.node)
                   : one.at.overlaps(other.at);
    }

private:
    Value changed(const FieldRef &ref) const
    {
        Value value(*ref.type, ref.data);
        if (action == SetNumber)
            writeNumber(*ref.type, value.data(), number % 5 + 0.0);
        if (action == SetElement)
            *static_cast<float *>(value.data()) += 1 + float(number % 3);
        if (action == ClearKeys)
            static_cast<CurveBase *>(value.data())->clear();
        if (action != SetKey && action != AddKey)
            return value;
        auto &curve = *static_cast<CurveBase *>(value.data());
        const std::size_t width = ref.type->element->valueSize(), key = number % curve.size();
        if (action == AddKey) {
            const CurveBase copy = curve.sliceRaw(curve.size() - 1, 1, width);
            curve.spliceRaw(curve.size(), 0, copy, width);
            curve.editTimes(width)[curve.size() - 1] += std::int32_t(1 + number % 7);
        } else {
            *reinterpret_cast<float *>(curve.editRawPart(0, width) + key * width) += 1 + float(number % 3);
        }
        return value;
    }
};

} // namespace edit_recipe_helpers
} // namespace sinew::test
