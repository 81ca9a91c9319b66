// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/ray_cast.h"
#include "core/transform/similarity.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/plugins/model_state.h"
#include "tests/support/corpus.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QtTest>

#include <map>
#include <numbers>

namespace tst_placement {

using namespace sinew;
using namespace sinew::test;

/// A change of the whole model, worked out here as a matrix, independently of Similarity.
struct Case
{
    const char *name;
    Similarity similarity;
    Eigen::Affine3d expected;
};

Eigen::Affine3d aboutAxis(double degrees, const Eigen::Vector3d &axis)
{
    return Eigen::Affine3d(Eigen::AngleAxisd(degrees * std::numbers::pi / 180, axis.normalized()));
}

std::vector<Case> cases()
{
    using namespace Eigen;
    std::vector<Case> all;
    all.push_back({"scale 2.5", {2.5}, Affine3d(Scaling(2.5))});
    all.push_back({"move", {1, Quaterniond::Identity(), -1, {3, -4, 50}}, Affine3d(Translation3d(3, -4, 50))});
    all.push_back({"quarter turn", {1, turnByDegrees(0, 0, 90)}, aboutAxis(90, Vector3d::UnitZ())});
    all.push_back({"mirror y", {1, Quaterniond::Identity(), 1}, Affine3d(Scaling(1., -1., 1.))});
    all.push_back({"turn askew",
                   {1, turnByDegrees(20, 0, 35)},
                   aboutAxis(35, Vector3d::UnitZ()) * aboutAxis(20, Vector3d::UnitX())});
    all.push_back({"everything",
                   {0.4, turnByDegrees(0, 90, -90), 0, {10, 20, 30}},
                   Translation3d(10, 20, 30) * aboutAxis(-90, Vector3d::UnitZ()) * aboutAxis(90, Vector3d::UnitY()) *
                       Scaling(-0.4, 0.4, 0.4)});
    return all;
}

bool facesCamera(const SceneNode &node)
{
    return node.billboarded || node.billboardLockX || node.billboardLockY || node.billboardLockZ || node.facesEye ||
           node.cameraAnchored;
}

/// By row of the nodes: whether something holds for it or an ancestor.
std::vector<bool> anyUpwards(const RenderScene &scene, bool (*holds)(const SceneNode &))
{
    std::vector<bool> result(scene.nodes.size());
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        for (auto at = std::int32_t(i); at >= 0 && !result[i]; at = scene.nodes[std::size_t(at)].parent)
            result[i] = holds(scene.nodes[std::size_t(at)]);
    return result;
}

/// Whether something turns that no keys can say exactly: factors that differ along turned axes, and rotations whose
/// length is not 1, which are no rotations.
bool hasInexactKeys(const RenderScene &scene)
{
    const auto isUneven = [](const Vec3 &v) { return std::abs(v.x - v.y) > 1e-5f || std::abs(v.y - v.z) > 1e-5f; };
    for (const SceneNode &node : scene.nodes) {
        const Curve<Vec3> &scale = node.scale.curve;
        for (const auto &part : {scale.values(), scale.inTangents(), scale.outTangents()})
            if (std::any_of(part.begin(), part.end(), isUneven))
                return true;
        for (const Quat &q : node.rotation.curve.values())
            if (std::abs(std::hypot(std::hypot(q.x, q.y), std::hypot(q.z, q.w)) - 1) > 1e-4f)
                return true;
    }
    return false;
}

bool keepsItsAxes(const SceneNode &node)
{
    return node.kind == NodeKind::Attachment || node.kind == NodeKind::Emitter || node.kind == NodeKind::Ribbon ||
           node.rules == NodeRules::Inheriting;
}

/// A box that a move rounds away.
bool hasTinyBounds(const RenderScene &scene)
{
    const auto &e = scene.extent;
    return e.maximum.x - e.minimum.x < 1e-5f && e.maximum.y - e.minimum.y < 1e-5f && e.maximum.z - e.minimum.z < 1e-5f;
}

std::vector<PoseTime> moments(const RenderScene &scene)
{
    std::vector<PoseTime> all(1);
    const std::size_t step = isFullTier() ? 1 : std::max<std::size_t>(1, scene.sequences.size() / 6);
    for (std::size_t row = 0; row < scene.sequences.size(); row += step)
        for (const double part : {0.0, 0.37, 1.0}) {
            const SceneSequence &s = scene.sequences[row];
            all.push_back({std::int32_t(row), s.start + part * (double(s.end) - s.start), 400 * part});
        }
    return all;
}

class TestPlacement : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    QString m_path;

