// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Conversions between World of Warcraft's alpha, Warcraft III and Warcraft III 3.0. The files come from generators that
// are independent of the plugin; expected values are their inputs, converted by hand according to the descriptions of
// the two formats.

#include "core/format/format.h"
#include "mdx/files.h"
#include "mdx_conversion.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/scene_follower.h"
#include "tests/support/test_program.h"

#include "core/model/diff.h"
#include "core/scene/pose/pose.h"

namespace tst_mdx_convert_wow {

using namespace sinew;
using namespace sinew::test;

namespace mdxraw = sinew::samples::mdxraw;

namespace {

QByteArray brazier(std::uint32_t version)
{
    return mdxraw::fileOf(mdxraw::brazier(version));
}

/// A file of a form, as complete as the generators can make it.
QByteArray fileOf(const std::string &form)
{
    const auto version = std::uint32_t(std::stoul(form.substr(3)));
    if (form.starts_with("wow"))
        return brazier(version);
    if (form.starts_with("mdl")) {
        const auto document = open(fileOf("mdx" + form.substr(3)));
        convertTo(*document, form);
        return saved(*document);
    }
    return version >= 1300 ? mdxraw::fileOf(mdxraw::banner(version)) : richMdx(version).bytes();
}

QString nameOf(const QByteArray &form)
{
    return form.startsWith("mdl") ? QStringLiteral("test.mdl") : QStringLiteral("test.mdx");
}

QList<quint32> numbers(const auto &array)
{
    return QList<quint32>(array.begin(), array.end());
}

bool isAt(const Vec3 &a, float x, float y, float z)
{
    return a.x == x && a.y == y && a.z == z;
}

bool isColour(const Colour &colour, float r, float g, float b)
{
    return colour.r == r && colour.g == g && colour.b == b;
}

#define HAS_LINE(lines, line)                                                                                          \
    QVERIFY2((lines).contains(QString::fromUtf8(line)),                                                                \
             qPrintable(QString::fromUtf8(line) + u'\n' + (lines).join(u'\n')))

} // namespace

class TestMdxConvertWow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targets()
    {
        const auto document = open(brazier(1300));
        const ConversionFacet &facet = *document->format()->conversions();
        QStringList ids, current, labels;
        for (const ConversionTarget &target : facet.targets(document->model())) {
            ids += QString::fromStdString(target.id);
            labels += QString::fromStdString(target.label.text());
            if (target.current || target.sameVersion)
                current += ids.last();
            QCOMPARE(target.suffix, ids.last().startsWith(QLatin1String("mdl")) ? "mdl" : "mdx");
        }
        // The game of the model itself comes first.
        QCOMPARE(ids.first(3),
                 (QStringList{QStringLiteral("wow1300"), QStringLiteral("wow1400"), QStringLiteral("wow1500")}));
        for (const char *id : {"mdx800", "mdx1200", "mdx1300", "mdx1600", "mdx1800", "mdl800"})
            QVERIFY2(ids.contains(QLatin1String(id)), id);
        QVERIFY(ids.contains(QStringLiteral("mdl1800")));
        QCOMPARE(current, QStringList(QStringLiteral("wow1300")));
        QCOMPARE(labels.removeDuplicates(), 0);
        QVERIFY(labels.contains(QStringLiteral("World of Warcraft alpha (MDX 1500)")));
        QCOMPARE(facet.suffix("wow1500"), std::string("mdx"));
        QCOMPARE(facet.suffix("mdl900"), std::string("mdl"));
        QCOMPARE(facet.suffix("mdx"), std::string("mdx"));
        QVERIFY(facet.suffix("png").empty());
        const auto undecided = open(mdxraw::allFiles().value(QStringLiteral("wowodd/nothing-tells-the-game.mdx")));
        QVERIFY(facet.targets(undecided->model()).empty());
        QVERIFY(!facet.convert(undecided->model(), "wow1300"));
    }

    void sameLayout()
    {
        const auto document = open(brazier(1300));
        QCOMPARE(convertTo(*document, "wow1400"), QStringList());
        COMPARE_BYTES(saved(*document), brazier(1400));
        const auto again = open(saved(*document));
        QCOMPARE(convertTo(*again, "wow1300"), QStringList());
        COMPARE_BYTES(saved(*again), brazier(1300));
    }

