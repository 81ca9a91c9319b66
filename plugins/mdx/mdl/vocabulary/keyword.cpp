// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/keyword.h"

#include "plugins/mdx/mdl/vocabulary/vocabulary.h"

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
        return stored == expected; // floats are compared by bits: -0 is not 0
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

bool Keyword::isWanted(const Ctx &ctx, const void *object, const Vocabulary &vocabulary) const
{
    // Text can store values that the binary form of a version has no room for, so existing values are written.
    const auto onDisk = [&] { return isOnDisk(ctx, object); };
    if (canonical >= 0 || ctx.version > until || (field && field->when && !onDisk() && !field->when(ctx, object)))
        return false;
    const void *data = in(object);
    const auto isValueWanted = [&](const form::Valued &valued) {
        return !isAbsent(*type, data, valued.absent) || (valued.always && onDisk());
    };
    const auto isStaticWanted = [&](const form::Animatable &value) {
        if (value.track < 0 || !isAbsent(*type, data, value.absent))
            return isValueWanted(value);
        const Keyword &keys = vocabulary.words[std::size_t(value.track)];
        return ((value.always && onDisk()) || isImplied(object)) &&
               !static_cast<const CurveBase *>(keys.in(object))->isPresent();
    };
    const auto isPresent = [data] { return static_cast<const CurveBase *>(data)->isPresent(); };
    const auto hasItems = [&] { return type->list->size(const_cast<void *>(data)) != 0; };
    return std::visit(
        Overloaded{[&](const form::Flag &flag) { return (readInteger(*type, data) & flag.bit) == flag.bit; },
                   [&](const form::FlagSet &set) { return (readInteger(*type, data) & set.bits) != 0; },
                   [&](const form::Bits &) {
                       std::int64_t rest = readInteger(*type, data);
                       for (const Keyword &other : vocabulary.words)
                           if (const auto *flag = other.as<form::Flag>(); flag && other.offset == offset)
                               rest &= ~flag->bit;
                       return rest != 0;
                   },
                   [&](const form::Choice &) { return nameIn(object) != nullptr; },
                   [&](const form::Track &) { return isPresent(); }, [&](const form::Times &) { return isPresent(); },
                   [&](const form::Array &array) {
                       return (array.always && onDisk()) || !static_cast<const ArrayBase *>(data)->isEmpty();
                   },
                   [&](const form::Groups &) { return !static_cast<const Geoset *>(object)->matrixGroups.isEmpty(); },
                   [&](const form::Count &) { return hasItems(); }, [&](const form::List &) { return hasItems(); },
                   [&](const form::Number &number) { return isStaticWanted(number); },
                   [&](const form::Vector &vector) { return isStaticWanted(vector); },
                   [&](const form::Named &named) { return isValueWanted(named); },
                   [&](const form::Text &text) { return isValueWanted(text); },
                   // The list decides which exist.
                   [](const form::Object &) { return false; }, [](const form::Slot &) { return false; },
                   [](const auto &) { return true; }},
        form);
}

bool Keyword::sameIn(const void *a, const void *b) const
{
    const auto sameBits = [&](std::int64_t bits) {
        return ((readInteger(*type, in(a)) ^ readInteger(*type, in(b))) & bits) == 0;
    };
    const auto sameCorners = [](const CollisionShape &shapeA, const CollisionShape &shapeB) {
        return sameBytes(&shapeA.vertex1, &shapeB.vertex1, sizeof(Vec3)) &&
               sameBytes(&shapeA.vertex2, &shapeB.vertex2, sizeof(Vec3)) && (shapeA.type == 2) == (shapeB.type == 2);
    };
    const auto sameFaces = [](const Geoset &geosetA, const Geoset &geosetB) {
        return sameArray(geosetA.faces, geosetB.faces) && sameArray(geosetA.faceGroups, geosetB.faceGroups) &&
               sameArray(geosetA.faceTypes, geosetB.faceTypes);
    };
    const auto sameGroups = [](const Geoset &geosetA, const Geoset &geosetB) {
        return sameArray(geosetA.matrixGroups, geosetB.matrixGroups) &&
               sameArray(geosetA.matrixIndices, geosetB.matrixIndices);
    };
    return std::visit(
        Overloaded{
            [&](const form::Flag &flag) { return sameBits(flag.bit); },
            [&](const form::FlagSet &set) { return sameBits(set.bits); },
            [&](const form::Interval &) { return sameBytes(in(a), in(b), 2 * type->size); },
            [&](const form::Corners &) {
                return sameCorners(*static_cast<const CollisionShape *>(a), *static_cast<const CollisionShape *>(b));
            },
            [&](const form::Faces &) {
                return sameFaces(*static_cast<const Geoset *>(a), *static_cast<const Geoset *>(b));
            },
            [&](const form::Groups &) {
                return sameGroups(*static_cast<const Geoset *>(a), *static_cast<const Geoset *>(b));
            },
            [&](const form::Count &) {
                return type->list->size(const_cast<void *>(in(a))) == type->list->size(const_cast<void *>(in(b)));
            },
            [](const form::Block &) { return true; }, [](const form::List &) { return true; },
            [](const form::Object &) { return true; }, [](const form::Slot &) { return true; },
            [&](const auto &) { return equalValues(*type, in(a), in(b)) && isImplied(a) == isImplied(b); }},
        form);
}

const std::vector<KeywordName> *Keyword::names() const
{
    using Names = const std::vector<KeywordName> *;
    return std::visit(Overloaded{[](const form::Number &number) -> Names { return number.names; },
                                 [](const form::Named &named) -> Names { return named.names; },
                                 [](const form::FlagSet &set) -> Names { return set.names; },
                                 [](const form::Choice &choice) -> Names { return choice.names; },
                                 [](const auto &) -> Names { return nullptr; }},
                      form);
}

const char *Keyword::nameIn(const void *object) const
{
    const std::vector<KeywordName> &all = *names();
    const std::int64_t number = readInteger(*type, in(object));
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const KeywordName &name) { return name.value == number; });
    return found == all.end() ? nullptr : found->text;
}

const Vocabulary *Keyword::inner() const
{
    using Inner = const Vocabulary *;
    return std::visit(Overloaded{[](const form::Block &block) -> Inner { return block.inner; },
                                 [](const form::List &list) -> Inner { return list.inner; },
                                 [](const form::Object &object) -> Inner { return object.inner; },
                                 [](const auto &) -> Inner { return nullptr; }},
                      form);
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

const std::vector<KeywordName> &interpolationNames()
{
    static const std::vector<KeywordName> names{{"DontInterp", 0}, {"Linear", 1}, {"Hermite", 2}, {"Bezier", 3}};
    return names;
}

} // namespace sinew::mdx
