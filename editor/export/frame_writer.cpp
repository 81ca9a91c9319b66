// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/frame_writer.h"

#include "editor/export/webp_writer.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

#include <algorithm>

namespace sinew {

namespace {

class PngFrames final : public FrameWriter
{
public:
    PngFrames(QStringList files, Existing existing) : m_files(std::move(files)), m_existing(existing) {}

    Status add(const QImage &frame, int) override
    {
        const QString path = m_files.value(m_number++);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QImageWriter writer(&buffer, "png");
        if (!writer.write(frame))
            return Error{Message{QT_TRANSLATE_NOOP("Message", "the image can't be written: %1"),
                                 {writer.errorString().toStdString()}},
                         path.toStdString()};
        return writeFile(path, buffer.data(), m_existing);
    }
    Status finish() override { return Done{}; }

private:
    QStringList m_files;
    Existing m_existing;
    qsizetype m_number = 0;
};

} // namespace

QStringList frameFiles(const QString &path, int frames)
{
    const QString suffix = QFileInfo(path).suffix();
    if (suffix.compare(QLatin1String("webp"), Qt::CaseInsensitive) == 0)
        return {path};
    if (suffix.compare(QLatin1String("png"), Qt::CaseInsensitive) != 0)
        return {};
    const QString base = path.left(path.size() - suffix.size() - 1);
    const int digits = std::max(4, int(QString::number(frames).size()));
    QStringList files;
    for (int number = 1; number <= frames; ++number)
        files << QStringLiteral("%1-%2.png").arg(base).arg(number, digits, 10, QLatin1Char('0'));
    return files;
}

QStringList existingFrameFiles(const QString &path, int frames)
{
    QStringList files = frameFiles(path, frames);
    files.removeIf([](const QString &file) {
        const QFileInfo info(file);
        return !info.exists() && !info.isSymLink();
    });
    return files;
}

Result<std::unique_ptr<FrameWriter>> makeFrameWriter(const QString &path, int frames, Existing existing,
                                                     WebpQuality quality)
{
    const QStringList files = frameFiles(path, frames);
    if (files.isEmpty())
        return Error{
            QT_TRANSLATE_NOOP("Message", "animations are written as .webp (one file) or .png (one file per frame)"),
            path.toStdString()};
    const QStringList there = existing == Existing::Keep ? existingFrameFiles(path, frames) : QStringList();
    if (!there.isEmpty())
        return Error{QT_TRANSLATE_NOOP("Message", "the file already exists"), there.first().toStdString()};
    if (QFileInfo(path).suffix().compare(QLatin1String("webp"), Qt::CaseInsensitive) == 0)
        return makeWebpWriter(path, quality);
    return std::unique_ptr<FrameWriter>(std::make_unique<PngFrames>(files, existing));
}

} // namespace sinew
