// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"

#include <QtGlobal>

namespace sinew {

// Rows for problems met while reading a file, by the codes of its diagnostics. They have no run(), and their impact is
// the severity of the diagnostic: an error is something the game is expected to fail on.

inline Check loadRow(const char *code, Impact impact, const char *title, const char *explanation, const char *unfixable)
{
    return {code, impact, title, explanation, Reads::everything(), nullptr, {}, unfixable};
}

/// Why unread bytes are not mended.
inline constexpr const char *unreadBytesAreKept =
    QT_TRANSLATE_NOOP("Message", "what was not read is kept byte by byte; only the program that made the "
                                 "file knows what it means");
/// Why data missing after a truncated file's end is not mended.
inline constexpr const char *lostBytesAreUnknown = QT_TRANSLATE_NOOP("Message", "what is missing can't be guessed");
/// The row for files that declare more than a model may take.
inline Check tooMuchRow(const char *code)
{
    return loadRow(
        code, Impact::Fatal, QT_TRANSLATE_NOOP("Message", "Files that take more memory than a model is allowed"),
        QT_TRANSLATE_NOOP("Message",
                          "Damaged and malicious files claim more objects than any model has. Anything beyond the "
                          "limit is neither read nor checked here; it is not known what the game does with it."),
        QT_TRANSLATE_NOOP("Message", "the file has to be recreated by the program that made it"));
}
/// The row for tracks whose times and values can't be paired.
inline Check keyCountsRow(const char *code)
{
    return loadRow(
        code, Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Times and values that differ in number"),
        QT_TRANSLATE_NOOP("Message", "Each time has one value; keys like these are neither read nor checked here."),
        unreadBytesAreKept);
}
/// The row for texts of which only the beginning is shown.
inline Check longTextRow(const char *code)
{
    return loadRow(code, Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Texts that are longer than expected"),
                   QT_TRANSLATE_NOOP("Message", "Only the first characters are shown; all are kept."),
                   unreadBytesAreKept);
}
/// The row for files whose last bytes are too few for a chunk.
inline Check fileTailRow(const char *code)
{
    return loadRow(
        code, Impact::Wrong, QT_TRANSLATE_NOOP("Message", "Bytes after the last chunk"),
        QT_TRANSLATE_NOOP(
            "Message",
            "A chunk begins with eight bytes; what follows the last one is too short, as in truncated files."),
        unreadBytesAreKept);
}

} // namespace sinew
