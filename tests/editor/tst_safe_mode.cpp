// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The program itself, with and without --safe-mode: what it loads, and what it leaves of the user's settings.

#include "editor/cli/shared/safe_mode_option.h"
#include "editor/settings/settings.h"
#include "tests/editor/cli/cli_fixture.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSignalSpy>

namespace tst_safe_mode {

using namespace sinew;
using namespace sinew::test;

class TestSafeMode : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void windowLeavesSettingsAlone();
    void isInTheHelp();
    void optionIsTaken_data();
    void optionIsTaken();
    void settingsStayInMemory();
};

void TestSafeMode::windowLeavesSettingsAlone()
{
    const QString config = path("config/sinew/sinew.ini");
    QVERIFY(QDir().mkpath(path("config/sinew")));
    const QByteArray settings = "[General]\nteamColour=3\n";
    write(config, settings);
    write(path("small.mdx"), smallMdx());
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(path("config")));
    qputenv("XDG_STATE_HOME", QFile::encodeName(path("state")));
    const QStringList words{QStringLiteral("--screenshot"), path("a.png"), path("small.mdx")};

    const Outcome safe = sinew::test::run(QStringList{QStringLiteral("--safe-mode")} + words);
    QVERIFY2(safe.code == 0, safe.err.constData());
    QVERIFY(QFileInfo::exists(path("a.png")));
    QCOMPARE(read(config), settings);
    QCOMPARE(QDir(path("config/sinew")).entryList(QDir::Files), QStringList{QStringLiteral("sinew.ini")});

    // Without the option, the settings checked above do appear.
    const Outcome usual = sinew::test::run(words);
    QVERIFY2(usual.code == 0, usual.err.constData());
    QVERIFY(read(config).contains("small.mdx"));
    QVERIFY(read(config).contains("teamColour=3"));
}

void TestSafeMode::isInTheHelp()
{
    QVERIFY(sinew::test::run({QStringLiteral("--help")}).out.contains("sinew --safe-mode"));
}

void TestSafeMode::optionIsTaken_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("left");
    const auto row = [](const char *words, const char *left) {
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QString::fromLatin1(left).split(u' ');
    };
    row("a b", "a b");
    row("a --safe-mode b", "a b");
    row("--safe-mode a --", "a --");
    row("a -- --safe-mode", "a -- --safe-mode");
}

void TestSafeMode::optionIsTaken()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, left);
    const bool isThere = words != left;
    QCOMPARE(takeSafeMode(words), isThere);
    QCOMPARE(words, left);
}

void TestSafeMode::settingsStayInMemory()
{
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path("other"));
    Settings::keepInMemory();
    Settings settings;
    QSignalSpy changed(&settings, &Settings::teamColourChanged);
    settings.setTeamColour(4);
    settings.setState(QStringLiteral("view.grid"), false);
    settings.setShortcuts(QStringLiteral("file.open"), {QStringLiteral("F5")});
    settings.sync();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(settings.teamColour(), 4);
    QCOMPARE(settings.state(QStringLiteral("view.grid"), true).toBool(), false);
    QVERIFY(settings.hasShortcuts(QStringLiteral("file.open")));
    settings.resetShortcuts(QStringLiteral("file.open"));
    QVERIFY(!settings.hasShortcuts(QStringLiteral("file.open")));
    QCOMPARE(Settings().teamColour(), 0);
    QVERIFY(!QFileInfo::exists(path("other")));
}

SINEW_TEST(tst_safe_mode, TestSafeMode)

} // namespace tst_safe_mode
#include "tst_safe_mode.moc"
