// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Comparing rules covers every member: a missing one would leave the picture stale after an edit.

#include "core/scene/effects/emitter_simulation.h"
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace tst_effect_rules {

using namespace sinew;

namespace {

template<class T>
requires std::is_trivially_copyable_v<T>
void change(T &value)
{
    *reinterpret_cast<unsigned char *>(&value) ^= 1;
}
template<class T>
void change(Array<T> &value)
{
    value.reset(value.size() + 1);
}
template<class T>
void change(std::vector<T> &value)
{
    value.emplace_back();
}
void change(std::string &value)
{
    value += 'a';
}
template<class T>
void change(Track<T> &value)
{
    change(value.fallback);
}
template<class T>
void change(warcraft::LifeRamp<T> &value)
{
    change(value.values);
}
void change(m3::EffectWave &value)
{
    change(value.frequency);
}
void change(std::optional<m3::RibbonRules::Span> &value)
{
    value = m3::RibbonRules::Span{};
}
/// The last of several members.
template<class T, std::size_t N>
void change(T (&value)[N])
{
    change(value[N - 1]);
}

/// How many of the members, counted from the first, comparison covers: all of them if none is missing.
template<class S, class... Members>
std::size_t seen(Members... members)
{
    std::size_t count = 0;
    const auto isSeen = [&](auto member) {
        const S before;
        S after;
        change(after.*member);
        const bool differs = !before.isSame(after) && after.isSame(S(after));
        count += differs;
        return differs;
    };
    static_cast<void>((isSeen(members) && ...));
    return count;
}

} // namespace

class TestEffectRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void segmentParticles()
    {
        using S = mdx::SegmentParticles;
        QCOMPARE(seen<S>(&S::speed, &S::variation, &S::emissionRate, &S::length, &S::width, &S::rows, &S::columns,
                         &S::head, &S::tail, &S::tailLength, &S::sortFarZ, &S::lineEmitter, &S::modelSpace, &S::xyQuad,
                         &S::latitude, &S::gravity, &S::lifeSpan, &S::middleTime, &S::colours, &S::alphas, &S::scalings,
                         &S::headLife, &S::headDecay, &S::tailLife, &S::tailDecay, &S::squirt),
                 std::size_t(26));
    }

    void modelEmitter()
    {
        using S = mdx::ModelEmitter;
        QCOMPARE(
            seen<S>(&S::stream, &S::emissionRate, &S::gravity, &S::longitude, &S::latitude, &S::lifeSpan, &S::speed),
            std::size_t(7));
    }

    void band()
    {
        using S = warcraft::Band;
        QCOMPARE(seen<S>(&S::heightAbove, &S::heightBelow, &S::alpha, &S::colour, &S::textureSlot, &S::lifeSpan,
                         &S::emissionRate, &S::gravity, &S::rows, &S::columns, &S::colourAtBirth),
                 std::size_t(11));
    }

    void rampParticles()
    {
        using S = warcraft::RampParticles;
        QCOMPARE(seen<S>(&S::speed, &S::variation, &S::emissionRate, &S::length, &S::width, &S::rows, &S::columns,
                         &S::head, &S::tail, &S::tailLength, &S::sortFarZ, &S::lineEmitter, &S::modelSpace, &S::xyQuad,
                         &S::generator, &S::verticalRange, &S::horizontalRange, &S::gravity, &S::lifeSpan,
                         &S::lifeSpanVary, &S::emissionRateVary, &S::zSource, &S::splinePoints, &S::bones, &S::colour,
                         &S::alpha, &S::scale, &S::headCell, &S::tailCell, &S::alphaCutOff, &S::scaleVary,
                         &S::twinkleSpeed, &S::twinklePercent, &S::twinkleScaleMinimum, &S::twinkleScaleMaximum,
                         &S::burstMultiplier, &S::drag, &S::baseSpin, &S::baseSpinVary, &S::spin, &S::spinVary,
                         &S::tumbleMinimum, &S::tumbleMaximum, &S::wind, &S::windTime, &S::followSpeed, &S::followScale,
                         &S::inheritScale, &S::instantVelocity, &S::killOutward, &S::zVelocityOnly, &S::randomSpinSign,
                         &S::tailGrows, &S::projectToGround, &S::follow, &S::randomCellOffset, &S::randomCell,
                         &S::scaleVaryPerAxis, &S::randomFlipBookStart, &S::boneNotJoint, &S::shiftCentre,
                         &S::multiTexture, &S::scroll, &S::scrollVary, &S::geometryModel, &S::recursionModel),
                 std::size_t(66));
    }

    void m3Particles()
    {
        using S = m3::ParticleRules;
        QCOMPARE(seen<S>(&S::emissionRate, &S::rows, &S::columns, &S::modelSpace, &S::bursts, &S::copies, &S::maximum,
                         &S::speed, &S::speed2, &S::randomSpeed, &S::randomLife, &S::randomMass, &S::yaw, &S::pitch,
                         &S::horizontal, &S::vertical, &S::life, &S::life2, &S::shape, &S::direction, &S::size,
                         &S::cutoutSize, &S::radius, &S::cutoutRadius, &S::cutout, &S::spline, &S::splineStart,
                         &S::splineEnd, &S::meshes, &S::mass, &S::mass2, &S::massPerSize, &S::drag, &S::gravity,
                         &S::killRadius, &S::noiseAmplitude, &S::noiseFrequency, &S::noiseCohesion, &S::noiseEdge,
                         &S::forceChannels, &S::inheritVelocity, &S::parentVelocity, &S::sizes, &S::sizes2, &S::turns,
                         &S::turns2, &S::colours, &S::colours2, &S::randomSize, &S::randomTurn, &S::randomColour,
                         &S::relativeTurn, &S::sizePhase, &S::colourPhase, &S::alphaPhase, &S::turnPhase, &S::cells,
                         &S::cellMiddle, &S::cellWidth, &S::cellHeight, &S::randomCell, &S::flat, &S::yawWave,
                         &S::pitchWave, &S::speedWave, &S::sizeWave, &S::alphaWave, &S::turnWave, &S::horizontalWave,
                         &S::verticalWave, &S::waveShift, &S::form, &S::tailLength, &S::facing, &S::clampTail,
                         &S::fixedTail, &S::sorting, &S::sortReverse, &S::trail, &S::trailChance, &S::trailRate,
                         &S::models, &S::swapYZ, &S::alphaReference),
                 std::size_t(84));
    }

    void m3Ribbon()
    {
        using S = m3::RibbonRules;
        QCOMPARE(seen<S>(&S::emissionRate, &S::form, &S::sides, &S::innerRadius, &S::byLength, &S::lengthAndTime,
                         &S::length, &S::speed, &S::yaw, &S::pitch, &S::life, &S::active, &S::gravity, &S::drag,
                         &S::mass, &S::worldSpace, &S::inheritVelocity, &S::parentVelocity, &S::noiseAmplitude,
                         &S::noiseFrequency, &S::noiseCohesion, &S::noiseEdge, &S::widths, &S::twists, &S::colours,
                         &S::widthPhase, &S::colourPhase, &S::alphaPhase, &S::twistPhase, &S::yawWave, &S::pitchWave,
                         &S::speedWave, &S::widthWave, &S::alphaWave, &S::waveShift, &S::span),
                 std::size_t(36));
    }
};

SINEW_APPLESS_TEST(tst_effect_rules, TestEffectRules)

} // namespace tst_effect_rules
#include "tst_effect_rules.moc"
