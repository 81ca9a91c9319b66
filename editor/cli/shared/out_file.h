// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/format/format_registry.h"

namespace sinew {

/// Fails if a file's suffix names another form than saving the document produces: another format, or text instead of
/// bytes. The document's own suffix is accepted, and so is one that no format has.
Status checkSuffix(const Document &document, const FormatRegistry &formats, const QString &out);
/// Saves the document and notes what the save reports. Fails if a file would be replaced that is not the document's
/// own, unless `overwrites`.
Status saveTo(Document &document, const QString &out, bool overwrites);

} // namespace sinew
