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

/// Particles on a node below a bone, in a model that looks along −y, with a life of a second.
m3::ParticleRules visibleRules()
{
    m3::ParticleRules rules;
    for (auto &colour : rules.colours)
        colour.fallback = {1, 1, 1, 1};
    return rules;
}

/// A model of StarCraft II with such particles, and what becomes of it.
struct Emitted
{
    explicit Emitted(const m3::ParticleRules &rules, const std::optional<SpriteSurface> &surface = std::nullopt,
                     const Quat &turn = Quat())
    {
        source.front = ModelFront::MinusY;
        source.nodes[0].rules = NodeRules::Inheriting;
        SceneMaterial material;
        material.layers.emplace_back();
        source.materials = {material};
        source.textures.resize(2);
        source.textures[0].path = "dust.dds";
        source.textures[1].path = "mask.dds";
        SceneNode place = source.nodes[0];
        place.name = "Dust";
        place.kind = NodeKind::Emitter;
        place.parent = 0;
        place.rotation.fallback = turn;
        source.nodes.push_back(place);
        orderNodes(source);
        source.effects = {effectOf(rules, EffectKind::Particles, 1)};
        if (surface) {
            source.effects[0].sprite.textures = SpriteTextures::Surface;
            source.effects[0].sprite.surface = *surface;
        }
        const auto mdx = createMdxFormat();
        const CreationSource from{source, nullptr, "made", "StarCraft II"};
        made = mdx->creation()->create(from, mdx->creation()->suggested(from, "mdx800"));
        if (made)
            result = mdx->scene()->build(*made->model);
    }

    const mdx::Root &root() const { return mdx::rootOf(*made->model); }
    EffectFrame before(double time) const { return frameOf(source, {.sequence = 0, .time = time, .globalTime = time}); }
    EffectFrame after(double time) const
    {
        return frameOf(result, {.sequence = 0, .time = result.sequences[0].start + time, .globalTime = time});
    }
    bool tells(const char *words) const
    {
        return std::any_of(made->losses.begin(), made->losses.end(), [&](const ConversionLoss &loss) {
            return loss.message.text().find(words) != std::string::npos;
        });
    }

    RenderScene source = triangleScene(), result;
    Result<CreatedModel> made = Error{"nothing was made"};
};

