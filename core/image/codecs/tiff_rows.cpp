// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/tiff_rows.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace sinew {

namespace {

constexpr std::uint32_t mostTileSide = 65536;

} // namespace

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

/// Finds out if there is an alpha channel, and has libtiff give the colours as they are stored.
void TiffRows::findAlpha()
{
    TIFF *const tiff = m_stream.handle();
    std::uint16_t count = 0, photometric = PHOTOMETRIC_MINISBLACK;
    std::uint16_t *kinds = nullptr;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_PHOTOMETRIC, &photometric);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_EXTRASAMPLES, &count, &kinds);
    if (count == 0 || photometric == PHOTOMETRIC_SEPARATED)
        return;
    // Many programs don't say that a fourth channel is alpha.
    const bool isAlpha =
        kinds[0] == EXTRASAMPLE_UNASSALPHA || (kinds[0] == EXTRASAMPLE_UNSPECIFIED && photometric == PHOTOMETRIC_RGB);
    m_alpha = kinds[0] == EXTRASAMPLE_ASSOCALPHA ? Alpha::Multiplied : isAlpha ? Alpha::Separate : Alpha::None;
    if (m_alpha != Alpha::Separate)
        return;
    // Libtiff would multiply the colours by it, which are then gone where it is low.
    std::vector<std::uint16_t> asStored(kinds, kinds + count);
    asStored[0] = EXTRASAMPLE_ASSOCALPHA;
    TIFFSetField(tiff, TIFFTAG_EXTRASAMPLES, count, asStored.data());
}

bool TiffRows::open()
{
    TIFF *const tiff = m_stream.handle();
    if (tiff)
        findAlpha();
    m_hasImage = tiff && TIFFRGBAImageOK(tiff, m_refusal) && TIFFRGBAImageBegin(&m_image, tiff, 1, m_refusal);
    if (!m_hasImage)
        return false;
    if (TIFFIsTiled(tiff)) {
        m_piece = m_image.photometric == PHOTOMETRIC_YCBCR ? Piece::MixedTiles : Piece::Tiles;
        TIFFGetField(tiff, TIFFTAG_TILEWIDTH, &m_pieceWidth);
        TIFFGetField(tiff, TIFFTAG_TILELENGTH, &m_pieceRows);
        const auto isSound = [](std::uint32_t side) { return side > 0 && side <= mostTileSide; };
        if (!isSound(m_pieceWidth) || !isSound(m_pieceRows))
            return refuse("tiles of an impossible size");
        const std::int64_t samples = m_image.isContig ? m_image.samplesperpixel : 1;
        return std::int64_t(TIFFTileRowSize(tiff)) * 8 >= samples * m_image.bitspersample * m_pieceWidth
                   ? true
                   : refuse("tiles without a size");
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
    case Piece::MixedTiles:
        return std::int64_t(TIFFTileSize(tiff)) * stored + texels * 4 + std::int64_t(m_image.width) * m_pieceRows * 4;
    }
    return 0;
}

/// Texels of one row from their samples, all together or a plane each.
void TiffRows::convert(std::uint32_t *texels, std::uint32_t count, const std::vector<unsigned char *> &planes)
{
    if (!m_image.isContig) {
        const bool hasColours = planes.size() >= 3;
        m_image.put.separate(&m_image, texels, 0, 0, count, 1, 0, 0, planes[0], planes[hasColours ? 1 : 0],
                             planes[hasColours ? 2 : 0], m_image.alpha != 0 ? planes.back() : nullptr);
        return;
    }
    m_image.put.contig(&m_image, texels, 0, 0, count, 1, 0, 0, planes[0]);
    const bool isGrey = m_image.photometric == PHOTOMETRIC_MINISWHITE || m_image.photometric == PHOTOMETRIC_MINISBLACK;
    if (!isGrey || m_image.bitspersample != 16 || !hasAlpha())
        return;
    // Libtiff leaves that alpha out.
    for (std::uint32_t x = 0; x < count; ++x) {
        std::uint16_t alpha = 0;
        std::memcpy(&alpha, planes[0] + (std::size_t(x) * m_image.samplesperpixel + 1) * sizeof alpha, sizeof alpha);
        texels[x] = (texels[x] & 0xffffff) | std::uint32_t((alpha + 128) / 257) << 24;
    }
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
    std::vector<unsigned char *> lines;
    for (auto &line : m_lines)
        lines.push_back(line.data());
    convert(m_band.data(), m_image.width, lines);
    return true;
}