    /// Distances that the game limits can be beyond its limits afterwards.
    static bool isLimit(const std::string &code) { return code == "mdx.light.range"; }

    /// False for what is attached to no bone, and for nodes whose file lacks their pivot.
    static bool hasPlace(const RenderScene &scene, const SceneNode &node, const Model &model,
                         const TransformFacet &transforms)
    {
        if (node.rules == NodeRules::Cancelling)
            return transforms.pivot(model, node.source).node != NoNode;
        return node.kind == NodeKind::Bone || (node.parent >= 0 && std::size_t(node.parent) < scene.nodes.size());
    }

    /// The largest distance of a posed vertex or of an object from where it should be, as a share of the model's size.
    static double worst(const RenderScene &before, const RenderScene &after, const Case &c, const Model &model,
                        const TransformFacet &transforms, QString &where)
    {
        // Keys of sequences turn nodes that keep their axes, and what is below them.
        const std::vector<bool> isFacing = anyUpwards(before, facesCamera),
                                isTurnedByKeys = anyUpwards(before, keepsItsAxes);
        const double size = sizeOf(before) * c.similarity.scale;
        Eigen::Matrix3d mirror = Eigen::Matrix3d::Identity();
        if (c.similarity.mirrored >= 0)
            mirror(c.similarity.mirrored, c.similarity.mirrored) = -1;
        std::map<NodeId, std::size_t> rows;
        for (std::size_t i = 0; i < after.nodes.size(); ++i)
            rows[after.nodes[i].source] = i;
        double worst = 0;
        const auto note = [&](double distance, double of, const QString &what) {
            if (!(distance / of <= worst)) {
                worst = distance / of;
                where = what;
            }
        };
        for (const PoseTime &when : moments(before)) {
            Pose a, b;
            PoseTime whenAfter = when;
            evaluatePose(before, when, a);
            evaluatePose(after, whenAfter, b);
            // While nothing plays, constant rotations don't either.
            const bool isStill = when.sequence < 0 && c.similarity.turns();
            for (std::size_t m = 0; m < before.meshes.size(); ++m) {
                const SceneMesh &mesh = before.meshes[m];
                bool follows = false;
                for (const auto &entry : mesh.palette)
                    for (const std::int32_t node : entry)
                        follows |= node >= 0 &&
                                   (isFacing[std::size_t(node)] || (isStill && isTurnedByKeys[std::size_t(node)]));
                const bool isProjection =
                    std::any_of(before.projections.begin(), before.projections.end(),
                                [&](const SceneProjection &projection) { return projection.source == mesh.source; });
                if (follows || isProjection) // which are drawn where their bone is, or nowhere
                    continue;
                std::vector<Eigen::Vector3f> p, q;
                skinnedPositions(mesh, a, p);
                skinnedPositions(after.meshes[m], b, q);
                for (std::size_t v = 0; v < p.size(); ++v)
                    if (p[v].allFinite())
                        note((c.expected * p[v].cast<double>() - q[v].cast<double>()).norm(),
                             std::max(size, q[v].cast<double>().norm()),
                             QStringLiteral("mesh %1, vertex %2, sequence %3").arg(m).arg(v).arg(when.sequence));
            }
            for (std::size_t n = 0; n < before.nodes.size(); ++n) {
                const SceneNode &node = before.nodes[n];
                if (!keepsItsAxes(node) || !hasPlace(before, node, model, transforms) || isFacing[n] ||
                    (isStill && node.rules != NodeRules::Inheriting))
                    continue;
                const std::size_t row = rows.at(node.source);
                const Eigen::Vector3d place = nodePosition(before, a, n).cast<double>();
                const Eigen::Vector3d placed = nodePosition(after, b, row).cast<double>();
                const QString what = QStringLiteral("node %1 (%2), sequence %3")
                                         .arg(n)
                                         .arg(QString::fromStdString(node.name))
                                         .arg(when.sequence);
                if (place.allFinite())
                    note((c.expected * place - placed).norm(), std::max(size, placed.norm()), what);
                const Eigen::Matrix3d expected =
                    c.expected.linear() / c.similarity.scale * a.nodes[n].linear().cast<double>() * mirror;
                if (expected.allFinite())
                    note((expected - b.nodes[row].linear().cast<double>()).norm(), std::max(1., expected.norm()),
                         what + QStringLiteral(" axes"));
            }
        }
        return worst;
    }

