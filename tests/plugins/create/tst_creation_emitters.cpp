// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Particles of other games as Warcraft III's: where they are born, drawn by the rules of both.

#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/mdx/model/model.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_creation_emitters {

using namespace sinew;
using namespace sinew::test;

Eigen::AlignedBox3f boxOf(const EffectFrame &frame)
{
    Eigen::AlignedBox3f box;
    for (const ParticleInstance &particle : frame.particles)
        box.extend(Eigen::Vector3f(particle.position.x, particle.position.y, particle.position.z));
    return box;
}

class TestCreationEmitters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A rectangle four units along the node's x and one along its y, which looks along −y: in Warcraft III the
    /// node looks along x.
    void rectanglesOfStarCraft()
    {
        RenderScene source = triangleScene();
        source.front = ModelFront::MinusY;
        source.nodes[0].rules = NodeRules::Inheriting;
        SceneMaterial material;
        material.layers.emplace_back();
        source.materials = {material};
        m3::ParticleRules rules;
        rules.emissionRate.fallback = 400;
        rules.shape = m3::EmissionShape::Plane;
        rules.size.fallback = {4, 1, 0};
        for (auto &colour : rules.colours)
            colour.fallback = {1, 1, 1, 1};
        SceneNode place = source.nodes[0];
        place.name = "Dust";
        place.kind = NodeKind::Emitter;
        place.parent = 0;
        source.nodes.push_back(place);
        orderNodes(source);
        source.effects = {effectOf(rules, EffectKind::Particles, 1)};
        const auto mdx = createMdxFormat();
        const CreationSource from{source, nullptr, "made", "StarCraft II"};
        const auto made = mdx->creation()->create(from, mdx->creation()->suggested(from, "mdx800"));
        QVERIFY(made);
        const RenderScene result = mdx->scene()->build(*made->model);
        QCOMPARE(result.effects.size(), std::size_t(1));
        const Eigen::Vector3f was = boxOf(frameOf(source, {.sequence = 0, .time = 900, .globalTime = 900})).sizes();
        const Eigen::Vector3f is =
            boxOf(frameOf(result, {.sequence = 0, .time = result.sequences[0].start + 900., .globalTime = 900}))
                .sizes();
        QVERIFY(was.x() > 3.8f && was.x() <= 4.01f && was.y() > 0.9f && was.y() <= 1.01f);
        QVERIFY(is.y() > 64 * 3.8f && is.y() <= 64 * 4.01f);
        QVERIFY(is.x() > 64 * 0.9f && is.x() <= 64 * 1.01f);
    }

    /// Cells of ribbons change in steps.
    void cellsOfRibbons()
    {
        RenderScene source = triangleScene();
        SceneMaterial material;
        material.layers.emplace_back();
        source.materials = {material};
        warcraft::Band band;
        band.lifeSpan = 1;
        band.emissionRate = 10;
        band.rows = 2;
        band.columns = 2;
        band.textureSlot.curve = curveOf<std::int32_t>({{0, 1}, {500, 3}}, Interpolation::None);
        SceneEffect effect = effectOf(band, EffectKind::MaterialRibbon, 0);
        effect.material = 0;
        source.effects = {effect};
        const auto mdx = createMdxFormat();
        const CreationSource from{source, nullptr, "made", "World of Warcraft"};
        const auto made = mdx->creation()->create(from, mdx->creation()->suggested(from, "mdx800"));
        QVERIFY(made);
        const mdx::RibbonEmitter &ribbon = mdx::rootOf(*made->model).ribbonEmitters[0];
        const Curve<std::uint32_t> &keys = ribbon.textureSlotKeys;
        QVERIFY(keys.size() >= 2);
        QCOMPARE(keys.times()[0], 1000);
        QCOMPARE(keys.values()[0], 1u);
        QCOMPARE(keys.times()[1], 1500);
        QCOMPARE(keys.values()[1], 3u);
        QCOMPARE(keys.interpolation(), Interpolation::None);
    }
};

SINEW_GUILESS_TEST(tst_creation_emitters, TestCreationEmitters)

} // namespace tst_creation_emitters

#include "tst_creation_emitters.moc"
