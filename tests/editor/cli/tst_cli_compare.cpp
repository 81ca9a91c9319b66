// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace tst_cli_compare {

using namespace sinew;
using namespace sinew::test;

class TestCliCompare : public QObject
{
    Q_OBJECT

    static QString showcase() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    static QString edited(const QString &from, const char *path, const char *value, const QString &to)
    {
        const Outcome made = run({QStringLiteral("set"), from, QLatin1String(path), QLatin1String(value),
                                  QStringLiteral("--out"), to, QStringLiteral("--overwrite")});
        if (made.code != 0)
            qFatal("%s", made.err.constData());
        return to;
    }
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;

    /// In a repository of its own, without the user's settings.
    Outcome git(const QStringList &words) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"})
            environment.insert(QLatin1String(name), QStringLiteral("/dev/null"));
        for (const char *name : {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"})
            environment.remove(QLatin1String(name));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(file("repository"));
        process.start(QStringLiteral("git"), QStringList{QStringLiteral("-c"), QStringLiteral("user.name=Tester"),
                                                         QStringLiteral("-c"), QStringLiteral("user.email=t@e.st")} +
                                                 words);
        if (!process.waitForFinished(120000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    bool commit(const char *message) const
    {
        return git({QStringLiteral("commit"), QStringLiteral("-qam"), QLatin1String(message)}).code == 0;
    }

private Q_SLOTS:
    void diffLinesAndStatus()
    {
        const QString b = edited(showcase(), "sequences[0].end", "4321", file("b.mdx"));
        QCOMPARE(run({QStringLiteral("diff"), showcase(), showcase()}).code, 0);
        const Outcome lines = run({QStringLiteral("diff"), showcase(), b});
        QCOMPARE(lines.code, 1);
        QCOMPARE(lines.out.count('\n'), 1);
        QVERIFY(lines.out.startsWith("changed sequences[0].end: "));
        QVERIFY(lines.out.endsWith(" → 4321\n"));
        const Outcome json = run({QStringLiteral("diff"), showcase(), b, QStringLiteral("--json")});
        QCOMPARE(json.code, 1);
        const QJsonObject object = QJsonDocument::fromJson(json.out).array()[0].toObject();
        QCOMPARE(object[QLatin1String("a")].toString(), QStringLiteral("sequences[0]"));
        QCOMPARE(object[QLatin1String("children")].toArray()[0].toObject()[QLatin1String("after")].toString(),
                 QStringLiteral("4321"));
        QCOMPARE(run({QStringLiteral("diff"), showcase(), file("none.mdx")}).code, 2);
        QCOMPARE(run({QStringLiteral("diff"), showcase()}).code, 2);
    }

    /// Comments are no part of a model, but must not be overlooked.
    void comments()
    {
        QCOMPARE(run({QStringLiteral("convert"), showcase(), file("plain.mdl")}).code, 0);
        QFile noted(file("noted.mdl"));
        QVERIFY(noted.open(QIODevice::WriteOnly));
        noted.write("// by hand\n" + read(file("plain.mdl")));
        noted.close();
        const Outcome outcome = run({QStringLiteral("diff"), file("plain.mdl"), file("noted.mdl")});
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains("the models are equal") && outcome.err.contains("comments"), outcome.err);
        QCOMPARE(run({QStringLiteral("diff"), file("plain.mdl"), file("plain.mdl")}).err, QByteArray());
        const auto merged = [&](const QString &theirs) {
            return run({QStringLiteral("merge"), file("plain.mdl"), file("plain.mdl"), theirs, QStringLiteral("--out"),
                        file("merged.mdl"), QStringLiteral("--overwrite")});
        };
        const Outcome merge = merged(file("noted.mdl"));
        QCOMPARE(merge.code, 0);
        QVERIFY2(merge.err.contains("THEIRS") && merge.err.contains("comments"), merge.err);
        QCOMPARE(merged(file("plain.mdl")).err, QByteArray());
    }

    /// The text form of a model is the same model.
    void textForm()
    {
        QCOMPARE(run({QStringLiteral("convert"), showcase(), file("a.mdl")}).code, 0);
        const Outcome outcome = run({QStringLiteral("diff"), showcase(), file("a.mdl")});
        QCOMPARE(outcome.out, QByteArray());
        QCOMPARE(outcome.code, 0);
    }

    void merge()
    {
        const QString mine = edited(showcase(), "sequences[0].end", "4321", file("mine.mdx")),
                      theirs = edited(showcase(), "sequences[1].rarity", "3", file("theirs.mdx")),
                      both = edited(mine, "sequences[1].rarity", "3", file("both.mdx")), out = file("out.mdx");
        QCOMPARE(run({QStringLiteral("merge"), showcase(), mine, theirs, QStringLiteral("--out"), out}).code, 0);
        QCOMPARE(read(out), read(both));
        // Existing files are replaced only on demand.
        QCOMPARE(run({QStringLiteral("merge"), showcase(), mine, theirs, QStringLiteral("--out"), out}).code, 2);
        const QString other = edited(showcase(), "sequences[0].end", "5000", file("other.mdx"));
        const Outcome conflict = run({QStringLiteral("merge"), showcase(), mine, other, QStringLiteral("--out"), out,
                                      QStringLiteral("--overwrite")});
        QCOMPARE(conflict.code, 1);
        QVERIFY(conflict.out.startsWith("conflict sequences[0].end (Stand): both changed this: "));
        QCOMPARE(read(out), read(mine));
        QCOMPARE(run({QStringLiteral("merge"), showcase(), mine, file("none.mdx"), QStringLiteral("--out"), out}).code,
                 2);
    }

    /// The five lines of the manual (command-line.md) in a real repository.
    void gitRepository()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("git")).isEmpty())
            QSKIP("git is not installed");
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("repository")));
        const QString model = file("repository/model.mdx");
        QCOMPARE(git({QStringLiteral("init"), QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("main")}).code,
                 0);
        write(file("repository/.gitattributes"), "*.mdx diff=sinew merge=sinew\n");
        const QString program = QLatin1Char('\'') + programPath() + QLatin1Char('\'');
        for (const auto &[key, value] : {std::pair("diff.sinew.command", " diff --git"),
                                         {"diff.sinew.textconv", " dump --arrays"},
                                         {"difftool.sinew.cmd", " diff \"$LOCAL\" \"$REMOTE\""},
                                         {"merge.sinew.driver", " merge %O %A %B --out %A"}})
            QCOMPARE(git({QStringLiteral("config"), QLatin1String(key), program + QLatin1String(value)}).code, 0);
        QVERIFY(QFile::copy(showcase(), model));
        QFile::setPermissions(model, QFile::permissions(model) | QFile::WriteOwner);
        QCOMPARE(git({QStringLiteral("add"), QStringLiteral(".")}).code, 0);
        QVERIFY(commit("base"));

        QCOMPARE(git({QStringLiteral("checkout"), QStringLiteral("-qb"), QStringLiteral("theirs")}).code, 0);
        edited(model, "sequences[1].rarity", "3", model);
        QVERIFY(commit("theirs"));
        QCOMPARE(git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("main")}).code, 0);
        edited(model, "sequences[0].end", "4321", model);
        const Outcome diff = git({QStringLiteral("diff")});
        QCOMPARE(diff.code, 0);
        QVERIFY(diff.out.contains("changed sequences[0].end: "));
        const Outcome tool =
            git({QStringLiteral("difftool"), QStringLiteral("-y"), QStringLiteral("-t"), QStringLiteral("sinew")});
        QVERIFY(tool.out.contains("changed sequences[0].end: "));
        QVERIFY(commit("mine"));
        QVERIFY(git({QStringLiteral("log"), QStringLiteral("-p"), QStringLiteral("-1")}).out.contains("4321"));

        const Outcome merged = git({QStringLiteral("merge"), QStringLiteral("-q"), QStringLiteral("theirs")});
        QVERIFY2(merged.code == 0, merged.out + merged.err);
        const QString both = edited(edited(showcase(), "sequences[0].end", "4321", file("one.mdx")),
                                    "sequences[1].rarity", "3", file("two.mdx"));
        QCOMPARE(read(model), read(both));

        // Both change one field: git leaves the file unmerged, with MINE in it.
        QCOMPARE(git({QStringLiteral("checkout"), QStringLiteral("-qb"), QStringLiteral("other")}).code, 0);
        edited(model, "sequences[0].end", "5000", model);
        QVERIFY(commit("other"));
        QCOMPARE(git({QStringLiteral("checkout"), QStringLiteral("-q"), QStringLiteral("main")}).code, 0);
        edited(model, "sequences[0].end", "4999", model);
        QVERIFY(commit("mine again"));
        const QByteArray mine = read(model);
        const Outcome conflict = git({QStringLiteral("merge"), QStringLiteral("other")});
        QCOMPARE(conflict.code, 1);
        QVERIFY2((conflict.out + conflict.err).contains("conflict sequences[0].end (Stand): both changed this"),
                 conflict.out + conflict.err);
        QCOMPARE(read(model), mine);
        QVERIFY(git({QStringLiteral("ls-files"), QStringLiteral("-u")}).out.count('\n') == 3);
        QCOMPARE(git({QStringLiteral("reset"), QStringLiteral("-q"), QStringLiteral("--hard")}).code, 0);

        // Both names of a renamed file.
        QCOMPARE(git({QStringLiteral("mv"), QStringLiteral("model.mdx"), QStringLiteral("unit.mdx")}).code, 0);
        edited(file("repository/unit.mdx"), "sequences[0].end", "4998", file("repository/unit.mdx"));
        QVERIFY(commit("renamed"));
        const Outcome renamed = git({QStringLiteral("-c"), QStringLiteral("diff.renames=true"), QStringLiteral("diff"),
                                     QStringLiteral("HEAD~1"), QStringLiteral("HEAD")});
        QVERIFY2(renamed.out.contains("sinew diff model.mdx → unit.mdx\nchanged sequences[0].end: 4999 → 4998\n"),
                 renamed.out + renamed.err);
    }
};

SINEW_GUILESS_TEST(tst_cli_compare, TestCliCompare)

} // namespace tst_cli_compare
#include "tst_cli_compare.moc"
