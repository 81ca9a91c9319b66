// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Compares exported models with the scenes they come from: each vertex, in each sequence, at the times of keys and
// between, as a glTF file is posed by its specification.

#include "tests/plugins/gltf/expected_pose.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_pose.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/support/test_program.h"

namespace tst_gltf_pose {

using namespace sinew;
using namespace sinew::test;

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
    const double scale = options.scale.value_or(exportScale(scene)), size = sizeOf(scene, scale);
    if (posed.meshNodes().size() != drawnMeshes(scene).size() || posed.animationCount() < scene.sequences.size())
        return {1e9, 0, QStringLiteral("meshes or sequences are missing")};
    const bool isCutShort =
        std::any_of(exported->losses.begin(), exported->losses.end(), [](const ConversionLoss &loss) {
            return loss.message.text().find("more than a thousand times") != std::string::npos;
        });
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
