// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The command line on models that are sets of files.

#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_cli_sets {

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out, err;
};

} // namespace

class TestCliSets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A Legion model with skin profiles, a level of detail and an animation.
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const QDir samples(sinew::test::sourcePath("tests/samples/m2legion"));
        for (const QString &name : samples.entryList({QStringLiteral("tiny.m2"), QStringLiteral("tiny00*"),
                                                      QStringLiteral("tiny01*"), QStringLiteral("tiny_lod*")},
                                                     QDir::Files))
            QVERIFY(QFile::copy(samples.filePath(name), path(name)));
        m_files = names(m_folder->path());
        QCOMPARE(m_files.size(), 5);
    }

    void verifyPrintsEachFileOnce()
    {
        const Outcome outcome = run({QStringLiteral("verify"), m_folder->path()});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(pathsOf(outcome), m_files);
        QVERIFY2(outcome.out.startsWith("identical\t" + path(QStringLiteral("tiny.m2")).toUtf8() + "\tM2 "),
                 outcome.out.constData());
        QVERIFY(outcome.out.contains("tiny00.skin\tof tiny.m2\n"));
        // By one of its files.
        QCOMPARE(run({QStringLiteral("verify"), path(QStringLiteral("tiny00.skin"))}).out, outcome.out);
    }

    void dialect()
    {
        const QString wow = sinew::test::sourcePath("tests/samples/wow1300/brazier.mdx"),
                      open = sinew::test::sourcePath("tests/samples/wowodd/nothing-tells-the-game.mdx");
        const auto dialectOf = [](const Outcome &outcome) {
            return QJsonDocument::fromJson(outcome.out)
                .object()
                .value(QStringLiteral("dialect"))
                .toObject()
                .value(QStringLiteral("name"))
                .toString();
        };
        QCOMPARE(dialectOf(run({QStringLiteral("dump"), wow})), QStringLiteral("wow"));
        QCOMPARE(dialectOf(run({QStringLiteral("dump"), open})), QStringLiteral("undecided"));
        QCOMPARE(dialectOf(run({QStringLiteral("dump"), QStringLiteral("--dialect"), QStringLiteral("wow"), open})),
                 QStringLiteral("wow"));
        QCOMPARE(dialectOf(run({QStringLiteral("dump"), open, QStringLiteral("--dialect=wc3")})),
                 QStringLiteral("wc3"));
        const Outcome wrong =
            run({QStringLiteral("dump"), QStringLiteral("--dialect"), QStringLiteral("diablo"), open});
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("wc3, wow"), wrong.err.constData());
        QCOMPARE(run({QStringLiteral("verify"), wow, QStringLiteral("--dialect"), QStringLiteral("wc3")}).code, 0);
    }

    void verifyNamesWhatIsMissing()
    {
        QVERIFY(QFile::remove(path(QStringLiteral("tiny.m2"))));
        const Outcome alone = run({QStringLiteral("verify"), path(QStringLiteral("tiny00.skin"))});
        QCOMPARE(alone.code, 1);
        QVERIFY2(alone.out.contains("unreadable\t") && alone.out.contains("tiny.m2") &&
                     alone.out.contains(m_folder->path().toUtf8()),
                 alone.out.constData());
        QCOMPARE(run({QStringLiteral("verify"), m_folder->path()}).code, 2);
    }

    void setWritesTheWholeSet()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("copy")));
        const Outcome outcome =
            run({QStringLiteral("set"), path(QStringLiteral("tiny.m2")), QStringLiteral("positions[0]"),
                 QStringLiteral("1 2 3"), QStringLiteral("--out"), path(QStringLiteral("copy/other.m2"))});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const Outcome verified = run({QStringLiteral("verify"), path(QStringLiteral("copy"))});
        QVERIFY2(verified.code == 0, verified.out.constData());
        QVERIFY(verified.out.contains("copy/other.m2\t") && verified.out.contains("copy/other00.skin\t"));
        QCOMPARE(pathsOf(verified).size(), m_files.size());
        QCOMPARE(names(m_folder->path()), m_files);
    }

    /// Times are counted from the start of each sequence.
    void poseCountsFromTheSequence()
    {
        for (const char *sequence : {"0", "1"}) {
            const Outcome outcome =
                run({QStringLiteral("pose"), path(QStringLiteral("tiny.m2")), QStringLiteral("--sequence"),
                     QString::fromLatin1(sequence), QStringLiteral("--time"), QStringLiteral("5")});
            QVERIFY2(outcome.code == 0, outcome.err.constData());
            const QJsonObject pose = QJsonDocument::fromJson(outcome.out).object();
            QCOMPARE(pose[QLatin1String("time")].toDouble(), 5.0);
            const QJsonArray nodes = pose[QLatin1String("nodes")].toArray();
            QVERIFY(!nodes.isEmpty());
            QCOMPARE(nodes[0].toObject()[QLatin1String("objectId")].toInt(), 0);
        }
        const Outcome late = run({QStringLiteral("pose"), path(QStringLiteral("tiny.m2")), QStringLiteral("--sequence"),
                                  QStringLiteral("1"), QStringLiteral("--time"), QStringLiteral("900000")});
        QCOMPARE(late.code, 1);
        QVERIFY2(late.err.contains(", 0 to "), late.err.constData());
    }

    void listFiles()
    {
        const QString list = path(QStringLiteral("list.csv")), model = path(QStringLiteral("tiny.m2"));
        QVERIFY(run({QStringLiteral("verify"), model, QStringLiteral("--listfile"), list}).err.contains("list.csv"));
        QFile file(list);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1;a.blp\n") > 0);
        file.close();
        QCOMPARE(run({QStringLiteral("verify"), QStringLiteral("--listfile=") + list, model}).code, 0);
        QCOMPARE(run({QStringLiteral("verify"), model, QStringLiteral("--listfile")}).code, 2);
        QCOMPARE(run({QStringLiteral("verify"), model, QStringLiteral("--listfile"), list, QStringLiteral("--listfile"),
                      list})
                     .code,
                 2);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    static QStringList names(const QString &folder) { return QDir(folder).entryList(QDir::Files, QDir::Name); }
    static QStringList pathsOf(const Outcome &outcome)
    {
        QStringList found;
        for (const QByteArray &line : outcome.out.split('\n')) {
            if (line.startsWith("identical\t"))
                found.append(QString::fromUtf8(line.split('\t')[1]).section(u'/', -1));
        }
        found.sort();
        return found;
    }
    Outcome run(const QStringList &words) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
        process.setProcessEnvironment(environment);
        process.start(sinew::test::programPath(), words);
        if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
            return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_files;
};

SINEW_GUILESS_TEST(tst_cli_sets, TestCliSets)

} // namespace tst_cli_sets
#include "tst_cli_sets.moc"
