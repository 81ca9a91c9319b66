// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnails/own_words.h"

namespace sinew {

namespace {

QStringList &theWords()
{
    static QStringList words;
    return words;
}

} // namespace

QStringList ownWords()
{
    return theWords();
}

void setOwnWords(QStringList words)
{
    theWords() = std::move(words);
}

} // namespace sinew
