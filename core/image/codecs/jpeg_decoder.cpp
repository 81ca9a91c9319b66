// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/jpeg_decoder.h"

#include "core/image/codecs/jpeg_coefficients.h"
#include "core/image/image_codec.h"

#include <csetjmp>
#include <cstdio>

#include <jpeglib.h>

#include <optional>
#include <utility>

namespace sinew {

namespace {

/// A progressive stream may specify thousands of scans over a large picture; encoders write about ten.
constexpr int maxScans = 64;
/// What libjpeg can do.
constexpr int maxJpegReduction = 8;

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

    /// False with error() if the bytes are not a JPEG picture.
    bool readHeader(const QByteArray &bytes);
    /// Peak memory of reading, with a square of the lowest frequencies kept in each block if there are several scans.
    std::int64_t peakBytes(int frequencies);
    /// 1, 2, 4, 8: this many pixels become one.
    void setReduction(int reduction);
    /// Only for streams of several scans.
    void keepFrequencies(int side);
    /// Fills outputWidth() * outputHeight() * 4 bytes.
    bool readPixels(unsigned char *pixels, JpegChannels channels);

    int width() const { return int(m_info.image_width); }
    int height() const { return int(m_info.image_height); }
    int outputWidth() const { return int(m_info.output_width); }
    int outputHeight() const { return int(m_info.output_height); }
    int components() const { return m_info.num_components; }
    bool hasSeveralScans() { return jpeg_has_multiple_scans(&m_info); }
    bool isProgressive() const { return m_info.progressive_mode; }
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

void JpegStream::setReduction(int reduction)
{
    if (setjmp(m_errors.escape))
        return;
    m_info.scale_num = 1;
    m_info.scale_denom = unsigned(reduction);
    jpeg_calc_output_dimensions(&m_info);
}

void JpegStream::keepFrequencies(int side)
{
    if (setjmp(m_errors.escape))
        return;
    keepLowFrequencies(m_info, side);
}

std::int64_t JpegStream::peakBytes(int frequencies)
{
    const std::int64_t pixels = std::int64_t(outputWidth()) * outputHeight() * 4;
    return pixels + (hasSeveralScans() ? coefficientBytes(m_info, frequencies) : 0);
}

bool JpegStream::readPixels(unsigned char *pixels, JpegChannels channels)
{
    if (setjmp(m_errors.escape))
        return false;
    if (m_info.num_components == 4 && channels == JpegChannels::Bgra) {
        // Equal colour spaces on both sides: libjpeg neither converts nor inverts, whatever a marker may claim.
        m_info.jpeg_color_space = JCS_CMYK;
        m_info.out_color_space = JCS_CMYK;
    } else {
        m_info.out_color_space = m_info.num_components == 4 ? JCS_CMYK : JCS_EXT_RGBA;
    }
    jpeg_start_decompress(&m_info);
    while (m_info.output_scanline < m_info.output_height) {
        JSAMPROW row = pixels + std::size_t(m_info.output_scanline) * m_info.output_width * 4;
        jpeg_read_scanlines(&m_info, &row, 1);
    }
    jpeg_finish_decompress(&m_info);
    return true;
}

/// How a stream is read within the limits.
struct ReadingPlan
{
    int reduction = 1;
    int frequencies = allJpegFrequencies;
    std::int64_t peakBytes = 0;
};

ReadingPlan planOf(JpegStream &jpeg, const DecodingLimits &limits)
{
    ReadingPlan plan;
    for (;; plan.reduction *= 2) {
        jpeg.setReduction(plan.reduction);
        plan.peakBytes = jpeg.peakBytes(allJpegFrequencies);
        if (plan.peakBytes <= limits.peakBytes || !limits.mayReduce)
            return plan;
        // Scans that refine a frequency need all that was read of it before; averages have scans of their own.
        const int shown = allJpegFrequencies / plan.reduction;
        if (jpeg.hasSeveralScans() && plan.reduction > 1 && (shown == 1 || !jpeg.isProgressive()) &&
            jpeg.peakBytes(shown) <= limits.peakBytes)
            return {plan.reduction, shown, jpeg.peakBytes(shown)};
        if (plan.reduction == maxJpegReduction)
            return plan;
    }
}

/// For inverted inks, in place.
void convertCmyk(unsigned char *pixel)
{
    for (int i = 0; i < 3; ++i)
        pixel[i] = static_cast<unsigned char>(pixel[i] * pixel[3] / 255);
    pixel[3] = 255;
}

} // namespace

Result<JpegPicture> decodeJpeg(Bytes head, Bytes body, JpegChannels channels, const DecodingLimits &limits)
{
    QByteArray stream;
    stream.reserve(qsizetype(head.size() + body.size()));
    stream.append(reinterpret_cast<const char *>(head.data()), qsizetype(head.size()));
    stream.append(reinterpret_cast<const char *>(body.data()), qsizetype(body.size()));

    std::optional<JpegStream> jpeg(std::in_place);
    if (!jpeg->readHeader(stream))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg->error()})};
    if (Status status = checkImageSize(std::uint32_t(jpeg->width()), std::uint32_t(jpeg->height())); !status)
        return status.error();
    const ReadingPlan plan = planOf(*jpeg, limits);
    if (Status status = checkPeak(plan.peakBytes, limits.peakBytes); !status)
        return status.error();
    if (plan.frequencies < allJpegFrequencies) {
        if (jpeg->isProgressive()) {
            stream = withAveragesOnly(stream);
            jpeg.emplace();
            if (!jpeg->readHeader(stream))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg->error()})};
            jpeg->setReduction(plan.reduction);
        }
        jpeg->keepFrequencies(plan.frequencies);
    }

    JpegPicture picture{jpeg->outputWidth(), jpeg->outputHeight(), plan.reduction, jpeg->components(), {}, {}};
    const std::int64_t pixelBytes = std::int64_t(picture.width) * picture.height * 4;
    picture.rgba = QByteArray(pixelBytes, Qt::Uninitialized);
    auto *pixels = reinterpret_cast<unsigned char *>(picture.rgba.data());
    if (!jpeg->readPixels(pixels, channels))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "JPEG: %1"), {jpeg->error()})};
    if (picture.components == 4)
        for (std::int64_t i = 0; i < pixelBytes; i += 4) {
            if (channels == JpegChannels::Bgra)
                std::swap(pixels[i], pixels[i + 2]);
            else
                convertCmyk(pixels + i);
        }
    picture.warning = jpeg->warning();
    return picture;
}

} // namespace sinew
