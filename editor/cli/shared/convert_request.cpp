// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/convert_request.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// A whole number within a range, or `otherwise` if the option was not given.
Result<int> wholeNumber(const Arguments &arguments, const char *name, int least, int most, int otherwise)
{
    const QString key = QLatin1String(name);
    if (!arguments.has(key))
        return otherwise;
    bool isNumber = false;
    const int number = arguments.value(key).toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    return Error{std::string("--") + name + ": “" + arguments.value(key).toStdString() +
                 "” is not a whole number from " + std::to_string(least) + " to " + std::to_string(most)};
}

struct Choice
{
    const char *word;
    int value;
};

/// The value of one of the words; nothing if the option was not given.
Result<std::optional<int>> choiceOf(const Arguments &arguments, const char *name, std::initializer_list<Choice> choices)
{
    const QString key = QLatin1String(name);
    if (!arguments.has(key))
        return std::optional<int>();
    std::string words;
    for (const Choice &choice : choices) {
        if (arguments.value(key) == QLatin1String(choice.word))
            return std::optional<int>(choice.value);
        words += (words.empty() ? "" : ", ") + std::string(choice.word);
    }
    return Error{std::string("--") + name + ": “" + arguments.value(key).toStdString() + "” is not one of " + words};
}

/// Levels and thresholds may be given as fractions of 1 ("0.5") or of 255 ("128").
Result<std::optional<int>> thresholdOf(const Arguments &arguments, const char *name)
{
    const auto number = arguments.number(QLatin1String(name));
    if (!number)
        return number.error();
    if (!*number)
        return std::optional<int>();
    const double value = **number <= 1 ? **number * 255 : **number;
    if (value < 1 || value > 255)
        return Error{std::string("--") + name + ": not above 0 and up to 1, or from 1 to 255"};
    return std::optional<int>(int(std::lround(value)));
}

Result<QString> variantOf(const Arguments &arguments, const QString &suffix, const ImageRegistry &images)
{
    const bool old = arguments.has(QStringLiteral("format")), named = old || arguments.has(QStringLiteral("to"));
    QString id = arguments.value(old ? QStringLiteral("format") : QStringLiteral("to")).toLower();
    if (!named)
        id = suffix.toLower();
    QStringList known, ofSuffix;
    for (const ImageRegistry::Writer &writer : images.writers()) {
        known += writer.variant.id;
        if (writer.variant.suffix == id)
            ofSuffix += writer.variant.id;
    }
    if (known.contains(id))
        return id;
    if (!ofSuffix.isEmpty())
        return Error{"“" + id.toStdString() + "” can be written in several ways; specify --to " +
                     ofSuffix.join(QStringLiteral(", ")).toStdString()};
    return Error{"images can't be written as “" + id.toStdString() +
                 "”; possible values: " + known.join(QStringLiteral(", ")).toStdString()};
}

Status readPictureChoice(const Arguments &arguments, ConvertSettings &settings)
{
    const auto level = wholeNumber(arguments, "level", 0, 31, -1);
    if (!level)
        return level.error();
    const auto face = wholeNumber(arguments, "face", 0, 1 << 16, 0);
    if (!face)
        return face.error();
    constexpr int colours = 4;
    const auto channel = choiceOf(arguments, "channel", {{"r", 0}, {"g", 1}, {"b", 2}, {"a", 3}, {"rgb", colours}});
    if (!channel)
        return channel.error();
    // A face given by number means that face alone.
    settings.level = arguments.has(QStringLiteral("face")) ? std::max(0, *level) : *level;
    settings.face = *face;
    settings.opaque = *channel == colours;
    settings.channel = settings.opaque ? -1 : channel->value_or(-1);
    return Done{};
}

Status readScaling(const Arguments &arguments, ConversionOptions &conversion, bool &meaningByName)
{
    if (arguments.has(QStringLiteral("mips")) && arguments.has(QStringLiteral("no-mips")))
        return Error{"--mips and --no-mips exclude each other"};
    if (arguments.has(QStringLiteral("mips")))
        conversion.mips = MipSource::Generate;
    if (arguments.has(QStringLiteral("no-mips")))
        conversion.mips = MipSource::None;
    const auto filter =
        choiceOf(arguments, "filter", {{"box", int(MipFilter::Box)}, {"kaiser", int(MipFilter::Kaiser)}});
    if (!filter)
        return filter.error();
    conversion.scaling.filter = MipFilter(filter->value_or(int(MipFilter::Box)));
    const auto meaning = choiceOf(arguments, "meaning",
                                  {{"colour", int(TextureUsage::Colour)},
                                   {"data", int(TextureUsage::Data)},
                                   {"normal", int(TextureUsage::Normal)},
                                   {"normal-ag", int(TextureUsage::NormalAlphaGreen)}});
    if (!meaning)
        return meaning.error();
    const bool normalMap = arguments.has(QStringLiteral("normal-map"));
    if (normalMap && *meaning)
        return Error{"--normal-map and --meaning exclude each other"};
    meaningByName = !normalMap && !*meaning;
    if (!meaningByName)
        conversion.scaling.meaning = normalMap ? TextureUsage::Normal : TextureUsage(**meaning);
    const auto coverage = thresholdOf(arguments, "keep-coverage");
    if (!coverage)
        return coverage.error();
    conversion.scaling.coverageThreshold = *coverage;
    const auto resize =
        choiceOf(arguments, "resize", {{"pot", int(Resize::PowerOfTwo)}, {"game", int(Resize::GameLimit)}});
    if (!resize)
        return resize.error();
    conversion.resize = Resize(resize->value_or(int(Resize::None)));
    return Done{};
}

