// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of MdlValueReader that reads long runs of numbers: arrays, tracks, faces.

#include "plugins/mdx/mdl/value_reader.h"

#include <algorithm>
#include <numeric>

namespace sinew::mdx {

bool MdlValueReader::readFloats(std::size_t each, std::int64_t expected)
{
    m_floats.clear();
    m_floats.reserve(room(expected, 2 * each) * each);
    while (m_lexer.skip()) {
        const bool braced = m_lexer.peek() == '{';
        if (m_lexer.peek() == '}') {
            m_lexer.take('}');
            return true;
        }
        if (braced)
            m_lexer.take('{');
        for (std::size_t i = 0; i < each; ++i) {
            float value = 0;
            if (!m_lexer.skip() || !m_lexer.number(value))
                return fail(QT_TRANSLATE_NOOP("Message", "a number is expected here"));
            m_floats.push_back(value);
        }
        if (braced && !m_lexer.take('}'))
            return fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
    }
    return fail(QT_TRANSLATE_NOOP("Message", "the file ends within braces"));
}

bool MdlValueReader::readIntegers(std::int64_t expected)
{
    m_integers.clear();
    m_groups.clear();
    m_integers.reserve(room(expected, 2));
    bool braced = false;
    while (m_lexer.skip()) {
        const char c = m_lexer.peek();
        std::int64_t value = 0;
        if (c == '{' && !braced) {
            m_lexer.take('{');
            m_groups.push_back(m_integers.size());
            braced = true;
        } else if (c == '}') {
            m_lexer.take('}');
            if (!braced)
                return true;
            m_groups.back() = m_integers.size() - m_groups.back();
            braced = false;
        } else if (m_lexer.integer(value)) {
            m_integers.push_back(value);
        } else {
            return fail(QT_TRANSLATE_NOOP("Message", "a whole number is expected here"));
        }
    }
    return fail(QT_TRANSLATE_NOOP("Message", "the file ends within braces"));
}

bool MdlValueReader::readArray(const Keyword &word, std::size_t together, ArrayBase &array)
{
    const TypeInfo &element = *word.type->element;
    std::int64_t count = 0;
    if (!readCount(count) || !open())
        return false;
    if (element.kind == Kind::Integer) {
        if (!readIntegers(count < 0 ? 0 : std::min<std::int64_t>(count, 1 << 28) * std::int64_t(together)))
            return false;
        std::byte *to = m_integers.empty() ? nullptr : array.resetRaw(m_integers.size(), element.size);
        if (m_integers.empty())
            array = ArrayBase();
        std::size_t tooLarge = 0;
        for (std::size_t i = 0; i < m_integers.size(); ++i) {
            std::memcpy(to + i * element.size, &m_integers[i], element.size);
            tooLarge += m_integers[i] < 0 || m_integers[i] >> (8 * element.size) != 0;
        }
        if (tooLarge)
            m_remark =
                Message(QT_TRANSLATE_NOOP("Message", "%1 numbers are too large for this field and were truncated"),
                        {std::to_string(tooLarge)});
        else if (count >= 0 && std::uint64_t(count) != m_integers.size())
            compare(count, m_integers.size() / together);
        return true;
    }
    const std::size_t each = element.components;
    if (!readFloats(each, count))
        return false;
    compare(count, m_floats.size() / each);
    if (m_floats.empty())
        array = ArrayBase();
    else
        std::memcpy(array.resetRaw(m_floats.size() / each, element.size), m_floats.data(),
                    m_floats.size() * sizeof(float));
    return true;
}

bool MdlValueReader::readKeyPart(const TypeInfo &element, bool swapColours, std::vector<std::uint32_t> &to)
{
    const std::size_t count = element.valueSize() / 4, first = to.size();
    const TypeInfo &number = element.kind == Kind::Integer ? element : typeInfo<float>();
    to.resize(first + count);
    const bool braced = m_lexer.take('{');
    if (!braced && count > 1)
        return fail(QT_TRANSLATE_NOOP("Message", "“{” is expected here"));
    for (std::size_t i = 0; i < count; ++i)
        if (!readNumber(number, &to[first + (swapColours ? count - 1 - i : i)]))
            return false;
    return !braced || m_lexer.take('}') || fail(QT_TRANSLATE_NOOP("Message", "“}” is expected here"));
}

bool MdlValueReader::readTrack(const TypeInfo &type, bool swapColours, CurveBase &curve)
{
    const TypeInfo &element = *type.element;
    std::int64_t stated = 0;
    if (!readCount(stated) || !open())
        return false;
    CurveBase::Header header;
    m_times.clear();
    m_times.reserve(room(stated, 4));
    for (auto &part : m_parts)
        part.clear();
    m_parts[0].reserve(room(stated, 4) * element.valueSize() / 4);
    while (m_lexer.skip() && m_lexer.peek() != '}') {
        std::int64_t time = 0;
        if (m_lexer.integer(time)) {
            if (!m_lexer.take(':'))
                return fail(QT_TRANSLATE_NOOP("Message", "“:” is expected between time and value"));
            m_times.push_back(std::int32_t(time));
            if (!readKeyPart(element, swapColours, m_parts[0]))
                return false;
            continue;
        }
        const std::size_t start = m_lexer.position();
        const std::string_view word = m_lexer.word();
        const auto &names = interpolationNames();
        const auto name =
            std::find_if(names.begin(), names.end(), [&](const KeywordName &n) { return sameWord(n.text, word); });
        if (name != names.end()) {
            header.interpolation = std::uint32_t(name->value);
        } else if (sameWord(word, "GlobalSeqId")) {
            if (!readNumber(typeInfo<std::int32_t>(), &header.globalSequence))
                return false;
        } else if (const bool in = sameWord(word, "InTan"); (in || sameWord(word, "OutTan")) && !m_times.empty()) {
            // Zero if earlier keys have none.
            auto &part = m_parts[in ? 1 : 2];
            part.resize(m_parts[0].size() - element.valueSize() / 4, 0);
            if (!readKeyPart(element, swapColours, part))
                return false;
        } else {
            m_lexer.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "a time, an interpolation or GlobalSeqId is expected here"));
        }
    }
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "the file ends within braces"));
    compare(stated, m_times.size());
    const std::size_t width = element.valueSize();
    curve.resetRaw(header, m_times.size(), width);
    if (m_times.empty())
        return true;
    std::memcpy(curve.editTimes(width), m_times.data(), m_times.size() * sizeof m_times[0]);
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1); ++part) // shorter if the last keys have no tangents
        if (!m_parts[part].empty())
            std::memcpy(curve.editRawPart(part, width), m_parts[part].data(), m_parts[part].size() * 4);
    return true;
}

