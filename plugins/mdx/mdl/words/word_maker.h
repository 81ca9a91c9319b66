// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/words/vocabulary.h"
#include "plugins/mdx/mdl/words/words.h"

namespace sinew::mdx {

/// Builds a vocabulary word by word. Fields are named by paths into the object ("node.flags"); a path that leads
/// nowhere ends the program when the vocabulary is built.
class WordMaker
{
public:
    explicit WordMaker(const StructInfo &info) { m_made.info = &info; }

    WordMaker &number(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Number{{{absent}}}, path);
    }
    WordMaker &named(const char *text, const char *path, const std::vector<WordName> &names, double absent = 0)
    {
        return add(text, form::Named{{absent}, &names}, path);
    }
    WordMaker &text(const char *text, const char *path) { return add(text, form::Text(), path); }
    WordMaker &title(const char *path) { return add("", form::Title(), path); }
    WordMaker &vector(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Vector{{{absent}}}, path);
    }
    WordMaker &flag(const char *text, const char *path, std::int64_t bit) { return add(text, form::Flag{bit}, path); }
    WordMaker &flagSet(const char *text, const char *path, const std::vector<WordName> &names);
    WordMaker &bits(const char *text, const char *path) { return add(text, form::Bits(), path); }
    WordMaker &choice(const char *path, const std::vector<WordName> &names)
    {
        return add("", form::Choice{&names}, path);
    }
    WordMaker &track(const char *text, const char *path) { return add(text, form::Track(), path); }
    /// "static Word" for a number that no track can animate.
    WordMaker &staticNumber(const char *text, const char *path, double absent = 0)
    {
        return add(text, form::Number{{{absent}, true}}, path);
    }
    /// "static Word" for `path` and a track of the same name for `keys`.
    WordMaker &animated(const char *text, const char *path, const char *keys, double absent = 0);
    WordMaker &special(const char *text, Form form, const char *path) { return add(text, std::move(form), path); }
    WordMaker &array(const char *text, const char *path, std::uint16_t together = 1)
    {
        return add(text, form::Array{false, true, together}, path);
    }
    /// How many objects the root's `list` has.
    WordMaker &count(const char *text, const char *list);
    WordMaker &slot(const char *text, std::int64_t number) { return add(text, form::Slot{number}, "slots"); }
    WordMaker &block(const char *text, const Vocabulary &inner);
    WordMaker &list(const char *text, const char *path, const Vocabulary &item)
    {
        return add(text, form::List{&item}, path);
    }
    WordMaker &object(const char *text, const char *path, const Vocabulary &inner)
    {
        return add(text, form::Object{&inner}, path);
    }

    // What follows qualifies the last word (of an animated pair the static one).
    WordMaker &always();
    /// No count stands behind the word of an array.
    WordMaker &uncounted()
    {
        std::get<form::Array>(last().form).counted = false;
        return *this;
    }
    /// Another spelling of the last word.
    WordMaker &also(const char *text);
    /// Another spelling whose values have names; since a version what is written where there is one.
    WordMaker &alsoNamed(const char *text, const std::vector<WordName> &names, std::uint32_t since);
    /// Another spelling of one bit of a set.
    WordMaker &alsoBit(const char *text, std::int64_t bit);
    /// A number alone may stand for the track.
    WordMaker &constant()
    {
        std::get<form::Track>(last().form).constant = true;
        return *this;
    }
    /// "<= 0" may stand behind the number.
    WordMaker &slotted()
    {
        std::get<form::Number>(last().form).slotted = true;
        return *this;
    }
    /// The statement, or its track, sets a bit of `flags` by being there.
    WordMaker &implies(const char *flags, std::uint32_t bit);
    WordMaker &until(std::uint32_t version)
    {
        last().until = version;
        return *this;
    }
    /// Understood, and never written where it doesn't stand.
    WordMaker &onlyMet();
    WordMaker &single()
    {
        m_made.single = true;
        return *this;
    }

    Vocabulary done();

private:
    WordMaker &add(const char *text, Form form, const char *path);
    WordMaker &add(const char *text, Form form, const StructInfo &info, const char *path);
    Word &last() { return m_made.words[m_last]; }
    /// Of an animated pair; null for others.
    Word *trackOfLast();

    Vocabulary m_made;
    std::size_t m_last = 0;
};

} // namespace sinew::mdx
