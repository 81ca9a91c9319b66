// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "viewport/draw/fill_budget.h"

#include <QTest>

namespace tst_fill_budget {

using namespace sinew;

namespace {

/// At the origin, 100 away: the picture is 100 high there, and 200 wide.
ViewCamera hundredAway()
{
    ViewCamera camera;
    camera.distance = 100;
    camera.fieldOfView = 2 * std::atan(0.5f);
    return camera;
}
constexpr float aspect = 2;

/// Two effects with that many quads that cover a quarter of the picture each; each quad carries its number.
EffectFrame quads(std::size_t count)
{
    EffectFrame frame;
    for (std::size_t i = 0; i < 2 * count; ++i) {
        ParticleInstance &particle = frame.particles.emplace_back();
        particle.size = 50;
        particle.height = 25;
        particle.turn = float(i);
    }
    frame.ranges = {{{0, std::uint32_t(count)}, {}, {}}, {{std::uint32_t(count), std::uint32_t(count)}, {}, {}}};
    return frame;
}

} // namespace

class TestFillBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFitsStays()
    {
        FillBudget budget(hundredAway(), aspect);
        EffectFrame room;
        const EffectFrame frame = quads(std::size_t(2 * FillBudget::pictures) - 1);
        const EffectFrame &shown = budget.thinnedOut(frame, room, Eigen::Affine3f::Identity());
        QCOMPARE(&shown, &frame);
        // The rest is spent by now.
        QVERIFY(budget.thinnedOut(frame, room, Eigen::Affine3f::Identity()).isReduced);
    }

    void theRestIsSpreadEvenly()
    {
        FillBudget budget(hundredAway(), aspect);
        EffectFrame room;
        const std::size_t fitting = std::size_t(4 * FillBudget::pictures); // of both effects
        const EffectFrame frame = quads(fitting);
        const EffectFrame &shown = budget.thinnedOut(frame, room, Eigen::Affine3f::Identity());
        QVERIFY(shown.isReduced);
        // Sines are rounded.
        const std::size_t left = shown.particlesOf(0).size();
        QVERIFY(left == fitting / 2 || left == fitting / 2 - 1);
        QCOMPARE(shown.particlesOf(1).size(), left);
        for (std::size_t i = 0; i < left; ++i) {
            QVERIFY(std::abs(shown.particlesOf(0)[i].turn - float(2 * i)) <= 3);
            QVERIFY(std::abs(shown.particlesOf(1)[i].turn - float(fitting + 2 * i)) <= 3);
        }
    }

    /// Twice as far away a quad covers a quarter; models within models are placed elsewhere and scaled.
    void placesCount()
    {
        const EffectFrame frame = quads(std::size_t(4 * FillBudget::pictures));
        EffectFrame room;
        FillBudget far(hundredAway(), aspect);
        const Eigen::Affine3f away(Eigen::Translation3f(-100, 0, 0));
        QCOMPARE(&far.thinnedOut(frame, room, away), &frame);
        FillBudget large(hundredAway(), aspect);
        QVERIFY(large.thinnedOut(frame, room, away * Eigen::Scaling(3.f)).isReduced);
    }

    void ribbonsLoseTheirEnds()
    {
        EffectFrame frame;
        const std::size_t pairs = 1000;
        for (std::size_t i = 0; i < pairs; ++i)
            for (const float z : {-50.f, 50.f}) {
                RibbonVertex &vertex = frame.ribbonVertices.emplace_back();
                vertex.position = {0, i % 2 ? 100.f : -100.f, z};
                vertex.uv.x = float(i);
            }
        frame.ranges = {{{}, {0, std::uint32_t(2 * pairs)}, {}}};
        FillBudget budget(hundredAway(), aspect);
        EffectFrame room;
        const EffectFrame &shown = budget.thinnedOut(frame, room, Eigen::Affine3f::Identity());
        QVERIFY(shown.isReduced);
        QVERIFY(shown.ribbonOf(0).size() % 2 == 0);
        QVERIFY(shown.ribbonOf(0).size() > 100 && shown.ribbonOf(0).size() < 400);
        QCOMPARE(shown.ribbonOf(0).front().uv.x, 0.f);
    }
};

SINEW_GUILESS_TEST(tst_fill_budget, TestFillBudget)

} // namespace tst_fill_budget
#include "tst_fill_budget.moc"
