// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace sinew {

namespace {

const QString catalogueFolder = QStringLiteral(":/i18n"), machineMadeFolder = QStringLiteral(":/i18n/machine");

/// The best catalogue for the system's languages, best first: "de-AT", "de" … → "de".
QString systemLanguage()
{
    const QStringList available = availableLanguages();
    for (QString wanted : QLocale::system().uiLanguages()) {
        wanted.replace(u'-', u'_');
        for (const QString &language : available) {
            // Chinese is given as zh_Hans_CN, zh_CN or zh; there is one catalogue for it.
            if (wanted == language || wanted.section(u'_', 0, 0) == language.section(u'_', 0, 0))
                return language;
        }
    }
    return QStringLiteral("en");
}

void install(const QString &file, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QStringList availableLanguages()
{
    QStringList languages{QStringLiteral("en")};
    for (const QString &folder : {catalogueFolder, machineMadeFolder})
        for (const QString &file : QDir(folder).entryList({QStringLiteral("sinew_*.qm")}, QDir::Files, QDir::Name))
            languages.append(file.mid(6).chopped(3));
    languages.removeDuplicates(); // English has a catalogue, too, for its singular forms
    return languages;
}

bool isMachineMade(const QString &language)
{
    return QFileInfo::exists(machineMadeFolder + QStringLiteral("/sinew_") + language + QStringLiteral(".qm"));
}

QString languageName(const QString &language)
{
    const QLocale locale(language);
    const QString name = locale.nativeLanguageName();
    return name.isEmpty() ? language : name.left(1).toUpper() + name.mid(1);
}

void installLanguage(const QString &language)
{
    const QString wanted = language.isEmpty() ? systemLanguage() : language;
    // Numbers and dates follow the chosen language, or the system's if none was chosen.
    if (const QLocale chosen(wanted); !language.isEmpty() && chosen.language() != QLocale::system().language())
        QLocale::setDefault(chosen);
    install(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("sinew_") + wanted, isMachineMade(wanted) ? machineMadeFolder : catalogueFolder);
}

} // namespace sinew
