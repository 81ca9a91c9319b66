// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace sinew::test {

struct Identifier
{
    QString name;
    int line; ///< from 1
};

/// The identifiers and keywords of C++ or GLSL source, in order. Comments, string and character literals (raw ones,
/// too), numbers and #include lines are skipped.
QList<Identifier> identifiersIn(const QString &text);

/// The words that make up a name, in lower case: "isM3Particles" gives is, m3, particles; "MDXFile_v2" gives mdx, file,
/// v2. Digits belong to the letters before them, other characters separate.
QStringList wordsOf(const QString &name);

} // namespace sinew::test
