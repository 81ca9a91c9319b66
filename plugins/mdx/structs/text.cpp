// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/structs/text.h"

#include "core/schema/struct_builder.h"

#include <QtGlobal>

namespace sinew {

using namespace mdx;

template<>
const StructInfo &describe<UnknownText>()
{
    // clang-format off
    static const StructInfo s = StructBuilder<UnknownText>("UnknownText", "Unknown text")
        .nameField("word", &UnknownText::word).label("Keyword").derived()
            .help(QT_TRANSLATE_NOOP("Field", "First keyword of the text"))
        .field("line", &UnknownText::line).derived()
            .help(QT_TRANSLATE_NOOP("Field", "Line in the file as it was opened"))
        .field("text", &UnknownText::text).derived()
            .help(QT_TRANSLATE_NOOP("Field",
                "Text that is kept unchanged in its original position; delete the object to drop it"))
        .done();
    // clang-format on
    return s;
}

} // namespace sinew
