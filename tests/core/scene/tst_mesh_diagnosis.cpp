// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/explain/mesh_diagnosis.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>

namespace tst_mesh_diagnosis {

using namespace sinew;

namespace {

/// One triangle with one opaque layer and one texture; ids: mesh 10, material 20, layer 30, texture 40.
RenderScene plain()
{
    RenderScene scene;
    SceneMesh mesh;
    mesh.source = 10;
    const Vec3 corners[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    const Vec2 uvs[] = {{0, 0}, {1, 0}, {0, 1}};
    const std::uint32_t indices[] = {0, 1, 2};
    mesh.positions.assign(corners);
    mesh.normals.assign(corners);
    mesh.uvSets.resize(1);
    mesh.uvSets[0].assign(uvs);
    mesh.indices.assign(indices);
    mesh.material = 0;
    SceneMaterial material;
    material.source = 20;
    SceneLayer layer;
    layer.source = 30;
    layer.texture.fallback = 0;
    material.layers.push_back(layer);
    SceneTexture texture;
    texture.source = 40;
    texture.path = "Armor.blp";
    scene.meshes.push_back(mesh);
    scene.materials.push_back(material);
    scene.textures.push_back(texture);
    return scene;
}

TextureFact found(const SceneTexture &texture)
{
    return {TextureFact::Found, true, texture.path};
}

std::vector<MeshFinding> explain(const RenderScene &scene, const TextureFacts &facts = found, bool shown = true)
{
    Pose pose;
    evaluatePose(scene, {}, pose);
    return diagnoseMesh(scene, pose, 0, {{}, {std::uint8_t(shown)}}, facts);
}

/// The texts of the likely faults, with the objects where they can be fixed.
QStringList troubles(const std::vector<MeshFinding> &findings)
{
    QStringList texts;
    for (const MeshFinding &finding : findings)
        if (finding.severity != Severity::Info)
            texts.append(
                QStringLiteral("%1: %2").arg(finding.node).arg(QString::fromStdString(finding.message.text())));
    return texts;
}

} // namespace

class TestMeshDiagnosis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsWrong()
    {
        const auto findings = explain(plain());
        QCOMPARE(troubles(findings), QStringList());
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const MeshFinding &f) {
            return f.message.text().find("Armor.blp") != std::string::npos && f.node == 40;
        }));
        Pose pose;
        QVERIFY(diagnoseMesh(plain(), pose, 1, {}, found).empty()); // no such row
    }

    void causes_data()
    {
        QTest::addColumn<std::function<void(RenderScene &)>>("spoil");
        QTest::addColumn<QString>("start");
        using Spoil = std::function<void(RenderScene &)>;
        const auto row = [](const char *name, const char *start, Spoil spoil) {
            QTest::newRow(name) << spoil << QString::fromLatin1(start);
        };
        row("no triangles", "10: It has no triangles", [](RenderScene &s) { s.meshes[0].indices = {}; });
        row("no normals", "10: It has no normals", [](RenderScene &s) { s.meshes[0].normals = {}; });
        row("no material", "10: Its material does not exist", [](RenderScene &s) { s.meshes[0].material = 7; });
        row("no layers", "20: Its material has no layers", [](RenderScene &s) { s.materials[0].layers.clear(); });
        row("hidden", "10: It is invisible now", [](RenderScene &s) { s.meshes[0].alpha.fallback = 0; });
        row("transparent layer", "30: Layer 0 is invisible now",
            [](RenderScene &s) { s.materials[0].layers[0].alpha.fallback = 0; });
        row("covering layer", "30: Layer 1 hides",
            [](RenderScene &s) { s.materials[0].layers.push_back(s.materials[0].layers[0]); });
        row("no texture", "30: Layer 0 has no texture",
            [](RenderScene &s) { s.materials[0].layers[0].texture.fallback = -1; });
        row("no UV set", "30: Layer 0 uses UV set 2, but the last one is 0",
            [](RenderScene &s) { s.materials[0].layers[0].uvSet = 2; });
        row("one point", "10: All texture coordinates", [](RenderScene &s) {
            const Vec2 same[] = {{0.5f, 0.5f}, {0.5f, 0.5f}, {0.5f, 0.5f}};
            s.meshes[0].uvSets[0].assign(same);
        });
        row("no wrapping", "40: The coordinates of layer 0 leave the texture", [](RenderScene &s) {
            const Vec2 wide[] = {{0, 0}, {3, 0}, {0, 1}};
            s.meshes[0].uvSets[0].assign(wide);
        });
    }
    void causes()
    {
        QFETCH(std::function<void(RenderScene &)>, spoil);
        QFETCH(QString, start);
        RenderScene scene = plain();
        spoil(scene);
        const QStringList texts = troubles(explain(scene));
        QVERIFY2(std::any_of(texts.begin(), texts.end(), [&](const QString &text) { return text.startsWith(start); }),
                 qPrintable(texts.join(u'|')));
    }

    void textures()
    {
        RenderScene scene = plain();
        const auto missing = [](const SceneTexture &texture) {
            return TextureFact{TextureFact::Missing, true, texture.path};
        };
        QCOMPARE(troubles(explain(scene, missing)),
                 QStringList{QStringLiteral("40: Its texture “Armor.blp” was not found.")});
        const auto opaque = [](const SceneTexture &texture) {
            return TextureFact{TextureFact::Found, false, texture.path};
        };
        QCOMPARE(troubles(explain(scene, opaque)), QStringList()); // an opaque layer needs no alpha
        scene.materials[0].layers[0].filterMode = FilterMode::Transparent;
        QCOMPARE(troubles(explain(scene, opaque)).size(), 1);
        scene.materials[0].layers[0].filterMode = FilterMode::Additive;
        QCOMPARE(troubles(explain(scene, opaque)), QStringList());
    }

    /// Wrapping textures and moving ones may leave 0 … 1.
    void coordinatesThatMayLeave()
    {
        RenderScene scene = plain();
        const Vec2 wide[] = {{0, 0}, {3, 0}, {0, 1}};
        scene.meshes[0].uvSets[0].assign(wide);
        scene.textures[0].wrapU = true;
        QCOMPARE(troubles(explain(scene)), QStringList());
    }

    void leftOutByTheView() { QCOMPARE(troubles(explain(plain(), found, false)).size(), 1); }

    /// The moment decides: animated opacity.
    void momentsDiffer()
    {
        RenderScene scene = plain();
        scene.sequences.push_back({1, "Stand", 0, 1000});
        Curve<float> &curve = scene.meshes[0].alpha.curve;
        curve.reset({std::uint32_t(Interpolation::None)}, 2);
        curve.editTimes()[0] = 0;
        curve.editTimes()[1] = 500;
        curve.editValues()[0] = 1;
        curve.editValues()[1] = 0;
        QCOMPARE(troubles(at(scene, 0, 100)), QStringList());
        QCOMPARE(troubles(at(scene, 0, 600)),
                 QStringList{QStringLiteral(
                     "10: It is invisible now: “Stand” sets its opacity to 0 with the key 500 ms after its start.")});
    }

    /// Two sequences, the second of which hides the mesh from its 333rd millisecond on, and one that never shows it.
    void sequencesThatHide()
    {
        RenderScene scene = plain();
        scene.sequences = {{1, "Stand", 0, 1000}, {2, "Death", 2000, 3000, false}, {3, "Decay", 4000, 5000, false}};
        Curve<float> &curve = scene.meshes[0].alpha.curve;
        curve.reset({std::uint32_t(Interpolation::None)}, 4);
        const std::int32_t times[] = {0, 2000, 2333, 4000};
        const float values[] = {1, 1, 0, 0};
        std::copy(std::begin(times), std::end(times), curve.editTimes().begin());
        std::copy(std::begin(values), std::end(values), curve.editValues().begin());
        const auto hidden = at(scene, 1, 2500);
        QCOMPARE(troubles(hidden),
                 QStringList{QStringLiteral(
                     "10: It is invisible now: “Death” sets its opacity to 0 with the key 333 ms after its start.")});
        QVERIFY(says(hidden, "These sequences show it: Stand, Death."));
        QVERIFY(says(at(scene, 1, 2100), "These sequences never show it: Decay."));
        curve.editValues()[0] = curve.editValues()[1] = 0;
        QCOMPARE(troubles(at(scene, 0, 0)),
                 (QStringList{
                     QStringLiteral(
                         "10: It is invisible now: “Stand” sets its opacity to 0 with the key 0 ms after its start."),
                     QStringLiteral("10: No sequence shows it.")}));
    }

    void globalSequencesThatHide()
    {
        RenderScene scene = plain();
        scene.sequences = {{1, "Stand", 0, 1000}};
        scene.globalSequences = {400};
        CurveBase::Header header{std::uint32_t(Interpolation::None)};
        header.globalSequence = 0;
        Curve<float> &curve = scene.materials[0].layers[0].alpha.curve;
        curve.reset(header, 2);
        curve.editTimes()[0] = 0;
        curve.editTimes()[1] = 150;
        curve.editValues()[0] = 1;
        curve.editValues()[1] = 0;
        QCOMPARE(troubles(at(scene, 0, 0, 100)), QStringList());
        QCOMPARE(troubles(at(scene, 0, 0, 600)),
                 QStringList{QStringLiteral(
                     "30: Layer 0 is invisible now: a global sequence sets its opacity to 0 with the key at 150 ms.")});
    }

    /// The triangle runs counter-clockwise seen from +z.
    void sides()
    {
        RenderScene scene = plain();
        const Vec3 up[] = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, down[] = {{0, 0, -1}, {0, 0, -1}, {0, 0, -1}};
        const auto from = [&](float height) {
            DiagnosisContext view;
            view.when.view = Eigen::Quaternionf::Identity();
            view.when.eye = {0.2f, 0.2f, height};
            Pose pose;
            evaluatePose(scene, view.when, pose);
            return troubles(diagnoseMesh(scene, pose, 0, view, found));
        };
        scene.meshes[0].normals.assign(up);
        QCOMPARE(from(5), QStringList());
        QCOMPARE(from(-5), QStringList{QStringLiteral("30: Only the backs of its triangles are visible from here, and "
                                                      "no layer is two-sided: nothing is drawn.")});
        scene.meshes[0].normals.assign(down);
        QCOMPARE(from(5), QStringList{QStringLiteral("10: 100 % of its triangles are wound against their normals, and "
                                                     "no layer is two-sided: they are only visible from behind.")});
        scene.materials[0].layers[0].twoSided = true;
        QCOMPARE(from(-5), QStringList());
    }

    void levelsOfDetail()
    {
        RenderScene scene = plain();
        scene.meshes.push_back(scene.meshes[0]);
        scene.meshes[1].source = 11;
        scene.meshes[1].lod = 2;
        Pose pose;
        evaluatePose(scene, {}, pose);
        QCOMPARE(
            troubles(diagnoseMesh(scene, pose, 1, {{}, {1, 0}}, found)),
            QStringList{QStringLiteral("11: It is not shown: it belongs to level of detail 2, and the view shows 0.")});
        QVERIFY(says(diagnoseMesh(scene, pose, 0, {{}, {1, 0}}, found),
                     "It belongs to level of detail 0, which is shown."));
        scene.materials[0].layers[0].batch.emplace();
        QCOMPARE(troubles(diagnoseMesh(scene, pose, 1, {{}, {1, 0}}, found)).value(0),
                 QStringLiteral("11: It is not shown: it belongs to skin profile 2, and the view shows 0."));
        scene.meshes[1].lod = 0;
        scene.meshes[1].geosetId = 702;
        QCOMPARE(troubles(diagnoseMesh(scene, pose, 1, {{}, {1, 0}}, found)).value(0),
                 QStringLiteral("11: It is not shown: geoset 702 is switched off."));
    }

private:
    static std::vector<MeshFinding> at(const RenderScene &scene, std::int32_t sequence, double time,
                                       double globalTime = 0)
    {
        DiagnosisContext view;
        view.when.sequence = sequence;
        view.when.time = time;
        view.when.globalTime = globalTime;
        Pose pose;
        evaluatePose(scene, view.when, pose);
        return diagnoseMesh(scene, pose, 0, view, found);
    }
    static bool says(const std::vector<MeshFinding> &findings, const char *text)
    {
        return std::any_of(findings.begin(), findings.end(),
                           [text](const MeshFinding &finding) { return finding.message.text() == text; });
    }
};

SINEW_APPLESS_TEST(tst_mesh_diagnosis, TestMeshDiagnosis)

} // namespace tst_mesh_diagnosis
#include "tst_mesh_diagnosis.moc"
