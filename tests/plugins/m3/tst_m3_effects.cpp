// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What particles, ribbons, forces, lights, cameras and volumes of hand-made M3 models become in the scene.
#include "core/scene/effects/effect_simulation.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/view_camera.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "plugins/m3/scene/scene.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace tst_m3_effects {

using namespace sinew;
using namespace sinew::m3;
using namespace sinew::test;

namespace {

/// A bone at (0, 0, 2), a material with a diffuse, an emissive and a mask layer, which blends additively.
M3Model modelWithMaterial()
{
    M3Model model;
    Root &root = model.data;
    Bone &bone = root.bones.append();
    bone.position.value = {0, 0, 2};
    MaterialReference &reference = root.materialReferences.append();
    reference.type = MaterialType::Standard;
    StandardMaterial &material = root.standardMaterials.append();
    material.blendMode = MaterialBlend::Add;
    material.flags = MaterialFlag::Unshaded | MaterialFlag::Unfogged;
    material.priority = 7;
    material.diffuse.append().texture.set("a.dds");
    Layer &glow = material.emissive1.append();
    glow.texture.set("b.dds");
    glow.uvSource = LayerUvSource::ParticleFlipbook;
    glow.flags = LayerFlag::Multiply;
    glow.multiply.value = 3;
    Layer &mask = material.alphaMask1.append();
    mask.texture.set("c.dds");
    mask.channels = 3;
    return model;
}

Particle &addParticle(M3Model &model)
{
    Particle &p = model.data.particles.append();
    p.bone = 0;
    p.material = 0;
    return p;
}

const ParticleRules &particlesOf(const RenderScene &scene)
{
    return rulesOf<ParticleRules>(scene.effects.at(0));
}

} // namespace

class TestM3Effects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void surface();
    void randomFlagsByVersion();
    void smoothingByVersion();
    void particlesFly();
    void copiesAndTrails();
    void distortionIsNotDrawn();
    void ribbon();
    void forces();
    void cameraLooksDown();
    void lights();
    void projections();
    void volumes();
};

void TestM3Effects::surface()
{
    M3Model model = modelWithMaterial();
    addParticle(model);
    const RenderScene scene = M3Scene().build(model);
    QCOMPARE(scene.effects.size(), 1u);
    const SceneEffect &e = scene.effects[0];
    QCOMPARE(e.sprite.textures, SpriteTextures::Surface);
    const SpriteSurface &surface = e.sprite.surface;
    QCOMPARE(scene.textures[std::size_t(surface.base.texture)].path, std::string("a.dds"));
    QCOMPARE(scene.textures[std::size_t(surface.glow.texture)].path, std::string("b.dds"));
    QCOMPARE(scene.textures[std::size_t(surface.mask.texture)].path, std::string("c.dds"));
    QVERIFY(surface.glow.cells && !surface.base.cells && !surface.glowOnly);
    QCOMPARE(surface.glow.brightness, 3.f);
    QCOMPARE(surface.mask.channels, SurfaceChannels::Red);
    QCOMPARE(e.sprite.blend, FilterMode::Add);
    QVERIFY(!e.sprite.lit && e.sprite.unfogged);
    QCOMPARE(e.priorityPlane, 7);
    QCOMPARE(scene.nodes[std::size_t(e.node)].parent, 0);
}

void TestM3Effects::randomFlagsByVersion()
{
    M3Model model = modelWithMaterial();
    Particle &p = addParticle(model);
    p.randomFlags = 0x1 | 0x8; // speed, world space
    p.randomLifespan = 1;      // of old versions
    RenderScene scene = M3Scene().build(model);
    QVERIFY(particlesOf(scene).randomSpeed && !particlesOf(scene).randomLife && !particlesOf(scene).modelSpace);
    p.sectionVersion = 12;
    scene = M3Scene().build(model);
    QVERIFY(!particlesOf(scene).randomSpeed && particlesOf(scene).randomLife && particlesOf(scene).modelSpace);
}

void TestM3Effects::smoothingByVersion()
{
    M3Model model = modelWithMaterial();
    Particle &p = addParticle(model);
    p.colourSmoothing = 3;
    p.flags = 0x1000; // a Bézier of the size, of old versions
    QCOMPARE(particlesOf(M3Scene().build(model)).colourPhase.smoothing, Smoothing::LinearHold);
    QCOMPARE(particlesOf(M3Scene().build(model)).sizePhase.smoothing, Smoothing::Linear);
    p.sectionVersion = 12;
    QCOMPARE(particlesOf(M3Scene().build(model)).colourPhase.smoothing, Smoothing::Linear);
    QCOMPARE(particlesOf(M3Scene().build(model)).sizePhase.smoothing, Smoothing::Bezier);
}

