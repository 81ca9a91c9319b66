// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/value_reader.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

const KeywordName *nameOf(const std::vector<KeywordName> &names, std::string_view text)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const KeywordName &name) { return sameWord(name.text, text); });
    return found == names.end() ? nullptr : &*found;
}

} // namespace

bool MdlValueReader::fail(const char *message)
{
    if (m_problem.empty()) {
        m_problem = message;
        m_problemAt = m_lexer.position();
    }
    return false;
}

bool MdlValueReader::open()
{
    return m_lexer.take('{') || fail(QT_TRANSLATE_NOOP("Message", "“{” is expected here"));
}

bool MdlValueReader::readCount(std::int64_t &count)
{
    count = -1;
    if (m_lexer.skip() && m_lexer.atNumber())
        return m_lexer.integer(count) || fail(QT_TRANSLATE_NOOP("Message", "this is not a whole number"));
    return true;
}

void MdlValueReader::compare(std::int64_t stated, std::size_t found)
{
    if (stated >= 0 && std::uint64_t(stated) != found)
        m_remark = Message(QT_TRANSLATE_NOOP("Message", "the count is %1, but there are %2"),
                           {std::to_string(stated), std::to_string(found)});
}

std::size_t MdlValueReader::room(std::int64_t expected, std::size_t least) const
{
    return expected <= 0 ? 0 : std::min<std::size_t>(std::size_t(expected), m_lexer.remaining() / least);
}

bool MdlValueReader::readNumber(const TypeInfo &type, void *target)
{
    m_lexer.skip();
    if (type.kind == Kind::Float) {
        float value = 0;
        if (!m_lexer.number(value))
            return fail(QT_TRANSLATE_NOOP("Message", "a number is expected here"));
        std::memcpy(target, &value, sizeof value);
        return true;
    }
    std::int64_t value = 0;
    if (!m_lexer.integer(value))
        return fail(QT_TRANSLATE_NOOP("Message", "a whole number is expected here"));
    writeInteger(type, target, value);
    const std::int64_t stored = readInteger(type, target);
    // -1 and 4294967295 are two spellings of the same number.
    if (stored != value && std::uint32_t(stored) != std::uint32_t(value))
        m_remark = Message(QT_TRANSLATE_NOOP("Message", "%1 is too large for this field and became %2"),
                           {std::to_string(value), std::to_string(stored)});
    return true;
}

bool MdlValueReader::readSlotNumber(std::uint32_t &slot)
{
    m_lexer.skipInLine();
    if (m_lexer.peek() != '<')
        return false;
    m_lexer.seek(m_lexer.position() + 1);
    if (m_lexer.peek() == '=')
        m_lexer.seek(m_lexer.position() + 1);
    return readNumber(typeInfo<std::uint32_t>(), &slot);
}

bool MdlValueReader::readConstant(CurveBase &curve)
{
    const std::size_t start = m_lexer.position();
    float value = 0;
    m_lexer.skip();
    const bool isNumber = m_lexer.atNumber() && m_lexer.number(value);
    const std::size_t behind = m_lexer.position();
    m_lexer.skip();
    const bool isCount = m_lexer.peek() == '{';
    m_lexer.seek(isNumber && !isCount ? behind : start);
    if (!isNumber || isCount)
        return false;
    curve.resetRaw(CurveBase::Header(), 1, sizeof value);
    curve.editTimes(sizeof value)[0] = 0;
    std::memcpy(curve.editRawPart(0, sizeof value), &value, sizeof value);
    return true;
}

bool MdlValueReader::readSlotted(const Keyword &word, void *data)
{
    std::uint64_t value = 0;
    std::uint32_t slot = 0;
    if (!readNumber(*word.type, &value))
        return false;
    const std::size_t behind = m_lexer.position();
    if (!readSlotNumber(slot)) {
        if (!m_problem.empty())
            return false;
        m_lexer.seek(behind);
    }
    std::memcpy(data, &value, word.type->size);
    return true;
}

bool MdlValueReader::readBits(const Keyword &word, void *data)
{
    std::uint64_t value = 0;
    if (!readNumber(*word.type, &value))
        return false;
    writeInteger(*word.type, data, readInteger(*word.type, data) | readInteger(*word.type, &value));
    return true;
}

bool MdlValueReader::read(const Keyword &word, std::string_view spelled, void *object, std::uint32_t &bits)
{
    m_problem = m_remark = Message();
    void *data = word.in(object);
    return std::visit(
        Overloaded{
            [&](const form::Number &number) {
                return number.slotted ? readSlotted(word, data) : readNumber(*word.type, data);
            },
            [&](const form::Count &) {
                std::int64_t count = 0;
                return (m_lexer.skip() && m_lexer.integer(count)) ||
                       fail(QT_TRANSLATE_NOOP("Message", "a whole number is expected here"));
            },
            [&](const form::Bits &) { return readBits(word, data); },
            [&](const form::Named &) { return readNamed(word, data); },
            [&](const form::Title &) { return readText(word, data); },
            [&](const form::Text &) { return readText(word, data); },
            [&](const form::Vector &) { return readVector(word, data); },
            [&](const form::Flag &flag) {
                writeInteger(*word.type, data, readInteger(*word.type, data) | flag.bit);
                return true;
            },
            [&](const form::FlagSet &set) { return readFlagSet(word, set, data, bits); },
            [&](const form::Choice &choice) {
                writeInteger(*word.type, data, nameOf(*choice.names, spelled)->value);
                return true;
            },
            [&](const form::Interval &) { return readInterval(word, data); },
            [&](const form::Corners &) { return readCorners(*static_cast<CollisionShape *>(object)); },
            [&](const form::Colours &) { return readColours(word, data); },
            [&](const form::Track &track) {
                auto &curve = *static_cast<CurveBase *>(data);
                const bool swapsColours = word.type->element->kind == Kind::Colour && !word.field->bgrOrder;
                return (track.constant && readConstant(curve)) || readTrack(*word.type, swapsColours, curve);
            },
            [&](const form::Times &) { return readTimes(*static_cast<CurveBase *>(data)); },
            [&](const form::Array &array) { return readArray(word, array.together, *static_cast<ArrayBase *>(data)); },
            [&](const form::Faces &) { return readFaces(*static_cast<Geoset *>(object)); },
            [&](const form::Groups &) { return readGroups(*static_cast<Geoset *>(object)); },
            [](const auto &) { return false; }},
        word.form);
}

