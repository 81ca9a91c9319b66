// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/structs/common.h"

namespace sinew::mdx {

/// How a model is stored.
enum Encoding : std::uint32_t { Binary, Text };
/// In Ctx::flags: the model is stored as text.
constexpr std::uint32_t textFlag = 1;

/// A statement or a block of an MDL file that is not understood and is kept in place.
struct UnknownText
{
    FixedString<32> word;
    std::uint32_t line = 0; ///< line number when the file was read, from 1
    Array<std::uint8_t> text;
};

} // namespace sinew::mdx

namespace sinew {
template<>
const StructInfo &describe<mdx::UnknownText>();
}
