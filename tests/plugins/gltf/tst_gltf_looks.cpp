// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Compares the colours, opacities and places of textures of exported models with the scenes they come from, in each
// sequence, at the times of keys and between; only where a material has one layer, which then is the one that glTF
// shows. And what is made of the same model is the same.

#include "core/scene/pose/pose.h"
#include "plugins/gltf/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_pose.h"
#include "tests/plugins/gltf/gltf_surfaces.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/support/test_program.h"

namespace tst_gltf_looks {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Milliseconds from a sequence's start: the keys of a mesh's look in it, its ends, and between.
std::vector<double> momentsOf(const RenderScene &scene, const SceneMesh &mesh, const SceneSequence &sequence)
{
    std::set<std::int32_t> keys{sequence.start, sequence.end};
    const auto take = [&](const CurveBase &curve) {
        for (const std::int32_t time : curve.times())
            if (time >= sequence.start && time <= sequence.end)
                keys.insert(time);
    };
    const SceneLayer &layer = scene.materials[std::size_t(mesh.material)].layers[0];
    take(mesh.alpha.curve);
    take(mesh.colour.curve);
    take(layer.alpha.curve);
    std::int32_t animation = layer.textureAnimation;
    if (layer.batch) {
        take(layer.batch->colour.curve);
        if (!layer.batch->stages.empty()) {
            take(layer.batch->stages[0].weight.curve);
            animation = layer.batch->stages[0].textureAnimation;
        }
    }
    if (animation >= 0 && std::size_t(animation) < scene.textureAnimations.size()) {
        const SceneTextureAnimation &moving = scene.textureAnimations[std::size_t(animation)];
        take(moving.translation.curve);
        take(moving.rotation.curve);
        take(moving.scale.curve);
    }
    std::vector<double> moments;
    double before = -1;
    for (const std::int32_t key : keys) {
        const double at = double(key) - sequence.start;
        if (before >= 0)
            moments.push_back(before + (at - before) * 0.37);
        moments.push_back(at);
        before = at;
    }
    const std::size_t most = std::size_t(byTier(12, 200));
    if (moments.size() <= most)
        return moments;
    std::vector<double> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(moments[i * (moments.size() - 1) / (most - 1)]);
    return some;
}

Pose poseAt(const RenderScene &scene, std::size_t sequence, double moment)
{
    Pose pose;
    evaluatePose(
        scene,
        {.sequence = std::int32_t(sequence), .time = scene.sequences[sequence].start + moment, .globalTime = moment},
        pose);
    return pose;
}

/// How far a mesh of one layer looks different in a file.
struct Difference
{
    double colour = 1e9;  ///< of a factor in linear light, or of the opacity
    double texture = 1e9; ///< of a place on the picture, as a share of the matrix's largest number

    bool isColourClose() const { return colour <= 1. / 510 + 1e-6; }
    bool isTextureClose() const { return texture <= 3e-4; }
    void takeNearer(const Difference &other)
    {
        colour = std::min(colour, other.colour);
        texture = std::min(texture, other.texture);
    }
};

/// A mesh's material in a file at a moment of an animation.
struct SeenInFile
{
    const GltfSurfaces &surfaces;
    int material;
    std::size_t sequence;
    double seconds;

    Difference from(const Pose &pose, const SceneMesh &mesh, std::size_t row) const
    {
        const LayerState &layer = pose.layers[std::size_t(mesh.material)][0];
        const Colour &tint = pose.meshColour[row];
        const double wanted[] = {double(tint.r) * double(layer.colour.r), double(tint.g) * double(layer.colour.g),
                                 double(tint.b) * double(layer.colour.b),
                                 double(pose.meshAlpha[row]) * double(layer.alpha)};
        const std::vector<double> factor = surfaces.factor(material, sequence, seconds);
        Difference difference{0, 0};
        for (std::size_t i = 0; i < 4; ++i) {
            const double share = std::clamp(wanted[i], 0., 1.);
            difference.colour =
                std::max(difference.colour, std::abs((i < 3 ? std::pow(share, 2.2) : share) - factor[i]));
        }
        if (!surfaces.hasBaseTexture(material))
            return difference;
        for (const auto &[u, v] : {std::pair(0., 0.), {1., 0.}, {0., 1.}}) {
            const auto is = surfaces.place(material, sequence, seconds, u, v);
            const Eigen::Vector2d there = layer.uv.cast<double>() * Eigen::Vector3d(u, v, 1);
            difference.texture =
                std::max({difference.texture, std::abs(there.x() - is[0]), std::abs(there.y() - is[1])});
        }
        difference.texture /= std::max(1., double(layer.uv.cwiseAbs().maxCoeff()));
        return difference;
    }
};

bool hasOneLayer(const RenderScene &scene, const SceneMesh &mesh)
{
    if (mesh.material < 0 || std::size_t(mesh.material) >= scene.materials.size())
        return false;
    const SceneMaterial &material = scene.materials[std::size_t(mesh.material)];
    // Surfaces of StarCraft II mix what they show; their tests are those of core/exchange/look.
    return material.layers.size() == 1 && !material.layers[0].surface;
}

} // namespace

