// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"
#include "tiny.h"

namespace sinew::samples::m2 {

namespace {

using AnimIds = QList<std::array<std::uint32_t, 3>>;

/// Ids as in the listfile of the samples.
constexpr std::uint32_t AnimId = 900501, ParentSkeleton = 900003;

AnimIds animIds(const Model &model)
{
    AnimIds ids;
    for (qsizetype i = 0; i < model.sequences.size(); ++i)
        if (model.externalOf(i) == i)
            ids.append({model.sequences[i].id, model.sequences[i].variation, AnimId});
    return ids;
}

QList<Chunk> without(QList<Chunk> chunks, const QList<QByteArray> &tags)
{
    chunks.removeIf([&](const Chunk &c) { return tags.contains(c.tag); });
    return chunks;
}

void addSkins(Files &files, const QString &base, const Model &model, const Written &made)
{
    for (qsizetype i = 0; i < made.skins.size(); ++i)
        files[QStringLiteral("%1%2.skin").arg(base).arg(i, 2, 10, QLatin1Char('0'))] = made.skins[i];
    files[base + QLatin1String("_lod01.skin")] = skinFile(model, model.skins.last());
}

/// All in one model: MD21, then the chunks it may have without a separate skeleton, in the order of the description.
void addLegion(Files &files)
{
    const QString base = QStringLiteral("m2legion/tiny");
    const Model model = tinyModel(274, 0x200000 | 0x2000 | 0x80 | 0x20 | 0x8);
    const Written made = write(model);
    const QList<Chunk> chunks =
        without(everyChunk(model, animIds(model), physics(5)), {"SKID", "PABC", "PADC", "PSBC", "PEDC", "PFDC"});
    files[base + QLatin1String(".m2")] = joined({{"MD21", made.model}}) + joined(chunks);
    addSkins(files, base, model, made);
    for (auto anim = made.anims.begin(); anim != made.anims.end(); ++anim)
        files[animName(base, model.sequences[anim.key()])] = animFile(*anim);
    files[base + QLatin1String(".phys")] = physics(5);
    files[base + QLatin1String("_00.bone")] = boneOffsets({1, 2});
    files[base + QLatin1String("_01.bone")] = boneOffsets({4});

    // 273: few chunks, and MD21 behind some of them.
    const QString second = QStringLiteral("m2legion/tiny273");
    const Model older = tinyModel(273, 0x80);
    const Written plain = write(older);
    files[second + QLatin1String(".m2")] =
        joined({{"LDV1", Bytes().u16(0).u16(2).f32(15).u8(1).u8(2).u8(3).u8(4).u32(0).data},
                {"MD21", plain.model},
                {"AFID", Bytes().u16(60).u16(0).u32(0).data}, // no file: found by its name
                {"SFID", Bytes().u32(900011).u32(900012).data}});
    addSkins(files, second, older, plain);
    for (auto anim = plain.anims.begin(); anim != plain.anims.end(); ++anim)
        files[animName(second, older.sequences[anim.key()])] = *anim; // not in a chunk: the model doesn't say so
}

/// A model whose skeleton is a separate file, and one whose skeleton has a parent.
void addSkeletons(Files &files)
{
    const QString base = QStringLiteral("m2skel/tiny");
    const Model model = tinyModel(274, 0x80);
    const Written made = write(model, false);
    const Skeleton own = skeleton(model, 0, animIds(model), true);
    QList<Chunk> chunks =
        without(everyChunk(model, {}, physics(6)), {"AFID", "BFID", "PABC", "PADC", "PSBC", "PEDC", "PFID"});
    std::reverse(chunks.begin(), chunks.end()); // they may come in any order
    chunks.insert(chunks.size() / 2, {"MD21", made.model});
    files[base + QLatin1String(".m2")] = joined(chunks);
    files[base + QLatin1String(".skel")] = own.file;
    files[base + QLatin1String("_00.bone")] = boneOffsets({1, 4});
    addSkins(files, base, model, made);
    for (qsizetype i = 0; i < model.sequences.size(); ++i)
        if (model.externalOf(i) == i)
            files[animName(base, model.sequences[i])] = joined({{"AFM2", made.anims.value(i)},
                                                                {"AFSA", own.attachmentAnims.value(i)},
                                                                {"AFSB", own.boneAnims.value(i)}});

    // The child has two sequences, which it changes; the others are its parent's.
    const QString young = QStringLiteral("m2skel/child");
    Model child = tinyModel(274, 0x80);
    child.name = "Child";
    const QList<Sequence> two = {child.sequences[0], child.sequences[5]};
    child.sequences = two;
    child.sequences[0].next = -1;
    child.sequences[1].alias = 1;
    child.sequenceLookup = hashedLookup(two, 3);
    child.events[1].fired.rows = {{}, {{900, {}}}};
    for (Track<V3> *track : {&child.bones[1].translation, &child.bones[4].scale}) {
        const QList<Keys<V3>> rows = {track->rows[0], track->rows[5]};
        track->rows = rows;
    }
    const Written childFiles = write(child, false);
    files[young + QLatin1String(".m2")] =
        joined({{"MD21", childFiles.model}}) +
        joined(without(everyChunk(child, {}, physics(6)), {"AFID", "BFID", "PFID", "XTRA"}));
    files[young + QLatin1String(".skel")] = skeleton(child, ParentSkeleton, {}, false).file;
    addSkins(files, young, child, childFiles);
    files[QStringLiteral("m2skel/parent.skel")] = skeleton(model, 0, animIds(model), false).file;
    files[QStringLiteral("m2skel/listfile.csv")] = "900002;m2skel/tiny.skel\n900003;m2skel/parent.skel\n"
                                                   "900010;m2skel/tiny00.skin\n900011;m2skel/tiny01.skin\n"
                                                   "900020;m2skel/tiny_lod01.skin\n900401;m2skel/tiny_00.bone\n"
                                                   "900501;m2skel/tiny0060-00.anim\n";
}

/// A model that takes all but two of its sequences from another one's skeleton, one of them from its .anim file.
void addHeir(Files &files)
{
    const QString heir = QStringLiteral("m2parent/heir");
    const Model parent = tinyModel(274, 0x80);
    Model model = smallModel(274, 0x80);
    model.name = "Heir";
    model.bones = parent.bones; // the same bones; of these sequences one has the id of one of the parent's
    model.bones[1].translation = {1, -1, {{{0, {9, 0, 0}}, {1000, {9.5f, 0, 0}}}, {{0, {8, 0, 0}}}}};
    for (qsizetype bone : {1, 4}) {
        model.bones[bone].rotation = {};
        model.bones[bone].scale = {};
    }
    model.sequences[1].id = 11;
    model.sequenceLookup = hashedLookup(model.sequences, 3);
    const Written made = write(model, false);
    files[heir + QLatin1String(".m2")] = joined({{"MD21", made.model},
                                                 {"SKID", Bytes().u32(900602).data},
                                                 {"PABC", Bytes().u32(1).u32(16).zeros(8).u16(1).zeros(14).data}});
    files[heir + QLatin1String(".skel")] = skeleton(model, ParentSkeleton, {}, false).file;
    addSkins(files, heir, model, made);
    files.remove(heir + QLatin1String("_lod01.skin"));
    const Skeleton old = skeleton(parent, 0, {{60, 0, 900601}}, false);
    files[QStringLiteral("m2parent/parent.skel")] = old.file;
    files[QStringLiteral("m2parent/talk.anim")] =
        joined({{"AFM2", {}}, {"AFSA", old.attachmentAnims.value(4)}, {"AFSB", old.boneAnims.value(4)}});
    files[QStringLiteral("m2parent/listfile.csv")] =
        "900602;m2parent/heir.skel\n900003;m2parent/parent.skel\n900601;m2parent/talk.anim\n";
}

/// A small model, and all physics that the version supports.
void addPhysics(Files &files)
{
    for (int version = 0; version <= 6; ++version) {
        const Model m = smallModel(272, 0x20);
        const QString base = QStringLiteral("m2phys/v%1").arg(version);
        addPlain(files, base, m);
        files[base + QLatin1String(".phys")] = physics(version);
    }
}

} // namespace

Files chunkedFiles()
{
    Files files;
    addLegion(files);
    addSkeletons(files);
    addHeir(files);
    addPhysics(files);
    return files;
}

} // namespace sinew::samples::m2