    void toBatches()
    {
        const auto document = open(brazier(1300));
        const QStringList lines = convertTo(*document, "wow1500");
        HAS_LINE(lines, "changed geosets[0].extent: the bounds become a sphere around the centre of the box");
        HAS_LINE(lines, "changed geosets[2].vertexGroups: the vertices refer to their bones instead of matrix groups");
        const mdx::Geoset &chain = mdxOf(*document).data.geosets[2];
        QVERIFY(chain.vertexGroups.isEmpty() && chain.faceTypes.isEmpty() && chain.matrixIndices.isEmpty());
        QCOMPARE(numbers(chain.boneIndices).mid(20, 4), (QList<quint32>{2, 0, 0, 0}));
        QCOMPARE(numbers(chain.boneWeights).mid(20, 4), (QList<quint32>{255, 0, 0, 0}));
        QCOMPARE(chain.uvSets.size(), std::size_t(2));
        QVERIFY(isAt(chain.boundsCentre, 0, 0, 40));
        QCOMPARE(chain.boundsRadius, 90.f);
        QCOMPARE(chain.geosetIndex, 2u);
        // Except for the flags, which the generator gives to batches only, that is its own file.
        auto own = open(brazier(1500));
        QCOMPARE(setText(*own, "geosets[1].selectionFlags", "0"), QString());
        QCOMPARE(setText(*own, "geosets[2].selectionFlags", "0"), QString());
        COMPARE_BYTES(saved(*document), saved(*own));
    }

    void toGroups()
    {
        const auto document = open(brazier(1500));
        const QStringList lines = convertTo(*document, "wow1300");
        QVERIFY2(lines.filter(QStringLiteral("lost")).isEmpty(), qPrintable(lines.join(u'\n')));
        const mdx::Geoset &crystal = mdxOf(*document).data.geosets[1];
        QCOMPARE(numbers(crystal.vertexGroups), QList<quint32>(24, 0));
        QCOMPARE(numbers(crystal.matrixGroups), QList<quint32>{1});
        QCOMPARE(numbers(crystal.matrixIndices), QList<quint32>{1});
        QCOMPARE(numbers(crystal.faceTypes), QList<quint32>{4});
        QCOMPARE(numbers(crystal.faceGroups), QList<quint32>{36});
        QCOMPARE(crystal.uvSets.size(), std::size_t(1));
        QVERIFY(isAt(crystal.extent.minimum, -8, -8, 42) && isAt(crystal.extent.maximum, 8, 8, 58));
        QCOMPARE(crystal.extent.boundsRadius, 90.f);
        QCOMPARE(crystal.sequenceExtents.size(), std::size_t(2));
        QCOMPARE(crystal.geosetIndex, 0u);
    }

    /// Two of three bones have unequal weights: 128 and 64, 64 become equal parts.
    void unequalWeights()
    {
        const auto document = open(brazier(1500));
        for (const auto &[path, text] :
             {std::pair("geosets[0].boneIndices[1]", "1"), std::pair("geosets[0].boneWeights[0]", "155"),
              std::pair("geosets[0].boneWeights[1]", "100")})
            QCOMPARE(setText(*document, path, text), QString());
        const QStringList lines = convertTo(*document, "wow1400");
        HAS_LINE(lines, "guessed geosets[0].boneIndices: 1 of 24 vertices have unequal weights, which matrix groups "
                        "can't express; it is unknown whether the game reads them from BWGT");
        const mdx::Geoset &foot = mdxOf(*document).data.geosets[0];
        QCOMPARE(numbers(foot.matrixGroups), (QList<quint32>{2, 1}));
        QCOMPARE(numbers(foot.matrixIndices), (QList<quint32>{0, 1, 0}));
        QCOMPARE(numbers(foot.boneWeights).first(4), (QList<quint32>{155, 100, 0, 0}));
        const QStringList further = convertTo(*document, "mdx800");
        HAS_LINE(further, "lost geosets[0].boneIndices: 1 of 24 vertices have bones or weights that differ from their "
                          "matrix groups; the groups are used");
        QVERIFY(mdxOf(*document).data.geosets[0].boneIndices.isEmpty());
    }

