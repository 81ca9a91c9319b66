// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Compares new models with those they are made of: each corner of each triangle, in each sequence, at the times of keys
// and between.

#include "core/scene/pose/skinning.h"
#include "tests/plugins/create/paired.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_creation_pose {

using namespace sinew;
using namespace sinew::test;

/// Milliseconds from a sequence's start.
std::vector<double> momentsOf(const RenderScene &scene, const SceneSequence &sequence, std::size_t most)
{
    std::set<std::int32_t> keys{sequence.start, sequence.end};
    for (const SceneNode &node : scene.nodes)
        for (const CurveBase *curve :
             {static_cast<const CurveBase *>(&node.translation.curve),
              static_cast<const CurveBase *>(&node.rotation.curve), static_cast<const CurveBase *>(&node.scale.curve)})
            for (const std::int32_t time : curve->times())
                if (time >= sequence.start && time <= sequence.end)
                    keys.insert(time);
    std::vector<double> moments;
    double before = -1;
    for (const std::int32_t key : keys) {
        const double at = double(key) - sequence.start;
        for (int part = 1; part < 5 && before >= 0; ++part)
            moments.push_back(before + (at - before) * part / 5);
        moments.push_back(at);
        before = at;
    }
    if (moments.size() <= most)
        return moments;
    std::vector<double> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(moments[i * (moments.size() - 1) / (most - 1)]);
    return some;
}

bool isFinite(const RenderScene &scene)
{
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &v : mesh.positions)
            if (!std::isfinite(v.x + v.y + v.z))
                return false;
    return true;
}

/// By vertex: whether one of its bones does.
std::vector<bool> verticesOf(const SceneMesh &mesh, const std::vector<bool> &nodes)
{
    std::vector<bool> vertices(mesh.positions.size());
    for (std::size_t i = 0; i < mesh.influences.size() && i / 4 < vertices.size(); ++i)
        if (mesh.weights[i] > 0 && mesh.influences[i] < mesh.palette.size())
            for (const std::int32_t row : mesh.palette[mesh.influences[i]])
                if (row >= 0 && nodes[std::size_t(row)])
                    vertices[i / 4] = true;
    return vertices;
}

class TestCreationPose : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    void comparePoses(const Created &all)
    {
        const auto pairs = pairedMeshes(all);
        if (all.result.meshes.empty())
            return;
        QVERIFY2(!pairs.empty(), "the triangles are not those of the source");
        Eigen::AlignedBox3f box;
        for (const SceneMesh &mesh : all.result.meshes)
            for (const Vec3 &v : mesh.positions)
                box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        const double size = std::max(1e-3, double(box.diagonal().norm()));
        const std::size_t most = std::size_t(byTier(12, 200));
        Pose from, to;
        std::vector<Eigen::Vector3f> fromPlaces;
        std::vector<std::vector<Eigen::Vector3f>> toPlaces(all.result.meshes.size());
        double worst = 0;
        QString where;
        const std::vector<bool> otherRules = followingOtherRules(all.source);
        for (const PlayedPart &part : playedParts(all)) {
            const SceneSequence &own = all.source.sequences[std::size_t(part.source)];
            for (const double moment : momentsOf(all.source, own, most)) {
                if (moment > part.length)
                    continue;
                evaluatePose(all.source, part.inSource(all, moment), from);
                evaluatePose(all.result, part.inResult(all, moment), to);
                // Attachments, in the order of the source's.
                std::size_t next = 0;
                for (const SceneAttachment &attachment : all.source.attachments) {
                    if (attachment.node < 0 || next >= all.result.attachments.size())
                        continue;
                    const Eigen::Vector3f expected =
                        placed(origin(all.source, from, attachment.node), all.source, float(all.options.scale));
                    const double off =
                        double((origin(all.result, to, all.result.attachments[next++].node) - expected).norm());
                    if (!(off <= worst) && !otherRules[std::size_t(attachment.node)] &&
                        std::isfinite(expected.norm())) {
                        worst = off;
                        where = QStringLiteral("%1 at %2 ms, attachment %3")
                                    .arg(QString::fromStdString(own.name))
                                    .arg(moment)
                                    .arg(next - 1);
                    }
                }
                for (std::size_t mesh = 0; mesh < all.result.meshes.size(); ++mesh)
                    skinnedPositions(all.result.meshes[mesh], to, toPlaces[mesh]);
                for (const auto &[row, parts] : pairs) {
                    const SceneMesh &mesh = all.source.meshes[row];
                    skinnedPositions(mesh, from, fromPlaces);
                    const std::vector<bool> isLeftOut = verticesOf(mesh, otherRules);
                    std::size_t corner = 0;
                    for (const std::size_t part : parts)
                        for (const std::uint32_t index : all.result.meshes[part].indices) {
                            if (isLeftOut[mesh.indices[corner]]) {
                                ++corner;
                                continue;
                            }
                            const Eigen::Vector3f expected =
                                placed(fromPlaces[mesh.indices[corner++]], all.source, float(all.options.scale));
                            const double off = double((toPlaces[part][index] - expected).norm());
                            if (!(off <= worst)) {
                                worst = off;
                                where = QStringLiteral("%1 at %2 ms, mesh %3")
                                            .arg(QString::fromStdString(own.name))
                                            .arg(moment)
                                            .arg(row);
                            }
                        }
                }
            }
        }
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            qInfo("worst %.3g of the size, %s", worst / size, qPrintable(where));
        const double bound = all.source.front == ModelFront::PlusX ? 1e-5 : 1e-4;
        QVERIFY2(worst <= bound * size,
                 qPrintable(QStringLiteral("off by %1 of the size: %2").arg(worst / size).arg(where)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    /// With the weights of vertices: all that moves is as in the source.
    void posesOfReforged_data() { addSourceRows(16); }
    void posesOfReforged()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx1000", false);
        sawCorpusFile(path);
        if (!all.document || !isFinite(all.source))
            return;
        if (!all.isDone()) {
            // 49 days do not fit on the new model's one line.
            QVERIFY2(all.made.error().text().find("timeline") != std::string::npos, all.made.error().text().c_str());
            return;
        }
        QCOMPARE(all.result.sequences.size(), all.options.sequences.size());
        comparePoses(all);
    }
};

SINEW_GUILESS_TEST(tst_creation_pose, TestCreationPose)

} // namespace tst_creation_pose

#include "tst_creation_pose.moc"
