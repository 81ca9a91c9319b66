// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/arguments.h"

#include <cmath>

namespace sinew {

Result<Arguments> Arguments::parse(const QStringList &words, const QStringList &flags, const QStringList &valued,
                                   const QStringList &repeated)
{
    Arguments result;
    bool optionsOver = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (optionsOver || !word.startsWith(QLatin1String("--"))) {
            result.m_rest.append(word);
            continue;
        }
        if (word.size() == 2) {
            optionsOver = true;
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
        const bool repeats = repeated.contains(name), takesValue = repeats || valued.contains(name);
        if (!takesValue && !flags.contains(name))
            return Error{"unknown option --" + name.toStdString()};
        if (result.has(name) && !repeats)
            return Error{"--" + name.toStdString() + " was given twice"};
        if (!takesValue && equals >= 0)
            return Error{"--" + name.toStdString() + " takes no value"};
        QString value;
        if (takesValue) {
            if (equals < 0 && i + 1 == words.size())
                return Error{"--" + name.toStdString() + " needs a value"};
            value = equals >= 0 ? word.mid(equals + 1) : words[++i];
        }
        result.m_options[name].append(value);
    }
    return result;
}

Result<std::optional<double>> Arguments::number(const QString &name) const
{
    if (!has(name))
        return std::optional<double>();
    bool isNumber = false;
    const double number = value(name).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return Error{"--" + name.toStdString() + ": “" + value(name).toStdString() + "” is not a number"};
    return std::optional<double>(number);
}

} // namespace sinew