    void nodesForWarcraft()
    {
        const auto document = open(brazier(1300));
        const QStringList lines = convertTo(*document, "mdx800");
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.dialect, std::uint32_t(mdx::Warcraft3));
        // Kinds are shifted up by one bit; those of emitters of models are swapped.
        QCOMPARE(root.bones[0].node.flags, 0x100u);
        QCOMPARE(root.bones[2].node.flags, 0x102u);
        QCOMPARE(root.lights[0].node.flags, 0x200u);
        QCOMPARE(root.helpers[0].node.flags, 0x8u);
        QCOMPARE(root.attachments[1].node.flags, 0x800u);
        QCOMPARE(root.particleEmitters[0].node.flags, 0x1000u | 0x8000u);
        QCOMPARE(root.particleEmitters2[0].node.flags, 0x1000u | 0x8000u | 0x40000u);
        QCOMPARE(root.particleEmitters2[3].node.flags, 0x1000u);
        QCOMPARE(root.ribbonEmitters[0].node.flags, 0x4000u);
        QCOMPARE(root.eventObjects[0].node.flags, 0x400u);
        HAS_LINE(lines,
                 "lost particleEmitters2[3].node.flags: “Flags” (tumbler|follow) can't be stored in version 800");
        HAS_LINE(lines, "lost particleEmitters2[3].wind: “Wind” ({15, 0, 0}) can't be stored in version 800");
        HAS_LINE(lines,
                 "lost particleEmitters2[1].emitterType: “Emitter type” (sphere) can't be stored in version 800");
        // 0.3 as radians is 17.18873 as degrees.
        QVERIFY(std::abs(root.particleEmitters2[0].latitude - 17.188734f) < 1e-5f);
        QVERIFY(std::abs(root.particleEmitters2[0].latitudeKeys.values()[0] - 17.188734f) < 1e-5f);
        QCOMPARE(root.lights[0].visibility.size(), std::size_t(2));

        QVERIFY(root.hitTestShapes.isEmpty());
        QCOMPARE(root.collisionShapes.size(), std::size_t(4));
        const auto &shapes = root.collisionShapes;
        for (std::size_t i = 0; i < 4; ++i) {
            QCOMPARE(shapes[i].node.flags, 0x2000u);
            QCOMPARE(shapes[i].node.objectId, int(14 + i));
            QCOMPARE(shapes[i].node.parentId, 0);
        }
        QCOMPARE(root.pivots.size(), std::size_t(18));
        QVERIFY(isAt(root.pivots[16], 0, 0, 50));
        QVERIFY(shapes[0].type == 0 && isAt(shapes[0].vertex2, 20, 20, 30));
        QVERIFY(shapes[1].type == 3 && isAt(shapes[1].vertex2, 0, 0, 60) && shapes[1].radius == 12);
        QVERIFY(shapes[2].type == 2 && isAt(shapes[2].vertex1, 0, 0, 50) && shapes[2].radius == 16);
        QVERIFY(shapes[3].type == 1 && isAt(shapes[3].vertex1, -40, -30, 0) && isAt(shapes[3].vertex2, 40, 30, 0));
        HAS_LINE(
            lines,
            "guessed hitTestShapes[3]: a plane in World of Warcraft is assumed to lie horizontally around its node");
        HAS_LINE(lines, "lost collisionMesh: Warcraft III has no collision mesh; 2 triangles are removed");
        QVERIFY(root.collisionMesh.vertices.isEmpty());

