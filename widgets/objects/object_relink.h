// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/model/edit_builder.h"

#include <QStringList>

#include <map>
#include <tuple>
#include <unordered_map>

namespace sinew {

class Counterparts;
struct Domain;

/// The object of a domain of `target` that corresponds to an object of another model: of the same type with the same
/// name or path; without either, its counterpart among objects with parents, or one with the same values. NoNode if
/// there is none.
NodeId equalObject(const Model &source, NodeId original, const Model &target, const Domain &domain,
                   const Counterparts *counterparts);

/// Redirects the references of inserted copies of objects to the right objects. See ObjectClipboard for the rules.
class ObjectRelink
{
public:
    /// `copies`: original in `source` → copy in `target`. `counterparts`: those in the target beforehand; may be null.
    ObjectRelink(const Model &source, const Document &target, bool sameDocument,
                 const std::unordered_map<NodeId, NodeId> &copies, const Counterparts *counterparts)
        : m_source(source), m_target(target), m_same(sameDocument), m_copies(copies), m_counterparts(counterparts)
    {
    }

    /// Adds the changes to all reference fields of the copies, and to fields stored beside the objects.
    void collect(EditBuilder &edit);
    /// Names of referenced objects that have no counterpart, each once.
    const QStringList &missing() const { return m_missing; }

private:
    void collectDomain(const Domain &domain);
    void collectRelated(EditBuilder &edit);
    NodeId counterpart(NodeId original, const Domain &domain);

    using FieldKey = std::tuple<NodeId, std::uint16_t, std::uint16_t>; ///< node, field, leaf

    const Model &m_source;
    const Document &m_target;
    bool m_same;
    const std::unordered_map<NodeId, NodeId> &m_copies;
    const Counterparts *m_counterparts;
    std::unordered_map<NodeId, NodeId> m_found;
    std::map<FieldKey, Value> m_fields; ///< of the copies; a curve can refer to two domains
    QStringList m_missing;
};

} // namespace sinew
