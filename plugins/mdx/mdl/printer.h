// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/keyword.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

#include <string>
#include <vector>

namespace sinew::mdx {

/// Prints statements in the layout of Blizzard's tools, numbers as the shortest decimals that read back the same. Texts
/// begin without the indent of their first line and end without the newline of their last; `indent` is the statement's.
class MdlPrinter
{
public:
    MdlPrinter(const MdxModel &model, std::string newline, std::string unit)
        : m_model(model), m_ctx(model.ctx()), m_newline(std::move(newline)), m_unit(std::move(unit))
    {
    }

    /// A whole file.
    std::string file() const;
    void statement(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    void flagSet(std::string &out, const Keyword &word, std::int64_t bits, const std::string &indent) const;
    /// All texture slots of a layer, or one track of them.
    void slots(std::string &out, const Layer &layer, bool numbered, const std::string &indent) const;
    void slotTrack(std::string &out, const TextureSlot &slot, const std::string &indent) const;
    /// Whether new slots are written like the game's own tools, "TextureID 4 <= 1", and not like others,
    /// "NormalTextureID 4".
    bool numbersSlots() const { return m_ctx.version < 1100 || m_ctx.version >= numberedSince; }
    static constexpr std::uint32_t numberedSince = 1300;
    /// A List prints all its objects, an Object the one at `object`.
    void nested(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    /// Whether a Block has anything to print.
    bool isWanted(const Keyword &block, const void *object) const;

    /// The numbers of a statement in text order; for arrays and tracks those of one element.
    std::vector<std::string> numbers(const Keyword &word, const void *object) const;
    std::vector<std::string> numbers(const Keyword &word, const void *object, std::size_t element) const;
    /// One element of an array or a key, without a comma after it.
    void element(std::string &out, const Keyword &word, const void *object, std::size_t element,
                 const std::string &indent) const;

    const std::string &newline() const { return m_newline; }
    const std::string &unit() const { return m_unit; }
    const Ctx &ctx() const { return m_ctx; }
    /// The number of lines of an array or keys of a track.
    static std::size_t elementCount(const Keyword &word, const void *object);
    static void value(std::string &out, const TypeInfo &type, const void *data);

private:
    /// "Word 5," and other statements on one line.
    void line(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    /// The text between the word and the comma.
    void lineValue(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    void objects(std::string &out, const Keyword &list, const void *object, const std::string &indent) const;
    void body(std::string &out, const Vocabulary &vocabulary, const void *object, const std::string &indent) const;
    void head(std::string &out, const Vocabulary &vocabulary, const void *object) const;
    void track(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    void array(std::string &out, const Keyword &word, const void *object, const std::string &indent) const;
    void faces(std::string &out, const Geoset &geoset, const std::string &indent) const;
    void groups(std::string &out, const Geoset &geoset, const std::string &indent) const;
    void newLine(std::string &out, const std::string &indent) const { out.append(m_newline).append(indent); }

    const MdxModel &m_model;
    Ctx m_ctx;
    std::string m_newline, m_unit;
};

} // namespace sinew::mdx
