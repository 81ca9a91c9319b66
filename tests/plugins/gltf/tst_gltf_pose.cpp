// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Compares exported models with the scenes they come from: each vertex, in each sequence, at the times of keys and
// between, as a glTF file is posed by its specification.

#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_pose.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_gltf_pose {

using namespace sinew;
using namespace sinew::test;

template<class T>
bool isFiniteCurve(const Curve<T> &curve)
{
    const auto isFinite = [](std::span<const T> part) {
        const auto *numbers = reinterpret_cast<const float *>(part.data());
        return std::all_of(numbers, numbers + part.size() * sizeof(T) / sizeof(float),
                           [](float number) { return std::isfinite(number); });
    };
    return isFinite(curve.values()) && isFinite(curve.inTangents()) && isFinite(curve.outTangents());
}

void makeUnit(std::span<Quat> rotations)
{
    for (Quat &q : rotations) {
        const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
        q = length > 1e-12f ? Quat{q.x / length, q.y / length, q.z / length, q.w / length} : Quat();
    }
}

/// With rotations of unit length: the list of losses tells where they aren't.
RenderScene sayable(RenderScene scene)
{
    for (SceneNode &node : scene.nodes) {
        makeUnit(node.rotation.curve.editValues());
        makeUnit(node.rotation.curve.editInTangents());
        makeUnit(node.rotation.curve.editOutTangents());
        makeUnit({&node.rotation.fallback, 1});
    }
    return scene;
}

bool isFiniteScene(const RenderScene &scene)
{
    for (const SceneNode &node : scene.nodes)
        if (!isFiniteCurve(node.translation.curve) || !isFiniteCurve(node.rotation.curve) ||
            !isFiniteCurve(node.scale.curve) || !std::isfinite(node.pivot.x + node.pivot.y + node.pivot.z))
            return false;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &p : mesh.positions)
            if (!std::isfinite(p.x + p.y + p.z))
                return false;
    return true;
}

/// What has no exact form: rotations with tangents, nodes that don't inherit everything.
bool isSampled(const RenderScene &scene)
{
    return std::any_of(scene.nodes.begin(), scene.nodes.end(), [](const SceneNode &node) {
        return node.rotation.curve.hasTangents() || node.dontInheritTranslation || node.dontInheritRotation ||
               node.dontInheritScaling;
    });
}

/// Milliseconds from a sequence's start: all keys of nodes in it, its ends, and four moments between neighbours; in the
/// first tier a few of them.
std::vector<double> momentsOf(const RenderScene &scene, const SceneSequence &sequence)
{
    std::set<std::int32_t> keys{sequence.start, sequence.end};
    for (const SceneNode &node : scene.nodes)
        for (const CurveBase *curve :
             {static_cast<const CurveBase *>(&node.translation.curve),
              static_cast<const CurveBase *>(&node.rotation.curve), static_cast<const CurveBase *>(&node.scale.curve)})
            for (const std::int32_t time : curve->times()) {
                if (time >= sequence.start && time <= sequence.end)
                    keys.insert(time);
            }
    std::vector<double> all;
    double before = -1;
    for (const std::int32_t key : keys) {
        const double at = double(key) - sequence.start;
        for (int part = 1; part < 5 && before >= 0; ++part)
            all.push_back(before + (at - before) * part / 5);
        all.push_back(at);
        before = at;
    }
    const std::size_t most = std::size_t(byTier(15, 100000));
    if (all.size() <= most)
        return all;
    std::vector<double> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(all[i * (all.size() - 1) / (most - 1)]);
    return some;
}

Eigen::Vector3d placed(const Eigen::Vector3f &at, const RenderScene &scene, double scale)
{
    const Eigen::Vector3d v = at.cast<double>() * scale;
    return scene.front == ModelFront::PlusX ? Eigen::Vector3d(v.y(), v.z(), v.x())
                                            : Eigen::Vector3d(v.x(), v.z(), -v.y());
}

struct Worst
{
    double share = 0; ///< of the model's size
    QString where;
};

class TestGltfPose : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    Worst compare(const QString &path, const ExportOptions &options, double &bound);

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }
    void posesLikeTheScene_data() { addModelRows(16); }
    void posesLikeTheScene();
};

