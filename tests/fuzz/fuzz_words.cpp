// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_words.h"

#include "core/schema/four_cc.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/model/all_structs.h"
#include "plugins/m3/model/plan.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"
#include "tests/fuzz/fuzz_seeds.h"
#include "tests/support/struct_walk.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace sinew::test {

namespace {

constexpr qsizetype shortestWord = 3, longestWord = 40;

using Words = std::set<QByteArray>;

void addTag(std::uint32_t tag, bool reversed, Words &words)
{
    QByteArray text(reinterpret_cast<const char *>(&tag), 4);
    if (tag == 0)
        return;
    if (reversed) // three letters have a NUL before them
        std::reverse(text.begin(), text.end());
    words.insert(text);
}

void addTags(const StructInfo &root, Words &words)
{
    for (const auto &[name, info] : structuresBelow(root)) {
        addTag(info->tag, false, words);
        for (const FieldInfo &f : info->fields)
            addTag(f.tag, false, words);
    }
}

void addM3Tags(Words &words)
{
    for (const StructInfo *info : m3::allStructs()) {
        addTag(info->tag, true, words);
        for (const FieldInfo &f : info->fields)
            if (f.type->kind == Kind::Array)
                addTag(m3::arrayTag(f), true, words);
    }
}

void addVocabulary(const mdx::Vocabulary &vocabulary, Words &words, std::set<const mdx::Vocabulary *> &seen)
{
    if (!seen.insert(&vocabulary).second)
        return;
    for (const mdx::Keyword &word : vocabulary.words) {
        if (word.text && *word.text)
            words.insert(word.text);
        if (const std::vector<mdx::KeywordName> *names = word.names())
            for (const mdx::KeywordName &name : *names)
                words.insert(name.text);
        if (const mdx::Vocabulary *inner = word.inner())
            addVocabulary(*inner, words, seen);
    }
}

void addWordsOf(const QByteArray &text, Words &words)
{
    QByteArray word;
    for (const char c : text + ' ') {
        if (std::isalnum(static_cast<unsigned char>(c))) {
            word += c;
            continue;
        }
        if (word.size() >= shortestWord && word.size() <= longestWord)
            words.insert(word);
        word.clear();
    }
}

void addOfSeeds(const FuzzTarget &target, Words &words)
{
    for (const auto &[name, bytes] : fuzzSeeds(target)) {
        if (target.kind == InputKind::Text)
            addWordsOf(bytes, words);
        else
            words.insert(bytes.left(4));
    }
}

} // namespace

std::vector<QByteArray> fuzzWords(const FuzzTarget &target)
{
    Words words;
    const QByteArrayList suffixes = QByteArray(target.suffixes).split(':');
    const bool isAnyModel = target.kind == InputKind::EditedModel;
    if (suffixes.contains("mdx") || isAnyModel)
        addTags(describe<mdx::Root>(), words);
    if (suffixes.contains("m2") || isAnyModel)
        addTags(describe<m2::Root>(), words);
    if (suffixes.contains("m3") || isAnyModel)
        addM3Tags(words);
    if (suffixes.contains("mdl")) {
        std::set<const mdx::Vocabulary *> seen;
        addVocabulary(mdx::mdlVocabulary(), words, seen);
    }
    if (words.empty())
        addOfSeeds(target, words);
    if (target.kind == InputKind::Model || isAnyModel)
        words.insert(partSeparator);
    words.erase(QByteArray());
    return {words.begin(), words.end()};
}

QByteArray dictionaryOf(const std::vector<QByteArray> &words)
{
    QByteArray text;
    for (const QByteArray &word : words) {
        text += '"';
        for (const char c : word) {
            const bool isPlain = c > ' ' && c < 0x7f && c != '"' && c != '\\';
            text += isPlain ? QByteArray(1, c) : "\\x" + QByteArray(1, c).toHex();
        }
        text += "\"\n";
    }
    return text;
}

} // namespace sinew::test
