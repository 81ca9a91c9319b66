// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/effects/emitter_core.h"
#include "core/scene/scene_build.h"
#include "plugins/m3/scene/effects/first_value.h"
#include "plugins/m3/scene/effects/ribbon_rules.h"
#include "plugins/m3/scene/effects/ribbon_simulation.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace sinew::m3 {

namespace {

/// How much each of three stages counts in the mean over a life; the sum is 1.
std::array<float, 3> sharesOf(const PhaseRule &rule)
{
    constexpr int moments = 256;
    std::array<float, 3> shares{};
    for (int i = 0; i < moments; ++i) {
        const float age = (float(i) + 0.5f) / moments;
        shares[0] += phaseValue(1.f, 0.f, 0.f, rule, age) / moments;
        shares[1] += phaseValue(0.f, 1.f, 0.f, rule, age) / moments;
        shares[2] += phaseValue(0.f, 0.f, 1.f, rule, age) / moments;
    }
    return shares;
}

/// The mean of three colours that may change, exact if one of them does at most; of several the one that counts most
/// moves. `part`: a number of a colour; T is made of the means of as many.
template<class T, class... Part>
Track<T> meanOf(const Track<Colour4> (&colours)[3], const PhaseRule &rule, Part... part)
{
    const std::array<float, 3> shares = sharesOf(rule);
    std::size_t moving = 3;
    for (std::size_t i = 0; i < 3; ++i)
        if (colours[i].curve.size() > 0 && (moving == 3 || shares[i] > shares[moving]))
            moving = i;
    const auto mean = [&](const Colour4 &moved) {
        const auto sum = [&](float Colour4::*number) {
            float result = 0;
            for (std::size_t i = 0; i < 3; ++i)
                result += (i == moving ? moved : firstOf(colours[i])).*number * shares[i];
            return result;
        };
        return T{sum(part)...};
    };
    if (moving == 3)
        return {{}, mean({})};
    return {converted<T>(colours[moving].curve, mean), mean(colours[moving].fallback)};
}

bool isMoving(const Track<float> &track)
{
    return track.curve.size() > 1;
}

bool looksAlike(const RibbonRules &rules)
{
    const Vec3 widths = firstOf(rules.widths);
    const Colour4 head = firstOf(rules.colours[0]);
    return widths.x == widths.y && widths.x == widths.z &&
           std::all_of(std::begin(rules.colours), std::end(rules.colours), [&](const Track<Colour4> &colour) {
               const Colour4 other = firstOf(colour);
               return colour.curve.size() == 0 && head.r == other.r && head.g == other.g && head.b == other.b &&
                      head.a == other.a;
           });
}

/// How long edges live, which is less if they get too far before.
void setLife(const RibbonRules &rules, SimpleBand &band)
{
    band.life = std::max(0.f, longestOf(rules.life));
    if (rules.byLength) {
        const float speed = std::abs(firstOf(rules.speed)), length = std::max(0.f, firstOf(rules.length));
        if (speed > 0)
            band.life = rules.lengthAndTime ? std::min(band.life, length / speed) : length / speed;
        // How far a node moves is not known.
        band.guessed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons that end by their length end by age (%1)"));
    }
    if (isMoving(rules.life))
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Life spans that change keep their longest value (%1)"));
}

void setLooks(const RibbonRules &rules, SimpleBand &band)
{
    const std::array<float, 3> widths = sharesOf(rules.widthPhase);
    const auto width = [&](const Vec3 &w) { return w.x * widths[0] + w.y * widths[1] + w.z * widths[2]; };
    band.halfWidth = {converted<float>(rules.widths.curve, width), width(rules.widths.fallback)};
    band.opacity = meanOf<float>(rules.colours, rules.alphaPhase, &Colour4::a);
    band.colour = meanOf<Colour>(rules.colours, rules.colourPhase, &Colour4::r, &Colour4::g, &Colour4::b);
    if (!looksAlike(rules))
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons have their mean width, colour and opacity from "
                                                            "end to end (%1)"));
    if (rules.form != RibbonForm::Billboard)
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons are not turned across their path (%1)"));
    if (rules.form == RibbonForm::Billboard)
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons that face the viewer lie along their node (%1)"));
    else if (rules.form != RibbonForm::Planar)
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons that are tubes become flat (%1)"));
}

} // namespace

std::optional<SimpleBand> RibbonRules::band() const
{
    if (span)
        return std::nullopt;
    SimpleBand band;
    band.rate = emissionRate;
    band.on = active;
    band.on.step = true;
    band.gravity = -gravity.z;
    const Eigen::Quaternionf turn(edgeAxes(firstOf(yaw), firstOf(pitch)));
    band.turn = {turn.x(), turn.y(), turn.z(), turn.w()};
    setLife(*this, band);
    setLooks(*this, band);
    if (isMoving(yaw) || isMoving(pitch))
        band.changed.push_back(QT_TRANSLATE_NOOP("Message", "Ribbons keep the direction that they have first (%1)"));
    if (!worldSpace)
        band.changed.push_back(
            QT_TRANSLATE_NOOP("Message", "Ribbons that move along with their node stay where they are drawn (%1)"));
    const auto left = [&](bool isSet, const char *reason) {
        if (isSet)
            band.left.push_back(reason);
    };
    left(isMoving(speed) || firstOf(speed) != 0 || inheritVelocity,
         QT_TRANSLATE_NOOP("Message", "Edges of ribbons do not fly off (%1)"));
    left(gravity.x != 0 || gravity.y != 0, QT_TRANSLATE_NOOP("Message", "Gravity pulls straight down (%1)"));
    left(drag != 0 && gravity.z != 0, QT_TRANSLATE_NOOP("Message", "Ribbons that fall are not slowed down (%1)"));
    const Vec3 turns = firstOf(twists);
    left(twists.curve.size() > 1 || turns.x != 0 || turns.y != 0 || turns.z != 0,
         QT_TRANSLATE_NOOP("Message", "Ribbons do not twist (%1)"));
    left(noiseAmplitude != 0 || isWaving(yawWave) || isWaving(pitchWave) || isWaving(speedWave) ||
             isWaving(widthWave) || isWaving(alphaWave),
         QT_TRANSLATE_NOOP("Message", "Waves and noise of ribbons are left out (%1)"));
    return band;
}

} // namespace sinew::m3
