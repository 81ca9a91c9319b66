// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/seed_maker.h"

#include "core/curves/keys/copied_keys_text.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_conversion.h"
#include "core/recovery/change_codec.h"
#include "core/recovery/log_content.h"
#include "editor/thumbnails/thumbnail_messages.h"
#include "editor/workers/decode_messages.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "tests/fuzz/model_input.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/made_gltf.h"
#include "tests/plugins/random_edit.h"
#include "tests/support/paths.h"

#include <QFile>

namespace sinew::test {

namespace {

using Seeds = std::vector<std::pair<QString, QByteArray>>;

/// A small picture, written in every possible way.
Seeds picturesBy(std::unique_ptr<ImageCodec> codec)
{
    Seeds seeds;
    ImageRegistry images;
    images.add(std::move(codec));
    DecodedImage picture;
    picture.hasAlpha = true;
    ImageLevel level{16, 16, QByteArray(16 * 16 * 4, '\0')};
    for (int i = 0; i < level.bytes.size(); ++i)
        level.bytes[i] = char(i * 7 + (i / 64) * 13);
    picture.levels.push_back(level);
    for (const ImageRegistry::Writer &writer : images.writers())
        for (const MipSource mips : {MipSource::Generate, MipSource::None})
            if (const auto written = convertImage(picture, writer, {.mips = mips}))
                seeds.emplace_back(writer.variant.id + (mips == MipSource::None ? QStringLiteral("_plain") : QString()),
                                   written->file);
    return seeds;
}

/// BLP0, whose levels are separate files: no writer supports it.
QByteArray levelsBeside()
{
    QByteArray file("BLP0");
    for (const std::uint32_t word : {1u, 8u, 4u, 4u, 5u, 1u}) // palette, alpha, size, pictures, levels
        file.append(reinterpret_cast<const char *>(&word), sizeof word);
    for (int i = 0; i < 256 * 4; ++i)
        file.append(char(i * 11));
    for (const int side : {4, 2, 1})
        file += partSeparator + QByteArray(side * side * 2, char(side));
    return file;
}

QByteArray contentOfFile(const QString &path)
{
    QFile file(path);
    check(file.open(QIODevice::ReadOnly), "a file that was made can be read");
    return file.readAll();
}

Seeds archives()
{
    Seeds seeds;
    const std::pair<const char *, MpqMaker> makers[] = {
        {"version1", {}},
        {"version2", {.version = MPQ_CREATE_ARCHIVE_V2}},
        {"version4", {.version = MPQ_CREATE_ARCHIVE_V4}},
        {"stored", {.fileFlags = 0}},
        {"imploded", {.fileFlags = MPQ_FILE_IMPLODE}},
        {"encrypted", {.fileFlags = MPQ_FILE_COMPRESS | MPQ_FILE_ENCRYPTED | MPQ_FILE_FIX_KEY}},
        {"bzip2", {.compression = MPQ_COMPRESSION_BZIP2}},
        {"sparse", {.compression = MPQ_COMPRESSION_SPARSE | MPQ_COMPRESSION_ZLIB}},
        {"whole", {.fileFlags = MPQ_FILE_COMPRESS | MPQ_FILE_SINGLE_UNIT}},
        {"map", {.before = "HM3W"}}};
    for (const auto &[name, maker] : makers) {
        const QString path = fileWith({}, QStringLiteral("seed.mpq"));
        QFile::remove(path);
        const QByteArray imports = QByteArray("\1\0\0\0\1\0\0\0", 8) + QByteArray("\5b.mdx\0", 7);
        check(maker.write(path,
                          {{"Textures\\a.blp", QByteArray(6000, 'a')}, {"b.mdx", "MDLX"}, {"war3map.imp", imports}}),
              "StormLib writes an archive");
        seeds.emplace_back(QString::fromLatin1(name), contentOfFile(path));
    }
    return seeds;
}

/// Made by hand, and what samples become by the exporter.
Seeds gltfFiles()
{
    MadeGltf made;
    made.set("nodes/3", QJsonObject{{QStringLiteral("name"), QStringLiteral("View")}, {QStringLiteral("camera"), 0}});
    made.set("cameras/0/perspective/yfov", 0.5);
    Seeds seeds{{QStringLiteral("text"), made.bytes()}, {QStringLiteral("binary"), made.binary()}};
    FormatRegistry registry;
    addFormats(registry);
    for (const char *sample : {"hd1000/wyrm.mdx", "m3/tiny30.m3", "m2wotlk/tiny.m2", "showcase/splinter.mdx"}) {
        const OpenedModel model(registry, sourcePath("tests/samples/") + QLatin1String(sample));
        if (!model.document)
            continue;
        if (const auto exported = model.exported(registry))
            seeds.emplace_back(QString::fromLatin1(sample).section(u'/', -1), exported->files.front().bytes);
    }
    return seeds;
}

Seeds journals()
{
    const QByteArray digest(64, '0');
    const QByteArray head = "{\"id\":\"0123456789abcdef\",\"files\":[{\"file\":\"a.m2\",\"sha256\":\"" + digest;
    return {{QStringLiteral("begun"), head + "\"}]}\n"},
            {QStringLiteral("committed"), head + "\"},{\"file\":\"b\",\"sha256\":\"\",\"remove\":true}]}\ncommit\n"},
            {QStringLiteral("taken back"), head + "\",\"elsewhere\":true}]}\ncommit\ntake back\n"}};
}

Seeds workerMessages()
{
    QImage picture(8, 4, QImage::Format_RGBA8888);
    picture.fill(Qt::red);
    return {{QStringLiteral("request"), encoded(ThumbnailRequest{QStringLiteral("/a"), QStringLiteral("b.mdx"), {}})},
            {QStringLiteral("picture"), encoded(ThumbnailReply{picture, {}, false})},
            {QStringLiteral("problem"), encoded(ThumbnailReply{{}, QStringLiteral("why"), true})},
            {QStringLiteral("question"), packed(messageOf(SourceQuestion{SourceQuestion::NameOfId, 1, {}, 12}))},
            {QStringLiteral("image"), packed(messageOf(DecodedPicture{picture, {64, 32}, QStringLiteral("TGA")}))},
            {QStringLiteral("listing"),
             packed(messageOf(AssetListing{AssetListing::Readable, {}, {QStringLiteral("a"), QStringLiteral("b")}}))}};
}

template<class T>
void addTrack(CopiedKeys &keys, Interpolation interpolation, SpaceKind space)
{
    Curve<T> curve(interpolation, 3);
    for (std::size_t i = 0; i < curve.size(); ++i)
        curve.editTimes()[i] = std::int32_t(i * 33);
    keys.length = 66;
    keys.tracks.push_back({"Root", "node.rotation", &typeInfo<Curve<T>>(), curve, anyValueBit, space});
}

/// Keys of the types that a clipboard can hold, and values as users type them.
Seeds copiedKeys()
{
    CopiedKeys keys;
    addTrack<float>(keys, Interpolation::Linear, SpaceKind::None);
    addTrack<Vec3>(keys, Interpolation::Hermite, SpaceKind::Position);
    addTrack<Quat>(keys, Interpolation::Bezier, SpaceKind::Rotation);
    addTrack<std::uint8_t>(keys, Interpolation::None, SpaceKind::None);
    addTrack<NoValue>(keys, Interpolation::None, SpaceKind::None);
    return {{QStringLiteral("keys"), QByteArray::fromStdString(toText(keys))},
            {QStringLiteral("vector"), "1.5, -2e3, nan"},
            {QStringLiteral("flags"), "twoSided|unfogged|0x40"}};
}

void addRecord(ByteWriter &out, RecordKind kind, const ByteWriter &payload)
{
    if (payload.size() > 0xffff)
        return;
    out.write(kind);
    out.write(std::uint16_t(payload.size()));
    out.writeBytes(payload.bytes());
}

/// Steps of a document as a log stores them, in the form that fuzzRecovery() takes.
QByteArray recordsOf(const ModelInput &input)
{
    constexpr int steps = 12;
    Document document(input.read(), input.format);
    ByteWriter out;
    out.write(std::uint8_t(0)); // correct checksums, the model's header
    qint64 time = 1;
    QObject::connect(&document, &Document::aboutToPush, &document, [&](const ChangeSet &changes, const QString &text) {
        ByteWriter payload;
        encodeStep(payload, ++time, text);
        encodeChanges(payload, changes);
        addRecord(out, RecordKind::Step, payload);
    });
    RandomEdit edits(7u);
    for (int i = 0; i < steps; ++i)
        if (auto changes = edits.next(document))
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("step")));
    ByteWriter state;
    encodeState(state, ++time, std::size_t(document.historyCount() / 2), std::size_t(document.historyCount()));
    addRecord(out, RecordKind::State, state);
    return QByteArray(reinterpret_cast<const char *>(out.bytes().data()), qsizetype(out.size()));
}

