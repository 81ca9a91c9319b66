// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/frame_writer.h"

#include "editor/export/webp_writer.h"

#include <QFileInfo>
#include <QImageWriter>

namespace sinew {

namespace {

class PngFrames final : public FrameWriter
{
public:
    PngFrames(const QString &path, int frames)
        : m_base(path.left(path.size() - QFileInfo(path).suffix().size() - 1)),
          m_digits(std::max(4, int(QString::number(frames).size())))
    {
    }

    Status add(const QImage &frame, int) override
    {
        const QString path = QStringLiteral("%1-%2.png").arg(m_base).arg(++m_number, m_digits, 10, QLatin1Char('0'));
        QImageWriter writer(path, "png");
        if (!writer.write(frame))
            return Error{Message{QT_TRANSLATE_NOOP("Message", "the image can't be written: %1"),
                                 {writer.errorString().toStdString()}},
                         path.toStdString()};
        return Done{};
    }
    Status finish() override { return Done{}; }

private:
    QString m_base;
    int m_digits, m_number = 0;
};

} // namespace

Result<std::unique_ptr<FrameWriter>> makeFrameWriter(const QString &path, int frames, WebpQuality quality)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"webp")
        return makeWebpWriter(path, quality);
    if (suffix == u"png")
        return std::unique_ptr<FrameWriter>(std::make_unique<PngFrames>(path, frames));
    return Error{
        QT_TRANSLATE_NOOP("Message", "animations are written as .webp (one file) or .png (one file per frame)"),
        path.toStdString()};
}

} // namespace sinew
