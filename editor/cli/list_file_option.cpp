// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/list_file_option.h"

#include "editor/settings.h"

namespace sinew {

Result<std::shared_ptr<ListFile>> takeListFile(QStringList &words)
{
    const QString option = QStringLiteral("--listfile");
    std::optional<QString> path;
    for (qsizetype i = 0; i < words.size() && words[i] != u"--"; ++i) {
        const bool joined = words[i].startsWith(option + u'=');
        if (!joined && words[i] != option)
            continue;
        if (path)
            return Error{"--listfile is given twice"};
        if (!joined && i + 1 == words.size())
            return Error{"--listfile needs a value"};
        path = joined ? words[i].mid(option.size() + 1) : words[i + 1];
        words.remove(i, joined ? 1 : 2);
        --i;
    }
    auto names = std::make_shared<ListFile>(path ? *path : Settings().listFile());
    if (path && path->isEmpty())
        return Error{"--listfile needs a value"};
    if (path) {
        if (Status loaded = names->load(); !loaded)
            return loaded.error();
    }
    return names;
}

} // namespace sinew
