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

/// What an MDL file holds beyond its objects: its text, and where each statement stands in it.
class MdlLayout final : public OriginalLayout
{
public:
    struct Item
    {
        enum Kind : std::uint8_t {
            Statement, ///< says something of the object that the block is about
            Block,     ///< statements about the same object within braces
            List,      ///< objects of one kind within braces
            Object,
            Slot,    ///< a texture slot of a layer: an object's statement, or the track of one met before
            Unknown, ///< text that is not understood
        };
        Kind kind = Statement;
        bool isOverridden = false; ///< a later statement says it, too, and counts
        std::int16_t word = -1;    ///< in the vocabulary of the block around it
        std::uint32_t lead = 0;    ///< where the space and comments before it begin
        std::uint32_t begin = 0;   ///< its first character
        std::uint32_t headEnd = 0; ///< of blocks: behind the opening brace and what follows on its line
        std::uint32_t close = 0;   ///< of blocks: the closing brace
        std::uint32_t stop = 0;    ///< behind it and its comma
        std::uint32_t end = 0;     ///< behind a comment on the same line
        std::uint32_t next = 0;    ///< the item behind it and all within it
        NodeId id = NoNode;        ///< of Object, Slot and Unknown
        std::uint32_t bits = 0;    ///< of a set of flags: those that stand here
    };

    QByteArray file;
    std::string_view source() const { return {file.constData(), std::size_t(file.size())}; }
    std::vector<Item> items; ///< of the whole file, each before what is within it
    /// The item of an object that stands in the text, -1 for others.
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

private:
    static constexpr std::uint32_t noItem = ~0u;
    std::vector<std::uint32_t> m_itemOf;
};

/// What the MDL file that a model was read from held beyond its objects; null when it was read from the other form.
inline const MdlLayout *mdlLayoutOf(const MdxModel &model)
{
    return dynamic_cast<const MdlLayout *>(model.layout().get());
}

} // namespace sinew::mdx
