// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/field_row.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// Calls visit(field, list) for each list of Warcraft III's objects that are nodes, in the order of the file.
template<class Visit>
void forEachNodeList(Root &root, const Visit &visit)
{
    visit(fieldOf<&Root::bones>(RootNode), root.bones);
    visit(fieldOf<&Root::lights>(RootNode), root.lights);
    visit(fieldOf<&Root::helpers>(RootNode), root.helpers);
    visit(fieldOf<&Root::attachments>(RootNode), root.attachments);
    visit(fieldOf<&Root::particleEmitters>(RootNode), root.particleEmitters);
    visit(fieldOf<&Root::particleEmitters2>(RootNode), root.particleEmitters2);
    visit(fieldOf<&Root::popcornEmitters>(RootNode), root.popcornEmitters);
    visit(fieldOf<&Root::ribbonEmitters>(RootNode), root.ribbonEmitters);
    visit(fieldOf<&Root::eventObjects>(RootNode), root.eventObjects);
    visit(fieldOf<&Root::collisionShapes>(RootNode), root.collisionShapes);
}

} // namespace sinew::mdx
