// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/model/model.h"

#include <string_view>

namespace sinew::mdx {

struct Vocabulary;

/// How a statement is written.
enum class Form : std::uint8_t {
    Number,   ///< Word 5,
    Named,    ///< Word Additive,        a number under one of the names, else as a number
    Text,     ///< Word "text",
    Title,    ///< the string between a block's word and its brace
    Vector,   ///< Word { 1, 2, 3 },
    Flag,     ///< Word,                  a bit of a flags field
    FlagSet,  ///< Word { A, B },      bits under the names
    Bits,     ///< Word 36,               all bits of a flags field; written only where some have no word
    Choice,   ///< Additive,            the word itself is one of the names
    Interval, ///< Word { 0, 1000 },  two neighbouring integers
    Corners,  ///< Word 2 { {…}, {…}, } the vertices of a collision shape
    Colours,  ///< Word { Color {…}, … }, three colours
    Track,    ///< Word 2 { Linear, 0: 1, 10: 2, }
    Times,    ///< Word 2 { 1, 2, }
    Array,    ///< Word 2 { {…}, {…}, }
    Faces,    ///< Word 1 3 { Triangles { { 0, 1, 2 }, } }
    Groups,   ///< Word 1 2 { Matrices { 0, 1 }, }
    Count,    ///< Word 2,               how many objects a list of the root has; known from the list
    Block,    ///< Word { … }            statements about the same object
    List,     ///< Word 2 { … }           objects of a list of the root
    Object,   ///< Word { … }           an object
    Slot,     ///< Word 5,                a texture slot of a layer, an object too
};

struct WordName
{
    const char *text;
    std::int64_t value; ///< for FlagSet: the bit
};

/// One statement of MDL: which field it is about and how it is written. The field's description says the rest: type,
/// versions, colour order.
struct Word
{
    const char *text = nullptr;
    Form form = Form::Number;
    std::uint16_t row = 0;  ///< of the object's description: the field that holds the value, lists for objects
    std::size_t offset = 0; ///< of the value in the object
    const FieldInfo *field = nullptr; ///< describes the value
    const TypeInfo *type = nullptr;   ///< of the value
    double absent = 0;                ///< what the value is without the statement
    bool isStatic = false;            ///< written "static Word", there may be a track of the same name
    bool always = false;              ///< written even where the value is the absent one
    bool numbered = true;             ///< arrays: the count stands behind the word
    bool comma = false;               ///< a comma stands behind the block
    int track = -1;                   ///< of a static word: the track's
    int canonical = -1;               ///< of another spelling: the word that is written for new statements
    std::int64_t bits = 0;            ///< Flag: the bit. FlagSet: all of them. Slot: its number
    std::uint32_t until = ~0u;        ///< last version in which new statements are written
    const char *byName = nullptr;     ///< Number: what is written instead of the word where the value has a name …
    std::uint32_t byNameSince = ~0u;  ///< … since this version
    bool slotted = false;             ///< Number: "<= 0" may stand behind it, the first texture slot
    bool constant = false;            ///< Track: a number alone is one key at time 0
    bool bare = false;                ///< FlagSet: the word alone stands for its bit
    std::size_t impliedAt = 0;        ///< where the flags are of which …
    std::uint32_t implied = 0;        ///< … the statement sets this bit by being there
    const std::vector<WordName> *names = nullptr;
    const Vocabulary *inner = nullptr; ///< Block, List, Object
    std::uint16_t together = 1;        ///< Array: how many elements a line holds

    const void *in(const void *object) const { return static_cast<const std::byte *>(object) + offset; }
    void *in(void *object) const { return static_cast<std::byte *>(object) + offset; }
    /// Whether the binary form of this version has the field.
    bool isOnDisk(const Ctx &ctx, const void *object) const
    {
        if (ctx.version > until)
            return false;
        return !field || field->isOnDisk(ctx, static_cast<const std::byte *>(in(object)) - field->offset);
    }
    /// Whether the statement says what `object` holds beyond what is understood without it.
    bool isWanted(const Ctx &ctx, const void *object, const Vocabulary &vocabulary) const;
    /// Whether a statement would say the same of both.
    bool sameIn(const void *a, const void *b) const;
    bool isImplied(const void *object) const
    {
        return implied &&
               (*reinterpret_cast<const std::uint32_t *>(static_cast<const std::byte *>(object) + impliedAt) & implied);
    }
    void setImplied(void *object) const
    {
        if (implied)
            *reinterpret_cast<std::uint32_t *>(static_cast<std::byte *>(object) + impliedAt) |= implied;
    }
    /// The name of the value, null if it has none.
    const char *nameIn(const void *object) const;
    /// The text's place of a component of a value: colours are written blue, green, red.
    std::size_t component(std::size_t i) const { return type->kind == Kind::Colour && !field->bgrOrder ? 2 - i : i; }
};

/// With small letters instead of A to Z: the form in which words are looked up.
std::string lowerCased(std::string_view text);
/// Whether two words are the same in any case.
bool sameWord(std::string_view a, std::string_view b);
/// The names that stand for Curve interpolations.
const std::vector<WordName> &interpolationNames();

} // namespace sinew::mdx
