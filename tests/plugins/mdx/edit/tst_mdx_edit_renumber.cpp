// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "mdx_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_mdx_edit_renumber {

using namespace sinew;
using namespace sinew::test;

// Bind poses, skin, and edits while references are renumbered. See mdx_edit_test.h.

class TestMdxEditRenumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
        // Bind poses of nodes only: a removed camera has none to lose.
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
        builder.insertNew(at(*document, "bones"), -1); // after all others: no number changes
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.geosets[0].skin[0], std::uint8_t(255));
        QCOMPARE(mdxOf(*document).data.bones[256].node.objectId, 256);
    }

    /// Values that the program maintains itself can't be set by hand.
    void derivedFields()
    {
        const QByteArray original = richMdx(800).bytes();
        const auto document = open(original);
        for (const auto &[path, text] :
             {std::pair("version", "900"), {"bones[0].node.objectId", "7"}, {"opaques[0].tag", "5"}}) {
            QVERIFY2(!setText(*document, path, text).isEmpty(), path);
            EditBuilder builder = edit(*document);
            const Address address = at(*document, path);
            builder.set(address, *parseValue(*document->model().field(address).field,
                                             *document->model().field(address).type, text));
            QVERIFY2(!push(*document, builder).isEmpty(), path);
        }
        COMPARE_BYTES(saved(*document), original);
    }

    /// Two edits meet in one step: a pivot is set while a bone before it is removed.
    void elementSetWhileRenumbering()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 1, 0), bone("C", 2, 1)};
        f.pivots = {pivot(0), pivot(1), pivot(2)};
        const QByteArray original = f.bytes();
        const auto document = open(original);
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "pivots[2]"), Vec3{7, 7.25f, 7.5f}); // C's, in the current model
        builder.remove(object(*document, "bones", 0));
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("B", 0, -1), bone("C", 1, 0)};
        f.pivots = {pivot(1), pivot(7)};
        VERIFY_EDIT(document, original, f.bytes());
    }

    /// Numbers given by the user are those of the current model, whether or not the old value is stale.
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

    /// A used material may be removed if the same step gives its users another one.
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

SINEW_GUILESS_TEST(tst_mdx_edit_renumber, TestMdxEditRenumber)

} // namespace tst_mdx_edit_renumber
#include "tst_mdx_edit_renumber.moc"