    /// Samples whose numbers are damaged: places beyond what floats can subtract, a sequence that ends before it
    /// starts.
    static bool isDamaged(const QString &path)
    {
        return path.endsWith(QStringLiteral("numbers-out-of-range.m2")) ||
               path.endsWith(QStringLiteral("header-only.m2")) ||
               path.endsWith(QStringLiteral("sequence-backwards.mdx")) ||
               path.endsWith(QStringLiteral("vertices-beyond-the-end.m2"));
    }

    void tryAll(const QString &path)
    {
        const auto opened = openDocument(m_registry, path);
        if (!opened)
            return; // a sample that is not a model
        Document &document = **opened;
        const Format &format = *document.format();
        const auto before = filesOf(document);
        if (before.empty())
            return;
        const RenderScene scene = format.scene()->build(document.model());
        auto findings = findingsOf(document);
        for (const Case &c : cases()) {
            auto placed = format.placements()->placed(document.model(), c.similarity);
            QVERIFY2(placed, placed ? "" : placed.error().text().c_str());
            const bool isSaid = !placed->notes.empty();
            const Status pushed = document.pushAgain(std::move(placed->changes), QStringLiteral("place"));
            QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
            const RenderScene after = format.scene()->build(document.model());
            QString where;
            const double distance = worst(scene, after, c, document.model(), *format.transforms(), where);
            const bool canApproximate = isSaid && c.similarity.turns() && hasInexactKeys(scene);
            if (!canApproximate && !isDamaged(path))
                QVERIFY2(distance <= 2e-4, qPrintable(QStringLiteral("%1: %2 off by %3 of the model")
                                                          .arg(QLatin1String(c.name), where)
                                                          .arg(distance)));
            for (const auto &[code, count] : findingsOf(document))
                QVERIFY2(count <= findings[code] || isLimit(code) ||
                             (code == "m3.bounds.empty" && hasTinyBounds(scene)),
                         qPrintable(QStringLiteral("%1: new findings, %2")
                                        .arg(QLatin1String(c.name), QString::fromStdString(code))));
            document.undo();
            QVERIFY2(filesOf(document) == before, c.name);
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void sampleModels_data() { addSampleModelRows(); }

    /// Posed vertices and objects are where the change puts them, no check finds anything new, and undone the bytes are
    /// the same.
    void sampleModels()
    {
        QFETCH(QString, path);
        tryAll(path);
    }

    void corpusModels_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             corpusFiles("", {QStringLiteral("mdx"), QStringLiteral("m2"), QStringLiteral("m3")}, 16))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }

    void corpusModels()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, path);
        sawCorpusFile(path);
        tryAll(path);
    }
};

SINEW_GUILESS_TEST(tst_placement, TestPlacement)

} // namespace tst_placement

#include "tst_placement.moc"
