// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/png_decoder.h"

#include "core/image/codecs/row_reducer.h"
#include "core/image/image_codec.h"

#include <csetjmp>
#include <cstdio>
#include <cstring>

#include <png.h>

#include <vector>

namespace sinew {

namespace {

/// libpng reports errors by a callback that must not return. longjmp skips destructors, so the functions that call
/// setjmp own nothing: this object does, and releases it in its destructor.
class PngStream
{
public:
    explicit PngStream(Bytes file) : m_rest(file) {}
    ~PngStream() { png_destroy_read_struct(&m_png, &m_info, nullptr); }
    PngStream(const PngStream &) = delete;
    PngStream &operator=(const PngStream &) = delete;

    /// False with error() if the bytes are not a PNG. From then on rows are RGBA with 8 bits per channel.
    bool readHeader();
    /// The next row of a picture, or of one of its passes; false with error() if there is none.
    bool readRow(std::vector<png_byte> &row);
    /// All rows of a picture in several passes, as many as exist.
    bool readPasses(QByteArray &rgba);

    std::uint32_t width() const { return png_get_image_width(m_png, m_info); }
    std::uint32_t height() const { return png_get_image_height(m_png, m_info); }
    bool hasAlpha() const { return m_hasAlpha; }
    bool hasPasses() const { return png_get_interlace_type(m_png, m_info) != PNG_INTERLACE_NONE; }
    std::string error() const { return m_error; }
    std::string warning() const { return m_warning; }

private:
    static void fail(png_structp png, png_const_charp text);
    static void warn(png_structp png, png_const_charp text);
    static void take(png_structp png, png_bytep to, png_size_t count);

    Bytes m_rest;
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
    bool m_hasAlpha = false;
    std::jmp_buf m_escape;
    char m_error[128] = "", m_warning[128] = "";
};

void PngStream::fail(png_structp png, png_const_charp text)
{
    auto *stream = static_cast<PngStream *>(png_get_error_ptr(png));
    std::snprintf(stream->m_error, sizeof stream->m_error, "%s", text);
    std::longjmp(stream->m_escape, 1);
}

void PngStream::warn(png_structp png, png_const_charp text)
{
    auto *stream = static_cast<PngStream *>(png_get_error_ptr(png));
    if (!*stream->m_warning)
        std::snprintf(stream->m_warning, sizeof stream->m_warning, "%s", text);
}

void PngStream::take(png_structp png, png_bytep to, png_size_t count)
{
    auto *stream = static_cast<PngStream *>(png_get_io_ptr(png));
    if (count > stream->m_rest.size())
        png_error(png, "the file ends too early");
    std::memcpy(to, stream->m_rest.data(), count);
    stream->m_rest = stream->m_rest.subspan(count);
}

bool PngStream::readHeader()
{
    if (setjmp(m_escape))
        return false;
    m_png = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, &fail, &warn);
    m_info = m_png ? png_create_info_struct(m_png) : nullptr;
    if (!m_info) {
        std::snprintf(m_error, sizeof m_error, "libpng is not the version that this program was built for");
        return false;
    }
    png_set_read_fn(m_png, this, &take);
    // The number of bytes requested at once: of a file that ends early, those after the last full piece are lost.
    png_set_compression_buffer_size(m_png, 512);
    // Texts may inflate to a thousand times their size, and there may be any number of them.
    static constexpr png_byte skipped[] = "tEXt\0zTXt\0iTXt\0iCCP\0sPLT\0eXIf";
    png_set_keep_unknown_chunks(m_png, PNG_HANDLE_CHUNK_NEVER, skipped, int(sizeof skipped / 5));
    png_set_keep_unknown_chunks(m_png, PNG_HANDLE_CHUNK_NEVER, nullptr, 0);
    // The program has its own limit, with a better message.
    png_set_user_limits(m_png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_read_info(m_png, m_info);
    m_hasAlpha = (png_get_color_type(m_png, m_info) & PNG_COLOR_MASK_ALPHA) != 0 ||
                 png_get_valid(m_png, m_info, PNG_INFO_tRNS) != 0;
    png_set_expand(m_png);
    png_set_scale_16(m_png);
    png_set_gray_to_rgb(m_png);
    png_set_add_alpha(m_png, 0xff, PNG_FILLER_AFTER);
    return true;
}

bool PngStream::readRow(std::vector<png_byte> &row)
{
    if (setjmp(m_escape))
        return false;
    png_read_row(m_png, row.data(), nullptr);
    return true;
}

bool PngStream::readPasses(QByteArray &rgba)
{
    auto *const pixels = reinterpret_cast<png_byte *>(rgba.data());
    if (setjmp(m_escape))
        return false;
    const int passes = png_set_interlace_handling(m_png);
    for (int pass = 0; pass < passes; ++pass)
        for (png_uint_32 y = 0; y < png_get_image_height(m_png, m_info); ++y)
            png_read_row(m_png, pixels + std::size_t(y) * png_get_image_width(m_png, m_info) * 4, nullptr);
    return true;
}

/// Rows up to the first that fails; false if some are missing.
bool readRows(PngStream &png, int reduction, QByteArray &rgba)
{
    const int width = int(png.width()), height = int(png.height());
    std::vector<png_byte> row(std::size_t(width) * 4);
    RowReducer reducer(width, height, reduction, rgba);
    for (int y = 0; y < height; ++y) {
        if (!png.readRow(row))
            return false;
        reducer.add(row.data());
    }
    return true;
}

/// The same for a picture in several passes, whose rows are not in the order of the picture.
bool readPassesReduced(PngStream &png, int reduction, QByteArray &rgba)
{
    const std::size_t columns = (png.width() + std::size_t(reduction) - 1) / std::size_t(reduction);
    const std::size_t rows = (png.height() + std::size_t(reduction) - 1) / std::size_t(reduction);
    std::vector<png_byte> row(std::size_t(png.width()) * 4);
    std::vector<TexelAverage> averages(columns * rows);
    bool isWhole = true;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES && isWhole; ++pass) {
        const png_uint_32 passColumns = PNG_PASS_COLS(png.width(), pass);
        const png_uint_32 passRows = passColumns > 0 ? PNG_PASS_ROWS(png.height(), pass) : 0;
        for (png_uint_32 y = 0; y < passRows && isWhole; ++y) {
            isWhole = png.readRow(row);
            TexelAverage *const line =
                averages.data() + PNG_ROW_FROM_PASS_ROW(y, pass) / png_uint_32(reduction) * columns;
            for (png_uint_32 x = 0; x < passColumns && isWhole; ++x)
                line[PNG_COL_FROM_PASS_COL(x, pass) / png_uint_32(reduction)].add(row.data() + std::size_t(x) * 4);
        }
    }
    for (const TexelAverage &average : averages)
        average.appendTo(rgba);
    return isWhole;
}

} // namespace

