// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/fuzz_target.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace sinew::test {

std::span<const FuzzTarget> fuzzTargets()
{
    static constexpr char anyModel[] = "odd:wc3v1800:wow1500:wowodd:mdl:m2classic:m2wotlk:m2skel:m2odd:m3:m3beta:m3odd";
    static constexpr char anySuffix[] = "mdx:mdl:m2:m3";
    static constexpr FuzzTarget all[] = {
        {"mdx", fuzzMdx, InputKind::Model, 1024, 64, "odd:v900:v1200:hd1000:hd1100", "mdx"},
        {"mdl", fuzzMdl, InputKind::Model, 512, 64, "mdl", "mdl"},
        {"dialects", fuzzDialects, InputKind::Model, 1024, 64, "wc3v1300:wc3v1800:wow1300:wow1500:wowodd", "mdx"},
        {"m2", fuzzM2, InputKind::Model, 1024, 64, "m2classic:m2wotlk:m2legion:m2skel:m2odd:m2parent:m2phys", "m2"},
        {"m3", fuzzM3, InputKind::Model, 1024, 64, "m3:m3beta:m3odd:m3every", "m3"},
        {"scenes", fuzzScenes, InputKind::Model, 1024, 256, anyModel, anySuffix},
        {"facets", fuzzFacets, InputKind::Model, 1024, 256, anyModel, anySuffix},
        {"conversions", fuzzConversions, InputKind::Model, 1024, 256, "odd:v900:hd1100:wc3v1800:wow1300:wowodd:mdl",
         "mdx:mdl"},
        {"edits", fuzzEdits, InputKind::EditedModel, 1024, 256, anyModel, anySuffix},
        {"fixes", fuzzFixes, InputKind::Model, 256, 256, anyModel, anySuffix},
        {"slimming", fuzzSlimming, InputKind::Model, 128, 256, anyModel, anySuffix},
        {"meshtools", fuzzMeshTools, InputKind::Model, 256, 256, anyModel, anySuffix},
        {"merges", fuzzMerges, InputKind::EditedModel, 256, 256, anyModel, anySuffix},
        {"exports", fuzzExports, InputKind::Model, 256, 256, anyModel, anySuffix},
        {"creations", fuzzCreations, InputKind::Model, 256, 256, anyModel, anySuffix},
        {"recovery", fuzzRecovery, InputKind::EditedModel, 1024, 256},
        {"gltf", fuzzGltf, InputKind::Bytes, 1024, 256},
        {"obj", fuzzObj, InputKind::Text, 512, 64},
        {"blp", fuzzBlp, InputKind::Bytes, 1024, 64},
        {"dds", fuzzDds, InputKind::Bytes, 1024, 64},
        {"tga", fuzzTga, InputKind::Bytes, 1024, 64},
        {"qtimages", fuzzQtImages, InputKind::Bytes, 1024, 64},
        {"mpq", fuzzMpq, InputKind::Archive, 1024, 64},
        {"journals", fuzzJournals, InputKind::Text, 256, 64},
        {"listfiles", fuzzListFiles, InputKind::Text, 1024, 64},
        {"workers", fuzzWorkers, InputKind::Text, 1024, 64},
        {"clipboard", fuzzClipboard, InputKind::Text, 1024, 64},
        {"paths", fuzzPaths, InputKind::Text, 4, 64},
    };
    return all;
}

const FuzzTarget *fuzzTarget(const std::string &name)
{
    for (const FuzzTarget &target : fuzzTargets())
        if (name == target.name)
            return &target;
    return nullptr;
}

QList<QByteArray> partsOf(const QByteArray &input, int most)
{
    QList<QByteArray> parts;
    qsizetype begin = 0;
    for (qsizetype at = input.indexOf(partSeparator); at >= 0 && parts.size() + 1 < most;
         at = input.indexOf(partSeparator, begin)) {
        parts.append(input.mid(begin, at - begin));
        begin = at + qsizetype(sizeof partSeparator) - 1;
    }
    parts.append(input.mid(begin));
    return parts;
}

QString fileWith(const QByteArray &bytes, const QString &name)
{
    static const QTemporaryDir folder(QFileInfo::exists(QStringLiteral("/dev/shm"))
                                          ? QStringLiteral("/dev/shm/sinew-fuzz-XXXXXX")
                                          : QDir::temp().filePath(QStringLiteral("sinew-fuzz-XXXXXX")));
    QFile file(folder.filePath(name));
    check(QDir().mkpath(QFileInfo(file).path()), "the test can make the folder of its input");
    check(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(), "the test can write its input");
    return file.fileName();
}

} // namespace sinew::test
