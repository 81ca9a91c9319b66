// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"
#include "editor/parts/converted_pictures.h"

#include <QStringList>

namespace sinew {

class ImportedFile;
class Importer;

/// A model of another format, or what a file of another program shows, as a model of the format that gets its parts.
struct ConvertedDonor
{
    std::unique_ptr<Model> model;
    QStringList notes; ///< what is lost
    std::shared_ptr<const ConvertedPictures> pictures;
};

/// Makes donors for one model. It knows what it needs of that model, so that it can be used in another thread.
class DonorConversion
{
public:
    /// Both must outlive this object: the target's format is shared, and nothing else of it is kept.
    DonorConversion(const Document &target, const FormatRegistry &formats);

    /// `name`: of the donor's file. Fails with the reason if the target's format can't make models of others.
    Result<ConvertedDonor> ofModel(const std::shared_ptr<const Document> &donor, const QString &name) const;
    /// Reads the file, in the target's space. A model that our own exporter wrote comes back as it was.
    Result<ConvertedDonor> ofFile(const QString &path, const Importer &importer) const;

private:
    struct Original;
    Result<ConvertedDonor> made(const Original &original, const QString &name) const;

    std::shared_ptr<const Format> m_format;
    const FormatRegistry &m_formats;
    RenderScene m_target; ///< its skeleton tells in which space a file is
    std::string m_form;   ///< ConversionTarget::id; empty: the format makes no models of others
};

} // namespace sinew
