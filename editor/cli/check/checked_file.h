// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_report.h"
#include "core/format/format_registry.h"
#include "core/io/diagnostics.h"

#include <QString>

namespace sinew {

/// What `sinew check` found in a file. Of an unreadable one the error alone.
struct CheckedFile
{
    struct Item
    {
        const Check *check = nullptr;
        std::string message;
        std::vector<std::string> paths; ///< path grammar; the first is where one wants to go
        std::int64_t offset = -1;       ///< of what reading met: where in the file itself, if that is known
    };

    /// What a fix was asked for and left as it is.
    struct Refusal
    {
        const Check *check = nullptr;
        std::string path, reason;
    };

    QString path;
    Error error; ///< with a message: the file can't be read
    std::vector<Item> items;
    std::size_t more = 0; ///< beyond what is kept of each code
    int mended = 0;       ///< findings
    std::vector<Refusal> refused;

    bool isReadable() const { return error.message.empty(); }
    std::size_t count(Impact impact) const;
    /// The worst there is; nothing: none.
    std::optional<Impact> worst() const;

    /// Takes over what is at least so bad.
    void add(const CheckReport &report, const Model &model, Impact least);
    void add(const std::vector<Finding> &findings, const Model &model, Impact least);
    /// What reading the file met.
    void add(const Diagnostics &diagnostics, const Format *format, Impact least);
    /// The worst first, otherwise in the order in which they were added.
    void sort();
};

/// Every check of some formats, those of all formats first; also those that have no run().
std::vector<const Check *> checksOf(const FormatRegistry &formats);

} // namespace sinew
