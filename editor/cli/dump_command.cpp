// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/dump_command.h"

#include "editor/cli/command.h"

#include "core/document/open_document.h"
#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/output.h"

namespace sinew {

int runDump(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("arrays")}, {});
    if (!arguments)
        return failUsage("dump", arguments.error());
    if (arguments->rest().size() != 1)
        return failUsage("dump", Error{"dump needs exactly one file"});

    const auto document = openDocument(formats, arguments->rest().first());
    if (!document)
        return fail(document.error());
    const Model &model = (*document)->model();
    print(toJson(*model.info().type, model.root(), model.ctx(), {.arrays = arguments->has(QStringLiteral("arrays"))}));
    print("\n");
    return Success;
}

} // namespace sinew
