// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/schema/struct_info.h"

namespace sinew {

/// True if a row of a table applies to files of a dialect; all do if a format has none.
inline bool isInDialect(const FieldInfo &field, const Ctx &ctx)
{
    return ctx.dialect == 0 || (field.dialects & ctx.dialect);
}

/// Calls visit(address, field, data, object) for every field of every object in document order, inline structures by
/// leaf. If `enter(const StructInfo &)` returns false, objects of that type and all below them are skipped.
template<class Visit, class Enter>
void walkFields(const StructInfo &info, void *object, NodeId node, const Visit &visit, const Enter &enter)
{
    for (std::size_t i = 0; i < info.fields.size(); ++i) {
        const FieldInfo &f = info.fields[i];
        void *data = f.in(object);
        const Address address{node, std::uint16_t(i)};
        visit(address, f, data, object);
        if (f.type->kind == Kind::Struct) {
            const StructInfo &inner = f.type->structure();
            for (std::size_t leaf = 0; leaf < inner.fields.size(); ++leaf)
                visit(Address{node, std::uint16_t(i), std::uint16_t(leaf)}, inner.fields[leaf],
                      inner.fields[leaf].in(data), data);
        } else if (f.type->kind == Kind::List && enter(f.type->element->structure())) {
            const std::vector<NodeId> &ids = f.type->list->ids(data);
            for (std::size_t row = 0; row < ids.size(); ++row)
                walkFields(f.type->element->structure(), f.type->list->at(data, row), ids[row], visit, enter);
        }
    }
}

/// For a whole model, without the rows that only other dialects have (a member can be in the table once for each); the
/// data must not be changed through the pointers.
template<class Visit>
void walkFields(const Model &model, const Visit &visit)
{
    const Ctx ctx = model.ctx();
    bool inDialect = true; // of the inline structure whose leaves come next
    walkFields(
        model.info(), const_cast<void *>(model.root()), RootNode,
        [&](const Address &address, const FieldInfo &f, void *data, void *object) {
            const bool has = isInDialect(f, ctx);
            if (!address.hasLeaf())
                inDialect = has;
            if (has && inDialect)
                visit(address, f, data, object);
        },
        [](const StructInfo &) { return true; });
}

} // namespace sinew
