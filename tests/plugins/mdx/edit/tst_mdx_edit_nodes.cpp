// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_mdx_edit_nodes {

using namespace sinew;
using namespace sinew::test;

// Nodes and their numbers. See mdx_edit_test.h.

class TestMdxEditNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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

        f.bones = {f.bones[0],
                   bone("Arm", 1, 0, track("KGRT", 2, -1, {0, 1000}, 4) + track("KGSC", 3, 0, {0, 250, 500}, 3), 1, 1),
                   bone("Hand", 2, 1, track("KGTR", 3, -1, {2000, 2500, 3000}, 3))};
        // Everything after it: one id less; children of Spine (1) hang on Root (0), those of 2 and 3 follow.
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
        builder.remove(ids); // Arm and Hand; Hand's parent Arm is removed, too, so Spine inherits
        QCOMPARE(push(*document, builder), QString());
        const mdx::Root &root = mdxOf(*document).data;
        // Geoset 0: {0} {1 2} → {0} {1}; geoset 1: {3 1} {2} → {1} {1}.
        QCOMPARE(root.geosets[0].matrixIndices.view().size(), std::size_t(2));
        QCOMPARE(root.geosets[1].matrixGroups[0], 1u);
        QCOMPARE(root.geosets[1].matrixGroups[1], 1u);
        QCOMPARE(root.geosets[1].matrixIndices[0], 1u);
        QCOMPARE(root.geosets[1].matrixIndices[1], 1u);
        QCOMPARE(root.helpers[0].node.parentId, 1);           // was below Arm
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
        const auto nodeRow = fieldRow<&mdx::Bone::node>();
        FixedString<80> name;
        name.set("Pelvis");
        builder.set({added, nodeRow, fieldRow<&mdx::Node::name>()}, name);
        builder.setReference({added, nodeRow, fieldRow<&mdx::Node::parentId>()}, object(*document, "bones", 3));
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

        // Helper was 5; the copy is 6 with the same parent and pivot, and every later id is one more.
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
        const NodeId hand = object(*document, "bones", 3), root = object(*document, "bones", 0),
                     arm = object(*document, "bones", 2);
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

    void oddObjectIds()
    {
        MdxFile f = richMdx(800);
        f = MdxFile{};
        // Written in a different order from their numbers: ids 2 0 1.
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

    /// Files with wrong ids: an edit makes nothing worse.
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

    /// An id shared by two nodes makes a circle of ids; looking for an heir must end.
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
        builder.remove(object(*document, "bones", 0)); // must not make two billion pivots
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

    /// Pivots without a node, in a gap of the ids, keep their place between the others.
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
        builder.insertNew(at(*document, "bones"), 1); // after A: id 1
        QCOMPARE(push(*document, builder), QString());
        f.bones = {bone("A", 0, -1), bone("", 1, -1), bone("C", 3, 0), bone("E", 5, 3)};
        f.pivots.insert(1, QByteArray(12, '\0'));
        VERIFY_EDIT(document, original, f.bytes());
    }
};

SINEW_GUILESS_TEST(tst_mdx_edit_nodes, TestMdxEditNodes)

} // namespace tst_mdx_edit_nodes
#include "tst_mdx_edit_nodes.moc"
