// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/io/message.h"
#include "plugins/m2/structs/physics.h"

#include <functional>
#include <vector>

namespace sinew::m2 {

/// Reads a .bone file; false if it is none. Anything not understood stays in the file.
bool readBoneFile(Bytes bytes, BoneFile &file, const std::function<void(std::size_t, Message)> &report);

std::vector<std::byte> writeBoneFile(const BoneFile &file, const BoneFile *former, Bytes bytes, bool anew);

} // namespace sinew::m2
