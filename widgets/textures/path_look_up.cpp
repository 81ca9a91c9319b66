// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/path_look_up.h"

#include "moc_path_look_up.cpp"
