// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/archive_registry.h"
#include "core/assets/asset_search.h"
#include "core/format/format.h"
#include "core/image/image_registry.h"

namespace sinew {

class Exporter;
class Importer;

/// All formats, image codecs and archive formats that the program knows. Passed in as an object; there is no global
/// one.
class FormatRegistry
{
public:
    void add(std::shared_ptr<const Format> format) { m_formats.push_back(std::move(format)); }
    const std::vector<std::shared_ptr<const Format>> &formats() const { return m_formats; }
    void add(std::shared_ptr<const Exporter> exporter) { m_exporters.push_back(std::move(exporter)); }
    const std::vector<std::shared_ptr<const Exporter>> &exporters() const { return m_exporters; }
    /// The exporter that writes files with a suffix, null if none does.
    std::shared_ptr<const Exporter> exporterOf(const QString &suffix) const;
    void add(std::shared_ptr<const Importer> importer) { m_importers.push_back(std::move(importer)); }
    const std::vector<std::shared_ptr<const Importer>> &importers() const { return m_importers; }
    /// The importer with the best score for these bytes, null if none accepts them.
    std::shared_ptr<const Importer> importerOf(Bytes head, const QString &suffix) const;
    ImageRegistry &images() { return m_images; }
    const ImageRegistry &images() const { return m_images; }
    ArchiveRegistry &archives() { return m_archives; }
    const ArchiveRegistry &archives() const { return m_archives; }

    /// The format with the best score for these bytes, null if none accepts them.
    std::shared_ptr<const Format> find(Bytes head, const QString &suffix) const;

    /// The interchangeable suffixes in the names of models, by format.
    ModelSuffixes modelSuffixes() const;

    /// FormatInfo::game of all formats, each once.
    QStringList games() const;

    /// Names of file ids, for formats that refer to files by id.
    void setIdNames(FileSet::IdNames names) { m_idNames = std::move(names); }

    const FileSet::IdNames &idNames() const { return m_idNames; }

    /// The reading (Format::readings()) of files for which none is requested; empty: each format decides.
    void setReading(QString reading) { m_reading = std::move(reading); }
    QStringList readings() const;

    /// A model's files and the format that reads them. For a companion (.skin, .anim) those of its model, in the same
    /// folder. Changes nothing on the disk: after an interrupted save it sees either the old or the new files.
    struct Source
    {
        FileSet files;
        std::shared_ptr<const Format> format;
        Diagnostics diagnostics; ///< about the files themselves
    };
    Result<Source> source(const QString &path) const;
    Result<Source> source(FileSet files) const;

private:
    /// Name of the model that a file belongs to; empty if it is a model itself, or unknown.
    QString ownerOf(const QString &path, Bytes bytes, const Format *format) const;

    std::vector<std::shared_ptr<const Format>> m_formats;
    std::vector<std::shared_ptr<const Exporter>> m_exporters;
    std::vector<std::shared_ptr<const Importer>> m_importers;
    ImageRegistry m_images;
    ArchiveRegistry m_archives;
    FileSet::IdNames m_idNames;
    QString m_reading;
};

} // namespace sinew
