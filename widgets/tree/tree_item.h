// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <QString>

#include <memory>
#include <vector>

namespace sinew {

/// One row of the model tree.
struct TreeItem
{
    enum Kind : std::uint8_t {
        Root,  ///< the model itself: everything that is not in a list
        Group, ///< a list
        Nodes, ///< the hierarchy of the format's TransformFacet
        Object,
    };
    Kind kind = Object;
    NodeId node = NoNode;             ///< of Root and Object
    Address list;                     ///< of Group
    const StructInfo *info = nullptr; ///< of the object, or of a group's items
    QString name;
    TreeItem *parent = nullptr;
    int leading = 0; ///< rows at the front that are not nodes of the hierarchy: groups of a node's own lists
    std::vector<std::unique_ptr<TreeItem>> children;

    int row() const;
    TreeItem *add(std::unique_ptr<TreeItem> child)
    {
        child->parent = this;
        children.push_back(std::move(child));
        return children.back().get();
    }
    std::unique_ptr<TreeItem> take(int at);
    void insert(int at, std::unique_ptr<TreeItem> child);

private:
    mutable int m_rowHint = 0;
};

} // namespace sinew
