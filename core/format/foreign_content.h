// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/message.h"

namespace sinew {

/// Says what a file that is not a model is, from its first bytes: "this is a PNG picture, not a model", "the file is
/// empty". For unrecognised bytes: that no format is known.
Message foreignContent(Bytes bytes);

} // namespace sinew
