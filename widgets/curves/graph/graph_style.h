// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPalette>

namespace sinew {

struct GraphStyle
{
    QPalette palette;
    QFont font;
};

} // namespace sinew
