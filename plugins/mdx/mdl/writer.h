// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/layout.h"
#include "plugins/mdx/mdl/printer.h"

#include <optional>

namespace sinew::mdx {

/// Writes a model as MDL. Unchanged parts of an MDL file are copied with their spelling, spacing and comments; only
/// statements whose values changed are reprinted, and within them only the numbers that changed. Models of other origin
/// are printed as a whole.
class MdlWriter
{
public:
    enum Mode {
        Keep,  ///< a statement is copied while its value is the one that was read
        Check, ///< … and only if its text, parsed again, gives that value: proof that nothing was misunderstood
    };
    explicit MdlWriter(const MdxModel &model, Mode mode = Keep);

    std::string write();

private:
    using Item = MdlLayout::Item;
    static constexpr std::uint32_t noItem = ~0u;
    /// The planned contents of one list of a block.
    struct ListPlan
    {
        bool isChanged = false;
        std::unordered_map<std::uint32_t, NodeId> at;                  ///< by item: the object to put there
        std::unordered_map<std::uint32_t, std::vector<NodeId>> behind; ///< new objects after an item
        std::vector<NodeId> first;                                     ///< new objects before the first item
        std::uint32_t firstItem = noItem;                              ///< the first that stays
    };
    /// A block that is being written, with its current and previous object.
    struct Body
    {
        const Vocabulary &vocabulary;
        const void *object, *before;
        NodeId owner;
        std::uint32_t first, end; ///< items
        std::size_t from, to;     ///< of the text between the braces
        std::string indent;       ///< of its statements
        std::vector<std::uint32_t> children = {};
        std::vector<std::vector<std::string>> inserted =
            {}; ///< after the child with that number, counted from 1; 0: before all
    };

    void writeBody(Body &body);
    void writeChild(Body &body, std::uint32_t item);
    void writeStatement(Body &body, const Item &item);
    void writeValue(const Vocabulary &vocabulary, const Keyword &word, const Item &item, const void *object,
                    const void *before, const std::string &indent);
    std::optional<std::string> changedText(std::string_view met, const Keyword &word, const void *object,
                                           const void *before, const std::string &indent) const;
    void writeBlock(Body &body, std::uint32_t item);
    void writeListed(Body &body, std::uint32_t item);
    void writeObject(const Keyword &word, std::uint32_t item, NodeId id);
    void writeUnknown(const Item &item);
    void writeSlot(Body &body, const Item &item);
    void writeHead(const Item &item, const Keyword &word, const void *object, const void *before, std::int64_t count);

    void planInsertions(Body &body);
    void insertAt(Body &body, std::size_t word, std::string text);
    void insertFlags(Body &body, std::size_t word, std::int64_t among);
    void insertObjects(Body &body, std::size_t word);
    void insertSlots(Body &body, std::size_t word);
    static bool isChanged(const Vocabulary &inner, const Body &body);
    bool isNewlyWanted(const Body &body, const Keyword &word) const;
    bool saysInner(const Body &body, const Keyword &block) const;
    bool planSlots(const Body &body);
    ListPlan &planOf(const Body &body, const Keyword &word);
    std::int64_t changedCount(const Body &block, std::uint32_t index);
    bool isAllObjects(std::uint32_t index) const;
    std::vector<std::uint32_t> itemsOf(const Body &body, std::uint16_t row) const;
    std::string printedObject(const Keyword &word, NodeId id, const std::string &indent);

    /// Whether the model had another version before a conversion.
    bool isConverted() const { return m_before && m_before->data.version != m_model.data.version; }
    /// Whether a conversion crossed this version, up or down.
    bool isAcross(std::uint32_t version) const
    {
        return isConverted() && (m_before->data.version >= version) != (m_model.data.version >= version);
    }
    /// Whether a conversion left the version with this word.
    bool isForeign(const Keyword &word, const void *object, const void *before) const;
    bool isEmptied(const Body &body, std::uint32_t block) const;

    bool isGone(const Keyword &word, const void *object, const void *before) const;
    bool isSame(const Keyword &word, const Item &item, const void *object, const void *before) const;
    bool says(const Vocabulary &vocabulary, const Keyword &word, const Item &item, const void *object) const;
    bool saysSlot(const Keyword &word, const Item &item, const TextureSlot *slot) const;
    std::string indentOf(std::uint32_t first, std::uint32_t end, const std::string &outer) const;
    std::string_view text(std::size_t from, std::size_t to) const { return m_layout->source().substr(from, to - from); }
    void copy(std::size_t from, std::size_t to) { m_out.append(text(from, to)); }

    const MdxModel &m_model;
    const MdlLayout *m_layout;
    const MdxModel *m_before = nullptr;
    Mode m_mode;
    MdlPrinter m_printer;
    std::string m_out;
    std::unordered_map<Address, ListPlan> m_plans; ///< by list
};

} // namespace sinew::mdx
