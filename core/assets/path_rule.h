// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// How many paths of assets are changed in one go. What is switched on happens in the order of the members.
struct PathRule
{
    enum class Slashes { Keep, Back, Forward };
    enum class Case { Keep, Lower, Upper };

    enum class Step { Find, Folders, Prefix, Suffix, Slashes, Case };
    static constexpr int stepCount = int(Step::Case) + 1;

    QString find, replaceWith; ///< every occurrence; nothing while `find` is empty
    bool matchCase = false;
    bool isPattern = false;   ///< `find` is a regular expression, `replaceWith` may name its groups as \1
    bool dropFolders = false; ///< the last name alone
    /// The beginning that is exchanged, whatever its case and slashes; empty: `newPrefix` is put before every path.
    QString oldPrefix, newPrefix;
    bool changePrefix = false;
    QString suffix; ///< without dot; the new suffix of paths that have one; empty: as it is
    Slashes slashes = Slashes::Keep;
    Case letters = Case::Keep;

    /// Empty when the pattern is right, else what is wrong with it.
    QString problem() const;
    QString apply(const QString &path) const;
    /// Whether a step is switched on.
    bool does(Step step) const;
    /// A path that has gone through the steps before, behind this one.
    QString apply(Step step, const QString &path) const;
};

/// A path with the folder separators of another one, a backslash where that has none.
QString withSlashesOf(const QString &other, const QString &path);

/// A file's path below the first of the folders that holds it, as models name it ("Textures\\Armor.blp"); null when
/// none does.
QString pathBelow(const QStringList &folders, const QString &file);

} // namespace sinew
