// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"

namespace sinew {

/// The image codecs the program knows. An object that is passed around; there is no global one. Codecs are stateless,
/// so decode() may run in several threads at once.
class ImageRegistry
{
public:
    void add(std::shared_ptr<const ImageCodec> codec) { m_codecs.push_back(std::move(codec)); }
    const std::vector<std::shared_ptr<const ImageCodec>> &codecs() const { return m_codecs; }
    /// The suffixes of all codecs, lower case, without dot, in the order added, each once: for file dialogs.
    QStringList suffixes() const;

    /// The codec with the best score, the first added among equals; null if none accepts the bytes. `suffix` in lower
    /// case.
    std::shared_ptr<const ImageCodec> find(Bytes head, const QString &suffix) const;

    /// What a file is by its first bytes (up to 4096); `suffix` as for find().
    ImageContent contentOf(Bytes head, const QString &suffix) const;

    /// Decodes a whole file. Its name chooses the codec if the bytes do not, and is used in errors and diagnostics.
    Result<DecodedImage> decode(const FileSet &files, Diagnostics &diagnostics,
                                const DecodeOptions &options = {}) const;

    /// A way to write pictures and the codec that provides it.
    struct Writer
    {
        std::shared_ptr<const ImageCodec> codec;
        ImageVariant variant;
    };
    /// Those of all codecs, in the order added; of several with one id the first.
    std::vector<Writer> writers() const;
    /// Null codec if none has that id.
    Writer writer(const QString &id) const;

private:
    std::vector<std::shared_ptr<const ImageCodec>> m_codecs;
};

} // namespace sinew
