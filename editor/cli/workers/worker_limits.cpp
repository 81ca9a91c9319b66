// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/workers/worker_limits.h"

#include "editor/cli/shared/word_option.h"

namespace sinew {

namespace {

constexpr std::int64_t mebibyte = std::int64_t(1) << 20;

/// Takes the option's number out of the words; -1 if it is not there.
Result<int> takeNumber(QStringList &words, const QString &name, int least, int most)
{
    const auto text = takeOption(words, name);
    if (!text)
        return text.error();
    if (!*text)
        return -1;
    bool isNumber = false;
    const int number = (*text)->toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return Error{"--" + name.toStdString() + " takes " + std::to_string(least) + " to " + std::to_string(most)};
    return number;
}

} // namespace

Result<Confinement> workerLimits(const QStringList &words, Confinement usual)
{
    QStringList rest = words;
    const Result<int> memory = takeNumber(rest, QStringLiteral("memory"), 16, 1 << 16);
    if (!memory)
        return memory.error();
    const Result<int> seconds = takeNumber(rest, QStringLiteral("seconds"), 1, 86400);
    if (!seconds)
        return seconds.error();
    if (!rest.isEmpty())
        return Error{"the only options are --memory and --seconds"};
    if (*memory > 0)
        usual.memory = *memory * mebibyte;
    if (*seconds > 0)
        usual.processorSeconds = *seconds;
    return usual;
}

} // namespace sinew
