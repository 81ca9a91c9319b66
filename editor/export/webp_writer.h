// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "editor/export/frame_writer.h"

#include <QString>

#include <memory>

namespace sinew {

/// An endlessly looping WebP.
Result<std::unique_ptr<FrameWriter>> makeWebpWriter(const QString &path, WebpQuality quality);

} // namespace sinew
