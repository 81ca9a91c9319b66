// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_seeds.h"

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_conversion.h"
#include "editor/thumbnails/thumbnail_messages.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/plugins/mpq_maker.h"
#include "tests/support/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace sinew::test {

namespace {

using Seeds = std::vector<std::pair<QString, QByteArray>>;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    check(file.open(QIODevice::ReadOnly), "a seed can be read");
    return file.readAll();
}

/// An M2 with the files beside it as fuzzM2() takes them.
QByteArray setOf(const QString &path)
{
    QByteArray set = contentOf(path);
    const QFileInfo model(path);
    for (const char *suffix : {"skin", "anim", "skel", "phys", "bone"}) {
        set += "~FILE~";
        const QStringList beside = model.dir().entryList(
            {model.completeBaseName() + QStringLiteral("*.") + QLatin1String(suffix)}, QDir::Files, QDir::Name);
        if (!beside.isEmpty())
            set += contentOf(model.dir().filePath(beside.front()));
    }
    return set;
}

void addFiles(const FuzzTarget &target, const QString &folder, Seeds &seeds)
{
    const QString name = QString::fromLatin1(target.name);
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next(), suffix = QFileInfo(path).suffix();
        const bool isSample = folder.contains(QStringLiteral("/samples/"));
        if (isSample && suffix != (name == u"dialects" ? QStringLiteral("mdx") : name))
            continue;
        seeds.emplace_back(path.mid(sourcePath().size() + 1).replace(u'/', u'_'),
                           isSample && name == u"m2" ? setOf(path) : contentOf(path));
    }
}

/// A small picture in every way to write one.
void addPictures(const ImageRegistry &images, Seeds &seeds)
{
    DecodedImage picture;
    picture.hasAlpha = true;
    ImageLevel level{16, 16, QByteArray(16 * 16 * 4, '\0')};
    for (int i = 0; i < level.bytes.size(); ++i)
        level.bytes[i] = char(i * 7 + (i / 64) * 13);
    picture.levels.push_back(level);
    for (const ImageRegistry::Writer &writer : images.writers())
        if (const auto written = convertImage(picture, writer, {.mips = MipSource::Generate}))
            seeds.emplace_back(writer.variant.id, written->file);
}

Seeds madeSeeds(const QByteArray &target)
{
    Seeds seeds;
    if (target == "images" || target == "qtimages") {
        ImageRegistry images;
        if (target == "images") {
            images.add(createBlpCodec());
            images.add(createDdsCodec());
            images.add(createTgaCodec());
        } else {
            images.add(createQtImageCodec());
        }
        addPictures(images, seeds);
    } else if (target == "mpq") {
        for (const DWORD version : {MPQ_CREATE_ARCHIVE_V1, MPQ_CREATE_ARCHIVE_V2, MPQ_CREATE_ARCHIVE_V4}) {
            const QString path = fileWith({}, QStringLiteral("seed.mpq"));
            QFile::remove(path);
            check(MpqMaker{.version = version}.write(path,
                                                     {{"Textures\\a.blp", QByteArray(6000, 'a')}, {"b.mdx", "MDLX"}}),
                  "StormLib writes an archive");
            seeds.emplace_back(QStringLiteral("archive%1").arg(version), contentOf(path));
        }
    } else if (target == "journals") {
        const QByteArray digest(64, '0');
        const QByteArray head = "{\"id\":\"0123456789abcdef\",\"files\":[{\"file\":\"a.m2\",\"sha256\":\"" + digest;
        seeds = {
            {QStringLiteral("begun"), head + "\"}]}\n"},
            {QStringLiteral("committed"), head + "\"},{\"file\":\"b\",\"sha256\":\"\",\"remove\":true}]}\ncommit\n"},
            {QStringLiteral("taken back"), head + "\",\"elsewhere\":true}]}\ncommit\ntake back\n"}};
    } else if (target == "listfiles") {
        seeds = {{QStringLiteral("list"), "1;creature/bear/bear.m2\r\n7;item/a.blp\n4294967295;x\n7;twice\n"}};
    } else if (target == "thumbnails") {
        QImage picture(8, 4, QImage::Format_RGBA8888);
        picture.fill(Qt::red);
        seeds = {
            {QStringLiteral("request"), encoded(ThumbnailRequest{QStringLiteral("/a"), QStringLiteral("b.mdx"), {}})},
            {QStringLiteral("picture"), encoded(ThumbnailReply{picture, {}, false})},
            {QStringLiteral("problem"), encoded(ThumbnailReply{{}, QStringLiteral("why"), true})}};
    } else if (target == "clipboard") {
        seeds = {{QStringLiteral("text"), "{\"sinew\":\"keys\",\"tracks\":[]}"}};
    } else if (target == "paths") {
        seeds = {{QStringLiteral("asset"), "Textures\\..\\a.tga"},
                 {QStringLiteral("drive"), "C:\\..\\:x.desktop"},
                 {QStringLiteral("field"), "materials[0].layers[1].alpha.values[3].x"}};
    }
    return seeds;
}

} // namespace

Seeds fuzzSeeds(const FuzzTarget &target)
{
    Seeds seeds = madeSeeds(target.name);
    for (const QString &samples : QString::fromLatin1(target.seeds).split(u':', Qt::SkipEmptyParts))
        addFiles(target, sourcePath("tests/samples/") + samples, seeds);
    addFiles(target, sourcePath("tests/fuzz/findings/") + QLatin1String(target.name), seeds);
    return seeds;
}

} // namespace sinew::test
