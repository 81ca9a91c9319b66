// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/words/vocabulary.h"
#include "plugins/mdx/mdl/words/words.h"

namespace sinew::mdx {

/// Builds a vocabulary word by word. Fields are named by paths into the object ("node.flags"); words of fields that
/// this version of the structures doesn't have are omitted.
class WordMaker
{
public:
    explicit WordMaker(const StructInfo &info) { m_made.info = &info; }

    WordMaker &number(const char *text, const char *path, double absent = 0)
    {
        return add(text, Form::Number, path, absent);
    }
    WordMaker &named(const char *text, const char *path, const std::vector<WordName> &names, double absent = 0);
    WordMaker &text(const char *text, const char *path) { return add(text, Form::Text, path); }
    WordMaker &title(const char *path) { return add("", Form::Title, path).always(); }
    WordMaker &vector(const char *text, const char *path, double absent = 0)
    {
        return add(text, Form::Vector, path, absent);
    }
    WordMaker &flag(const char *text, const char *path, std::int64_t bit);
    WordMaker &flagSet(const char *text, const char *path, const std::vector<WordName> &names);
    WordMaker &bits(const char *text, const char *path) { return add(text, Form::Bits, path); }
    WordMaker &choice(const char *path, const std::vector<WordName> &names);
    WordMaker &track(const char *text, const char *path) { return add(text, Form::Track, path); }
    /// "static Word" for `path` and a track of the same name for `keys`.
    WordMaker &animated(const char *text, const char *path, const char *keys, double absent = 0);
    WordMaker &special(const char *text, Form form, const char *path) { return add(text, form, path); }
    WordMaker &array(const char *text, const char *path, std::uint16_t together = 1);
    /// How many objects the root's `list` has.
    WordMaker &count(const char *text, const char *list);
    WordMaker &slot(const char *text, std::int64_t number);
    WordMaker &block(const char *text, const Vocabulary &inner);
    WordMaker &list(const char *text, const char *path, const Vocabulary &item)
    {
        return nested(text, Form::List, path, item);
    }
    WordMaker &object(const char *text, const char *path, const Vocabulary &inner)
    {
        return nested(text, Form::Object, path, inner);
    }

    // What follows qualifies the last word (of an animated pair the static one).
    WordMaker &always();
    WordMaker &plain(); ///< arrays without a count, numbers without "static"
    WordMaker &comma();
    /// Another spelling of the last word.
    WordMaker &also(const char *text);
    /// Another spelling whose values have names; since a version what is written where there is one.
    WordMaker &alsoNamed(const char *text, const std::vector<WordName> &names, std::uint32_t since);
    /// Another spelling of one bit of a set.
    WordMaker &alsoBit(const char *text, std::int64_t bit);
    /// A number alone may stand for the track.
    WordMaker &constant();
    /// "<= 0" may stand behind the number.
    WordMaker &slotted();
    /// The statement, or its track, sets a bit of `flags` by being there.
    WordMaker &implies(const char *flags, std::uint32_t bit);
    WordMaker &until(std::uint32_t version);
    /// Understood, and never written where it doesn't stand.
    WordMaker &onlyMet();
    WordMaker &single()
    {
        m_made.single = true;
        return *this;
    }

    Vocabulary done();

private:
    WordMaker &add(const char *text, Form form, const char *path, double absent = 0);
    WordMaker &nested(const char *text, Form form, const char *path, const Vocabulary &inner);
    Word *last() { return m_last >= 0 ? &m_made.words[std::size_t(m_last)] : nullptr; }

    Vocabulary m_made;
    int m_last = -1; ///< -1: the last word was left out
};

} // namespace sinew::mdx
