// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Conversions of MDX documents in tests.

#include "tests/plugins/mdx/mdx_document.h"

#include "core/facets/conversion_facet.h"

namespace sinew::test {
inline namespace mdx_conversion_helpers {

inline Result<ModelConversion> conversion(const Document &document, const std::string &target)
{
    return document.format()->conversions()->convert(document.model(), target);
}
inline Result<ModelConversion> conversion(const Document &document, std::uint32_t version)
{
    return conversion(document, "mdx" + std::to_string(version));
}

/// "lost materials[0].shader: …", one line per loss, of one kind or all.
inline QStringList lossLines(const ModelConversion &conversion)
{
    static const char *const words[] = {"lost", "changed", "guessed"};
    QStringList lines;
    for (const ConversionLoss &loss : conversion.losses)
        lines += QStringLiteral("%1 %2: %3")
                     .arg(QLatin1String(words[loss.kind]), QString::fromStdString(loss.path),
                          QString::fromStdString(loss.message.text()));
    return lines;
}

inline bool hasKind(const ModelConversion &conversion, ConversionLoss::Kind kind)
{
    return std::any_of(conversion.losses.begin(), conversion.losses.end(),
                       [kind](const ConversionLoss &loss) { return loss.kind == kind; });
}

/// Converts as one step; returns the losses, or a line with the error.
inline QStringList convertTo(Document &document, const std::string &target)
{
    auto result = conversion(document, target);
    if (!result)
        return {QStringLiteral("error ") + QString::fromStdString(result.error().text())};
    const QStringList lines = lossLines(*result);
    const Status done = document.push(std::move(result->changes), QStringLiteral("convert"));
    return done ? lines : QStringList{QString::fromStdString(done.error().text())};
}
inline QStringList convertTo(Document &document, std::uint32_t version)
{
    return convertTo(document, "mdx" + std::to_string(version));
}

} // namespace mdx_conversion_helpers
} // namespace sinew::test
