// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QNode>

#include <utility>

namespace sinew {

/// Creates a Qt 3D node below `parent`. Every node in viewport/qt3d is created this way, never by `new Node(parent)`:
/// with a running engine that constructor puts the node on a waiting list, addComponent() then creates the subtree
/// early without taking it off the list, and whatever is added to the subtree afterwards is skipped for good as "an
/// ancestor is waiting" (QNodePrivate::addNode, seen in Qt 6.4.2). setParent() has no waiting list.
template<class Node, class... Arguments>
Node *makeNode(Qt3DCore::QNode *parent, Arguments &&...arguments)
{
    auto *node = new Node(std::forward<Arguments>(arguments)...);
    node->setParent(parent);
    return node;
}

} // namespace sinew
