// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Parts that cover others exactly, in M2 and M3 (geosets of MDX: tst_mdx_slim).

#include "core/check/slim/slim.h"
#include "core/document/open_document.h"
#include "core/facets/mesh_facet.h"
#include "core/format/format_registry.h"
#include "core/mesh/scene_mesh_parts.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>

namespace tst_equal_meshes {

using namespace sinew;
using namespace sinew::test;

class TestEqualMeshes : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    std::unique_ptr<Document> opened(const QString &path) const
    {
        auto document = openDocument(m_registry, sourcePath("tests/samples/") + path);
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

    static RenderScene sceneOf(const Document &document) { return document.format()->scene()->build(document.model()); }

    /// The parts that are drawn with blending, or without.
    static std::vector<NodeId> partsOf(const Document &document, bool isOpaque)
    {
        const RenderScene scene = sceneOf(document);
        std::vector<NodeId> parts;
        for (const SceneMesh &mesh : scene.meshes) {
            if (mesh.material < 0)
                continue;
            const auto &layers = scene.materials[std::size_t(mesh.material)].layers;
            const bool hides = std::all_of(layers.begin(), layers.end(), [](const SceneLayer &layer) {
                return layer.filterMode == FilterMode::None || layer.filterMode == FilterMode::Transparent ||
                       layer.filterMode == FilterMode::Opaque || layer.filterMode == FilterMode::AlphaKey;
            });
            if (hides == isOpaque && mesh.source != NoNode && !mesh.indices.isEmpty())
                parts.push_back(mesh.source);
        }
        return parts;
    }

    static void add(Document &document, NodeId part, const std::function<void(EditableMesh &)> &change)
    {
        const RenderScene scene = sceneOf(document);
        SceneMeshParts parts(scene);
        EditableMesh copy = parts.mesh(part);
        change(copy);
        auto edit = document.format()->meshes()->edited(document.model(), {{}, {copy}, {}});
        QVERIFY2(edit, edit ? "" : edit.error().text().c_str());
        QVERIFY(document.push(std::move(edit->changes), QStringLiteral("copy")));
    }

    static SlimPlan slimmed(const Document &document)
    {
        SlimRequest request;
        request.passes = {"equal-meshes"};
        auto plan = planSlimming(document.model(), *document.format(), request);
        if (!plan)
            qFatal("%s", plan.error().text().c_str());
        return std::move(*plan);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void samples_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("M2") << QStringLiteral("m2showcase/shrine.m2");
        QTest::newRow("M3") << QStringLiteral("m3every/age05.m3");
    }

    void samples()
    {
        QFETCH(QString, path);
        const auto document = opened(path);
        const std::size_t before = sceneOf(*document).meshes.size();
        QCOMPARE(slimmed(*document).rows.front().steps, std::size_t(0));
        const NodeId part = partsOf(*document, true).front();
        add(*document, part, [](EditableMesh &) {});
        QVERIFY(sceneOf(*document).meshes.size() > before);
        SlimPlan plan = slimmed(*document);
        for (const SlimRow::Refusal &refusal : plan.rows.front().refused)
            QFAIL(refusal.reason.text().c_str());
        QCOMPARE(plan.rows.front().steps, std::size_t(1));
        QVERIFY(plan.bytesAfter < plan.bytesBefore);
        QVERIFY(document->push(std::move(plan.changes), QStringLiteral("slim")));
        QCOMPARE(sceneOf(*document).meshes.size(), before);
        QCOMPARE(slimmed(*document).rows.front().steps, std::size_t(0));
    }

    void movedCopiesStay_data() { samples_data(); }
    void movedCopiesStay()
    {
        QFETCH(QString, path);
        const auto document = opened(path);
        add(*document, partsOf(*document, true).front(), [](EditableMesh &mesh) { mesh.vertices[0].position.z += 1; });
        const SlimPlan plan = slimmed(*document);
        QCOMPARE(plan.rows.front().steps, std::size_t(0));
        QVERIFY(plan.rows.front().refused.empty());
    }

    void blendedCopiesStay_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("M2") << QStringLiteral("m2showcase/shrine.m2");
    }
    /// Seen twice, they are brighter or denser.
    void blendedCopiesStay()
    {
        QFETCH(QString, path);
        const auto document = opened(path);
        const auto blended = partsOf(*document, false);
        QVERIFY(!blended.empty());
        add(*document, blended.front(), [](EditableMesh &) {});
        const SlimPlan plan = slimmed(*document);
        QCOMPARE(plan.rows.front().steps, std::size_t(0));
        QVERIFY(plan.changes.empty());
    }
};

SINEW_GUILESS_TEST(tst_equal_meshes, TestEqualMeshes)

} // namespace tst_equal_meshes

#include "tst_equal_meshes.moc"
