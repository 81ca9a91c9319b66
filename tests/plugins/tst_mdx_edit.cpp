// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_bytes.h"
#include "mdx_document.h"

#include "core/schema/text.h"

using namespace sinew;
using namespace sinew::test;

// After one edit only the bytes that it concerns differ. The expected file is put together anew from the specification, with
// the one thing changed; undo must give the original back each time.

namespace {

/// The edited document saves `expected`; undone it saves `original`, redone `expected` again.
#define VERIFY_EDIT(document, original, expected) \
    do { \
        COMPARE_BYTES(saved(*document), expected); \
        QCOMPARE(document->historyCount(), 1); \
        document->undo(); \
        COMPARE_BYTES(saved(*document), original); \
        document->redo(); \
        COMPARE_BYTES(saved(*document), expected); \
        QVERIFY(open(expected)); \
    } while (false)

QByteArray patched(QByteArray bytes, qsizetype at, const QByteArray &with)
{
    return bytes.replace(at, with.size(), with);
}

qsizetype contentOf(const QByteArray &file, const char *tag)
{
    for (const ChunkAt &c : chunksOf(file))
        if (c.tag == tag)
            return c.content();
    qFatal("no such chunk");
    return 0;
}

template<class T>
void setField(Document &document, const char *path, const T &value)
{
    EditBuilder builder = edit(document);
    builder.set(at(document, path), value);
    const QString problem = push(document, builder);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

Curve<Vec3> vectors(Interpolation interpolation, const QList<std::int32_t> &times)
{
    Curve<Vec3> curve(interpolation, std::size_t(times.size()));
    for (qsizetype i = 0; i < times.size(); ++i)
        curve.editTimes()[std::size_t(i)] = times[i];
    return curve;
}

/// Every node's object id and parent, by name, as the file's bytes have them after a round trip.
QStringList hierarchy(const Document &document)
{
    QStringList lines;
    for (const HierarchyNode &node : document.format()->transforms()->hierarchy(document.model())) {
        const auto name = [&](NodeId id) { return QString::fromStdString(document.format()->names()->name(document.model(), id)); };
        lines.append(name(node.node) + QLatin1Char('<') + (node.parent ? name(node.parent) : QStringLiteral("-")));
    }
    return lines;
}

} // namespace

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
        const auto row = [](const char *name, int version, const char *path, const char *text, const char *tag, int offset, const QByteArray &bytes) {
            QTest::newRow(name) << version << QByteArray(path) << QByteArray(text) << QByteArray(tag) << offset << bytes;
        };
        row("filter mode", 800, "materials[0].layers[0].filterMode", "addAlpha", "MTLS", 20 + 4, Out().u32({4}).bytes);
        row("filter mode 1100", 1100, "materials[0].layers[0].filterMode", "additive", "MTLS", 20 + 4, Out().u32({3}).bytes);
        row("filter mode 1000", 1000, "materials[0].layers[0].filterMode", "blend", "MTLS", 100 + 4, Out().u32({2}).bytes);
        row("priority plane", 800, "materials[0].priorityPlane", "-7", "MTLS", 4, Out().i32({-7}).bytes);
        row("texture path", 800, "textures[1].path", "Other.blp", "TEXS", 268 + 4, Out().text("Other.blp", 260).bytes);
        row("texture flags", 800, "textures[2].flags", "wrapHeight", "TEXS", 2 * 268 + 264, Out().u32({2}).bytes);
        row("node renamed", 800, "bones[Root].node.name", "Origin", "BONE", 4, Out().text("Origin", 80).bytes);
        row("node flags", 800, "bones[0].node.flags", "bone|billboarded", "BONE", 92, Out().u32({0x108}).bytes);
        row("sequence interval", 800, "sequences[2].end", "5500", "SEQS", 2 * 132 + 84, Out().i32({5500}).bytes);
        row("sequence extent", 800, "sequences[0].extent.maximum.z", "99", "SEQS", 80 + 8 + 16 + 24, Out().f32({99}).bytes);
        row("model name", 800, "model.name", "Poor", "MODL", 0, Out().text("Poor", 80).bytes);
        row("blend time", 800, "model.blendTime", "200", "MODL", 368, Out().u32({200}).bytes);
        row("global sequence", 800, "globalSequences[1].duration", "7", "GLBS", 4, Out().u32({7}).bytes);
        row("geoset animation alpha", 800, "geosetAnimations[0].alpha", "0.125", "GEOA", 4, Out().f32({0.125f}).bytes);
        row("geoset animation colour", 800, "geosetAnimations[0].colour.g", "1", "GEOA", 16, Out().f32({1}).bytes);
        row("vertex", 800, "geosets[0].vertices[1].y", "-5", "GEOS", 4 + 8 + 12 + 4, Out().f32({-5}).bytes);
        row("face", 800, "geosets[0].faces[1]", "3", "GEOS", 4 + 8 + 48 + 8 + 48 + 12 + 12 + 8 + 2, Out().put<std::uint16_t>(3).bytes);
        row("pivot", 800, "pivots[2].x", "8", "PIVT", 24, Out().f32({8}).bytes);
        row("key value", 800, "bones[0].node.translation.values[1].z", "6", "BONE", 96 + 16 + 16 + 4 + 8, Out().f32({6}).bytes);
        row("key time", 800, "bones[0].node.translation.times[1]", "1234", "BONE", 96 + 16 + 16, Out().i32({1234}).bytes);
        row("global sequence of a track", 800, "bones[0].node.translation.globalSequence", "1", "BONE", 96 + 12, Out().i32({1}).bytes);
        row("event time", 800, "eventObjects[0].track.times[1]", "950", "EVTS", 96 + 16, Out().i32({950}).bytes);
        row("shape's radius", 800, "collisionShapes[2].radius", "61", "CLID", 2 * (96 + 28) + 96 + 16, Out().f32({61}).bytes);
        row("segment alpha", 800, "particleEmitters2[0].segmentAlphas[2]", "7", "PRE2", 4 + 96 + 92 + 2, Out().put<std::uint8_t>(7).bytes);
        row("segment colour", 800, "particleEmitters2[0].segmentColours[1].b", "2", "PRE2", 4 + 96 + 56 + 20, Out().f32({2}).bytes);
        row("shadow intensity", 1200, "lights[0].shadowIntensity", "1", "LITE", 4 + 96 + 48 - 4, Out().f32({1}).bytes);
        row("emissive gain", 900, "materials[0].layers[0].emissiveGain", "3", "MTLS", 100 + 28, Out().f32({3}).bytes);
        row("fresnel colour", 1000, "materials[0].layers[0].fresnelColour", "{7, 8, 9}", "MTLS", 100 + 32, Out().f32({7, 8, 9}).bytes);
        row("shader", 900, "materials[0].shader", "Shader_HD_DefaultUnit", "MTLS", 12, Out().text("Shader_HD_DefaultUnit", 80).bytes);
        row("texture slot", 1100, "materials[0].layers[0].slots[1].textureId", "0", "MTLS", 20 + 60 + 8, Out().i32({0}).bytes);
        row("bind pose", 900, "bindPoses[1]", "{2 0 0 0 2 0 0 0 2 5 6 7}", "BPOS", 4 + 48, Out().f32({2, 0, 0, 0, 2, 0, 0, 0, 2, 5, 6, 7}).bytes);
        row("skin weight", 900, "geosets[1].skin[4]", "99", "GEOS", -1, Out().put<std::uint8_t>(99).bytes);
        row("lod name", 900, "geosets[0].lodName", "Torso", "GEOS", -2, Out().text("Torso", 80).bytes);
        row("field of view", 800, "cameras[0].fieldOfView", "0.5", "CAMS", 4 + 80 + 12, Out().f32({0.5f}).bytes);
        row("popcorn guide", 900, "popcornEmitters[0].animationVisibilityGuide", "Stand=on", "CORN", 4 + 96 + 32 + 260, Out().text("Stand=on", 260).bytes);
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
        builder.splice(at(*document, "geosetAnimations[0].alphaKeys"), 2, 1, Value::of(Curve<float>(Interpolation::None, 0)));
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
        f.bones[0] = bone("Root", 0, -1, "KGTR" + Out().u32({2, 3}).i32({-1}).bytes + plain.mid(16, 16) + zeros + plain.mid(32, 16) + zeros);
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
        builder.set({added, std::uint16_t(describe<mdx::Sequence>().indexOf("name"))}, name);
        QCOMPARE(push(*document, builder), QString());

