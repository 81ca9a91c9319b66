// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/result.h"
#include "plugins/m2/structs/physics.h"

#include <functional>
#include <vector>

namespace sinew::m2 {

/// One form of a chunk whose items all have the same size.
struct PhysicsForm
{
    std::uint32_t tag = 0;
    struct Part
    {
        std::uint16_t memory; ///< offset in the item
        std::uint8_t size;    ///< bytes in memory; only counts have more than on the disk
        std::uint8_t disk;    ///< bytes on the disk
        bool skipped;         ///< padding: kept unchanged
    };
    std::vector<Part> parts;
    std::uint32_t size = 0;  ///< bytes of an item on the disk
    std::uint16_t since = 0; ///< version of the file
};

/// A list of Physics and the forms of its chunk, oldest first.
struct PhysicsList
{
    std::uint16_t field = 0; ///< row of describe<Physics>()
    int formField = -1;      ///< row of the item's form, -1 if there is only one
    std::vector<PhysicsForm> forms;
};
/// All lists except those of polytopes and of unknown chunks.
const std::vector<PhysicsList> &physicsLists();
/// The form used by a file of this version.
std::size_t physicsForm(const PhysicsList &list, std::uint16_t version);

/// Reads a .phys file or the contents of PFDC. Tags may be written backwards, as in all official files that others have
/// checked, or forwards. Anything not understood becomes an Opaque. `report` is called with chunks of an impossible
/// size and where they are. False if there is no PHYS chunk: nothing is read then.
bool readPhysics(Bytes bytes, Physics &physics, const std::function<void(std::size_t, Message)> &report);

/// The bytes of `physics`, which was `former` when it was read from `bytes`; null and nothing for a new one. Chunks
/// that didn't change keep their bytes unless `anew` is set; new ones come last. Fails for numbers that don't fit their
/// field.
Result<std::vector<std::byte>> writePhysics(const Physics &physics, const Physics *former, Bytes bytes, bool anew);

} // namespace sinew::m2
