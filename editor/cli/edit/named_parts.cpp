// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/named_parts.h"

#include "core/facets/uv/uv_facet.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

Result<NodeId> meshPartNamed(const Document &document, const QString &name)
{
    const UvFacet *facet = document.format()->uvs();
    const std::vector<UvPart> all = facet ? facet->parts(document.model()) : std::vector<UvPart>();
    bool isRow = false;
    const qsizetype row = name.toLongLong(&isRow);
    const auto found = std::find_if(all.begin(), all.end(), [&](const UvPart &part) {
        return QString::fromStdString(part.name).compare(name, Qt::CaseInsensitive) == 0;
    });
    if (found != all.end())
        return found->node;
    if (isRow && row >= 0 && std::size_t(row) < all.size())
        return all[std::size_t(row)].node;
    return Error{"there is no part “" + name.toStdString() + "”; the model has " + std::to_string(all.size())};
}

Result<NodeId> nodeNamed(const Document &document, const QString &name)
{
    const Format &format = *document.format();
    for (const HierarchyNode &node :
         format.transforms() ? format.transforms()->hierarchy(document.model()) : std::vector<HierarchyNode>())
        if (QString::fromStdString(format.names()->name(document.model(), node.node)) == name)
            return node.node;
    return Error{"there is no node “" + name.toStdString() + "”"};
}

} // namespace sinew
