// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Checks how the sources are laid out: width of lines, .clang-format.

#include "tests/support/paths.h"
#include "tests/support/source/source_tree.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <memory>
#include <vector>

namespace tst_formatting {

using namespace sinew::test;

namespace {

constexpr int columns = 120, formatterVersion = 14, longestFunction = 100;

QStringList allSources()
{
    return sourceFiles(programFolders() + QStringList{QStringLiteral("tests")});
}

/// Shaders, build files and scripts: files that clang-format does not handle.
QStringList otherSources()
{
    QStringList files =
        sourceFiles(programFolders() + QStringList{QStringLiteral("tests"), QStringLiteral("translations")},
                    {QStringLiteral("*.vert"), QStringLiteral("*.frag"), QStringLiteral("*.glsl"),
                     QStringLiteral("CMakeLists.txt"), QStringLiteral("*.py"), QStringLiteral("*.sh")});
    for (const char *file : {"CMakeLists.txt", "bootstrap", ".ci/run", "tests/full", "tests/changed_headers",
                             "tests/fuzz/run_fuzzers", "tests/bench/measure_build", "tests/bench/measure_limits",
                             "tests/bench/measure_start", "editor/take_pictures", "editor/manual/take_pictures"})
        files << QLatin1String(file);
    return files;
}

/// Lines of more than 120 code points, with their places.
QStringList longLinesIn(const QString &file, const QString &text)
{
    QStringList found;
    const QStringList lines = text.split(u'\n');
    for (int line = 0; line < lines.size(); ++line) {
        const auto width = lines[line].toUcs4().size();
        if (width > columns)
            found.append(QStringLiteral("%1:%2 has %3 columns").arg(file).arg(line + 1).arg(width));
    }
    return found;
}

/// Functions of more lines than that, with their places. In clang-format's layout, a body's braces are alone in the
/// same column. A function of few statements is a table: it may be as long as what it lists.
QStringList longFunctionsIn(const QString &file, const QString &text)
{
    QStringList found;
    const QStringList lines = text.split(u'\n');
    for (const QString &indent : {QString(), QStringLiteral("    ")}) {
        qsizetype begin = -1;
        int statements = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            if (lines[line] == indent + u'{') {
                begin = line;
                statements = 0;
            } else if (lines[line] == indent + QLatin1String("};")) {
                begin = -1;
            } else if (begin >= 0 && lines[line] == indent + u'}') {
                if (line - begin - 1 > longestFunction && statements > 4)
                    found.append(QStringLiteral("%1:%2 has %3 lines").arg(file).arg(begin).arg(line - begin - 1));
                begin = -1;
            } else if (lines[line].startsWith(indent + QLatin1String("    ")) &&
                       lines[line].mid(indent.size() + 4, 1) != QLatin1String(" ") &&
                       (lines[line].endsWith(u';') || lines[line].endsWith(u'{'))) {
                ++statements;
            }
        }
    }
    return found;
}

/// "14" from "Debian clang-format version 14.0.6"; 0 if it is not there.
int majorVersionIn(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("version ([0-9]+)\\."));
    return form.match(text).captured(1).toInt();
}

/// The clang-format that defines the project's formatting, or why there is none.
QString formatter(QString &missing)
{
    const QString wanted = QStringLiteral("clang-format %1").arg(formatterVersion);
    for (const QString &name :
         {QStringLiteral("clang-format-%1").arg(formatterVersion), QStringLiteral("clang-format")}) {
        const QString program = QStandardPaths::findExecutable(name);
        if (program.isEmpty())
            continue;
        QProcess process;
        process.start(program, {QStringLiteral("--version")});
        process.waitForFinished();
        const QString version = QString::fromUtf8(process.readAllStandardOutput()).trimmed();
        if (majorVersionIn(version) == formatterVersion)
            return program;
        missing =
            QStringLiteral("formatting was not checked: %1 is needed, %2 is \"%3\"").arg(wanted, program, version);
    }
    if (missing.isEmpty())
        missing = QStringLiteral("formatting was not checked: %1 is not installed").arg(wanted);
    return {};
}

/// The changes that clang-format would make in the files of a folder, one line each; several processes share the work.
QStringList unformatted(const QString &program, const QString &folder, const QStringList &files)
{
    const int count = std::max(1, QThread::idealThreadCount());
    const auto share = (files.size() + count - 1) / count;
    std::vector<std::unique_ptr<QProcess>> processes;
    for (qsizetype from = 0; from < files.size(); from += share) {
        processes.push_back(std::make_unique<QProcess>());
        processes.back()->setWorkingDirectory(folder);
        processes.back()->setStandardOutputFile(QProcess::nullDevice());
        processes.back()->start(program, QStringList{QStringLiteral("--dry-run"), QStringLiteral("-Werror"),
                                                     QStringLiteral("--style=file")} +
                                             files.mid(from, share));
    }
    QStringList found;
    for (const auto &process : processes) {
        const bool finished = process->waitForFinished(-1) && process->exitStatus() == QProcess::NormalExit;
        const QStringList lines = QString::fromUtf8(process->readAllStandardError()).split(u'\n');
        const QStringList errors = lines.filter(QStringLiteral("error:"));
        found.append(errors);
        if (!finished || (errors.isEmpty() && process->exitCode() != 0))
            found.append(program + QStringLiteral(" failed: ") + process->errorString());
    }
    return found;
}

} // namespace

