// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/build/clips.h"
#include "plugins/gltf/build/skins.h"

namespace sinew::gltf {

/// Lights that our own exporter turned by a node of their own go back to theirs; call before the nodes are built.
void findLightNodes(NodeTable &nodes);

/// Adds lights, and what nodes are by our own exporter's word or by their names: attachments, events, collision.
void buildPlaces(ReadJob &job, const NodeTable &nodes, const Clips &clips);

} // namespace sinew::gltf
