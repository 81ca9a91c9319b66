// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/word_option.h"

namespace sinew {

Result<std::optional<QString>> takeOption(QStringList &words, const QString &name)
{
    const QString option = QStringLiteral("--") + name;
    std::optional<QString> value;
    for (qsizetype i = 0; i < words.size() && words[i] != u"--"; ++i) {
        const bool joined = words[i].startsWith(option + u'=');
        if (!joined && words[i] != option)
            continue;
        if (value)
            return Error{option.toStdString() + " is given twice"};
        if (!joined && i + 1 == words.size())
            return Error{option.toStdString() + " needs a value"};
        value = joined ? words[i].mid(option.size() + 1) : words[i + 1];
        words.remove(i, joined ? 1 : 2);
        --i;
    }
    if (value && value->isEmpty())
        return Error{option.toStdString() + " needs a value"};
    return value;
}

} // namespace sinew
