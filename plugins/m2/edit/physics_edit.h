// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"
#include "plugins/m2/model/model.h"

#include <functional>

namespace sinew::m2 {

/// Objects of physics and bone files: "Body 3 – ArmL", "Bone file 0 – Bear_00.bone". `numbered` is "Body 3"; empty for
/// other objects.
std::string companionObjectName(const M2Model &model, NodeId id, const std::string &numbered);

using SetField = std::function<void(Address, Value)>;

/// Whether an edit moves objects of a physics. completePhysics() works out the consequences: rows that name bodies,
/// shapes and joints move with them (all ones if the object was deleted), and new ones get the form that the chunk has.
bool concernsPhysics(const M2Model &model, const ChangeSet &changes);

void completePhysics(const M2Model &before, const M2Model &after, const SetField &set);

/// New physics go where there are none yet: into the .phys file, or the PFDC chunk of a file that has chunks. Refuses a
/// third.
Status placePhysics(const M2Model &model, ChangeSet &changes);

/// The list of a physics for a kind of shape (PhysicsShape::type); null for unknown kinds.
const FieldInfo *shapeList(std::size_t type);
/// The same by PhysicsJoint::type.
const FieldInfo *jointList(std::size_t type);

} // namespace sinew::m2
