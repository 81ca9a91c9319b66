// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace sinew {

/// Like std::optional, but a missing value takes no space: for large parts that few objects have.
template<class T>
class Boxed
{
public:
    Boxed() = default;
    Boxed(T value) : m_value(std::make_unique<T>(std::move(value))) {}
    Boxed(const Boxed &other) : m_value(other ? std::make_unique<T>(*other) : nullptr) {}
    Boxed(Boxed &&) noexcept = default;
    Boxed &operator=(Boxed other) noexcept
    {
        m_value.swap(other.m_value);
        return *this;
    }

    explicit operator bool() const { return bool(m_value); }
    T &operator*() { return *m_value; }
    const T &operator*() const { return *m_value; }
    T *operator->() { return m_value.get(); }
    const T *operator->() const { return m_value.get(); }
    T &emplace()
    {
        m_value = std::make_unique<T>();
        return *m_value;
    }

private:
    std::unique_ptr<T> m_value;
};

} // namespace sinew
