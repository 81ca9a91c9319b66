// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/words/words.h"

#include "plugins/mdx/mdl/words/vocabulary.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

bool isAbsent(const TypeInfo &type, const void *data, double absent)
{
    switch (type.kind) {
    case Kind::Integer:
    case Kind::Float: {
        std::uint64_t stored = 0, expected = 0;
        std::memcpy(&stored, data, type.size);
        writeNumber(type, &expected, absent);
        return stored == expected; // of floats the bits: -0 is not 0
    }
    case Kind::String:
        return *static_cast<const char *>(data) == 0;
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour: {
        const float expected = float(absent);
        for (std::size_t i = 0; i < type.components; ++i)
            if (std::memcmp(static_cast<const std::byte *>(data) + i * sizeof(float), &expected, sizeof expected) != 0)
                return false;
        return true;
    }
    default:
        return false;
    }
}

bool sameBytes(const void *a, const void *b, std::size_t size)
{
    return std::memcmp(a, b, size) == 0;
}

template<class T>
bool sameArray(const Array<T> &a, const Array<T> &b)
{
    return a.equalRaw(b, sizeof(T));
}

} // namespace

bool Word::isWanted(const Ctx &ctx, const void *object, const Vocabulary &vocabulary) const
{
    // Text can say what the binary form of a version has no room for, so a value that is there is written.
    const bool onDisk = isOnDisk(ctx, object);
    if (canonical >= 0 || ctx.version > until || (!onDisk && field->when && !field->when(ctx, object)))
        return false;
    const void *data = in(object);
    switch (form) {
    case Form::Flag:
        return (readInteger(*type, data) & bits) == bits;
    case Form::FlagSet:
        return (readInteger(*type, data) & bits) != 0;
    case Form::Bits: {
        std::int64_t rest = readInteger(*type, data);
        for (const Word &other : vocabulary.words)
            if (other.form == Form::Flag && other.offset == offset)
                rest &= ~other.bits;
        return rest != 0;
    }
    case Form::Choice:
        return nameIn(object);
    case Form::Track:
    case Form::Times:
        return static_cast<const CurveBase *>(data)->isPresent();
    case Form::Array:
        return (always && onDisk) || !static_cast<const ArrayBase *>(data)->isEmpty();
    case Form::Groups:
        return !static_cast<const Geoset *>(object)->matrixGroups.isEmpty();
    case Form::Count:
        return type->list->size(const_cast<void *>(data)) != 0;
    case Form::Number:
    case Form::Named:
    case Form::Text:
    case Form::Vector: {
        if (!isAbsent(*type, data, absent))
            return true;
        if (track < 0)
            return always && onDisk;
        const Word &keys = vocabulary.words[std::size_t(track)];
        return ((always && onDisk) || isImplied(object)) &&
               !static_cast<const CurveBase *>(keys.in(object))->isPresent();
    }
    case Form::List:
        return type->list->size(const_cast<void *>(data)) != 0;
    case Form::Object:
    case Form::Slot:
        return false; // the list says which there are
    default:
        return true;
    }
}

bool Word::sameIn(const void *a, const void *b) const
{
    switch (form) {
    case Form::Flag:
    case Form::FlagSet:
        return ((readInteger(*type, in(a)) ^ readInteger(*type, in(b))) & bits) == 0;
    case Form::Interval:
        return sameBytes(in(a), in(b), 2 * type->size);
    case Form::Corners:
        return sameBytes(&static_cast<const CollisionShape *>(a)->vertex1,
                         &static_cast<const CollisionShape *>(b)->vertex1, sizeof(Vec3)) &&
               sameBytes(&static_cast<const CollisionShape *>(a)->vertex2,
                         &static_cast<const CollisionShape *>(b)->vertex2, sizeof(Vec3)) &&
               (static_cast<const CollisionShape *>(a)->type == 2) ==
                   (static_cast<const CollisionShape *>(b)->type == 2);
    case Form::Faces: {
        const auto &one = *static_cast<const Geoset *>(a), &other = *static_cast<const Geoset *>(b);
        return sameArray(one.faces, other.faces) && sameArray(one.faceGroups, other.faceGroups) &&
               sameArray(one.faceTypes, other.faceTypes);
    }
    case Form::Groups: {
        const auto &one = *static_cast<const Geoset *>(a), &other = *static_cast<const Geoset *>(b);
        return sameArray(one.matrixGroups, other.matrixGroups) && sameArray(one.matrixIndices, other.matrixIndices);
    }
    case Form::Count:
        return type->list->size(const_cast<void *>(in(a))) == type->list->size(const_cast<void *>(in(b)));
    case Form::Block:
    case Form::List:
    case Form::Object:
    case Form::Slot:
        return true;
    default:
        return equalValues(*type, in(a), in(b)) && isImplied(a) == isImplied(b);
    }
}

const char *Word::nameIn(const void *object) const
{
    const std::int64_t number = readInteger(*type, in(object));
    const auto found =
        std::find_if(names->begin(), names->end(), [&](const WordName &name) { return name.value == number; });
    return found == names->end() ? nullptr : found->text;
}

std::string lowerCased(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        if (c >= 'A' && c <= 'Z')
            c = char(c + 32);
    return result;
}

bool sameWord(std::string_view a, std::string_view b)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
}

const std::vector<WordName> &interpolationNames()
{
    static const std::vector<WordName> names{{"DontInterp", 0}, {"Linear", 1}, {"Hermite", 2}, {"Bezier", 3}};
    return names;
}

} // namespace sinew::mdx
