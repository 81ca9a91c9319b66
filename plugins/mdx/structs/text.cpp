// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/text.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

template<>
const StructInfo &describe<UnknownText>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<UnknownText>("UnknownText", "Unknown text")
        .nameField("word", &UnknownText::word).derived()
            .help(QT_TRANSLATE_NOOP("Field", "The word that the text begins with"))
        .field("line", &UnknownText::line).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Line in the file as it was opened"))
        .field("text", &UnknownText::text)
            .help(QT_TRANSLATE_NOOP("Field",
                "Text that is kept unchanged at its place; delete the object to leave it out"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
