// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// The languages of the program: "en" and one for each catalogue that is compiled in.
QStringList availableLanguages();

/// Whether a language's texts were translated by a machine, and nobody has read them all.
bool isMachineMade(const QString &language);

/// "Deutsch": a language's name in that language.
QString languageName(const QString &language);

/// Installs the translations for a language; empty: the first of the system's languages that is available, else
/// English. To be called once, before the first window is created.
void installLanguage(const QString &language);

} // namespace sinew
