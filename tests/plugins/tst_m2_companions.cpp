// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_damage.h"
#include "tests/support/test_program.h"

namespace tst_m2_companions {

using namespace sinew;
using namespace sinew::test;
using Out = samples::m2::Bytes;
using samples::m2::chunk;

namespace {

/// Where the data of a chunk begins in a file that is all chunks, -1 for none.
qsizetype dataOf(const QByteArray &file, const char *tag)
{
    for (qsizetype at = 0; at + 8 <= file.size();) {
        std::uint32_t size;
        std::memcpy(&size, file.constData() + at + 4, 4);
        if (std::memcmp(file.constData() + at, tag, 4) == 0)
            return at + 8;
        at += 8 + qsizetype(size);
    }
    return -1;
}

/// Every tag with its characters in the other order.
QByteArray backwards(QByteArray file)
{
    for (qsizetype at = 0; at + 8 <= file.size();) {
        std::uint32_t size;
        std::memcpy(&size, file.constData() + at + 4, 4);
        std::reverse(file.begin() + at, file.begin() + at + 4);
        at += 8 + qsizetype(size);
    }
    return file;
}

/// What saving writes, by name; "" is the model.
Files saved(const Model &model, const WriteOptions &options = {})
{
    Files files;
    const auto written = m2Format().write(model, options);
    if (!written) {
        QTest::qFail(written.error().text().c_str(), __FILE__, __LINE__);
        return files;
    }
    for (const OutputFile &file : *written)
        files[file.path] = file.bytes;
    return files;
}

/// Carries out an edit with all that follows from it; the changes become the way back.
ChangeSet carryOut(Model &model, Result<ChangeSet> changes)
{
    if (!changes) {
        QTest::qFail(changes.error().text().c_str(), __FILE__, __LINE__);
        return {};
    }
    if (const auto done = m2Format().complete(model, *changes); !done)
        QTest::qFail(done.error().text().c_str(), __FILE__, __LINE__);
    for (Change &change : *changes)
        applyChange(model, change);
    return *changes;
}
void undo(Model &model, ChangeSet changes)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        applyChange(model, *change);
}
Address at(const Model &model, const char *path)
{
    const auto target = parsePath(model, path);
    if (!target)
        QTest::qFail(target.error().text().c_str(), __FILE__, __LINE__);
    return target ? target->address : Address();
}
ChangeSet setText(Model &model, const char *path, const char *text)
{
    const auto target = parsePath(model, path);
    const auto change = target ? makeSet(model, *target, text) : Result<Change>(target.error());
    if (!change) {
        QTest::qFail(change.error().text().c_str(), __FILE__, __LINE__);
        return {};
    }
    return carryOut(model, ChangeSet{*change});
}
ChangeSet removed(Model &model, NodeId id)
{
    EditBuilder edit(model, m2Format().references());
    edit.remove(id);
    return carryOut(model, edit.finish());
}
ChangeSet added(Model &model, const char *list)
{
    EditBuilder edit(model, m2Format().references());
    edit.insertNew(at(model, list), -1);
    return carryOut(model, edit.finish());
}

} // namespace

