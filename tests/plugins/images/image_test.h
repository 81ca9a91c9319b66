// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Shared by the tests of the image codecs.

#include "core/image/decoded_image.h"
#include "core/image/image_codec.h"
#include "tests/support/corpus.h"
#include "tests/support/memory_limit.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QtTest>

namespace imagetest {

using sinew::test::MemoryLimit;

inline sinew::Bytes view(const QByteArray &bytes)
{
    return {reinterpret_cast<const std::byte *>(bytes.constData()), std::size_t(bytes.size())};
}

/// Little-endian integers one after another.
template<class T>
void put(QByteArray &out, std::initializer_list<T> values)
{
    for (const T value : values)
        out.append(reinterpret_cast<const char *>(&value), sizeof value);
}

inline QByteArray hex(const char *text)
{
    return QByteArray::fromHex(text);
}

/// How an image breaks the contract of DecodedImage, empty if it doesn't.
inline QString brokenContract(const sinew::DecodedImage &image)
{
    if (image.levels.empty())
        return QStringLiteral("no levels");
    for (int face = 0; face < image.faceCount(); ++face) {
        const auto &levels = image.face(face);
        if (levels.size() != image.levels.size())
            return QStringLiteral("face %1: number of levels").arg(face);
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const auto &level = levels[i];
            const QString label = QStringLiteral("face %1, level %2: ").arg(face).arg(i);
            if (level.width != std::max(1, image.width() >> i) || level.height != std::max(1, image.height() >> i))
                return label + QStringLiteral("size");
            if (level.bytes.size() != sinew::levelBytes(image.format, level.width, level.height))
                return label + QStringLiteral("bytes");
        }
    }
    const QImage picture = sinew::toQImage(image);
    if (picture.size() != QSize(image.width(), image.height()) || picture.format() != QImage::Format_RGBA8888)
        return QStringLiteral("picture");
    return {};
}

/// Rows of "rrggbbaa" texels, for comparison in one line.
inline QStringList texels(const sinew::DecodedImage &image, int level = 0)
{
    const QImage picture = sinew::toQImage(image, level);
    QStringList rows;
    for (int y = 0; y < picture.height(); ++y) {
        const QByteArray row(reinterpret_cast<const char *>(picture.constScanLine(y)), qsizetype(picture.width()) * 4);
        rows += QString::fromLatin1(row.toHex(' ').replace(' ', ""))
                    .replace(QRegularExpression(QStringLiteral("(.{8})(?!$)")), QStringLiteral("\\1 "));
    }
    return rows;
}

/// Decodes every shorter version of the file and many with one byte changed: no crash, no memory beyond what
/// checkExpansion() and the resulting picture need, and every decoded image keeps the contract.
inline void decodeDamaged(const sinew::ImageCodec &codec, const QByteArray &file)
{
    const MemoryLimit limit(std::uint64_t(256) << 20);
    for (qsizetype length = 0; length < file.size(); ++length) {
        const QByteArray cut(file.constData(), length); // a copy, so that a sanitizer sees reads beyond it
        sinew::Diagnostics diagnostics;
        const auto result = codec.decode(sinew::FileSet({}, cut), {}, diagnostics);
        const QString broken = result ? brokenContract(*result) : QString();
        QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("length %1: %2").arg(length).arg(broken)));
        QVERIFY(result || !result.error().message.empty());
    }
    for (qsizetype at = 0; at < file.size(); ++at) {
        for (const int flip : {0x01, 0x80, 0xff}) {
            QByteArray changed = file;
            changed[at] = char(changed[at] ^ flip);
            sinew::Diagnostics diagnostics;
            const auto result = codec.decode(sinew::FileSet({}, changed), {}, diagnostics);
            const QString broken = result ? brokenContract(*result) : QString();
            QVERIFY2(broken.isEmpty(), qPrintable(QStringLiteral("byte %1 ^ %2: %3").arg(at).arg(flip).arg(broken)));
        }
    }
}

/// One data row for each file of a corpus folder; skips if the corpus is missing.
inline void corpusRows(const char *folder, const QStringList &suffixes)
{
    QTest::addColumn<QString>("path");
    SINEW_NEEDS_CORPUS();
    for (const QString &path : sinew::test::corpusFiles(folder, suffixes))
        QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
}

inline QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Base of the codecs' test classes.
class CodecTest : public QObject
{
protected:
    explicit CodecTest(std::unique_ptr<sinew::ImageCodec> codec) : m_codec(std::move(codec)) {}

    sinew::Result<sinew::DecodedImage> decode(const QByteArray &file, const sinew::DecodeOptions &options = {})
    {
        m_diagnostics = {};
        return m_codec->decode(sinew::FileSet({}, file), options, m_diagnostics);
    }

    static void errorColumns()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("offset");
        QTest::addColumn<QString>("message");
    }

    /// The row's file is refused, at its offset, with a message that contains the row's.
    void checkError()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, offset);
        QFETCH(QString, message);
        const auto image = decode(file);
        QVERIFY(!image);
        QVERIFY2(QString::fromStdString(image.error().message).contains(message), image.error().message.text().c_str());
        QCOMPARE(image.error().offset, std::int64_t(offset));
    }

    /// The row's file is sound, and damaging it does no harm.
    void checkDamaged()
    {
        QFETCH(QByteArray, file);
        QVERIFY(decode(file));
        decodeDamaged(*m_codec, file);
    }

    void checkSound(const QByteArray &file)
    {
        const auto image = decode(file);
        QVERIFY2(image, image ? "" : image.error().text().c_str());
        QCOMPARE(brokenContract(*image), QString());
    }

    void checkNothingToTell()
    {
        for (const auto &entry : m_diagnostics.entries())
            QFAIL(entry.where.text().c_str());
    }

    std::unique_ptr<sinew::ImageCodec> m_codec;
    sinew::Diagnostics m_diagnostics;
};

} // namespace imagetest
