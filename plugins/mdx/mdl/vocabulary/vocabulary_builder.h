// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/vocabulary/keyword.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

namespace sinew::mdx {

/// Builds a vocabulary word by word. Fields are named by paths into the object ("node.flags"); a path that leads
/// nowhere ends the program when the vocabulary is built.
class VocabularyBuilder
{
public:
    explicit VocabularyBuilder(const StructInfo &info) { m_made.info = &info; }

    VocabularyBuilder &number(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Number{{{absent}}}, path);
    }
    VocabularyBuilder &named(const char *text, const char *path, const std::vector<KeywordName> &names,
                             double absent = 0)
    {
        return add(text, form::Named{{absent}, &names}, path);
    }
    VocabularyBuilder &text(const char *text, const char *path) { return add(text, form::Text(), path); }
    VocabularyBuilder &title(const char *path) { return add("", form::Title(), path); }
    VocabularyBuilder &vector(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Vector{{{absent}}}, path);
    }
    VocabularyBuilder &flag(const char *text, const char *path, std::int64_t bit)
    {
        return add(text, form::Flag{bit}, path);
    }
    VocabularyBuilder &flagSet(const char *text, const char *path, const std::vector<KeywordName> &names);
    VocabularyBuilder &bits(const char *text, const char *path) { return add(text, form::Bits(), path); }
    VocabularyBuilder &choice(const char *path, const std::vector<KeywordName> &names)
    {
        return add("", form::Choice{&names}, path);
    }
    VocabularyBuilder &track(const char *text, const char *path) { return add(text, form::Track(), path); }
    /// "static Word" for a number that no track can animate.
    VocabularyBuilder &staticNumber(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Number{{{absent}, true}}, path);
    }
    /// "static Word" for `path` and a track of the same name for `keys`.
    VocabularyBuilder &animated(const char *text, const char *path, const char *keys, double absent = 0);
    VocabularyBuilder &special(const char *text, Form form, const char *path)
    {
        return add(text, std::move(form), path);
    }
    VocabularyBuilder &array(const char *text, const char *path, std::uint16_t together = 1)
    {
        return add(text, form::Array{false, true, together}, path);
    }
    /// The number of objects in the root's `list`.
    VocabularyBuilder &count(const char *text, const char *list);
    VocabularyBuilder &slot(const char *text, std::int64_t number) { return add(text, form::Slot{number}, "slots"); }
    VocabularyBuilder &block(const char *text, const Vocabulary &inner);
    VocabularyBuilder &list(const char *text, const char *path, const Vocabulary &item)
    {
        return add(text, form::List{&item}, path);
    }
    VocabularyBuilder &object(const char *text, const char *path, const Vocabulary &inner)
    {
        return add(text, form::Object{&inner}, path);
    }

    // The following functions qualify the last word (for an animated pair the static one).
    VocabularyBuilder &always();
    /// No count follows the word of an array.
    VocabularyBuilder &uncounted()
    {
        std::get<form::Array>(last().form).counted = false;
        return *this;
    }
    /// Another spelling of the last word.
    VocabularyBuilder &also(const char *text);
    /// Another spelling, with names for values; since a version it is written for values that have a name.
    VocabularyBuilder &alsoNamed(const char *text, const std::vector<KeywordName> &names, std::uint32_t since);
    /// Another spelling of one bit of a set.
    VocabularyBuilder &alsoBit(const char *text, std::int64_t bit);
    /// A number alone may replace the track.
    VocabularyBuilder &constant()
    {
        std::get<form::Track>(last().form).constant = true;
        return *this;
    }
    /// "<= 0" may follow the number.
    VocabularyBuilder &slotted()
    {
        std::get<form::Number>(last().form).slotted = true;
        return *this;
    }
    /// The statement, or its track, sets a bit of `flags` by its presence.
    VocabularyBuilder &implies(const char *flags, std::uint32_t bit);
    VocabularyBuilder &until(std::uint32_t version)
    {
        last().until = version;
        return *this;
    }
    /// Understood, but only written where it already exists.
    VocabularyBuilder &onlyMet();
    VocabularyBuilder &single()
    {
        m_made.single = true;
        return *this;
    }

    Vocabulary done();

private:
    VocabularyBuilder &add(const char *text, Form form, const char *path);
    VocabularyBuilder &add(const char *text, Form form, const StructInfo &info, const char *path);
    Keyword &last() { return m_made.words[m_last]; }
    /// The track of an animated pair; null for others.
    Keyword *trackOfLast();

    Vocabulary m_made;
    std::size_t m_last = 0;
};

} // namespace sinew::mdx
