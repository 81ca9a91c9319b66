// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// The node part of any node object; null for other objects.
const Node *nodeOf(const Model &model, NodeId id);
/// Row of the "node" field in a node object's description, -1 for other objects.
int nodeField(const StructInfo &info);

} // namespace sinew::mdx
