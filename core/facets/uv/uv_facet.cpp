// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/uv/uv_facet.h"

namespace sinew {

Error UvFacet::noSuchVertex()
{
    return {QT_TRANSLATE_NOOP("Message", "the vertex has no such coordinates")};
}

Error UvFacet::notFinite()
{
    return {QT_TRANSLATE_NOOP("Message", "texture coordinates must be finite numbers")};
}

} // namespace sinew
