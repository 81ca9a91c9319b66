// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/probe.h"

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

namespace sinew::mdx {

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text;
}

int probeMdl(std::string_view head, bool suffixFits)
{
    head = withoutMark(head);
    // A damaged file may contain zeros further on.
    const std::size_t zero = head.find('\0');
    const int bySuffix = suffixFits && zero == head.npos ? 30 : 0;
    MdlLexer lexer(head);
    if (!lexer.skip()) // nothing but comments
        return bySuffix;
    if (mdlVocabulary().find(lexer.word()).empty())
        return bySuffix;
    lexer.skip();
    const char c = lexer.peek();
    const bool isMdl = zero > lexer.position() && (c == '{' || c == '"' || lexer.atNumber());
    return isMdl ? (suffixFits ? 95 : 85) : bySuffix;
}

} // namespace sinew::mdx
