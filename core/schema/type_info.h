// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/array.h"
#include "core/schema/curve.h"
#include "core/schema/list.h"

#include <new>

namespace sinew {

struct StructInfo;

/// The closed set of kinds of fields.
enum class Kind : std::uint8_t {
    Integer, ///< any width and sign; enums and flags are integers with a table
    Float,
    Vec2,
    Vec3,
    Vec4,
    Quat,
    Colour4,
    Colour,
    String, ///< FixedString<N>
    Matrix, ///< Matrix34, Matrix44
    NoValue,
    FixedArray, ///< std::array<T, N>; raw bytes are an array of u8
    Struct,     ///< inline structure
    Array,      ///< Array<T>
    List,       ///< List<Struct>
    Curve,      ///< Curve<T>
};

struct TypeInfo;

/// Type-erased operations of one List<T>. Functions that move items swap them one by one, so that a type of some
/// hundred members needs little code: this takes three moves per item where std::vector takes one.
struct ListOps
{
    const TypeInfo *item;
    std::size_t (*size)(const void *list);
    void *(*at)(void *list, std::size_t row);
    std::vector<NodeId> &(*ids)(void *list);
    void (*reserve)(void *list, std::size_t count);
    void *(*append)(void *list); ///< a new default item with id 0
    void (*dropLast)(void *list, std::size_t count);

    /// Moves all items of `source` (a list of the same type) before `row`.
    void insert(void *list, std::size_t row, void *source) const;
    /// Moves items row … row+count-1 to the end of `target`.
    void extract(void *list, std::size_t row, std::size_t count, void *target) const;
    /// Moves a range so that it then starts at `to` (counted without the range).
    void move(void *list, std::size_t row, std::size_t count, std::size_t to) const;
};

/// What is needed to handle the values of a C++ type without naming it. One constant object per type.
struct TypeInfo
{
    Kind kind;
    std::uint32_t size;                ///< bytes in memory
    bool isSigned = false;             ///< Integer
    std::uint32_t components = 1;      ///< floats in a vector, characters in a String, elements in a FixedArray
    const TypeInfo *element = nullptr; ///< of FixedArray, Array; value type of Curve; Struct type of List
    const StructInfo &(*structure)() = nullptr; ///< of Struct
    const ListOps *list = nullptr;

    void (*construct)(void *) = nullptr;
    void (*copy)(void *target, const void *source) = nullptr; ///< constructs
    void (*destroy)(void *) = nullptr;
    void (*swap)(void *, void *) = nullptr;

