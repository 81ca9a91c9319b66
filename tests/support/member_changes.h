// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Whether an equality looks at every member: each value below an object is changed in turn, and the equality has to
// notice. A struct takes part by one line, SINEW_MEMBERS, with the number of its members; adding a member makes that
// number wrong, and a wrong number does not compile.

#include "core/scene/boxed.h"
#include "core/scene/track.h"
#include "core/schema/array.h"

#include <QStringList>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

// SINEW_MEMBERS(Type, tens, ones): Type has 10 · tens + ones members, ones 1…10, tens 0…12. Not within a namespace.
// Members of an array type count once, those of base classes not at all: a base must have none.
#define SINEW_ONES_1(row) row##0
#define SINEW_ONES_2(row) SINEW_ONES_1(row), row##1
#define SINEW_ONES_3(row) SINEW_ONES_2(row), row##2
#define SINEW_ONES_4(row) SINEW_ONES_3(row), row##3
#define SINEW_ONES_5(row) SINEW_ONES_4(row), row##4
#define SINEW_ONES_6(row) SINEW_ONES_5(row), row##5
#define SINEW_ONES_7(row) SINEW_ONES_6(row), row##6
#define SINEW_ONES_8(row) SINEW_ONES_7(row), row##7
#define SINEW_ONES_9(row) SINEW_ONES_8(row), row##8
#define SINEW_ONES_10(row) SINEW_ONES_9(row), row##9
#define SINEW_TENS_0
#define SINEW_TENS_1 SINEW_TENS_0 SINEW_ONES_10(a),
#define SINEW_TENS_2 SINEW_TENS_1 SINEW_ONES_10(b),
#define SINEW_TENS_3 SINEW_TENS_2 SINEW_ONES_10(c),
#define SINEW_TENS_4 SINEW_TENS_3 SINEW_ONES_10(d),
#define SINEW_TENS_5 SINEW_TENS_4 SINEW_ONES_10(e),
#define SINEW_TENS_6 SINEW_TENS_5 SINEW_ONES_10(f),
#define SINEW_TENS_7 SINEW_TENS_6 SINEW_ONES_10(g),
#define SINEW_TENS_8 SINEW_TENS_7 SINEW_ONES_10(h),
#define SINEW_TENS_9 SINEW_TENS_8 SINEW_ONES_10(i),
#define SINEW_TENS_10 SINEW_TENS_9 SINEW_ONES_10(j),
#define SINEW_TENS_11 SINEW_TENS_10 SINEW_ONES_10(k),
#define SINEW_TENS_12 SINEW_TENS_11 SINEW_ONES_10(l),
#define SINEW_MEMBERS(Type, tens, ones)                                                                                \
    template<>                                                                                                         \
    struct sinew::test::Members<Type>                                                                                  \
    {                                                                                                                  \
        static constexpr const char *name = #Type;                                                                     \
        template<class Visit>                                                                                          \
        static void visit(Type &object, const Visit &visitAll)                                                         \
        {                                                                                                              \
            auto &[SINEW_TENS_##tens SINEW_ONES_##ones(z)] = object;                                                   \
            visitAll(SINEW_TENS_##tens SINEW_ONES_##ones(z));                                                          \
        }                                                                                                              \
    };

namespace sinew::test {

/// The members of a struct: a specialisation by SINEW_MEMBERS.
template<class T>
struct Members;

/// An object to put in place of a shared one: a specialisation by the test, value() returns it.
template<class T>
struct Another;

template<class T>
concept HasMembers = requires
{
    Members<T>::name;
};

/// Values that are compared bit by bit and have no padding.
template<class T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, Vec2> ||
    std::is_same_v<T, Vec3> || std::is_same_v<T, Vec4> || std::is_same_v<T, Quat> || std::is_same_v<T, Colour> ||
    std::is_same_v<T, Colour4> || std::is_same_v<T, Matrix44>;

/// Gives every list, text, curve and optional part below `value` content that can be changed.
class Filling
{
public:
    template<HasMembers T>
    static void fill(T &value)
    {
        Members<T>::visit(value, [](auto &...member) { (fill(member), ...); });
    }
    template<PlainValue T>
    static void fill(T &)
    {
    }
    static void fill(std::string &text) { text = "text"; }
    template<class T>
    static void fill(std::shared_ptr<const T> &object)
    {
        object.reset();
    }
    template<class T>
    static void fill(Array<T> &array)
    {
        std::memset(static_cast<void *>(array.reset(1)), 0, sizeof(T));
    }
    template<class T>
    static void fill(Curve<T> &curve)
    {
        curve.reset({}, 1);
    }
    template<class T>
    static void fill(Track<T> &track)
    {
        fill(track.curve);
    }
    template<class T>
    static void fill(std::vector<T> &list)
    {
        list.resize(1);
        fill(list.front());
    }
    template<class T>
    static void fill(std::optional<T> &part)
    {
        fill(part.emplace());
    }
    template<class T>
    static void fill(Boxed<T> &part)
    {
        fill(part.emplace());
    }
    template<class T, std::size_t N>
    static void fill(T (&values)[N])
    {
        for (T &value : values)
            fill(value);
    }
    template<class T, std::size_t N>
    static void fill(std::array<T, N> &values)
    {
        for (T &value : values)
            fill(value);
    }
};

/// Changes each value below an object and back again, and checks after each change whether the object still equals its
/// former state. The equality must ignore members named `revision` and no others.
class MemberChanges
{
public:
    /// `isSame` compares the walked object with an unchanged copy of it.
    explicit MemberChanges(std::function<bool()> isSame) : m_isSame(std::move(isSame)) {}

    int count() const { return m_count; }
    /// Paths of values that the equality overlooked (or did not ignore), by types and numbers of members from 1 on.
    const QStringList &mistakes() const { return m_mistakes; }

    template<HasMembers T>
    void walk(T &value, const QString &path = {})
    {
        const void *ignored = nullptr;
        if constexpr (requires { value.revision; })
            ignored = &value.revision;
        int number = 0;
        const auto walkMember = [&](auto &member) {
            const bool outer = m_expectsSame;
            m_expectsSame = outer || &member == ignored;
            walk(member, QStringLiteral("%1/%2.%3").arg(path, QLatin1String(Members<T>::name)).arg(++number));
            m_expectsSame = outer;
        };
        Members<T>::visit(value, [&](auto &...member) { (walkMember(member), ...); });
    }
    template<PlainValue T>
    void walk(T &value, const QString &path)
    {
        auto *bytes = reinterpret_cast<unsigned char *>(&value);
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            bytes[i] ^= 1;
            check(path);
            bytes[i] ^= 1;
        }
    }
    void walk(std::string &text, const QString &path)
    {
        text[0] ^= 1;
        check(path);
        text[0] ^= 1;
        text.push_back('x');
        check(path);
        text.pop_back();
    }
    template<class T>
    void walk(Array<T> &array, const QString &path)
    {
        auto *bytes = reinterpret_cast<unsigned char *>(array.edit());
        bytes[sizeof(T) - 1] ^= 1;
        check(path);
        bytes[sizeof(T) - 1] ^= 1;
        withReplaced(array, Array<T>(), path);
    }
    template<class T>
    void walk(Curve<T> &curve, const QString &path)
    {
        curve.editTimes()[0] ^= 1;
        check(path);
        curve.editTimes()[0] ^= 1;
        withReplaced(curve, Curve<T>(), path);
    }
    template<class T>
    void walk(Track<T> &track, const QString &path)
    {
        walk(track.curve, path + QStringLiteral("/curve"));
        walk(track.fallback, path + QStringLiteral("/fallback"));
        walk(track.step, path + QStringLiteral("/step"));
    }
    template<class T>
    void walk(std::vector<T> &list, const QString &path)
    {
        walk(list.front(), path + QStringLiteral("[0]"));
        withReplaced(list, std::vector<T>(), path);
    }
    template<class T>
    void walk(std::optional<T> &part, const QString &path)
    {
        walk(*part, path);
        withReplaced(part, std::optional<T>(), path);
    }
    template<class T>
    void walk(Boxed<T> &part, const QString &path)
    {
        walk(*part, path);
        withReplaced(part, Boxed<T>(), path);
    }
    template<class T, std::size_t N>
    void walk(T (&values)[N], const QString &path)
    {
        for (std::size_t i = 0; i < N; ++i)
            walk(values[i], QStringLiteral("%1[%2]").arg(path).arg(i));
    }
    template<class T, std::size_t N>
    void walk(std::array<T, N> &values, const QString &path)
    {
        for (std::size_t i = 0; i < N; ++i)
            walk(values[i], QStringLiteral("%1[%2]").arg(path).arg(i));
    }

    template<class T>
    void walk(std::shared_ptr<const T> &object, const QString &path)
    {
        withReplaced(object, Another<T>::value(), path);
    }

private:
    template<class T>
    void withReplaced(T &value, T other, const QString &path)
    {
        std::swap(value, other);
        check(path);
        std::swap(value, other);
    }
    void check(const QString &path)
    {
        ++m_count;
        if (m_isSame() != m_expectsSame && !m_mistakes.contains(path))
            m_mistakes.append(path);
    }

    std::function<bool()> m_isSame;
    QStringList m_mistakes;
    int m_count = 0;
    bool m_expectsSame = false;
};

} // namespace sinew::test