bool MdlValueReader::readTimes(CurveBase &curve)
{
    std::int64_t stated = 0;
    if (!readCount(stated) || !open())
        return false;
    CurveBase::Header header;
    m_lexer.skip();
    const std::size_t start = m_lexer.position();
    if (sameWord(m_lexer.word(), "GlobalSeqId")) {
        if (!readNumber(typeInfo<std::int32_t>(), &header.globalSequence))
            return false;
    } else {
        m_lexer.seek(start);
    }
    if (!readIntegers(stated))
        return false;
    compare(stated, m_integers.size());
    curve.resetRaw(header, m_integers.size(), 0);
    if (!m_integers.empty())
        std::transform(m_integers.begin(), m_integers.end(), curve.editTimes(0),
                       [](std::int64_t time) { return std::int32_t(time); });
    return true;
}

bool MdlValueReader::readFaces(Geoset &geoset)
{
    std::int64_t groups = 0, total = 0;
    if (!readCount(groups) || !readCount(total) || !open())
        return false;
    std::vector<std::int64_t> indices;
    std::vector<std::size_t> sizes;
    while (m_lexer.skip() && m_lexer.peek() != '}') {
        const std::size_t start = m_lexer.position();
        if (!sameWord(m_lexer.word(), "Triangles")) {
            m_lexer.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "only Triangles are known here"));
        }
        if (!open() || !readIntegers(total))
            return false;
        if (m_groups.empty() && !m_integers.empty())
            m_groups.push_back(m_integers.size());
        if (indices.empty())
            indices.swap(m_integers);
        else
            indices.insert(indices.end(), m_integers.begin(), m_integers.end());
        sizes.insert(sizes.end(), m_groups.begin(), m_groups.end());
    }
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "the file ends within braces"));
    compare(total, indices.size());
    // Some tools put each triangle into braces of its own.
    if ((groups >= 0 && std::size_t(groups) != sizes.size()) ||
        std::accumulate(sizes.begin(), sizes.end(), std::size_t(0)) != indices.size())
        sizes.assign(indices.empty() && groups == 0 ? 0 : 1, indices.size());
    std::uint16_t *faces = geoset.faces.reset(indices.size());
    std::transform(indices.begin(), indices.end(), faces, [](std::int64_t index) { return std::uint16_t(index); });
    if (std::any_of(indices.begin(), indices.end(), [](std::int64_t index) { return index < 0 || index > 0xffff; }))
        m_remark = QT_TRANSLATE_NOOP("Message", "a vertex number is too large and was truncated");
    std::uint32_t *counts = geoset.faceGroups.reset(sizes.size()), *types = geoset.faceTypes.reset(sizes.size());
    std::transform(sizes.begin(), sizes.end(), counts, [](std::size_t size) { return std::uint32_t(size); });
    std::fill(types, types + sizes.size(), 4u);
    return true;
}

bool MdlValueReader::readGroups(Geoset &geoset)
{
    std::int64_t groups = 0, total = 0;
    if (!readCount(groups) || !readCount(total) || !open())
        return false;
    std::vector<std::uint32_t> sizes, indices;
    while (m_lexer.skip() && m_lexer.peek() != '}') {
        const std::size_t start = m_lexer.position();
        if (!sameWord(m_lexer.word(), "Matrices")) {
            m_lexer.seek(start);
            return fail(QT_TRANSLATE_NOOP("Message", "“Matrices” is expected here"));
        }
        if (!open() || !readIntegers(0))
            return false;
        sizes.push_back(std::uint32_t(m_integers.size()));
        for (const std::int64_t index : m_integers)
            indices.push_back(std::uint32_t(index));
    }
    if (!m_lexer.take('}'))
        return fail(QT_TRANSLATE_NOOP("Message", "the file ends within braces"));
    compare(total, indices.size());
    compare(groups, sizes.size());
    geoset.matrixGroups.assign(sizes);
    geoset.matrixIndices.assign(indices);
    return true;
}

} // namespace sinew::mdx
