// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Tangents of new HD models whose source has none.

#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/test_program.h"

namespace tst_creation_tangents {

using namespace sinew;
using namespace sinew::test;

/// Two triangles in the plane z = 0 that share the side on the y axis; the picture grows to both sides of it, mirrored.
RenderScene mirroredPair(bool isHd)
{
    RenderScene scene = triangleScene();
    SceneMesh &mesh = scene.meshes[0];
    mesh.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {-1, 0, 0}};
    mesh.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    mesh.uvSets = {Array<Vec2>{{0, 1}, {1, 1}, {0, 0}, {1, 1}}};
    mesh.indices = {0, 1, 2, 0, 2, 3};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    scene.textures.emplace_back().path = "body.dds";
    scene.textures.emplace_back().path = "body_n.dds";
    SceneLayer layer;
    layer.hd = isHd;
    layer.texture.fallback = 0;
    layer.slots[std::size_t(HdSlot::Normal)].fallback = 1;
    scene.materials.emplace_back().layers = {layer};
    return scene;
}

class TestCreationTangents : public QObject
{
    Q_OBJECT

    static mdx::Geoset made(const RenderScene &scene, const std::string &target)
    {
        const auto format = createMdxFormat();
        const CreationSource source{scene, nullptr, "made", {}};
        auto created = format->creation()->create(source, format->creation()->suggested(source, target));
        if (!created)
            qFatal("%s", created.error().text().c_str());
        return static_cast<const mdx::MdxModel &>(*created->model).data.geosets[0];
    }

private Q_SLOTS:
    /// They lie in the surface along the picture; what lies between both halves is there once for each.
    void followThePicture()
    {
        RenderScene scene = mirroredPair(true);
        scene.front = ModelFront::PlusX; // as Warcraft III has it: places stay what they are
        const mdx::Geoset geoset = made(scene, "mdx1000");
        QCOMPARE(geoset.faces.size(), std::size_t(6));
        QCOMPARE(geoset.vertices.size(), std::size_t(6));
        QCOMPARE(geoset.tangents.size(), std::size_t(6));
        QCOMPARE(geoset.uvSets[0].coordinates.size(), std::size_t(6));
        for (std::size_t corner = 0; corner < 6; ++corner) {
            const Vec4 &tangent = geoset.tangents[geoset.faces[corner]];
            const float along = corner < 3 ? 1.f : -1.f;
            QVERIFY(std::abs(tangent.x - along) < 1e-5f);
            QVERIFY(std::abs(tangent.y) < 1e-5f && std::abs(tangent.z) < 1e-5f);
        }
        // The halves are mirrored: their signs differ.
        QCOMPARE(geoset.tangents[geoset.faces[0]].w, -geoset.tangents[geoset.faces[3]].w);
    }

    void onlyWhereTheyCount()
    {
        QVERIFY(made(mirroredPair(true), "mdx800").tangents.isEmpty());
        const mdx::Geoset plain = made(mirroredPair(false), "mdx1000");
        QVERIFY(plain.tangents.isEmpty());
        QCOMPARE(plain.vertices.size(), std::size_t(4));
        // A file's own are taken as they are.
        RenderScene scene = mirroredPair(true);
        scene.front = ModelFront::PlusX;
        scene.meshes[0].tangents = {{0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}};
        const mdx::Geoset own = made(scene, "mdx1000");
        QCOMPARE(own.vertices.size(), std::size_t(4));
        for (const Vec4 &tangent : own.tangents)
            QVERIFY(std::abs(tangent.y - 1) < 1e-6f && tangent.w == 1);
    }
};

SINEW_GUILESS_TEST(tst_creation_tangents, TestCreationTangents)

} // namespace tst_creation_tangents

#include "tst_creation_tangents.moc"