        f.sequences.insert(1, Out().text("Attack", 80).raw(QByteArray(52, '\0')).bytes);
        // The extents of geoset 0 run beside the sequences and get one for the new one; those of geoset 1 never did.
        const QByteArray geoset = f.geosets[0].mid(4);
        const qsizetype extents = geoset.indexOf("UVAS") - 3 * 28;
        f.geosets[0] = sized(geoset.left(extents - 4) + Out().u32({4}).bytes + geoset.mid(extents, 28) + QByteArray(28, '\0') + geoset.mid(extents + 28));
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

    void textureRemoved_data()
    {
        QTest::addColumn<int>("version");
        QTest::newRow("800") << 800;
        QTest::newRow("1100") << 1100;
    }
    /// Texture 1 goes: references to it are cleared, those behind it move down, in tracks, too.
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
            f.materials = {material(v, {layer(v, 0), layer(v, -1, 0, flipbook + alpha)}), material(v, {layer(v, 1, 1, {}, {}, 3)}, -1)};
        else
            f.materials = {material(v, {layer(v, 0, -1, {}, {slot(0, 0), slot(1, 1)}),
                                        layer(v, -1, 0, alpha + track("KMTE", 3, -1, {0, 9}, 1) + track("KFC3", 1, -1, {5}, 3) + track("KFCA", 1, -1, {6}, 1)
                                                           + track("KFTC", 0, -1, {7}, 1),
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
        f.materials = {material(800, {layer(800, 1), layer(800, 2, 0, flipbook + track("KMTA", 1, 1, {0, 700, 1500}, 1))}),
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
        f.textureAnimations[0] = sized(track("KTAT", 1, -1, {0, 1000}, 3) + track("KTAR", 1, -1, {0, 500}, 4) + track("KTAS", 2, -1, {0}, 3));
        f.materials[0] = material(800, {layer(800, 0), layer(800, 1, 0, track("KMTF", 0, -1, {0, 500, 1000}, 1, true) + track("KMTA", 1, 0, {0, 700, 1500}, 1))});
        f.bones[2] = bone("Arm", 2, 1, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, -1, {0, 250, 500}, 3), 1, 1);
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
        // Its animation goes along; bones lose or follow both numbers.
        f.geosets.removeAt(0);
        f.geosetAnimations = {geosetAnimation(0)};
        f.bones[1] = bone("Spine", 1, 0, track("KGTR", 1, -1, {0, 500, 1000}, 3) + track("KGRT", 1, -1, {0, 1000}, 4), -1, -1);
        f.bones[2] = bone("Arm", 2, 1, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, 0, {0, 250, 500}, 3), 0, 0);
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
    void boneRemoved_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("%d", version) << version;
    }
    void boneRemoved()
    {
        QFETCH(int, version);
        const auto v = std::uint32_t(version);
        MdxFile f = richMdx(v);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 1)); // Spine: child of Root, parent of Arm
        QCOMPARE(push(*document, builder), QString());

        f.bones = {f.bones[0], bone("Arm", 1, 0, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, 0, {0, 250, 500}, 3), 1, 1),
                   bone("Hand", 2, 1, track("KGTR", 3, -1, {2000, 2500, 3000}, 3))};
        // Everything behind it: one id less; children of Spine (1) hang on Root (0), those of 2 and 3 follow.
        const auto shift = [](QByteArray &bytes, qsizetype nodeAt) {
            std::int32_t numbers[2];
            std::memcpy(numbers, bytes.constData() + nodeAt + 84, 8);
            numbers[0] -= 1;
            numbers[1] -= numbers[1] >= 1;
            std::memcpy(bytes.data() + nodeAt + 84, numbers, 8);
        };
        for (auto *list : {&f.lights, &f.attachments, &f.emitters, &f.emitters2, &f.popcorns, &f.ribbons})
            for (QByteArray &bytes : *list)
                shift(bytes, 4);
        for (auto *list : {&f.helpers, &f.events, &f.shapes})
            for (QByteArray &bytes : *list)
                shift(bytes, 0);
        f.pivots.removeAt(1);
        if (v >= 900)
            f.bindPoses.removeAt(1);
        // Geoset 0: groups {0} {1 2} → {0} {1}; geoset 1: {3 1} {2} → {2} {1}.
        GeosetParts body;
        body.tangents = true;
        body.groups = {1, 1};
        body.matrices = {0, 1};
        GeosetParts cloak{3, {0, 1, 2}, {0, 1, 1}, {1, 1}, {2, 1}, 1, 1};
        cloak.skin = {0, 1, 2, 0, 100, 100, 55, 0, 1, 0, 0, 0, 255, 0, 0, 0, 2, 0, 0, 0, 155, 100, 0, 0};
        f.geosets = {body.bytes(v), cloak.bytes(v)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// A matrix group whose only bone goes is taken over by the parent: the game refuses empty groups.
    void onlyBoneOfAGroup()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        const std::vector<NodeId> ids{object(*document, "bones", 2), object(*document, "bones", 3)};
        EditBuilder builder = edit(*document);
        builder.remove(ids); // Arm and Hand; Hand's parent Arm goes, too, so that Spine inherits
        QCOMPARE(push(*document, builder), QString());
        const mdx::Root &root = mdxOf(*document).data;
        // Geoset 0: {0} {1 2} → {0} {1}; geoset 1: {3 1} {2} → {1} {1}.
        QCOMPARE(root.geosets[0].matrixIndices.view().size(), std::size_t(2));
        QCOMPARE(root.geosets[1].matrixGroups[0], 1u);
        QCOMPARE(root.geosets[1].matrixGroups[1], 1u);
        QCOMPARE(root.geosets[1].matrixIndices[0], 1u);
        QCOMPARE(root.geosets[1].matrixIndices[1], 1u);
        QCOMPARE(root.helpers[0].node.parentId, 1); // was below Arm
        QCOMPARE(root.particleEmitters2[0].node.parentId, 1); // was below Hand
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    void boneInserted()
    {
        MdxFile f = richMdx(900);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        const NodeId added = builder.insertNew(at(*document, "bones"), 1);
        const auto nodeRow = std::uint16_t(describe<mdx::Bone>().indexOf("node"));
        FixedString<80> name;
        name.set("Pelvis");
        builder.set({added, nodeRow, std::uint16_t(describe<mdx::Node>().indexOf("name"))}, name);
        builder.setReference({added, nodeRow, std::uint16_t(describe<mdx::Node>().indexOf("parentId"))}, object(*document, "bones", 3));
        QCOMPARE(push(*document, builder), QString());

        // The new bone has id 1; every id from 1 on is one more.
        const auto shift = [](QByteArray &bytes, qsizetype nodeAt) {
            std::int32_t numbers[2];
            std::memcpy(numbers, bytes.constData() + nodeAt + 84, 8);
            numbers[0] += numbers[0] >= 1;
            numbers[1] += numbers[1] >= 1;
            std::memcpy(bytes.data() + nodeAt + 84, numbers, 8);
        };
        for (auto *list : {&f.lights, &f.attachments, &f.emitters, &f.emitters2, &f.popcorns, &f.ribbons})
            for (QByteArray &bytes : *list)
                shift(bytes, 4);
        for (auto *list : {&f.bones, &f.helpers, &f.events, &f.shapes})
            for (QByteArray &bytes : *list)
                shift(bytes, 0);
        f.bones.insert(1, bone("Pelvis", 1, 4));
        f.pivots.insert(1, QByteArray(12, '\0'));
        f.bindPoses.insert(1, QByteArray(48, '\0'));
        GeosetParts body;
        body.tangents = true;
        body.matrices = {0, 2, 3};
        GeosetParts cloak{3, {0, 1, 2}, {0, 1, 1}, {2, 1}, {4, 2, 3}, 1, 1};
        cloak.skin = {2, 3, 4, 0, 100, 100, 55, 0, 3, 0, 0, 0, 255, 0, 0, 0, 4, 2, 0, 0, 155, 100, 0, 0};
        f.geosets = {body.bytes(900), cloak.bytes(900)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    void nodeDuplicated()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        const NodeId copy = builder.duplicate(object(*document, "helpers", 0));
        QCOMPARE(push(*document, builder), QString());
        QVERIFY(document->model().contains(copy));

        // Helper was 5; the copy is 6 with the same parent and pivot, and what was behind it moves on.
        const auto shift = [](QByteArray &bytes, qsizetype nodeAt) {
            std::int32_t number;
            std::memcpy(&number, bytes.constData() + nodeAt + 84, 4);
            number += number >= 6;
            std::memcpy(bytes.data() + nodeAt + 84, &number, 4);
        };
        for (auto *list : {&f.attachments, &f.emitters, &f.emitters2, &f.ribbons})
            for (QByteArray &bytes : *list)
                shift(bytes, 4);
        for (auto *list : {&f.events, &f.shapes})
            for (QByteArray &bytes : *list)
                shift(bytes, 0);
        f.helpers.append(node("Helper", 6, 2, 0, track("KGTR", 1, -1, {0, 100}, 3)));
        f.pivots.insert(6, f.pivots[5]);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void reparented()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        const NodeId hand = object(*document, "bones", 3), root = object(*document, "bones", 0), arm = object(*document, "bones", 2);
        auto changes = document->format()->transforms()->reparent(document->model(), {&hand, 1}, root);
        QVERIFY(changes);
        QVERIFY(document->push(std::move(*changes), QStringLiteral("reparent")));
        f.bones[3] = bone("Hand", 3, 0, track("KGTR", 3, -1, {2000, 2500, 3000}, 3));
        VERIFY_EDIT(document, original, f.bytes());
        // A circle is refused.
        QVERIFY(!document->format()->transforms()->reparent(document->model(), {&root, 1}, arm));
        QVERIFY(!document->format()->transforms()->reparent(document->model(), {&root, 1}, root));
        const NodeId camera = object(*document, "cameras", 0);
        QVERIFY(!document->format()->transforms()->reparent(document->model(), {&camera, 1}, root));
        QVERIFY(!document->format()->transforms()->reparent(document->model(), {&hand, 1}, camera));
    }

    /// A light whose size leaves out its tracks: an edit that keeps its length keeps the lie, another tells the truth.
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
        original.replace(contentOf(original, "LITE") - 4, 4, Out().u32({stated}).bytes); // the chunk lies, too
        {
            const auto document = open(original);
            QVERIFY(document->byteProof().exact);
            QCOMPARE(setText(*document, "lights[0].intensity", "9"), QString());
            const QByteArray expected = patched(original, contentOf(original, "LITE") + 4 + 96 + 24, Out().f32({9}).bytes);
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

    /// A chunk of a new kind stands where Blizzard's exporter puts it.
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

    /// Removing everything of a kind removes its chunk; a chunk that was empty in the file stays.
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
        // The last object of the first chunk goes: the others keep their chunks.
        const auto shorter = removeRows({2});
        const QList<ChunkAt> chunks = chunksOf(saved(*shorter));
        QList<qsizetype> sizes;
        for (const ChunkAt &c : chunks)
            if (c.tag == "TEXS")
                sizes.append(c.size / 268);
        QCOMPARE(sizes, (QList<qsizetype>{2, 2}));
    }

    /// Twenty nodes in any order of ids: what is gap-free stays gap-free, what the file numbered oddly keeps its order.
    void oddObjectIds()
    {
        MdxFile f = richMdx(800);
        f = MdxFile{};
        // Written in another order than numbered: ids 2 0 1.
        f.bones = {bone("C", 2, 1), bone("A", 0, -1), bone("B", 1, 0)};
        f.pivots = {pivot(0), pivot(1), pivot(2)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 1)); // A, id 0
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("C", 1, 0), bone("B", 0, -1)};
        f.pivots = {pivot(1), pivot(2)};
        VERIFY_EDIT(document, original, f.bytes());
        QCOMPARE(hierarchy(*document), (QStringList{QStringLiteral("B<-"), QStringLiteral("C<B")}));
    }

