// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/splice.h"

#include "plugins/mdx/mdl/lexer.h"

#include <algorithm>
#include <map>

namespace sinew::mdx {

namespace {

struct Span
{
    std::size_t begin = 0, end = 0;
};

/// The places of numbers, except for counts and numbers that end a word.
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

std::string replaced(std::string_view text, const std::vector<Span> &spans, const std::vector<std::string> &before,
                     const std::vector<std::string> &now)
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
    Span interpolation;       ///< the word; empty if the track has none, like those of events
    Span globalSequence;      ///< the number after GlobalSeqId
    Span globalSequenceWords; ///< GlobalSeqId with its number, the comma and the space after it
    std::vector<Span> elements;
};

bool findArray(MdlLexer &lexer, const Keyword &word, Parts &parts)
{
    const std::size_t each = word.type->element->kind == Kind::Integer ? std::get<form::Array>(word.form).together
                                                                       : word.type->element->components;
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

bool findTrack(MdlLexer &lexer, const Keyword &word, Parts &parts)
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
        } else if (sameWord(spelled, "GlobalSeqId") && parts.elements.empty() && !parts.globalSequence.end) {
            lexer.skip();
            parts.globalSequence.begin = lexer.position();
            if (!lexer.integer(time))
                return false;
            parts.globalSequence.end = lexer.position();
            const std::size_t next =
                lexer.text(0, lexer.size()).find_first_not_of(", \t\r\n", parts.globalSequence.end);
            parts.globalSequenceWords = {begin, std::min(next, lexer.size())};
        } else if (!spelled.empty() && parts.elements.empty()) {
            parts.interpolation = {begin, lexer.position()};
        } else {
            return false;
        }
    }
    return true;
}

bool findParts(std::string_view text, const Keyword &word, Parts &parts)
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
    return word.is<form::Array>() ? findArray(lexer, word, parts) : findTrack(lexer, word, parts);
}

/// The length of the text after an element on its line: the comma, a comment.
std::size_t lineEnd(std::string_view behind)
{
    std::size_t at = 0;
    while (at < behind.size() && behind[at] != '\n' && behind[at] != '\r') {
        if (behind.substr(at, 2) == "/*")
            at = std::min(behind.find("*/", at), behind.size() - 2) + 2;
        else if (behind.substr(at, 2) == "//")
            at = std::min(behind.find_first_of("\r\n", at), behind.size());
        else
            ++at;
    }
    // On a single line only the comma belongs to the element.
    if (at == behind.size() && behind.find('/') == behind.npos)
        at = behind.find_last_not_of(" \t") + 1;
    return at;
}

/// For each new element its row among the previous ones, -1 if it is new; ascending.
std::vector<std::int64_t> matched(const std::vector<std::vector<std::string>> &before,
                                  const std::vector<std::vector<std::string>> &now)
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

/// For each element the rest of its line (tail) and the text before it since the previous line (lead).
class Gaps
{
public:
    /// `lead`: for new elements if the text shows no other.
    Gaps(std::string_view text, const Parts &parts, std::string lead) : m_newLead(std::move(lead))
    {
        for (std::size_t i = 0; i < parts.elements.size(); ++i) {
            const bool isLast = i + 1 == parts.elements.size();
            const std::size_t from = parts.elements[i].end, to = isLast ? text.size() : parts.elements[i + 1].begin;
            const std::string_view behind = text.substr(from, to - from);
            std::size_t tail = lineEnd(behind);
            if (const std::size_t brace = behind.rfind('}'); isLast && tail >= brace)
                tail = behind.substr(0, brace).find_last_not_of(" \t") + 1;
            m_tails.push_back(behind.substr(0, tail));
            m_leads.push_back(behind.substr(tail));
        }
        if (m_leads.size() > 1 && !m_leads[0].empty() && m_leads[0].find('/') == std::string_view::npos)
            m_newLead = m_leads[0];
    }
    /// `more`: an element follows.
    std::string tail(std::int64_t element, bool more) const
    {
        const bool closed = m_tails.back().starts_with(','); // whether the last one has a comma too
        if (element < 0)
            return more || closed ? "," : "";
        const std::string_view met = m_tails[std::size_t(element)];
        const bool wasLast = std::size_t(element) + 1 == m_tails.size();
        if (wasLast && more && !closed)
            return "," + std::string(met);
        if (!wasLast && !more && !closed && met.starts_with(','))
            return std::string(met.substr(1));
        return std::string(met);
    }
    std::string_view lead(std::int64_t element) const
    {
        return element > 0 ? m_leads[std::size_t(element) - 1] : std::string_view(m_newLead);
    }
    /// Lines of comments above removed elements.
    std::string commentsOf(std::int64_t from, std::int64_t to) const
    {
        std::string lines;
        for (std::int64_t i = std::max<std::int64_t>(from, 1); i < to; ++i)
            if (const std::string_view lead = m_leads[std::size_t(i) - 1]; lead.find('/') != lead.npos)
                lines += lead.substr(0, lead.find_last_not_of(" \t\r\n") + 1);
        return lines;
    }
    /// The text that closes the list.
    std::string_view end() const { return m_leads.back(); }

private:
    std::vector<std::string_view> m_tails, m_leads; ///< m_leads[i] comes after element i
    std::string m_newLead;
};

