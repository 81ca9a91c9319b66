// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/output.h"

#include <charconv>
#include <cstdio>

namespace sinew {

void print(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stdout);
}

std::string numberText(double number)
{
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, number).ptr};
}

int fail(const Error &error)
{
    std::fflush(stdout);
    std::fprintf(stderr, "sinew: %s\n", error.text().c_str());
    return Failed;
}

void noteSaved(const SaveReport &report)
{
    std::fflush(stdout);
    for (const QString &path : report.detached)
        std::fprintf(stderr, "sinew: note: %s: other names of the file (hard links) keep the content from before\n",
                     qPrintable(path));
    for (const Diagnostic &diagnostic : report.interrupted)
        std::fprintf(stderr, "sinew: note: %s: %s\n", diagnostic.where.file.c_str(),
                     diagnostic.where.message.text().c_str());
}

const char *severityName(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        break;
    }
    return "error";
}

} // namespace sinew