class TestGltfLooks : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    std::size_t m_compared = 0, m_moving = 0, m_lights = 0;

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }
    void looksLikeTheScene_data() { addModelRows(16); }
    void looksLikeTheScene();
    void lightsLikeTheScene_data();
    void lightsLikeTheScene();
    void sameBytes_data() { addModelRows(64); }
    void sameBytes();
    void wereCompared();
};

void TestGltfLooks::looksLikeTheScene()
{
    QFETCH(const QString, path);
    const OpenedModel model(m_registry, path);
    if (!model.document || !isFiniteScene(model.scene))
        return sawCorpusFile(path);
    const RenderScene &scene = model.scene;
    const auto exported = model.exported(m_registry);
    QVERIFY(exported);
    const GltfFile file = GltfFile::read(exported->files.front().bytes);
    const GltfPose posed(file);
    const GltfSurfaces surfaces(file);
    const std::vector<int> nodes = posed.meshNodes();
    const std::vector<std::size_t> rows = drawnMeshes(scene);
    QCOMPARE(nodes.size(), rows.size());
    for (std::size_t sequence = 0; sequence < scene.sequences.size(); ++sequence) {
        std::map<double, std::vector<std::size_t>> due; // by moment, so that each pose is worked out once
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (hasOneLayer(scene, scene.meshes[rows[i]]) && surfaces.materialOf(nodes[i]) >= 0)
                for (const double moment : momentsOf(scene, scene.meshes[rows[i]], scene.sequences[sequence]))
                    due[moment].push_back(i);
        for (const auto &[moment, meshes] : due) {
            if (moment > 8388000)
                break; // as the list of losses says
            const Pose pose = poseAt(scene, sequence, moment);
            const double seconds = double(float(moment / 1000));
            // Steps come as early or late as times are rounded to floats.
            const double off = (double(std::nextafter(float(seconds), 1e9f)) - seconds) * 1000;
            for (const std::size_t i : meshes) {
                const SceneMesh &mesh = scene.meshes[rows[i]];
                const SeenInFile seen{surfaces, surfaces.materialOf(nodes[i]), sequence, seconds};
                Difference difference = seen.from(pose, mesh, rows[i]);
                for (const double at : {std::max(0., moment - off), moment + off})
                    if (!difference.isColourClose() || !difference.isTextureClose())
                        difference.takeNearer(seen.from(poseAt(scene, sequence, at), mesh, rows[i]));
                const QString where =
                    QStringLiteral("mesh %1, sequence %2, %3 ms").arg(rows[i]).arg(sequence).arg(moment);
                QVERIFY2(difference.isColourClose(),
                         qPrintable(where + QStringLiteral(": colour or opacity off by %1").arg(difference.colour)));
                QVERIFY2(difference.isTextureClose(),
                         qPrintable(where + QStringLiteral(": texture off by %1").arg(difference.texture)));
                ++m_compared;
                m_moving += mesh.alpha.curve.size() > 0;
            }
        }
    }
    sawCorpusFile(path);
}

void TestGltfLooks::lightsLikeTheScene_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"showcase/showcase.mdx", "m2showcase/shrine.m2", "m3every/age05.m3", "machine/engine.mdx"})
        QTest::newRow(path) << sourcePath("tests/samples/") + QLatin1String(path);
}

