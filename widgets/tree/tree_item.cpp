// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/tree_item.h"

namespace sinew {

int TreeItem::row() const
{
    if (!parent)
        return 0;
    const auto &siblings = parent->children;
    if (std::size_t(m_rowHint) >= siblings.size() || siblings[std::size_t(m_rowHint)].get() != this)
        for (std::size_t i = 0; i < siblings.size(); ++i)
            siblings[i]->m_rowHint = int(i);
    return m_rowHint;
}

std::unique_ptr<TreeItem> TreeItem::take(int at)
{
    auto child = std::move(children[std::size_t(at)]);
    children.erase(children.begin() + at);
    return child;
}

void TreeItem::insert(int at, std::unique_ptr<TreeItem> child)
{
    child->parent = this;
    children.insert(children.begin() + at, std::move(child));
}

} // namespace sinew
