// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What checks find in models, for tests.

#include "core/check/check_report.h"
#include "core/model/path.h"

#include <algorithm>

namespace sinew::test {
inline namespace findings_helpers {

/// Of all checks together, or of those by the descriptions alone where there is no format.
inline std::vector<Finding> findingsIn(const Model &model, const Format *format = nullptr)
{
    std::vector<Finding> all;
    for (const CheckReport::Row &row : checkModel(model, format).rows)
        all.insert(all.end(), row.findings.begin(), row.findings.end());
    return all;
}

/// Whether a code is found, and at a path where one is given.
inline bool hasFinding(const std::vector<Finding> &findings, const Model &model, std::string_view code,
                       std::string_view path = {})
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) {
        return finding.check->code == code && (path.empty() || pathOf(model, finding.place()) == path);
    });
}

/// "code path: message", for messages of tests.
inline std::string textOf(const Finding &finding, const Model &model)
{
    return finding.check->code + (' ' + pathOf(model, finding.place())) + ": " + finding.message.text();
}

} // namespace findings_helpers
} // namespace sinew::test