Worst TestGltfPose::compare(const QString &path, const ExportOptions &options, double &bound)
{
    Worst worst;
    const OpenedModel model(m_registry, path);
    if (!model.document || !isFiniteScene(model.scene))
        return worst;
    const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
    if (!exported) {
        worst = {1e9, QString::fromStdString(exported.error().text())};
        return worst;
    }
    const GltfFile file = GltfFile::read(exported->files.front().bytes);
    GltfPose posed(file);
    const RenderScene scene = sayable(model.scene);
    const double scale = options.scale.value_or(scene.unitsPerYard > 8 ? 1. / 64 : 1);
    Eigen::AlignedBox3d box;
    std::vector<std::size_t> drawn;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        const SceneMesh &mesh = scene.meshes[row];
        for (const Vec3 &p : mesh.positions)
            box.extend(placed({p.x, p.y, p.z}, scene, scale));
        if (!mesh.positions.isEmpty() && mesh.indices.size() >= 3)
            drawn.push_back(row);
    }
    const std::vector<int> nodes = posed.meshNodes();
    if (nodes.size() != drawn.size() || posed.animationCount() < scene.sequences.size()) {
        worst = {1e9, QStringLiteral("meshes or sequences are missing")};
        return worst;
    }
    const bool isCutShort =
        std::any_of(exported->losses.begin(), exported->losses.end(), [](const ConversionLoss &loss) {
            return loss.message.text().find("more than a thousand times") != std::string::npos;
        });
    const double size = box.isEmpty() ? 1 : std::max(1e-3, box.diagonal().norm());
    bound = isSampled(scene) ? 1e-3 : 1e-5;
    const auto note = [&](double share, const QString &where) {
        if (!(share <= worst.share))
            worst = {share, where};
    };
    for (std::size_t row = 0; row < scene.sequences.size(); ++row) {
        const SceneSequence &sequence = scene.sequences[row];
        for (const double moment : momentsOf(scene, sequence)) {
            if (moment > (isCutShort ? 5000 : 8388000))
                continue; // as the list of losses says
            Pose pose;
            evaluatePose(scene, {std::int32_t(row), sequence.start + moment, moment}, pose);
            posed.pose(int(row), double(float(moment / 1000)));
            for (std::size_t n = 0; n < scene.nodes.size(); ++n) {
                const Vec3 &pivot = scene.nodes[n].pivot;
                const Eigen::Vector3d wanted =
                    placed(pose.nodes[n] * Eigen::Vector3f(pivot.x, pivot.y, pivot.z), scene, scale);
                // The armature comes first.
                note((posed.world(int(n) + 1).translation() - wanted).norm() / std::max(size, wanted.norm()),
                     QStringLiteral("node %1, sequence %2, %3 ms").arg(n).arg(row).arg(moment));
            }
            for (std::size_t i = 0; i < drawn.size(); ++i) {
                std::vector<Eigen::Vector3f> expected;
                skinnedPositions(scene.meshes[drawn[i]], pose, expected);
                const std::vector<Eigen::Vector3d> actual = posed.vertices(nodes[i]);
                if (actual.size() != expected.size())
                    return {1e9, QStringLiteral("vertices are missing")};
                for (std::size_t v = 0; v < actual.size(); ++v) {
                    const Eigen::Vector3d wanted = placed(expected[v], scene, scale);
                    note((actual[v] - wanted).norm() / std::max(size, wanted.norm()),
                         QStringLiteral("mesh %1, vertex %2, sequence %3, %4 ms")
                             .arg(drawn[i])
                             .arg(v)
                             .arg(row)
                             .arg(moment));
                }
            }
        }
    }
    return worst;
}

void TestGltfPose::posesLikeTheScene()
{
    QFETCH(const QString, path);
    ExportOptions options;
    double bound = 1e-5;
    const Worst worst = compare(path, options, bound);
    if (qEnvironmentVariableIsSet("SINEW_FIGURES"))
        qInfo("%.3g of the size (bound %.0g), %s", worst.share, bound, qPrintable(worst.where));
    QVERIFY2(worst.share <= bound,
             qPrintable(QStringLiteral("%1 of the model's size: %2").arg(worst.share).arg(worst.where)));
    sawCorpusFile(path);
}

SINEW_GUILESS_TEST(tst_gltf_pose, TestGltfPose)

} // namespace tst_gltf_pose

#include "tst_gltf_pose.moc"
