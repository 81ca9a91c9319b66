// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Documents of World of Warcraft's alpha in tests. The files come from a generator that is independent of the plugin;
// expected values are its inputs or worked out by hand.

#include "mdx/files.h"
#include "mdx_document.h"

namespace sinew::test {
inline namespace mdx_wow_document_helpers {

inline std::unique_ptr<Document> openBrazier(std::uint32_t version = 1300, const samples::mdxraw::WowForms &forms = {})
{
    return open(samples::mdxraw::fileOf(samples::mdxraw::brazier(version, forms)));
}

} // namespace mdx_wow_document_helpers
} // namespace sinew::test
