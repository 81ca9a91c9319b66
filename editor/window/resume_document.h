// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

class Document;

/// Keeps selection and playback when a file is read again: copies them from `old` to `fresh`, for objects that still
/// exist.
void resumeDocument(const Document &old, Document &fresh);

} // namespace sinew
