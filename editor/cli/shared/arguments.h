// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace sinew {

/// The words after a command, sorted into options and the rest. Unlike QCommandLineParser it takes "-5" and "-x.mdx" as
/// plain words, since values are often negative. Options may be written "--name value" or "--name=value"; "--" ends
/// them.
class Arguments
{
public:
    /// `flags` and `valued` list the known options (without dashes). Fails on others, on a missing value and on an
    /// option given twice, unless it is among `repeated` (which take a value too).
    static Result<Arguments> parse(const QStringList &words, const QStringList &flags, const QStringList &valued,
                                   const QStringList &repeated = {});

    const QStringList &rest() const { return m_rest; }
    bool has(const QString &name) const { return m_options.contains(name); }
    /// Empty if the option was not given.
    QString value(const QString &name) const { return m_options.value(name).value(0); }
    /// All values of an option that may be repeated, in order.
    QStringList values(const QString &name) const { return m_options.value(name); }

    /// A finite number; nothing if the option was not given.
    Result<std::optional<double>> number(const QString &name) const;

private:
    QMap<QString, QStringList> m_options;
    QStringList m_rest;
};

} // namespace sinew