bool MdlValueReader::readText(const Keyword &word, void *data)
{
    std::string_view inside;
    if (!m_lexer.skip() || !m_lexer.quoted(inside))
        return fail(m_lexer.peek() == '"' ? QT_TRANSLATE_NOOP("Message", "the quotation isn't closed on its line")
                                          : QT_TRANSLATE_NOOP("Message", "a text in quotes is expected here"));
    const std::string text = unescaped(inside);
    const std::size_t size = word.type->size;
    if (text.size() > size)
        m_remark =
            Message(QT_TRANSLATE_NOOP("Message", "the text has %1 bytes, the limit is %2; the rest is truncated"),
                    {std::to_string(text.size()), std::to_string(size)});
    std::memset(data, 0, size);
    std::memcpy(data, text.data(), std::min(text.size(), size));
    return true;
}

bool MdlValueReader::readNamed(const Keyword &word, void *data)
{
    m_lexer.skip();
    const std::size_t start = m_lexer.position();
    std::string_view inside;
    if (m_lexer.peek() != '"' && m_lexer.atNumber())
        return readNumber(*word.type, data);
    if (!m_lexer.quoted(inside))
        m_lexer.word();
    if (const KeywordName *name = nameOf(*word.names(), m_lexer.text(start, m_lexer.position()))) {
        writeInteger(*word.type, data, name->value);
        return true;
    }
    m_lexer.seek(start);
    return fail(QT_TRANSLATE_NOOP("Message", "this name is not known here"));
}

bool MdlValueReader::readFlagSet(const Keyword &word, const form::FlagSet &set, void *data, std::uint32_t &bits)
{
    bits = 0;
    if (set.bare) {
        bits = std::uint32_t(set.bits);
        writeInteger(*word.type, data, readInteger(*word.type, data) | bits);
        return true;
    }
    const bool braced = m_lexer.take('{');
    while (m_lexer.skip() && m_lexer.peek() != '}') {
        const std::size_t start = m_lexer.position();
        const KeywordName *name = nameOf(*set.names, m_lexer.word());
        if (!name) {
            m_lexer.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "this name is not known here"));
        }
        bits |= std::uint32_t(name->value);
        if (!braced)
            break;
    }
    if (braced && !m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
    writeInteger(*word.type, data, readInteger(*word.type, data) | bits);
    return true;
}

bool MdlValueReader::readVector(const Keyword &word, void *data)
{
    const TypeInfo &type = *word.type;
    const bool isArray = type.kind == Kind::FixedArray;
    const TypeInfo &element = isArray ? *type.element : typeInfo<float>();
    std::byte values[64];
    if (!open())
        return false;
    for (std::size_t i = 0; i < type.components; ++i)
        if (!readNumber(element, values + (isArray ? i : word.component(i)) * element.size))
            return false;
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
    std::memcpy(data, values, type.components * element.size);
    return true;
}

bool MdlValueReader::readInterval(const Keyword &word, void *data)
{
    std::int32_t values[2];
    if (!open() || !readNumber(*word.type, &values[0]) || !readNumber(*word.type, &values[1]))
        return false;
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
    std::memcpy(data, values, sizeof values);
    return true;
}

bool MdlValueReader::readCorners(CollisionShape &shape)
{
    std::int64_t count = 0;
    if (!readCount(count) || !open() || !readFloats(3, count))
        return false;
    compare(count, m_floats.size() / 3);
    // An earlier statement about the second one no longer applies either.
    shape.vertex1 = m_floats.size() < 3 ? Vec3() : Vec3{m_floats[0], m_floats[1], m_floats[2]};
    shape.vertex2 = m_floats.size() < 6 ? Vec3() : Vec3{m_floats[3], m_floats[4], m_floats[5]};
    return true;
}

bool MdlValueReader::readColours(const Keyword &word, void *data)
{
    auto colours = *static_cast<const std::array<Colour, 3> *>(data);
    if (!open())
        return false;
    for (std::size_t i = 0; m_lexer.skip() && m_lexer.peek() != '}'; ++i) {
        m_lexer.word(); // Color
        if (i == colours.size())
            return fail(QT_TRANSLATE_NOOP("Message", "there are three colours"));
        if (!open())
            return false;
        float parts[3];
        for (std::size_t c = 0; c < 3; ++c)
            if (!readNumber(typeInfo<float>(), &parts[word.field->bgrOrder ? c : 2 - c]))
                return false;
        if (!m_lexer.take('}'))
            return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
        colours[i] = {parts[0], parts[1], parts[2]};
    }
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
    *static_cast<std::array<Colour, 3> *>(data) = colours;
    return true;
}

} // namespace sinew::mdx
