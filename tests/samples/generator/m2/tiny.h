// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model.h"

namespace sinew::samples::m2 {

/// A small model that has one of everything its version supports: a box on a stick with a flag. Eight sequences: 0
/// Stand (followed by its variation, 3), 1 Walk, 2 Run (the same keys as Walk), 3 Stand 1, 4 Talk (its keys in a file
/// of its own from 264 on), 5 Death, 6 and 7 a ring of two that share their keys. Before 264 there are only the four of
/// them that have keys of their own.
///
/// The value of key k of sequence s in the track t of bone b is s + k / 8, b, t in translations.
Model tinyModel(std::uint32_t version, std::uint32_t flags = 0);

/// Less of it: the box on three bones, one of which moves in both of its sequences; a tint, two textures, an event, an
/// attachment.
Model smallModel(std::uint32_t version, std::uint32_t flags = 0);

} // namespace sinew::samples::m2
