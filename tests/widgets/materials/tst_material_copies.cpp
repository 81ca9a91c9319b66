// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Materials and looks of submeshes that are copied to another model, version or game.

#include "core/document/open_document.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/materials/material_fixture.h"

#include "plugins/m2/format.h"
#include "widgets/objects/object_clipboard.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

namespace tst_material_copies {

using namespace sinew;
using namespace sinew::test;

class TestMaterialCopies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Fields stored differently in the other version are converted on the way: textures of layers and those of slots.
    void toAnotherVersion()
    {
        const auto classic = materialSample();
        MdxFile file;
        file.version = 1100;
        file.textures = {texture(0, "Other.blp"), texture(0, "Glow.blp")};
        file.materials = {material(1100, {layer(1100, 0, -1, {}, {slot(1, 0)})})};
        const auto reforged = open(file.bytes());
        QVERIFY(reforged);
        const QByteArray before = saved(*reforged), classicBefore = saved(*classic);

        ObjectClipboard::copy(*classic, {object(*classic, "materials", 0)});
        auto pasted = ObjectClipboard::paste(*reforged, *ObjectClipboard::content(), NoNode);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        const mdx::Root &root = mdxOf(*reforged).data;
        QCOMPARE(root.materials.size(), std::size_t(2));
        QCOMPARE(root.materials[1].layers.size(), std::size_t(2));
        QCOMPARE(root.textures.size(), std::size_t(4)); // the team's colour and Armor.blp came along
        for (std::size_t row = 0; row < 2; ++row) {
            QCOMPARE(root.materials[1].layers[row].slots.size(), std::size_t(1));
            const std::int32_t shown = root.materials[1].layers[row].slots[0].textureId;
            QCOMPARE(root.textures[std::size_t(shown)].replaceableId, row == 0 ? 1u : 0u);
            QCOMPARE(root.textures[std::size_t(shown)].path.view(), std::string_view(row == 0 ? "" : "Armor.blp"));
        }
        reforged->undo();
        QVERIFY(!reforged->canUndo());
        COMPARE_BYTES(saved(*reforged), before);

        ObjectClipboard::copy(*reforged, {object(*reforged, "materials", 0)});
        pasted = ObjectClipboard::paste(*classic, *ObjectClipboard::content(), NoNode);
        QVERIFY(bool(pasted));
        const mdx::Material &back = mdxOf(*classic).data.materials[3];
        QCOMPARE(back.layers.size(), std::size_t(1));
        QCOMPARE(back.layers[0].textureId, 2); // its own Glow.blp
        QVERIFY(back.layers[0].slots.isEmpty());
        classic->undo();
        COMPARE_BYTES(saved(*classic), classicBefore);
    }

    /// World of Warcraft's alpha and Warcraft III 3.0 have the same number and different layers, flags and bits.
    void toAnotherGame()
    {
        const auto sampleOf = [](const char *name) {
            return open(contentOf(test::sourcePath("tests/samples/") + QLatin1String(name)));
        };
        const auto wow = sampleOf("wow1300/brazier.mdx"), warcraft = sampleOf("wc3v1300/banner.mdx");
        QVERIFY(wow && warcraft);
        const QByteArray before = saved(*warcraft);
        ObjectClipboard::copy(*wow, {object(*wow, "materials", 1), object(*wow, "bones", 2)});
        const auto pasted = ObjectClipboard::paste(*warcraft, *ObjectClipboard::content(), NoNode);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        const mdx::Root &root = mdxOf(*warcraft).data;
        const mdx::Layer &layer = root.materials[1].layers[1];
        QCOMPARE(layer.shadingFlags, 0x11u); // “No fallback” is “Unlit” there
        QCOMPARE(layer.slots.size(), std::size_t(1));
        QCOMPARE(layer.slots[0].textureIdKeys.size(), std::size_t(3));
        QVERIFY(!layer.textureIdKeys.isPresent());
        QCOMPARE(root.bones[2].node.flags, 0x102u);
        QVERIFY2(pasted->notes.join(u'\n').contains(QStringLiteral("noFallback")),
                 qPrintable(pasted->notes.join(u'\n')));
        const auto again = open(saved(*warcraft));
        QVERIFY(again && mdxOf(*again).data.dialect == mdx::Warcraft3);
        warcraft->undo();
        COMPARE_BYTES(saved(*warcraft), before);

        ObjectClipboard::copy(*warcraft, {object(*warcraft, "lights", 0)});
        QVERIFY(ObjectClipboard::paste(*wow, *ObjectClipboard::content(), NoNode));
        const mdx::Light &light = mdxOf(*wow).data.lights[mdxOf(*wow).data.lights.size() - 1];
        QCOMPARE(light.node.flags, 0x100u);
        QCOMPARE(light.colour.r, .25f); // stored blue first there
    }