/// Colours times intensities, and cones; and the same after the file was read again.
void TestGltfLooks::lightsLikeTheScene()
{
    QFETCH(const QString, path);
    const OpenedModel model(m_registry, path);
    QVERIFY(model.document);
    const RenderScene &scene = model.scene;
    const auto exported = model.exported(m_registry);
    QVERIFY(exported);
    const GltfFile file = GltfFile::read(exported->files.front().bytes);
    const GltfSurfaces surfaces(file);
    const QJsonArray lights =
        file.json[QStringLiteral("extensions")][QStringLiteral("KHR_lights_punctual")][QStringLiteral("lights")]
            .toArray();
    Diagnostics diagnostics;
    const FileSet files(QStringLiteral("model.glb"), exported->files.front().bytes);
    const auto again = createGltfImporter()->read({files, m_registry.images()}, {}, diagnostics);
    QVERIFY(again);
    QCOMPARE(again->scene.lights.size(), std::size_t(lights.size()));
    for (std::size_t sequence = 0; sequence < scene.sequences.size(); ++sequence) {
        const double length = double(scene.sequences[sequence].end) - scene.sequences[sequence].start;
        for (const double part : {0.1, 0.37, 0.52, 0.9}) {
            const double moment = length * part, seconds = moment / 1000;
            Pose pose;
            evaluatePose(scene,
                         {.sequence = std::int32_t(sequence),
                          .time = scene.sequences[sequence].start + moment,
                          .globalTime = moment},
                         pose);
            Pose read;
            evaluatePose(again->scene,
                         {.sequence = std::int32_t(sequence),
                          .time = again->scene.sequences[sequence].start + moment,
                          .globalTime = moment},
                         read);
            QCOMPARE(read.lights.size(), std::size_t(lights.size()));
            std::size_t lit = 0;
            int row = 0;
            for (const SceneLight &light : scene.lights) {
                if (light.node < 0)
                    continue;
                const bool isOn = pose.nodeVisibility[std::size_t(light.node)] > 0;
                const LightState state = isOn ? pose.lights[lit++] : LightState();
                if (light.kind == LightKind::Ambient)
                    continue;
                const QJsonObject json = lights[row].toObject();
                const QString base = QStringLiteral("/extensions/KHR_lights_punctual/lights/%1/").arg(row++);
                const QJsonArray tint = json[QStringLiteral("color")].toArray();
                const auto colour =
                    surfaces.value(base + QStringLiteral("color"),
                                   {tint[0].toDouble(), tint[1].toDouble(), tint[2].toDouble()}, sequence, seconds);
                const double intensity =
                    surfaces.value(base + QStringLiteral("intensity"), {json[QStringLiteral("intensity")].toDouble()},
                                   sequence, seconds)[0];
                const double wanted[] = {double(state.colour.r), double(state.colour.g), double(state.colour.b)};
                for (std::size_t i = 0; i < 3; ++i)
                    QVERIFY2(std::abs(colour[i] * intensity - (isOn ? wanted[i] : 0)) < 0.01,
                             qPrintable(QStringLiteral("%1 in sequence %2 at %3 ms: %4 for %5")
                                            .arg(base)
                                            .arg(sequence)
                                            .arg(moment)
                                            .arg(colour[i] * intensity)
                                            .arg(wanted[i])));
                const Colour &back = read.lights[std::size_t(row - 1)].colour;
                QVERIFY(!isOn ||
                        (std::abs(double(back.r) - wanted[0]) < 0.01 && std::abs(double(back.g) - wanted[1]) < 0.01 &&
                         std::abs(double(back.b) - wanted[2]) < 0.01));
                if (isOn && light.kind == LightKind::Spot) {
                    const double outer =
                        surfaces.value(base + QStringLiteral("spot/outerConeAngle"),
                                       {json[QStringLiteral("spot")][QStringLiteral("outerConeAngle")].toDouble()},
                                       sequence, seconds)[0];
                    QVERIFY(std::abs(std::cos(outer) - double(state.outerCosine)) < 0.01);
                }
                ++m_lights;
            }
        }
    }
}

void TestGltfLooks::sameBytes()
{
    QFETCH(const QString, path);
    const OpenedModel model(m_registry, path), again(m_registry, path);
    if (!model.document)
        return sawCorpusFile(path);
    const auto first = model.exported(m_registry), second = again.exported(m_registry);
    QVERIFY(first && second);
    QCOMPARE(first->files.size(), second->files.size());
    for (std::size_t i = 0; i < first->files.size(); ++i)
        QVERIFY(first->files[i].bytes == second->files[i].bytes);
    sawCorpusFile(path);
}

void TestGltfLooks::wereCompared()
{
    if (m_compared == 0)
        QSKIP("looksLikeTheScene did not run");
    QVERIFY(m_compared > 1000);
    QVERIFY(m_moving > 100);
    QVERIFY(m_lights > 20);
}

SINEW_GUILESS_TEST(tst_gltf_looks, TestGltfLooks)

} // namespace tst_gltf_looks

#include "tst_gltf_looks.moc"
