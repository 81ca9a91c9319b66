// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/tiff_decoder.h"

#include "core/image/codecs/row_reducer.h"
#include "core/image/image_codec.h"

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include <tiffio.h>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sinew {

namespace {

constexpr std::uint32_t mostTileSide = 65536;

/// A file in memory as libtiff reads it. Each plane of a picture that stores its channels one after the other is read
/// through a stream of its own: going back and forth in one would decode a strip again from its start for each row.
class TiffStream
{
public:
    TiffStream(Bytes file, std::int64_t mostBytes);
    ~TiffStream();
    TiffStream(const TiffStream &) = delete;
    TiffStream &operator=(const TiffStream &) = delete;

    /// Null if the file is no TIFF.
    TIFF *handle() const { return m_tiff; }
    std::string error() const { return m_error; }
    std::string warning() const { return m_warning; }

private:
    using Text = char[160];
    static int keep(Text &text, const char *format, va_list arguments);
    static tmsize_t read(thandle_t stream, void *to, tmsize_t count);
    static toff_t seek(thandle_t stream, toff_t offset, int from);

    Bytes m_file;
    toff_t m_at = 0;
    TIFF *m_tiff = nullptr;
    Text m_error = "", m_warning = "";
};

int TiffStream::keep(Text &text, const char *format, va_list arguments)
{
    if (!*text)
        std::vsnprintf(text, sizeof text, format, arguments);
    return 1; // not to be written to standard error too
}

tmsize_t TiffStream::read(thandle_t stream, void *to, tmsize_t count)
{
    auto &self = *static_cast<TiffStream *>(stream);
    const auto rest = self.m_file.size() - std::min(self.m_file.size(), std::size_t(self.m_at));
    const std::size_t taken = std::min(rest, std::size_t(std::max(count, tmsize_t(0))));
    if (taken > 0)
        std::memcpy(to, self.m_file.data() + self.m_at, taken);
    self.m_at += taken;
    return tmsize_t(taken);
}

toff_t TiffStream::seek(thandle_t stream, toff_t offset, int from)
{
    auto &self = *static_cast<TiffStream *>(stream);
    const toff_t start = from == SEEK_SET ? 0 : from == SEEK_CUR ? self.m_at : toff_t(self.m_file.size());
    return self.m_at = start + offset;
}

TiffStream::TiffStream(Bytes file, std::int64_t mostBytes) : m_file(file)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   &TIFFOpenOptionsFree);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), tmsize_t(mostBytes));
    TIFFOpenOptionsSetErrorHandlerExtR(
        options.get(),
        [](TIFF *, void *stream, const char *, const char *format, va_list arguments) {
            return keep(static_cast<TiffStream *>(stream)->m_error, format, arguments);
        },
        this);
    TIFFOpenOptionsSetWarningHandlerExtR(
        options.get(),
        [](TIFF *, void *stream, const char *, const char *format, va_list arguments) {
            return keep(static_cast<TiffStream *>(stream)->m_warning, format, arguments);
        },
        this);
    m_tiff = TIFFClientOpenExt(
        "", "rm", this, &read, [](thandle_t, void *, tmsize_t) { return tmsize_t(0); }, &seek,
        [](thandle_t) { return 0; },
        [](thandle_t stream) { return toff_t(static_cast<TiffStream *>(stream)->m_file.size()); }, nullptr, nullptr,
        options.get());
}

TiffStream::~TiffStream()
{
    if (m_tiff)
        TIFFClose(m_tiff);
}

/// Gives the rows of a picture one after the other, with no more of it in memory than has to be.
class TiffRows
{
public:
    TiffRows(Bytes file, std::int64_t mostBytes) : m_file(file), m_mostBytes(mostBytes), m_stream(file, mostBytes) {}
    ~TiffRows();
    TiffRows(const TiffRows &) = delete;
    TiffRows &operator=(const TiffRows &) = delete;

    /// False with error() if there is no picture, or one that can't be read in this way.
    bool open();
    int width() const { return int(m_image.width); }
    int height() const { return int(m_image.height); }
    bool hasAlpha() const { return m_image.alpha != 0 && m_image.photometric != PHOTOMETRIC_SEPARATED; }
    /// Memory that reading takes besides the rows that it gives.
    std::int64_t bytes() const;
    /// The next row: width() * 4 bytes. False with error() if it is missing.
    bool read(unsigned char *rgba);

    std::string error() const { return *m_refusal ? m_refusal : m_stream.error(); }
    std::string warning() const { return m_stream.warning(); }

private:
    /// What is decoded at once.
    enum class Piece { Row, Strip, Tiles };

