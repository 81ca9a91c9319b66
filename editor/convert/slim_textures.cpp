// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/convert/slim_textures.h"

#include "core/async/parallel_for.h"
#include "core/files/output_folder.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

/// "BLP1 JPEG, alpha 8 bit" → "BLP1".
std::string firstWord(const std::string &text)
{
    return text.substr(0, text.find_first_of(" ,"));
}

/// Whether a variant can hold any kind of picture for the game that reads the source.
bool canReplace(const ImageVariant &variant, const DecodedImage &source)
{
    const bool isNormalMap = variant.format == PixelFormat::Bc4 || variant.format == PixelFormat::Bc5;
    return variant.texture && !isNormalMap && firstWord(variant.label.text()) == firstWord(source.description) &&
           (variant.mips || source.levels.size() == 1) && (variant.cubes || source.faceCount() == 1);
}

double leastLikeness(const Conversion &conversion)
{
    double least = conversion.levels.empty() ? 0 : std::numeric_limits<double>::infinity();
    for (const ImageSimilarity &level : conversion.levels)
        least = std::min({least, level.rgb, level.alpha});
    return least;
}

/// The smallest file that is similar enough; nothing if none is smaller than the source.
std::optional<QByteArray> smallest(const DecodedImage &image, const TextureSlimming &slimming,
                                   const ImageRegistry &images, SlimTexture &result)
{
    std::optional<QByteArray> best;
    qint64 fewest = result.bytesBefore;
    for (const ImageRegistry::Writer &writer : images.writers()) {
        if (!canReplace(writer.variant, image))
            continue;
        ConvertSettings settings;
        settings.conversion.encode.variant = writer.variant.id;
        settings.conversion.encode.cancelled = slimming.cancelled;
        settings.conversion.largestSide = slimming.largestSide;
        // A source without smaller levels is meant to have none.
        settings.conversion.mips = image.levels.size() == 1 ? MipSource::None : MipSource::Keep;
        const auto conversion = convertImage(image, writer, conversionOptionsFor(settings, result.source, image));
        if (!conversion || conversion->file.size() >= fewest || leastLikeness(*conversion) < slimming.likeness)
            continue;
        fewest = result.bytes = conversion->file.size();
        result.likeness = leastLikeness(*conversion);
        result.variant = writer.variant.id;
        result.size = {conversion->ideal.width(), conversion->ideal.height()};
        best = conversion->file;
    }
    return best;
}

SlimTexture slimOne(const ConvertJob &job, const TextureSlimming &slimming, const ImageRegistry &images)
{
    SlimTexture result;
    result.source = job.source.path.isEmpty() ? job.source.name : job.source.path;
    result.target = job.target;
    const auto failed = [&](const Error &error) {
        result.error = error.offset < 0 && error.path.empty() ? error.message : Message(error.text());
        return result;
    };
    if (job.targetTaken || QFileInfo::exists(job.target)) {
        result.state = SlimTexture::Exists;
        return result;
    }
    Diagnostics ignored;
    const auto image = loadConvertSource(job.source, images, ignored);
    if (!image)
        return failed(image.error());
    result.bytesBefore = job.source.path.isEmpty() ? job.source.bytes.size() : QFileInfo(job.source.path).size();
    result.bytes = result.bytesBefore;
    result.sizeBefore = result.size = {image->width(), image->height()};
    const std::optional<QByteArray> file = smallest(*image, slimming, images, result);
    if (slimming.cancelled && *slimming.cancelled)
        return failed({QT_TRANSLATE_NOOP("Message", "cancelled")});
    result.state = SlimTexture::Kept;
    if (!file)
        return result;
    const auto place = placeBelow(job.folder, nameIn(job));
    if (!place)
        return failed(place.error());
    if (const Status written = writeFile(job.target, *file, Existing::Keep); !written)
        return failed(written.error());
    result.state = SlimTexture::Written;
    return result;
}

} // namespace

std::vector<ConvertSource> texturesOf(const Model &model, const TextureFacet &textures, const AssetSearch &search,
                                      const FileSet::IdNames &idNames)
{
    std::vector<ConvertSource> sources;
    QSet<QString> known;
    for (const ModelTexture &texture : textures.textures(model)) {
        QString path = QString::fromStdString(texture.path);
        if (path.isEmpty() && texture.fileIdNumber && idNames)
            path = idNames(texture.fileIdNumber);
        if (path.isEmpty() || texture.slotNumber)
            continue;
        FoundAsset found = search.find(path, AssetKind::Image);
        if (!found.found() || known.contains(found.path.toLower()))
            continue;
        known.insert(found.path.toLower());
        // Under the name the model uses, with the suffix of the file that was found.
        const QFileInfo asked(nameBelow(path));
        const QString name = asked.path() + u'/' + asked.completeBaseName() + u'.' + QFileInfo(found.path).suffix();
        sources.push_back({nameBelow(name), found.diskPath, found.bytes});
    }
    return sources;
}

std::vector<SlimTexture> slimTextures(const std::vector<ConvertSource> &sources, const QString &folder,
                                      const TextureSlimming &slimming, const ImageRegistry &images)
{
    std::vector<ConvertJob> jobs;
    for (const ConvertSource &source : sources) {
        const std::vector<ConvertJob> one = convertJobs({source}, folder, QFileInfo(source.name).suffix());
        jobs.push_back(one.front());
        jobs.back().targetTaken = std::any_of(jobs.begin(), jobs.end() - 1, [&](const ConvertJob &other) {
            return other.target.compare(jobs.back().target, Qt::CaseInsensitive) == 0;
        });
    }
    std::vector<SlimTexture> results(jobs.size());
    parallelFor(jobs.size(), [&](std::size_t row) { results[row] = slimOne(jobs[row], slimming, images); });
    return results;
}

} // namespace sinew
