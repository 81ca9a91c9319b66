// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What vertices follow: numbers worked out by hand.

#include "core/mesh/bone_shares.h"
#include "core/mesh/nearest/surface_lookup.h"
#include "core/mesh/skin/skin_assign.h"
#include "core/mesh/skin/skin_clean.h"
#include "core/mesh/skin/skin_loose.h"
#include "core/mesh/skin/skin_mirror.h"
#include "core/mesh/skin/skin_smooth.h"
#include "core/mesh/skin/skin_transfer.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <random>

namespace tst_skin_edits {

using namespace sinew;

std::uint32_t addVertex(EditableMesh &mesh, const Vec3 &place, const BoneShares &shares)
{
    MeshVertex vertex;
    vertex.position = place;
    vertex.skin = skinRow(mesh, shares);
    vertex.origin = {1, std::uint32_t(mesh.vertices.size())};
    mesh.vertices.push_back(vertex);
    return vertex.origin.row;
}

EditableMesh meshOf(const std::vector<BoneShares> &shares)
{
    EditableMesh mesh;
    for (const BoneShares &each : shares)
        addVertex(mesh, {float(mesh.vertices.size()), 0, 0}, each);
    return mesh;
}

const BoneShares &sharesAt(const EditableMesh &mesh, std::size_t vertex)
{
    return mesh.skins.at(mesh.vertices.at(vertex).skin);
}

/// Shares that differ by no more than float arithmetic does, in any order.
bool isNear(const BoneShares &a, const BoneShares &b)
{
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&](const BoneShare &each) {
               return std::any_of(b.begin(), b.end(), [&](const BoneShare &other) {
                   return other.bone == each.bone && std::abs(other.share - each.share) < 1e-5f;
               });
           });
}

QByteArray textOf(const BoneShares &shares)
{
    QByteArray text;
    for (const BoneShare &each : shares)
        text += QByteArray::number(each.bone) + ':' + QByteArray::number(double(each.share)) + ' ';
    return text;
}

#define COMPARE_SHARES(actual, ...)                                                                                    \
    do {                                                                                                               \
        const BoneShares isShares = (actual), wantedShares = __VA_ARGS__;                                              \
        QVERIFY2(isNear(isShares, wantedShares),                                                                       \
                 ("is " + textOf(isShares) + "not " + textOf(wantedShares)).constData());                              \
    } while (false)

/// Four triangles around a vertex (row 0), which follows bone 2; the rim follows bone 1.
EditableMesh fan()
{
    EditableMesh mesh;
    addVertex(mesh, {0, 0, 0}, {{2, 1.f}});
    for (const Vec3 &place : {Vec3{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}})
        addVertex(mesh, place, {{1, 1.f}});
    mesh.triangles = {0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 1};
    return mesh;
}

/// The same with two vertices in the middle (rows 0 and 5), at each of which two triangles meet.
EditableMesh seamedFan(const BoneShares &second)
{
    EditableMesh mesh = fan();
    addVertex(mesh, {-0.f, 0, 0}, second);
    for (std::size_t i = 6; i < 12; ++i)
        if (mesh.triangles[i] == 0)
            mesh.triangles[i] = 5;
    return mesh;
}

class TestSkinEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assigns_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<double>("share");
        QTest::addColumn<float>("strength");
        QTest::addColumn<float>("first");
        QTest::addColumn<float>("second");
        QTest::addColumn<float>("third");
        // From 0.5, 0.3, 0.2: what is left keeps the proportion 5 : 3.
        QTest::newRow("set") << int(AssignMode::Set) << 0.6 << 1.f << 0.25f << 0.15f << 0.6f;
        QTest::newRow("set half") << int(AssignMode::Set) << 0.6 << 0.5f << 0.375f << 0.225f << 0.4f;
        QTest::newRow("set all") << int(AssignMode::Set) << 1.0 << 1.f << 0.f << 0.f << 1.f;
        QTest::newRow("set none") << int(AssignMode::Set) << 0.0 << 1.f << 0.625f << 0.375f << 0.f;
        QTest::newRow("add") << int(AssignMode::Add) << 0.3 << 1.f << 0.3125f << 0.1875f << 0.5f;
        QTest::newRow("add too much") << int(AssignMode::Add) << 1.0 << 1.f << 0.f << 0.f << 1.f;
        QTest::newRow("subtract") << int(AssignMode::Subtract) << 0.1 << 1.f << 0.5625f << 0.3375f << 0.1f;
        QTest::newRow("subtract too much") << int(AssignMode::Subtract) << 0.5 << 1.f << 0.625f << 0.375f << 0.f;
        QTest::newRow("replace") << int(AssignMode::Replace) << 0.5 << 1.f << 0.25f << 0.15f << 0.6f;
        QTest::newRow("replace half") << int(AssignMode::Replace) << 1.0 << 0.5f << 0.25f << 0.15f << 0.6f;
        QTest::newRow("not at all") << int(AssignMode::Set) << 0.6 << 0.f << 0.5f << 0.3f << 0.2f;
    }

    void assigns()
    {
        QFETCH(int, mode);
        QFETCH(double, share);
        QFETCH(float, strength);
        QFETCH(float, first);
        QFETCH(float, second);
        QFETCH(float, third);
        const EditableMesh mesh = meshOf({{{1, 0.5f}, {2, 0.3f}, {3, 0.2f}}, {{1, 1.f}}});
        const float strengths[] = {strength, 0};
        const SkinnedMesh made = assigned(mesh, {3, AssignMode(mode), share}, strengths);
        BoneShares wanted;
        for (const BoneShare &each : {BoneShare{1, first}, {2, second}, {3, third}})
            if (each.share > 0)
                wanted.push_back(each);
        COMPARE_SHARES(sharesAt(made.mesh, 0), wanted);
        QCOMPARE(sharesAt(made.mesh, 1), (BoneShares{{1, 1.f}}));
        QCOMPARE(made.changed, strength > 0 ? 1u : 0u);
    }

    void assignsTheOnlyBone()
    {
        const EditableMesh mesh = meshOf({{{3, 1.f}}, {}});
        const SkinnedMesh less = assigned(mesh, {3, AssignMode::Subtract, 0.4});
        QCOMPARE(less.changed, 0u);
        QCOMPARE(sharesAt(less.mesh, 0), (BoneShares{{3, 1.f}}));
        QVERIFY(sharesAt(less.mesh, 1).empty());
        const SkinnedMesh more = assigned(mesh, {3, AssignMode::Add, 0.4});
        QCOMPARE(more.changed, 1u);
        QCOMPARE(sharesAt(more.mesh, 1), (BoneShares{{3, 1.f}}));
    }

    /// Rows that no vertex has any longer go; others keep their bits and their order.
    void keepsBits()
    {
        const BoneShares odd{{1, 0.1f}, {2, 0.899999f}};
        const EditableMesh mesh = meshOf({odd, {{4, 1.f}}, {{5, 1.f}}});
        const float strengths[] = {0, 1, NAN, 1};
        const SkinnedMesh made = assigned(mesh, {5, AssignMode::Set, 1}, strengths);
        QCOMPARE(made.changed, 1u);
        QCOMPARE(made.mesh.skins, (std::vector<BoneShares>{odd, {{5, 1.f}}}));
        QCOMPARE(made.mesh.vertices[1].skin, 1u);
        QCOMPARE(made.mesh.vertices[2].skin, 1u);
        const SkinnedMesh same = assigned(mesh, {2, AssignMode::Set, 0.9}, std::vector<float>{1, 0, 0});
        QCOMPARE(same.changed, 0u);
        QCOMPARE(sharesAt(same.mesh, 0), odd);
    }

    void smooths()
    {
        const SkinnedMesh once = smoothedSkin(fan(), {1, 0.5}), twice = smoothedSkin(fan(), {2, 0.5});
        // The middle has four neighbours that follow bone 1; each of those has two of its kind and the middle.
        COMPARE_SHARES(sharesAt(once.mesh, 0), {{2, 0.5f}, {1, 0.5f}});
        for (std::size_t v = 1; v < 5; ++v)
            COMPARE_SHARES(sharesAt(once.mesh, v), {{1, 5.f / 6}, {2, 1.f / 6}});
        QCOMPARE(once.changed, 5u);
        COMPARE_SHARES(sharesAt(twice.mesh, 0), {{1, 2.f / 3}, {2, 1.f / 3}});
        // Half of 5/6 and half of the mean of ½, 5/6 and 5/6, which is 13/18.
        COMPARE_SHARES(sharesAt(twice.mesh, 1), {{1, 7.f / 9}, {2, 2.f / 9}});
        const float middle[] = {0.5f, 0, 0, 0, 0};
        const SkinnedMesh part = smoothedSkin(fan(), {1, 0.5}, middle);
        COMPARE_SHARES(sharesAt(part.mesh, 0), {{2, 0.75f}, {1, 0.25f}});
        QCOMPARE(part.changed, 1u);
    }

    void seamsStayClosed()
    {
        const EditableMesh alike = seamedFan({{2, 1.f}});
        for (const std::vector<float> &strengths : {std::vector<float>{}, {1, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 1}}) {
            const SkinnedMesh made = smoothedSkin(alike, {1, 0.5}, strengths);
            QCOMPARE(made.mesh.vertices[0].skin, made.mesh.vertices[5].skin);
            COMPARE_SHARES(sharesAt(made.mesh, 0), {{2, 0.5f}, {1, 0.5f}});
            const SkinnedMesh bound = assigned(alike, {7, AssignMode::Set, 1}, strengths);
            QCOMPARE(sharesAt(bound.mesh, 0), (BoneShares{{7, 1.f}}));
            QCOMPARE(sharesAt(bound.mesh, 5), (BoneShares{{7, 1.f}}));
        }
        // What differed before is of two kinds, also for the neighbours.
        const EditableMesh other = seamedFan({{3, 1.f}});
        const SkinnedMesh apart = smoothedSkin(other, {1, 0.5});
        COMPARE_SHARES(sharesAt(apart.mesh, 0), {{2, 0.5f}, {1, 0.5f}});
        COMPARE_SHARES(sharesAt(apart.mesh, 5), {{3, 0.5f}, {1, 0.5f}});
        COMPARE_SHARES(sharesAt(apart.mesh, 1), {{1, 0.75f}, {2, 0.125f}, {3, 0.125f}});
        COMPARE_SHARES(sharesAt(apart.mesh, 2), {{1, 5.f / 6}, {2, 1.f / 6}});
        const float first[] = {1, 0, 0, 0, 0, 0};
        QCOMPARE(sharesAt(assigned(other, {7, AssignMode::Set, 1}, first).mesh, 5), (BoneShares{{3, 1.f}}));
    }

    void mirrors()
    {
        enum : NodeId { Left = 1, Right, Middle, Sword };
        EditableMesh mesh;
        addVertex(mesh, {0.5f, 1, 0}, {{Left, 0.75f}, {Middle, 0.25f}});
        addVertex(mesh, {0.5f, -1.0005f, 0}, {{Middle, 1.f}});
        addVertex(mesh, {0, 0.0002f, 0}, {{Left, 1.f}});
        addVertex(mesh, {0, -3, 0}, {{Middle, 1.f}});
        const std::unordered_map<NodeId, NodeId> sides{{Left, Right}, {Right, Left}, {Middle, Middle}};
        const MirroredSkin toRight = mirroredSkin(mesh, {1, true, 0.001}, sides);
        COMPARE_SHARES(sharesAt(toRight.mesh, 0), {{Left, 0.75f}, {Middle, 0.25f}});
        COMPARE_SHARES(sharesAt(toRight.mesh, 1), {{Right, 0.75f}, {Middle, 0.25f}});
        COMPARE_SHARES(sharesAt(toRight.mesh, 2), {{Left, 0.5f}, {Right, 0.5f}});
        COMPARE_SHARES(sharesAt(toRight.mesh, 3), {{Middle, 1.f}});
        QCOMPARE(toRight.changed, 2u);
        QCOMPARE(toRight.alone, 1u);
        QVERIFY(!toRight.keptBones);
        const MirroredSkin toLeft = mirroredSkin(mesh, {1, false, 0.001}, sides);
        COMPARE_SHARES(sharesAt(toLeft.mesh, 0), {{Middle, 1.f}});
        QCOMPARE(toLeft.alone, 0u);
        const MirroredSkin strict = mirroredSkin(mesh, {1, true, 0.0001}, sides);
        QCOMPARE(strict.alone, 2u); // and row 2 is on the left
        QCOMPARE(strict.changed, 0u);
        mesh.skins[mesh.vertices[0].skin] = {{Sword, 1.f}};
        const float onlyRight[] = {0, 0.5f, 0, 0};
        const MirroredSkin kept = mirroredSkin(mesh, {1, true, 0.001}, sides, onlyRight);
        QVERIFY(kept.keptBones);
        COMPARE_SHARES(sharesAt(kept.mesh, 1), {{Sword, 0.5f}, {Middle, 0.5f}});
    }

    void cleans()
    {
        const EditableMesh mesh = meshOf(
            {{{1, 0.4f}, {2, 0.4f}}, {{1, 0.9f}, {2, 0.06f}, {3, 0.04f}}, {{1, 0.2f}, {2, 0.5f}, {3, 0.3f}}, {}});
        const SkinnedMesh full = normalisedSkin(mesh);
        COMPARE_SHARES(sharesAt(full.mesh, 0), {{1, 0.5f}, {2, 0.5f}});
        QCOMPARE(full.changed, 1u);
        QVERIFY(sharesAt(full.mesh, 3).empty());
        const SkinnedMesh two = limitedSkin(mesh, 2);
        COMPARE_SHARES(sharesAt(two.mesh, 1), {{1, 0.9375f}, {2, 0.0625f}});
        COMPARE_SHARES(sharesAt(two.mesh, 2), {{2, 0.625f}, {3, 0.375f}});
        const SkinnedMesh large = withoutSmallShares(mesh, 0.05);
        COMPARE_SHARES(sharesAt(large.mesh, 1), {{1, 0.9375f}, {2, 0.0625f}});
        COMPARE_SHARES(sharesAt(large.mesh, 2), {{1, 0.2f}, {2, 0.5f}, {3, 0.3f}});
        const SkinnedMesh one = withoutSmallShares(mesh, 0.6);
        COMPARE_SHARES(sharesAt(one.mesh, 2), {{2, 1.f}});
        QVERIFY(sharesAt(one.mesh, 3).empty());
        const float none[] = {0, 0, 0, 0};
        QCOMPARE(limitedSkin(mesh, 1, none).changed, 0u);
    }

    void transfers()
    {
        EditableMesh from;
        addVertex(from, {0, 0, 0}, {{1, 1.f}});
        addVertex(from, {1, 0, 0}, {{2, 1.f}});
        addVertex(from, {0, 1, 0}, {{3, 1.f}});
        from.triangles = {0, 1, 2};
        EditableMesh mesh;
        addVertex(mesh, {0.25f, 0.25f, 5}, {{9, 1.f}});
        addVertex(mesh, {2, 0, 0}, {{9, 1.f}});
        addVertex(mesh, {0.5f, -1, 0}, {{9, 1.f}});
        const TransferredSkin made = transferredSkin(mesh, from, 10);
        COMPARE_SHARES(sharesAt(made.mesh, 0), {{1, 0.5f}, {2, 0.25f}, {3, 0.25f}});
        COMPARE_SHARES(sharesAt(made.mesh, 1), {{2, 1.f}});
        COMPARE_SHARES(sharesAt(made.mesh, 2), {{1, 0.5f}, {2, 0.5f}});
        QCOMPARE(made.changed, 3u);
        QCOMPARE(made.left, 0u);
        const TransferredSkin near = transferredSkin(mesh, from, 4);
        QCOMPARE(sharesAt(near.mesh, 0), (BoneShares{{9, 1.f}}));
        QCOMPARE(near.left, 1u);
        const float half[] = {0, 0.5f, 0};
        COMPARE_SHARES(sharesAt(transferredSkin(mesh, from, 4, half).mesh, 1), {{9, 0.5f}, {2, 0.5f}});
        QCOMPARE(transferredSkin(mesh, EditableMesh(), 4).left, 3u);
    }

    /// The nearest of many triangles is the one that looking at all of them finds.
    void surfaces()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<float> anywhere(-1, 1);
        EditableMesh mesh;
        mesh.skins = {{}};
        for (std::uint32_t i = 0; i < 3000; ++i) {
            mesh.vertices.push_back({{anywhere(random), anywhere(random), anywhere(random)}});
            mesh.triangles.push_back(i);
        }
        mesh.vertices[4].position = mesh.vertices[3].position; // no area
        mesh.vertices[7].position.x = NAN;
        const SurfaceLookup lookup(mesh);
        for (int i = 0; i < 200; ++i) {
            const Vec3 place{2 * anywhere(random), 2 * anywhere(random), 2 * anywhere(random)};
            const Eigen::Vector3d at(place.x, place.y, place.z);
            double least = 1e30;
            for (std::size_t triangle = 0; triangle < 1000; ++triangle) {
                Eigen::Vector3d corners[3];
                for (std::size_t c = 0; c < 3; ++c) {
                    const Vec3 &p = mesh.vertices[triangle * 3 + c].position;
                    corners[c] = {p.x, p.y, p.z};
                }
                // By steps over the triangle, never nearer than the true distance.
                for (int u = 0; triangle != 2 && u <= 8; ++u)
                    for (int v = 0; u + v <= 8; ++v)
                        least = std::min(least, (corners[0] + (corners[1] - corners[0]) * u / 8 +
                                                 (corners[2] - corners[0]) * v / 8 - at)
                                                    .norm());
            }
            const auto found = lookup.find(place, 10);
            QVERIFY(found);
            QVERIFY(found->distance <= least + 1e-6);
            QVERIFY(found->distance > least - 0.3);
            QVERIFY(std::abs(found->barycentric.sum() - 1) < 1e-9 && found->barycentric.minCoeff() >= -1e-12);
            QVERIFY(found->triangle != 2);
            Eigen::Vector3d there = Eigen::Vector3d::Zero();
            for (int c = 0; c < 3; ++c) {
                const Vec3 &p = mesh.vertices[found->triangle * 3 + std::uint32_t(c)].position;
                there += found->barycentric[c] * Eigen::Vector3d(p.x, p.y, p.z);
            }
            QVERIFY(std::abs((there - at).norm() - found->distance) < 1e-9);
            QVERIFY(!lookup.find(place, found->distance * 0.999));
        }
        QVERIFY(!lookup.find({NAN, 0, 0}, 10));
    }

    void findsLooseVertices()
    {
        const EditableMesh mesh = meshOf({{}, {{9, 1.f}}, {{1, 0.5f}}, {{1, 1.f}}, {{1, 0.5f}, {9, 0.5f}}});
        const LooseVertices all = looseVertices(mesh);
        QCOMPARE(all.unbound, (std::vector<std::uint32_t>{0}));
        QCOMPARE(all.partly, (std::vector<std::uint32_t>{2}));
        const auto exists = [](NodeId bone) { return bone != 9; };
        const LooseVertices lost = looseVertices(mesh, exists);
        QCOMPARE(lost.unbound, (std::vector<std::uint32_t>{0, 1}));
        QCOMPARE(lost.partly, (std::vector<std::uint32_t>{2, 4}));
        QCOMPARE(strengthsOf(mesh, lost.partly), (std::vector<float>{0, 0, 1, 0, 1}));
        const SkinnedMesh bound = boundToNearest(mesh, exists);
        QCOMPARE(bound.changed, 2u);
        COMPARE_SHARES(sharesAt(bound.mesh, 0), {{1, 1.f}});
        COMPARE_SHARES(sharesAt(bound.mesh, 1), {{1, 1.f}});
        COMPARE_SHARES(sharesAt(bound.mesh, 4), {{1, 0.5f}, {9, 0.5f}});
        QCOMPARE(boundToNearest(meshOf({{}, {}})).changed, 0u);
    }

    void sharesThatFilesHold()
    {
        const EqualShares equal = equalShares({{1, 0.7f}, {2, 0.3f}});
        QCOMPARE(equal.bones.size(), 2u);
        QVERIFY(std::abs(equal.error - 0.2) < 1e-6);
        QCOMPARE(equalShares({{1, 0.5f}, {2, 0.5f}}).error, 0.0);
        QCOMPARE(byteShares({{1, 0.4f}, {2, 0.3f}, {3, 0.15f}, {4, 0.1f}, {5, 0.05f}}).left, 1u);
        QCOMPARE(byteShares({{1, 0.4f}, {1, 0.3f}, {3, 0.3f}}, 2).left, 0u);
    }
};

SINEW_GUILESS_TEST(tst_skin_edits, TestSkinEdits)

} // namespace tst_skin_edits

#include "tst_skin_edits.moc"
