// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/look_report.h"

#include <QtTest>

#include <algorithm>

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

std::vector<LookFinding> explain(const RenderScene &scene, const TextureFacts &facts = found, bool shown = true)
{
    Pose pose;
    evaluatePose(scene, {}, pose);
    return explainLook(scene, pose, 0, shown, facts);
}

/// The texts of what is likely wrong, with the objects where it can be changed.
QStringList troubles(const std::vector<LookFinding> &findings)
{
    QStringList texts;
    for (const LookFinding &finding : findings)
        if (finding.severity != Severity::Info)
            texts.append(QStringLiteral("%1: %2").arg(finding.node).arg(QString::fromStdString(finding.message.text())));
    return texts;
}

} // namespace

class TestLookReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsWrong()
    {
        const auto findings = explain(plain());
        QCOMPARE(troubles(findings), QStringList());
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const LookFinding &f) { return f.message.text().find("Armor.blp") != std::string::npos && f.node == 40; }));
        Pose pose;
        QVERIFY(explainLook(plain(), pose, 1, true, found).empty()); // no such row
    }

    void causes_data()
    {
        QTest::addColumn<std::function<void(RenderScene &)>>("spoil");
        QTest::addColumn<QString>("start");
        using Spoil = std::function<void(RenderScene &)>;
        const auto row = [](const char *name, const char *start, Spoil spoil) { QTest::newRow(name) << spoil << QString::fromLatin1(start); };
        row("no triangles", "10: It has no triangles", [](RenderScene &s) { s.meshes[0].indices = {}; });
        row("no normals", "10: It has no normals", [](RenderScene &s) { s.meshes[0].normals = {}; });
        row("no material", "10: Its material does not exist", [](RenderScene &s) { s.meshes[0].material = 7; });
        row("no layers", "20: Its material has no layers", [](RenderScene &s) { s.materials[0].layers.clear(); });
        row("hidden", "10: It is invisible now", [](RenderScene &s) { s.meshes[0].alpha.fallback = 0; });
        row("transparent layer", "30: Layer 0 is invisible now", [](RenderScene &s) { s.materials[0].layers[0].alpha.fallback = 0; });
        row("covering layer", "30: Layer 1 hides", [](RenderScene &s) { s.materials[0].layers.push_back(s.materials[0].layers[0]); });
        row("no texture", "30: Layer 0 has no texture", [](RenderScene &s) { s.materials[0].layers[0].texture.fallback = -1; });
        row("no UV set", "30: Layer 0 uses UV set 2, but there are 1", [](RenderScene &s) { s.materials[0].layers[0].uvSet = 2; });
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
        QVERIFY2(std::any_of(texts.begin(), texts.end(), [&](const QString &text) { return text.startsWith(start); }), qPrintable(texts.join(u'|')));
    }

    void textures()
    {
        RenderScene scene = plain();
        const auto missing = [](const SceneTexture &texture) { return TextureFact{TextureFact::Missing, true, texture.path}; };
        QCOMPARE(troubles(explain(scene, missing)), QStringList{QStringLiteral("40: Its texture “Armor.blp” was not found.")});
        const auto opaque = [](const SceneTexture &texture) { return TextureFact{TextureFact::Found, false, texture.path}; };
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

    void leftOutByTheView()
    {
        QCOMPARE(troubles(explain(plain(), found, false)).size(), 1);
    }

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
        const auto at = [&](double time) {
            Pose pose;
            PoseTime when;
            when.sequence = 0;
            when.time = time;
            evaluatePose(scene, when, pose);
            return troubles(explainLook(scene, pose, 0, true, found));
        };
        QCOMPARE(at(100), QStringList());
        QCOMPARE(at(600), QStringList{QStringLiteral("10: It is invisible now: its animated opacity is 0 at this moment.")});
    }
};

QTEST_APPLESS_MAIN(TestLookReport)
#include "tst_look_report.moc"