Status readEncoding(const Arguments &arguments, const ImageRegistry &images, EncodeOptions &encode)
{
    const auto quality = wholeNumber(arguments, "quality", 1, 100, 0);
    if (!quality)
        return quality.error();
    encode.quality = *quality;
    const auto bits = wholeNumber(arguments, "alpha-bits", 0, 8, -1);
    if (!bits)
        return bits.error();
    encode.alphaBits = *bits;
    const auto threshold = thresholdOf(arguments, "alpha-threshold");
    if (!threshold)
        return threshold.error();
    encode.alphaThreshold = threshold->value_or(encode.alphaThreshold);
    encode.dither = !arguments.has(QStringLiteral("no-dither"));
    DecodedImage texel;
    texel.levels.push_back({1, 1, QByteArray(4, '\0')});
    return checkEncoding(images.writer(encode.variant).variant, texel, encode);
}

Result<std::vector<ConvertSource>> sourcesOf(const QStringList &paths, const ImageRegistry &images)
{
    std::vector<ConvertSource> sources;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            sources.push_back({QFileInfo(path).fileName(), path});
            continue;
        }
        std::vector<ConvertSource> inside = convertSourcesIn(path, images.suffixes());
        if (inside.empty())
            return Error{"no images were found in this folder", path.toStdString()};
        std::move(inside.begin(), inside.end(), std::back_inserter(sources));
    }
    return sources;
}

} // namespace

QStringList convertFlagNames()
{
    return {QStringLiteral("mips"),      QStringLiteral("no-mips"),    QStringLiteral("no-dither"),
            QStringLiteral("overwrite"), QStringLiteral("normal-map"), QStringLiteral("json")};
}

QStringList convertValueNames()
{
    return {QStringLiteral("out"),           QStringLiteral("to"),         QStringLiteral("format"),
            QStringLiteral("level"),         QStringLiteral("face"),       QStringLiteral("channel"),
            QStringLiteral("quality"),       QStringLiteral("alpha-bits"), QStringLiteral("alpha-threshold"),
            QStringLiteral("keep-coverage"), QStringLiteral("resize"),     QStringLiteral("filter"),
            QStringLiteral("meaning")};
}

Result<ConvertRequest> convertRequestOf(const Arguments &arguments, const ImageRegistry &images)
{
    ConvertRequest request;
    const QStringList &paths = arguments.rest();
    request.intoFolder = arguments.has(QStringLiteral("out"));
    request.json = arguments.has(QStringLiteral("json"));
    request.settings.overwrite = arguments.has(QStringLiteral("overwrite"));
    if (arguments.has(QStringLiteral("format")) && (!request.intoFolder || arguments.has(QStringLiteral("to"))))
        return Error{"--format goes with --out DIR, instead of --to"};
    if (!request.intoFolder && paths.size() != 2)
        return Error{"convert needs an input image and an output file, or images and --out DIR"};
    if (request.intoFolder && paths.isEmpty())
        return Error{"convert needs at least one image or folder"};
    if (request.intoFolder && arguments.value(QStringLiteral("out")).isEmpty())
        return Error{"--out needs a folder"};

    const auto variant =
        variantOf(arguments, request.intoFolder ? QStringLiteral("png") : QFileInfo(paths[1]).suffix(), images);
    if (!variant)
        return variant.error();
    ConversionOptions &conversion = request.settings.conversion;
    conversion.encode.variant = *variant;
    if (Status status = readPictureChoice(arguments, request.settings); !status)
        return status.error();
    if (Status status = readScaling(arguments, conversion, request.settings.meaningByName); !status)
        return status.error();
    if (Status status = readEncoding(arguments, images, conversion.encode); !status)
        return status.error();

    if (!request.intoFolder) {
        request.jobs.push_back({{QFileInfo(paths[0]).fileName(), paths[0]}, paths[1]});
        return request;
    }
    const auto sources = sourcesOf(paths, images);
    if (!sources)
        return sources.error();
    request.jobs =
        convertJobs(*sources, arguments.value(QStringLiteral("out")), images.writer(*variant).variant.suffix);
    return request;
}

} // namespace sinew
