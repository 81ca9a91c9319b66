// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/model/change.h"

#include <atomic>
#include <memory>

namespace sinew {

class Format;

/// What fixes would do, tried on a copy of the model. New findings of other checks that a fix brings are mended with it
/// if that is safe; a fix that leaves any is refused, unless they are milder than what it mends and not seen in the
/// game.
struct MendPlan
{
    ChangeSet changes; ///< a single step, for Document::pushAgain(); empty: nothing can be mended
    int mended = 0;    ///< number of findings
    struct Refusal
    {
        Finding finding;
        Message reason;
    };
    std::vector<Refusal> refused; ///< at most CheckReport::limit
};

/// A fix for all findings of a check.
struct FixChoice
{
    const Check *check;
    const Fix *fix;
};

/// The first safe fix of each check that has one.
std::vector<FixChoice> safeFixes(const Format *format);

/// Mends one finding in one way.
MendPlan planMending(const Model &model, const Format *format, const Finding &finding, const Fix &fix);
/// The same for findings of a single check without a run(), which can't be searched for again.
MendPlan planMending(const Model &model, const Format *format, std::span<const Finding> findings, const Fix &fix,
                     const std::atomic<bool> *cancelled = nullptr);
/// All findings of the chosen checks, also those that come to light as others are mended; a cancelled plan is useless.
MendPlan planMending(const Model &model, const Format *format, std::span<const FixChoice> choices,
                     const std::atomic<bool> *cancelled = nullptr);

/// A change in human-readable form.
struct PlannedChange
{
    std::string path;          ///< path grammar
    std::string before, after; ///< texts of the values; empty: the object is not there before, or after
    Address at = {};           ///< in the model before the step, if it is there
    bool operator==(const PlannedChange &) const = default;
};

/// What a step would change, in the order of the step, each place once; at most `limit` places.
std::vector<PlannedChange> plannedChanges(const Model &model, const ChangeSet &changes, std::size_t limit = 500);

} // namespace sinew
