// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The manual page and the completions, which packages contain: they have every command and every option of the help.

#include "editor/cli/command.h"
#include "tests/editor/cli/cli_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

namespace tst_cli_describe {

using namespace sinew::test;

class TestCliDescribe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void everythingIsThere_data();
    void everythingIsThere();
    void manHasNoWarnings();
    void manIsDatedBySource();
    void shellsAcceptTheirScripts_data();
    void shellsAcceptTheirScripts();
    void bashCompletes_data();
    void bashCompletes();
    void manualIsCurrent();
    void otherWordsAreRefused();

private:
    QByteArray m_man, m_bash, m_zsh, m_fish;
};

static QByteArray described(const char *form)
{
    const Outcome outcome = run({QStringLiteral("describe"), QLatin1String(form)});
    return outcome.code == 0 ? outcome.out : QByteArray();
}

/// The words that begin with "--" in what the table says of a command.
static QStringList optionsOf(const sinew::Command &command)
{
    static const QRegularExpression form(QStringLiteral("(?<![\\w-])--([a-z][a-z-]*)"));
    QStringList options;
    const QString text = QString::fromUtf8(command.usage) + u'\n' + QString::fromUtf8(command.help);
    for (auto found = form.globalMatch(text); found.hasNext();)
        options.append(found.next().captured(1));
    options.removeDuplicates();
    return options;
}

/// The part of a text between two others.
static QByteArray between(const QByteArray &text, const QByteArray &begin, const QByteArray &end)
{
    const qsizetype from = text.indexOf(begin);
    return from < 0 ? QByteArray() : text.mid(from, text.indexOf(end, from + begin.size()) - from);
}

void TestCliDescribe::initTestCase()
{
    m_man = described("man");
    m_bash = described("bash");
    m_zsh = described("zsh");
    m_fish = described("fish");
    QVERIFY(!m_man.isEmpty() && !m_bash.isEmpty() && !m_zsh.isEmpty() && !m_fish.isEmpty());
}

void TestCliDescribe::everythingIsThere_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QStringList>("options");
    for (const sinew::Command &command : sinew::commands())
        if (!command.isInternal)
            QTest::newRow(command.name) << QByteArray(command.name) << optionsOf(command);
}

void TestCliDescribe::everythingIsThere()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QStringList, options);
    const QByteArray man = between(m_man, ".SS " + command + '\n', ".SS "), dashes = "\\-\\-";
    const QByteArray bash = between(m_bash, "\n    " + command + ") ", ";;") + ' ';
    const QByteArray zsh = between(m_zsh, "\n    " + command + ")\n", ";;");
    QVERIFY(!man.isEmpty() && bash.size() > 1 && !zsh.isEmpty());
    QVERIFY(m_fish.contains(" -a " + command + " -d "));
    for (const QString &option : options) {
        const QByteArray name = option.toLatin1();
        QVERIFY2(man.contains(dashes + QByteArray(name).replace('-', "\\-")), name);
        QVERIFY2(bash.contains("--" + name + ' ') || bash.contains("--" + name + '\''), name);
        QVERIFY2(zsh.contains("'*--" + name + '\'') || zsh.contains("'*--" + name + ':'), name);
        QVERIFY2(m_fish.contains("from " + command + "' -l " + name), name);
    }
}

/// As lintian runs it.
void TestCliDescribe::manHasNoWarnings()
{
    const QString man = QStandardPaths::findExecutable(QStringLiteral("man"));
    if (man.isEmpty())
        QSKIP("man is not installed");
    QTemporaryDir folder;
    const QString page = folder.filePath(QStringLiteral("sinew.1"));
    write(page, m_man);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("MANROFFSEQ"), QString());
    environment.insert(QStringLiteral("MANWIDTH"), QStringLiteral("80"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(man, {QStringLiteral("--warnings"), QStringLiteral("-E"), QStringLiteral("UTF-8"),
                        QStringLiteral("-l"), QStringLiteral("-Tutf8"), page});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(process.readAllStandardOutput().contains("check PATH…"));
}

void TestCliDescribe::manIsDatedBySource()
{
    qputenv("SOURCE_DATE_EPOCH", "1000000000");
    const QByteArray dated = described("man");
    qunsetenv("SOURCE_DATE_EPOCH");
    QVERIFY(dated.contains(".TH SINEW 1 2001-09-09 "));
}

void TestCliDescribe::shellsAcceptTheirScripts_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::newRow("bash") << m_bash;
    QTest::newRow("zsh") << m_zsh;
    QTest::newRow("fish") << m_fish;
}

void TestCliDescribe::shellsAcceptTheirScripts()
{
    QFETCH(const QByteArray, script);
    const QString shell = QStandardPaths::findExecutable(QLatin1String(QTest::currentDataTag()));
    if (shell.isEmpty())
        QSKIP("this shell is not installed");
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("script"));
    write(file, script);
    QProcess process;
    process.start(shell, {QStringLiteral("-n"), file});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

void TestCliDescribe::bashCompletes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("offered");
    QTest::newRow("command") << QStringLiteral("verif") << QByteArray("verify");
    QTest::newRow("option of the program") << QStringLiteral("--ver") << QByteArray("--version");
    QTest::newRow("option") << QStringLiteral("check a.mdx --sev") << QByteArray("--severity");
    QTest::newRow("option of all commands") << QStringLiteral("check --list") << QByteArray("--list --listfile");
    QTest::newRow("value") << QStringLiteral("check --severity w") << QByteArray("waste wrong");
    QTest::newRow("value in the help") << QStringLiteral("convert --resize ") << QByteArray("pot game");
    QTest::newRow("either of two options") << QStringLiteral("recover . --f") << QByteArray("--finish");
    QTest::newRow("file") << QStringLiteral("check --out ") << QByteArray();
    QTest::newRow("not for the program itself") << QStringLiteral("draw") << QByteArray();
}

void TestCliDescribe::bashCompletes()
{
    QFETCH(const QString, typed);
    QFETCH(const QByteArray, offered);
    const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
    if (bash.isEmpty())
        QSKIP("bash is not installed");
    QProcess process;
    process.start(bash, QStringList{QStringLiteral("-c"),
                                    QString::fromUtf8(m_bash) + QStringLiteral("compopt() { :; }\n"
                                                                               "COMP_WORDS=(\"$@\")\n"
                                                                               "COMP_CWORD=$(($# - 1))\n"
                                                                               "_sinew\n"
                                                                               "echo \"${COMPREPLY[*]}\"\n")} +
                            QStringList{QStringLiteral("sinew")} + (QStringLiteral("sinew ") + typed).split(u' '));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.readAllStandardOutput().trimmed(), offered);
}

/// After a change: sinew describe markdown > editor/manual/commands.md
void TestCliDescribe::manualIsCurrent()
{
    QFile page(sourcePath("editor/manual/commands.md"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY2(page.readAll() == described("markdown"), "sinew describe markdown > editor/manual/commands.md");
}

void TestCliDescribe::otherWordsAreRefused()
{
    for (const QStringList &words : {QStringList(), QStringList{QStringLiteral("csh")},
                                     QStringList{QStringLiteral("man"), QStringLiteral("bash")}}) {
        const Outcome outcome = run(QStringList{QStringLiteral("describe")} + words);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("man, bash, zsh, fish and markdown"), outcome.err.constData());
    }
}

SINEW_GUILESS_TEST(tst_cli_describe, TestCliDescribe)

} // namespace tst_cli_describe
#include "tst_cli_describe.moc"
