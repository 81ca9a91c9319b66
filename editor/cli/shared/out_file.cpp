// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/out_file.h"

#include "core/document/document_save.h"
#include "core/facets/conversion_facet.h"
#include "editor/cli/shared/output.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

Status checkSuffix(const Document &document, const FormatRegistry &formats, const QString &out)
{
    const Format &format = *document.format();
    const QString suffix = QFileInfo(out).suffix().toLower();
    const auto has = [&](const Format &other) { return other.info().suffixes.contains(suffix); };
    if (suffix == QFileInfo(document.path()).suffix().toLower() ||
        std::none_of(formats.formats().begin(), formats.formats().end(),
                     [&](const auto &other) { return has(*other); }))
        return Done{};
    std::string own = format.info().suffixes.value(0).toStdString();
    bool fits = has(format);
    if (const ConversionFacet *conversions = format.conversions())
        for (const ConversionTarget &target : conversions->targets(document.model()))
            if (target.current) {
                own = target.suffix;
                fits = own == suffix.toStdString();
            }
    if (fits)
        return Done{};
    return Error{"the model is written as " + own + ", whatever the suffix says; " +
                     (has(format) ? "sinew convert makes a file of the other form"
                                  : "models of one game don't become those of another"),
                 out.toStdString()};
}

Status saveTo(Document &document, const QString &out, bool overwrites)
{
    const auto unknown = unknownFiles(document, out);
    if (!unknown)
        return unknown.error();
    if (!overwrites && !unknown->empty())
        return Error{"the file already exists; --overwrite replaces it", unknown->front().path.toStdString()};
    const auto saved = saveDocument(document, out, *unknown);
    if (!saved)
        return saved.error();
    noteSaved(*saved);
    return Done{};
}

} // namespace sinew
