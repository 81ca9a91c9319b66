// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// The languages that the program speaks: "en" and one for each catalogue that is compiled in.
QStringList availableLanguages();

/// "Deutsch": a language's name in that language.
QString languageName(const QString &language);

/// Installs the translations for a language; empty: the first of the system's that is available, else English. Called
/// once, before the first window.
void installLanguage(const QString &language);

} // namespace sinew