        // And back: everything that both have is there again.
        convertTo(*document, "wow1300");
        QCOMPARE(root.hitTestShapes.size(), std::size_t(4));
        QVERIFY(root.hitTestShapes[1].type == 1 && root.hitTestShapes[1].height == 60 &&
                root.hitTestShapes[1].node.flags == 0x1000);
        QVERIFY(root.hitTestShapes[3].type == 3 && root.hitTestShapes[3].length == 80 &&
                root.hitTestShapes[3].width == 60);
        QCOMPARE(root.particleEmitters[0].node.flags, 0x800u | 0x10000u);
        QCOMPARE(root.bones[2].node.flags, 0x2u);
        document->goTo(0);
        COMPARE_BYTES(saved(*document), brazier(1300));
    }

    void surfacesForWarcraft()
    {
        const auto document = open(brazier(1300));
        const QStringList lines = convertTo(*document, "mdx800");
        const mdx::Root &root = mdxOf(*document).data;
        // Colours are red first now.
        QVERIFY(isColour(root.geosetAnimations[1].colour, .25f, .5f, .75f));
        QVERIFY(isColour(root.lights[0].colour, 1, .5f, .25f) && isColour(root.lights[0].ambientColour, .1f, .2f, .3f));
        QVERIFY(isColour(root.particleEmitters2[0].segmentColours[0], 1, .75f, .25f));
        QVERIFY(isColour(root.ribbonEmitters[0].colour, 1, .5f, .25f));
        QVERIFY(isColour(root.lights[0].colourKeys.values()[0], .25f, .5f, 1)); // keys are blue first in both
        QCOMPARE(root.geosetAnimations[1].flags, 2u);
        QCOMPARE(root.materials[1].layers[1].shadingFlags, 0x11u);
        HAS_LINE(
            lines,
            "lost materials[1].layers[1].shadingFlags: “Shading flags” (noFallback) can't be stored in version 800");
        QCOMPARE(root.materials[1].layers[1].textureIdKeys.size(), std::size_t(3));
        QCOMPARE(root.textures[3].replaceableId, 0u);
        HAS_LINE(lines, "lost textures[3].replaceableId: this game supplies the texture; the other one has no "
                        "equivalent, and no file is specified");
        // Half as often: 1 / (1 + 1).
        QCOMPARE(root.sequences[1].rarity, 1.f);
        QCOMPARE(root.sequences[0].rarity, 0.f);
        HAS_LINE(lines, "guessed sequences[1].frequency: the frequency of the sequence is converted to a rarity; the "
                        "game's rule is unknown");
        HAS_LINE(
            lines,
            "changed geosets[0].boneIndices: the bones of the vertices are removed; the matrix groups are equivalent");
        HAS_LINE(lines, "guessed geosets[1].selectionGroup: one game uses this number for selection, the other for "
                        "assembling characters");
        HAS_LINE(lines, "lost cameras[0].visibility: “Visibility” (1 keys, none) can't be stored in version 800");
        convertTo(*document, "wow1300");
        QCOMPARE(root.sequences[1].frequency, .5f);
        QCOMPARE(root.geosetAnimations[1].flags, 1u);
        QVERIFY(isColour(root.geosetAnimations[1].colour, .75f, .5f, .25f));
    }

    /// The picture stays if nothing is reported as lost: bones, meshes and lights of both braziers have the same
    /// positions and motion.
    void posesStay()
    {
        for (const std::uint32_t version : {1300u, 1500u}) {
            const auto document = open(brazier(version));
            const auto nodes = [&] {
                const RenderScene scene = document->format()->scene()->build(document->model());
                Pose pose;
                evaluatePose(scene, {.sequence = 0, .time = 1000}, pose);
                return std::pair(pose.nodes, pose.meshAlpha);
            };
            const auto before = nodes();
            convertTo(*document, "mdx1000");
            const auto after = nodes();
            QCOMPARE(after.first.size(), before.first.size());
            for (std::size_t i = 0; i < before.first.size(); ++i)
                QVERIFY2(before.first[i].isApprox(after.first[i], 1e-5f), qPrintable(QString::number(i)));
            QVERIFY(before.second == after.second);
        }
    }

    void forWow()
    {
        const auto document = open(mdxraw::fileOf(mdxraw::banner(1300)));
        const QStringList lines = convertTo(*document, "wow1300");
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.dialect, std::uint32_t(mdx::WowAlpha));
        QCOMPARE(root.bones[1].node.flags, 0u);
        QCOMPARE(root.lights[0].node.flags, 0x100u);
        QVERIFY(isColour(root.lights[0].colour, .25f, .5f, 1));
        // 0.2 in 1/2^21 is 419430.4, rounded 419430.
        HAS_LINE(lines, "changed bones[1].node.rotation: the rotations are rounded to eight bytes");
        QCOMPARE(root.bones[1].node.rotation.values()[1].x, 419430.f / 2097152);
        // The lower half of the banner hangs on the pole, the upper one on the cloth.
        const mdx::Geoset &cloth = root.geosets[0];
        for (std::size_t v = 0; v < cloth.vertices.size(); ++v) {
            QCOMPARE(int(cloth.boneIndices[v * 4]), cloth.vertices[v].z > 30 ? 1 : 0);
            QCOMPARE(int(cloth.boneWeights[v * 4]), 255);
        }
        const auto again = open(saved(*document));
        QCOMPARE(mdxOf(*again).data.dialect, std::uint32_t(mdx::WowAlpha));
    }

    /// Values that only Warcraft III has.
    void onlyInWarcraft()
    {
        const auto document = open(richMdx(800).bytes());
        const std::pair<const char *, const char *> values[] = {
            {"bones[0].node.flags", "384"},                 // bone, anchored to the camera
            {"particleEmitters2[0].node.flags", "1085440"}, // emitter, unshaded, XY quad
            {"geosetAnimations[0].flags", "3"},
            {"sequences[0].rarity", "3"},
            {"textures[0].replaceableId", "1"},
            {"textures[0].path", ""},
            {"collisionShapes[0].type", "3"},
            {"collisionShapes[0].vertex1", "{1, 2, 13}"},
            {"collisionShapes[0].vertex2", "{1, 2, 3}"},
            {"collisionShapes[0].radius", "4"},
            {"materials[0].layers[0].shadingFlags", "257"}};
        for (const auto &[path, text] : values)
            QCOMPARE(setText(*document, path, text), QString());
        const QStringList lines = convertTo(*document, "wow1300");
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.bones[0].node.flags, 0u);
        HAS_LINE(lines, "lost bones[0].node.flags: “Flags” (cameraAnchored) can't be stored in version 1300");
        QCOMPARE(root.particleEmitters2[0].node.flags, 0x800u | 0x8000u | 0x8000000u);
        QCOMPARE(root.geosetAnimations[0].flags, 1u);
        HAS_LINE(lines, "lost geosetAnimations[0].flags: “Flags” (dropShadow) can't be stored in version 1300");
        QCOMPARE(root.sequences[0].frequency, .25f);
        QCOMPARE(root.textures[0].replaceableId, 0u);
        HAS_LINE(lines, "lost textures[0].replaceableId: this game supplies the texture; the other one has no "
                        "equivalent, and no file is specified");
        // Not “No fallback”, which is the meaning of this bit there.
        QCOMPARE(root.materials[0].layers[0].shadingFlags, 1u);
        HAS_LINE(lines,
                 "lost materials[0].layers[0].shadingFlags: “Shading flags” (unlit) can't be stored in version 1300");
        const mdx::HitTestShape &shape = root.hitTestShapes[0];
        QVERIFY(shape.type == 1 && isAt(shape.vertex1, 1, 2, 3) && shape.height == 10 && shape.radius == 4);
        HAS_LINE(lines, "changed collisionShapes[0]: the cylinder is stored starting at its lower end");
        for (const char *path : {"materials[0].layers[1].textureIdKeys", "ribbonEmitters[0].textureSlotKeys",
                                 "lights[0].attenuationStartKeys"})
            HAS_LINE(lines, (std::string("guessed ") + path +
                             ": two forms of this track are documented; which one the game reads is unknown")
                                .c_str());

        document->undo();
        QCOMPARE(setText(*document, "collisionShapes[0].vertex2", "{4, 6, 13}"), QString());
        HAS_LINE(convertTo(*document, "wow1300"),
                 "lost collisionShapes[0]: a cylinder in World of Warcraft is upright; this one is not");
        QCOMPARE(root.hitTestShapes[0].height, 5.f);
        document->undo();
        QCOMPARE(setText(*document, "collisionShapes[0].type", "1"), QString());
        HAS_LINE(convertTo(*document, "wow1300"), "lost collisionShapes[0]: a plane in World of Warcraft is assumed to "
                                                  "lie horizontally around its node; this one does not");
    }

    /// Values that only the other game's files have count as absent, whatever is in memory: an object that came from
    /// such a file.
    void memoryIsNotTheFile()
    {
        const auto document = open(richMdx(800).bytes());
        mdx::MdxModel model(mdxOf(*document));
        model.data.sequences[0].replayMaximum = 7;
        model.data.particleEmitters2[0].wind = {1, 2, 3};
        model.data.particleEmitters2[0].longitudeKeys.reset({0}, 1);
        const auto result = document->format()->conversions()->convert(model, "wow1300");
        QVERIFY(result);
        for (Change change : result->changes)
            applyChange(model, change);
        QCOMPARE(int(model.data.sequences[0].replayMaximum), 0);
        QVERIFY(isAt(model.data.particleEmitters2[0].wind, 0, 0, 0));
        QVERIFY(!model.data.particleEmitters2[0].longitudeKeys.isPresent());
    }

    void upToThree()
    {
        MdxFile file = richMdx(1200);
        const auto document = open(file.bytes());
        const QByteArray before = saved(*document);
        const QStringList lines = convertTo(*document, "mdx1300");
        QVERIFY2(lines.filter(QStringLiteral("lost")).isEmpty(), qPrintable(lines.join(u'\n')));
        const mdx::Root &root = mdxOf(*document).data;
        QVERIFY(!root.lights.isEmpty() && !root.cameras.isEmpty());
        const auto sizeOf = [](const QByteArray &bytes, const char *tag) {
            const qsizetype at = bytes.indexOf(tag);
            return at < 0 ? 0u : qFromLittleEndian<quint32>(bytes.constData() + at + 4);
        };
        const auto lights = quint32(root.lights.size());
        QCOMPARE(sizeOf(saved(*document), "LITE"), sizeOf(before, "LITE") + 12 * lights);
        QCOMPARE(int(saved(*document).at(saved(*document).indexOf("CAMS") + 8 + 3)), 3); // the top byte of the size
        for (const mdx::Geoset &geoset : root.geosets)
            QVERIFY(geoset.wideSkin.isEmpty());
        const QStringList further = convertTo(*document, "mdx1800");
        std::size_t bound = 0;
        for (const mdx::Geoset &geoset : root.geosets) {
            QVERIFY(geoset.skin.isEmpty());
            bound += geoset.wideSkin.size();
        }
        QVERIFY(bound > 0);
        QCOMPARE(sizeOf(saved(*document), "LITE"), sizeOf(before, "LITE") + 24 * lights);
        HAS_LINE(further, "guessed version: version 1800 is only partly known");
        HAS_LINE(further, "guessed lights[0]: light fields new in Warcraft III 3.0 get the game's defaults where the "
                          "MDL omits them; whether the light looks the same is unknown");
        convertTo(*document, "mdx1200");
        COMPARE_BYTES(saved(*document), before);
    }

    void everyWay_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const QList<QByteArray> forms{"wow1300", "wow1400", "wow1500", "mdx800",  "mdx1000", "mdx1200", "mdx1300",
                                      "mdx1600", "mdx1800", "mdl800",  "mdl1100", "mdl1300", "mdl1600", "mdl1800"};
        for (const QByteArray &from : forms)
            for (const QByteArray &to : forms)
                if (from != to)
                    QTest::newRow((from + " to " + to).constData()) << from << to;
    }

    /// Whatever is noted: the written file matches the model in memory, the game is recognised, undo restores the
    /// bytes, and a file converted without a note comes back byte by byte.
    void everyWay()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QByteArray bytes = fileOf(from.toStdString());
        const auto document = open(bytes, nameOf(from));
        QVERIFY(document);
        const Follower follower(*document);
        QStringList told = convertTo(*document, to.toStdString());
        QCOMPARE(follower.complaint().section(QStringLiteral(" after "), 0, 0), QString());
        QCOMPARE(document->historyCount(), 1);
        QVERIFY2(told.filter(QRegularExpression(QStringLiteral("^error|comes out of the file"))).isEmpty(),
                 qPrintable(told.join(u'\n')));
        const auto there = open(saved(*document), nameOf(to));
        QVERIFY(there);
        QCOMPARE(mdxOf(*there).data.encoding, std::uint32_t(to.startsWith("mdl") ? mdx::Text : mdx::Binary));
        QCOMPARE(mdxOf(*there).data.dialect, std::uint32_t(to.startsWith("wow") ? mdx::WowAlpha : mdx::Warcraft3));
        QCOMPARE(mdxOf(*there).data.version, to.mid(3).toUInt());
        for (const Difference &difference : diffModels(document->model(), there->model(), 100)) {
            // Values that MDL can't express are lost with the file.
            const QString path = QString::fromStdString(difference.path);
            QVERIFY2(to.startsWith("mdl") && !told.filter(QRegularExpression(QStringLiteral("^(lost|changed) ") +
                                                                             QRegularExpression::escape(path)))
                                                  .isEmpty(),
                     qPrintable(path));
        }
        told += convertTo(*there, from.toStdString());
        if (told.filter(QRegularExpression(QStringLiteral("^(lost|changed)"))).isEmpty())
            COMPARE_BYTES(saved(*there), bytes);
        document->undo();
        COMPARE_BYTES(saved(*document), bytes);
        QCOMPARE(follower.complaint().section(QStringLiteral(" after "), 0, 0), QString());
        document->redo();
        COMPARE_BYTES(saved(*document), saved(*open(saved(*document), nameOf(to))));
    }
};

SINEW_GUILESS_TEST(tst_mdx_convert_wow, TestMdxConvertWow)

} // namespace tst_mdx_convert_wow
#include "tst_mdx_convert_wow.moc"
