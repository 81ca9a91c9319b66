// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew mesh FILE TOOL: choices, nodes, what is told and refused.

#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_mesh {

using namespace sinew::test;

class TestCliMesh : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_bone; ///< name of one

    static QString sample() { return sourcePath("tests/samples/showcase/showcase.mdx"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    Outcome edited(const QStringList &words)
    {
        return run(QStringList{QStringLiteral("mesh"), sample()} + words +
                   QStringList{QStringLiteral("--out"), out("edited.mdx"), QStringLiteral("--overwrite")});
    }
    static QJsonObject dumped(const QString &path)
    {
        return QJsonDocument::fromJson(run({QStringLiteral("dump"), path}).out).object();
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QJsonArray bones = dumped(sample())[QStringLiteral("bones")].toArray();
        QVERIFY(!bones.isEmpty());
        const QJsonObject bone = bones.last().toObject();
        m_bone = bone[QStringLiteral("name")].toString();
        if (m_bone.isEmpty())
            m_bone = bone[QStringLiteral("node")].toObject()[QStringLiteral("name")].toString();
        QVERIFY(!m_bone.isEmpty());
    }

    void listsChoices()
    {
        const Outcome list = run({QStringLiteral("mesh"), QStringLiteral("--list")});
        QCOMPARE(list.code, 0);
        QVERIFY(list.out.contains("\t--mode set|add|subtract|replace\t"));
        QVERIFY(list.out.contains("\t--axis z|x|y|minus-x|minus-y|minus-z|normal\t"));
        QVERIFY(list.out.contains("\t--share 100\t"));
    }

    void assignsToANode()
    {
        const Outcome without = edited({QStringLiteral("assign")});
        QCOMPARE(without.code, 1);
        QVERIFY(without.err.contains("name one node"));
        const Outcome outcome =
            edited({QStringLiteral("assign"), QStringLiteral("--node"), m_bone, QStringLiteral("--mode"),
                    QStringLiteral("add"), QStringLiteral("--share"), QStringLiteral("30")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("vertices follow " + m_bone.toUtf8() + " in another share than before"));
        QVERIFY(outcome.out.contains("% off; this version has no weights"));
        QCOMPARE(run({QStringLiteral("verify"), out("edited.mdx")}).code, 0);
    }

    void refusesOtherChoices()
    {
        const Outcome outcome = edited({QStringLiteral("assign"), QStringLiteral("--node"), m_bone,
                                        QStringLiteral("--mode"), QStringLiteral("multiply")});
        QCOMPARE(outcome.code, 2);
        QVERIFY(outcome.err.contains("--mode is one of set|add|subtract|replace"));
    }

    /// Nothing to do is no failure: the file is there, as it was.
    void nothingToDo()
    {
        QFile::remove(out("edited.mdx"));
        const Outcome outcome = edited({QStringLiteral("bind-loose")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out, QByteArray("all vertices of the parts follow something\n"));
        QFile before(sample()), after(out("edited.mdx"));
        QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
        QVERIFY(before.readAll() == after.readAll());
    }

    /// The file that has the meshes is named where it is missing.
    void missingSkin()
    {
        const QString model = out("alone.m2");
        QVERIFY(QFile::copy(sourcePath("tests/samples/m2wotlk/combiners.m2"), model));
        const Outcome outcome =
            run({QStringLiteral("mesh"), model, QStringLiteral("flip"), QStringLiteral("--out"), out("flipped.m2")});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("no mesh") && outcome.err.contains("alone00.skin"), outcome.err);
        QVERIFY(!QFile::exists(out("flipped.m2")));
    }

    void projects()
    {
        const Outcome outcome = edited({QStringLiteral("project-box"), QStringLiteral("--size"), QStringLiteral("64")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.contains("the texture covers 64 units"));
        QVERIFY(dumped(out("edited.mdx"))[QStringLiteral("geosets")] != dumped(sample())[QStringLiteral("geosets")]);
    }
};

SINEW_GUILESS_TEST(tst_cli_mesh, TestCliMesh)

} // namespace tst_cli_mesh

#include "tst_cli_mesh.moc"
