// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>

namespace sinew {

/// A TGA file of the picture, run-length encoded: 8 bit grey for Format_Grayscale8, else 32 bit with an alpha channel
/// or 24 bit without. Null for a null picture and for one with a side above 65535.
QByteArray writeTga(const QImage &picture);

} // namespace sinew
