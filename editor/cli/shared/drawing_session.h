// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/shared/prepare_display.h"

#include <QGuiApplication>

namespace sinew {

/// What a command that draws needs: a display and Qt on top of it.
class DrawingSession
{
public:
    static Result<std::unique_ptr<DrawingSession>> start(WantedDisplay wanted = WantedDisplay::AlsoVirtual)
    {
        auto display = prepareDisplay(wanted);
        if (!display)
            return display.error();
        return std::unique_ptr<DrawingSession>(new DrawingSession(std::move(*display)));
    }

private:
    explicit DrawingSession(std::unique_ptr<VirtualDisplay> display)
        : m_display(std::move(display)), m_application(m_count, m_words)
    {
    }

    std::unique_ptr<VirtualDisplay> m_display; ///< null with a real display; outlives the application
    int m_count = 1;
    char m_name[6] = "sinew";
    char *m_words[2] = {m_name, nullptr};
    QGuiApplication m_application;
};

} // namespace sinew
