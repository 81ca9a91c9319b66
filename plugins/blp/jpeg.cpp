// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/jpeg.h"

#include "core/image/image_codec.h"

#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

#include <utility>

namespace sinew {

namespace {

/// A progressive stream may state thousands of scans over a large picture; encoders write about ten.
constexpr int maxScans = 64;

struct DecoderErrors : jpeg_error_mgr
{
    std::jmp_buf escape;
    char error[JMSG_LENGTH_MAX] = "";
    char warning[JMSG_LENGTH_MAX] = "";
};

DecoderErrors *managerOf(j_common_ptr info)
{
    return static_cast<DecoderErrors *>(info->err);
}

[[noreturn]] void leave(j_common_ptr info)
{
    std::longjmp(managerOf(info)->escape, 1);
}

/// libjpeg reports errors by a callback that must not return. longjmp skips destructors, so the functions that call
/// setjmp own nothing: this object does, and releases it in its destructor.
class JpegStream
{
public:
    JpegStream();
    ~JpegStream() { jpeg_destroy_decompress(&m_info); }
    JpegStream(const JpegStream &) = delete;
    JpegStream &operator=(const JpegStream &) = delete;

    /// False with error() when the bytes are not a JPEG picture.
    bool readHeader(const QByteArray &bytes);
    /// Fills width() * height() * 4 bytes.
    bool readPixels(unsigned char *pixels);

    int width() const { return int(m_info.image_width); }
    int height() const { return int(m_info.image_height); }
    int components() const { return m_info.num_components; }
    bool progressive() const { return m_info.progressive_mode; }
    std::string error() const { return m_errors.error; }
    std::string warning() const { return m_errors.warning; }

private:
    jpeg_decompress_struct m_info{};
    jpeg_progress_mgr m_progress{};
    DecoderErrors m_errors{};
};

JpegStream::JpegStream()
{
    m_info.err = jpeg_std_error(&m_errors);
    m_errors.error_exit = [](j_common_ptr info) {
        info->err->format_message(info, managerOf(info)->error);
        leave(info);
    };
    m_errors.emit_message = [](j_common_ptr info, int level) {
        if (level < 0 && info->err->num_warnings++ == 0)
            info->err->format_message(info, managerOf(info)->warning);
    };
    m_errors.output_message = [](j_common_ptr) {};
    m_progress.progress_monitor = [](j_common_ptr info) {
        if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number <= maxScans)
            return;
        std::snprintf(managerOf(info)->error, JMSG_LENGTH_MAX, "more than %d scans", maxScans);
        leave(info);
    };
}

bool JpegStream::readHeader(const QByteArray &bytes)
{
    if (setjmp(m_errors.escape))
        return false;
    jpeg_create_decompress(&m_info);
    m_info.progress = &m_progress;
    jpeg_mem_src(&m_info, reinterpret_cast<const unsigned char *>(bytes.constData()),
                 static_cast<unsigned long>(bytes.size()));
    jpeg_read_header(&m_info, TRUE);
    return true;
}

bool JpegStream::readPixels(unsigned char *pixels)
{
    if (setjmp(m_errors.escape))
        return false;
    if (m_info.num_components == 4) {
        // Equal spaces on both sides: libjpeg neither converts nor inverts, whatever a marker may claim.
        m_info.jpeg_color_space = JCS_CMYK;
        m_info.out_color_space = JCS_CMYK;
    } else {
        m_info.out_color_space = JCS_EXT_RGBA;
    }
    jpeg_start_decompress(&m_info);
    while (m_info.output_scanline < m_info.output_height) {
        JSAMPROW row = pixels + std::size_t(m_info.output_scanline) * m_info.output_width * 4;
        jpeg_read_scanlines(&m_info, &row, 1);
    }
    jpeg_finish_decompress(&m_info);
    return true;
}

} // namespace

Result<BlpJpegPicture> decodeBlpJpeg(Bytes sharedHeader, Bytes body, std::size_t fileBytes)
{
    QByteArray stream;
    stream.reserve(qsizetype(sharedHeader.size() + body.size()));
    stream.append(reinterpret_cast<const char *>(sharedHeader.data()), qsizetype(sharedHeader.size()));
    stream.append(reinterpret_cast<const char *>(body.data()), qsizetype(body.size()));

    JpegStream jpeg;
    if (!jpeg.readHeader(stream))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg.error()})};
    if (Status status = checkImageSize(std::uint32_t(jpeg.width()), std::uint32_t(jpeg.height())); !status)
        return status.error();
    // A progressive stream also keeps all coefficients, 2 bytes each.
    const std::int64_t pixelBytes = std::int64_t(jpeg.width()) * jpeg.height() * 4;
    if (Status status = checkExpansion(jpeg.progressive() ? pixelBytes * 3 : pixelBytes, fileBytes); !status)
        return status.error();

    BlpJpegPicture picture{jpeg.width(), jpeg.height(), jpeg.components(), {}, {}};
    picture.rgba = QByteArray(pixelBytes, Qt::Uninitialized);
    auto *pixels = reinterpret_cast<unsigned char *>(picture.rgba.data());
    if (!jpeg.readPixels(pixels))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg.error()})};
    if (picture.components == 4)
        for (std::int64_t i = 0; i < pixelBytes; i += 4)
            std::swap(pixels[i], pixels[i + 2]);
    picture.warning = jpeg.warning();
    return picture;
}

} // namespace sinew
