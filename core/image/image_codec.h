// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// What a plugin implements to add an image format.

#include "core/files/file_set.h"
#include "core/image/decoded_image.h"
#include "core/io/diagnostics.h"
#include "core/io/result.h"

#include <QStringList>

#include <atomic>
#include <memory>
#include <vector>

namespace sinew {

constexpr int maxImageSide = 16384;

/// One way in which a codec writes pictures, as a row of a list to choose from.
struct ImageVariant
{
    QString id;     ///< "blp1-jpeg": for the command line and settings, unique among all codecs
    Message label;  ///< "BLP1 JPEG"
    QString suffix; ///< of its files: lower case, without dot
    /// The stored format. Levels that are already such blocks are written unchanged.
    PixelFormat format = PixelFormat::Rgba8;
    std::vector<int> alphaBits{0, 8}; ///< supported numbers of alpha bits, ascending
    bool mips = false;                ///< more than one level
    bool cubes = false;               ///< the six faces of a cube map
    bool palette = false;             ///< 256 colours: EncodeOptions::dither counts
    /// EncodeOptions::quality if nothing else is requested; 0: there is no choice.
    int defaultQuality = 0;
    /// The games that read it require sides that are powers of two, up to this many texels. 0: any size.
    int gameSide = 0;
    bool texture = false; ///< made for games, not for people
};

/// What a picture file is by its first bytes, whatever it is called.
struct ImageContent
{
    QString name = {};     ///< "DDS"; empty: unknown
    bool isNamedSo = true; ///< its suffix is one of those of such files

    bool operator==(const ImageContent &) const = default;
};

/// How to write. Every option only counts if the variant supports it.
struct EncodeOptions
{
    QString variant;    ///< ImageVariant::id
    int quality = 0;    ///< 1 … 100, 0: the variant's default; for blocks the effort: above 90 slow, slightly better
    int alphaBits = -1; ///< one of the variant's; -1: its highest if the picture is not opaque, else its lowest
    int alphaThreshold = 128; ///< 1 … 255: with one bit, alpha from this value on is opaque
    bool dither = true;       ///< spread the error of a palette over the neighbours
    bool grey = false;        ///< red is used for all three: one channel is written if the format can
    /// Set by another thread when the result is no longer wanted: encode() fails soon.
    const std::atomic_bool *cancelled = nullptr;

    bool isCancelled() const { return cancelled && *cancelled; }
};

/// How to read.
struct DecodeOptions
{
    /// A picture that would take more memory than its file justifies is read smaller if the codec can, as for the
    /// preview; otherwise such a picture is an error.
    bool mayReduce = false;
};

/// Reads one family of image files, and writes it in the ways listed by variants(). Malformed input gives an Error,
/// never a crash, and no allocation above the need of the stated size, which is checked against 16384 × 16384 and
/// against the bytes that are there.
class ImageCodec
{
public:
    virtual ~ImageCodec() = default;
    virtual QString name() const = 0;
    /// Lower case, without dot.
    virtual QStringList suffixes() const = 0;
    /// 0 not mine … 100 certainly; `head` holds the first bytes of the file (up to 4096), `suffix` in lower case.
    virtual int probe(Bytes head, const QString &suffix) const = 0;
    /// What the first bytes say that the file is, as users call it ("DDS"); empty if they don't say.
    virtual QString contentOf(Bytes head) const
    {
        (void)head;
        return {};
    }
    /// An Error or diagnostic that names no file is about the primary one.
    virtual Result<DecodedImage> decode(const FileSet &files, const DecodeOptions &options,
                                        Diagnostics &diagnostics) const = 0;

    /// The ways in which encode() can write; none by default.
    virtual std::vector<ImageVariant> variants() const { return {}; }
    /// A whole file with all levels (and faces) of the picture; a variant without mips or faces takes the first. Fails
    /// like checkEncoding() does.
    virtual Result<QByteArray> encode(const DecodedImage &image, const EncodeOptions &options) const;
};

/// Checks that the picture keeps the contract of DecodedImage and the options are in the variant's ranges.
Status checkEncoding(const ImageVariant &variant, const DecodedImage &image, const EncodeOptions &options);

/// Fails if a side is 0 or above maxImageSide; `offset` is where the file states the size.
Status checkImageSize(std::uint32_t width, std::uint32_t height, std::int64_t offset = -1);

/// Peak memory that decoding a file may take if the picture is larger than the file (JPEG, run lengths): 128 MiB + 20 ×
/// `fileBytes`. No real texture needs more, and a small file cannot fill the memory.
std::int64_t decodingBudget(std::size_t fileBytes);
/// The limits for decoding one picture.
struct DecodingLimits
{
    std::int64_t peakBytes = 0; ///< at most: pixels, and what a decoder keeps besides them
    bool mayReduce = false;     ///< a picture that is too large is read with smaller sides
};
/// Fails if decoding takes more peak memory than allowed.
Status checkPeak(std::int64_t peakBytes, std::int64_t budget);

} // namespace sinew
