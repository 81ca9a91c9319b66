// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// How many asset paths are changed at once. Enabled steps run in the order of the members.
struct PathRule
{
    enum class Slashes { Keep, Back, Forward };
    enum class Case { Keep, Lower, Upper };

    enum class Step { Find, Folders, Prefix, Suffix, Slashes, Case };
    static constexpr int stepCount = int(Step::Case) + 1;

    QString find, replaceWith; ///< every occurrence; nothing while `find` is empty
    bool matchCase = false;
    bool isPattern = false;   ///< `find` is a regular expression, `replaceWith` may name its groups as \1
    bool dropFolders = false; ///< keep only the last name
    /// The prefix to replace, ignoring case and kind of slash; empty: `newPrefix` is put before every path.
    QString oldPrefix, newPrefix;
    bool changePrefix = false;
    QString suffix; ///< without dot; the new suffix of paths that have one; empty: unchanged
    Slashes slashes = Slashes::Keep;
    Case letters = Case::Keep;

    /// Empty if the pattern is valid, else what is wrong with it.
    QString problem() const;
    QString apply(const QString &path) const;
    /// True if the step is enabled.
    bool does(Step step) const;
    /// Applies one step to a path that has gone through the steps before it.
    QString apply(Step step, const QString &path) const;
};

/// A path with the folder separators of another one, backslashes if that has none.
QString withSlashesOf(const QString &other, const QString &path);

/// A file's path below the first of the folders that contains it, as models name it ("Textures\\Armor.blp"); null if
/// none does.
QString pathBelow(const QStringList &folders, const QString &file);

} // namespace sinew
