// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/mdx/mdl/layout.h"
#include "plugins/mdx/mdl/value_reader.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

#include <optional>

namespace sinew::mdx {

/// Reads an MDL text into a model and records where everything is. Statements that are unknown or make no sense are
/// kept as text, with a diagnostic; reading fails only if a brace isn't closed.
class MdlReader
{
public:
    MdlReader(const QByteArray &file, Diagnostics &diagnostics);

    Result<std::unique_ptr<Model>> read();

private:
    using Item = MdlLayout::Item;
    /// `version`: known from an earlier reading.
    MdlReader(const QByteArray &file, Diagnostics &diagnostics, std::uint32_t version);
    struct Statement
    {
        std::size_t lead = 0, begin = 0;
        std::string_view spelled;
        bool isStatic = false;
    };

    std::uint32_t likelyVersion();
    void handOverRemarks();
    void findStyle();
    /// `isOuter`: the block around it is about another object.
    bool readBody(const Vocabulary &vocabulary, void *object, NodeId owner, bool isOuter = true);
    bool readStatement(const Vocabulary &vocabulary, void *object, NodeId owner, const Statement &statement);
    int choose(const Vocabulary &vocabulary, const Statement &statement);
    bool readBlock(const Keyword &word, void *object, NodeId owner, std::uint32_t item);
    bool readObject(const Keyword &word, void *owner, std::uint32_t item, const Statement &statement);
    /// `number`: the slot that the word names, 0 if a number may follow.
    bool readSlot(std::int64_t number, Layer &layer, std::uint32_t item, bool isStatic);
    bool keepUnknown(const Statement &statement, std::uint32_t item);
    void markOverridden(const Vocabulary &vocabulary, std::uint32_t item);
    std::uint32_t addItem(Item::Kind kind, int word, const Statement &statement);
    void endItem(std::uint32_t item);
    void endHead(std::uint32_t item);
    /// Charges for one object of a list whose length isn't known in advance.
    bool chargeGrowing(std::uint64_t objectBytes);
    /// Reserves room for one more item.
    bool reserveItem(std::size_t at);
    bool fail(const Message &message, std::size_t at);
    void report(Severity severity, const char *code, const Message &message, std::size_t at);

    QByteArray m_file;
    std::string_view m_text;
    Diagnostics &m_diagnostics;
    MemoryBudget m_budget;
    MdlLexer m_lexer;
    MdlValueReader m_values;
    std::unique_ptr<MdxModel> m_model;
    std::shared_ptr<MdlLayout> m_layout;
    std::vector<std::uint32_t> m_open; ///< items of the blocks around the position
    struct Seen
    {
        std::uint32_t item;
        const Vocabulary *vocabulary; ///< of its word
    };
    std::vector<Seen> m_seen;               ///< statements about the objects enclosing the position
    std::size_t m_firstSeen = 0;            ///< … and the start of those of the innermost
    std::optional<std::uint32_t> m_version; ///< known from an earlier reading
    Ctx m_ctx;                              ///< with the version that statements are read for
    std::vector<Diagnostic> m_remarks;
    std::size_t m_reports = 0;
    Error m_error;
    bool m_failed = false;
};

} // namespace sinew::mdx
