// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "plugins/gltf/read/report.h"

#include <optional>

namespace sinew::gltf {

/// The parts of a .glb file, in place.
struct BinaryFile
{
    Bytes json;
    std::optional<Bytes> buffer;

    static bool isOne(Bytes bytes);
    /// Reports what is wrong with the container.
    static BinaryFile open(Bytes bytes, Report &report);
};

} // namespace sinew::gltf
