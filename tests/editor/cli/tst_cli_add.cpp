// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew add: ready-made parts.

#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_add {

using namespace sinew::test;

class TestCliAdd : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString sample() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    QJsonObject dumped(const QString &path)
    {
        return QJsonDocument::fromJson(run({QStringLiteral("dump"), path}).out).object();
    }
    qsizetype countOf(const QString &path, const char *list)
    {
        return dumped(path)[QLatin1String(list)].toArray().size();
    }

private Q_SLOTS:
    void givesParts()
    {
        const QString add = QStringLiteral("add"), to = QStringLiteral("--out");
        const Outcome glow = run({add, sample(), QStringLiteral("hero-glow"), to, out("glow.mdx")});
        QCOMPARE(glow.code, 0);
        QCOMPARE(countOf(out("glow.mdx"), "geosets"), countOf(sample(), "geosets") + 1);
        const Outcome decay = run({add, out("glow.mdx"), QStringLiteral("decay"), to, out("decay.mdx")});
        QCOMPARE(decay.code, 0);
        QCOMPARE(countOf(out("decay.mdx"), "sequences"),
                 countOf(sample(), "sequences") + 1); // it decays already, but has no bones
        QCOMPARE(run({QStringLiteral("verify"), out("decay.mdx")}).code, 0);
    }

    void needsWhatAPartNeeds()
    {
        const QStringList team{QStringLiteral("add"), sample(), QStringLiteral("team-glow"), QStringLiteral("--out"),
                               out("team.mdx")};
        QCOMPARE(run(team).code, 1);
        QCOMPARE(run(team + QStringList{QStringLiteral("--node"), QStringLiteral("nobody")}).code, 1);
        const QString node = dumped(sample())[QStringLiteral("bones")]
                                 .toArray()[0]
                                 .toObject()[QStringLiteral("node")]
                                 .toObject()[QStringLiteral("name")]
                                 .toString();
        QVERIFY(!node.isEmpty());
        QCOMPARE(run(team + QStringList{QStringLiteral("--node"), node}).code, 0);
        QCOMPARE(run({QStringLiteral("add"), sample()}).code, 2);
        QVERIFY(run({QStringLiteral("add"), QStringLiteral("--list")}).out.contains("team-glow\t"));
    }
};

SINEW_TEST(tst_cli_add, TestCliAdd)

} // namespace tst_cli_add

#include "tst_cli_add.moc"
