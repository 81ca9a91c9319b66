// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"

#include <span>

namespace sinew {

/// Something that other programs report and this one doesn't, for the list of checks.
struct NotChecked
{
    const char *what;
    const char *why;
};

/// The checks of one format. Created once; findings point into it.
class CheckTable
{
public:
    explicit CheckTable(std::initializer_list<std::vector<Check>> topics, std::vector<NotChecked> notChecked = {})
        : m_notChecked(std::move(notChecked))
    {
        for (const std::vector<Check> &topic : topics)
            m_checks.insert(m_checks.end(), topic.begin(), topic.end());
    }
    std::span<const Check> checks() const { return m_checks; }
    std::span<const NotChecked> notChecked() const { return m_notChecked; }

private:
    std::vector<Check> m_checks;
    std::vector<NotChecked> m_notChecked;
};

} // namespace sinew
