// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format_registry.h"

#include "core/format/exporter.h"
#include "core/format/foreign_content.h"
#include "core/format/importer.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// Number of bytes shown to formats to recognise a file.
Bytes headOf(Bytes bytes)
{
    return bytes.first(std::min<std::size_t>(bytes.size(), 4096));
}

template<class Reader>
std::shared_ptr<const Reader> bestOf(const std::vector<std::shared_ptr<const Reader>> &readers, Bytes head,
                                     const QString &suffix)
{
    std::shared_ptr<const Reader> best;
    int bestScore = 0;
    for (const auto &reader : readers) {
        const int score = reader->probe(headOf(head), suffix.toLower());
        if (score > bestScore) {
            bestScore = score;
            best = reader;
        }
    }
    return best;
}

} // namespace

std::shared_ptr<const Format> FormatRegistry::find(Bytes head, const QString &suffix) const
{
    return bestOf(m_formats, head, suffix);
}

std::shared_ptr<const Importer> FormatRegistry::importerOf(Bytes head, const QString &suffix) const
{
    return bestOf(m_importers, head, suffix);
}

std::shared_ptr<const Exporter> FormatRegistry::exporterOf(const QString &suffix) const
{
    for (const auto &exporter : m_exporters)
        if (exporter->info().suffixes.contains(suffix.toLower()))
            return exporter;
    return nullptr;
}

QStringList FormatRegistry::games() const
{
    QStringList games;
    for (const auto &format : m_formats)
        if (const QString game = format->info().game; !game.isEmpty() && !games.contains(game))
            games.append(game);
    return games;
}

ModelSuffixes FormatRegistry::modelSuffixes() const
{
    ModelSuffixes all;
    for (const auto &format : m_formats) {
        if (QStringList suffixes = format->info().alternativeSuffixes; !suffixes.isEmpty())
            all.push_back(std::move(suffixes));
    }
    return all;
}

Result<FormatRegistry::Source> FormatRegistry::source(const QString &path) const
{
    Result<FileSet> files = FileSet::fromDisk(path);
    if (!files)
        return files.error();
    return source(std::move(*files));
}

Result<FormatRegistry::Source> FormatRegistry::source(FileSet files) const
{
    files.setIdNames(m_idNames);
    if (files.reading().isEmpty())
        files.setReading(m_reading);
    const QString path = files.name();
    const auto format = find(files.primary(), QFileInfo(path).suffix());
    const QString owner = ownerOf(path, files.primary(), format.get());
    if (format && owner.isEmpty())
        return Source{std::move(files), format, {}};
    if (owner.isEmpty())
        return Error{foreignContent(headOf(files.primary())), path.toStdString()};
    std::optional<FileSet> model = files.sibling(owner);
    const auto modelFormat = model ? find(model->primary(), QFileInfo(owner).suffix()) : nullptr;
    // A file recognised as a model that is a companion, too, would lead to endless look-ups.
    if (!modelFormat || !ownerOf(model->name(), model->primary(), modelFormat.get()).isEmpty())
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "this file belongs to the model “%1”, which was not found in %2"),
                    {owner.toStdString(), files.searchedPlaces().value(0).toStdString()}),
            path.toStdString()};
    return Source{std::move(*model), modelFormat, {}};
}

QStringList FormatRegistry::readings() const
{
    QStringList ids;
    for (const auto &format : m_formats)
        for (const Reading &reading : format->readings())
            ids.append(reading.id);
    return ids;
}

QString FormatRegistry::ownerOf(const QString &path, Bytes bytes, const Format *format) const
{
    if (format)
        return QFileInfo(format->modelOf(path, headOf(bytes))).fileName();
    // Companions need not contain anything that identifies them.
    for (const auto &candidate : m_formats) {
        if (const QString owner = QFileInfo(candidate->modelOf(path, headOf(bytes))).fileName(); !owner.isEmpty())
            return owner;
    }
    return {};
}

} // namespace sinew
