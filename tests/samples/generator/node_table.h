// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "geometry.h"
#include "plugins/mdx/model/model.h"

#include <map>
#include <string>

namespace sinew::samples {

/// Pivots and parents by node name, until all nodes exist and object ids can be given out.
class NodeTable
{
public:
    /// A node part with this name, pivot and parent ("" none); `flags` are added to the kind's own.
    mdx::Node node(mdx::Node kind, const std::string &name, const V3 &pivot, const std::string &parent,
                   std::uint32_t flags = 0);
    const V3 &pivot(const std::string &name) const { return m_places.at(name).pivot; }
    const std::string &parent(const std::string &name) const { return m_places.at(name).parent; }
    /// Object ids in Blizzard's order (bones first), parents, and the pivot list.
    void number(mdx::Root &root) const;

private:
    struct Place
    {
        V3 pivot;
        std::string parent;
    };
    std::map<std::string, Place> m_places;
};

/// Calls `visit` with the node of each node object, in the order of object ids.
template<class Visit>
void forEachNode(mdx::Root &root, const Visit &visit)
{
    const auto all = [&](auto &list) {
        for (auto &item : list)
            visit(item.node);
    };
    all(root.bones);
    all(root.lights);
    all(root.helpers);
    all(root.attachments);
    all(root.particleEmitters);
    all(root.particleEmitters2);
    all(root.popcornEmitters);
    all(root.ribbonEmitters);
    all(root.eventObjects);
    all(root.collisionShapes);
}

} // namespace sinew::samples
