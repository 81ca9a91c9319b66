// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/material_facets.h"

#include "core/model/edit_builder.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew {

namespace {

char folded(char c)
{
    return c == '/' ? '\\' : c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

} // namespace

Error TextureFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "textures of this format are no objects of their own")};
}

Error MaterialFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "materials of this kind can't be edited in this way")};
}

Result<ChangeSet> mergeEqualObjects(const Model &model, const ReferenceFixer *fixer, std::span<const NodeId> objects,
                                    bool (*equal)(const Model &model, NodeId a, NodeId b))
{
    EditBuilder edit(model, fixer);
    std::vector<NodeId> kept;
    for (const NodeId object : objects) {
        const auto same = std::find_if(kept.begin(), kept.end(), [&](NodeId other) { return equal(model, other, object); });
        if (same == kept.end())
            kept.push_back(object);
        else
            edit.replace(object, *same);
    }
    return kept.size() == objects.size() ? Result<ChangeSet>(ChangeSet()) : edit.finish();
}

bool samePath(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return folded(x) == folded(y); });
}

} // namespace sinew
