// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "editor/settings/language.h"
#include "editor/settings/theme.h"
#include "tests/support/test_program.h"
#include "widgets/style/palettes.h"

#include <QApplication>
#include <QIcon>
#include <QStyle>
#include <QTest>

namespace tst_theme {

using namespace sinew;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDarkWithoutAChoice();
    void switchesAtRunTime();
    void speaksEveryLanguage();
};

void TestTheme::isDarkWithoutAChoice()
{
    Settings::keepInMemory();
    Settings settings;
    QCOMPARE(settings.theme(), Settings::Theme::Dark);
    for (const Settings::Theme theme : {Settings::Theme::System, Settings::Theme::Light, Settings::Theme::Dark}) {
        settings.setTheme(theme);
        QCOMPARE(settings.theme(), theme);
    }
}

void TestTheme::switchesAtRunTime()
{
    const QColor before = QApplication::palette().color(QPalette::Window);
    applyTheme(Settings::Theme::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    QCOMPARE(QIcon::themeName(), QStringLiteral("breeze-dark"));
    QVERIFY(!QIcon::fromTheme(QStringLiteral("document-open")).isNull());
    applyTheme(Settings::Theme::Light);
    QCOMPARE(QIcon::themeName(), QStringLiteral("breeze"));
    applyTheme(Settings::Theme::System);
    QCOMPARE(QApplication::palette().color(QPalette::Window), before);
    // The system's colours with the program's controls, where the system has none of its own.
    QCOMPARE(QApplication::style()->objectName(), QStringLiteral("sinew"));
}

void TestTheme::speaksEveryLanguage()
{
    QStringList byMachine, others;
    for (const QString &language : availableLanguages())
        (isMachineMade(language) ? byMachine : others).append(language);
    QCOMPARE(others.join(u' '), QStringLiteral("en de zh_CN"));
    QCOMPARE(byMachine.join(u' '), QStringLiteral("es fr ko pl pt_BR ru"));
    QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(languageName(QStringLiteral("ru")), QStringLiteral("Русский"));
}

SINEW_TEST(tst_theme, TestTheme)

} // namespace tst_theme
#include "tst_theme.moc"
