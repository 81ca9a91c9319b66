// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/elements_picture.h"

namespace sinew {

class MeshSession;

/// Brings a picture of the session up to date; what did not change is not made again.
void updatePicture(const MeshSession &session, ElementsPicture &picture);

} // namespace sinew
