// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edit_test.h"
#include "m3_edits.h"
#include "tests/support/field_named.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include <set>

namespace tst_m3_edit {

using namespace sinew;
using namespace sinew::test;

/// Edits of objects: names, bones, references, unknown sections.
class TestM3Edit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void renamedBone()
    {
        made::File expected = tiny().file();
        made::Section &bones = section(expected, "BONE");
        made::Reference &name = bones.references[1];
        expected[name.section] = {"CHAR", 0, 23, QByteArray("A name of 22 letters..") + '\0', {}};
        name.count = 23;
        verify(
            [](EditBuilder &edit, const Document &d) {
                FixedString<256> text;
                text.set("A name of 22 letters..");
                edit.set(at(d, "bones[1].name"), text);
            },
            expected);
    }

    /// A value with its track is set by its own name: the static value, or that of the only key.
    void valuesWithTracks()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const auto set = [&](const char *text) {
            const auto target = parsePath(document->model(), "bones[1].position");
            Result<Change> change = makeSet(document->model(), *target, text);
            return change ? push(*document, ChangeSet{*change}) : QString::fromStdString(change.error().text());
        };
        const auto keys = [&](const Value &curve) {
            return push(*document, [&](EditBuilder &edit, const Document &d) {
                edit.set(at(d, "bones[1].position.keys"), curve);
            });
        };
        const m3::Bone &bone = rootOf(*document).bones[1];
        const std::int32_t start = rootOf(*document).sequences[0].timelineStart;
        QCOMPARE(keys(Value::of(Curve<Vec3>())), QString());
        QCOMPARE(set("{1, 2, 3}"), QString());
        QCOMPARE(bone.position.value.z, 3.f);
        QCOMPARE(keys(keyed<Vec3>({{start, {7, 8, 9}}})), QString());
        QCOMPARE(set("{4, 5, 6}"), QString());
        QCOMPARE(bone.position.keys.values()[0].z, 6.f);
        QCOMPARE(bone.position.value.z, 3.f);
        QCOMPARE(keys(keyed<Vec3>({{start, {7, 8, 9}}, {start + 100, {7, 8, 9}}})), QString());
        QVERIFY2(set("{4, 5, 6}").contains(QLatin1String("2 keys")), qPrintable(set("{4, 5, 6}")));
    }

    /// A value that the file has no place for is refused instead of lost.
    void filesWithoutModel()
    {
        const auto document = openDocument(QStringLiteral("m3odd/unknown-version-of-root.m3"));
        QVERIFY(document);
        const QByteArray before = saved(*document);
        for (const char *list : {"bones", "standardMaterials", "sequences"}) {
            EditBuilder builder(document->model());
            builder.insertNew(at(*document, list), -1);
            QVERIFY(push(*document, builder.finish()).contains(QLatin1String("not understood")));
        }
        EditBuilder builder(document->model());
        builder.set(at(*document, "vertexFlags"), std::uint32_t(1));
        QVERIFY(!push(*document, builder.finish()).isEmpty());
        QVERIFY(!document->canUndo());
        QCOMPARE(saved(*document), before);
    }

    /// An object goes with its blocks in every STC and STS.
    void deletedObject_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<int>("track");
        QTest::addColumn<int>("block");
        QTest::newRow("particle copy") << QStringLiteral("particleCopies[0]") << QByteArray("PARC") << 0 << 6;
        QTest::newRow("physics body") << QStringLiteral("physicsBodies[0]") << QByteArray("PHRB") << 2 << 1;
        QTest::newRow("attachment") << QStringLiteral("attachments[0]") << QByteArray("ATT_") << -1 << 0;
    }
    void deletedObject()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, tag);
        QFETCH(int, track);
        QFETCH(int, block);
        made::Model model = tiny();
        if (track >= 0)
            model.tracks[track].blocks.removeAt(block);
        made::File expected = model.file();
        dropFromRoot(expected, tag.constData());
        verify(
            [&](EditBuilder &edit, const Document &d) {
                edit.remove(at(d, qPrintable(path + QStringLiteral(".sectionVersion"))).node);
            },
            expected);
    }

    /// An emitter of an older version takes that of the model's others, and what its switches said becomes flags.
    void effectsOfOtherVersions()
    {
        const auto document = openDocument(QStringLiteral("m3every/age00.m3"));
        const auto &root = static_cast<const m3::M3Model &>(document->model()).data;
        QVERIFY(!root.particles.isEmpty());
        const std::uint32_t usual = root.particles[0].sectionVersion;
        QVERIFY(usual >= 17);
        List<m3::Particle> old;
        m3::Particle &emitter = old.append();
        emitter.sectionVersion = 12;
        emitter.randomSpeed = emitter.worldSpace = 1;
        const Address list{RootNode, test::rowNamed(document->model().info(), "particles")};
        QCOMPARE(push(*document, [&](EditBuilder &edit, const Document &) { edit.insert(list, -1, Value::of(old)); }),
                 QString());
        const m3::Particle &taken = root.particles[root.particles.size() - 1];
        QCOMPARE(taken.sectionVersion, usual);
        QCOMPARE(taken.randomFlags, 0x1u | 0x8u); // speed and world space
    }

    /// The last bone: its children and the look-up go to its parent; its rest pose and its blocks go with it.
    void deletedBone()
    {
        made::Model model = tiny();
        model.tracks[2].blocks.removeAt(3);
        made::File expected = model.file();
        made::Section &bones = section(expected, "BONE"), &rests = section(expected, "IREF");
        bones.bytes.chop(160);
        bones.references.removeLast();
        rests.bytes.chop(64);
        for (made::Section *shorter : {&bones, &rests})
            shorter->count = 2;
        for (made::Reference &reference : expected[0].references)
            if (reference.at == made::rootPlace(29, "BONE") || reference.at == made::rootPlace(29, "IREF"))
                reference.count = 2;
        for (const made::Reference &reference : expected[0].references)
            if (reference.at == made::rootPlace(29, "U16_"))
                put(expected[reference.section], 4, std::uint16_t(1)); // the look-up: 0, 1, 2
        put(section(expected, "ATT_"), 16, std::uint32_t(1));
        put(section(expected, "PHRB"), 2, std::uint16_t(1));
        put(expected[0], 92, std::uint32_t(2)); // bones with a skin
        verify([](EditBuilder &edit, const Document &d) { edit.remove(rootOf(d).bones.ids[2]); }, expected);
    }

    /// Lists of bones never get a row of -1: objects that depend on a bone go with it; bones that move vertices are
    /// named by their rows, and the parent takes their place.
    void deletedBoneInLists_data()
    {
        QTest::addColumn<int>("bone");
        QTest::addColumn<QList<int>>("dependents");
        QTest::addColumn<QList<int>>("skinBones");
        QTest::newRow("first") << 0 << QList<int>{0, 1} << QList<int>{0, 0, 1, 0};
        QTest::newRow("second") << 1 << QList<int>{1} << QList<int>{0, 0, 1, 0};
        QTest::newRow("last") << 2 << QList<int>{1} << QList<int>{0, 1, 1, 1};
    }
    void deletedBoneInLists()
    {
        QFETCH(int, bone);
        QFETCH(QList<int>, dependents);
        QFETCH(QList<int>, skinBones);
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QStringList lists{QStringLiteral("ikJoints"), QStringLiteral("ikHinges"), QStringLiteral("ikChains"),
                                QStringLiteral("ikBones")};
        const auto insert = [](const char *list) {
            return [list](EditBuilder &edit, const Document &d) {
                edit.insertNew({RootNode, test::rowNamed(d.model().info(), list)}, 0);
            };
        };
        for (const QString &list : lists + QStringList{QStringLiteral("cloths")})
            QCOMPARE(push(*document, insert(qPrintable(list))), QString());
        QCOMPARE(push(*document,
                      [&](EditBuilder &edit, const Document &d) {
                          for (const QString &list : lists)
                              edit.set(at(d, qPrintable(list + QStringLiteral("[0].dependents"))),
                                       Array<std::uint16_t>{1, 2});
                          edit.set(at(d, "ikJoints[0].targetBone"), std::uint16_t(2));
                          edit.set(at(d, "cloths[0].skinBones"), Array<std::uint16_t>{0, 1, 2, 1});
                      }),
                 QString());
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document, [bone](EditBuilder &edit,
                                        const Document &d) { edit.remove(rootOf(d).bones.ids[std::size_t(bone)]); }),
                 QString());
        const auto &root = rootOf(*document);
        const auto rows = [](const Array<std::uint16_t> &array) { return QList<int>(array.begin(), array.end()); };
        QCOMPARE(rows(root.ikJoints[0].dependents), dependents);
        QCOMPARE(rows(root.ikHinges[0].dependents), dependents);
        QCOMPARE(rows(root.ikChains[0].dependents), dependents);
        QCOMPARE(rows(root.ikBones[0].dependents), dependents);
        QCOMPARE(int(root.ikJoints[0].targetBone), 1);
        QCOMPARE(rows(root.cloths[0].skinBones), skinBones);
        undoAndRedo(*document, before, saved(*document));
    }

    /// A copy of a bone has its own animIds, and its own blocks with the same keys.
    void duplicatedBone()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document, [](EditBuilder &edit, const Document &d) { edit.duplicate(rootOf(d).bones.ids[1]); }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::Root &root = again.root();
        QCOMPARE(root.bones.size(), std::size_t(4));
        QCOMPARE(root.restPoses.size(), std::size_t(4));
        std::multiset<std::uint32_t> ids;
        std::vector<std::size_t> arms;
        for (std::size_t i = 0; i < root.bones.size(); ++i) {
            const m3::Bone &bone = root.bones[i];
            ids.insert({bone.position.animId, bone.rotation.animId, bone.scale.animId, bone.batching.animId});
            if (bone.name.view().substr(0, 3) == "Arm")
                arms.push_back(i);
        }
        QCOMPARE(std::set<std::uint32_t>(ids.begin(), ids.end()).size(), ids.size());
        QCOMPARE(arms.size(), std::size_t(2));
        const m3::Bone &first = root.bones[arms[0]], &second = root.bones[arms[1]];
        QVERIFY(first.position.keys == second.position.keys);
        QVERIFY(first.rotation.keys.size() == second.rotation.keys.size());
        QCOMPARE(root.collections[0].blocks.size(), std::size_t(9 + 2));
        QCOMPARE(root.animationSets[0].animIds.size(), std::size_t(9 + 2));
        QCOMPARE(root.collections[2].blocks.size(), std::size_t(6 + 1));
        undoAndRedo(*document, before, after);
    }

    /// In a file with another order all unaffected data stays where it is; growing data goes to the end.
    void otherOrder()
    {
        const QString sample = QStringLiteral("m3odd/root-last.m3");
        const auto document = openDocument(sample);
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          FixedString<256> text;
                          text.set("A name of 22 letters..");
                          edit.set(at(d, "bones[1].name"), text);
                      }),
                 QString());
        const QByteArray after = saved(*document);
        std::uint32_t index, entries;
        std::memcpy(&index, before.constData() + 4, 4);
        std::memcpy(&entries, before.constData() + 8, 4);
        // In the existing data only the length of the bone's name differs, and the position of the index.
        QByteArray rest = after.left(qsizetype(index));
        rest.replace(4, 4, before.mid(4, 4));
        int differing = 0;
        for (qsizetype i = 0; i < rest.size(); ++i)
            differing += rest[i] != before[i];
        QCOMPARE(differing, 1); // 4 letters including the terminator, then 23
        QCOMPARE(after.mid(qsizetype(index + 15) / 16 * 16, 23), QByteArray("A name of 22 letters..") + '\0');
        std::uint32_t indexNow, entriesNow;
        std::memcpy(&indexNow, after.constData() + 4, 4);
        std::memcpy(&entriesNow, after.constData() + 8, 4);
        QCOMPARE(entriesNow, entries);
        QCOMPARE(indexNow % 16, 0u);
        undoAndRedo(*document, before, after);
    }

    /// An unknown section keeps its place and its bytes through edits.
    void besideTheUnknown()
    {
        const auto document = openDocument(QStringLiteral("m3odd/unknown-tag.m3"));
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.splice(at(d, "bones[2].scale.keys"), 0, 0, keyed<Vec3>({{500, {3, 3, 3}}}));
                          edit.remove(rootOf(d).attachments.ids[0]);
                      }),
                 QString());
        const QByteArray after = saved(*document);
        QCOMPARE(after.indexOf("what is it"), before.indexOf("what is it"));
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        QVERIFY(std::any_of(again.root().opaques.begin(), again.root().opaques.end(),
                            [](const m3::Opaque &o) { return o.tag.view() == "XYZ_"; }));
        QCOMPARE(again.root().bones[2].scale.keys.size(), std::size_t(3));
        QVERIFY(again.root().attachments.isEmpty());
        document->undo();
        QCOMPARE(difference(saved(*document), before), QString());
    }

    /// A layer shared by several slots stays one section until one of them is changed.
    void sharedLayer()
    {
        const auto document = openDocument(QStringLiteral("m3odd/shared-layers.m3"));
        const QByteArray before = saved(*document);
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.set(at(d, "standardMaterials[0].decal[0].uvSource"), std::uint32_t(2));
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::StandardMaterial &material = again.root().standardMaterials[0];
        QCOMPARE(material.decal[0].uvSource, 2u);
        QCOMPARE(material.diffuse[0].uvSource, 0u);
        QCOMPARE(material.specular[0].uvSource, 0u);
        undoAndRedo(*document, before, after);
    }

    /// An emitter whose particles leave nothing where they collide may name a missing ribbon, as many do.
    void unusedRibbonsAreNoProblem()
    {
        const auto document = openDocument(QStringLiteral("m3every/age00.m3"));
        const Address ribbon = at(*document, "particles[0].collisionRibbon");
        const auto reported = [&](float chance) {
            const QString failed = push(*document, [&](EditBuilder &edit, const Document &d) {
                edit.set(ribbon, std::int32_t(99));
                edit.set(at(d, "particles[0].collisionRibbonChance"), chance);
            });
            if (!failed.isEmpty())
                return failed;
            const std::vector<Finding> findings = findingsIn(document->model(), &m3Format());
            return std::ranges::any_of(findings, [&](const Finding &finding) { return finding.place() == ribbon; })
                       ? QStringLiteral("missing")
                       : QString();
        };
        QCOMPARE(reported(0.f), QString());
        QCOMPARE(reported(0.25f), QStringLiteral("missing"));
    }
};

SINEW_GUILESS_TEST(tst_m3_edit, TestM3Edit)

} // namespace tst_m3_edit
#include "tst_m3_edit.moc"
