// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/checked_file.h"

#include "core/check/table_checks.h"
#include "core/model/path.h"
#include "editor/assets/asset_checks.h"
#include "editor/cli/check/load_checks.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

/// Of an object, or of the nearest one above it that has a place in the file.
std::size_t lineOf(const Model &model, NodeId object)
{
    std::size_t line = 0;
    for (; model.layout() && object != NoNode && line == 0; object = model.parentOf(object))
        line = model.layout()->lineOf(object);
    return line;
}

} // namespace

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
        add(row.findings, model, least);
        more += row.more;
    }
}

void CheckedFile::add(const std::vector<Finding> &findings, const Model &model, Impact least)
{
    for (const Finding &finding : findings) {
        if (finding.check->impact < least)
            continue;
        Item item{finding.check, finding.message.text(), {}};
        for (const Address &address : finding.addresses)
            item.paths.push_back(pathOf(model, address));
        item.line = lineOf(model, finding.place().node);
        items.push_back(std::move(item));
    }
}

void CheckedFile::add(const Diagnostics &diagnostics, const Model &model, const Format *format, Impact least)
{
    for (const Diagnostic &diagnostic : diagnostics.entries()) {
        const Check &check = loadCheck(format, diagnostic);
        if (check.impact < least)
            continue;
        Error where = diagnostic.where;
        Item item{&check, {}, {}};
        if (!where.path.empty())
            item.paths.push_back(std::exchange(where.path, {}));
        if (where.file.empty()) {
            item.offset = where.offset;
            item.line = where.offset >= 0 && model.layout() ? model.layout()->lineAt(std::size_t(where.offset)) : 0;
        } else if (where.message.text().find(where.file) != std::string::npos)
            where.file.clear(); // of a companion, which the sentence names itself
        item.message = where.text();
        items.push_back(std::move(item));
    }
    more += diagnostics.dropped();
}

void CheckedFile::sort()
{
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
    append(&otherLoadChecks());
    append(&assetChecks());
    return checks;
}

} // namespace sinew
