// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/reader.h"

#include "plugins/mdx/mdl/probe.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// After that many remarks the rest of a file says nothing new.
constexpr std::size_t maxReports = 200;

} // namespace

MdlReader::MdlReader(const QByteArray &file, Diagnostics &diagnostics)
    : m_file(file), m_text(file.constData(), std::size_t(file.size())), m_diagnostics(diagnostics),
      m_budget(m_text.size()), m_lexer(m_text), m_values(m_lexer)
{
}

MdlReader::MdlReader(const QByteArray &file, Diagnostics &diagnostics, std::uint32_t version)
    : MdlReader(file, diagnostics)
{
    m_version = version;
}

bool MdlReader::fail(const Message &message, std::size_t at)
{
    const TextPlace place = m_lexer.placeOf(at);
    m_error = Error{Message(QT_TRANSLATE_NOOP("Message", "line %1, column %2: %3"),
                            {std::to_string(place.line), std::to_string(place.column), message}),
                    {},
                    std::int64_t(at)};
    m_failed = true;
    return false;
}

void MdlReader::report(Severity severity, const char *code, const Message &message, std::size_t at)
{
    if (++m_reports > maxReports)
        return;
    const TextPlace place = m_lexer.placeOf(at);
    m_remarks.push_back({severity,
                         code,
                         {Message(QT_TRANSLATE_NOOP("Message", "line %1, column %2: %3"),
                                  {std::to_string(place.line), std::to_string(place.column), message}),
                          {},
                          std::int64_t(at)}});
}

void MdlReader::handOverRemarks()
{
    for (Diagnostic &remark : m_remarks)
        m_diagnostics.add(remark.severity, std::move(remark.code), std::move(remark.where));
}

Result<std::unique_ptr<Model>> MdlReader::read()
{
    if (m_text.size() > 0x7fffffff)
        return Error{QT_TRANSLATE_NOOP("Message", "the model is larger than 2 GiB")};
    m_model = std::make_unique<MdxModel>();
    m_layout = std::make_shared<MdlLayout>();
    m_layout->file = m_file;
    // Memory for the longest run of numbers while it is read, before it becomes an array.
    constexpr std::uint64_t bytesPerNumberByte = 7;
    m_budget.charge(bytesPerNumberByte * m_text.size());
    Root &root = m_model->data;
    root = *static_cast<const Root *>(mdlVocabulary().fresh.data());
    root.encoding = Text;
    m_ctx = m_model->ctx();
    m_ctx.version = m_version ? *m_version : likelyVersion();
    findStyle();
    m_lexer.seek(m_text.size() - withoutMark(m_text).size());
    const bool isRead = readBody(mdlVocabulary(), &root, RootNode);
    // The last version stated takes precedence, and what was found in advance may have been part of a comment.
    if (const std::uint32_t version = root.version; isRead && version != m_ctx.version && !m_version) {
        m_model.reset();
        m_layout.reset();
        return MdlReader(m_file, m_diagnostics, version).read();
    }
    handOverRemarks();
    if (!isRead)
        return m_error;
    if (m_reports > maxReports)
        m_diagnostics.add(Severity::Info, "mdl.more",
                          {Message(QT_TRANSLATE_NOOP("Message", "%1 further remarks on this text are omitted"),
                                   {std::to_string(m_reports - maxReports)})});
    if (m_layout->items.empty())
        m_diagnostics.add(Severity::Warning, "mdl.empty", {QT_TRANSLATE_NOOP("Message", "the file holds no model")});
    m_model->buildIndex();
    m_model->setLayout(m_layout);
    return std::unique_ptr<Model>(std::move(m_model));
}

/// The way layers are read depends on it, and the block that states it need not come first.
std::uint32_t MdlReader::likelyVersion()
{
    const std::size_t at = m_text.find("FormatVersion");
    if (at != m_text.npos) {
        m_lexer.seek(at + 13);
        std::int64_t version = 0;
        if (m_lexer.skip() && m_lexer.integer(version))
            return std::uint32_t(version);
    }
    return m_model->data.version;
}