    /// A material brings the textures that the other model lacks; those it has are used.
    void toAnotherDocument()
    {
        MaterialFixture f;
        MdxFile file;
        file.textures = {texture(0, "Other.blp"), texture(0, "Armor.blp")};
        file.materials = {material(800, {layer(800, 0)})};
        const auto other = open(file.bytes());
        const QByteArray before = saved(*other);
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(1));
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(0)); // choosing selects
        f.page.action("copy")->trigger();
        f.page.setDocument(other.get());
        QSignalSpy notices(&f.page, &MaterialPanel::notice);
        f.page.action("paste")->trigger();
        QCOMPARE(notices.count(), 0);
        QCOMPARE(f.page.current(), object(*other, "materials", 1));
        const mdx::Root &root = mdxOf(*other).data;
        QCOMPARE(root.textures.size(), std::size_t(3)); // the team colour came along
        QCOMPARE(root.textures[2].replaceableId, 1u);
        QCOMPARE(root.materials.size(), std::size_t(2));
        QCOMPARE(root.materials[1].layers[0].textureId, 2);
        QCOMPARE(root.materials[1].layers[1].textureId, 1);
        QCOMPARE(other->selection().nodes(), std::vector<NodeId>{root.materials.ids[1]});
        other->undo();
        COMPARE_BYTES(saved(*other), before);
        f.page.setDocument(nullptr);
    }

    /// The look of a submesh goes to one of another model, and to another one of the same.
    void looksOfSubmeshes()
    {
        FormatRegistry registry;
        registry.add(createM2Format());
        const auto one = openDocument(registry, test::sourcePath("tests/samples/m2wotlk/tiny.m2"));
        const auto other = openDocument(registry, test::sourcePath("tests/samples/m2legion/tiny.m2"));
        QVERIFY(one && other);
        MaterialFixture f;
        f.page.setDocument(one->get());
        const std::size_t layers = f.page.cards().size();
        QCOMPARE(layers, std::size_t(2));
        QVERIFY(f.page.action("copy")->isEnabled());
        f.page.action("copy")->trigger();
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        QVERIFY(f.page.cards().size() != layers);
        f.page.action("paste")->trigger();
        QCOMPARE(f.page.cards().size(), layers);
        (*one)->undo();
        QVERIFY(!(*one)->isModified());
        f.page.setDocument(other->get());
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        QVERIFY(f.page.action("paste")->isEnabled());
        f.page.action("paste")->trigger();
        QCOMPARE(f.page.cards().size(), layers);
        QCOMPARE((*other)->historyIndex(), 1);
        (*other)->undo();
        QVERIFY(!(*other)->isModified());
        // Anything that is not a look can't be pasted on a submesh.
        ObjectClipboard::copy(
            **one, {(*one)->model().idAt(Address{RootNode, test::rowNamed((*one)->model().info(), "textures")}, 0)});
        QVERIFY(!f.page.action("paste")->isEnabled());
        f.page.setDocument(nullptr);
    }
};

SINEW_TEST(tst_material_copies, TestMaterialCopies)

} // namespace tst_material_copies
#include "tst_material_copies.moc"
