// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

namespace sinew {

/// A part of the mesh by its name or its row from 0.
Result<NodeId> meshPartNamed(const Document &document, const QString &name);
/// A node of the hierarchy by its name.
Result<NodeId> nodeNamed(const Document &document, const QString &name);

} // namespace sinew
