// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/webp_writer.h"

#include "editor/export/frame_writer.h"

#include <QSaveFile>

#include <webp/encode.h>
#include <webp/mux.h>

namespace sinew {

namespace {

Error cannotEncode(const QString &path, const char *why)
{
    return {Message{QT_TRANSLATE_NOOP("Message", "the animation can't be encoded: %1"), {std::string(why)}},
            path.toStdString()};
}

class WebpWriter final : public FrameWriter
{
public:
    WebpWriter(const QString &path, WebpQuality quality)
        : m_path(path), m_lossless(!quality), m_quality(float(quality.value_or(60)))
    {
    }
    ~WebpWriter() override { WebPAnimEncoderDelete(m_encoder); }

    Status add(const QImage &frame, int duration) override
    {
        if (Status ready = begin(frame.size()); !ready)
            return ready;
        const QImage rgba = frame.convertToFormat(QImage::Format_RGBA8888);
        WebPConfig config;
        WebPPicture picture;
        if (!WebPConfigInit(&config) || !WebPPictureInit(&picture))
            return cannotEncode(m_path, "libwebp is not the version that this program was built for");
        config.lossless = m_lossless;
        config.quality = m_quality;
        config.method = 2; // faster: an animation has many frames
        picture.use_argb = 1;
        picture.width = rgba.width();
        picture.height = rgba.height();
        const bool added = WebPPictureImportRGBA(&picture, rgba.constBits(), int(rgba.bytesPerLine())) &&
                           WebPAnimEncoderAdd(m_encoder, &picture, m_time, &config);
        WebPPictureFree(&picture);
        if (!added)
            return cannotEncode(m_path, WebPAnimEncoderGetError(m_encoder));
        m_time += duration;
        return Done{};
    }

    Status finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        if (!m_encoder || !WebPAnimEncoderAdd(m_encoder, nullptr, m_time, nullptr) ||
            !WebPAnimEncoderAssemble(m_encoder, &data)) {
            WebPDataClear(&data);
            return cannotEncode(m_path, m_encoder ? WebPAnimEncoderGetError(m_encoder) : "it has no frames");
        }
        QSaveFile file(m_path);
        const bool written =
            file.open(QIODevice::WriteOnly) &&
            file.write(reinterpret_cast<const char *>(data.bytes), qint64(data.size)) == qint64(data.size) &&
            file.commit();
        WebPDataClear(&data);
        if (!written)
            return Error{Message{QT_TRANSLATE_NOOP("Message", "the image can't be written: %1"),
                                 {file.errorString().toStdString()}},
                         m_path.toStdString()};
        return Done{};
    }

private:
    Status begin(QSize size)
    {
        if (m_encoder)
            return Done{};
        WebPAnimEncoderOptions options;
        if (!WebPAnimEncoderOptionsInit(&options))
            return cannotEncode(m_path, "libwebpmux is not the version that this program was built for");
        options.anim_params.loop_count = 0; // endless
        m_encoder = WebPAnimEncoderNew(size.width(), size.height(), &options);
        return m_encoder ? Status(Done{}) : Status(cannotEncode(m_path, "there is not enough memory"));
    }

    QString m_path;
    bool m_lossless;
    float m_quality;
    WebPAnimEncoder *m_encoder = nullptr;
    int m_time = 0; ///< milliseconds: start of the next frame
};

} // namespace

Result<std::unique_ptr<FrameWriter>> makeWebpWriter(const QString &path, WebpQuality quality)
{
    return std::unique_ptr<FrameWriter>(std::make_unique<WebpWriter>(path, quality));
}

} // namespace sinew
