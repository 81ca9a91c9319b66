// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_conversion.h"

#include <functional>

namespace sinew {

/// A picture to convert: a file on the disk, or bytes that the caller found elsewhere.
struct ConvertSource
{
    QString name; ///< "Textures/Armor.blp": where it goes below the output folder, folders included
    QString path; ///< on the disk; empty: `bytes`
    QByteArray bytes = {};
};

/// Settings for all pictures of a batch.
struct ConvertSettings
{
    ConversionOptions conversion;
    bool meaningByName = true; ///< usageOfName() instead of conversion.scaling.meaning
    bool overwrite = false;    ///< replace files that exist, the source included
    int level = -1, face = 0;  ///< level -1: the picture with its levels and faces, else only that level
    int channel = -1;          ///< 0 red … 3 alpha: only that channel, as grey
    bool opaque = false;       ///< leave alpha out
};

struct ConvertJob
{
    ConvertSource source;
    QString target;           ///< path
    bool targetTaken = false; ///< an earlier source goes to the same file: this one is refused
    QString folder = {};      ///< the target must stay in it; empty: the user named the target
};

/// The result of one picture.
struct ConvertReport
{
    enum State { Written, Exists, Failed };
    State state = Failed;
    QString source, target;
    Message error; ///< if Failed: with the place in the file, without the file's name
    qint64 sourceBytes = 0, bytes = 0;
    QSize sourceSize, size;
    std::string description; ///< of the source, from the codec
    std::vector<ImageSimilarity> levels;
    int levelCount = 0;
    std::vector<Message> damage;   ///< what is wrong with the source
    std::vector<Message> warnings; ///< what is lost or inadvisable
};

/// All images below a folder with their names relative to it, sorted.
std::vector<ConvertSource> convertSourcesIn(const QString &folder, const QStringList &suffixes);

/// Where each picture goes below a folder, by nameBelow(). A second source that would go to the same file (ignoring
/// case) is marked.
std::vector<ConvertJob> convertJobs(const std::vector<ConvertSource> &sources, const QString &folder,
                                    const QString &suffix);

/// The target's name relative to the job's folder, with slashes.
QString nameIn(const ConvertJob &job);

/// Reads a source (at most 1 GiB); warnings of the codec are added to `diagnostics`.
Result<DecodedImage> loadConvertSource(const ConvertSource &source, const ImageRegistry &images,
                                       Diagnostics &diagnostics);

/// The part of an image that the settings choose.
Result<DecodedImage> chosenPicture(const DecodedImage &image, const ConvertSettings &settings);

/// The options for one picture, adjusted to what its name says.
ConversionOptions conversionOptionsFor(const ConvertSettings &settings, const QString &name, const DecodedImage &image);

/// Converts and saves one picture; creates the folder. The file is first written next to the target.
ConvertReport convertOne(const ConvertJob &job, const ConvertSettings &settings, const ImageRegistry &images);

/// Converts all, several at once, and returns when it is done. `report` is called for each in the order of the jobs,
/// from several threads but never concurrently. When settings.conversion.encode.cancelled is set, the rest is omitted.
void convertAll(const std::vector<ConvertJob> &jobs, const ConvertSettings &settings, const ImageRegistry &images,
                const std::function<void(std::size_t, const ConvertReport &)> &report);

} // namespace sinew
