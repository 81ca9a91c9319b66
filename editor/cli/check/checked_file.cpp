// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/checked_file.h"

#include "core/check/table_checks.h"
#include "core/model/path.h"

#include <algorithm>

namespace sinew {

std::size_t CheckedFile::count(Impact impact) const
{
    return std::size_t(
        std::count_if(items.begin(), items.end(), [impact](const Item &item) { return item.check->impact == impact; }));
}

std::optional<Impact> CheckedFile::worst() const
{
    std::optional<Impact> worst;
    for (const Item &item : items)
        worst = std::max(worst.value_or(Impact::Note), item.check->impact);
    return worst;
}

void CheckedFile::add(const CheckReport &report, const Model &model, Impact least)
{
    for (const CheckReport::Row &row : report.rows) {
        if (row.check->impact < least)
            continue;
        for (const Finding &finding : row.findings) {
            Item item{row.check, finding.message.text(), {}};
            for (const Address &address : finding.addresses)
                item.paths.push_back(pathOf(model, address));
            items.push_back(std::move(item));
        }
        more += row.more;
    }
    std::stable_sort(items.begin(), items.end(),
                     [](const Item &a, const Item &b) { return a.check->impact > b.check->impact; });
}

std::vector<const Check *> checksOf(const FormatRegistry &formats)
{
    std::vector<const Check *> checks;
    const auto append = [&](const CheckTable *table) {
        for (const Check &check : table ? table->checks() : std::span<const Check>())
            checks.push_back(&check);
    };
    append(&tableChecks());
    for (const auto &format : formats.formats())
        append(format->checks());
    return checks;
}

} // namespace sinew
