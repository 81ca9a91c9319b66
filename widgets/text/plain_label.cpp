// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/plain_label.h"

#include "moc_plain_label.cpp"
