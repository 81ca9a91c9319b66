// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx_conversion.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/scene/mdx_plain_material.h"
#include "tests/support/test_program.h"

#include "core/model/diff.h"
#include "core/scene/render_scene.h"

namespace tst_mdx_convert {

using namespace sinew;
using namespace sinew::test;

// Conversions of small models between neighbouring versions; the expected results are worked out by hand from the
// version pages.

namespace {

/// Six textures from `first` on as layers of 1000.
QList<QByteArray> hdLayers(std::int32_t first, std::uint32_t version = 1000, const QByteArray &tracks = {})
{
    QList<QByteArray> layers{plainLayer(version, first, 1, 0x10, tracks)};
    for (int i = 1; i < 6; ++i)
        layers.append(plainLayer(version, first + i));
    return layers;
}

QList<QByteArray> sixSlots(std::int32_t first)
{
    QList<QByteArray> entries;
    for (int i = 0; i < 6; ++i)
        entries.append(slot(first + i, std::uint32_t(i)));
    return entries;
}

const char *const hd = "Shader_HD_DefaultUnit";

const QByteArray flipbook = track("KMTF", 0, -1, {0, 500}, 1, true), fade = track("KMTA", 1, -1, {0, 700}, 1);

} // namespace

class TestMdxConvert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targets()
    {
        const auto document = open(richMdx(1000).bytes());
        const auto targets = document->format()->conversions()->targets(document->model());
        QStringList ids, current;
        for (const ConversionTarget &target : targets) {
            ids += QString::fromStdString(target.id);
            if (target.current)
                current += ids.last();
        }
        QVERIFY(ids.contains(QStringLiteral("mdx800")) && ids.contains(QStringLiteral("mdx1200")));
        QCOMPARE(current, QStringList(QStringLiteral("mdx1000")));
        QVERIFY(!document->format()->conversions()->convert(document->model(), "mdx77"));
        const auto unchanged = conversion(*document, 1000);
        QVERIFY(unchanged && unchanged->changes.empty() && unchanged->losses.empty());
    }

