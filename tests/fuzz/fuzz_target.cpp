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
    static constexpr FuzzTarget all[] = {
        {"mdx", fuzzMdx, "showcase:odd:v900:v1200:hd1000:hd1100"},
        {"mdl", fuzzMdl, "mdl"},
        {"dialects", fuzzDialects, "wc3v1300:wc3v1800:wow1300:wow1500:wowodd"},
        {"m2", fuzzM2, "m2classic:m2wotlk:m2legion:m2skel:m2odd"},
        {"m3", fuzzM3, "m3:m3beta:m3odd"},
        {"images", fuzzImages, ""},
        {"qtimages", fuzzQtImages, ""},
        {"mpq", fuzzMpq, ""},
        {"journals", fuzzJournals, ""},
        {"listfiles", fuzzListFiles, ""},
        {"thumbnails", fuzzThumbnails, ""},
        {"clipboard", fuzzClipboard, ""},
        {"paths", fuzzPaths, ""},
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
