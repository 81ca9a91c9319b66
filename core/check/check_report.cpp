// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/check_report.h"

#include "core/check/table_checks.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

std::size_t CheckReport::count(Impact impact) const
{
    std::size_t sum = 0;
    for (const Row &row : rows)
        sum += row.check->impact == impact ? row.count() : 0;
    return sum;
}

const CheckReport::Row *CheckReport::row(std::string_view code) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [code](const Row &row) { return row.check->code == code; });
    return found == rows.end() ? nullptr : &*found;
}

std::vector<const Check *> checksOf(const Format *format)
{
    std::vector<const Check *> checks;
    const auto append = [&](const CheckTable *table) {
        for (const Check &check : table ? table->checks() : std::span<const Check>())
            checks.push_back(&check);
    };
    append(&tableChecks());
    append(format ? format->checks() : nullptr);
    return checks;
}

CheckReport::Row runCheck(const Check &check, const Model &model, const std::atomic<bool> *cancelled)
{
    Findings findings(check, CheckReport::limit, cancelled);
    if (check.run && !findings.isCancelled())
        check.run(model, findings);
    return {&check, findings.take(), findings.more()};
}

CheckReport checkModel(const Model &model, const Format *format, const std::atomic<bool> *cancelled)
{
    CheckReport report;
    report.ctx = model.ctx();
    for (const Check *check : checksOf(format))
        report.rows.push_back(runCheck(*check, model, cancelled));
    return report;
}

CheckReport checkAgain(CheckReport before, const Touched &touched, const Model &model, const Format *format,
                       const std::atomic<bool> *cancelled)
{
    if (before.rows.empty() || !(before.ctx == model.ctx()))
        return checkModel(model, format, cancelled);
    for (CheckReport::Row &row : before.rows)
        if (touched.meets(row.check->reads))
            row = runCheck(*row.check, model, cancelled);
    return before;
}

} // namespace sinew