void TestM3Effects::particlesFly()
{
    M3Model model = modelWithMaterial();
    Particle &p = addParticle(model);
    p.speed.value = 4;
    p.rate.value = 50;
    p.shape = 0;
    p.gravity = -2;
    const RenderScene scene = M3Scene().build(model);
    EffectSimulation simulation;
    simulation.update(scene, {.globalTime = 5000});
    const auto particles = simulation.frame().particlesOf(0);
    QVERIFY(particles.size() >= 48 && particles.size() <= 51); // 50 a second, living one
    for (const ParticleInstance &particle : particles)
        QVERIFY(particle.position.z >= 2 && particle.position.z < 5.001f); // 2 + 4 t − t²
}

void TestM3Effects::copiesAndTrails()
{
    M3Model model = modelWithMaterial();
    Particle &p = addParticle(model);
    p.copies = {0, 9}; // the second is not there
    p.trailEmitter = 0;
    model.data.particleCopies.append().rate.value = 6;
    RenderScene scene = M3Scene().build(model);
    QCOMPARE(particlesOf(scene).copies.size(), 1u);
    QCOMPARE(particlesOf(scene).copies[0].rate.fallback, 6.f);
    QCOMPARE(particlesOf(scene).trail, -1); // without the flag
    p.flags |= 0x80000;
    QCOMPARE(particlesOf(M3Scene().build(model)).trail, 0);
}

void TestM3Effects::distortionIsNotDrawn()
{
    M3Model model = modelWithMaterial();
    addParticle(model);
    model.data.materialReferences[0].type = MaterialType::Displacement;
    EffectSimulation simulation;
    simulation.update(M3Scene().build(model), {.globalTime = 5000});
    QVERIFY(simulation.frame().particles.empty());
}

void TestM3Effects::ribbon()
{
    M3Model model = modelWithMaterial();
    Ribbon &r = model.data.ribbons.append();
    r.bone = 0;
    r.material = 0;
    r.yaw.value = 10;
    r.pitch.value = 20;
    r.cullMethod = 1;
    RenderScene scene = M3Scene().build(model);
    QVERIFY(rulesOf<RibbonRules>(scene.effects[0]).byLength && !rulesOf<RibbonRules>(scene.effects[0]).span);
    QCOMPARE(rulesOf<RibbonRules>(scene.effects[0]).yaw.fallback, 10.f);
    QCOMPARE(scene.effects[0].kind, EffectKind::Ribbon);
    QCOMPARE(scene.effects[0].sprite.blend, FilterMode::Add);
    r.flags = 0x8000; // swaps both angles
    r.splines.append().bone = 0;
    scene = M3Scene().build(model);
    QCOMPARE(rulesOf<RibbonRules>(scene.effects[0]).yaw.fallback, 20.f);
    QCOMPARE(rulesOf<RibbonRules>(scene.effects[0]).span->node, 0);
}

void TestM3Effects::forces()
{
    M3Model model = modelWithMaterial();
    Force &force = model.data.forces.append();
    force.type = 3;
    force.shape = 1;
    force.flags = 0x5;
    force.channels = 0x200;
    force.bone = 0;
    const RenderScene scene = M3Scene().build(model);
    QCOMPARE(scene.forces[0].kind, ForceKind::Vortex);
    QCOMPARE(scene.forces[0].shape, ForceShape::Cylinder);
    QVERIFY(scene.forces[0].falloff && scene.forces[0].unbounded && !scene.forces[0].heightGradient);
    QCOMPARE(scene.forces[0].channels, 0x200u);
    QCOMPARE(scene.forces[0].node, 0);
}

void TestM3Effects::cameraLooksDown()
{
    M3Model model = modelWithMaterial();
    // Turned by 90° about x: −z looks to +y, y is up (z of the model).
    const float half = std::sqrt(0.5f);
    model.data.bones[0].rotation.value = {half, 0, 0, half};
    Camera &camera = model.data.cameras.append();
    camera.bone = 0;
    camera.fieldOfView.value = 0.5f;
    RenderScene scene = M3Scene().build(model);
    const CameraState state = evaluateCamera(scene, scene.cameras[0], {});
    QVERIFY(state.position.isApprox(Eigen::Vector3f(0, 0, 2), 1e-4f));
    QVERIFY((state.target - state.position).isApprox(Eigen::Vector3f(0, 1, 0), 1e-4f));
    QVERIFY(std::abs(state.roll) < 1e-4f);
    QCOMPARE(ViewCamera::fromModelCamera(scene.cameras[0], state, 2).fieldOfView, 0.5f);
    model.data.cameras[0].verticalFieldOfView = 0;
    scene = M3Scene().build(model);
    const float vertical = ViewCamera::fromModelCamera(scene.cameras[0], state, 2).fieldOfView;
    QVERIFY(std::abs(std::tan(vertical / 2) * 2 - std::tan(0.25f)) < 1e-4f);
}

