// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>

namespace tst_cli_slim {

using namespace sinew;
using namespace sinew::test;

class TestCliSlim : public QObject
{
    Q_OBJECT

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    /// The columns of the lines that begin with a word.
    static QList<QByteArrayList> lines(const QByteArray &text, const char *word)
    {
        QList<QByteArrayList> found;
        for (const QByteArray &line : text.split('\n'))
            if (const QByteArrayList columns = line.split('\t'); columns.first() == word)
                found << columns;
        return found;
    }
    QTemporaryDir m_folder;

private Q_SLOTS:
    void writesSmaller()
    {
        const Outcome outcome = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("slim.mdx"),
                                     QStringLiteral("--details")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        const auto bytes = lines(outcome.out, "bytes");
        QCOMPARE(bytes.size(), 1);
        QCOMPARE(bytes[0][1].toLongLong(), QFileInfo(showcase()).size());
        QCOMPARE(bytes[0][2].toLongLong(), QFileInfo(out("slim.mdx")).size());
        QVERIFY(bytes[0][2].toLongLong() < bytes[0][1].toLongLong() * 9 / 10);
        qint64 saved = 0;
        for (const QByteArrayList &pass : lines(outcome.out, "pass")) {
            QCOMPARE(pass.size(), 6);
            saved += pass[4].toLongLong();
        }
        QCOMPARE(bytes[0][1].toLongLong() - saved, bytes[0][2].toLongLong());
        // Where it differs most, within the bound that is told.
        QCOMPARE(lines(outcome.out, "bounds")[0][1], QByteArray("0.04 units"));
        bool hasVertices = false;
        for (const QByteArrayList &error : lines(outcome.out, "error")) {
            QCOMPARE(error.size(), 6);
            if (error[1] != "vertices")
                continue;
            hasVertices = true;
            QVERIFY(error[2].endsWith(" units") && error[2].split(' ')[0].toDouble() <= 0.04);
            QVERIFY(error[3].startsWith("geosets["));
        }
        QVERIFY(hasVertices);
        QCOMPARE(run({QStringLiteral("verify"), out("slim.mdx")}).code, 0);
        // What is there stays there.
        const Outcome again = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("slim.mdx")});
        QCOMPARE(again.code, 1);
        QVERIFY(again.err.contains("--overwrite"));
    }

    /// What slimming says of the result is what comparing the two files finds, and a file looks like itself.
    void looksOfFiles()
    {
        const QString slim = out("looks.mdx");
        const Outcome slimmed = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), slim,
                                     QStringLiteral("--bound"), QStringLiteral("units=3,degrees=3,percent=5")});
        QCOMPARE(slimmed.code, 0);
        const QList<QByteArrayList> errors = lines(slimmed.out, "error");
        QVERIFY(!errors.isEmpty());
        const Outcome looks = run({QStringLiteral("diff"), showcase(), slim, QStringLiteral("--looks")});
        QCOMPARE(looks.err, QByteArray());
        QCOMPARE(looks.code, 1);
        const QList<QByteArrayList> found = lines(looks.out, "error");
        QCOMPARE(found.size(), errors.size());
        for (qsizetype i = 0; i < errors.size(); ++i) {
            QCOMPARE(found[i][1], errors[i][1]);
            QCOMPARE(found[i][2], errors[i][2]);
        }
        const Outcome same = run({QStringLiteral("diff"), showcase(), showcase(), QStringLiteral("--looks")});
        QCOMPARE(same.out, QByteArray());
        QCOMPARE(same.code, 0);
    }

    void passesAndBounds()
    {
        const Outcome listed = run({QStringLiteral("slim"), QStringLiteral("--list")});
        QCOMPARE(listed.code, 0);
        for (const char *name : {"\nkeys\t", "\nconstant-tracks\t", "\nmdx.geoset.equal-vertex\t"})
            QVERIFY2(listed.out.contains(name), name);
        const Outcome exact = run({QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("exact.mdx"),
                                   QStringLiteral("--passes"), QStringLiteral("mdx.geoset.unused-vertex,keys"),
                                   QStringLiteral("--bound"), QStringLiteral("units=0,degrees=0,percent=0")});
        QCOMPARE(exact.code, 0);
        QVERIFY(lines(exact.out, "error").isEmpty());
        for (const QByteArrayList &pass : lines(exact.out, "pass"))
            QVERIFY(pass[1] == "mdx.geoset.unused-vertex" || pass[1] == "keys");
    }

    void wrongUsage()
    {
        const QStringList good{QStringLiteral("slim"), showcase(), QStringLiteral("--out"), out("never.mdx")};
        for (const QStringList &words :
             {QStringList{QStringLiteral("slim"), showcase()},
              good + QStringList{QStringLiteral("--passes"), QStringLiteral("nobody")},
              good + QStringList{QStringLiteral("--bound"), QStringLiteral("units=-1")},
              good + QStringList{QStringLiteral("--bound"), QStringLiteral("metres=1")},
              good + QStringList{QStringLiteral("--bound"), QStringLiteral("0.1")}, good + QStringList{showcase()}})
            QCOMPARE(run(words).code, 2);
        QCOMPARE(run({QStringLiteral("slim"), out("none.mdx"), QStringLiteral("--out"), out("never.mdx")}).code, 1);
        QVERIFY(!QFile::exists(out("never.mdx")));
    }
};

SINEW_GUILESS_TEST(tst_cli_slim, TestCliSlim)

} // namespace tst_cli_slim

#include "tst_cli_slim.moc"
