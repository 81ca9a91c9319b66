// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/search_text.h"

namespace sinew {

namespace {

struct Spelling
{
    QLatin1String british, american;
};

constexpr Spelling spellings[] = {
    {QLatin1String("colour"), QLatin1String("color")},       {QLatin1String("armour"), QLatin1String("armor")},
    {QLatin1String("grey"), QLatin1String("gray")},          {QLatin1String("centre"), QLatin1String("center")},
    {QLatin1String("neighbour"), QLatin1String("neighbor")},
};

} // namespace

QString americanForm(const QString &text)
{
    QString form = text.toLower();
    for (const Spelling &spelling : spellings)
        form.replace(spelling.british, spelling.american);
    return form;
}

QString searchedForm(const QString &text)
{
    const QString plain = text.toLower(), other = americanForm(plain);
    return other == plain ? plain : plain + QLatin1Char('\n') + other;
}

bool matchesSearch(const QString &searched, const QString &typed)
{
    const QString plain = typed.toLower();
    return searched.contains(plain) || searched.contains(americanForm(plain));
}

} // namespace sinew
