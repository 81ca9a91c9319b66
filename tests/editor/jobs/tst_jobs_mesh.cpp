// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Jobs with the mesh in the window: merged geosets, mirrored arm, separated cape.

#include "tests/editor/jobs/job_fixture.h"
#include "tests/support/test_program.h"

namespace tst_jobs_mesh {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Largest difference of sorted triangles; infinite for another number of them.
double difference(const std::vector<std::array<float, 9>> &a, const std::vector<std::array<float, 9>> &b)
{
    double worst = a.size() == b.size() ? 0 : double(INFINITY);
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        for (std::size_t n = 0; n < 9; ++n)
            worst = std::max(worst, double(std::abs(a[i][n] - b[i][n])));
    return worst;
}

std::vector<std::size_t> allMeshes(const PosedModel &model)
{
    std::vector<std::size_t> all;
    for (std::size_t mesh = 0; mesh < model.scene.meshes.size(); ++mesh)
        all.push_back(mesh);
    return all;
}

/// Of all triangles in all sequences.
double largestDifference(const PosedModel &a, const PosedModel &b)
{
    double worst = 0;
    for (std::size_t row = 0; row < a.scene.sequences.size(); ++row)
        for (const double share : moments)
            worst = std::max(worst, difference(a.triangles(std::int32_t(row), share, allMeshes(a)),
                                               b.triangles(std::int32_t(row), share, allMeshes(b))));
    return worst;
}

/// Positive for a closed surface whose front is outside.
double volume(const SceneMesh &mesh, const Places &places)
{
    double sum = 0;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        sum += double(places[mesh.indices[i]].dot(places[mesh.indices[i + 1]].cross(places[mesh.indices[i + 2]]))) / 6;
    return sum;
}

} // namespace

