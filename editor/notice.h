// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"

#include <QString>

#include <functional>
#include <vector>

namespace sinew {

/// Something to tell the user without stopping them, with what could be done next.
struct Notice
{
    struct Step
    {
        QString text;
        std::function<void()> action;
    };

    Severity severity = Severity::Info;
    QString text;
    std::vector<Step> steps;
};

} // namespace sinew
