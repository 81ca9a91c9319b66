// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/mdl_splice.h"

#include "plugins/mdx/mdl/mdl_lexer.h"

#include <algorithm>
#include <map>

namespace sinew::mdx {

namespace {

struct Span
{
    std::size_t begin = 0, end = 0;
};

/// Where the numbers stand, counts left out. Numbers that end a word don't count.
std::vector<Span> numbersIn(std::string_view text)
{
    std::vector<Span> spans;
    MdlLexer lexer(text);
    while (lexer.skip()) {
        const std::size_t begin = lexer.position();
        float value = 0;
        std::string_view inside;
        if (lexer.atNumber() && lexer.number(value)) {
            const std::size_t end = lexer.position();
            lexer.skip();
            if (lexer.peek() != '{')
                spans.push_back({begin, end});
            lexer.seek(end);
        } else if (!lexer.quoted(inside) && lexer.word().empty()) {
            lexer.seek(lexer.position() + 1);
        }
    }
    return spans;
}

std::string replaced(std::string_view text, const std::vector<Span> &spans, const std::vector<std::string> &before, const std::vector<std::string> &now)
{
    std::string out;
    std::size_t at = 0;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (before[i] == now[i])
            continue;
        out.append(text.substr(at, spans[i].begin - at)).append(now[i]);
        at = spans[i].end;
    }
    return out.append(text.substr(at));
}

/// The parts of an array's or a track's text.
struct Parts
{
    Span interpolation, globalSequence;
    std::vector<Span> elements;
};

bool findArray(MdlLexer &lexer, const Word &word, Parts &parts)
{
    const std::size_t each = word.type->element->kind == Kind::Integer ? word.together : word.type->element->components;
    while (lexer.skip() && lexer.peek() != '}') {
        Span span{lexer.position(), 0};
        if (lexer.peek() == '{') {
            lexer.take('{');
            if (!lexer.skipBlock())
                return false;
            span.end = lexer.position();
        } else {
            for (std::size_t i = 0; i < each; ++i) {
                float ignored;
                if (!lexer.skip() || (!lexer.number(ignored) && i == 0))
                    return false;
                span.end = lexer.peek() == '}' ? span.end : lexer.position();
            }
        }
        parts.elements.push_back(span);
    }
    return true;
}

bool skipValue(MdlLexer &lexer)
{
    float ignored;
    if (lexer.take('{'))
        return lexer.skipBlock();
    return lexer.skip() && lexer.number(ignored);
}

bool findTrack(MdlLexer &lexer, const Word &word, Parts &parts)
{
    const bool hasValues = word.type->element->valueSize();
    while (lexer.skip() && lexer.peek() != '}') {
        const std::size_t begin = lexer.position();
        std::int64_t time = 0;
        if (lexer.integer(time)) {
            if (hasValues && (!lexer.take(':') || !skipValue(lexer)))
                return false;
            parts.elements.push_back({begin, lexer.position()});
            continue;
        }
        const std::string_view spelled = lexer.word();
        if (sameWord(spelled, "InTan") || sameWord(spelled, "OutTan")) {
            if (parts.elements.empty() || !skipValue(lexer))
                return false;
            parts.elements.back().end = lexer.position();
        } else if (sameWord(spelled, "GlobalSeqId") && parts.elements.empty()) {
            lexer.skip();
            parts.globalSequence.begin = lexer.position();
            if (!lexer.integer(time))
                return false;
            parts.globalSequence.end = lexer.position();
        } else if (!spelled.empty() && parts.elements.empty()) {
            parts.interpolation = {begin, lexer.position()};
        } else {
            return false;
        }
    }
    return true;
}

bool findParts(std::string_view text, const Word &word, Parts &parts)
{
    MdlLexer lexer(text);
    std::int64_t ignored = 0;
    lexer.skip();
    if (sameWord(lexer.word(), "static"))
        return false;
    lexer.skip();
    lexer.integer(ignored);
    if (!lexer.take('{'))
        return false;
    return word.form == Form::Array ? findArray(lexer, word, parts) : findTrack(lexer, word, parts);
}

/// For each element now which one of before it is, -1 for new ones; ascending.
std::vector<std::int64_t> matched(const std::vector<std::vector<std::string>> &before, const std::vector<std::vector<std::string>> &now)
{
    std::vector<std::int64_t> match(now.size(), -1);
    std::size_t first = 0, lastNow = now.size(), lastBefore = before.size();
    for (; first < std::min(lastNow, lastBefore) && now[first] == before[first]; ++first)
        match[first] = std::int64_t(first);
    for (; lastNow > first && lastBefore > first && now[lastNow - 1] == before[lastBefore - 1]; --lastNow, --lastBefore)
        match[lastNow - 1] = std::int64_t(lastBefore - 1);
    if (now.size() == before.size()) {
        for (std::size_t i = first; i < lastNow; ++i)
            match[i] = std::int64_t(i);
        return match;
    }
    std::map<std::vector<std::string>, std::vector<std::size_t>> places;
    for (std::size_t i = first; i < lastBefore; ++i)
        places[before[i]].push_back(i);
    std::size_t cursor = first;
    for (std::size_t i = first; i < lastNow; ++i) {
        const auto found = places.find(now[i]);
        if (found == places.end())
            continue;
        const auto place = std::lower_bound(found->second.begin(), found->second.end(), cursor);
        if (place == found->second.end())
            continue;
        match[i] = std::int64_t(*place);
        cursor = *place + 1;
    }
    return match;
}

} // namespace