class TestJobsMesh : public JobFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openJobWindow();
        if (!m_window->viewport().unavailable().isEmpty())
            QSKIP("there is no 3D view here");
    }
    void cleanup()
    {
        if (m_window)
            closeWindow();
    }

    /// The golem's body and arm have one material: they become one geoset, which looks and moves as both did.
    void mergedGeosets()
    {
        Document *golem = openModel("golem.mdl");
        begin(*golem);
        const PosedModel before(*golem);
        const std::vector<NodeId> geosets = rootOf(*golem).geosets.ids;
        const std::size_t corners =
            rootOf(*golem).geosets[GolemBody].faces.size() + rootOf(*golem).geosets[GolemArm].faces.size();
        selectInTree({geosets[GolemBody], geosets[GolemArm]});
        takePicture(QStringLiteral("merged-geosets-1"));
        trigger("model.mesh.merge");
        takePicture(QStringLiteral("merged-geosets-2"));
        const mdx::Root &root = rootOf(*golem);
        QCOMPARE(root.geosets.size(), 3u);
        QCOMPARE(golem->selection().nodes().size(), 1u);
        const mdx::Geoset &merged = root.geosets[std::size_t(golem->model().rowOf(golem->selection().nodes()[0]))];
        QCOMPARE(merged.faces.size(), corners);
        QCOMPARE(merged.materialId, 0u);
        const PosedModel after(*golem);
        const double worst = largestDifference(before, after);
        qInfo("%zu triangles, off by %g of the size", corners / 3, worst / before.size());
        QVERIFY(worst <= 1e-5 * before.size());
        finish(*golem, 1);
    }

    /// The golem has a right arm only. Its mirror image follows the bones of the left one.
    void mirroredArm()
    {
        Document *golem = openModel("golem.mdl");
        begin(*golem);
        const NodeId arm = rootOf(*golem).geosets.ids[GolemArm];
        selectInTree({arm});
        takePicture(QStringLiteral("mirrored-arm-1"));
        trigger("model.mesh.mirror");
        takePicture(QStringLiteral("mirrored-arm-2"));
        QCOMPARE(rootOf(*golem).geosets.size(), 5u);
        const PosedModel after(*golem);
        const std::size_t right = after.mesh(arm), left = after.mesh(rootOf(*golem).geosets.ids.back());
        const Places theirs = after.atRest(right), own = after.atRest(left);
        QCOMPARE(own.size(), theirs.size());
        double worst = 0, moved = 0;
        for (std::size_t v = 0; v < own.size(); ++v) {
            worst = std::max(worst,
                             double((own[v] - Eigen::Vector3f(theirs[v].x(), -theirs[v].y(), theirs[v].z())).norm()));
            const std::vector<std::int32_t> bones = after.bonesOf(left, v), others = after.bonesOf(right, v);
            QCOMPARE(bones.size(), 1u);
            QCOMPARE(others.size(), 1u);
            std::string name = after.scene.nodes[std::size_t(others[0])].name;
            QVERIFY(name.ends_with("Right"));
            name.replace(name.size() - 5, 5, "Left");
            QCOMPARE(after.scene.nodes[std::size_t(bones[0])].name, name);
        }
        for (const double share : moments) {
            const Pose pose = after.pose(0, share);
            const Places places = after.at(0, share)[left];
            for (std::size_t v = 0; v < own.size(); ++v) {
                const Eigen::Vector3f wanted = pose.nodes[std::size_t(after.bonesOf(left, v)[0])] * own[v];
                worst = std::max(worst, double((places[v] - wanted).norm()));
                moved = std::max(moved, double((wanted - own[v]).norm()));
            }
        }
        qInfo("off by %g of the size, moves %g; volumes %g and %g", worst / after.size(), moved / after.size(),
              volume(after.scene.meshes[left], own), volume(after.scene.meshes[right], theirs));
        QVERIFY(worst <= 1e-4 * after.size());
        QVERIFY(moved > 0.01 * after.size());
        // Its outside is outside.
        const double size = volume(after.scene.meshes[right], theirs);
        QVERIFY(size > 0 && std::abs(volume(after.scene.meshes[left], own) - size) < 1e-3 * size);
        finish(*golem, 1);
    }

    /// The knight's cape shares a geoset with the crest of his helmet. It becomes one of its own; nothing moves.
    void separatedCape()
    {
        Document *knight = openModel("knight.mdx");
        m_window->viewport().lookFrom(2.6f, 0.25f);
        begin(*knight);
        const PosedModel before(*knight);
        constexpr std::size_t cloth = 2;
        const std::vector<NodeId> geosets = rootOf(*knight).geosets.ids;
        const std::size_t corners = rootOf(*knight).geosets[cloth].faces.size();
        takePicture(QStringLiteral("separated-cape-1"));
        selectInTree({geosets[cloth]});
        key(Qt::Key_M);
        key(Qt::Key_3);
        std::vector<NodeId> capeBones;
        for (const char *name : {"Cape 1", "Cape 2", "Cape 3", "Cape 4"})
            capeBones.push_back(boneNamed(*knight, name));
        selectInTree(capeBones);
        trigger("mesh.bone");
        // The rim at the shoulders follows the chest alone.
        key(Qt::Key_L);
        takePicture(QStringLiteral("separated-cape-2"));
        key(Qt::Key_P);
        key(Qt::Key_M);
        takePicture(QStringLiteral("separated-cape-3"));

        const mdx::Root &root = rootOf(*knight);
        QCOMPARE(root.geosets.size(), geosets.size() + 1);
        QCOMPARE(root.geosets[cloth].faces.size() + root.geosets[geosets.size()].faces.size(), corners);
        QCOMPARE(root.geosets[geosets.size()].materialId, root.geosets[cloth].materialId);
        const PosedModel after(*knight);
        const std::size_t rest = after.mesh(geosets[cloth]), cape = after.mesh(root.geosets.ids.back());
        std::size_t followers = 0;
        for (const std::size_t mesh : {rest, cape})
            for (std::size_t v = 0; v < after.scene.meshes[mesh].positions.size(); ++v)
                for (const char *name : {"Cape 1", "Cape 2", "Cape 3", "Cape 4"})
                    if (after.follows(mesh, v, after.node(name))) {
                        QVERIFY(mesh == cape);
                        ++followers;
                    }
        QVERIFY(followers > 100);
        const double worst = largestDifference(before, after);
        qInfo("%zu of %zu triangles, off by %g of the size", root.geosets[geosets.size()].faces.size() / 3, corners / 3,
              worst / before.size());
        QVERIFY(worst <= 1e-5 * before.size());
        finish(*knight, 1);
    }
};

SINEW_TEST(tst_jobs_mesh, TestJobsMesh)

} // namespace tst_jobs_mesh

#include "tst_jobs_mesh.moc"
