// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/io holds byte readers and writers and the two ways to report a problem: Result (nothing was produced) and
// Diagnostics (something was, but the user should know). It includes the standard library only.

#include "core/io/message.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace sinew {

/// Why something failed and where. `offset` is a byte position in `file` or -1, `path` a field path of the path
/// grammar.
struct Error
{
    Message message;
    std::string file;
    std::int64_t offset = -1;
    std::string path;

    /// "file: offset 0x1234: materials[0].layers: message", unknown parts omitted.
    std::string text() const;
};

/// A value or an Error. No exception crosses a module boundary.
template<class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_state.index() == 0; }
    T &value() { return std::get<0>(m_state); }
    const T &value() const { return std::get<0>(m_state); }
    T &operator*() { return value(); }
    const T &operator*() const { return value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    const Error &error() const { return std::get<1>(m_state); }
    Error &error() { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

struct Done
{
};
using Status = Result<Done>;

} // namespace sinew
