// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/image_registry.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t probedBytes = 4096;

QString imageSuffix(const QString &fileName)
{
    const qsizetype dot = fileName.lastIndexOf(u'.');
    return dot < 0 ? QString() : fileName.mid(dot + 1).toLower();
}

} // namespace

QStringList ImageRegistry::suffixes() const
{
    QStringList result;
    for (const auto &codec : m_codecs)
        result += codec->suffixes();
    result.removeDuplicates();
    return result;
}

std::shared_ptr<const ImageCodec> ImageRegistry::find(Bytes head, const QString &suffix) const
{
    std::shared_ptr<const ImageCodec> best;
    int bestScore = 0;
    for (const auto &codec : m_codecs) {
        const int score = codec->probe(head.first(std::min(head.size(), probedBytes)), suffix);
        if (score > bestScore) {
            bestScore = score;
            best = codec;
        }
    }
    return best;
}

ImageContent ImageRegistry::contentOf(Bytes head, const QString &suffix) const
{
    const auto codec = find(head, suffix);
    if (!codec)
        return {};
    QString name = codec->contentOf(head.first(std::min(head.size(), probedBytes)));
    const bool isNamedSo = name.isEmpty() || codec->suffixes().contains(suffix);
    return {std::move(name), isNamedSo};
}

std::vector<ImageRegistry::Writer> ImageRegistry::writers() const
{
    std::vector<Writer> result;
    for (const auto &codec : m_codecs) {
        for (ImageVariant &variant : codec->variants()) {
            const bool known = std::any_of(result.begin(), result.end(),
                                           [&](const Writer &writer) { return writer.variant.id == variant.id; });
            if (!known)
                result.push_back({codec, std::move(variant)});
        }
    }
    return result;
}

ImageRegistry::Writer ImageRegistry::writer(const QString &id) const
{
    for (Writer &writer : writers())
        if (writer.variant.id == id)
            return std::move(writer);
    return {};
}

Result<DecodedImage> ImageRegistry::decode(const FileSet &files, Diagnostics &diagnostics,
                                           const DecodeOptions &options) const
{
    const std::string name = files.name().toStdString();
    const auto codec = find(files.primary(), imageSuffix(files.name()));
    if (!codec)
        return Error{files.primary().empty() ? "the file is empty" : "not a known image format", name};
    Diagnostics own;
    auto result = codec->decode(files, options, own);
    for (Diagnostic entry : own.entries()) {
        if (entry.where.file.empty())
            entry.where.file = name;
        diagnostics.add(entry.severity, entry.code, std::move(entry.where));
    }
    if (!result && result.error().file.empty())
        result.error().file = name;
    return result;
}

} // namespace sinew