    void upward_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("losses");
        const auto both = [](std::uint32_t from, const QList<QByteArray> &before, std::uint32_t to,
                             const QList<QByteArray> &after) {
            return std::pair(withMaterials(from, before).bytes(), withMaterials(to, after).bytes());
        };
        const auto row = [&](const char *name, const QPair<QByteArray, QByteArray> &files,
                             const QStringList &losses = {}) {
            QTest::newRow(name) << files.first << files.second << losses;
        };
        row("layers get a gain",
            both(800, {plainMaterial(800, "", {plainLayer(800, 3, 2, 0x11, fade)})}, 900,
                 {plainMaterial(900, "", {plainLayer(900, 3, 2, 0x11, fade)})}),
            {QStringLiteral(
                "guessed version: the released game reportedly misreads version 900, which only its beta wrote")});
        row("and Fresnel",
            both(900, {plainMaterial(900, hd, hdLayers(0, 900))}, 1000, {plainMaterial(1000, hd, hdLayers(0))}));
        row("SD layers get one slot each",
            both(1000,
                 {plainMaterial(1000, "", {plainLayer(1000, 3, 2, 0x11, fade), plainLayer(1000, 4, 3, 0, flipbook)})},
                 1100,
                 {plainMaterial(1100, "",
                                {plainLayer(1100, 0, 2, 0x11, fade, 0, {slot(3, 0)}),
                                 plainLayer(1100, 0, 3, 0, {}, 0, {slot(4, 0, flipbook)})})}));
        row("HD layers become slots",
            both(1000, {plainMaterial(1000, hd, hdLayers(1, 1000, fade))}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 1, 0x10, fade, 1, sixSlots(1))})}));
        row("no layers at all", both(1000, {plainMaterial(1000, hd, {})}, 1100, {plainMaterial(1100, "", {})}),
            {QStringLiteral("lost materials[0].shader: the shader “Shader_HD_DefaultUnit” becomes the number 0")});
        row("from the first to the last",
            both(800, {plainMaterial(800, "", {plainLayer(800, 3, 2, 0x11, fade)})}, 1200,
                 {plainMaterial(1200, "", {plainLayer(1200, 0, 2, 0x11, fade, 0, {slot(3, 0)})})}));
        row("another shader",
            both(1000, {plainMaterial(1000, "Shader_HD_Crystal", hdLayers(0))}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 1, 0x10, {}, 1, sixSlots(0))})}),
            {QStringLiteral("lost materials[0].shader: the shader “Shader_HD_Crystal” becomes the number 1")});
        row("a word for none",
            both(1000, {plainMaterial(1000, "Shader_SD_FixedFunction", {plainLayer(1000, 0)})}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 0, 0, {}, 0, {slot(0, 0)})})}),
            {QStringLiteral("changed materials[0].shader: the shader “Shader_SD_FixedFunction” becomes the number 0")});
        row("two-sided by the material",
            both(1000, {plainMaterial(1000, "", {plainLayer(1000, 0)}, 2)}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 0, 0x10, {}, 0, {slot(0, 0)})}, 2)}),
            {QStringLiteral("changed materials[0].layers[0].shadingFlags: the material is two-sided; since 1100 this "
                            "is a property of its layers")});

        QList<QByteArray> odd = hdLayers(0);
        odd[2] = plainLayer(1000, 2, 3);
        row("state of another HD layer",
            both(1000, {plainMaterial(1000, hd, odd)}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 1, 0x10, {}, 1, sixSlots(0))})}),
            {QStringLiteral("changed materials[0].layers[2].filterMode: for an HD material only the first layer's "
                            "value is used; the values of other layers are lost")});
        odd = hdLayers(0);
        odd[3] = plainLayer(1000, 3, 0, 0, {}, 0, {}, 2.5f);
        row("gain of the emissive texture",
            both(1000, {plainMaterial(1000, hd, odd)}, 1100,
                 {plainMaterial(1100, "", {plainLayer(1100, 0, 1, 0x10, {}, 1, sixSlots(0), 2.5f)})}),
            {QStringLiteral("changed materials[0].layers[0].emissiveGain: the gain of the emissive texture becomes "
                            "that of the layer"),
             QStringLiteral("changed materials[0].layers[3].emissiveGain: for an HD material only the first layer's "
                            "value is used; the values of other layers are lost")});
    }

    void upward()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, losses);
        const auto document = open(from), target = open(to);
        QVERIFY(document && target);
        QCOMPARE(convertTo(*document, mdxOf(*target).data.version), losses);
        COMPARE_BYTES(saved(*document), to);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        COMPARE_BYTES(saved(*document), from);
        document->redo();
        COMPARE_BYTES(saved(*document), to);
    }

    void downward_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("losses");
        const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                            const QStringList &losses = {}) { QTest::newRow(name) << from << to << losses; };
        const auto slots1100 = [](const QList<QByteArray> &entries, std::uint32_t shader = 1,
                                  std::int32_t texture = 0) {
            return withMaterials(1100,
                                 {plainMaterial(1100, "", {plainLayer(1100, texture, 1, 0x10, fade, shader, entries)})})
                .bytes();
        };
        const auto layers1000 = [](const QList<QByteArray> &layers, const char *shader = hd) {
            return withMaterials(1000, {plainMaterial(1000, shader, layers)}).bytes();
        };
        row("slots become HD layers", slots1100(sixSlots(1)), layers1000(hdLayers(1, 1000, fade)));
        row("a slot becomes an SD layer", slots1100({slot(5, 0)}, 0),
            layers1000({plainLayer(1000, 5, 1, 0x10, fade)}, ""));

        QList<QByteArray> swapped = sixSlots(0);
        swapped.swapItemsAt(1, 4);
        row("slots out of order", slots1100(swapped), layers1000(hdLayers(0, 1000, fade)),
            {QStringLiteral("changed materials[0].layers[0].slots[1]: the slots are sorted, each with its own number"),
             QStringLiteral(
                 "changed materials[0].layers[0].slots[4]: the slots are sorted, each with its own number")});
        // If a number occurs twice, as in Blizzard's files with an animated texture, the row counts.
        QList<QByteArray> twice = sixSlots(0);
        twice[2] = slot(2, 0, flipbook);
        QList<QByteArray> layers = hdLayers(0, 1000, fade);
        layers[2] = plainLayer(1000, 2, 0, 0, flipbook);
        row("a number twice", slots1100(twice), layers1000(layers),
            {QStringLiteral(
                "changed materials[0].layers[0].slots[2]: the slots are sorted, each with its own number")});
        QList<QByteArray> gap = sixSlots(0);
        gap.removeAt(2);
        layers = hdLayers(0, 1000, fade);
        layers[2] = plainLayer(1000, -1);
        row("a slot that is missing", slots1100(gap), layers1000(layers),
            {QStringLiteral("changed materials[0].layers[0].slots[2]: the slots are sorted, each with its own number"),
             QStringLiteral("changed materials[0].layers[0].slots[3]: the slots are sorted, each with its own number"),
             QStringLiteral(
                 "changed materials[0].layers[0].slots[4]: the slots are sorted, each with its own number")});
        row("a slot of no meaning", slots1100(sixSlots(0) << slot(6, 77)), layers1000(hdLayers(0, 1000, fade)),
            {QStringLiteral("lost materials[0].layers[0].slots[6]: the layer has no room for the texture of this slot "
                            "before 1100")});
        row("further textures of an SD layer", slots1100({slot(5, 0), slot(6, 1)}, 0),
            layers1000({plainLayer(1000, 5, 1, 0x10, fade)}, ""),
            {QStringLiteral("lost materials[0].layers[0].slots[1]: the layer has no room for the texture of this slot "
                            "before 1100")});
        row("the ignored texture", slots1100({slot(5, 0)}, 0, 3), layers1000({plainLayer(1000, 5, 1, 0x10, fade)}, ""),
            {QStringLiteral(
                "changed materials[0].layers[0].textureId: the texture of the first slot takes precedence")});
        row("a layer behind an HD one",
            withMaterials(1100, {plainMaterial(1100, "",
                                               {plainLayer(1100, 0, 1, 0x10, fade, 1, sixSlots(0)),
                                                plainLayer(1100, 0, 3, 0, {}, 0, {slot(7, 0)})})})
                .bytes(),
            layers1000(hdLayers(0, 1000, fade)),
            {QStringLiteral("lost materials[0].layers[1]: before 1100, an HD material has no further layers")});
        row("SD on HD", slots1100({slot(5, 0)}, 2), layers1000({plainLayer(1000, 5, 1, 0x10, fade)}, ""),
            {QStringLiteral("lost materials[0].layers[0].shaderType: before 1100, all layers of a material have one "
                            "shader, SD or HD")});

        row("HD with crystal", slots1100(sixSlots(1), 24), layers1000(hdLayers(1, 1000, fade)),
            {QStringLiteral("lost materials[0].layers[0].shaderType: before 1100, all layers of a material have one "
                            "shader, SD or HD")});

        row("Fresnel",
            withMaterials(1000,
                          {plainMaterial(1000, "", {plainLayer(1000, 0, 0, 0, {}, 0, {}, 2, {1, 0.5f, 1, 0.25f, 0})})})
                .bytes(),
            withMaterials(900, {plainMaterial(900, "", {plainLayer(900, 0, 0, 0, {}, 0, {}, 2)})}).bytes(),
            {QStringLiteral(
                 "guessed version: the released game reportedly misreads version 900, which only its beta wrote"),
             QStringLiteral("lost materials[0].layers[0].fresnelColour: “Fresnel colour” ({1, 0.5, 1}) can't be stored "
                            "in version 900"),
             QStringLiteral("lost materials[0].layers[0].fresnelOpacity: “Fresnel opacity” (0.25) can't be stored in "
                            "version 900")});
        MdxFile bright = withMaterials(1200, {}), dark = withMaterials(1100, {});
        bright.lights = {light(1200, node("Lamp", 0, -1, 0x200))};
        bright.pivots = dark.pivots = {pivot(0)};
        dark.lights = {light(1100, node("Lamp", 0, -1, 0x200))};
        row("shadows of the usual strength", bright.bytes(), dark.bytes());
        QByteArray other = bright.bytes();
        const qsizetype end = other.indexOf("PIVT");
        other.replace(end - 4, 4, Out().f32({0.75f}).bytes);
        row("other shadows", other, dark.bytes(),
            {QStringLiteral(
                "lost lights[0].shadowIntensity: “Shadow intensity” (0.75) can't be stored in version 1100")});

        row("one layer stays of an HD material", layers1000(hdLayers(0, 1000, fade)),
            withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0, 1, 0x10, fade)})}).bytes(),
            {QStringLiteral("lost materials[0].layers[1]: before version 900 a material has no texture for “Normal”"),
             QStringLiteral("lost materials[0].layers[2]: before version 900 a material has no texture for “ORM”"),
             QStringLiteral("lost materials[0].layers[3]: before version 900 a material has no texture for “Emissive”"),
             QStringLiteral(
                 "lost materials[0].layers[4]: before version 900 a material has no texture for “Team colour”"),
             QStringLiteral(
                 "lost materials[0].layers[5]: before version 900 a material has no texture for “Environment”")});
        row("gain", withMaterials(900, {plainMaterial(900, "", {plainLayer(900, 0, 0, 0, {}, 0, {}, 2)})}).bytes(),
            withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0)})}).bytes(),
            {QStringLiteral(
                "lost materials[0].layers[0].emissiveGain: “Emissive gain” (2) can't be stored in version 800")});
        row("unlit", withMaterials(900, {plainMaterial(900, "", {plainLayer(900, 0, 0, 0x120)})}).bytes(),
            withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0, 0, 0x21)})}).bytes(),
            {QStringLiteral("guessed materials[0].layers[0].shadingFlags: “Unlit” becomes “Unshaded”, the closest "
                            "match before version 900")});
        row("two-sided by the material", withMaterials(900, {plainMaterial(900, "", {plainLayer(900, 0)}, 2)}).bytes(),
            withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0, 0, 0x10)}, 2)}).bytes(),
            {QStringLiteral("changed materials[0].layers[0].shadingFlags: the material is two-sided; before version "
                            "900 this is a property of its layers")});
    }

    void downward() { upward(); }

    /// Layers that stay, their tracks and what is selected in them survive; the others come back with undo.
    void identities()
    {
        const auto document = open(withMaterials(1000, {plainMaterial(1000, hd, hdLayers(0, 1000, fade))}).bytes());
        const NodeId first = object(*document, "materials[0].layers", 0),
                     second = object(*document, "materials[0].layers", 1);
        document->selection().set({first});
        QVERIFY(only(convertTo(*document, 1200), "error").isEmpty());
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>{first});
        QCOMPARE(document->model().get<mdx::Layer>(first)->alphaKeys.size(), std::size_t(2));
        QVERIFY(!document->model().contains(second));
        // The result of the conversion can be edited, and new objects don't take its identities.
        const NodeId slot = object(*document, "materials[0].layers[0].slots", 5);
        QVERIFY(setText(*document, "materials[0].layers[0].slots[5].textureId", "7").isEmpty());
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "textures"), -1);
        QVERIFY(push(*document, builder).isEmpty());
        QCOMPARE(document->model().get<mdx::TextureSlot>(slot)->textureId, 7);
        document->goTo(0);
        QVERIFY(document->model().contains(second));
        QVERIFY(!document->model().contains(slot));
    }

    /// Farther levels of detail, Popcorn effects and faces go, along with what belongs to them; ids stay gap-free.
    void reforgedObjectsGo()
    {
        MdxFile f = richMdx(1000);
        GeosetParts far;
        QByteArray bytes = far.bytes(1000);
        const qsizetype lod = bytes.indexOf("Mesh") - 4;
        f.geosets.append(patch(bytes, lod, Out().i32({2}).bytes));
        f.geosetAnimations.append(geosetAnimation(2));
        const auto document = open(f.bytes());
        const std::size_t animations = mdxOf(*document).data.geosetAnimations.size();
        const QByteArray before = saved(*document);
        const QStringList lines = convertTo(*document, 800);
        for (const char *line :
             {"lost geosets[2]: level of detail 2 is removed: before version 900 all levels would be drawn at once",
              "lost popcornEmitters[0]: there are no Popcorn effects before version 900",
              "lost faceEffects[0]: there are no animated faces before version 900",
              "lost bindPoses: there are no bind poses before version 900",
              "guessed opaques[0]: the chunk MDVI is unknown and is kept as is"})
            QVERIFY2(lines.contains(QString::fromUtf8(line)), line);
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.geosets.size(), std::size_t(2));
        QCOMPARE(root.geosetAnimations.size(), animations - 1);
        QVERIFY(root.popcornEmitters.isEmpty() && root.faceEffects.isEmpty() && root.bindPoses.isEmpty());
        QCOMPARE(root.ribbonEmitters[0].node.objectId, 9); // the Popcorn effect had 9
        QCOMPARE(root.pivots.size(), std::size_t(15));
        QVERIFY(open(saved(*document)));
        document->undo();
        COMPARE_BYTES(saved(*document), before);
    }

    /// Every field that depends on the version, with a distinct value, in every direction: every difference afterwards
    /// was reported.
    void whateverChangesIsTold_data()
    {
        QTest::addColumn<std::uint32_t>("from");
        QTest::addColumn<std::uint32_t>("to");
        for (const std::uint32_t from : {800u, 900u, 1000u, 1100u, 1200u})
            for (const std::uint32_t to : {800u, 900u, 1000u, 1100u, 1200u})
                if (from != to)
                    QTest::addRow("%u to %u", from, to) << from << to;
    }

    void whateverChangesIsTold()
    {
        QFETCH(std::uint32_t, from);
        QFETCH(std::uint32_t, to);
        const QByteArray bytes = richMdx(from).bytes();
        const auto document = open(bytes);
        QStringList told = convertTo(*document, to);
        const auto there = open(saved(*document));
        QVERIFY(there);
        QVERIFY(diffModels(document->model(), there->model()).empty());
        told += convertTo(*there, from);
        if (only(told, "(lost|changed)").isEmpty())
            COMPARE_BYTES(saved(*there), bytes);
    }

    /// The picture is the same if the report mentions no loss.
    void sceneStaysTheSame()
    {
        const auto document = open(
            withMaterials(
                1000, {plainMaterial(1000, hd, hdLayers(0, 1000, fade)),
                       plainMaterial(1000, "", {plainLayer(1000, 3, 2, 0x11), plainLayer(1000, 4, 3, 0, flipbook)}, 2)})
                .bytes());
        const auto looks = [&] {
            QStringList lines;
            for (const SceneMaterial &material : document->format()->scene()->build(document->model()).materials)
                for (const SceneLayer &layer : material.layers) {
                    QString line = QStringLiteral("%1 %2 %3 %4 %5")
                                       .arg(int(layer.filterMode))
                                       .arg(layer.hd)
                                       .arg(layer.twoSided)
                                       .arg(layer.texture.fallback)
                                       .arg(layer.texture.curve.size());
                    for (const auto &slot : layer.slots)
                        line += QStringLiteral(" %1").arg(slot.fallback);
                    lines += line;
                }
            return lines;
        };
        const QStringList before = looks();
        QCOMPARE(before.size(), 3);
        QVERIFY(only(convertTo(*document, 1200), "lost").isEmpty());
        QCOMPARE(looks(), before);
        QVERIFY(only(convertTo(*document, 900), "lost").isEmpty());
        QCOMPARE(looks(), before);
    }

    /// Bytes of unknown meaning stay with their object.
    void unknownBytes()
    {
        MdxFile f = withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0, 0, 0, "tail")})});
        const auto document = open(f.bytes());
        QCOMPARE(convertTo(*document, 1000),
                 QStringList(QStringLiteral("guessed materials[0].layers[0]: 4 bytes at the end of the object are "
                                            "unknown; they are kept as long as the object exists")));
        COMPARE_BYTES(saved(*document),
                      withMaterials(1000, {plainMaterial(1000, "", {plainLayer(1000, 0, 0, 0, "tail")})}).bytes());
    }

    void oddVersionNumbers()
    {
        MdxFile f = withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0)})});
        f.version = 850;
        const auto document = open(f.bytes());
        QVERIFY(document);
        QCOMPARE(convertTo(*document, 800), QStringList());
        COMPARE_BYTES(saved(*document), withMaterials(800, {plainMaterial(800, "", {plainLayer(800, 0)})}).bytes());
    }

private:
    static QByteArray patch(QByteArray bytes, qsizetype at, const QByteArray &with)
    {
        return bytes.replace(at, with.size(), with);
    }
};

SINEW_GUILESS_TEST(tst_mdx_convert, TestMdxConvert)

} // namespace tst_mdx_convert
#include "tst_mdx_convert.moc"
