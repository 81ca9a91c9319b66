// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/codecs/tiff_stream.h"

#include <memory>
#include <vector>

namespace sinew {

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
    bool hasAlpha() const { return m_alpha != Alpha::None; }
    /// Memory that reading takes besides the rows that it gives.
    std::int64_t bytes() const;
    /// The next row: width() * 4 bytes. False with error() if it is missing.
    bool read(unsigned char *rgba);

    std::string error() const { return *m_refusal ? m_refusal : m_stream.error(); }
    std::string warning() const { return m_stream.warning(); }

private:
    /// What is decoded at once.
    enum class Piece { Row, Strip, Tiles, MixedTiles };
    enum class Alpha { None, Separate, Multiplied };

    bool refuse(const char *reason);
    void findAlpha();
    int planes() const;
    void convert(std::uint32_t *texels, std::uint32_t count, const std::vector<unsigned char *> &planes);
    bool readLine();
    bool readStrip();
    bool readTiles();
    bool readMixedTiles();
    bool readPiece();

    Bytes m_file;
    std::int64_t m_mostBytes;
    TiffStream m_stream;
    std::vector<std::unique_ptr<TiffStream>> m_furtherPlanes;
    TIFFRGBAImage m_image{};
    bool m_hasImage = false;
    Alpha m_alpha = Alpha::None;
    Piece m_piece = Piece::Row;
    std::uint32_t m_pieceWidth = 0, m_pieceRows = 1;
    std::uint32_t m_row = 0;
    std::vector<std::uint32_t> m_band, m_tile; ///< rows of texels as libtiff packs them, and one tile of it
    std::vector<std::vector<unsigned char>> m_lines;
    char m_refusal[1024] = "";
};

} // namespace sinew