Seeds recoveryFiles()
{
    Seeds seeds;
    for (const char *sample : {"odd/two-uv-sets.mdx", "wc3v1800/banner.mdx", "mdl/wc3v1800.mdl", "m2classic/tiny256.m2",
                               "m2wotlk/tiny.m2", "m3/tiny29.m3"}) {
        const QByteArray model = contentOfFile(sourcePath("tests/samples/") + QLatin1String(sample));
        ModelInput input = modelInput(model);
        input.extra = recordsOf(input);
        seeds.emplace_back(QString::fromLatin1(sample).replace(u'/', u'_'), inputOf(input, Extra::BehindModel));
        input.extra[0] = 4 | 8; // a snapshot, cut off
        seeds.emplace_back(seeds.back().first + QStringLiteral("_cut"), inputOf(input, Extra::BehindModel));
    }
    return seeds;
}

} // namespace

Seeds madeSeeds(const QByteArray &target)
{
    if (target == "blp") {
        Seeds seeds = picturesBy(createBlpCodec());
        seeds.emplace_back(QStringLiteral("blp0"), levelsBeside());
        return seeds;
    }
    if (target == "dds")
        return picturesBy(createDdsCodec());
    if (target == "tga")
        return picturesBy(createTgaCodec());
    if (target == "qtimages")
        return picturesBy(createQtImageCodec());
    if (target == "gltf")
        return gltfFiles();
    if (target == "obj")
        return {{QStringLiteral("quad"), "mtllib a.mtl\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\nusemtl "
                                         "m\nf 1/1/1 2/1/1 3//1 -1\n~FILE~newmtl m\nKd 1 0 .5\nd 0.5\nmap_Kd a.png\n"}};
    if (target == "mpq")
        return archives();
    if (target == "journals")
        return journals();
    if (target == "recovery")
        return recoveryFiles();
    if (target == "listfiles")
        return {{QStringLiteral("list"), "1;creature/bear/bear.m2\r\n7;item/a.blp\n4294967295;x\n7;twice\n"}};
    if (target == "workers")
        return workerMessages();
    if (target == "clipboard")
        return copiedKeys();
    if (target == "paths")
        return {{QStringLiteral("asset"), "Textures\\..\\a.tga"},
                {QStringLiteral("drive"), "C:\\..\\:x.desktop"},
                {QStringLiteral("field"), "materials[0].layers[1].alpha.values[3].x"}};
    return {};
}

QByteArray editSeed(std::uint32_t seed)
{
    constexpr int decisions = 60;
    std::mt19937 random(seed);
    QByteArray bytes(decisions * 2, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random());
    return bytes;
}

} // namespace sinew::test
