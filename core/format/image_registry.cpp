// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/image_registry.h"

#include <algorithm>

namespace sinew {

namespace {

constexpr std::size_t headBytes = 4096;

QString suffixOf(const QString &fileName)
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
        const int score = codec->probe(head.first(std::min(head.size(), headBytes)), suffix);
        if (score > bestScore) {
            bestScore = score;
            best = codec;
        }
    }
    return best;
}

Result<DecodedImage> ImageRegistry::decode(Bytes file, const QString &fileName, Diagnostics &diagnostics) const
{
    const std::string name = fileName.toStdString();
    const auto codec = find(file, suffixOf(fileName));
    if (!codec)
        return Error{file.empty() ? "the file is empty" : "not a known image format", name};
    Diagnostics own;
    auto result = codec->decode(file, own);
    for (Diagnostic entry : own.entries()) {
        entry.where.file = name;
        diagnostics.add(entry.severity, entry.code, std::move(entry.where));
    }
    if (!result)
        result.error().file = name;
    return result;
}

} // namespace sinew
