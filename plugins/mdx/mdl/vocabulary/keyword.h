// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"
#include "plugins/mdx/model/model.h"

#include <string_view>
#include <variant>

namespace sinew::mdx {

struct Vocabulary;

struct KeywordName
{
    const char *text;
    std::int64_t value; ///< for FlagSet: the bit
};

/// How a statement is written: one structure per form, with its needs beyond the field.
namespace form {

/// A value that may be left out.
struct Valued
{
    double absent = 0;   ///< the value without the statement
    bool always = false; ///< written even if the value is the absent one
};
/// A value that a track of the same name may animate.
struct Animatable : Valued
{
    bool isStatic = false; ///< written "static Word"
    int track = -1;        ///< the track's word, -1 if there is none
};
/// Keyword 5,
struct Number : Animatable
{
    bool slotted = false;          ///< "<= 0" may follow, the first texture slot
    const char *byName = nullptr;  ///< written instead of the word if the value has a name …
    std::uint32_t byNameSince = 0; ///< … since this version
    const std::vector<KeywordName> *names = nullptr;
};
/// Keyword Additive,        a number by one of the names, otherwise as a number
struct Named : Valued
{
    const std::vector<KeywordName> *names = nullptr;
};
/// Keyword "text",
struct Text : Valued
{
};
/// The string between a block's word and its brace.
struct Title
{
};
/// Keyword { 1, 2, 3 },
struct Vector : Animatable
{
};
/// Keyword,                 a bit of a flags field
struct Flag
{
    std::int64_t bit = 0;
};
/// Keyword { A, B },        bits under the names
struct FlagSet
{
    const std::vector<KeywordName> *names = nullptr;
    std::int64_t bits = 0; ///< all of its bits
    bool bare = false;     ///< the word alone means all of them
};
/// Keyword 36,              all bits of a flags field; written only if some have no word
struct Bits
{
};
/// Additive,             the word itself is one of the names
struct Choice
{
    const std::vector<KeywordName> *names = nullptr;
};
/// Keyword { 0, 1000 },     two neighbouring integers
struct Interval
{
};
/// Keyword 2 { {…}, {…}, }  the vertices of a collision shape
struct Corners
{
};
/// Keyword { Color {…}, … }, three colours
struct Colours
{
};
/// Keyword 2 { Linear, 0: 1, 10: 2, }
struct Track
{
    bool constant = false; ///< a number alone is one key at time 0
};
/// Keyword 2 { 1, 2, }
struct Times
{
};
/// Keyword 2 { {…}, {…}, }
struct Array
{
    bool always = false;        ///< written even if it is empty
    bool counted = true;        ///< the count follows the word
    std::uint16_t together = 1; ///< number of elements per line
};
/// Keyword 1 3 { Triangles { { 0, 1, 2 }, } }
struct Faces
{
};
/// Keyword 1 2 { Matrices { 0, 1 }, }
struct Groups
{
};
/// Keyword 2,               the number of objects in a list of the root; taken from the list
struct Count
{
};
/// Keyword { … }            statements about the same object
struct Block
{
    const Vocabulary *inner = nullptr;
};
/// Keyword 2 { … }          objects of a list of the root
struct List
{
    const Vocabulary *inner = nullptr;
};
/// Keyword { … }            an object
struct Object
{
    const Vocabulary *inner = nullptr;
};
/// Keyword 5,               a texture slot of a layer, an object too
struct Slot
{
    std::int64_t number = 0;
};

} // namespace form

using Form = std::variant<form::Number, form::Named, form::Text, form::Title, form::Vector, form::Flag, form::FlagSet,
                          form::Bits, form::Choice, form::Interval, form::Corners, form::Colours, form::Track,
                          form::Times, form::Array, form::Faces, form::Groups, form::Count, form::Block, form::List,
                          form::Object, form::Slot>;

/// Lambdas as one function for std::visit.
template<class... Lambdas>
struct Overloaded : Lambdas...
{
    using Lambdas::operator()...;
};
template<class... Lambdas>
Overloaded(Lambdas...) -> Overloaded<Lambdas...>; // clang 16 does not find it by itself

/// A bit that a statement sets by its presence, in flags elsewhere in the object; 0 if none.
struct Implied
{
    std::size_t offset = 0;
    std::uint32_t bit = 0;
};

/// One statement of MDL: its field and how it is written. The rest is in the field's description: type, versions,
/// colour order.
struct Keyword
{
    const char *text = nullptr;
    Form form;
    std::uint16_t row = 0;  ///< in the object's description: the field that holds the value, lists for objects
    std::size_t offset = 0; ///< of the value in the object
    const FieldInfo *field = nullptr; ///< describes the value; null for blocks
    const TypeInfo *type = nullptr;   ///< of the value
    int canonical = -1;               ///< for another spelling: the word that is written for new statements
    std::uint32_t until = ~0u;        ///< last version in which new statements are written
    Implied implied;

    /// A statement outside of any vocabulary, about a field of the object itself.
    static Keyword about(const char *text, Form form, const FieldInfo &field)
    {
        Keyword word{text, std::move(form)};
        word.field = &field;
        word.offset = field.offset;
        word.type = field.type;
        return word;
    }

    template<class T>
    const T *as() const
    {
        return std::get_if<T>(&form);
    }
    template<class... T>
    bool is() const
    {
        return (std::holds_alternative<T>(form) || ...);
    }

    const void *in(const void *object) const { return static_cast<const std::byte *>(object) + offset; }
    void *in(void *object) const { return static_cast<std::byte *>(object) + offset; }
    /// Whether the binary form of this version has the field.
    bool isOnDisk(const Ctx &ctx, const void *object) const
    {
        if (ctx.version > until)
            return false;
        return !field || field->isOnDisk(ctx, static_cast<const std::byte *>(in(object)) - field->offset);
    }
    /// Whether `object` differs from what is assumed without the statement.
    bool isWanted(const Ctx &ctx, const void *object, const Vocabulary &vocabulary) const;
    /// Whether a statement would be the same for both.
    bool sameIn(const void *a, const void *b) const;
    bool isImplied(const void *object) const
    {
        return implied.bit &&
               (*reinterpret_cast<const std::uint32_t *>(static_cast<const std::byte *>(object) + implied.offset) &
                implied.bit);
    }
    void setImplied(void *object) const
    {
        if (implied.bit)
            *reinterpret_cast<std::uint32_t *>(static_cast<std::byte *>(object) + implied.offset) |= implied.bit;
    }
    /// The names of values, null for forms without names.
    const std::vector<KeywordName> *names() const;
    /// The name of the value, null if it has none.
    const char *nameIn(const void *object) const;
    /// The vocabulary of a Block, List or Object; null for others.
    const Vocabulary *inner() const;
    /// The position in the text of a component of a value: colours are written blue, green, red.
    std::size_t component(std::size_t i) const { return type->kind == Kind::Colour && !field->bgrOrder ? 2 - i : i; }
};

/// With A to Z in lower case: the form in which words are looked up.
std::string lowerCased(std::string_view text);
/// Whether two words are the same, ignoring case.
bool sameWord(std::string_view a, std::string_view b);
/// The names of Curve interpolations.
const std::vector<KeywordName> &interpolationNames();

} // namespace sinew::mdx