    /// Files whose ids are wrong: an edit makes nothing worse.
    void duplicateObjectIds()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 1, 0), bone("B2", 1, 0), bone("C", 2, 1)};
        f.pivots = {pivot(0), pivot(1), pivot(2)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 2)); // B2: id 1 is still taken by B, nothing moves
        QCOMPARE(push(*document, builder), QString());
        f.bones.removeAt(2);
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// Ids that two nodes share make a circle of ids; looking for an heir must end.
    void circleOfIds()
    {
        MdxFile f = richMdx(800);
        f.bones = {bone("A", 0, 1), bone("B", 1, -1), bone("A2", 0, -1), bone("B2", 1, 0)};
        f.lights.clear();
        f.helpers.clear();
        const auto document = open(f.bytes());
        const QByteArray original = saved(*document);
        EditBuilder builder = edit(*document);
        for (std::size_t row = 0; row < 4; ++row)
            builder.remove(object(*document, "bones", row));
        QCOMPARE(push(*document, builder), QString());
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    void negativeObjectIds()
    {
        MdxFile f;
        f.bones = {bone("A", -1, -1), bone("B", 0, -1), bone("C", 1, 0)};
        f.pivots = {pivot(0), pivot(1)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 0)); // had no valid number: the others keep theirs
        QCOMPARE(push(*document, builder), QString());
        f.bones.removeAt(0);
        VERIFY_EDIT(document, original, f.bytes());
    }

    void hugeObjectId()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 0x7fffffff, 0), bone("C", 1, 0)};
        f.pivots = {pivot(0), pivot(1), pivot(2)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 0)); // must not make two thousand million pivots
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("B", 0x7ffffffe, -1), bone("C", 0, -1)};
        f.pivots = {pivot(1), pivot(2)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    void fewerPivotsThanNodes()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 1, 0), bone("C", 2, 1), bone("D", 3, 2)};
        f.pivots = {pivot(0), pivot(1)};
        const QByteArray original = f.bytes();
        {
            const auto document = open(original);
            EditBuilder builder = edit(*document);
            builder.remove(object(*document, "bones", 0));
            QCOMPARE(push(*document, builder), QString());
            MdxFile expected = f;
            expected.bones = {bone("B", 0, -1), bone("C", 1, 0), bone("D", 2, 1)};
            expected.pivots = {pivot(1)};
            VERIFY_EDIT(document, original, expected.bytes());
        }
        {
            const auto document = open(original);
            EditBuilder builder = edit(*document);
            builder.remove(object(*document, "bones", 3)); // had no pivot
            QCOMPARE(push(*document, builder), QString());
            MdxFile expected = f;
            expected.bones.removeLast();
            VERIFY_EDIT(document, original, expected.bytes());
        }
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "bones"), 0);
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("", 0, -1), bone("A", 1, -1), bone("B", 2, 1), bone("C", 3, 2), bone("D", 4, 3)};
        f.pivots = {QByteArray(12, '\0'), pivot(0), pivot(1)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    void morePivotsThanNodes()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 1, 0)};
        f.pivots = {pivot(0), pivot(1), pivot(2), pivot(3)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "bones", 0));
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("B", 0, -1)};
        f.pivots = {pivot(1), pivot(2), pivot(3)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// Pivots that no node owns, in a gap of the ids, keep their place between the others.
    void pivotsInGaps()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("C", 2, 0), bone("E", 4, 2)};
        f.pivots = {pivot(0), pivot(1), pivot(2), pivot(3), pivot(4)};
        const QByteArray original = f.bytes();
        {
            const auto document = open(original);
            EditBuilder builder = edit(*document);
            builder.remove(object(*document, "bones", 1));
            QCOMPARE(push(*document, builder), QString());
            MdxFile expected = f;
            expected.bones = {bone("A", 0, -1), bone("E", 3, 0)};
            expected.pivots.removeAt(2);
            VERIFY_EDIT(document, original, expected.bytes());
        }
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "bones"), 1); // behind A: id 1
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("A", 0, -1), bone("", 1, -1), bone("C", 3, 0), bone("E", 5, 3)};
        f.pivots.insert(1, QByteArray(12, '\0'));
        VERIFY_EDIT(document, original, f.bytes());
    }

    void cameraBindPoses()
    {
        MdxFile f = richMdx(1000);
        const QByteArray original = f.bytes();
        {
            const auto document = open(original);
            EditBuilder builder = edit(*document);
            builder.duplicate(object(*document, "cameras", 0));
            QCOMPARE(push(*document, builder), QString());
            MdxFile expected = f;
            expected.cameras.append(f.cameras[0]);
            expected.bindPoses.append(f.bindPoses.back());
            VERIFY_EDIT(document, original, expected.bytes());
        }
        // Bind poses of the nodes only: a removed camera has none to lose.
        f.bindPoses.removeLast();
        const QByteArray without = f.bytes();
        const auto document = open(without);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "cameras", 0));
        QCOMPARE(push(*document, builder), QString());
        f.cameras.clear();
        VERIFY_EDIT(document, without, f.bytes());
    }

    /// A SKIN byte can name 256 nodes: an edit that would push a used one out of reach is refused, not wrapped to 0.
    void skinOverflow()
    {
        MdxFile f;
        f.version = 1000;
        for (int i = 0; i < 256; ++i) {
            f.bones.append(bone(qPrintable(QStringLiteral("Bone%1").arg(i)), i, i - 1));
            f.pivots.append(pivot(i));
        }
        GeosetParts g{1, {}, {0}, {1}, {0}, 0, 0};
        g.skin = {255, 0, 0, 0, 255, 0, 0, 0};
        f.geosets = {g.bytes(1000)};
        f.materials = {material(1000, {layer(1000, -1)})};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        {
            EditBuilder builder = edit(*document);
            builder.insertNew(at(*document, "bones"), 0);
            const QString problem = push(*document, builder);
            QVERIFY2(problem.contains(QStringLiteral("geosets[0].skin")), qPrintable(problem));
            COMPARE_BYTES(saved(*document), original);
        }
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "bones"), -1); // behind all others: no number moves
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.geosets[0].skin[0], std::uint8_t(255));
        QCOMPARE(mdxOf(*document).data.bones[256].node.objectId, 256);
    }

    /// What the program keeps up by itself is not set by hand.
    void derivedFields()
    {
        const QByteArray original = richMdx(800).bytes();
        const auto document = open(original);
        for (const auto &[path, text] : {std::pair("version", "900"), {"bones[0].node.objectId", "7"}, {"opaques[0].tag", "5"}}) {
            QVERIFY2(!setText(*document, path, text).isEmpty(), path);
            EditBuilder builder = edit(*document);
            const Address address = at(*document, path);
            builder.set(address, *parseValue(*document->model().field(address).field, *document->model().field(address).type, text));
            QVERIFY2(!push(*document, builder).isEmpty(), path);
        }
        COMPARE_BYTES(saved(*document), original);
    }

    /// Two edits in one step meet: a pivot that is set while a bone before it goes.
    void elementSetWhileRenumbering()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 1, 0), bone("C", 2, 1)};
        f.pivots = {pivot(0), pivot(1), pivot(2)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "pivots[2]"), Vec3{7, 7.25f, 7.5f}); // C's, as the model is now
        builder.remove(object(*document, "bones", 0));
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("B", 0, -1), bone("C", 1, 0)};
        f.pivots = {pivot(1), pivot(7)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// Numbers that the user gives are those of the model as it is, whether or not the old value is stale.
    void referenceSetWhileRenumbering()
    {
        MdxFile f;
        f.textures = {texture(0, "0"), texture(0, "1"), texture(0, "2"), texture(0, "3")};
        f.materials = {material(800, {layer(800, 0)}), material(800, {layer(800, 3)})};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "materials[0].layers[0].textureId"), std::int32_t(3)); // 0 is not stale, 3 will be 2
        builder.set(at(*document, "materials[1].layers[0].textureId"), std::int32_t(0)); // 3 is stale, 0 stays
        builder.remove(object(*document, "textures", 1));
        QCOMPARE(push(*document, builder), QString());
        f.textures.removeAt(1);
        f.materials = {material(800, {layer(800, 2)}), material(800, {layer(800, 0)})};
        VERIFY_EDIT(document, original, f.bytes());
    }

    void keysSplicedWhileRenumbering()
    {
        MdxFile f;
        f.textures = {texture(0, "0"), texture(0, "1"), texture(0, "2")};
        f.materials = {material(800, {layer(800, 0, -1, track("KMTF", 0, -1, {0, 10, 20}, 1, true))})}; // 0 1 2
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        Curve<std::uint32_t> key(Interpolation::None, 1);
        key.editTimes()[0] = 30;
        key.editValues()[0] = 2;
        builder.splice(at(*document, "materials[0].layers[0].textureIdKeys"), 3, 0, Value::of(key));
        builder.remove(object(*document, "textures", 0));
        QCOMPARE(push(*document, builder), QString());
        f.textures.removeAt(0);
        const QByteArray keys = "KMTF" + Out().u32({4, 0}).i32({-1, 0, -1, 10, 0, 20, 1, 30, 1}).bytes;
        f.materials = {material(800, {layer(800, -1, -1, keys)})};
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// A used material may go when the same step gives its users another one.
    void replacedMaterial()
    {
        MdxFile f = richMdx(800);
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        const NodeId other = object(*document, "materials", 0);
        builder.setReference(at(*document, "geosets[1].materialId"), other);
        builder.setReference(at(*document, "ribbonEmitters[0].materialId"), other);
        builder.remove(object(*document, "materials", 1));
        QCOMPARE(push(*document, builder), QString());
        f.materials.removeAt(1);
        GeosetParts cloak{3, {0, 1, 2}, {0, 1, 1}, {2, 1}, {3, 1, 2}, 0, 1};
        f.geosets[1] = cloak.bytes(800);
        f.ribbons[0].replace(4 + 96 + 44, 4, Out().u32({0}).bytes);
        VERIFY_EDIT(document, original, f.bytes());
    }
};

QTEST_GUILESS_MAIN(TestMdxEdit)
#include "tst_mdx_edit.moc"
