// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/original_layout.h"
#include "plugins/mdx/model/model.h"

#include <QByteArray>

#include <string>
#include <string_view>

namespace sinew::mdx {

struct Vocabulary;

/// The contents of an MDL file besides its objects: its text, and the place of each statement in it.
class MdlLayout final : public OriginalLayout
{
public:
    struct Item
    {
        enum Kind : std::uint8_t {
            Statement, ///< sets something of the block's object
            Block,     ///< statements about the same object within braces
            List,      ///< objects of one kind within braces
            Object,
            Slot,    ///< a texture slot of a layer: an object's statement, or the track of an earlier one
            Unknown, ///< text that is not understood
        };
        Kind kind = Statement;
        bool isOverridden = false; ///< a later statement sets the same and counts instead
        std::int16_t word = -1;    ///< in the vocabulary of the block around it
        std::uint32_t lead = 0;    ///< start of the space and comments before it
        std::uint32_t begin = 0;   ///< its first character
        std::uint32_t headEnd = 0; ///< of blocks: after the opening brace and the rest of its line
        std::uint32_t close = 0;   ///< of blocks: the closing brace
        std::uint32_t stop = 0;    ///< after it and its comma
        std::uint32_t end = 0;     ///< after a comment on the same line
        std::uint32_t next = 0;    ///< the item after it and everything within it
        NodeId id = NoNode;        ///< of Object, Slot and Unknown
        std::uint32_t bits = 0;    ///< of a set of flags: those named here
    };

    QByteArray file;
    std::string_view source() const { return {file.constData(), std::size_t(file.size())}; }
    std::vector<Item> items; ///< of the whole file, each before the items within it
    /// The item of an object in the text, -1 if it has none.
    std::int64_t itemOf(NodeId id) const
    {
        return id < m_itemOf.size() && m_itemOf[id] != noItem ? std::int64_t(m_itemOf[id]) : -1;
    }
    void setItemOf(NodeId id, std::uint32_t item)
    {
        if (id >= m_itemOf.size())
            m_itemOf.resize(std::max<std::size_t>(id + 1, 2 * m_itemOf.size()), noItem);
        m_itemOf[id] = item;
    }
    std::string newline = "\n", indent = "\t"; ///< as the file has them

    std::size_t lineOf(NodeId id) const override
    {
        const std::int64_t item = itemOf(id);
        return item < 0 ? 0 : lineAt(items[std::size_t(item)].begin);
    }
    std::size_t lineAt(std::size_t offset) const override;

private:
    static constexpr std::uint32_t noItem = ~0u;
    std::vector<std::uint32_t> m_itemOf;
    mutable std::once_flag m_indexed;
    mutable std::vector<std::uint32_t> m_lineEnds; ///< made when the first line is asked for
};

/// The contents of the MDL file that a model was read from besides its objects; null for models read from MDX.
inline const MdlLayout *mdlLayoutOf(const MdxModel &model)
{
    return dynamic_cast<const MdlLayout *>(model.layout().get());
}

} // namespace sinew::mdx
