// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tiny_model.h"

#include <functional>
#include <limits>

namespace sinew::samples {

namespace {

QByteArray tinyBytes(std::uint32_t version = 800)
{
    mdx::MdxModel model = tinyModel(version);
    return finishedModel(model);
}

using Chunks = QList<RawChunk>;

class OddFiles
{
public:
    /// Changes the model before it is written.
    void fromModel(const char *name, const std::function<void(mdx::Root &)> &change, std::uint32_t version = 800)
    {
        mdx::MdxModel model = tinyModel(version);
        change(model.data);
        put(name, finishedModel(model));
    }
    /// Changes the chunks of the written file.
    void fromChunks(const char *name, const std::function<void(Chunks &)> &change, std::uint32_t version = 800)
    {
        Chunks chunks = chunksOf(tinyBytes(version));
        change(chunks);
        put(name, fileOf(chunks));
    }
    void put(const char *name, const QByteArray &bytes)
    {
        files[QStringLiteral("odd/%1.mdx").arg(QLatin1String(name))] = bytes;
    }

    SampleFiles files;
};

/// Inserts bytes before `end`, the end of an object that starts at `start`; its stated size grows.
void insertIn(QByteArray &bytes, qsizetype start, qsizetype end, const QByteArray &what)
{
    bytes.insert(end, what);
    setNumber(bytes, start, numberAt(bytes, start) + std::uint32_t(what.size()));
}

qsizetype endOfObject(const QByteArray &bytes, qsizetype start)
{
    return start + qsizetype(numberAt(bytes, start));
}

void containers(OddFiles &odd)
{
    const RawChunk unknown{"XTRA", "bytes that only their maker understands"};
    odd.fromChunks("unknown-chunk-in-the-middle", [&](Chunks &c) { c.insert(indexOf(c, "MTLS"), unknown); });
    odd.fromChunks("unknown-chunk-at-the-end", [&](Chunks &c) { c.append(unknown); });
    odd.fromChunks("unknown-chunk-twice", [&](Chunks &c) {
        c.insert(indexOf(c, "BONE"), unknown);
        c.append(RawChunk{"XTRA", "other bytes"});
    });
    odd.fromChunks("info-before-vers", [](Chunks &c) { c.prepend({"INFO", QByteArray("made by hand\0", 13)}); });
    odd.fromChunks("version-chunk-last", [](Chunks &c) { c.append(c.takeFirst()); });
    odd.fromChunks("no-version-chunk", [](Chunks &c) { c.removeAt(indexOf(c, "VERS")); });
    odd.fromChunks("no-model-chunk", [](Chunks &c) { c.removeAt(indexOf(c, "MODL")); });
    odd.fromChunks("two-version-chunks", [](Chunks &c) { c.append(c.first()); });
    odd.fromChunks("long-version-chunk", [](Chunks &c) { c.first().bytes += "\1\2\3\4\5"; });
    odd.put("trailing-bytes", tinyBytes() + "end");
    odd.put("trailing-zeros", tinyBytes() + QByteArray(20, 0));
    odd.fromChunks("zero-length-chunks", [](Chunks &c) {
        c.insert(indexOf(c, "MTLS"), {"SNDS", {}});
        c.insert(indexOf(c, "LITE"), {"HELP", {}});
        c.append(RawChunk{"CLID", {}});
        c.append(RawChunk{"XTRA", {}});
    });
    odd.fromChunks("chunks-in-another-order", [](Chunks &c) {
        std::reverse(c.begin() + 2, c.end());
        c.move(indexOf(c, "PIVT"), 2);
    });
    odd.fromChunks("textures-before-materials", [](Chunks &c) { c.move(indexOf(c, "TEXS"), indexOf(c, "MTLS")); });
    odd.fromChunks("two-geoset-chunks", [](Chunks &c) {
        RawChunk &geosets = chunk(c, "GEOS");
        const qsizetype second = endOfObject(geosets.bytes, 0);
        const RawChunk rest{"GEOS", geosets.bytes.mid(second)};
        geosets.bytes.truncate(second);
        c.insert(indexOf(c, "PIVT"), rest);
    });
    odd.fromChunks("two-sequence-chunks", [](Chunks &c) {
        RawChunk &sequences = chunk(c, "SEQS");
        const RawChunk rest{"SEQS", sequences.bytes.mid(132)};
        sequences.bytes.truncate(132);
        c.append(rest);
    });
    odd.fromChunks("bytes-after-the-last-sequence", [](Chunks &c) { chunk(c, "SEQS").bytes += QByteArray(40, 'q'); });
    odd.fromChunks("half-a-pivot-point", [](Chunks &c) { chunk(c, "PIVT").bytes.chop(6); });
    odd.fromChunks("geoset-with-a-wrong-count", [](Chunks &c) { setNumber(chunk(c, "GEOS").bytes, 8, 0x7fffffff); });
}

void objects(OddFiles &odd)
{
    // As in two real models: neither the light's size nor the chunk's counts the tracks.
    odd.put("light-sizes-without-tracks", [] {
        QByteArray file = tinyBytes();
        const qsizetype at = file.indexOf("LITE");
        const std::uint32_t whole = numberAt(file, at + 8), fixed = 4 + 96 + 44;
        setNumber(file, at + 8, fixed);
        setNumber(file, at + 4, numberAt(file, at + 4) - (whole - fixed));
        return file;
    }());
    odd.put("light-size-without-tracks", [] {
        QByteArray file = tinyBytes();
        setNumber(file, file.indexOf("LITE") + 8, 4 + 96 + 44);
        return file;
    }());
    const auto tail = [&](const char *name, const char *tag) {
        odd.fromChunks(name, [&](Chunks &c) {
            QByteArray &bytes = chunk(c, tag).bytes;
            insertIn(bytes, 0, endOfObject(bytes, 0), "more!");
        });
    };
    tail("bytes-after-a-material", "MTLS");
    tail("bytes-after-a-geoset", "GEOS");
    tail("bytes-after-a-geoset-animation", "GEOA");
    tail("bytes-after-a-light", "LITE");
    tail("bytes-after-an-attachment", "ATCH");
    odd.fromChunks("bytes-after-a-node", [](Chunks &c) { // inside a bone, before its geoset numbers
        QByteArray &bytes = chunk(c, "BONE").bytes;
        insertIn(bytes, 0, endOfObject(bytes, 0), "more");
    });
    odd.fromChunks("bytes-after-a-layer", [](Chunks &c) {
        QByteArray &bytes = chunk(c, "MTLS").bytes;
        insertIn(bytes, 20, endOfObject(bytes, 20), "more");
        setNumber(bytes, 0, numberAt(bytes, 0) + 4);
    });
    odd.fromChunks("unknown-track", [](Chunks &c) {
        QByteArray &bytes = chunk(c, "GEOA").bytes;
        insertIn(bytes, 0, endOfObject(bytes, 0),
                 QByteArray("KXYZ\1\0\0\0\1\0\0\0\xff\xff\xff\xff\0\0\0\0\0\0\x80\x3f", 24));
    });
    odd.fromChunks("track-twice", [](Chunks &c) {
        QByteArray &bytes = chunk(c, "GEOA").bytes;
        insertIn(bytes, 0, endOfObject(bytes, 0), bytes.mid(28));
    });
    odd.fromChunks("tracks-in-another-order", [](Chunks &c) {
        // The light's: the last one, the visibility track, comes first. The flag's: scaling before translation.
        QByteArray &light = chunk(c, "LITE").bytes;
        const qsizetype visibility = light.indexOf("KLAV"), first = light.indexOf("KLA", 100);
        const QByteArray track = light.mid(visibility, 16 + 2 * 8);
        light.remove(visibility, track.size());
        light.insert(visibility < first ? first - track.size() : first, track);
        QByteArray &bones = chunk(c, "BONE").bytes;
        const qsizetype scaling = bones.indexOf("KGSC"), translation = bones.indexOf("KGTR");
        const QByteArray scale = bones.mid(scaling, 16 + 3 * 40);
        bones.remove(scaling, scale.size());
        bones.insert(translation, scale);
    });
    odd.fromChunks("garbage-after-names", [](Chunks &c) {
        const auto spoil = [&](const char *tag, qsizetype from, qsizetype to) {
            QByteArray &bytes = chunk(c, tag).bytes;
            for (qsizetype i = from; i < to; ++i)
                bytes[i] = char(0xcd - i % 7);
        };
        spoil("MODL", 6, 80);
        spoil("SEQS", 7, 80);
        spoil("BONE", 8 + 6, 8 + 80);
        spoil("TEXS", 4 + 1, 4 + 260);
    });
    odd.fromChunks("name-without-end", [](Chunks &c) { chunk(c, "MODL").bytes.replace(0, 80, QByteArray(80, 'n')); });
    odd.fromChunks("name-not-in-ascii", [](Chunks &c) {
        chunk(c, "MODL").bytes.replace(0, 9, QByteArray("\xd0\xb2\xd1\x80\xff\xe4\xf6\xfc", 9));
    });
}

void values(OddFiles &odd)
{
    const auto translation = [](mdx::Root &root) { return root.bones[1].node.translation.editTimes(); };
    odd.fromModel("keys-unsorted", [&](mdx::Root &root) { std::swap(translation(root)[0], translation(root)[2]); });
    odd.fromModel("keys-negative", [&](mdx::Root &root) { translation(root)[0] = -250; });
    odd.fromModel("keys-duplicate", [&](mdx::Root &root) { translation(root)[1] = 0; });
    odd.fromModel("track-without-keys", [](mdx::Root &root) { root.bones[0].node.translation.reset({1, -1}, 0); });
    odd.fromModel("event-without-keys", [](mdx::Root &root) { root.eventObjects[0].track.reset({0, -1}, 0); });
    odd.fromModel("event-without-track", [](mdx::Root &root) { root.eventObjects[0].track.clear(); });
    odd.fromModel("interpolation-7", [](mdx::Root &root) { root.bones[1].node.translation.setHeader({7, -1}); });
    odd.fromModel("interpolation-7-of-rotation", [](mdx::Root &root) {
        root.bones[1].node.rotation.setHeader({7, -1});
    });
    odd.fromModel("global-sequence-missing", [](mdx::Root &root) { root.lights[0].intensityKeys.setHeader({0, 40}); });
    odd.fromModel("global-sequence-of-length-0", [](mdx::Root &root) { root.globalSequences[0].duration = 0; });
    odd.fromModel("sequence-backwards",
                  [](mdx::Root &root) { std::swap(root.sequences[1].start, root.sequences[1].end); });
    odd.fromModel("no-sequences", [](mdx::Root &root) {
        root.sequences = {};
        root.geosets[0].sequenceExtents = root.geosets[1].sequenceExtents = {};
    });
    odd.fromModel("numbers-out-of-range", [](mdx::Root &root) {
        mdx::Layer &layer = root.materials[0].layers[0];
        layer.filterMode = 9;
        layer.shadingFlags = 0xdeadbe10;
        layer.textureId = 77;
        layer.coordId = 3;
        root.geosets[0].materialId = 12;
        root.geosetAnimations[0].geosetId = 99;
        root.bones[1].node.flags |= 0xc0000000;
        root.textures[0].replaceableId = 4711;
    });
    odd.fromModel("parents-in-a-ring", [](mdx::Root &root) { root.bones[0].node.parentId = 1; });
    odd.fromModel("object-ids-with-gaps", [](mdx::Root &root) {
        root.lights[0].node.objectId = 40;
        root.attachments[0].node.objectId = 1;
    });
    odd.fromModel("vertex-group-missing", [](mdx::Root &root) { root.geosets[0].vertexGroups.edit()[0] = 200; });
    odd.fromModel("fewer-normals-than-vertices",
                  [](mdx::Root &root) { root.geosets[0].normals.splice(3, root.geosets[0].normals.size() - 3, {}); });
    odd.fromModel("two-uv-sets", [](mdx::Root &root) {
        const mdx::UvSet second = root.geosets[0].uvSets[0];
        root.geosets[0].uvSets.append(second);
    });
    odd.fromModel("triangle-strips-and-fans", [](mdx::Root &root) {
        mdx::Geoset &g = root.geosets[1]; // a rectangle of four vertices
        g.faceTypes = {4, 5, 6};
        g.faceGroups = {3, 4, 4};
        g.faces = {3, 2, 1, 3, 2, 0, 1, 3, 2, 1, 0};
    });
    // Written as they are: extents that nobody computed, and numbers that are NaN or infinite.
    mdx::MdxModel model = tinyModel();
    const float most = std::numeric_limits<float>::max();
    for (mdx::Geoset &geoset : model.data.geosets)
        geoset.extent = {0, {most, most, most}, {-most, -most, -most}};
    model.data.model.extent.boundsRadius = std::numeric_limits<float>::infinity();
    std::uint32_t payload = 0x7fc12345; // a NaN with a payload
    float *alpha = &model.data.materials[0].layers[0].alpha;
    std::memcpy(alpha, &payload, 4);
    odd.put("numbers-that-are-none", modelBytes(model));
}

void versions(OddFiles &odd)
{
    odd.fromModel(
        "version-1250", [](mdx::Root &) {}, 1250);
    odd.fromModel(
        "version-2000", [](mdx::Root &) {}, 2000);
    odd.fromModel("version-700", [](mdx::Root &root) { root.version = 700; });
    // SKIN (and TANG) with nothing in it, before the UV sets.
    Chunks chunks = chunksOf(tinyBytes(1000));
    QByteArray &geosets = chunk(chunks, "GEOS").bytes;
    insertIn(geosets, 0, geosets.indexOf("UVAS"), QByteArray("TANG\0\0\0\0SKIN\0\0\0\0", 16));
    odd.put("empty-skin", fileOf(chunks));
    odd.fromModel(
        "repeated-slots",
        [](mdx::Root &root) {
            mdx::Layer &layer = root.materials[0].layers[0];
            layer.slots.append().textureId = 0;
            layer.slots[1].textureIdKeys = Curve<std::uint32_t>(Interpolation::None, 2);
            layer.slots[1].textureIdKeys.editTimes()[1] = 500;
        },
        1100);
    odd.fromModel("material-without-layers", [](mdx::Root &root) { root.materials[0].layers = {}; });
    odd.fromModel(
        "layer-without-slots", [](mdx::Root &root) { root.materials[0].layers[0].slots = {}; }, 1100);
    // Bind poses: more promised than there are.
    mdx::MdxModel posed = tinyModel(1000);
    posed.data.bindPoses.reset(5);
    std::fill_n(posed.data.bindPoses.edit(), 5, Matrix34{{1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0}});
    Chunks bound = chunksOf(finishedModel(posed));
    setNumber(chunk(bound, "BPOS").bytes, 0, 600);
    odd.put("bind-pose-count-too-large", fileOf(bound));

    // World of Warcraft's alpha uses 1300 and other layouts under the same tags: counted lists, among others.
    Chunks wow = {{"VERS", QByteArray("\x14\5\0\0", 4)}};
    QByteArray modl(80 + 260 + 28 + 4 + 1, 0);
    modl.replace(0, 4, "boar");
    wow.append({"MODL", modl});
    QByteArray sequences(4 + 140, 0);
    setNumber(sequences, 0, 1);
    sequences.replace(4, 5, "Stand");
    setNumber(sequences, 4 + 84, 3000);
    wow.append({"SEQS", sequences});
    QByteArray textures(268, 0);
    textures.replace(4, 22, "Creature\\Boar\\Boar.blp");
    wow.append({"TEXS", textures});
    QByteArray pivots(12 * 2, 0);
    wow.append({"PIVT", pivots});
    QByteArray geosets2(8, 0);
    setNumber(geosets2, 0, 1);
    setNumber(geosets2, 4, 4);
    wow.append({"GEOS", geosets2});
    odd.put("version-1300-as-in-wow", fileOf(wow));
}

} // namespace

SampleFiles oddFiles()
{
    OddFiles odd;
    odd.put("plain", tinyBytes());
    containers(odd);
    objects(odd);
    values(odd);
    versions(odd);
    return odd.files;
}

} // namespace sinew::samples
