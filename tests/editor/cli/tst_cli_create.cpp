// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew convert X.m2 Y.mdx: what is written, what is told, what is refused.

#include "cli_fixture.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_cli_create {

using namespace sinew::test;

class TestCliCreate : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString sample() { return sourcePath("tests/samples/m2wotlk/tiny.m2"); }
    QString out(const char *name) { return m_folder.filePath(QLatin1String(name)); }
    Outcome made(const QString &target, const QStringList &more = {})
    {
        return run(QStringList{QStringLiteral("convert"), sample(), target} + more);
    }
    QJsonObject dumped(const QString &path)
    {
        return QJsonDocument::fromJson(run({QStringLiteral("dump"), path}).out).object();
    }
    QStringList sequencesOf(const QString &path)
    {
        QStringList names;
        for (const QJsonValue &sequence : dumped(path)[QStringLiteral("sequences")].toArray())
            names += sequence[QStringLiteral("name")].toString();
        return names;
    }

private Q_SLOTS:
    void writesAModelAndTellsLosses()
    {
        const Outcome outcome = made(out("one.mdx"));
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        for (const QByteArray &line : outcome.out.trimmed().split('\n')) {
            const QByteArrayList columns = line.split('\t');
            QCOMPARE(columns.size(), 3);
            QVERIFY(columns[0] == "lost" || columns[0] == "changed" || columns[0] == "guessed");
        }
        QCOMPARE(dumped(out("one.mdx"))[QStringLiteral("version")].toInt(), 800);
        QCOMPARE(run({QStringLiteral("verify"), out("one.mdx")}).code, 0);
        QCOMPARE(run({QStringLiteral("check"), out("one.mdx")}).code, 0);
    }

    void versionsAndText()
    {
        QCOMPARE(made(out("new.mdx"), {QStringLiteral("--version"), QStringLiteral("1100")}).code, 0);
        QCOMPARE(dumped(out("new.mdx"))[QStringLiteral("version")].toInt(), 1100);
        QCOMPARE(made(out("text.mdl")).code, 0);
        QFile text(out("text.mdl"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(text.readAll().contains("FormatVersion 800"));
        const Outcome unknown = made(out("none.mdx"), {QStringLiteral("--version"), QStringLiteral("801")});
        QCOMPARE(unknown.code, 1);
        QVERIFY(!QFile::exists(out("none.mdx")));
    }

    void choosesSequences()
    {
        QCOMPARE(made(out("s.mdx")).code, 0);
        // Ready2H and AttackUnarmed have names, Walk has none beside Run.
        QVERIFY(sequencesOf(out("s.mdx")).contains(QStringLiteral("Stand Ready")));
        QCOMPARE(made(out("two.mdx"), {QStringLiteral("--sequences"), QStringLiteral("Death,AttackUnarmed=Attack Slam"),
                                       QStringLiteral("--nothing-added")})
                     .code,
                 0);
        QCOMPARE(sequencesOf(out("two.mdx")), QStringList({QStringLiteral("Death"), QStringLiteral("Attack Slam")}));
        const Outcome missing = made(out("m.mdx"), {QStringLiteral("--sequences"), QStringLiteral("Dance")});
        QCOMPARE(missing.code, 1);
        QVERIFY(missing.err.contains("Dance"));
    }

    /// The picture of the creature's slot, by the name that the model then has for it.
    void writesPictures()
    {
        const QString picture = sourcePath("tests/samples/wow1300/stone.blp");
        const QStringList options{QStringLiteral("--texture"),        QStringLiteral("11=") + picture,
                                  QStringLiteral("--texture-folder"), QStringLiteral("war3mapImported/tiny"),
                                  QStringLiteral("--texture-suffix"), QStringLiteral("tga")};
        QCOMPARE(made(out("skinned.mdx"), options).code, 0);
        const QJsonArray textures = dumped(out("skinned.mdx"))[QStringLiteral("textures")].toArray();
        bool isFound = false;
        for (const QJsonValue &texture : textures) {
            const QString path = texture[QStringLiteral("path")].toString();
            QVERIFY2(path.startsWith(QStringLiteral("war3mapImported\\tiny\\")) &&
                         path.endsWith(QStringLiteral(".tga")),
                     qPrintable(path));
            isFound |= QFile::exists(m_folder.filePath(QString(path).replace(u'\\', u'/')));
        }
        QVERIFY(isFound);
    }

    void refusesFoldersElsewhere()
    {
        for (const char *folder : {"../up", "C:\\x", "\\x"}) {
            const Outcome outcome =
                made(out("never.mdx"), {QStringLiteral("--texture-folder"), QString::fromLatin1(folder)});
            QCOMPARE(outcome.code, 2);
            QVERIFY(outcome.err.contains("--texture-folder"));
        }
        QVERIFY(!QFile::exists(out("never.mdx")));
    }

    void heightAndScale()
    {
        // While it stands.
        const auto top = [&](const char *name) {
            for (const QJsonValue &sequence : dumped(out(name))[QStringLiteral("sequences")].toArray())
                if (sequence[QStringLiteral("name")].toString() == QLatin1String("Stand"))
                    return sequence[QStringLiteral("extent")][QStringLiteral("maximum")][2].toDouble();
            return 0.;
        };
        QCOMPARE(made(out("tall.mdx"), {QStringLiteral("--height"), QStringLiteral("104")}).code, 0);
        QVERIFY2(std::abs(top("tall.mdx") - 104) < 0.2, qPrintable(QString::number(top("tall.mdx"))));
        QCOMPARE(made(out("half.mdx"), {QStringLiteral("--scale"), QStringLiteral("32")}).code, 0);
        QCOMPARE(made(out("whole.mdx")).code, 0);
        QVERIFY(std::abs(top("whole.mdx") - 2 * top("half.mdx")) < 1e-4);
        QCOMPARE(made(out("bad.mdx"), {QStringLiteral("--scale"), QStringLiteral("0")}).code, 2);
    }

    void facingAndGround()
    {
        const auto extent = [&](const char *name, const char *which, int axis) {
            for (const QJsonValue &sequence : dumped(out(name))[QStringLiteral("sequences")].toArray())
                if (sequence[QStringLiteral("name")].toString() == QLatin1String("Stand"))
                    return sequence[QStringLiteral("extent")][QLatin1String(which)][axis].toDouble();
            return 0.;
        };
        QCOMPARE(made(out("ahead.mdx")).code, 0);
        QCOMPARE(made(out("left.mdx"), {QStringLiteral("--facing"), QStringLiteral("left"), QStringLiteral("--ground")})
                     .code,
                 0);
        // What lay along x lies along y.
        QVERIFY(std::abs(extent("left.mdx", "maximum", 1) - extent("ahead.mdx", "maximum", 0)) < 0.1);
        QVERIFY(std::abs(extent("left.mdx", "minimum", 0) + extent("ahead.mdx", "maximum", 1)) < 0.1);
        QVERIFY(std::abs(extent("left.mdx", "minimum", 2)) < 0.1);
        const Outcome wrong = made(out("up.mdx"), {QStringLiteral("--facing"), QStringLiteral("up")});
        QCOMPARE(wrong.code, 2);
        QVERIFY(wrong.err.contains("forward, left, back, right"));
    }

    /// A model with the attacks of one set only has nothing to choose from.
    void helperBonesAndWeapons()
    {
        const auto bones = [&](const char *name) {
            return dumped(out(name))[QStringLiteral("bones")].toArray().size();
        };
        QCOMPARE(made(out("plain.mdx")).code, 0);
        QCOMPARE(made(out("helped.mdx"),
                      {QStringLiteral("--helper-bones"), QStringLiteral("--weapons"), QStringLiteral("bow")})
                     .code,
                 0);
        QVERIFY(bones("helped.mdx") >= bones("plain.mdx"));
        QCOMPARE(run({QStringLiteral("check"), out("helped.mdx")}).code, 0);
    }

    /// Out as glTF and in again: the same sequences, names and places of bones.
    void importsGltf()
    {
        const QString showcase = sourcePath("tests/samples/showcase/showcase.mdx");
        QCOMPARE(run({QStringLiteral("export"), showcase, QStringLiteral("--out"), out("back.glb")}).code, 0);
        const Outcome outcome = run({QStringLiteral("convert"), out("back.glb"), out("back.mdx")});
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QCOMPARE(sequencesOf(out("back.mdx")), sequencesOf(showcase));
        const auto pivots = [this](const QString &path) {
            QHash<QString, QJsonValue> places;
            const QJsonObject model = dumped(path);
            const QJsonArray all = model[QStringLiteral("pivots")].toArray();
            for (const char *list : {"bones", "helpers"})
                for (const QJsonValue &node : model[QLatin1String(list)].toArray())
                    places[node[QStringLiteral("node")][QStringLiteral("name")].toString()] =
                        all[node[QStringLiteral("node")][QStringLiteral("objectId")].toInt()];
            return places;
        };
        const auto before = pivots(showcase), after = pivots(out("back.mdx"));
        QVERIFY(!before.isEmpty());
        for (auto bone = before.begin(); bone != before.end(); ++bone)
            QVERIFY2(after.value(bone.key()) == bone.value(), qPrintable(bone.key()));
        QCOMPARE(run({QStringLiteral("check"), out("back.mdx")}).code, 0);
        // A picture that was in the file lies beside the model.
        const QString picture =
            dumped(out("back.mdx"))[QStringLiteral("textures")][0][QStringLiteral("path")].toString();
        QVERIFY2(QFile::exists(m_folder.filePath(picture)), qPrintable(picture));
    }

    /// One animation into several sequences: given at once, in a file, and wrongly.
    void cutsAnimations()
    {
        const QString showcase = sourcePath("tests/samples/showcase/showcase.mdx");
        QCOMPARE(run({QStringLiteral("export"), showcase, QStringLiteral("--out"), out("walk.glb"),
                      QStringLiteral("--sequences"), QStringLiteral("Walk"), QStringLiteral("--no-textures")})
                     .code,
                 0);
        const auto cut = [&](const QString &text, const char *rate) {
            return run({QStringLiteral("convert"), out("walk.glb"), out("cut.mdx"), QStringLiteral("--cut"), text,
                        QStringLiteral("--fps"), QLatin1String(rate), QStringLiteral("--nothing-added"),
                        QStringLiteral("--overwrite")});
        };
        const QStringList names{QStringLiteral("Walk"), QStringLiteral("Odd-name = 2")};
        const Outcome outcome = cut(QStringLiteral("Walk=0-10, Odd-name = 2=10-15.5"), "30");
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(outcome.code, 0);
        QCOMPARE(sequencesOf(out("cut.mdx")), names);
        const QJsonObject second = dumped(out("cut.mdx"))[QStringLiteral("sequences")][1].toObject();
        QCOMPARE(second[QStringLiteral("end")].toInt() - second[QStringLiteral("start")].toInt(), 183);
        QCOMPARE(run({QStringLiteral("check"), out("cut.mdx")}).code, 0);

        QFile list(out("cuts.txt"));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("# in seconds\nWalk=0-0.3\r\n\n  Odd-name = 2 = 0.3 - 0.5 # the rest\n");
        list.close();
        QCOMPARE(cut(list.fileName(), "1").code, 0);
        QCOMPARE(sequencesOf(out("cut.mdx")), names);

        for (const char *wrong : {"Walk=1", "=1-2", "Walk=a-b", "Walk=-1-2", "=", "nowhere.txt"}) {
            const Outcome refused = cut(QLatin1String(wrong), "30");
            QCOMPARE(refused.code, 2);
            QVERIFY(!refused.err.isEmpty());
        }
        QCOMPARE(cut(QStringLiteral("Walk=1-2"), "0").code, 2);
        QVERIFY(cut(QStringLiteral("Walk=9000-9001"), "30").err.contains("lies outside of the animation"));
        QVERIFY(cut(QStringLiteral("markers"), "30").err.contains("no markers"));
        QVERIFY(made(out("no.mdx"), {QStringLiteral("--cut"), QStringLiteral("Walk=1-2")}).err.contains("glTF"));
    }

    void importsObj()
    {
        QFile file(out("plate.obj"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("o Plate\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n"
                   "f 1/1 2/2 3/3 4/4\n");
        file.close();
        QCOMPARE(run({QStringLiteral("convert"), out("plate.obj"), out("plate.mdx")}).code, 0);
        const QJsonObject geoset = dumped(out("plate.mdx"))[QStringLiteral("geosets")][0].toObject();
        QCOMPARE(geoset[QStringLiteral("faces")][QStringLiteral("size")].toInt(), 6);
        const Outcome broken = run({QStringLiteral("convert"), sourcePath("README.md"), out("no.mdx")});
        QCOMPARE(broken.code, 2);
        QVERIFY(!QFile::exists(out("no.mdx")));
    }

    void wholeFolders()
    {
        const Outcome outcome =
            run({QStringLiteral("convert"), sourcePath("tests/samples/m2wotlk"), sourcePath("tests/samples/m3"),
                 QStringLiteral("--out"), out("many"), QStringLiteral("--to"), QStringLiteral("mdx800")});
        QCOMPARE(outcome.code, 0);
        int done = 0;
        for (const QByteArray &line : outcome.out.trimmed().split('\n'))
            done += line.startsWith("done\t");
        QVERIFY(done > 3);
        QVERIFY(QFile::exists(out("many/tiny.mdx")));
    }

    void replacesOnlyIfAsked()
    {
        QCOMPARE(made(out("twice.mdx")).code, 0);
        QCOMPARE(made(out("twice.mdx")).code, 1);
        QCOMPARE(made(out("twice.mdx"), {QStringLiteral("--overwrite")}).code, 0);
    }
};

SINEW_GUILESS_TEST(tst_cli_create, TestCliCreate)

} // namespace tst_cli_create

#include "tst_cli_create.moc"