    /// Bytes of one value inside a Curve or an Array: 0 for NoValue.
    std::size_t valueSize() const { return kind == Kind::NoValue ? 0 : size; }
    /// True if equality and copying are bytewise.
    bool isPlain() const { return kind <= Kind::NoValue || (kind == Kind::FixedArray && element->isPlain()); }
};

/// Specialised next to every described structure; see StructBuilder in struct_builder.h.
template<class T>
const StructInfo &describe();

/// The one object of a type. For a structure it is part of its description and compiled with it alone, as copying and
/// moving some hundred members is much code.
template<class T>
const TypeInfo &typeInfo();

/// True if a type is this structure, without building a description.
template<class T>
bool isStruct(const TypeInfo &type)
{
    return type.structure == &describe<T>;
}

/// Bitwise equality of two values of a type; structures field by field, identities ignored.
bool equalValues(const TypeInfo &type, const void *a, const void *b);

namespace detail {

const TypeInfo &typeOf(const StructInfo &structure);

template<class T>
struct TypeTraits
{
    static constexpr Kind kind = std::is_integral_v<T> ? Kind::Integer : Kind::Struct;
};
template<>
struct TypeTraits<float>
{
    static constexpr Kind kind = Kind::Float;
};
template<>
struct TypeTraits<Vec2>
{
    static constexpr Kind kind = Kind::Vec2;
};
template<>
struct TypeTraits<Vec3>
{
    static constexpr Kind kind = Kind::Vec3;
};
template<>
struct TypeTraits<Vec4>
{
    static constexpr Kind kind = Kind::Vec4;
};
template<>
struct TypeTraits<Quat>
{
    static constexpr Kind kind = Kind::Quat;
};
template<>
struct TypeTraits<Colour>
{
    static constexpr Kind kind = Kind::Colour;
};
template<>
struct TypeTraits<Colour4>
{
    static constexpr Kind kind = Kind::Colour4;
};
template<>
struct TypeTraits<Matrix44>
{
    static constexpr Kind kind = Kind::Matrix;
};
template<>
struct TypeTraits<Matrix34>
{
    static constexpr Kind kind = Kind::Matrix;
};
template<>
struct TypeTraits<NoValue>
{
    static constexpr Kind kind = Kind::NoValue;
};
template<std::size_t N>
struct TypeTraits<FixedString<N>>
{
    static constexpr Kind kind = Kind::String;
};
template<class T, std::size_t N>
struct TypeTraits<std::array<T, N>>
{
    static constexpr Kind kind = Kind::FixedArray;
    using Element = T;
};
template<class T>
struct TypeTraits<Array<T>>
{
    static constexpr Kind kind = Kind::Array;
    using Element = T;
};
template<class T>
struct TypeTraits<List<T>>
{
    static constexpr Kind kind = Kind::List;
    using Element = T;
};
template<class T>
struct TypeTraits<Curve<T>>
{
    static constexpr Kind kind = Kind::Curve;
    using Element = T;
};

template<class T>
const ListOps &listOps()
{
    using L = List<T>;
    static const ListOps ops{
        &typeInfo<T>(),
        [](const void *list) { return static_cast<const L *>(list)->items.size(); },
        [](void *list, std::size_t row) -> void * { return &static_cast<L *>(list)->items[row]; },
        [](void *list) -> std::vector<NodeId> & { return static_cast<L *>(list)->ids; },
        [](void *list, std::size_t count) {
            static_cast<L *>(list)->items.reserve(count);
            static_cast<L *>(list)->ids.reserve(count);
        },
        [](void *list) -> void * { return &static_cast<L *>(list)->append(); },
        [](void *list, std::size_t count) {
            L &l = *static_cast<L *>(list);
            for (; count > 0; --count) {
                l.items.pop_back();
                l.ids.pop_back();
            }
        },
    };
    return ops;
}

template<class T>
TypeInfo makeTypeInfo()
{
    using Traits = TypeTraits<T>;
    TypeInfo t{Traits::kind, sizeof(T)};
    if constexpr (Traits::kind == Kind::Integer)
        t.isSigned = std::is_signed_v<T>;
    else if constexpr (Traits::kind == Kind::String || Traits::kind == Kind::FixedArray)
        t.components = std::tuple_size_v<std::remove_cvref_t<decltype([](const T &v) -> const auto & {
            if constexpr (Traits::kind == Kind::String)
                return v.chars;
            else
                return v;
        }(std::declval<const T &>()))>>;
    else if constexpr (Traits::kind >= Kind::Float && Traits::kind <= Kind::Matrix)
        t.components = sizeof(T) / sizeof(float);
    if constexpr (Traits::kind == Kind::FixedArray || Traits::kind == Kind::Array || Traits::kind == Kind::List ||
                  Traits::kind == Kind::Curve)
        t.element = &typeInfo<typename Traits::Element>();
    if constexpr (Traits::kind == Kind::List)
        t.list = &listOps<typename Traits::Element>();
    if constexpr (Traits::kind == Kind::Struct)
        t.structure = &describe<T>;
    t.construct = [](void *p) { new (p) T(); };
    t.copy = [](void *p, const void *from) { new (p) T(*static_cast<const T *>(from)); };
    t.destroy = [](void *p) { static_cast<T *>(p)->~T(); };
    t.swap = [](void *a, void *b) { std::swap(*static_cast<T *>(a), *static_cast<T *>(b)); };
    return t;
}

} // namespace detail

template<class T>
const TypeInfo &typeInfo()
{
    if constexpr (detail::TypeTraits<T>::kind == Kind::Struct) {
        return detail::typeOf(describe<T>());
    } else {
        static const TypeInfo info = detail::makeTypeInfo<T>();
        return info;
    }
}

} // namespace sinew
