// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/findings.h"
#include "core/check/touched.h"
#include "core/schema/ctx.h"

namespace sinew {

class Format;

/// What all checks found in a model.
struct CheckReport
{
    /// Maximum number of findings kept per code; the rest is only counted.
    static constexpr std::size_t limit = 1000;

    struct Row
    {
        const Check *check = nullptr;
        std::vector<Finding> findings; ///< in the order of the model
        std::size_t more = 0;          ///< found beyond the limit
        std::size_t count() const { return findings.size() + more; }
        bool operator==(const Row &) const = default;
    };
    std::vector<Row> rows; ///< one per check, also for checks that found nothing
    Ctx ctx;               ///< of the model that was checked

    std::size_t count(Impact impact) const;
    const Row *row(std::string_view code) const;
    bool operator==(const CheckReport &) const = default;
};

/// Every check for a format's models: those from the descriptions, then the format's own. Null: only the former.
std::vector<const Check *> checksOf(const Format *format);

/// Runs all of them. If cancelled midway, the report is useless.
CheckReport checkModel(const Model &model, const Format *format, const std::atomic<bool> *cancelled = nullptr);
/// The same, from the report of an earlier state of the model and what changed since: runs only the checks whose
/// results may differ.
CheckReport checkAgain(CheckReport before, const Touched &touched, const Model &model, const Format *format,
                       const std::atomic<bool> *cancelled = nullptr);
/// Runs a single check.
CheckReport::Row runCheck(const Check &check, const Model &model, const std::atomic<bool> *cancelled = nullptr);

} // namespace sinew
