// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"
#include "plugins/mdx/model/model.h"

#include <unordered_map>

namespace sinew::mdx {

/// A model on its way to another version: its current state, the changes that led there, and what they cost. Every edit
/// is based on the current state, so that the steps of a long conversion follow one another in one change set.
class Draft
{
public:
    using Loss = ConversionLoss;

    explicit Draft(const MdxModel &before) : m_before(before), m_now(before) {}

    const MdxModel &now() const { return m_now; }
    const Root &root() const { return m_now.data; }
    EditBuilder edit() const;
    /// Carries out an edit of now().
    Status take(EditBuilder &edit);
    /// The version number stored in the file.
    void setVersion(std::uint32_t version);
    void setDialect(std::uint32_t dialect);
    void setEncoding(Encoding encoding);

    /// Reports what a step does to a part of now() that can't be kept as it is. Duplicates count once.
    void note(Loss::Kind kind, const Address &at, Message message);
    /// Objects created by an edit are reported as the ones they were made from.
    void madeOf(NodeId object, NodeId origin) { m_origins[object] = origin; }

    /// Notes losses outside of fields: bytes that nobody understands, wrong sizes. proveAgain() notes everything that
    /// writing and reading the file again would not preserve.
    void noteLayout();
    void proveAgain();

    ModelConversion finish();

private:
    /// The same place in the original model.
    Address before(const Address &at) const;
    void apply(Change change);
    void setNumber(const Address &field, std::uint32_t number);
    Result<std::unique_ptr<Model>> readAgain();

    const MdxModel &m_before;
    MdxModel m_now;
    ModelConversion m_result;
    std::unordered_multimap<Address, std::size_t> m_noted; ///< rows of the losses so far
    std::unordered_map<NodeId, NodeId> m_origins;
};

/// Makes an object equal to `wanted`, with one edit per differing field. Lists are matched by row: rows that exist in
/// both keep their identity.
void become(Draft &draft, EditBuilder &edit, NodeId object, const void *wanted);

/// Also visits the rows that only files of the other game have: values to set or report before the model becomes one of
/// them.
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