/// From the last row to the first, as libtiff gives them.
bool TiffRows::readStrip()
{
    m_band.resize(std::size_t(m_image.width) * m_pieceRows);
    return TIFFReadRGBAStripExt(m_stream.handle(), m_row, m_band.data(), 1) == 1;
}

/// Row by row: libtiff's own conversion of tiles that reach over the edge mixes up rows of some kinds of grey. From the
/// last row to the first.
bool TiffRows::readTiles()
{
    TIFF *const tiff = m_stream.handle();
    const std::size_t rowBytes = std::size_t(TIFFTileRowSize(tiff));
    m_band.resize(std::size_t(m_image.width) * m_pieceRows);
    m_lines.resize(std::size_t(planes()));
    std::vector<unsigned char *> lines(m_lines.size());
    for (std::uint32_t x = 0; x < m_image.width; x += m_pieceWidth) {
        for (std::size_t plane = 0; plane < m_lines.size(); ++plane) {
            m_lines[plane].resize(std::size_t(TIFFTileSize(tiff)));
            if (TIFFReadTile(tiff, m_lines[plane].data(), x, m_row, 0, std::uint16_t(plane)) < 0)
                return false;
        }
        for (std::uint32_t y = 0; y < m_pieceRows; ++y) {
            for (std::size_t plane = 0; plane < m_lines.size(); ++plane)
                lines[plane] = m_lines[plane].data() + rowBytes * y;
            convert(m_band.data() + std::size_t(m_pieceRows - 1 - y) * m_image.width + x,
                    std::min(m_pieceWidth, m_image.width - x), lines);
        }
    }
    return true;
}

/// Tiles whose rows share values.
bool TiffRows::readMixedTiles()
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

bool TiffRows::readPiece()
{
    switch (m_piece) {
    case Piece::Row:
        return readLine();
    case Piece::Strip:
        return readStrip();
    case Piece::Tiles:
        return readTiles();
    case Piece::MixedTiles:
        return readMixedTiles();
    }
    return false;
}

bool TiffRows::read(unsigned char *rgba)
{
    const std::uint32_t within = m_piece == Piece::Row ? 0 : m_row % m_pieceRows;
    if (within == 0 && !readPiece())
        return false;
    // The last strip ends with the picture, the last tiles are filled up.
    const std::uint32_t rows =
        m_piece != Piece::Strip ? m_pieceRows : std::min(m_pieceRows, m_image.height - (m_row - within));
    const std::uint32_t *texel = m_band.data() + std::size_t(rows - 1 - within) * m_image.width;
    for (std::uint32_t x = 0; x < m_image.width; ++x, ++texel, rgba += 4) {
        const std::uint32_t alpha = hasAlpha() ? TIFFGetA(*texel) : 255;
        std::uint32_t channels[] = {TIFFGetR(*texel), TIFFGetG(*texel), TIFFGetB(*texel)};
        if (m_alpha == Alpha::Multiplied && alpha > 0 && alpha < 255)
            for (std::uint32_t &channel : channels)
                channel = std::min((channel * 255 + alpha / 2) / alpha, std::uint32_t(255));
        for (int i = 0; i < 3; ++i)
            rgba[i] = static_cast<unsigned char>(channels[i]);
        rgba[3] = static_cast<unsigned char>(alpha);
    }
    ++m_row;
    return true;
}

} // namespace sinew
