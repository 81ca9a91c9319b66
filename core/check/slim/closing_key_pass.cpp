// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/closing_key_pass.h"

#include "core/check/slim/present_tracks.h"
#include "core/model/edit_builder.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>
#include <set>

namespace sinew {

namespace {

/// True if a key has the value and the tangents of the one before it.
bool repeatsPrevious(const CurveBase &curve, std::size_t key, std::size_t width)
{
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part) {
        const std::byte *values = curve.rawPart(part, width) + key * width;
        if (std::memcmp(values - width, values, width) != 0)
            return false;
    }
    return true;
}

/// Rows of keys that close a sequence and repeat the previous key, and are in no other sequence.
std::set<std::size_t> needlessClosingKeys(const CurveEdit &edit)
{
    const auto times = edit.curve.times();
    std::set<std::size_t> rows;
    if (!std::is_sorted(times.begin(), times.end()))
        return rows;
    for (const TimeSpan &span : edit.spans) {
        const auto first = std::size_t(std::lower_bound(times.begin(), times.end(), span.start) - times.begin());
        auto end = std::size_t(std::upper_bound(times.begin(), times.end(), span.end) - times.begin());
        for (; end > first + 1 && repeatsPrevious(edit.curve, end - 1, edit.value().valueSize()); --end) {
            const std::int32_t time = times[end - 1];
            const auto holders = std::count_if(edit.spans.begin(), edit.spans.end(), [&](const TimeSpan &other) {
                return time >= other.start && time <= other.end;
            });
            if (holders > 1)
                break;
            rows.insert(end - 1);
        }
    }
    return rows;
}

} // namespace

const char *ClosingKeyPass::title() const
{
    return QT_TRANSLATE_NOOP("Message", "Closing keys that repeat the one before them");
}

std::vector<SlimStep> ClosingKeyPass::steps(const SlimInput &input, int) const
{
    std::vector<SlimStep> steps;
    for (const CurveEdit &edit : presentTracks(input)) {
        const std::set<std::size_t> rows = needlessClosingKeys(edit);
        if (rows.empty())
            continue;
        CurveEdit shorter = edit;
        for (auto row = rows.rbegin(); row != rows.rend(); ++row)
            shorter.curve.spliceRaw(*row, 1, CurveBase(), edit.value().valueSize());
        steps.push_back({edit.address, SlimStep::Edit([value = shorter.change().other,
                                                       at = edit.address](EditBuilder &builder, const Model &) {
                             builder.set(at, value);
                             return Status(Done{});
                         })});
    }
    return steps;
}

} // namespace sinew