class TestCreationEmitters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A rectangle four units along the node's x and one along its y, which looks along −y: in Warcraft III the
    /// node looks along x.
    void rectanglesOfStarCraft()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 400;
        rules.shape = m3::EmissionShape::Plane;
        rules.size.fallback = {4, 1, 0};
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        QCOMPARE(emitted.result.effects.size(), std::size_t(1));
        const Eigen::Vector3f was = boxOf(emitted.before(900)).sizes(), is = boxOf(emitted.after(900)).sizes();
        QVERIFY(was.x() > 3.8f && was.x() <= 4.01f && was.y() > 0.9f && was.y() <= 1.01f);
        QVERIFY(is.y() > 64 * 3.8f && is.y() <= 64 * 4.01f);
        QVERIFY(is.x() > 64 * 0.9f && is.x() <= 64 * 1.01f);
    }

    /// What is emitted at keys is emitted at the same moments, by an emitter of its own.
    void burstsOfStarCraft()
    {
        m3::ParticleRules rules = visibleRules();
        rules.life.fallback = 0.2f;
        rules.bursts.curve = curveOf<float>({{100, 8}, {400, 5}}, Interpolation::None);
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        QCOMPARE(emitted.root().particleEmitters2.size(), std::size_t(1));
        const mdx::ParticleEmitter2 &e = emitted.root().particleEmitters2[0];
        QCOMPARE(e.squirt, 1u);
        const std::vector<std::int32_t> times(e.emissionRateKeys.times().begin(), e.emissionRateKeys.times().end());
        const std::vector<float> counts(e.emissionRateKeys.values().begin(), e.emissionRateKeys.values().end());
        const std::int32_t start = emitted.result.sequences[0].start;
        QCOMPARE(times, (std::vector<std::int32_t>{start, start + 100, start + 400}));
        QCOMPARE(counts, (std::vector<float>{0, 8, 5}));
        for (const auto &[time, count] : {std::pair(50., 0), {250., 8}, {350., 0}, {450., 5}}) {
            QCOMPARE(emitted.before(time).particles.size(), std::size_t(count));
            QCOMPARE(emitted.after(time).particles.size(), std::size_t(count));
        }
    }

    /// An emitter that emits all the time as well becomes two; a further place has its own.
    void placesOfStarCraft()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 20;
        rules.bursts.curve = curveOf<float>({{0, 3}}, Interpolation::None);
        m3::EmitterCopy copy;
        copy.node = 0;
        copy.rate.fallback = 40;
        rules.copies = {copy};
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const auto &all = emitted.root().particleEmitters2;
        QCOMPARE(all.size(), std::size_t(3));
        QCOMPARE(all[0].emissionRate, 20.f);
        QCOMPARE(all[0].squirt, 0u);
        QCOMPARE(all[1].squirt, 1u);
        QCOMPARE(all[1].emissionRateKeys.values()[0], 3.f);
        QCOMPARE(all[2].emissionRate, 40.f);
        QVERIFY(all[0].node.objectId != all[1].node.objectId && all[1].node.objectId != all[2].node.objectId);
        QVERIFY(!emitted.tells("Further places"));
    }

    /// Pitch turns the direction of flight about y, yaw then about x (degrees).
    void directionsOfStarCraft_data()
    {
        QTest::addColumn<float>("yaw");
        QTest::addColumn<float>("pitch");
        QTest::newRow("up") << 0.f << 0.f;
        QTest::newRow("yaw") << 90.f << 0.f;
        QTest::newRow("pitch") << 0.f << 60.f;
        QTest::newRow("both") << -30.f << 120.f;
    }
    void directionsOfStarCraft()
    {
        QFETCH(const float, yaw);
        QFETCH(const float, pitch);
        m3::ParticleRules rules = visibleRules();
        rules.bursts.curve = curveOf<float>({{0, 1}}, Interpolation::None);
        rules.speed.fallback = 2;
        rules.yaw.fallback = yaw;
        rules.pitch.fallback = pitch;
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const EffectFrame was = emitted.before(500), is = emitted.after(500);
        QCOMPARE(was.particles.size(), std::size_t(1));
        QCOMPARE(is.particles.size(), std::size_t(1));
        const Vec3 a = was.particles[0].position, b = is.particles[0].position;
        const Eigen::Vector3f expected(-a.y * 64, a.x * 64, a.z * 64), found(b.x, b.y, b.z);
        QVERIFY(expected.norm() > 60 && expected.norm() < 68);
        // Both games count a step's births from another moment of it.
        QVERIFY2((found.normalized() - expected.normalized()).norm() < 1e-3f &&
                     std::abs(found.norm() - expected.norm()) < 3,
                 qPrintable(QStringLiteral("%1 %2 %3, expected %4 %5 %6")
                                .arg(found.x())
                                .arg(found.y())
                                .arg(found.z())
                                .arg(expected.x())
                                .arg(expected.y())
                                .arg(expected.z())));
        QCOMPARE(emitted.tells("along the emitter's axis"), false);
    }

    /// Directions in a plane become those of a line emitter, which is turned: (source's normal of that plane) or none.
    void planesOfStarCraft_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QList<float>>("normal");
        QTest::newRow("radial on a disc") << 0 << QList<float>{0, 0, 1};
        QTest::newRow("spread about y") << 1 << QList<float>{0, 1, 0};
        QTest::newRow("spread about x") << 2 << QList<float>{1, 0, 0};
        QTest::newRow("flat") << 3 << QList<float>{0, 0, 1};
    }
    void planesOfStarCraft()
    {
        QFETCH(const int, kind);
        QFETCH(const QList<float>, normal);
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 100;
        rules.speed.fallback = 2;
        if (kind == 0) {
            rules.direction = m3::EmissionDirection::Radial;
            rules.shape = m3::EmissionShape::Disc;
            rules.radius.fallback = 0.01f;
        } else {
            (kind == 2 ? rules.vertical : rules.horizontal).fallback = 1.5f;
            (kind == 2 ? rules.horizontal : rules.vertical).fallback = kind == 3 ? 1.5f : 0;
            rules.flat = kind == 3;
        }
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const EffectFrame was = emitted.before(900), is = emitted.after(900);
        QVERIFY(was.particles.size() > 50 && is.particles.size() > 50);
        float reachWas = 0, reachIs = 0;
        for (const ParticleInstance &p : was.particles) {
            QVERIFY(std::abs(p.position.x * normal[0] + p.position.y * normal[1] + p.position.z * normal[2]) < 0.02f);
            reachWas = std::max(reachWas, std::hypot(p.position.x, p.position.y, p.position.z));
        }
        for (const ParticleInstance &p : is.particles) {
            QVERIFY(std::abs(p.position.y * normal[0] - p.position.x * normal[1] + p.position.z * normal[2]) <
                    64 * 0.02f);
            reachIs = std::max(reachIs, std::hypot(p.position.x, p.position.y, p.position.z));
        }
        QVERIFY(std::abs(reachIs / (64 * reachWas) - 1) < 0.05f);
    }

    /// Three values at one middle: sizes have it at 0.2 of the life, opacities, which matter more here, at 0.7.
    void stagesOfStarCraft()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 1;
        rules.sizes.fallback = {2, 4, 4};
        rules.sizePhase.middle = 0.2f;
        for (int stage = 0; stage < 3; ++stage)
            rules.colours[stage].fallback = {1, 1, 1, stage == 1 ? 1.f : 0.f};
        rules.alphaPhase.middle = 0.7f;
        // The opacity in the middle grows from birth to birth.
        rules.colours[1].curve = curveOf<Colour4>({{0, {1, 1, 1, 0}}, {900, {1, 1, 1, 0.8f}}});
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const mdx::ParticleEmitter2 &e = emitted.root().particleEmitters2[0];
        QCOMPARE(e.middleTime, 0.7f);
        QCOMPARE(e.segmentScalings[0], 64.f);
        QCOMPARE(e.segmentScalings[1], 128.f);
        QCOMPARE(int(e.segmentAlphas[0]), 0);
        QCOMPARE(int(e.segmentAlphas[1]), 204);
        QVERIFY(emitted.tells("keep their largest value"));
        QVERIFY(emitted.tells("one middle"));
    }

    /// Tails are as long as they were on average, whatever their speed.
    void tailsOfStarCraft_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("isFixed");
        QTest::addColumn<float>("speed");
        QTest::addColumn<float>("length"); ///< at the middle of the life, source's units
        QTest::newRow("by the speed") << int(m3::ParticleForm::Tail) << false << 3.f << 2 * 1.5f * 2 * 3;
        QTest::newRow("fixed") << int(m3::ParticleForm::TailBehind) << true << 3.f << 2 * 1.5f * 2;
        QTest::newRow("slow") << int(m3::ParticleForm::Tail) << false << 0.5f << 2 * 1.5f * 2;
        QTest::newRow("ray") << int(m3::ParticleForm::Ray) << false << 3.f << 3 * 0.3f;
    }
    void tailsOfStarCraft()
    {
        QFETCH(const int, form);
        QFETCH(const bool, isFixed);
        QFETCH(const float, speed);
        QFETCH(const float, length);
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 10;
        rules.form = m3::ParticleForm(form);
        rules.fixedTail = isFixed;
        rules.speed.fallback = speed;
        rules.tailLength = 1.5f;
        rules.sizes.fallback = {4, 4, 4};
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const mdx::ParticleEmitter2 &e = emitted.root().particleEmitters2[0];
        QCOMPARE(e.headOrTail, 1u);
        QCOMPARE(e.tailLength * e.speed, 64 * length);
    }

    /// A tail that is never longer than the way from the birth reaches as far ahead: from the birth to twice the way.
    void tailsFromTheBirth()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 10;
        rules.form = m3::ParticleForm::Tail;
        rules.clampTail = true;
        rules.speed.fallback = 3;
        rules.tailLength = 100;
        const Emitted emitted(rules);
        QVERIFY(emitted.made);
        const mdx::ParticleEmitter2 &e = emitted.root().particleEmitters2[0];
        QCOMPARE(e.speed, 2 * 3 * 64.f);
        QCOMPARE(e.tailLength, 0.3f);
    }

    /// Quads that lie as their emitter does lie flat if that does, though they do not move.
    void flatOnes()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 10;
        rules.form = m3::ParticleForm::Emitter;
        const Emitted upright(rules);
        QVERIFY(upright.made);
        constexpr std::uint32_t xyQuad = 0x100000;
        QVERIFY(upright.root().particleEmitters2[0].node.flags & xyQuad);
        const EffectFrame frame = upright.after(900);
        QVERIFY(!frame.particles.empty());
        for (const ParticleInstance &particle : frame.particles) {
            QCOMPARE(particle.kind, float(ParticleInstance::XyQuad));
            QVERIFY(std::hypot(particle.position.x, particle.position.y, particle.position.z) < 0.2f);
        }
        const Emitted lying(rules, std::nullopt, Quat{0.70710678f, 0, 0, 0.70710678f});
        QVERIFY(lying.made);
        QVERIFY(!(lying.root().particleEmitters2[0].node.flags & xyQuad));
        QVERIFY(lying.tells("face the viewer"));
    }

    /// The opacity of a mask is that of the picture; what has none is opaque.
    void surfacesOfStarCraft()
    {
        m3::ParticleRules rules = visibleRules();
        rules.emissionRate.fallback = 10;
        SpriteSurface surface;
        surface.base = {0, SurfaceChannels::Rgba, false, 1};
        const Emitted opaque(rules, surface);
        QVERIFY(opaque.made);
        QCOMPARE(opaque.made->textures.size(), std::size_t(1));
        QVERIFY(opaque.made->textures[0].channels[3].factors.empty());
        QCOMPARE(opaque.made->textures[0].channels[3].offset, 1.f);
        surface.mask = {1, SurfaceChannels::Red, false, 1};
        const Emitted masked(rules, surface);
        QVERIFY(masked.made);
        QCOMPARE(masked.made->textures.size(), std::size_t(1));
        const CreatedTexture &picture = masked.made->textures[0];
        QCOMPARE(picture.channels[0].factors.at(0).texture, 0);
        QCOMPARE(picture.channels[3].factors.at(0).texture, 1);
        QCOMPARE(int(picture.channels[3].factors.at(0).channel), 0);
        QVERIFY(!masked.tells("Alpha masks"));
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
