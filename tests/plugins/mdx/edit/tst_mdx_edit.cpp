// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/address.h"
#include "core/schema/value.h"
#include "mdx_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_mdx_edit {

using namespace sinew;
using namespace sinew::test;

// Values, keys and sequences. See mdx_edit_test.h.

class TestMdxEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("chunk");
        QTest::addColumn<int>("offset"); // in the chunk's content
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char *name, int version, const char *path, const char *text, const char *tag,
                            int offset, const QByteArray &bytes) {
            QTest::newRow(name) << version << QByteArray(path) << QByteArray(text) << QByteArray(tag) << offset
                                << bytes;
        };
        row("filter mode", 800, "materials[0].layers[0].filterMode", "addAlpha", "MTLS", 20 + 4, Out().u32({4}).bytes);
        row("filter mode 1100", 1100, "materials[0].layers[0].filterMode", "additive", "MTLS", 20 + 4,
            Out().u32({3}).bytes);
        row("filter mode 1000", 1000, "materials[0].layers[0].filterMode", "blend", "MTLS", 100 + 4,
            Out().u32({2}).bytes);
        row("priority plane", 800, "materials[0].priorityPlane", "-7", "MTLS", 4, Out().i32({-7}).bytes);
        row("texture path", 800, "textures[1].path", "Other.blp", "TEXS", 268 + 4, Out().text("Other.blp", 260).bytes);
        row("texture flags", 800, "textures[2].flags", "wrapHeight", "TEXS", 2 * 268 + 264, Out().u32({2}).bytes);
        row("node renamed", 800, "bones[Root].node.name", "Origin", "BONE", 4, Out().text("Origin", 80).bytes);
        row("node flags", 800, "bones[0].node.flags", "bone|billboarded", "BONE", 92, Out().u32({0x108}).bytes);
        row("sequence interval", 800, "sequences[2].end", "5500", "SEQS", 2 * 132 + 84, Out().i32({5500}).bytes);
        row("sequence extent", 800, "sequences[0].extent.maximum.z", "99", "SEQS", 80 + 8 + 16 + 24,
            Out().f32({99}).bytes);
        row("model name", 800, "model.name", "Poor", "MODL", 0, Out().text("Poor", 80).bytes);
        row("blend time", 800, "model.blendTime", "200", "MODL", 368, Out().u32({200}).bytes);
        row("global sequence", 800, "globalSequences[1].duration", "7", "GLBS", 4, Out().u32({7}).bytes);
        row("geoset animation alpha", 800, "geosetAnimations[0].alpha", "0.125", "GEOA", 4, Out().f32({0.125f}).bytes);
        row("geoset animation colour", 800, "geosetAnimations[0].colour.g", "1", "GEOA", 16, Out().f32({1}).bytes);
        row("vertex", 800, "geosets[0].vertices[1].y", "-5", "GEOS", 4 + 8 + 12 + 4, Out().f32({-5}).bytes);
        row("face", 800, "geosets[0].faces[1]", "3", "GEOS", 4 + 8 + 48 + 8 + 48 + 12 + 12 + 8 + 2,
            Out().put<std::uint16_t>(3).bytes);
        row("pivot", 800, "pivots[2].x", "8", "PIVT", 24, Out().f32({8}).bytes);
        row("key value", 800, "bones[0].node.translation.values[1].z", "6", "BONE", 96 + 16 + 16 + 4 + 8,
            Out().f32({6}).bytes);
        row("key time", 800, "bones[0].node.translation.times[1]", "1234", "BONE", 96 + 16 + 16,
            Out().i32({1234}).bytes);
        row("global sequence of a track", 800, "bones[0].node.translation.globalSequence", "1", "BONE", 96 + 12,
            Out().i32({1}).bytes);
        row("event time", 800, "eventObjects[0].track.times[1]", "950", "EVTS", 96 + 16, Out().i32({950}).bytes);
        row("shape's radius", 800, "collisionShapes[2].radius", "61", "CLID", 2 * (96 + 28) + 96 + 16,
            Out().f32({61}).bytes);
        row("segment alpha", 800, "particleEmitters2[0].segmentAlphas[2]", "7", "PRE2", 4 + 96 + 92 + 2,
            Out().put<std::uint8_t>(7).bytes);
        row("segment colour", 800, "particleEmitters2[0].segmentColours[1].b", "2", "PRE2", 4 + 96 + 56 + 20,
            Out().f32({2}).bytes);
        row("shadow intensity", 1200, "lights[0].shadowIntensity", "1", "LITE", 4 + 96 + 48 - 4, Out().f32({1}).bytes);
        row("emissive gain", 900, "materials[0].layers[0].emissiveGain", "3", "MTLS", 100 + 28, Out().f32({3}).bytes);
        row("fresnel colour", 1000, "materials[0].layers[0].fresnelColour", "{7, 8, 9}", "MTLS", 100 + 32,
            Out().f32({7, 8, 9}).bytes);
        row("shader", 900, "materials[0].shader", "Shader_HD_DefaultUnit", "MTLS", 12,
            Out().text("Shader_HD_DefaultUnit", 80).bytes);
        row("texture slot", 1100, "materials[0].layers[0].slots[1].textureId", "0", "MTLS", 20 + 60 + 8,
            Out().i32({0}).bytes);
        row("bind pose", 900, "bindPoses[1]", "{2 0 0 0 2 0 0 0 2 5 6 7}", "BPOS", 4 + 48,
            Out().f32({2, 0, 0, 0, 2, 0, 0, 0, 2, 5, 6, 7}).bytes);
        row("skin weight", 900, "geosets[1].skin[4]", "99", "GEOS", -1, Out().put<std::uint8_t>(99).bytes);
        row("lod name", 900, "geosets[0].lodName", "Torso", "GEOS", -2, Out().text("Torso", 80).bytes);
        row("field of view", 800, "cameras[0].fieldOfView", "0.5", "CAMS", 4 + 80 + 12, Out().f32({0.5f}).bytes);
        row("popcorn guide", 900, "popcornEmitters[0].animationVisibilityGuide", "Stand=on", "CORN", 4 + 96 + 32 + 260,
            Out().text("Stand=on", 260).bytes);
        row("sound volume", 800, "soundTracks[0].volume", "0.75", "SNDS", 260, Out().f32({0.75f}).bytes);
        row("face effect", 900, "faceEffects[0].path", "b.facefx", "FAFX", 80, Out().text("b.facefx", 260).bytes);
        row("opaque byte", 800, "opaques[0].bytes[0]", "77", "MDVI", 0, QByteArray("M"));
    }

    void values()
    {
        QFETCH(int, version);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, chunk);
        QFETCH(int, offset);
        QFETCH(QByteArray, bytes);
        const QByteArray original = richMdx(std::uint32_t(version)).bytes();
        qsizetype at = contentOf(original, chunk) + offset;
        if (offset == -1)
            at = original.indexOf("SKIN", contentOf(original, "GEOS")) + 8 + 4;
        else if (offset == -2)
            at = original.indexOf("Mesh", contentOf(original, "GEOS"));
        const auto document = open(original);
        QVERIFY(document);
        const QString problem = setText(*document, path.constData(), text.constData());
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        const QByteArray expected = patched(original, at, bytes);
        QVERIFY(expected != original);
        VERIFY_EDIT(document, original, expected);
    }

    void keyInserted()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        // Between the keys 0 and 500 of Spine's translation.
        Curve<Vec3> key = vectors(Interpolation::Linear, {250});
        key.editValues()[0] = {7, 8, 9};
        EditBuilder builder = edit(*document);
        builder.splice(at(*document, "bones[Spine].node.translation"), 1, 0, Value::of(key));
        QCOMPARE(push(*document, builder), QString());

        QByteArray tracks = track("KGTR", 1, -1, {0, 500, 1000}, 3);
        tracks.insert(16 + 16, Out().i32({250}).f32({7, 8, 9}).bytes);
        const std::uint32_t four = 4;
        std::memcpy(tracks.data() + 4, &four, 4);
        f.bones[1] = bone("Spine", 1, 0, tracks + track("KGRT", 1, -1, {0, 1000}, 4), 0, 0);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void lastKeyRemoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.splice(at(*document, "geosetAnimations[0].alphaKeys"), 2, 1,
                       Value::of(Curve<float>(Interpolation::None, 0)));
        QCOMPARE(push(*document, builder), QString());
        QByteArray keys = track("KGAO", 0, -1, {0, 1000, 2000}, 1);
        keys.chop(8);
        const std::uint32_t two = 2;
        std::memcpy(keys.data() + 4, &two, 4);
        f.geosetAnimations[0] = geosetAnimation(0, keys + track("KGAC", 1, -1, {0, 3000}, 3));
        VERIFY_EDIT(document, original, f.bytes());
    }

    void curveAddedAndRemoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        {
            const auto document = open(original);
            Curve<float> curve(Interpolation::Linear, 1);
            curve.editTimes()[0] = 3;
            curve.editValues()[0] = 0.5f; // as track() makes it
            setField(*document, "geosetAnimations[1].alphaKeys", curve);
            f.geosetAnimations[1] = geosetAnimation(1, track("KGAO", 1, -1, {3}, 1));
            VERIFY_EDIT(document, original, f.bytes());
        }
        f = richMdx(800);
        const auto document = open(original);
        setField(*document, "geosetAnimations[0].colourKeys", Curve<Colour>());
        f.geosetAnimations[0] = geosetAnimation(0, track("KGAO", 0, -1, {0, 1000, 2000}, 1));
        VERIFY_EDIT(document, original, f.bytes());
    }

    void interpolationGivesTangents()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        QCOMPARE(setText(*document, "bones[0].node.translation.interpolation", "bezier"), QString());
        const QByteArray plain = track("KGTR", 0, -1, {0, 1000}, 3);
        const QByteArray zeros(24, '\0');
        f.bones[0] =
            bone("Root", 0, -1,
                 "KGTR" + Out().u32({2, 3}).i32({-1}).bytes + plain.mid(16, 16) + zeros + plain.mid(32, 16) + zeros);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void trackOrderOfTheFileStays()
    {
        MdxFile f = richMdx(800);
        const QByteArray colour = track("KGAC", 1, -1, {0, 3000}, 3), alpha = track("KGAO", 0, -1, {0, 1000}, 1);
        f.geosetAnimations[0] = geosetAnimation(0, colour + alpha);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        QCOMPARE(setText(*document, "geosetAnimations[0].alphaKeys.times[1]", "1001"), QString());
        f.geosetAnimations[0] = geosetAnimation(0, colour + patched(alpha, 24, Out().i32({1001}).bytes));
        VERIFY_EDIT(document, original, f.bytes());
    }

    void sequenceAdded()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        const NodeId added = builder.insertNew(at(*document, "sequences"), 1);
        FixedString<80> name;
        name.set("Attack");
        builder.set(fieldOf<&mdx::Sequence::name>(added), name);
        QCOMPARE(push(*document, builder), QString());

        f.sequences.insert(1, Out().text("Attack", 80).raw(QByteArray(52, '\0')).bytes);
        // The extents of geoset 0 parallel the sequences and get one for the new one; those of geoset 1 never did.
        const QByteArray geoset = f.geosets[0].mid(4);
        const qsizetype extents = geoset.indexOf("UVAS") - 3 * 28;
        f.geosets[0] = sized(geoset.left(extents - 4) + Out().u32({4}).bytes + geoset.mid(extents, 28) +
                             QByteArray(28, '\0') + geoset.mid(extents + 28));
        VERIFY_EDIT(document, original, f.bytes());
    }

    void sequenceMovedAndRemoved()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const QByteArray geoset = f.geosets[0].mid(4);
        const qsizetype extents = geoset.indexOf("UVAS") - 3 * 28;
        const auto withExtents = [&](const QList<int> &order) {
            QByteArray bytes = geoset.left(extents - 4) + Out().u32({std::uint32_t(order.size())}).bytes;
            for (const int row : order)
                bytes += geoset.mid(extents + row * 28, 28);
            return sized(bytes + geoset.mid(extents + 3 * 28));
        };
        {
            const auto document = open(original);
            EditBuilder builder = edit(*document);
            builder.move(object(*document, "sequences", 2), 0);
            QCOMPARE(push(*document, builder), QString());
            f.sequences.move(2, 0);
            f.geosets[0] = withExtents({2, 0, 1});
            VERIFY_EDIT(document, original, f.bytes());
        }
        f = richMdx(800);
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "sequences", 1));
        QCOMPARE(push(*document, builder), QString());
        f.sequences.removeAt(1);
        f.geosets[0] = withExtents({0, 2});
        VERIFY_EDIT(document, original, f.bytes());
    }
};

SINEW_GUILESS_TEST(tst_mdx_edit, TestMdxEdit)

} // namespace tst_mdx_edit
#include "tst_mdx_edit.moc"
