// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/create/nodes/skeleton.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// An object with a node, before that has its number.
template<class T>
struct Placed
{
    std::int32_t made = -1; ///< row among Skeleton::nodes()
    T object;
};

/// What lies on nodes besides vertices: attachments, events, lights, shapes to click, cameras, emitters.
struct Places
{
    std::vector<Placed<Light>> lights;
    std::vector<Placed<Attachment>> attachments;
    std::vector<Placed<ParticleEmitter2>> particles;
    std::vector<Placed<RibbonEmitter>> ribbons;
    std::vector<Placed<EventObject>> events;
    std::vector<Placed<CollisionShape>> shapes;
};

void addAttachments(CreationJob &job, Skeleton &skeleton, Places &places);
void addEvents(CreationJob &job, Skeleton &skeleton, Places &places);
void addLights(CreationJob &job, Skeleton &skeleton, Places &places);
void addShapes(CreationJob &job, Skeleton &skeleton, Places &places);
/// Cameras stand in the model's space: those on nodes stay where they are at the beginning of the first sequence.
void addCameras(CreationJob &job);
/// What the game and its editor expect of a unit and the source does not have: a place at the origin and above the
/// head, a shape to click, a portrait's camera.
void addMissing(CreationJob &job, Skeleton &skeleton, Places &places);

} // namespace sinew::mdx
