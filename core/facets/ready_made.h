// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/counterparts.h"
#include "core/model/model.h"

#include <memory>
#include <vector>

namespace sinew {

/// Something that models of a game commonly get, and that is made for each of them: a hero's glow.
struct ReadyMadePart
{
    const char *id;       ///< "hero-glow"
    const char *label;    ///< untranslated, context "Label"
    const char *help;     ///< untranslated, context "Message"
    bool atNode = false;  ///< it follows a node that the user chooses
    bool hasSize = false; ///< it can be larger or smaller than usual
};

/// What users choose for one.
struct ReadyMadeOptions
{
    NodeId node = NoNode; ///< of the model that gets it
    double size = 1;      ///< factor of the usual size, above 0
};

/// A model made for a part: the part is taken from it as from any other model.
struct ReadyMadeDonor
{
    std::unique_ptr<Model> model;
    std::vector<NodeId> parts; ///< objects of it
    ObjectMap nodes;           ///< what stands for its objects in the model that gets the part
    NodeId below = NoNode;     ///< in that model: what the part follows
};

} // namespace sinew
