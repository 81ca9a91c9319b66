// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/gltf/read opens a glTF file of any origin: its JSON, its buffers, the numbers in them. Nothing in a file is
// trusted.

#include "core/facets/conversion_facet.h"
#include "core/io/diagnostics.h"

#include <optional>
#include <string>

namespace sinew::gltf {

/// What is said about a file while it is read. Places are paths of its JSON ("accessors[12]").
class Report
{
public:
    explicit Report(Diagnostics &diagnostics) : m_diagnostics(diagnostics) {}

    /// The first failure is the reason why the file is refused; reading goes on harmlessly until somebody asks.
    /// `code`: what Khronos' validator calls it, by which people find help; empty if it has no name there.
    void fail(const std::string &path, const char *code, Message message);
    void warn(const std::string &path, const char *code, Message message);
    void note(const std::string &path, Message message);
    /// `reason`: QT_TRANSLATE_NOOP("Message", …) with %1 for the number of things it concerns.
    void lose(ConversionLoss::Kind kind, const std::string &path, const char *reason, std::size_t count = 1);

    bool isBroken() const { return m_error.has_value(); }
    const Error &error() const { return *m_error; }
    std::vector<ConversionLoss> losses() const;

private:
    struct Group
    {
        ConversionLoss::Kind kind;
        const char *reason;
        std::string first;
        std::size_t count;
    };

    Diagnostics &m_diagnostics;
    std::optional<Error> m_error;
    std::vector<Group> m_groups;
};

} // namespace sinew::gltf
