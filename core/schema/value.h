// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/type_info.h"

namespace sinew {

/// One value of any field type, or nothing. Carried by undo steps, the clipboard and editors.
class Value
{
public:
    Value() = default;
    explicit Value(const TypeInfo &type);            ///< default-constructed
    Value(const TypeInfo &type, const void *source); ///< a copy
    Value(const Value &other);
    Value(Value &&other) noexcept;
    Value &operator=(Value other) noexcept;
    ~Value();

    template<class T>
    static Value of(const T &value)
    {
        return Value(typeInfo<T>(), &value);
    }

    bool isEmpty() const { return !m_type; }
    const TypeInfo &type() const { return *m_type; }
    const void *data() const { return m_data; }
    void *data() { return m_data; }
    /// The value as T, null if it is of another type.
    template<class T>
    const T *as() const
    {
        return m_type == &typeInfo<T>() ? static_cast<const T *>(m_data) : nullptr;
    }
    template<class T>
    T *as()
    {
        return m_type == &typeInfo<T>() ? static_cast<T *>(m_data) : nullptr;
    }
    bool operator==(const Value &other) const;

    /// Bytes that this value keeps alive alone or with others: the cost of an undo step.
    std::size_t byteCost() const;

private:
    const TypeInfo *m_type = nullptr;
    void *m_data = nullptr;
};

/// Integer or Float at `data` as a number; exact for every integer up to 53 bits.
double readNumber(const TypeInfo &type, const void *data);
/// Stores a number; an integer is rounded and clamped to its width. The caller checks ranges first.
void writeNumber(const TypeInfo &type, void *data, double number);
/// Integer at `data`, sign-extended if the type is signed.
std::int64_t readInteger(const TypeInfo &type, const void *data);
void writeInteger(const TypeInfo &type, void *data, std::int64_t number);
/// Bytes used by a value, containers included.
std::size_t byteCostOf(const TypeInfo &type, const void *data);

} // namespace sinew
