// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/parts/ready_made_parts.h"

#include "plugins/mdx/create/parts/corpse.h"
#include "plugins/mdx/create/parts/glow.h"

#include <QtGlobal>

#include <cmath>

namespace sinew::mdx {

namespace {

constexpr ReadyMadePart heroGlow{"hero-glow", QT_TRANSLATE_NOOP("Label", "Hero glow"),
                                 QT_TRANSLATE_NOOP("Message", "A glow in the colour of the team on the ground below "
                                                              "the unit, as heroes have it, except while it is dead"),
                                 false, true};
constexpr ReadyMadePart teamGlow{"team-glow", QT_TRANSLATE_NOOP("Label", "Team glow"),
                                 QT_TRANSLATE_NOOP("Message", "A glow in the colour of the team that faces the camera "
                                                              "and follows a node: eyes, a crystal, a weapon"),
                                 true, true};
constexpr ReadyMadePart decay{"decay", QT_TRANSLATE_NOOP("Label", "Decay sequences"),
                              QT_TRANSLATE_NOOP("Message", "“Decay Flesh”, in which the unit lies as “Death” leaves "
                                                           "it, and “Decay Bone”, in which it fades and sinks into "
                                                           "the ground; each lasts a minute, as the game has it")};
constexpr ReadyMadePart readyMade[] = {heroGlow, teamGlow, decay};

} // namespace

std::span<const ReadyMadePart> readyMadeParts()
{
    return readyMade;
}

Result<ReadyMadeDonor> readyMadePart(std::string_view id, const Model &target, const ReadyMadeOptions &options)
{
    const Root &root = rootOf(target);
    if (root.dialect == WowAlpha)
        return Error{QT_TRANSLATE_NOOP("Message", "models of World of Warcraft have no such parts")};
    if (!std::isfinite(options.size) || options.size < 0.01 || options.size > 100)
        return Error{QT_TRANSLATE_NOOP("Message", "the size must lie between 1 and 10000 percent")};
    if (id == heroGlow.id)
        return heroGlowFor(root, options.size);
    if (id == teamGlow.id)
        return teamGlowFor(target, options.node, options.size);
    if (id == decay.id)
        return corpseFor(static_cast<const MdxModel &>(target));
    return Error{QT_TRANSLATE_NOOP("Message", "this format has no such ready-made part")};
}

} // namespace sinew::mdx
