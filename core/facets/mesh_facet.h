// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/mesh_request.h"
#include "core/model/change.h"

#include <vector>

namespace sinew {

struct MeshEdit
{
    ChangeSet changes;
    std::vector<NodeId> added; ///< identities of MeshRequest::added once the changes are pushed
    std::vector<Message> notes;
};

/// Puts parts that were taken out of a model (SceneMeshParts) back into it.
class MeshFacet
{
public:
    virtual ~MeshFacet() = default;
    /// In what else than their triangles two parts differ when they are drawn: material, animated colour, level of
    /// detail. Empty: they look alike.
    virtual std::vector<Message> differences(const Model &model, NodeId part, NodeId other) const = 0;
    /// Data that the model does not have (tangents, colours) is dropped. Refused, with the way out: what the file can't
    /// hold, and parts that the scene does not show completely.
    virtual Result<MeshEdit> edited(const Model &model, const MeshRequest &request) const = 0;
};

} // namespace sinew
