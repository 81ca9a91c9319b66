// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/curve_facet.h"

namespace sinew {

/// The channel of a curve field as derived from its type alone, named by the field's label; `object` has the field.
/// What its keys can be and whether it steps is decided by the format. `globals`: the global sequences by row.
CurveChannel curveChannel(const Address &address, const FieldInfo &field, const void *object,
                          std::span<const NodeId> globals = {});

} // namespace sinew