    bool refuse(const char *reason);
    int planes() const;
    bool readLine();
    bool readStrip();
    bool readTiles();

    Bytes m_file;
    std::int64_t m_mostBytes;
    TiffStream m_stream;
    std::vector<std::unique_ptr<TiffStream>> m_furtherPlanes;
    TIFFRGBAImage m_image{};
    bool m_hasImage = false;
    Piece m_piece = Piece::Row;
    std::uint32_t m_pieceWidth = 0, m_pieceRows = 1;
    std::uint32_t m_row = 0;
    std::vector<std::uint32_t> m_band, m_tile; ///< rows of texels as libtiff packs them, and one tile of it
    std::vector<std::vector<unsigned char>> m_lines;
    char m_refusal[1024] = "";
};

TiffRows::~TiffRows()
{
    if (m_hasImage)
        TIFFRGBAImageEnd(&m_image);
}

bool TiffRows::refuse(const char *reason)
{
    std::snprintf(m_refusal, sizeof m_refusal, "%s", reason);
    return false;
}

bool TiffRows::open()
{
    TIFF *const tiff = m_stream.handle();
    m_hasImage = tiff && TIFFRGBAImageOK(tiff, m_refusal) && TIFFRGBAImageBegin(&m_image, tiff, 1, m_refusal);
    if (!m_hasImage)
        return false;
    if (TIFFIsTiled(tiff)) {
        m_piece = Piece::Tiles;
        TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &m_pieceWidth);
        TIFFGetField(tiff, TIFFTAG_TILELENGTH, &m_pieceRows);
        const auto isSound = [](std::uint32_t side) { return side > 0 && side <= mostTileSide; };
        return isSound(m_pieceWidth) && isSound(m_pieceRows) ? true : refuse("tiles of an impossible size");
    }
    if (m_image.photometric == PHOTOMETRIC_YCBCR) { // rows share values
        m_piece = Piece::Strip;
        TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &m_pieceRows);
        m_pieceWidth = m_image.width;
        m_pieceRows = std::min(m_pieceRows, m_image.height);
        return m_pieceRows > 0 ? true : refuse("strips without a size");
    }
    const std::int64_t samples = m_image.isContig ? m_image.samplesperpixel : 1;
    if (std::int64_t(TIFFScanlineSize(tiff)) * 8 < samples * m_image.bitspersample * m_image.width)
        return refuse("rows without a size");
    while (int(m_furtherPlanes.size()) + 1 < planes()) {
        m_furtherPlanes.push_back(std::make_unique<TiffStream>(m_file, m_mostBytes));
        if (!m_furtherPlanes.back()->handle())
            return false;
    }
    return true;
}

/// How many planes the conversion takes.
int TiffRows::planes() const
{
    if (m_image.isContig)
        return 1;
    const bool isGrey = m_image.photometric == PHOTOMETRIC_MINISWHITE ||
                        m_image.photometric == PHOTOMETRIC_MINISBLACK || m_image.photometric == PHOTOMETRIC_PALETTE;
    return (isGrey ? 1 : 3) + (m_image.alpha != 0 ? 1 : 0);
}

std::int64_t TiffRows::bytes() const
{
    TIFF *const tiff = m_stream.handle();
    const std::int64_t texels = std::int64_t(m_pieceWidth) * m_pieceRows;
    const int stored = m_image.isContig ? 1 : m_image.samplesperpixel;
    switch (m_piece) {
    case Piece::Row:
        return std::int64_t(TIFFScanlineSize(tiff)) * planes() + std::int64_t(m_image.width) * 4;
    case Piece::Strip:
        return std::int64_t(TIFFStripSize(tiff)) * stored + texels * 4;
    case Piece::Tiles:
        return std::int64_t(TIFFTileSize(tiff)) * stored + texels * 4 + std::int64_t(m_image.width) * m_pieceRows * 4;
    }
    return 0;
}

bool TiffRows::readLine()
{
    m_lines.resize(std::size_t(planes()));
    m_band.resize(m_image.width);
    for (std::size_t plane = 0; plane < m_lines.size(); ++plane) {
        TIFF *const tiff = plane == 0 ? m_stream.handle() : m_furtherPlanes[plane - 1]->handle();
        m_lines[plane].resize(std::size_t(TIFFScanlineSize(tiff)));
        if (TIFFReadScanline(tiff, m_lines[plane].data(), m_row, std::uint16_t(plane)) != 1)
            return plane == 0 ? false : refuse(m_furtherPlanes[plane - 1]->error().c_str());
    }
    if (m_image.isContig) {
        m_image.put.contig(&m_image, m_band.data(), 0, 0, m_image.width, 1, 0, 0, m_lines[0].data());
        return true;
    }
    const bool hasColours = m_lines.size() >= 3;
    unsigned char *const alpha = m_image.alpha != 0 ? m_lines.back().data() : nullptr;
    m_image.put.separate(&m_image, m_band.data(), 0, 0, m_image.width, 1, 0, 0, m_lines[0].data(),
                         m_lines[hasColours ? 1 : 0].data(), m_lines[hasColours ? 2 : 0].data(), alpha);
    return true;
}

