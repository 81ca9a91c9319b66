// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/list_file_option.h"

#include "editor/cli/shared/word_option.h"
#include "editor/settings/settings.h"

namespace sinew {

Result<std::shared_ptr<ListFile>> takeListFile(QStringList &words)
{
    const Result<std::optional<QString>> path = takeOption(words, QStringLiteral("listfile"));
    if (!path)
        return path.error();
    auto names = std::make_shared<ListFile>(*path ? **path : Settings().listFile());
    if (*path) {
        if (Status loaded = names->load(); !loaded)
            return loaded.error();
    }
    return names;
}

} // namespace sinew
