// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QPixmap>

namespace sinew {

/// The whole picture in the middle of a square of side × side pixels, on grey where it is transparent, with nothing
/// around it. In a list, names beside such pictures line up. A null picture gives an empty square.
QPixmap squarePicture(const QImage &picture, int side);

} // namespace sinew
