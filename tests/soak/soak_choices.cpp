// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/soak_choices.h"

namespace sinew::test {

QString SoakChoices::text()
{
    static const char *const texts[] = {"",
                                        "0",
                                        "-1",
                                        "1e9",
                                        "-3.5e38",
                                        "nan",
                                        "inf",
                                        "4294967296",
                                        "0.0001",
                                        "+=5",
                                        "-=0.5",
                                        "*=2",
                                        "/=0",
                                        "(1+2)*3",
                                        "1,5",
                                        "#ff8000",
                                        "Name",
                                        "Textures\\Ghost.blp",
                                        "../../x.blp",
                                        "\303\204\303\266 \344\270\255",
                                        "\"quoted\" <b>bold</b> %1",
                                        "A name that is longer than any field of a fixed size: 0123456789 0123456789 "
                                        "0123456789 0123456789"};
    if (oneIn(2))
        return QString::number(below(2000) - 500);
    if (oneIn(4))
        return QString::number(double(below(10000)) / 1000);
    return QString::fromUtf8(any(texts));
}

} // namespace sinew::test