std::string indentOfElements(std::string_view text, const Parts &parts, std::string usual)
{
    const std::size_t timelineStart = text.rfind('\n', parts.elements[0].begin);
    if (timelineStart == text.npos)
        return usual;
    const std::string_view space = text.substr(timelineStart + 1, parts.elements[0].begin - timelineStart - 1);
    return space.find_first_not_of(" \t") == space.npos ? std::string(space) : usual;
}

/// Writes a track's interpolation and global sequence into the text before its keys; false if the text is not laid out
/// for that.
bool changeHeader(std::string &head, const Parts &parts, const Keyword &word, const void *before, const void *now,
                  const std::string &newLine)
{
    const CurveBase::Header was = static_cast<const CurveBase *>(word.in(before))->header(),
                            is = static_cast<const CurveBase *>(word.in(now))->header();
    const auto &names = interpolationNames();
    // The later part first, so that positions stay valid.
    std::vector<std::pair<Span, std::string>> changes;
    if (was.globalSequence != is.globalSequence) {
        const std::string number = std::to_string(is.globalSequence), words = "GlobalSeqId " + number;
        const std::size_t behind = parts.interpolation.end;
        if (is.globalSequence == -1)
            changes.push_back({parts.globalSequenceWords, {}});
        else if (parts.globalSequence.end)
            changes.push_back({parts.globalSequence, number});
        else if (behind)
            changes.push_back({{behind, behind}, "," + newLine + words});
        else
            changes.push_back({{head.size(), head.size()}, words + "," + newLine});
    }
    if (was.interpolation != is.interpolation && is.interpolation < names.size())
        changes.push_back({parts.interpolation, names[is.interpolation].text});
    std::sort(changes.begin(), changes.end(),
              [](const auto &a, const auto &b) { return a.first.begin > b.first.begin; });
    for (const auto &[span, with] : changes) {
        if (span.end == 0)
            return false;
        head.replace(span.begin, span.end - span.begin, with);
    }
    return true;
}

} // namespace

std::optional<std::string> withNumbers(std::string_view text, const std::vector<std::string> &before,
                                       const std::vector<std::string> &now)
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

std::optional<std::string> withElements(std::string_view text, const Keyword &word, const void *before, const void *now,
                                        const MdlPrinter &printer, const std::string &indent)
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
    const std::string inner = indentOfElements(text, parts, indent + printer.unit());
    if (!word.is<form::Array>() && !changeHeader(head, parts, word, before, now, printer.newline() + inner))
        return std::nullopt;
    if (count != countBefore)
        head = withCount(head, std::int64_t(count));

    const Gaps gaps(text, parts, printer.newline() + inner);
    const std::vector<std::int64_t> match = matched(numbersBefore, numbersNow);
    std::string out = head;
    std::int64_t last = -1; // the last matched element of the previous text
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            out += gaps.tail(match[i - 1], true);
            if (match[i] >= 0)
                out += gaps.commentsOf(last + 1, match[i]);
            out += gaps.lead(match[i]);
        } else if (const std::string comments = gaps.commentsOf(1, match[0] + 1); !comments.empty()) {
            out.erase(out.find_last_not_of(" \t\r\n") + 1);
            out += comments + printer.newline() + inner;
        }
        std::optional<std::string> kept;
        if (match[i] >= 0) {
            const Span span = parts.elements[std::size_t(match[i])];
            kept = withNumbers(text.substr(span.begin, span.end - span.begin), numbersBefore[std::size_t(match[i])],
                               numbersNow[i]);
            last = match[i];
        }
        if (kept)
            out += *kept;
        else
            printer.element(out, word, now, i, inner);
    }
    out += gaps.tail(match.back(), false);
    return out.append(gaps.commentsOf(last + 1, std::int64_t(countBefore))).append(gaps.end());
}

} // namespace sinew::mdx
