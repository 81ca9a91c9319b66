// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

#include <optional>

namespace sinew {

/// Whether paths lead to files, which takes a moment to find out.
class PathLookUp : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Nothing for a path that has not been looked up yet.
    virtual std::optional<bool> leadsToFile(const QString &path) const = 0;
    /// Looks the paths up, instead of what was requested before and is not known yet; arrived() follows, never at once.
    virtual void lookUp(const QStringList &paths) = 0;

Q_SIGNALS:
    void arrived();
};

} // namespace sinew
