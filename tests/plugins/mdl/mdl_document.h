// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Opening and printing MDL documents in tests.

#include "core/document/open_document.h"
#include "plugins/mdx/mdl/writer.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

namespace sinew::test {
inline namespace mdl_document_helpers {

inline std::unique_ptr<Document> openMdl(const QByteArray &text)
{
    return open(text, QStringLiteral("test.mdl"));
}

/// Why a text can't be opened; empty when it can.
inline std::string refusalOf(const QByteArray &text)
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    const auto document = openDocument(registry, FileSet(QStringLiteral("test.mdl"), text), QStringLiteral("test.mdl"));
    return document ? std::string() : document.error().message.text();
}

/// The model printed as a new file.
inline std::string printed(const mdx::MdxModel &model)
{
    return mdx::MdlPrinter(model, "\n", "\t").file();
}

inline QStringList mdlCorpusFiles()
{
    return test::corpusFiles("wc3-mdl", {QStringLiteral("mdl")});
}

} // namespace mdl_document_helpers
} // namespace sinew::test
