// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_companion_edits.h"
#include "tests/plugins/m2/m2_damage.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_m2_companion_edits {

using namespace sinew;
using namespace sinew::test;
using Out = samples::m2::Bytes;
using samples::m2::chunk;

/// Edits of companions other than skins and animations: what is written, and the consequences.
class TestM2CompanionEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One field: all other bytes of its file and all other files stay.
    void oneEdit_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("file"); // empty: the model
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<int>("place"); // in the chunk
        QTest::addColumn<int>("bytes");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *model, const char *file, const char *tag, int place, int bytes,
                            const char *path, const char *value) {
            QTest::addRow("%s %s", model, path)
                << QString::fromLatin1(model) << QString::fromLatin1(file) << QByteArray(tag) << place << bytes
                << QByteArray(path) << QByteArray(value);
        };
        row("m2phys/v0.m2", "v0.phys", "BODY", 28 + 16, 2, "physics[0].bodies[1].bone", "0");
        row("m2phys/v1.m2", "v1.phys", "BDY2", 28, 4, "physics[0].bodies[0].mass", "3");
        row("m2phys/v1.m2", "v1.phys", "PHYT", 0, 4, "physics[0].type", "9");
        row("m2phys/v3.m2", "v3.phys", "BDY3", 44 + 2, 2, "physics[0].bodies[1].bone", "0");
        row("m2phys/v4.m2", "v4.phys", "BDY4", 16, 2, "physics[0].bodies[0].shapeStart", "1");
        row("m2phys/v5.m2", "v5.phys", "SHP2", 2 * 32 + 16, 4, "physics[0].shapes[2].density", "7");
        row("m2phys/v5.m2", "v5.phys", "PLYT", 84 + 12, 12, "physics[0].polytopes[0].vertices[1]", "3 4 5");
        row("m2phys/v5.m2", "v5.phys", "WLJ3", 104, 4, "physics[0].weldJoints[0].linearFrequency", "8");
        row("m2phys/v2.m2", "v2.phys", "SHOJ", 104, 4, "physics[0].shoulderJoints[0].cone", "0.5");
        row("m2phys/v3.m2", "v3.phys", "SHOJ", 108, 4, "physics[0].shoulderJoints[0].maxMotorTorque", "0.5");
        row("m2phys/v6.m2", "v6.phys", "JOIN", 3 * 16 + 4, 4, "physics[0].joints[3].bodyB", "0");
        row("m2phys/v6.m2", "v6.phys", "PHYV", 20, 4, "physics[0].values[0].values[5]", "-1");
        row("m2skel/tiny.m2", "tiny.skel", "SKL1", 0, 4, "skeletonHead.flags", "256512");
        row("m2skel/child.m2", "child.skel", "SKPD", 8, 4, "skeletonParent.parentFileId", "1");
        row("m2skel/tiny.m2", "tiny.skel", "BFID", 0, 4, "boneFileIds[0]", "900777");
    }
    void oneEdit()
    {
        QFETCH(QString, model);
        QFETCH(QString, file);
        QFETCH(QByteArray, tag);
        QFETCH(int, place);
        QFETCH(int, bytes);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        const Opened opened = openSample(model);
        QVERIFY(opened.model);
        const ChangeSet back = setText(*opened.model, path.constData(), value.constData());
        const Files written = saved(*opened.model);
        QCOMPARE(written.keys(), QStringList({QString(), file}));
        QCOMPARE(difference(written[QString()], sampleFiles().value(model)), QString());
        const QByteArray before = sampleFiles().value(model.section(QLatin1Char('/'), 0, 0) + QLatin1Char('/') + file),
                         after = written[file];
        const qsizetype from = dataOf(before, tag.constData()) + place;
        QCOMPARE(after.size(), before.size());
        QVERIFY(after.mid(from, bytes) != before.mid(from, bytes));
        QCOMPARE(difference(after.left(from) + before.mid(from, bytes) + after.mid(from + bytes), before), QString());
        undo(*opened.model, back);
        QCOMPARE(saved(*opened.model).keys(), QStringList({QString()}));
    }

    void editInModel()
    {
        const Opened opened = openSample(QStringLiteral("m2skel/tiny.m2"));
        setText(*opened.model, "physics[0].spheres[0].radius", "0.75");
        const Files written = saved(*opened.model);
        QCOMPARE(written.keys(), QStringList({QString()}));
        const QByteArray before = sampleFiles().value(QStringLiteral("m2skel/tiny.m2")), after = written[QString()];
        const qsizetype pfdc = dataOf(before, "PFDC"), radius = pfdc + dataOf(before.mid(pfdc), "SPHS") + 12;
        QCOMPARE(difference(after, before.left(radius) + Out().f32(0.75f).data + before.mid(radius + 4)), QString());
    }

    /// Longer names go after the chunk's bytes; the chunks after it move.
    void skeletonName()
    {
        for (const bool compact : {false, true}) {
            const Opened opened = openSample(QStringLiteral("m2skel/child.m2"));
            setText(*opened.model, "skeletonHead.name", "A much longer name than before");
            Files files = sampleFiles();
            const Files written = saved(*opened.model, {{}, false, compact});
            for (auto file = written.begin(); file != written.end(); ++file)
                files[QStringLiteral("m2skel/") + (file.key().isEmpty() ? QStringLiteral("child.m2") : file.key())] =
                    file.value();
            const Opened again = openModel(fileSet(files, QStringLiteral("m2skel/child.m2")));
            QCOMPARE(again.root().skeletonHead.name.view(), std::string_view("A much longer name than before"));
            QCOMPARE(again.root().skeletonParent.parentFileId, 900003u);
            QCOMPARE(again.root().bones.size(), std::size_t(5));
        }
    }

    /// A skeleton gets a parent.
    void newParent()
    {
        const Opened opened = openSample(QStringLiteral("m2skel/tiny.m2"));
        setText(*opened.model, "skeletonParent.parentFileId", "900003");
        const Files written = saved(*opened.model);
        QCOMPARE(written.keys(), QStringList({QString(), QStringLiteral("tiny.skel")}));
        const QByteArray before = sampleFiles().value(QStringLiteral("m2skel/tiny.skel"));
        QCOMPARE(difference(written[QStringLiteral("tiny.skel")],
                            before + chunk("SKPD", Out().zeros(8).u32(900003).zeros(4).data)),
                 QString());
    }

    void boneFile()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        QCOMPARE(opened.root().boneFiles.size(), std::size_t(2));
        QCOMPARE(opened.root().boneFiles[0].bones.view()[1], std::uint16_t(2));
        setText(*opened.model, "boneFiles[1].bones[0]", "3");
        const Files written = saved(*opened.model);
        QCOMPARE(written.keys(), QStringList({QString(), QStringLiteral("tiny_01.bone")}));
        QByteArray expected = sampleFiles().value(QStringLiteral("m2legion/tiny_01.bone"));
        expected[12] = 3; // after the version and the head of BIDA
        QCOMPARE(difference(written[QStringLiteral("tiny_01.bone")], expected), QString());
    }

    void newBoneFile()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        added(*opened.model, "boneFiles");
        EditBuilder edit(*opened.model);
        edit.set(at(*opened.model, "boneFiles[2].bones"), Array<std::uint16_t>{3});
        edit.set(at(*opened.model, "boneFiles[2].offsets"),
                 Array<std::array<float, 16>>{{{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1}}});
        carryOut(*opened.model, edit.finish());
        const Files written = saved(*opened.model);
        QCOMPARE(written.keys(), QStringList({QString(), QStringLiteral("tiny_02.bone")}));
        Out matrix;
        for (const float f : {1.f, 0.f, 0.f, 0.f, 0.f, 1.f, 0.f, 0.f, 0.f, 0.f, 1.f, 0.f, 5.f, 6.f, 7.f, 1.f})
            matrix.f32(f);
        QCOMPARE(difference(written[QStringLiteral("tiny_02.bone")],
                            Out().u32(1).raw(chunk("BIDA", Out().u16(3).data)).raw(chunk("BOMT", matrix.data)).data),
                 QString());
        // The file of a deleted one isn't written, and its name is free for new ones.
        removed(*opened.model, opened.root().boneFiles.ids[0]);
        const Files all = saved(*opened.model, {{}, true, false});
        QCOMPARE(all[QStringLiteral("tiny_00.bone")], written[QStringLiteral("tiny_02.bone")]);
        QVERIFY(!all.contains(QStringLiteral("tiny_02.bone")));
    }

    /// References to a body, a shape or a joint by row follow it.
    void rowsFollow()
    {
        const Opened opened = openSample(QStringLiteral("m2phys/v5.m2"));
        Model &model = *opened.model;
        const m2::Physics &p = opened.root().physics[0];
        EditBuilder moved(model);
        moved.move(p.bodies.ids[0], 1);
        const ChangeSet back = carryOut(model, moved.finish());
        QCOMPARE(p.joints[0].bodyA, 1u);
        QCOMPARE(p.joints[0].bodyB, 0u);
        undo(model, back);
        QCOMPARE(p.joints[0].bodyA, 0u);

        const ChangeSet shape = removed(model, p.shapes.ids[0]);
        QCOMPARE(p.bodies[0].shapeStart, 0u);
        QCOMPARE(p.bodies[0].shapeCount, 1u);
        QCOMPARE(p.bodies[1].shapeStart, 1u);
        QCOMPARE(p.bodies[1].shapeCount, 2u);
        undo(model, shape);
        QCOMPARE(p.bodies[1].shapeStart, 2u);

        removed(model, p.bodies.ids[0]);
        QCOMPARE(p.joints[0].bodyA, 0xffffffffu);
        QCOMPARE(p.joints[0].bodyB, 0u);
        QVERIFY(hasFinding(findingsIn(model, &m2Format()), model, "m2.physics.joint-body"));
    }

    /// A deleted bone: bodies and bone files that name it lose it; the others keep naming theirs.
    void bonesFollow()
    {
        const Opened opened = openSample(QStringLiteral("m2phys/v5.m2"));
        const ChangeSet back = removed(*opened.model, opened.root().bones.ids[1]);
        QCOMPARE(opened.root().physics[0].bodies[0].bone, std::uint16_t(0xffff));
        QCOMPARE(opened.root().physics[0].bodies[1].bone, std::uint16_t(1));
        undo(*opened.model, back);
        QCOMPARE(opened.root().physics[0].bodies[0].bone, std::uint16_t(1));
        QCOMPARE(saved(*opened.model).keys(), QStringList({QString()}));
    }

    /// New items use the version of the file's chunk; entirely new chunks come last.
    void newItems()
    {
        for (int version = 0; version <= 6; ++version) {
            const QString name = QStringLiteral("m2phys/v%1").arg(version);
            const Opened opened = openSample(name + QStringLiteral(".m2"));
            Model &model = *opened.model;
            const QByteArray before = sampleFiles().value(name + QStringLiteral(".phys"));
            ChangeSet all;
            for (const char *list : {"physics[0].bodies", "physics[0].shapes", "physics[0].weldJoints",
                                     "physics[0].shoulderJoints", "physics[0].polytopes"})
                for (Change &change : added(model, list))
                    all.push_back(change);
            const QByteArray after = saved(model)[QStringLiteral("v%1.phys").arg(version)];
            const int body = version == 0   ? 28
                             : version == 1 ? 32
                             : version < 4  ? 44
                                            : 48,
                      shape = version < 3 ? 20 : 32;
            const int weld = version < 2   ? 104
                             : version < 5 ? 112
                                           : 116,
                      shoulder = version < 3   ? 108
                                 : version < 4 ? 116
                                               : 124;
            QCOMPARE(after.size(), before.size() + body + shape + weld + shoulder + 80);
            Files files = sampleFiles();
            files[name + QStringLiteral(".phys")] = after;
            const Opened again = openModel(fileSet(files, name + QStringLiteral(".m2")));
            QVERIFY(equalValues(typeInfo<m2::Physics>(), &again.root().physics[0], &opened.root().physics[0]));
            QCOMPARE(again.root().physics[0].bodies[2].bone, std::uint16_t(0xffff));
            undo(model, all);
            QCOMPARE(saved(model).keys(), QStringList({QString()}));
        }
    }

    /// A model without physics gets some; one whose two places are taken refuses a third.
    void newPhysics()
    {
        const Opened opened = openSample(QStringLiteral("m2cata/tiny272.m2"));
        QVERIFY(opened.root().physics.isEmpty());
        added(*opened.model, "physics");
        added(*opened.model, "physics[0].spheres");
        QCOMPARE(difference(saved(*opened.model)[QStringLiteral("tiny272.phys")],
                            chunk("PHYS", Out().u16(5).data) + chunk("SPHS", QByteArray(16, '\0'))),
                 QString());
        // There is one .phys file, and no chunk for a second one.
        EditBuilder edit(*opened.model, m2Format().references());
        edit.insertNew(at(*opened.model, "physics"), -1);
        Result<ChangeSet> second = edit.finish();
        QVERIFY(second && !m2Format().complete(*opened.model, *second));
    }

    void newPhysicsInAChunk()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        QCOMPARE(opened.root().physics.size(), std::size_t(1));
        const std::uint8_t taken = opened.root().physics[0].place;
        added(*opened.model, "physics");
        QCOMPARE(opened.root().physics.size(), std::size_t(2));
        QCOMPARE(int(opened.root().physics[1].place), 1 - taken);
        QVERIFY(m2Format().write(*opened.model));
        static_cast<m2::M2Model &>(*opened.model).data.physics[1].place = taken;
        QVERIFY(!m2Format().write(*opened.model));
    }

    /// When saving under another name, companions take it; a parent, which other models name, keeps its own.
    void renamed()
    {
        const Opened legion = openSample(QStringLiteral("m2legion/tiny.m2")),
                     child = openSample(QStringLiteral("m2skel/child.m2"));
        const QStringList files = saved(*legion.model, {QStringLiteral("Other.m2"), true, false}).keys();
        QVERIFY(files.contains(QStringLiteral("Other.phys")) && files.contains(QStringLiteral("Other_01.bone")));
        const QStringList second = saved(*child.model, {QStringLiteral("parental.m2"), true, false}).keys();
        QVERIFY(second.contains(QStringLiteral("parental.skel")) && second.contains(QStringLiteral("parent.skel")));
    }
};

SINEW_GUILESS_TEST(tst_m2_companion_edits, TestM2CompanionEdits)

} // namespace tst_m2_companion_edits
#include "tst_m2_companion_edits.moc"
