// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_conversion.h"

#include <functional>

namespace sinew {

/// A picture to convert: a file of the disk, or bytes that the caller found elsewhere.
struct ConvertSource
{
    QString name; ///< "Textures/Armor.blp": where it goes below the output folder, folders included
    QString path; ///< on the disk; empty: `bytes`
    QByteArray bytes = {};
};

/// What holds for all pictures of a batch.
struct ConvertSettings
{
    ConversionOptions conversion;
    bool meaningByName = true; ///< usageOfName() instead of conversion.scaling.meaning
    bool overwrite = false;    ///< replace files that exist, the source included
    int level = -1, face = 0;  ///< level -1: the picture with its levels and faces, else that one alone
    int channel = -1;          ///< 0 red … 3 alpha: that alone, as grey
    bool opaque = false;       ///< leave alpha out
};

struct ConvertJob
{
    ConvertSource source;
    QString target;      ///< path
    bool twin = false;   ///< an earlier source becomes the same file: this one is refused
    QString folder = {}; ///< that the target must not leave; empty: the user named the target
};

/// The result of one picture.
struct ConvertReport
{
    enum State { Written, Exists, Failed };
    State state = Failed;
    QString source, target;
    Message error; ///< with the place in the file, without its name; of Failed
    qint64 sourceBytes = 0, bytes = 0;
    QSize sourceSize, size;
    std::string description; ///< of the source, as the codec says it
    std::vector<ImageSimilarity> levels;
    int levelCount = 0;
    std::vector<Message> damage;   ///< what is wrong with the source
    std::vector<Message> warnings; ///< what is lost or unwise
};

/// All images below a folder with their names relative to it, sorted.
std::vector<ConvertSource> convertSourcesIn(const QString &folder, const QStringList &suffixes);

/// Where each goes below a folder, by nameBelow(). A
/// second source that would become the same file (without regard to case) is marked.
std::vector<ConvertJob> convertJobs(const std::vector<ConvertSource> &sources, const QString &folder,
                                    const QString &suffix);

/// The target's name relative to the job's folder, with slashes.
QString nameIn(const ConvertJob &job);

/// Reads a source (at most 1 GiB); warnings of the codec are added to `diagnostics`.
Result<DecodedImage> loadConvertSource(const ConvertSource &source, const ImageRegistry &images,
                                       Diagnostics &diagnostics);

/// The picture that settings choose of an image.
Result<DecodedImage> chosenPicture(const DecodedImage &image, const ConvertSettings &settings);

/// The options for one picture, with what its name says.
ConversionOptions conversionOptionsFor(const ConvertSettings &settings, const QString &name, const DecodedImage &image);

/// Converts and saves one; makes the folder. The file is written next to the target first.
ConvertReport convertOne(const ConvertJob &job, const ConvertSettings &settings, const ImageRegistry &images);

/// Converts all, several at once, and returns when it is done. `report` is called for each in the order of the jobs,
/// from several threads but never at once. When settings.conversion.encode.cancelled gets set, the rest is omitted.
void convertAll(const std::vector<ConvertJob> &jobs, const ConvertSettings &settings, const ImageRegistry &images,
                const std::function<void(std::size_t, const ConvertReport &)> &report);

} // namespace sinew