/// Companions that are neither skins nor animations: .phys files and PFDC, .bone files, the head and the parent of
/// .skel files.
class TestM2Companions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of tests/samples/generator/m2/physics.cpp.
    void physics_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 0; version <= 6; ++version)
            QTest::addRow("version %d", version) << version;
    }
    void physics()
    {
        QFETCH(int, version);
        const Opened opened = openSample(QStringLiteral("m2phys/v%1.m2").arg(version));
        QVERIFY(opened.model);
        QVERIFY(opened.diagnostics.entries().empty());
        QCOMPARE(opened.root().physics.size(), std::size_t(1));
        const m2::Physics &p = opened.root().physics[0];
        QCOMPARE(int(p.version), version);
        QCOMPARE(p.type, version >= 1 ? 7u : 0u);
        QCOMPARE(p.values.size(), std::size_t(version >= 6 ? 1 : 0));
        if (version >= 6)
            QCOMPARE(p.values[0].values, (std::array<float, 6>{1, 2, 3, 4, 5, 6}));
        QVERIFY(p.opaques.isEmpty());

        QCOMPARE(p.bodies.size(), std::size_t(2));
        const m2::PhysicsBody &body = p.bodies[1];
        QCOMPARE(body.type, std::uint16_t(1));
        QCOMPARE(body.bone, std::uint16_t(2));
        QCOMPARE(body.position.z, 1.5f);
        QCOMPARE(body.shapeStart, 2u);
        QCOMPARE(body.shapeCount, 2u);
        QCOMPARE(body.mass, version == 1 ? 0.5f : 1.f);
        QCOMPARE(body.unknown0, version >= 2 ? 0.25f : 0.f);
        QCOMPARE(body.weight, 0.f);
        QCOMPARE(body.damping, 0.9f);

        QCOMPARE(p.shapes.size(), std::size_t(4));
        QCOMPARE(p.shapes[3].type, std::uint16_t(3));
        QCOMPARE(p.shapes[3].friction, 0.5f + 0.1f * 3);
        QCOMPARE(p.shapes[3].restitution, 0.25f);
        QCOMPARE(p.shapes[3].density, 2.f);
        QCOMPARE(p.boxes[0].frame.m[11], 0.5f);
        QCOMPARE(p.boxes[0].halfSize.y, 0.25f);
        QCOMPARE(p.capsules[0].end.z, 1.f);
        QCOMPARE(p.capsules[0].radius, 0.25f);
        QCOMPARE(p.spheres[0].position.z, 2.f);
        QCOMPARE(p.spheres[0].radius, 0.5f);
        QCOMPARE(p.polytopes.size(), std::size_t(1));
        QCOMPARE(p.polytopes[0].vertices.size(), std::size_t(4));
        QCOMPARE(p.polytopes[0].vertices[2].y, 1.f);
        QCOMPARE(p.polytopes[0].values[5], 0.75f);
        QCOMPARE(p.polytopes[0].faceCount, 4u);
        QCOMPARE(p.polytopes[0].edgeCount, 12u);
        QCOMPARE(p.polytopes[0].data.size(), std::size_t(4 * 17 + 12 * 4));

        QCOMPARE(p.joints.size(), std::size_t(6));
        QCOMPARE(p.joints[4].bodyB, 1u);
        QCOMPARE(p.joints[4].type, std::uint16_t(4));
        QCOMPARE(p.sphericalJoints[0].anchorB.z, -1.f);
        QCOMPARE(p.sphericalJoints[0].frictionTorque, 0.125f);
        const m2::ShoulderJoint &shoulder = p.shoulderJoints[0];
        QCOMPARE(shoulder.frameA.m[3], 0.5f);
        QCOMPARE(shoulder.frameB.m[11], 0.25f);
        QCOMPARE(shoulder.lowerTwist, -0.5f);
        QCOMPARE(shoulder.cone, 0.75f);
        QCOMPARE(shoulder.maxMotorTorque, version >= 3 ? 10.f : 0.f);
        QCOMPARE(shoulder.motorMode, version >= 3 ? 1u : 0u);
        QCOMPARE(shoulder.motorFrequency, version >= 4 ? 2.f : 0.f);
        QCOMPARE(p.weldJoints[0].angularFrequency, 4.f);
        QCOMPARE(p.weldJoints[0].angularDamping, 0.7f);
        QCOMPARE(p.weldJoints[0].linearDamping, version >= 2 ? 0.6f : 0.f);
        QCOMPARE(p.revoluteJoints[0].upperAngle, 0.25f);
        QCOMPARE(p.revoluteJoints[0].motorMode, 2u);
        QCOMPARE(p.revoluteJoints[0].motorDamping, version >= 4 ? 0.25f : 0.f);
        QCOMPARE(p.prismaticJoints[0].lowerLimit, -1.f);
        QCOMPARE(p.prismaticJoints[0].maxMotorForce, 20.f);
        QCOMPARE(p.prismaticJoints[0].motorFrequency, version >= 4 ? 2.f : 0.f);
        QCOMPARE(p.distanceJoints[0].distance, 1.5f);
    }

    /// PFDC holds the same as a .phys file, and is no unknown chunk.
    void inlinePhysics()
    {
        const Opened opened = openSample(QStringLiteral("m2skel/tiny.m2"));
        QVERIFY(opened.model);
        QCOMPARE(opened.root().physics.size(), std::size_t(1));
        QCOMPARE(opened.root().physics[0].place, std::uint8_t(1));
        QCOMPARE(opened.root().physics[0].spheres[0].radius, 0.5f);
        for (const m2::Opaque &opaque : opened.root().opaques)
            QVERIFY(opaque.tag.view() != "PFDC");
    }

    /// Official files have the tags of their chunks backwards.
    void backwardTags()
    {
        Files files = sampleFiles();
        const QString path = QStringLiteral("m2phys/v5.phys");
        files[path] = backwards(files[path]);
        const FileSet set = fileSet(files, QStringLiteral("m2phys/v5.m2"));
        const Opened opened = openModel(set);
        QCOMPARE(opened.root().physics[0].bodies.size(), std::size_t(2));
        QCOMPARE(proofProblem(*opened.model, set), QString());
        removed(*opened.model, opened.root().physics[0].spheres.ids[0]);
        added(*opened.model, "physics[0].values");
        const QByteArray written = saved(*opened.model)[QStringLiteral("v5.phys")];
        QCOMPARE(dataOf(written, "SHPS"), qsizetype(-1));
        QCOMPARE(dataOf(written, "VYHP"), written.size() - 24);
    }

    /// One field: the other bytes of its file and all other files stay.
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

    /// Longer names go behind the chunk's bytes; the chunks behind it move.
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
        expected[12] = 3; // behind the version and the head of BIDA
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
        // The file of a deleted one isn't written, and free for new ones.
        removed(*opened.model, opened.root().boneFiles.ids[0]);
        const Files all = saved(*opened.model, {{}, true, false});
        QCOMPARE(all[QStringLiteral("tiny_00.bone")], written[QStringLiteral("tiny_02.bone")]);
        QVERIFY(!all.contains(QStringLiteral("tiny_02.bone")));
    }

    /// What names a body, a shape or a joint by its row follows it.
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
        std::vector<Problem> problems;
        m2Format().check(model, problems);
        QVERIFY(std::any_of(problems.begin(), problems.end(),
                            [](const Problem &problem) { return problem.code == "m2.jointBody"; }));
    }

    /// A deleted bone: bodies and bone files that name it lose it, the others follow theirs.
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

    /// New items are written as the chunk of the file has them; one that is all new comes last.
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

    /// A model without physics gets some; one that has two places refuses a third.
    void newPhysics()
    {
        const Opened opened = openSample(QStringLiteral("m2wotlk/tiny.m2"));
        QVERIFY(opened.root().physics.isEmpty());
        added(*opened.model, "physics");
        added(*opened.model, "physics[0].spheres");
        QCOMPARE(difference(saved(*opened.model)[QStringLiteral("tiny.phys")],
                            chunk("PHYS", Out().u16(5).data) + chunk("SPHS", QByteArray(16, '\0'))),
                 QString());
        added(*opened.model, "physics");
        QVERIFY(!m2Format().write(*opened.model));
    }

    /// A chunk whose size is impossible stays as it is while others change.
    void oddChunks()
    {
        Files files = sampleFiles();
        const QString path = QStringLiteral("m2phys/v5.phys"), model = QStringLiteral("m2phys/v5.m2");
        const QByteArray odd = chunk("SPHS", QByteArray(17, '\3')) + chunk("WHAT", "three");
        files[path] = chunk("PHYS", Out().u16(5).data) + odd + chunk("CAPS", QByteArray(28, '\0')) + "tail";
        const FileSet set = fileSet(files, model);
        const Opened opened = openModel(set);
        QVERIFY(opened.has("m2.chunkSize"));
        QCOMPARE(opened.root().physics[0].opaques.size(), std::size_t(2));
        QVERIFY(opened.root().physics[0].spheres.isEmpty());
        QCOMPARE(proofProblem(*opened.model, set), QString());
        setText(*opened.model, "physics[0].capsules[0].radius", "1");
        QCOMPARE(
            difference(saved(*opened.model)[QStringLiteral("v5.phys")],
                       chunk("PHYS", Out().u16(5).data) + odd + chunk("CAPS", Out().zeros(24).f32(1).data) + "tail"),
            QString());
        removed(*opened.model, opened.root().physics[0].opaques.ids[0]);
        QVERIFY(!saved(*opened.model)[QStringLiteral("v5.phys")].contains("SPHS"));
    }

    /// What is left of a companion after any cut is read or refused, and kept.
    void truncated_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("file");
        for (const auto &[model, file] :
             {std::pair("m2phys/v0.m2", "m2phys/v0.phys"), std::pair("m2phys/v6.m2", "m2phys/v6.phys"),
              std::pair("m2legion/tiny.m2", "m2legion/tiny_00.bone"), std::pair("m2skel/child.m2", "m2skel/child.skel"),
              std::pair("m2skel/child.m2", "m2skel/parent.skel")})
            QTest::newRow(file) << QString::fromLatin1(model) << QString::fromLatin1(file);
    }
    void truncated()
    {
        QFETCH(QString, model);
        QFETCH(QString, file);
        Files files = sampleFiles();
        const QByteArray whole = files[file];
        for (qsizetype size = 0; size < whole.size(); ++size) {
            files[file] = whole.left(size);
            const QString what = complaint(fileSet(files, model));
            QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(what)));
        }
    }

    /// Wild numbers in every place of a companion.
    void wildNumbers_data() { truncated_data(); }
    void wildNumbers()
    {
        QFETCH(QString, model);
        QFETCH(QString, file);
        Files files = sampleFiles();
        const QByteArray whole = files[file];
        for (qsizetype place = 0; place + 4 <= whole.size(); place += 2)
            for (const std::uint32_t number : {0xffffffffu, 0x7ffffff0u, 0x10000u}) {
                QByteArray damaged = whole;
                std::memcpy(damaged.data() + place, &number, 4);
                files[file] = damaged;
                const QString what = complaint(fileSet(files, model));
                QVERIFY2(what.isEmpty(), qPrintable(QStringLiteral("at %1: %2").arg(place).arg(what)));
            }
    }

    void missing_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("named"); // empty: nobody expects it
        for (const auto &[model, file, named] :
             {std::tuple("m2phys/v5.m2", "m2phys/v5.phys", "v5.phys"),
              std::tuple("m2legion/tiny.m2", "m2legion/tiny.phys", "tiny.phys (file id 900001)"),
              std::tuple("m2legion/tiny.m2", "m2legion/tiny_01.bone", "tiny_01.bone (file id 900402)"),
              std::tuple("m2skel/child.m2", "m2skel/parent.skel", "900003.skel (file id 900003)"),
              std::tuple("m2wotlk/tiny.m2", "m2wotlk/tiny.phys", "")})
            QTest::newRow(file) << QString::fromLatin1(model) << QString::fromLatin1(file)
                                << QString::fromLatin1(named);
    }
    void missing()
    {
        QFETCH(QString, model);
        QFETCH(QString, file);
        QFETCH(QString, named);
        Files files = sampleFiles();
        files.remove(file);
        const Opened opened = openModel(fileSet(files, model));
        QVERIFY(opened.model);
        QString all;
        for (const Diagnostic &d : opened.diagnostics.entries())
            if (d.code == "m2.missingFile")
                all += QString::fromStdString(d.where.text()) + QLatin1Char('\n');
        if (named.isEmpty())
            QCOMPARE(all, QString());
        else
            QVERIFY2(all.contains(named), qPrintable(all));
    }

    /// The parent has Walk, Run, Stand 1, Death 6 and 7 … besides what the child has (0, 1) and what is blocked (60,
    /// 1).
    void parentIsNamed()
    {
        const Opened opened = openSample(QStringLiteral("m2skel/child.m2"));
        const auto &all = opened.diagnostics.entries();
        const auto found =
            std::find_if(all.begin(), all.end(), [](const Diagnostic &d) { return d.code == "m2.parentSkeleton"; });
        QVERIFY(found != all.end());
        QCOMPARE(found->severity, Severity::Info);
        const samples::m2::Model parent = samples::m2::tinyModel(274, 0x80);
        int taken = 0;
        for (const auto &s : parent.sequences)
            taken += s.id != 60 && s.id != 1 && (s.id != 0 || s.variation != 0);
        QCOMPARE(taken, 5);
        const QString text = QString::fromStdString(found->where.text());
        QVERIFY2(text.contains(QLatin1String("parent.skel")) && text.contains(QLatin1String("plays 5 sequences")),
                 qPrintable(text));
    }

    void names()
    {
        const Opened opened = openSample(QStringLiteral("m2legion/tiny.m2"));
        const m2::Physics &p = opened.root().physics[0];
        const auto name = [&](NodeId id) {
            return QString::fromStdString(m2Format().names()->name(*opened.model, id));
        };
        QCOMPARE(name(opened.root().physics.ids[0]), QStringLiteral("Physics – tiny.phys"));
        QCOMPARE(name(p.bodies.ids[1]), QStringLiteral("Body 1 – Head"));
        QCOMPARE(name(p.shapes.ids[2]), QStringLiteral("Shape 2 – Sphere 0"));
        QCOMPARE(name(p.joints.ids[2]), QStringLiteral("Joint 2 – Weld, Neck – Head"));
        QCOMPARE(name(p.capsules.ids[0]), QStringLiteral("Capsule 0"));
        QCOMPARE(name(opened.root().boneFiles.ids[1]), QStringLiteral("Bone file 1 – tiny_01.bone"));
    }

    /// Saved under another name, companions take it; a parent, which other models name, keeps its own.
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

SINEW_GUILESS_TEST(tst_m2_companions, TestM2Companions)

} // namespace tst_m2_companions
#include "tst_m2_companions.moc"
