// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "tests/plugins/random_edit.h"
#include "tests/plugins/scene_follower.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/scene.h"

#include <QDirIterator>
#include <QTest>

namespace tst_m3_scene {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<Document> openFile(const QString &path)
{
    FormatRegistry registry;
    registry.add(createM3Format());
    auto document = openDocument(registry, path);
    return document ? std::move(*document) : nullptr;
}

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, {QStringLiteral("*.m3"), QStringLiteral("*.m3a")}, QDir::Files,
                          QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}

QStringList samplesAndCorpus()
{
    return modelsBelow(test::sourcePath("tests/samples")) +
           test::corpusFiles("m3", {QStringLiteral("m3"), QStringLiteral("m3a")});
}

QString invalidMesh(const RenderScene &scene, const SceneMesh &mesh)
{
    const std::size_t vertices = mesh.positions.size();
    const auto fits = [&](const auto &array) { return array.isEmpty() || array.size() == vertices; };
    if (!fits(mesh.normals) || !fits(mesh.tangents) || !fits(mesh.colours) ||
        !std::all_of(mesh.uvSets.begin(), mesh.uvSets.end(), fits))
        return QStringLiteral("counts");
    if (mesh.influences.size() != vertices * 4 || mesh.weights.size() != vertices * 4 || mesh.indices.size() % 3 ||
        mesh.restInverses.size() != mesh.palette.size())
        return QStringLiteral("skin");
    for (const std::uint32_t index : mesh.indices)
        if (index >= vertices)
            return QStringLiteral("index");
    for (std::size_t v = 0; v < vertices; ++v) {
        int sum = 0;
        for (std::size_t i = v * 4; i < v * 4 + 4; ++i) {
            sum += mesh.weights[i];
            if (mesh.influences[i] >= mesh.palette.size())
                return QStringLiteral("influence");
        }
        if (sum != 255)
            return QStringLiteral("weights");
    }
    return mesh.material >= std::int32_t(scene.materials.size()) ? QStringLiteral("material") : QString();
}

/// The first reference of a scene that is invalid although its users rely on it; empty if all are valid.
QString invalidNumber(const RenderScene &scene)
{
    for (const SceneMesh &mesh : scene.meshes)
        if (const QString what = invalidMesh(scene, mesh); !what.isEmpty())
            return what;
    for (const SceneMaterial &material : scene.materials)
        for (const SceneLayer &layer : material.layers)
            for (std::size_t slot = 0; layer.surface && slot < surfaceSlots; ++slot)
                if (layer.surface->layers[slot].texture >= std::int32_t(scene.textures.size()))
                    return QStringLiteral("texture");
    for (const SceneNode &node : scene.nodes)
        if (node.parent >= std::int32_t(scene.nodes.size()))
            return QStringLiteral("parent");
    return scene.evaluationOrder.size() == scene.nodes.size() ? QString() : QStringLiteral("order");
}

/// Bone 1 is at (0, 0, 10) both now and at rest, bone 2 is moved by (1, 0, 0) from there. One region of three vertices
/// after one vertex that isn't its own.
m3::M3Model triangle()
{
    m3::M3Model model;
    m3::Root &root = model.data;
    root.bones.append().name.set("Root");
    m3::Bone &second = root.bones.append();
    second.name.set("Up");
    second.parent = 0;
    second.position.value = {0, 0, 10};
    m3::Bone &third = root.bones.append();
    third.parent = 1;
    third.position.value = {1, 0, 0};
    for (int i = 0; i < 3; ++i)
        root.restPoses.append().matrix.m[14] = i ? -10.f : 0.f;
    root.positions = {{9, 9, 9}, {0, 0, 10}, {1, 0, 10}, {0, 1, 10}};
    root.boneWeights = {255, 0, 0, 0, 255, 0, 0, 0, 127, 128, 0, 0, 100, 50, 0, 0};
    root.boneIndices = {0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0};
    root.normals = {{0, 0, 0, 0}, {255, 127, 0, 255}, {0, 0, 255, 0}, {0, 0, 255, 0}};
    root.tangents = {{0, 0, 0, 0}, {0, 0, 255, 0}, {255, 127, 127, 0}, {255, 127, 127, 0}};
    root.colours = {{}, {255, 0, 51, 102}, {}, {}};
    root.uvs = {{0, 0}, {16384, -32768}, {0, 0}, {0, 0}};
    root.boneLookup = {0, 1, 2};
    m3::Division &division = root.divisions.append();
    division.faces = {7, 7, 7, 0, 1, 2, 0, 1, 3};
    m3::Region &region = division.regions.append();
    region.firstVertex = 1;
    region.vertexCount = 3;
    region.firstIndex = 3;
    region.indexCount = 6;
    region.firstBoneLookup = 1;
    region.boneLookupCount = 2;
    region.weightsUsed = 2;
    region.rootBone = 1;
    region.uvScale = 0.5f;
    region.uvOffset = 0.25f;
    division.batches.append();
    return model;
}

