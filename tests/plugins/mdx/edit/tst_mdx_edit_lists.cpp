// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "mdx_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_mdx_edit_lists {

using namespace sinew;
using namespace sinew::test;

// Objects that are added, moved and removed, and the references to them. See mdx_edit_test.h.

class TestMdxEditLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textureRemoved_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("800") << 800;
        QTest::newRow("1100") << 1100;
    }
    /// Texture 1 is removed: references to it are cleared, those to later ones move down, in tracks as well.
    void textureRemoved()
    {
        QFETCH(int, version);
        const auto v = std::uint32_t(version);
        MdxFile f = richMdx(v);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "textures", 1));
        QCOMPARE(push(*document, builder), QString());

        f.textures.removeAt(1);
        QByteArray flipbook = track("KMTF", 0, -1, {0, 500, 1000}, 1, true);
        flipbook.replace(16 + 8 + 4, 4, Out().i32({-1}).bytes); // 1 → none
        flipbook.replace(16 + 16 + 4, 4, Out().i32({1}).bytes); // 2 → 1
        const QByteArray alpha = track("KMTA", 1, 1, {0, 700, 1500}, 1);
        if (v == 800)
            f.materials = {material(v, {layer(v, 0), layer(v, -1, 0, flipbook + alpha)}),
                           material(v, {layer(v, 1, 1, {}, {}, 3)}, -1)};
        else
            f.materials = {material(v, {layer(v, 0, -1, {}, {slot(0, 0), slot(1, 1)}),
                                        layer(v, -1, 0,
                                              alpha + track("KMTE", 3, -1, {0, 9}, 1) + track("KFC3", 1, -1, {5}, 3) +
                                                  track("KFCA", 1, -1, {6}, 1) + track("KFTC", 0, -1, {7}, 1),
                                              {slot(-1, 0, flipbook), slot(1, 3)})}),
                           material(v, {layer(v, 1, 1, {}, {slot(1, 0)}, 3)}, -1)};
        // The emitter's texture 2 is 1 now.
        f.emitters2[0].replace(4 + 96 + 155, 4, Out().i32({1}).bytes);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void textureMoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.move(object(*document, "textures", 2), 0); // 2 0 1
        QCOMPARE(push(*document, builder), QString());
        f.textures.move(2, 0);
        QByteArray flipbook = track("KMTF", 0, -1, {0, 500, 1000}, 1, true);
        for (int key = 0; key < 3; ++key)
            flipbook.replace(16 + 8 * key + 4, 4, Out().i32({(key + 1) % 3}).bytes);
        f.materials = {
            material(800, {layer(800, 1), layer(800, 2, 0, flipbook + track("KMTA", 1, 1, {0, 700, 1500}, 1))}),
            material(800, {layer(800, 0, 1, {}, {}, 3)}, -1)};
        f.emitters2[0].replace(4 + 96 + 155, 4, Out().i32({0}).bytes);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void globalSequenceRemoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "globalSequences", 0));
        QCOMPARE(push(*document, builder), QString());
        f.globals.removeAt(0);
        // Tracks on 0 lose it, the one on 1 follows.
        f.textureAnimations[0] = sized(track("KTAT", 1, -1, {0, 1000}, 3) + track("KTAR", 1, -1, {0, 500}, 4) +
                                       track("KTAS", 2, -1, {0}, 3));
        f.materials[0] = material(800, {layer(800, 0), layer(800, 1, 0,
                                                             track("KMTF", 0, -1, {0, 500, 1000}, 1, true) +
                                                                 track("KMTA", 1, 0, {0, 700, 1500}, 1))});
        f.bones[2] =
            bone("Arm", 2, 1, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, -1, {0, 250, 500}, 3), 1, 1);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void geosetRemoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "geosets", 0));
        QCOMPARE(push(*document, builder), QString());
        // Its animation is removed with it; bones lose or follow both numbers.
        f.geosets.removeAt(0);
        f.geosetAnimations = {geosetAnimation(0)};
        f.bones[1] =
            bone("Spine", 1, 0, track("KGTR", 1, -1, {0, 500, 1000}, 3) + track("KGRT", 1, -1, {0, 1000}, 4), -1, -1);
        f.bones[2] =
            bone("Arm", 2, 1, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, 0, {0, 250, 500}, 3), 0, 0);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void materialInUse()
    {
        const QByteArray original = richMdx(800).bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "materials", 1));
        const QString problem = push(*document, builder);
        QVERIFY2(problem.contains(QStringLiteral("geosets[1].materialId")), qPrintable(problem));
        COMPARE_BYTES(saved(*document), original);
        QCOMPARE(document->historyCount(), 0);
    }

    /// Object ids, parents, PIVT, MATS, SKIN and BPOS in one step.

    void lyingLight()
    {
        MdxFile f = richMdx(800);
        const QByteArray tracks = track("KLAV", 0, -1, {0, 6}, 1);
        const QByteArray honest = light(800, node("Lamp", 4, 1, 0x200), tracks);
        QByteArray lying = honest;
        const auto stated = std::uint32_t(honest.size() - tracks.size());
        std::memcpy(lying.data(), &stated, 4);
        f.lights = {lying};
        QByteArray original = f.bytes();
        original.replace(contentOf(original, "LITE") - 4, 4, Out().u32({stated}).bytes); // the chunk's is wrong, too
        {
            const auto document = open(original);
            QVERIFY(document->byteProof().exact);
            QCOMPARE(setText(*document, "lights[0].intensity", "9"), QString());
            const QByteArray expected =
                patched(original, contentOf(original, "LITE") + 4 + 96 + 24, Out().f32({9}).bytes);
            VERIFY_EDIT(document, original, expected);
        }
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.splice(at(*document, "lights[0].visibility"), 1, 1, Value::of(Curve<float>(Interpolation::None, 0)));
        QCOMPARE(push(*document, builder), QString());
        f.lights = {light(800, node("Lamp", 4, 1, 0x200), track("KLAV", 0, -1, {0}, 1))};
        VERIFY_EDIT(document, original, f.bytes());
    }

    void opaqueRemoved()
    {
        MdxFile f = richMdx(800);
        QByteArray original = f.bytes();
        original.insert(4, chunk("INFO", "first of all"));
        const auto document = open(original);
        QCOMPARE(mdxOf(*document).data.opaques.size(), std::size_t(2));
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "opaques", 0));
        QCOMPARE(push(*document, builder), QString());
        VERIFY_EDIT(document, original, f.bytes());
    }

    void opaquePasted()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        List<mdx::Opaque> pasted;
        pasted.append({{{'W', 'X', 'Y', 'Z'}}, {1, 2, 3}});
        builder.insert(at(*document, "opaques"), 0, Value::of(pasted));
        QCOMPARE(push(*document, builder), QString());
        VERIFY_EDIT(document, original, original + chunk("WXYZ", "\1\2\3"));
    }

    /// A chunk of a new kind is placed where Blizzard's exporter puts it.
    void firstOfItsKind_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("behind"); // the chunk before the new one
        QTest::addColumn<QByteArray>("tag");
        QTest::newRow("camera") << QByteArray("cameras") << QByteArray("RIBB") << QByteArray("CAMS");
        QTest::newRow("sequence") << QByteArray("sequences") << QByteArray("MODL") << QByteArray("SEQS");
        QTest::newRow("global sequence") << QByteArray("globalSequences") << QByteArray("SEQS") << QByteArray("GLBS");
        QTest::newRow("texture") << QByteArray("textures") << QByteArray("MTLS") << QByteArray("TEXS");
        QTest::newRow("sound") << QByteArray("soundTracks") << QByteArray("TEXS") << QByteArray("SNDS");
        QTest::newRow("helper") << QByteArray("helpers") << QByteArray("LITE") << QByteArray("HELP");
        QTest::newRow("shape") << QByteArray("collisionShapes") << QByteArray("EVTS") << QByteArray("CLID");
    }
    void firstOfItsKind()
    {
        QFETCH(QByteArray, list);
        QFETCH(QByteArray, behind);
        QFETCH(QByteArray, tag);
        QByteArray original = richMdx(800).bytes();
        for (const ChunkAt &c : chunksOf(original))
            if (c.tag == tag)
                original.remove(c.at, c.size + 8);
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, list.constData()), -1);
        QCOMPARE(push(*document, builder), QString());
        const QByteArray edited = saved(*document);
        const QList<ChunkAt> chunks = chunksOf(edited);
        QList<QByteArray> order, expected;
        for (const ChunkAt &c : chunks)
            order.append(c.tag);
        for (const ChunkAt &c : chunksOf(original)) {
            expected.append(c.tag);
            if (c.tag == behind)
                expected.append(tag);
        }
        QCOMPARE(order, expected);
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    /// Removing all objects of a kind removes its chunk; a chunk that was empty in the file stays.
    void lastOfItsKind()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "cameras", 0));
        QCOMPARE(push(*document, builder), QString());
        f.cameras.clear();
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// Objects of one kind in two chunks stay in theirs.
    void twoChunksOfAKind()
    {
        MdxFile f = richMdx(800);
        const QByteArray head = f.bytes();
        const auto with = [&](const QList<QByteArray> &first, const QList<QByteArray> &second) {
            MdxFile copy = f;
            copy.textures = first;
            return copy.bytes() + (second.isEmpty() ? QByteArray() : chunk("TEXS", joined(second)));
        };
        const QList<QByteArray> a = f.textures, b{texture(0, "x.blp"), texture(0, "y.blp")};
        const QByteArray original = with(a, b);
        const auto removeRows = [&](std::initializer_list<int> rows) {
            auto document = open(original);
            EditBuilder builder = edit(*document);
            for (const int row : rows)
                builder.remove(object(*document, "textures", std::size_t(row)));
            const QString problem = push(*document, builder);
            return problem.isEmpty() ? std::move(document) : nullptr;
        };
        // No reference names 3 and 4: only TEXS changes.
        auto document = removeRows({3});
        VERIFY_EDIT(document, original, with(a, {b[1]}));
        document = removeRows({4});
        VERIFY_EDIT(document, original, with(a, {b[0]}));
        document = removeRows({3, 4});
        VERIFY_EDIT(document, original, with(a, {}));
        document = open(original);
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "textures"), 3);
        QCOMPARE(push(*document, builder), QString());
        VERIFY_EDIT(document, original, with(a + QList<QByteArray>{Out().raw(QByteArray(268, '\0')).bytes}, b));
        // The last object of the first chunk is removed: the others keep their chunks.
        const auto shorter = removeRows({2});
        const QList<ChunkAt> chunks = chunksOf(saved(*shorter));
        QList<qsizetype> sizes;
        for (const ChunkAt &c : chunks)
            if (c.tag == "TEXS")
                sizes.append(c.size / 268);
        QCOMPARE(sizes, (QList<qsizetype>{2, 2}));
    }

    /// Twenty nodes with ids in any order: gap-free ids stay gap-free, oddly numbered ones keep their order.
};

SINEW_GUILESS_TEST(tst_mdx_edit_lists, TestMdxEditLists)

} // namespace tst_mdx_edit_lists
#include "tst_mdx_edit_lists.moc"