void MdlReader::findStyle()
{
    const std::size_t newline = m_text.find('\n');
    if (newline != m_text.npos && newline > 0 && m_text[newline - 1] == '\r')
        m_layout->newline = "\r\n";
    // The indent is that of the first indented line, not counting comments.
    MdlLexer lexer(m_text);
    std::string_view inside;
    float ignored = 0;
    for (std::size_t last = 0; lexer.skip(); last = lexer.position()) {
        const std::size_t at = lexer.position(), newline = m_text.substr(last, at - last).rfind('\n');
        const std::size_t line = newline == m_text.npos ? at : last + newline + 1;
        if (at > line && m_text.substr(line, at - line).find_first_not_of(" \t") == m_text.npos) {
            m_layout->indent = std::string(m_text.substr(line, at - line));
            return;
        }
        if (!lexer.quoted(inside) && !(lexer.atNumber() && lexer.number(ignored)) && lexer.word().empty())
            lexer.seek(lexer.position() + 1);
    }
}

bool MdlReader::chargeGrowing(std::uint64_t objectBytes)
{
    // While the list grows, there are the old one and a new one of twice the size; then the object's id and place.
    constexpr std::uint64_t bytesPerObject = 16;
    return m_budget.charge(3 * (objectBytes + bytesPerObject));
}

bool MdlReader::reserveItem(std::size_t at)
{
    auto &items = m_layout->items;
    if (items.size() < items.capacity())
        return true;
    // As many as the text so far suggests, so that there are not two such lists for long.
    const std::size_t count = items.size(), least = count + count / 4 + 64;
    const double expected = 1.05 * double(count) * double(m_text.size()) / double(std::max<std::size_t>(at, 1));
    const std::size_t capacity = std::clamp(std::size_t(expected), least, 2 * least + 1024);
    if (!m_budget.chargeBlock(capacity, sizeof(Item)))
        return fail(m_budget.refusal(), at);
    items.reserve(capacity);
    m_budget.release(count * sizeof(Item));
    return true;
}

std::uint32_t MdlReader::addItem(Item::Kind kind, int word, const Statement &statement)
{
    Item item;
    item.kind = kind;
    item.word = std::int16_t(word);
    item.lead = std::uint32_t(statement.lead);
    item.begin = std::uint32_t(statement.begin);
    m_layout->items.push_back(item);
    return std::uint32_t(m_layout->items.size() - 1);
}

/// The position is after the item's own text.
void MdlReader::endItem(std::uint32_t index)
{
    Item &item = m_layout->items[index];
    const std::size_t own = m_lexer.position();
    m_lexer.skipInLine();
    if (m_lexer.peek() == ',')
        m_lexer.seek(m_lexer.position() + 1);
    else
        m_lexer.seek(own);
    item.stop = std::uint32_t(m_lexer.position());
    m_lexer.skipInLine();
    // Space at the end of a line belongs to nothing.
    const std::string_view rest = m_text.substr(item.stop, m_lexer.position() - item.stop);
    item.end = rest.find('/') == rest.npos ? item.stop : std::uint32_t(m_lexer.position());
    m_lexer.seek(item.end);
    item.next = std::uint32_t(m_layout->items.size());
}

/// The position is after an opening brace.
void MdlReader::endHead(std::uint32_t index)
{
    const std::size_t brace = m_lexer.position();
    m_lexer.skipInLine();
    const std::string_view rest = m_text.substr(brace, m_lexer.position() - brace);
    if (rest.find('/') == rest.npos)
        m_lexer.seek(brace);
    m_layout->items[index].headEnd = std::uint32_t(m_lexer.position());
}

bool MdlReader::readBody(const Vocabulary &vocabulary, void *object, NodeId owner, bool isOuter)
{
    const std::size_t outerSeen = m_firstSeen;
    if (isOuter)
        m_firstSeen = m_seen.size();
    while (true) {
        Statement statement;
        statement.lead = m_lexer.position();
        const bool more = m_lexer.skip();
        statement.begin = m_lexer.position();
        if (!more && !m_open.empty())
            return fail(QT_TRANSLATE_NOOP("Message", "this block isn't closed"), m_layout->items[m_open.back()].begin);
        if (!more || (m_lexer.peek() == '}' && !m_open.empty()))
            break;
        statement.spelled = m_lexer.word();
        if (sameWord(statement.spelled, "static")) {
            statement.isStatic = true;
            m_lexer.skip();
            statement.spelled = m_lexer.word();
        }
        if (!readStatement(vocabulary, object, owner, statement))
            return false;
    }
    if (isOuter)
        m_seen.erase(m_seen.begin() + std::ptrdiff_t(m_firstSeen), m_seen.end());
    m_firstSeen = outerSeen;
    return true;
}

} // namespace sinew::mdx
