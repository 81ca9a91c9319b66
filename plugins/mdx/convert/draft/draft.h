// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"
#include "plugins/mdx/model/model.h"

#include <unordered_map>

namespace sinew::mdx {

/// A model on its way to another version: what it is by now, the changes that brought it there, and what they cost.
/// Every edit is made of the model as it is by now, so that the steps of a long way follow one another in one set.
class Draft
{
public:
    using Loss = ConversionLoss;

    explicit Draft(const MdxModel &before) : m_before(before), m_now(before) {}

    const MdxModel &now() const { return m_now; }
    const Root &root() const { return m_now.data; }
    EditBuilder edit() const;
    /// Carries an edit of now() out.
    Status take(EditBuilder &edit);
    /// The version that the file says.
    void setVersion(std::uint32_t version);
    void setDialect(std::uint32_t dialect);
    void setEncoding(Encoding encoding);

    /// What a step does to something of now() that can't come along as it is. Twice the same counts once.
    void note(Loss::Kind kind, const Address &at, Message message);
    /// An object that an edit made is told as the one it was made of.
    void madeOf(NodeId object, NodeId origin) { m_origins[object] = origin; }

    /// What belongs to no field: bytes that nobody understands, sizes that lie. And whatever the file, written and read
    /// again, would not give back.
    void noteLayout();
    void proveAgain();

    ModelConversion finish();

private:
    /// The same place in the model before.
    Address before(const Address &at) const;
    void apply(Change change);
    void setNumber(const Address &field, std::uint32_t number);
    Result<std::unique_ptr<Model>> readAgain();

    const MdxModel &m_before;
    MdxModel m_now;
    ModelConversion m_result;
    std::unordered_map<NodeId, NodeId> m_origins;
};

/// Makes an object what `wanted` is, by as few edits as there are fields that differ. Lists are matched by row: what is
/// there in both keeps its identity.
void become(Draft &draft, EditBuilder &edit, NodeId object, const void *wanted);

/// Visits the rows that only the other game's files have, too: what there is to set or to tell before the model becomes
/// one of them.
template<class Visit>
void walkRowsOfBothGames(const MdxModel &model, const Visit &visit)
{
    walkFields(model.info(), const_cast<void *>(model.root()), RootNode, visit,
               [](const StructInfo &) { return true; });
}

/// Visits every field in which two objects differ, the first being in the model: visit(address, field, in the first, in
/// the second or null for a row that the second lacks).
using VisitDifference = std::function<void(const Address &, const FieldInfo &, const void *, const void *)>;
void compareObjects(const StructInfo &info, NodeId object, const void *a, const void *b, const VisitDifference &visit);

} // namespace sinew::mdx
