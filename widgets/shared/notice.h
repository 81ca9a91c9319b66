// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"

#include <QString>

#include <functional>
#include <vector>

class QObject;

namespace sinew {

/// Something to tell the user without stopping them, with what could be done next.
struct Notice
{
    struct Step
    {
        QString text;
        std::function<void()> action;
        /// It leads on, but doesn't settle what is told: the message stays until that is withdrawn or the user closes
        /// it.
        bool keepsMessage = false;
    };

    Severity severity = Severity::Info;
    QString text;
    std::vector<Step> steps = {};
    /// The document that it is about: told only while that is shown and forgotten with it. Null: the window's own.
    const QObject *subject = nullptr;
    /// What it is about, where a newer notice on the same replaces it ("textures"); empty: nothing replaces it.
    QString topic = {};
};

} // namespace sinew
