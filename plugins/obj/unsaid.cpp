// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/unsaid.h"

namespace sinew::obj {

void addUnsaid(const RenderScene &scene, GroupedLosses &losses)
{
    const auto add = [&losses](const auto &list, const char *reason) {
        if (!list.empty())
            losses.add(ConversionLoss::Lost, reason, list.front().source, list.size());
    };
    add(scene.nodes, QT_TRANSLATE_NOOP("Message", "Bones and other nodes: meshes stay as they are at rest (%1)"));
    add(scene.sequences, QT_TRANSLATE_NOOP("Message", "Sequences (%1)"));
    add(scene.effects, QT_TRANSLATE_NOOP("Message", "Particles, ribbons and models that are emitted (%1)"));
    add(scene.popcorns, QT_TRANSLATE_NOOP("Message", "Effects in files of their own (%1)"));
    add(scene.forces, QT_TRANSLATE_NOOP("Message", "Forces are left out (%1)"));
    add(scene.projections, QT_TRANSLATE_NOOP("Message", "Projected pictures (%1)"));
    add(scene.lights, QT_TRANSLATE_NOOP("Message", "Lights (%1)"));
    add(scene.cameras, QT_TRANSLATE_NOOP("Message", "Cameras (%1)"));
    add(scene.attachments, QT_TRANSLATE_NOOP("Message", "Attachment points (%1)"));
    add(scene.events, QT_TRANSLATE_NOOP("Message", "Events (%1)"));
    add(scene.collisions, QT_TRANSLATE_NOOP("Message", "Collision shapes (%1)"));
}

} // namespace sinew::obj
