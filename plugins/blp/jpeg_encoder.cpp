// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/blp/jpeg_encoder.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>

#include <jpeglib.h>

namespace sinew {

namespace {

constexpr int markerBytes = 2; ///< SOI and EOI

struct EncoderErrors : jpeg_error_mgr
{
    std::jmp_buf escape;
    char error[JMSG_LENGTH_MAX] = "";
};

/// One table of settings, many streams. As in the decoder, nothing with a destructor lives where setjmp is called.
class JpegMaker
{
public:
    explicit JpegMaker(int quality);
    ~JpegMaker()
    {
        jpeg_destroy_compress(&m_info);
        std::free(m_bytes);
    }
    JpegMaker(const JpegMaker &) = delete;
    JpegMaker &operator=(const JpegMaker &) = delete;

    /// A stream of tables only; null with error() on failure.
    QByteArray tables() { return make(nullptr, 0, 0); }
    /// A stream without tables.
    QByteArray picture(const unsigned char *bgra, int width, int height) { return make(bgra, width, height); }
    std::string error() const { return m_errors.error; }

private:
    QByteArray make(const unsigned char *bgra, int width, int height);
    bool run(const unsigned char *bgra, int width, int height);

    jpeg_compress_struct m_info{};
    EncoderErrors m_errors{};
    unsigned char *m_bytes = nullptr;
    unsigned long m_size = 0;
    int m_quality;
};

JpegMaker::JpegMaker(int quality) : m_quality(quality)
{
    m_info.err = jpeg_std_error(&m_errors);
    m_errors.error_exit = [](j_common_ptr info) {
        auto *errors = static_cast<EncoderErrors *>(info->err);
        info->err->format_message(info, errors->error);
        std::longjmp(errors->escape, 1);
    };
    m_errors.output_message = [](j_common_ptr) {};
}

QByteArray JpegMaker::make(const unsigned char *bgra, int width, int height)
{
    const bool done = run(bgra, width, height);
    QByteArray stream = done ? QByteArray(reinterpret_cast<const char *>(m_bytes), qsizetype(m_size)) : QByteArray();
    std::free(m_bytes);
    m_bytes = nullptr;
    m_size = 0;
    return stream;
}

bool JpegMaker::run(const unsigned char *bgra, int width, int height)
{
    if (setjmp(m_errors.escape))
        return false;
    if (!m_info.mem)
        jpeg_create_compress(&m_info);
    jpeg_mem_dest(&m_info, &m_bytes, &m_size);
    m_info.image_width = JDIMENSION(width);
    m_info.image_height = JDIMENSION(height);
    m_info.input_components = 4;
    m_info.in_color_space = JCS_UNKNOWN;
    jpeg_set_defaults(&m_info);
    jpeg_set_quality(&m_info, m_quality, TRUE);
    if (!bgra) {
        jpeg_write_tables(&m_info);
        return true;
    }
    jpeg_suppress_tables(&m_info, TRUE);
    jpeg_start_compress(&m_info, FALSE);
    while (m_info.next_scanline < m_info.image_height) {
        auto *row = const_cast<unsigned char *>(bgra) + std::size_t(m_info.next_scanline) * m_info.image_width * 4;
        jpeg_write_scanlines(&m_info, &row, 1);
    }
    jpeg_finish_compress(&m_info);
    return true;
}

} // namespace

Result<BlpJpegLevels> encodeBlpJpeg(const std::vector<ImageLevel> &levels, int quality)
{
    JpegMaker jpeg(quality);
    BlpJpegLevels result;
    result.sharedHeader = jpeg.tables();
    result.sharedHeader.chop(markerBytes);
    for (const ImageLevel &level : levels) {
        QByteArray bgra = level.bytes;
        auto *texel = reinterpret_cast<unsigned char *>(bgra.data());
        for (qsizetype i = 0; i < bgra.size(); i += 4)
            std::swap(texel[i], texel[i + 2]);
        result.bodies.push_back(jpeg.picture(texel, level.width, level.height).mid(markerBytes));
        if (result.bodies.back().isEmpty() || result.sharedHeader.isEmpty())
            return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg.error()})};
    }
    return result;
}

} // namespace sinew
