// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

class Document;

/// What was selected and played stays so when a file is read again: takes it from `old` over to `fresh`, as far as the
/// objects are still there.
void resumeDocument(const Document &old, Document &fresh);

} // namespace sinew
