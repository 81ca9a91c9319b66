// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/materials/texture_facet.h"

namespace sinew {

Error TextureFacet::cannot()
{
    return {QT_TRANSLATE_NOOP("Message", "this format has no separate texture objects")};
}

} // namespace sinew
