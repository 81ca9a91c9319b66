// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_damage.h"
#include "tests/plugins/m2/edit/m2_companion_edits.h"
#include "tests/support/test_program.h"

namespace tst_m2_companions {

using namespace sinew;
using namespace sinew::test;
using Out = samples::m2::Bytes;
using samples::m2::chunk;

namespace {

/// Reverses the characters of every tag.
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

} // namespace

/// Reading companions other than skins and animations: .phys files and PFDC, .bone files, the head and the parent of
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

    /// Official files have the tags of their chunks reversed.
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

    /// A chunk with an impossible size stays as it is while others change.
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

    /// A companion cut off at any place is read or refused, and kept.
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
        QTest::addColumn<QString>("named"); // empty: none expected
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

    /// The parent has Walk, Run, Stand 1, Death 6 and 7 … besides those of the child (0, 1) and the blocked ones (60,
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
};

SINEW_GUILESS_TEST(tst_m2_companions, TestM2Companions)

} // namespace tst_m2_companions
#include "tst_m2_companions.moc"
