// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/identifiers.h"

#include <QRegularExpression>

namespace sinew::test {

QList<Identifier> identifiersIn(const QString &text)
{
    // Tokens that may contain words which are not names come first; of raw strings, the delimiter is matched again at
    // their end.
    static const QRegularExpression form(QStringLiteral(R"(//(?:[^\n\\]|\\.)*)"
                                                        R"(|/\*.*?(?:\*/|\z))"
                                                        R"(|^[ \t]*#[ \t]*include\b[^\n]*)"
                                                        R"re(|\b(?:u8|[uUL])?R"([^()\\\s]*)\(.*?\)\1")re"
                                                        R"re(|\b(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*")re"
                                                        R"(|\b(?:u8|[uUL])'(?:[^'\\\n]|\\.)*')"
                                                        R"re(|"(?:[^"\\\n]|\\.)*")re"
                                                        R"(|'(?:[^'\\\n]|\\.)*')"
                                                        R"(|\.?\d(?:[eEpP][+-]|'?\w|\.)*)"
                                                        R"(|(?<name>[A-Za-z_]\w*))"),
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    QList<Identifier> identifiers;
    int line = 1;
    qsizetype counted = 0;
    auto matches = form.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedStart(u"name") < 0)
            continue;
        for (; counted < match.capturedStart(); ++counted)
            line += text[counted] == u'\n';
        identifiers.append({match.captured(u"name"), line});
    }
    return identifiers;
}

QStringList wordsOf(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+"));
    QStringList words;
    auto matches = form.globalMatch(name);
    while (matches.hasNext())
        words.append(matches.next().captured().toLower());
    return words;
}

} // namespace sinew::test