/// From the last row to the first, as libtiff gives them.
bool TiffRows::readStrip()
{
    m_band.resize(std::size_t(m_image.width) * m_pieceRows);
    return TIFFReadRGBAStripExt(m_stream.handle(), m_row, m_band.data(), 1) == 1;
}

bool TiffRows::readTiles()
{
    m_band.resize(std::size_t(m_image.width) * m_pieceRows);
    m_tile.resize(std::size_t(m_pieceWidth) * m_pieceRows);
    for (std::uint32_t x = 0; x < m_image.width; x += m_pieceWidth) {
        if (TIFFReadRGBATileExt(m_stream.handle(), x, m_row, m_tile.data(), 1) != 1)
            return false;
        const std::size_t columns = std::min(m_pieceWidth, m_image.width - x);
        for (std::uint32_t y = 0; y < m_pieceRows; ++y)
            std::copy_n(m_tile.data() + std::size_t(y) * m_pieceWidth, columns,
                        m_band.data() + std::size_t(y) * m_image.width + x);
    }
    return true;
}

bool TiffRows::read(unsigned char *rgba)
{
    const std::uint32_t within = m_piece == Piece::Row ? 0 : m_row % m_pieceRows;
    if (within == 0 && !(m_piece == Piece::Row ? readLine() : m_piece == Piece::Strip ? readStrip() : readTiles()))
        return false;
    // The last strip ends with the picture, the last tiles are filled up.
    const std::uint32_t rows =
        m_piece != Piece::Strip ? m_pieceRows : std::min(m_pieceRows, m_image.height - (m_row - within));
    const std::uint32_t *texel = m_band.data() + std::size_t(rows - 1 - within) * m_image.width;
    for (std::uint32_t x = 0; x < m_image.width; ++x, ++texel, rgba += 4) {
        const std::uint32_t alpha = TIFFGetA(*texel);
        std::uint32_t channels[] = {TIFFGetR(*texel), TIFFGetG(*texel), TIFFGetB(*texel)};
        if (alpha > 0 && alpha < 255) // libtiff multiplies the colours
            for (std::uint32_t &channel : channels)
                channel = std::min((channel * 255 + alpha / 2) / alpha, std::uint32_t(255));
        for (int i = 0; i < 3; ++i)
            rgba[i] = static_cast<unsigned char>(channels[i]);
        rgba[3] = static_cast<unsigned char>(alpha);
    }
    ++m_row;
    return true;
}

} // namespace

Result<TiffPicture> decodeTiff(Bytes file, const DecodingLimits &limits)
{
    TiffRows rows(file, limits.peakBytes);
    if (!rows.open())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "TIFF: %1"), {rows.error()})};
    if (Status status = checkImageSize(std::uint32_t(rows.width()), std::uint32_t(rows.height())); !status)
        return status.error();
    const auto side = [](int length, int reduction) { return (length + reduction - 1) / reduction; };
    const auto peak = [&](int reduction) {
        const std::int64_t columns = side(rows.width(), reduction);
        return columns * side(rows.height(), reduction) * 4 + columns * std::int64_t(sizeof(TexelAverage)) +
               rows.bytes();
    };
    int reduction = 1;
    while (limits.mayReduce && reduction < maxReduction && peak(reduction) > limits.peakBytes)
        reduction *= 2;
    if (Status status = checkPeak(peak(reduction), limits.peakBytes); !status)
        return status.error();

    TiffPicture picture{
        side(rows.width(), reduction), side(rows.height(), reduction), reduction, rows.hasAlpha(), {}, {}};
    const qsizetype bytes = qsizetype(picture.width) * picture.height * 4;
    picture.rgba.reserve(bytes);
    RowReducer reducer(rows.width(), rows.height(), reduction, picture.rgba);
    std::vector<unsigned char> row(std::size_t(rows.width()) * 4);
    int count = 0;
    for (; count < rows.height() && rows.read(row.data()); ++count)
        reducer.add(row.data());
    if (count == 0)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "TIFF: %1"), {rows.error()})};
    picture.rgba.append(bytes - picture.rgba.size(), '\0');
    picture.warning = count == rows.height() ? rows.warning() : rows.error();
    return picture;
}

} // namespace sinew
