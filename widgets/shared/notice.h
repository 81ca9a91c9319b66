// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"

#include <QString>

#include <functional>
#include <vector>

class QObject;

namespace sinew {

/// A message to the user that doesn't interrupt them, with what could be done next.
struct Notice
{
    struct Step
    {
        QString text;
        std::function<void()> action;
        /// It is a next step, but doesn't settle the matter: the message stays until it is withdrawn or the user closes
        /// it.
        bool keepsMessage = false;
    };

    Severity severity = Severity::Info;
    QString text;
    std::vector<Step> steps = {};
    /// The document that it is about: shown only while that is, and discarded with it. Null: it is about the window.
    const QObject *subject = nullptr;
    /// The topic, on which a newer notice replaces this one ("textures"); empty: nothing replaces it.
    QString topic = {};
    /// It answers what the user just did: the next step of its document's history withdraws it.
    bool isAnswer = false;
};

} // namespace sinew