m3::Layer &layerIn(List<m3::Layer> &list, const char *texture = nullptr)
{
    m3::Layer &layer = list.append();
    if (texture)
        layer.texture.set(texture);
    else
        layer.flags |= m3::LayerFlag::Colour;
    return layer;
}

RenderScene sceneOf(const m3::M3Model &model)
{
    return m3::M3Scene().build(model);
}

bool isNear(const Eigen::Vector3f &a, const Eigen::Vector3f &b)
{
    return (a - b).norm() < 1e-4f;
}

} // namespace

class TestM3Scene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyModelBuilds_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : samplesAndCorpus())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }
    void everyModelBuilds()
    {
        QFETCH(QString, path);
        const auto document = openFile(path);
        QVERIFY(document);
        test::sawCorpusFile(path);
        QCOMPARE(invalidNumber(document->format()->scene()->build(document->model())), QString());
    }

    void geometry()
    {
        const RenderScene scene = sceneOf(triangle());
        QCOMPARE(scene.meshes.size(), 1u);
        const SceneMesh &mesh = scene.meshes[0];
        QCOMPARE(mesh.positions.size(), 3u);
        // The triangle with a vertex past the region's last one is omitted.
        QCOMPARE(std::vector<std::uint32_t>(mesh.indices.begin(), mesh.indices.end()),
                 (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(qAbs(mesh.normals[0].x - 1) < 1e-5f && qAbs(mesh.normals[0].y) < 0.005f &&
                qAbs(mesh.normals[0].z + 1) < 1e-5f);
        QCOMPARE(mesh.tangents[0].w, 1.f);
        QCOMPARE(mesh.tangents[1].w, -1.f);
        // Stored blue first.
        QCOMPARE(mesh.colours[0].r, 0.2f);
        QCOMPARE(mesh.colours[0].b, 1.f);
        QCOMPARE(mesh.colours[0].a, 0.4f);
        // 16384 / 32768 · 0.5 + 0.25, −32768 / 32768 · 0.5 + 0.25.
        QCOMPARE(mesh.uvSets[0][0].x, 0.5f);
        QCOMPARE(mesh.uvSets[0][0].y, -0.25f);
    }

    void skin()
    {
        m3::M3Model model = triangle();
        RenderScene scene = sceneOf(model);
        const auto posed = [&] {
            Pose pose;
            evaluatePose(scene, {}, pose);
            std::vector<Eigen::Vector3f> positions;
            skinnedPositions(scene.meshes[0], pose, positions);
            return positions;
        };
        // Bones 1 and 2 by the look-up; bone 2 is one further along x than at rest.
        QVERIFY(isNear(posed()[0], {0, 0, 10}));
        QVERIFY(isNear(posed()[1], {1 + 128 / 255.f, 0, 10}));
        QVERIFY(isNear(posed()[2], {170 / 255.f, 1, 10})); // 100 : 50 become 170 : 85
        // With one weight used the first bone has all of it.
        model.data.divisions[0].regions[0].weightsUsed = 1;
        scene = sceneOf(model);
        QVERIFY(isNear(posed()[2], {1, 1, 10}));
    }

    void oldRegions()
    {
        m3::M3Model model = triangle();
        m3::Division &division = model.data.divisions[0];
        m3::Region &region = division.regions[0];
        region.sectionVersion = 2;
        region.firstVertexOld = 1;
        region.vertexCountOld = 3;
        region.firstVertex = region.vertexCount = 0;
        division.faces = {7, 7, 7, 1, 2, 3, 0, 1, 2};
        const RenderScene scene = sceneOf(model);
        QCOMPARE(scene.meshes[0].positions.size(), 3u);
        const auto &indices = scene.meshes[0].indices;
        QCOMPARE(std::vector<std::uint32_t>(indices.begin(), indices.end()), (std::vector<std::uint32_t>{0, 1, 2}));
    }

    void regionsThatAreDrawn()
    {
        m3::M3Model model = triangle();
        m3::Division &division = model.data.divisions[0];
        division.batches[0].bone = 1;
        model.data.bones[1].batching.value = 0;
        QCOMPARE(sceneOf(model).meshes[0].alpha.fallback, 0.f);
        division.regions[0].flags = m3::RegionFlag::Hidden;
        QVERIFY(sceneOf(model).meshes.empty());
        division.regions[0].flags = 0;
        division.batches[0].region = 1;
        QVERIFY(sceneOf(model).meshes.empty());
    }

    void standardMaterial()
    {
        m3::M3Model model = triangle();
        model.data.materialReferences.append();
        m3::StandardMaterial &material = model.data.standardMaterials.append();
        material.blendMode = m3::MaterialBlend::Alpha;
        material.flags = m3::MaterialFlag::TwoSided | m3::MaterialFlag::Unshaded;
        material.flags2 = m3::MaterialFlag2::VertexAlpha;
        material.priority = 7;
        material.alphaTestThreshold = 51;
        m3::Layer &diffuse = layerIn(material.diffuse, "Assets\\Textures\\A.dds");
        diffuse.channels = 1;
        diffuse.multiply.value = 2;
        diffuse.uvSource = m3::LayerUvSource::Uv2;
        m3::Layer &emissive = layerIn(material.emissive1);
        emissive.colour.value = {1, 0.5f, 0.25f, 1};
        emissive.flags = m3::LayerFlag::Colour;
        emissive.multiply.value = 5; // has no effect without the flag
        layerIn(material.alphaMask1, "assets\\textures\\a.dds").channels = 2;
        layerIn(material.alphaMask2, "assets\\textures\\a.dds").flags = m3::LayerFlag::WrapX;
        material.decal.append(); // neither texture nor colour
        const RenderScene scene = sceneOf(model);
        QCOMPARE(scene.meshes[0].material, 0);
        QCOMPARE(scene.materials.size(), 1u);
        QCOMPARE(scene.materials[0].priorityPlane, 7);
        const SceneLayer &pass = scene.materials[0].layers.at(0);
        QVERIFY(pass.filterMode == FilterMode::Alpha && pass.twoSided && pass.unshaded && pass.noDepthSet &&
                !pass.unfogged);
        const SceneSurface &surface = *pass.surface;
        QCOMPARE(surface.alphaThreshold, 0.2f);
        QVERIFY(surface.vertexAlpha && !surface.vertexColour);
        const SurfaceLayer &shown = surface[SurfaceSlot::Diffuse];
        QVERIFY(shown.isOn && shown.teamColour);
        QCOMPARE(shown.multiply.fallback, 2.f);
        QCOMPARE(int(shown.uv), int(SurfaceUv::Set2));
        QCOMPARE(surface[SurfaceSlot::Emissive1].colour.fallback.g, 0.5f);
        QCOMPARE(surface[SurfaceSlot::Emissive1].multiply.fallback, 1.f);
        QVERIFY(!surface[SurfaceSlot::Decal].isOn);
        // One texture per file and wrap mode.
        QCOMPARE(scene.textures.size(), 2u);
        QCOMPARE(surface[SurfaceSlot::AlphaMask1].texture, shown.texture);
        QVERIFY(surface[SurfaceSlot::AlphaMask2].texture != shown.texture);
        QVERIFY(scene.textures[0].wrapU && scene.textures[0].wrapV && !scene.textures[1].wrapV);
    }

    void compositeMaterial()
    {
        m3::M3Model model = triangle();
        m3::Root &root = model.data;
        root.materialReferences.append().type = m3::MaterialType::Composite;
        for (std::uint32_t i = 0; i < 2; ++i) {
            root.materialReferences.append().index = i;
            layerIn(root.standardMaterials.append().diffuse);
        }
        root.standardMaterials[1].blendMode = m3::MaterialBlend::Add;
        m3::CompositeMaterial &composite = root.compositeMaterials.append();
        composite.priority = 3;
        composite.sections.append().material = 1;
        m3::CompositeSection &glow = composite.sections.append();
        glow.material = 2;
        glow.alpha.value = 0.25f;
        composite.sections.append().material = 0; // itself
        const RenderScene scene = sceneOf(model);
        const SceneMaterial &material = scene.materials[0];
        QCOMPARE(material.priorityPlane, 3);
        QCOMPARE(material.layers.size(), 2u);
        QVERIFY(material.layers[0].filterMode == FilterMode::Opaque &&
                material.layers[1].filterMode == FilterMode::Add);
        QCOMPARE(material.layers[1].alpha.fallback, 0.25f);
    }

    void regionOfTwoBatches()
    {
        m3::M3Model model = triangle();
        m3::Root &root = model.data;
        for (std::uint32_t i = 0; i < 2; ++i) {
            root.materialReferences.append().index = i;
            layerIn(root.standardMaterials.append().diffuse);
        }
        root.divisions[0].batches.append().material = 1;
        const RenderScene scene = sceneOf(model);
        QCOMPARE(scene.meshes.size(), 1u);
        QCOMPARE(scene.materials.size(), 3u);
        QCOMPARE(scene.meshes[0].material, 2);
        QCOMPARE(scene.materials[2].layers.size(), 2u);
    }

    void billboards()
    {
        m3::M3Model model = triangle();
        m3::Billboard &billboard = model.data.billboards.append();
        billboard.bone = 1;
        billboard.type = 6;
        QVERIFY(sceneOf(model).nodes[1].billboarded);
        billboard.type = 2;
        const SceneNode node = sceneOf(model).nodes[1];
        QVERIFY(!node.billboarded && node.billboardLockZ && node.billboardWorldAxis);
        billboard.bone = 77; // no such bone
        sceneOf(model);
    }

    void hitTests()
    {
        m3::M3Model model = triangle();
        model.data.tightHitTest.shape = 1;
        model.data.tightHitTest.size0 = 3;
        model.data.tightHitTest.bone = 1;
        m3::HitTest &box = model.data.hitTests.append();
        box.shape = 0;
        box.size0 = box.size1 = box.size2 = 2;
        box.matrix.m[12] = 10;
        const RenderScene scene = sceneOf(model);
        QCOMPARE(scene.collisions.size(), 2u);
        QCOMPARE(scene.collisions[0].radius, 3.f);
        QCOMPARE(scene.collisions[0].node, 1);
        QCOMPARE(scene.collisions[1].positions[0].x, 8.f);
        QCOMPARE(scene.collisions[1].positions[7].x, 12.f);
        QCOMPARE(scene.collisions[1].indices.size(), 36u);
    }

    void everyField_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *name : {"m3/tiny29.m3", "m3/tiny20.m3", "m3every/age10.m3"})
            QTest::newRow(name) << test::sourcePath("tests/samples/") + QLatin1String(name);
    }
    void everyField()
    {
        QFETCH(QString, path);
        const auto document = openFile(path);
        QVERIFY(document);
        const Follower follower(*document);
        QCOMPARE(complaintAboutAnyField(*document, follower), QString());
    }

    void randomEdits_data() { everyField_data(); }
    void randomEdits()
    {
        QFETCH(QString, path);
        const auto document = openFile(path);
        QVERIFY(document);
        const Follower follower(*document);
        RandomEdit random(11);
        for (int i = 0; i < test::byTier(100, 300); ++i) {
            Result<ChangeSet> changes = random.next(*document);
            if (!changes || !document->push(std::move(*changes), QStringLiteral("random")))
                continue;
            QVERIFY2(follower.complaint().isEmpty(),
                     qPrintable(QStringLiteral("step %1: %2").arg(i).arg(follower.complaint())));
            QCOMPARE(invalidNumber(follower.scene), QString());
        }
        document->goTo(0);
        QCOMPARE(follower.complaint(), QString());
    }
};

SINEW_GUILESS_TEST(tst_m3_scene, TestM3Scene)

} // namespace tst_m3_scene
#include "tst_m3_scene.moc"
