// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/vocabulary/keyword.h"

#include <vector>

namespace sinew::mdx {

/// Reads the text after a statement's word into the statement's object. The object changes only if the whole statement
/// was understood.
class MdlValueReader
{
public:
    explicit MdlValueReader(MdlLexer &lexer) : m_lexer(lexer) {}

    /// `spelled` is the statement's word as written (Choice). `bits` receives the bits that a FlagSet names.
    bool read(const Keyword &word, std::string_view spelled, void *object, std::uint32_t &bits);
    bool readTrack(const TypeInfo &type, bool swapColours, CurveBase &curve);
    /// Reads the number into an integer or float of that type.
    bool readNumber(const TypeInfo &type, void *target);

    /// Reads "<= 3", which may follow the number of a texture. False if there is none, or if problem() says what is
    /// wrong.
    bool readSlotNumber(std::uint32_t &slot);

    /// Why read() gave up, and where.
    const Message &problem() const { return m_problem; }
    std::size_t problemAt() const { return m_problemAt; }
    /// A problem with a statement that was understood all the same; usually empty. Cleared by read().
    const Message &remark() const { return m_remark; }
    void forget() { m_problem = m_remark = Message(); }

private:
    bool fail(const char *message);
    bool open();
    bool readCount(std::int64_t &count);
    void compare(std::int64_t stated, std::size_t found);
    bool readText(const Keyword &word, void *data);
    bool readNamed(const Keyword &word, void *data);
    /// A number that may be followed by "<= 0".
    bool readSlotted(const Keyword &word, void *data);
    bool readBits(const Keyword &word, void *data);
    bool readFlagSet(const Keyword &word, const form::FlagSet &set, void *data, std::uint32_t &bits);
    bool readVector(const Keyword &word, void *data);
    bool readInterval(const Keyword &word, void *data);
    bool readCorners(CollisionShape &shape);
    bool readColours(const Keyword &word, void *data);
    /// A number alone as a single key; false, with the position restored, if there is a track here.
    bool readConstant(CurveBase &curve);
    bool readTimes(CurveBase &curve);
    bool readArray(const Keyword &word, std::size_t together, ArrayBase &array);
    bool readFaces(Geoset &geoset);
    bool readGroups(Geoset &geoset);
    /// Numbers up to the closing brace, `each` of them in braces of their own or not.
    bool readFloats(std::size_t each, std::int64_t expected);
    bool readIntegers(std::int64_t expected);
    bool readKeyPart(const TypeInfo &element, bool swapColours, std::vector<std::uint32_t> &to);
    std::size_t room(std::int64_t expected, std::size_t least) const;

    MdlLexer &m_lexer;
    Message m_problem, m_remark;
    std::size_t m_problemAt = 0;
    std::vector<float> m_floats; ///< reused between statements to save allocations
    std::vector<std::int64_t> m_integers;
    std::vector<std::size_t> m_groups;
    std::vector<std::int32_t> m_times;
    std::vector<std::uint32_t> m_parts[3];
};

} // namespace sinew::mdx
