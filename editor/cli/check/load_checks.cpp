// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check/load_checks.h"

#include "core/check/load_rows.h"
#include "core/format/format.h"

#include <algorithm>

namespace sinew {

const CheckTable &otherLoadChecks()
{
    static const auto row = [](const char *code, Impact impact, const char *title) {
        return loadRow(code, impact, title, "Told by the reader of a format that does not say more of it.",
                       unreadBytesAreKept);
    };
    static const CheckTable table({{row("file.remark", Impact::Note, "Remarks on the file"),
                                    row("file.odd", Impact::Wrong, "Odd parts of the file"),
                                    row("file.unread", Impact::Fatal, "Parts of the file that can't be read")}});
    return table;
}

const Check &loadCheck(const Format *format, const Diagnostic &diagnostic)
{
    if (const CheckTable *table = format ? format->checks() : nullptr) {
        const auto rows = table->checks();
        const auto found =
            std::find_if(rows.begin(), rows.end(), [&](const Check &check) { return check.code == diagnostic.code; });
        if (found != rows.end())
            return *found;
    }
    return otherLoadChecks().checks()[std::size_t(diagnostic.severity)];
}

} // namespace sinew