std::optional<std::string> withNumbers(std::string_view text, const std::vector<std::string> &before, const std::vector<std::string> &now)
{
    const std::vector<Span> spans = numbersIn(text);
    if (spans.size() != before.size() || before.size() != now.size())
        return std::nullopt;
    return replaced(text, spans, before, now);
}

std::string withQuotation(std::string_view text, std::string_view quotation)
{
    MdlLexer lexer(text);
    lexer.skip();
    lexer.word();
    const std::size_t word = lexer.position();
    lexer.skip();
    const std::size_t begin = lexer.position();
    std::string_view inside;
    if (!lexer.quoted(inside))
        return std::string(text.substr(0, word)).append(" ").append(quotation).append(text.substr(word));
    return std::string(text.substr(0, begin)).append(quotation).append(text.substr(lexer.position()));
}

std::string withCount(std::string_view text, std::int64_t count)
{
    MdlLexer lexer(text);
    lexer.skip();
    lexer.word();
    lexer.skip();
    std::string_view inside;
    lexer.quoted(inside);
    lexer.skip();
    const std::size_t begin = lexer.position();
    std::int64_t ignored = 0;
    if (!lexer.integer(ignored))
        return std::string(text);
    return std::string(text.substr(0, begin)).append(std::to_string(count)).append(text.substr(lexer.position()));
}

std::optional<std::string> withName(std::string_view text, std::string_view name)
{
    MdlLexer lexer(text);
    lexer.skip();
    if (sameWord(lexer.word(), "static"))
        return std::nullopt;
    lexer.skip();
    const std::size_t begin = lexer.position();
    std::string_view inside;
    float ignored;
    if (!lexer.quoted(inside) && !(lexer.atNumber() && lexer.number(ignored)) && lexer.word().empty())
        return std::nullopt;
    return std::string(text.substr(0, begin)).append(name).append(text.substr(lexer.position()));
}

std::optional<std::string> withElements(std::string_view text, const Word &word, const void *before, const void *now, const MdlPrinter &printer,
                                        const std::string &indent)
{
    Parts parts;
    const std::size_t countBefore = MdlPrinter::elementCount(word, before), count = MdlPrinter::elementCount(word, now);
    if (!findParts(text, word, parts) || parts.elements.size() != countBefore || countBefore == 0 || count == 0)
        return std::nullopt;
    std::vector<std::vector<std::string>> numbersBefore, numbersNow;
    for (std::size_t i = 0; i < countBefore; ++i)
        numbersBefore.push_back(printer.numbers(word, before, i));
    for (std::size_t i = 0; i < count; ++i)
        numbersNow.push_back(printer.numbers(word, now, i));

    std::string head(text.substr(0, parts.elements[0].begin));
    if (word.form != Form::Array) {
        const CurveBase::Header was = static_cast<const CurveBase *>(word.in(before))->header(), is = static_cast<const CurveBase *>(word.in(now))->header();
        if ((was.globalSequence == -1) != (is.globalSequence == -1) || (was.interpolation > 1) != (is.interpolation > 1))
            return std::nullopt;
        const auto &names = interpolationNames();
        // The later part first, so that places stay right.
        std::vector<std::pair<Span, std::string>> changes;
        if (was.globalSequence != is.globalSequence)
            changes.push_back({parts.globalSequence, std::to_string(is.globalSequence)});
        if (was.interpolation != is.interpolation && is.interpolation < names.size())
            changes.push_back({parts.interpolation, names[is.interpolation].text});
        std::sort(changes.begin(), changes.end(), [](const auto &a, const auto &b) { return a.first.begin > b.first.begin; });
        for (const auto &[span, with] : changes) {
            if (span.end == 0)
                return std::nullopt;
            head.replace(span.begin, span.end - span.begin, with);
        }
    }
    if (count != countBefore)
        head = withCount(head, std::int64_t(count));

    // What stands between new elements: what stands between the first two if it holds no comment.
    const std::size_t lineStart = text.rfind('\n', parts.elements[0].begin);
    std::string inner = indent + printer.unit();
    if (lineStart != text.npos) {
        const std::string_view space = text.substr(lineStart + 1, parts.elements[0].begin - lineStart - 1);
        if (space.find_first_not_of(" \t") == space.npos)
            inner = std::string(space);
    }
    std::string between = "," + printer.newline() + inner;
    if (countBefore > 1) {
        const std::string_view met = text.substr(parts.elements[0].end, parts.elements[1].begin - parts.elements[0].end);
        if (met.find('/') == met.npos)
            between = std::string(met);
    }
    const std::vector<std::int64_t> match = matched(numbersBefore, numbersNow);
    std::string out = head;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            if (match[i] > 0 && match[i - 1] == match[i] - 1)
                out += text.substr(parts.elements[std::size_t(match[i - 1])].end, parts.elements[std::size_t(match[i])].begin - parts.elements[std::size_t(match[i - 1])].end);
            else
                out += between;
        }
        std::optional<std::string> kept;
        if (match[i] >= 0) {
            const Span span = parts.elements[std::size_t(match[i])];
            kept = withNumbers(text.substr(span.begin, span.end - span.begin), numbersBefore[std::size_t(match[i])], numbersNow[i]);
        }
        if (kept)
            out += *kept;
        else
            printer.element(out, word, now, i, inner);
    }
    return out.append(text.substr(parts.elements.back().end));
}

} // namespace sinew::mdx
