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
    std::vector<double> moments;
    double before = -1;
    for (const std::int32_t key : keys) {
        const double at = double(key) - sequence.start;
        for (int part = 1; part < 5 && before >= 0; ++part)
            moments.push_back(before + (at - before) * part / 5);
        moments.push_back(at);
        before = at;
    }
    // A test function has five minutes.
    std::size_t points = 1;
    for (const SceneMesh &mesh : scene.meshes)
        points += mesh.positions.size();
    const std::size_t all = 200000000 / std::max<std::size_t>(1, scene.sequences.size()) / points;
    const std::size_t most = std::size_t(byTier(15, int(std::clamp<std::size_t>(all, 15, 100000))));
    if (moments.size() <= most)
        return moments;
    std::vector<double> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(moments[i * (moments.size() - 1) / (most - 1)]);
    return some;
}

Eigen::Vector3d placed(const Eigen::Vector3f &at, const RenderScene &scene, double scale)
{
    const Eigen::Vector3d v = at.cast<double>() * scale;
    return scene.front == ModelFront::PlusX ? Eigen::Vector3d(v.y(), v.z(), v.x())
                                            : Eigen::Vector3d(v.x(), v.z(), -v.y());
}

using Points = std::vector<Eigen::Vector3d>;

/// Meshes that have triangles.
std::vector<std::size_t> drawnMeshes(const RenderScene &scene)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        if (!scene.meshes[row].positions.isEmpty() && scene.meshes[row].indices.size() >= 3)
            rows.push_back(row);
    return rows;
}

/// Where all nodes and then all vertices should be.
Points expectedPoints(const RenderScene &scene, std::size_t sequence, double moment, double scale)
{
    Pose pose;
    evaluatePose(
        scene,
        {.sequence = std::int32_t(sequence), .time = scene.sequences[sequence].start + moment, .globalTime = moment},
        pose);
    Points points;
    for (std::size_t n = 0; n < scene.nodes.size(); ++n) {
        const Vec3 &pivot = scene.nodes[n].pivot;
        points.push_back(placed(pose.nodes[n] * Eigen::Vector3f(pivot.x, pivot.y, pivot.z), scene, scale));
    }
    std::vector<Eigen::Vector3f> positions;
    for (const std::size_t row : drawnMeshes(scene)) {
        skinnedPositions(scene.meshes[row], pose, positions);
        for (const Eigen::Vector3f &position : positions)
            points.push_back(placed(position, scene, scale));
    }
    return points;
}

/// Where they are.
Points posedPoints(GltfPose &posed, std::size_t nodes)
{
    Points points;
    for (std::size_t n = 0; n < nodes; ++n)
        points.push_back(posed.world(int(n) + 1).translation()); // the armature comes first
    for (const int node : posed.meshNodes())
        for (const Eigen::Vector3d &vertex : posed.vertices(node))
            points.push_back(vertex);
    return points;
}

double distanceToLine(const Eigen::Vector3d &at, const Eigen::Vector3d &from, const Eigen::Vector3d &to)
{
    const Eigen::Vector3d along = to - from;
    const double squared = along.squaredNorm();
    const double t = squared > 0 ? std::clamp((at - from).dot(along) / squared, 0., 1.) : 0;
    return (from + t * along - at).norm();
}

/// The largest distance of a point from the way that it should take between two moments, as a share of the model's
/// size or of how far away it is.
struct Worst
{
    double share = 0;
    std::size_t point = 0;
    QString where;

    static Worst of(const Points &actual, const Points &from, const Points &to, double size)
    {
        if (actual.size() != from.size())
            return {1e9, 0, QStringLiteral("points are missing")};
        Worst worst;
        for (std::size_t i = 0; i < actual.size(); ++i) {
            const double share = distanceToLine(actual[i], from[i], to[i]) / std::max(size, from[i].norm());
            if (!(share <= worst.share))
                worst = {share, i, {}};
        }
        return worst;
    }
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
    if (!exported)
        return {1e9, 0, QString::fromStdString(exported.error().text())};
    const GltfFile file = GltfFile::read(exported->files.front().bytes);
    GltfPose posed(file);
    const RenderScene scene = sayable(model.scene);
    const double scale = options.scale.value_or(scene.unitsPerYard > 8 ? 1. / 64 : 1);
    Eigen::AlignedBox3d box;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &p : mesh.positions)
            box.extend(placed({p.x, p.y, p.z}, scene, scale));
    if (posed.meshNodes().size() != drawnMeshes(scene).size() || posed.animationCount() < scene.sequences.size())
        return {1e9, 0, QStringLiteral("meshes or sequences are missing")};
    const bool isCutShort =
        std::any_of(exported->losses.begin(), exported->losses.end(), [](const ConversionLoss &loss) {
            return loss.message.text().find("more than a thousand times") != std::string::npos;
        });
    const double size = box.isEmpty() ? 1 : std::max(1e-3, box.diagonal().norm());
    bound = isSampled(scene) ? 1e-3 : 1e-5;
    for (std::size_t row = 0; row < scene.sequences.size(); ++row) {
        for (const double moment : momentsOf(scene, scene.sequences[row])) {
            if (moment > (isCutShort ? 5000 : 8388000))
                continue; // as the list of losses says
            const float seconds = float(moment / 1000);
            posed.pose(int(row), double(seconds));
            const Points actual = posedPoints(posed, scene.nodes.size()),
                         wanted = expectedPoints(scene, row, moment, scale);
            Worst here = Worst::of(actual, wanted, wanted, size);
            if (here.share > bound) {
                // The times of keys are rounded to floats: what is fast is that much earlier or later.
                const double off = (double(std::nextafter(seconds, 1e9f)) - double(seconds)) * 1000;
                here = Worst::of(actual, expectedPoints(scene, row, moment - off, scale),
                                 expectedPoints(scene, row, moment + off, scale), size);
            }
            if (!(here.share <= worst.share)) {
                worst = here;
                worst.where =
                    QStringLiteral("point %1, sequence %2, %3 ms").arg(here.point).arg(row).arg(moment) + here.where;
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
