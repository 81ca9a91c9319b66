// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <vector>

namespace sinew {

/// Objects in file order and, in parallel, their identities. ids[i] belongs to items[i]; ids are assigned by the model
/// that owns the list and are 0 in a list that no model owns yet.
template<class T>
struct List
{
    std::vector<T> items;
    std::vector<NodeId> ids;

    std::size_t size() const { return items.size(); }
    bool isEmpty() const { return items.empty(); }
    T &operator[](std::size_t i) { return items[i]; }
    const T &operator[](std::size_t i) const { return items[i]; }
    auto begin() { return items.begin(); }
    auto begin() const { return items.begin(); }
    auto end() { return items.end(); }
    auto end() const { return items.end(); }
    T &append()
    {
        ids.push_back(NoNode);
        return items.emplace_back();
    }
    T &append(T item)
    {
        ids.push_back(NoNode);
        return items.emplace_back(std::move(item));
    }
};

} // namespace sinew