Result<PngPicture> decodePng(Bytes file, const DecodingLimits &limits)
{
    PngStream png(file);
    if (!png.readHeader())
        return Error{Message(QT_TRANSLATE_NOOP("Message", "PNG: %1"), {png.error()})};
    if (Status status = checkImageSize(png.width(), png.height()); !status)
        return status.error();
    const auto texels = [&](int reduction) {
        const std::int64_t width = (png.width() + reduction - 1) / reduction;
        const std::int64_t height = (png.height() + reduction - 1) / reduction;
        return width * height;
    };
    const auto peak = [&](int reduction) {
        const bool hasAverages = png.hasPasses() && reduction > 1; // for the whole picture at once
        return texels(reduction) * (4 + (hasAverages ? std::int64_t(sizeof(TexelAverage)) : 0));
    };
    int reduction = 1;
    while (limits.mayReduce && reduction < maxReduction && peak(reduction) > limits.peakBytes)
        reduction *= 2;
    if (Status status = checkPeak(peak(reduction), limits.peakBytes); !status)
        return status.error();

    PngPicture picture{(int(png.width()) + reduction - 1) / reduction,
                       (int(png.height()) + reduction - 1) / reduction,
                       reduction,
                       png.hasAlpha(),
                       {},
                       {}};
    bool isWhole = false;
    const std::int64_t bytes = texels(reduction) * 4;
    if (png.hasPasses() && reduction == 1) {
        picture.rgba = QByteArray(bytes, '\0');
        isWhole = png.readPasses(picture.rgba);
    } else {
        picture.rgba.reserve(bytes);
        isWhole =
            png.hasPasses() ? readPassesReduced(png, reduction, picture.rgba) : readRows(png, reduction, picture.rgba);
    }
    const bool hasPixels = png.hasPasses() ? picture.rgba.count('\0') < picture.rgba.size() : !picture.rgba.isEmpty();
    picture.rgba.append(bytes - picture.rgba.size(), '\0');
    if (!isWhole && !hasPixels)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "PNG: %1"), {png.error()})};
    picture.warning = isWhole ? png.warning() : png.error();
    return picture;
}

} // namespace sinew
