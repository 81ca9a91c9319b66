// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/dialect_option.h"

#include "editor/cli/shared/word_option.h"

namespace sinew {

Result<QString> takeDialect(QStringList &words, const FormatRegistry &formats)
{
    const Result<std::optional<QString>> dialect = takeOption(words, QStringLiteral("dialect"));
    if (!dialect)
        return dialect.error();
    if (!*dialect)
        return QString();
    const QStringList known = formats.readings();
    if (!known.contains(**dialect))
        return Error{"--dialect must be one of " + known.join(QStringLiteral(", ")).toStdString()};
    return **dialect;
}

} // namespace sinew
