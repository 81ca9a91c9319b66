// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_report.h"
#include "core/format/format_registry.h"
#include "core/io/diagnostics.h"

#include <QString>

namespace sinew {

/// What `sinew check` found in a file. For an unreadable file only the error.
struct CheckedFile
{
    struct Item
    {
        const Check *check = nullptr;
        std::string message;
        std::vector<std::string> paths; ///< path grammar; the first is the place to go to
        std::int64_t offset = -1;       ///< of load findings: the offset in the file itself, -1 if unknown
        std::size_t line = 0;           ///< in text files: where the place begins, from 1 on; else 0
    };

    /// A place that a requested fix left as it is.
    struct Refusal
    {
        const Check *check = nullptr;
        std::string path, reason;
    };

    QString path;
    Error error;              ///< with a message: the file can't be read, or what was mended can't be written
    bool isUnwritten = false; ///< the latter
    std::vector<Item> items;
    std::size_t more = 0; ///< findings beyond the maximum kept of each code
    int mended = 0;       ///< findings
    std::vector<Refusal> refused;

    bool isReadable() const { return error.message.empty(); }
    std::size_t count(Impact impact) const;
    /// The worst impact found; nothing if there are no findings.
    std::optional<Impact> worst() const;

    /// Adds the findings that are at least this bad.
    void add(const CheckReport &report, const Model &model, Impact least);
    void add(const std::vector<Finding> &findings, const Model &model, Impact least);
    /// Adds what reading the model found.
    void add(const Diagnostics &diagnostics, const Model &model, const Format *format, Impact least);
    /// The worst first, otherwise in the order in which they were added.
    void sort();
};

/// Every check of some formats, including those without run(); those that all formats share come first.
std::vector<const Check *> checksOf(const FormatRegistry &formats);

} // namespace sinew