void TestM3Effects::lights()
{
    M3Model model = modelWithMaterial();
    Light &light = model.data.lights.append();
    light.bone = 0;
    light.colour.value = {1, 0.5f, 0.25f};
    light.intensity.value = 2;
    light.attenuationEnd.value = 9;
    light.type = 2;
    light.hotspot.value = 0.5f;
    light.falloff.value = 1;
    const RenderScene scene = M3Scene().build(model);
    QCOMPARE(scene.lights[0].colour.fallback.g, 0.5f);
    QCOMPARE(scene.lights[0].intensity.fallback, 2.f);
    QCOMPARE(scene.lights[0].attenuationEnd.fallback, 9.f);
    QVERIFY(scene.lights[0].kind == LightKind::Spot);
    QCOMPARE(scene.lights[0].innerAngle.fallback, 0.5f);
    QCOMPARE(scene.lights[0].outerAngle.fallback, 1.f);
    model.data.lights[0].type = 1;
    QVERIFY(M3Scene().build(model).lights[0].kind == LightKind::Omni);
}

void TestM3Effects::projections()
{
    M3Model model = modelWithMaterial();
    const std::size_t meshes = M3Scene().build(model).meshes.size();
    Projection &box = model.data.projections.append();
    box.bone = 0;
    box.material = 0;
    box.offset.value = {5, 0, 0};
    box.boxLeft.value = -2;
    box.boxRight.value = 4;
    box.boxFront.value = -1;
    box.boxBack.value = 3;
    box.active.value = 0;
    Projection &beam = model.data.projections.append();
    beam.type = 0;
    beam.bone = 0;
    beam.fieldOfView.value = 0.5f;
    beam.farClip.value = 9;
    RenderScene scene = M3Scene().build(model);
    QCOMPARE(scene.projections.size(), 2u);
    QVERIFY(!scene.projections[0].widens && scene.projections[1].widens);
    QCOMPARE(scene.projections[0].low[0].fallback, -2.f);
    QCOMPARE(scene.projections[0].high[1].fallback, 3.f);
    QCOMPARE(scene.projections[1].farClip.fallback, 9.f);
    // A widening projection has no rectangle.
    QCOMPARE(scene.meshes.size(), meshes + 1);
    const SceneMesh &decal = scene.meshes.back();
    QCOMPARE(decal.material, 0);
    QCOMPARE(decal.source, model.data.projections.ids[0]);
    Pose pose;
    evaluatePose(scene, {}, pose);
    std::vector<Eigen::Vector3f> corners;
    skinnedPositions(decal, pose, corners);
    Eigen::AlignedBox3f around;
    for (const Eigen::Vector3f &corner : corners)
        around.extend(corner);
    QVERIFY(around.min().head<2>().isApprox(Eigen::Vector2f(3, -1)) &&
            around.max().head<2>().isApprox(Eigen::Vector2f(9, 3)));
    QVERIFY(!isMeshVisible(pose, meshes));
    model.data.projections[0].active.value = 1;
    scene = M3Scene().build(model);
    evaluatePose(scene, {}, pose);
    QVERIFY(isMeshVisible(pose, meshes));
}

void TestM3Effects::volumes()
{
    M3Model model = modelWithMaterial();
    const std::size_t before = M3Scene().build(model).collisions.size();
    AttachmentVolume &volume = model.data.attachmentVolumes.append();
    volume.bone = 0;
    volume.shape = 1;
    volume.size0 = 3;
    PhysicsBody &body = model.data.physicsBodies.append();
    body.bone = 0;
    PhysicsShape &hull = body.shapes.append();
    hull.shape = 4;
    hull.hullVertices = {{1, 0, 0, 0}, {-1, 0, 0, 0}, {0, 4, 2, 0}};
    const RenderScene scene = M3Scene().build(model);
    QCOMPARE(scene.collisions.size(), before + 2);
    QCOMPARE(scene.collisions[before].radius, 3.f);
    QCOMPARE(scene.collisions[before].node, 0);
    QCOMPARE(scene.collisions[before + 1].positions.size(), 8u); // the box around the points
}

SINEW_APPLESS_TEST(tst_m3_effects, TestM3Effects)

} // namespace tst_m3_effects
#include "tst_m3_effects.moc"
