// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"
#include "plugins/mdx/model/model.h"

namespace sinew::mdx {

/// A part of a model that the other form of file can't store.
struct FormLoss
{
    std::string path; ///< path grammar, empty for the file as a whole
    Message message;
    bool onlyBytes = false; ///< all values are kept, but not the file's bytes
};

/// The losses when the model is stored as MDL, found by storing it that way and reading it again. Empty if MDX → MDL →
/// MDX gives the same bytes. Stops after `limit`.
std::vector<FormLoss> mdlLosses(const MdxModel &model, std::size_t limit = 1000);

} // namespace sinew::mdx