class TestFormatting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreShort();
    void functionsAreShort();
    void sourcesAreFormatted();
    void longLinesAreFound();
    void longFunctionsAreFound();
    void unformattedSourcesAreFound();
};

void TestFormatting::linesAreShort()
{
    QVERIFY(allSources().size() > 1000);
    QStringList wrong;
    for (const QString &file : allSources() + otherSources())
        wrong.append(longLinesIn(file, contentOf(file)));
    QVERIFY(isNothing(wrong));
}

void TestFormatting::functionsAreShort()
{
    QStringList wrong;
    for (const QString &file : sourceFiles(programFolders()))
        wrong.append(longFunctionsIn(file, contentOf(file)));
    QVERIFY(isNothing(wrong));
}

void TestFormatting::sourcesAreFormatted()
{
    QString missing;
    const QString program = formatter(missing);
    if (program.isEmpty()) {
        QVERIFY2(qEnvironmentVariable("CI") != QLatin1String("true"), qPrintable(missing));
        QSKIP(qPrintable(missing));
    }
    const QStringList wrong = unformatted(program, sourcePath(), allSources());
    QVERIFY(isNothing(wrong));
}

void TestFormatting::longLinesAreFound()
{
    const QString file = QStringLiteral("a.cpp"), fits = QString(columns, u'ä'), tooLong = fits + u'ä';
    QCOMPARE(longLinesIn(file, fits + u'\n' + fits), QStringList());
    QCOMPARE(longLinesIn(file, fits + u'\n' + tooLong + u'\n'), QStringList{QStringLiteral("a.cpp:2 has 121 columns")});
    // Beyond the first plane, QString takes two units per code point.
    QCOMPARE(longLinesIn(file, QStringLiteral("\U0001F600").repeated(columns)), QStringList());
}

void TestFormatting::longFunctionsAreFound()
{
    const QString file = QStringLiteral("a.cpp");
    const QString statements = QStringLiteral("    step();\n"), rows = QStringLiteral("        {1, 2},\n");
    const QString fits = QStringLiteral("void f()\n{\n") + statements.repeated(longestFunction) + u'}';
    const QString tooLong = QStringLiteral("void f()\n{\n") + statements.repeated(longestFunction + 1) + u'}';
    const QString table =
        QStringLiteral("Rows f()\n{\n    return {\n") + rows.repeated(500) + QStringLiteral("    };\n}");
    const QString inside = QStringLiteral("struct A\n{\n    void f()\n    {\n") +
                           QStringLiteral("        step();\n").repeated(longestFunction + 1) +
                           QStringLiteral("    }\n};");
    QCOMPARE(longFunctionsIn(file, fits), QStringList());
    QCOMPARE(longFunctionsIn(file, tooLong), QStringList{QStringLiteral("a.cpp:1 has 101 lines")});
    QCOMPARE(longFunctionsIn(file, table), QStringList());
    QCOMPARE(longFunctionsIn(file, inside), QStringList{QStringLiteral("a.cpp:3 has 101 lines")});
}

void TestFormatting::unformattedSourcesAreFound()
{
    QCOMPARE(majorVersionIn(QStringLiteral("Debian clang-format version 14.0.6")), 14);
    QCOMPARE(majorVersionIn(QStringLiteral("no such program")), 0);

    QString missing;
    const QString program = formatter(missing);
    if (program.isEmpty())
        QSKIP(qPrintable(missing));
    QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write(QStringLiteral(".clang-format"), contentOf(QStringLiteral(".clang-format")).toUtf8());
    write(QStringLiteral("good.cpp"), "int f()\n{\n    return 1;\n}\n");
    write(QStringLiteral("bad.cpp"), "int f() {\n  return 1;\n}\n");
    const QString good = QStringLiteral("good.cpp"), bad = QStringLiteral("bad.cpp");
    QCOMPARE(unformatted(program, folder.path(), {good}), QStringList());
    const QStringList wrong = unformatted(program, folder.path(), {good, bad});
    QVERIFY(!wrong.isEmpty());
    for (const QString &line : wrong)
        QVERIFY2(line.startsWith(bad), qPrintable(line));
    QVERIFY(!unformatted(program, folder.path(), {QStringLiteral("absent.cpp")}).isEmpty());
}

SINEW_GUILESS_TEST(tst_formatting, TestFormatting)

} // namespace tst_formatting
#include "tst_formatting.moc"
