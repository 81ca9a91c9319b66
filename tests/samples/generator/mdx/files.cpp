// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx/files.h"

namespace sinew::samples::mdxraw {

namespace {

/// Without chunks that reveal the game.
Chunks telltaleFree(std::uint32_t version)
{
    Chunks chunks{{"VERS", u32(version)}};
    for (const auto &chunk : brazier(1300))
        if (chunk.first == "GLBS" || chunk.first == "TEXS" || chunk.first == "PIVT")
            chunks.append(chunk);
    return chunks;
}

void addOddFiles(Files &files)
{
    const auto add = [&](const char *name, const Chunks &chunks, const QByteArray &tail = {}) {
        files[QStringLiteral("wowodd/%1.mdx").arg(QLatin1String(name))] = fileOf(chunks) + tail;
    };
    add("full-tracks", brazier(1300, {true, false}));
    add("attenuation-of-whole-numbers", brazier(1300, {false, true}));
    add("nothing-tells-the-game", telltaleFree(1400));
    add("aligned-at-the-end", brazier(1300), QByteArray(5, '\0'));
    Chunks chunks = brazier(1300);
    chunks.append(qMakePair(QByteArray("SNDS"), QByteArray()));
    chunks.append(qMakePair(QByteArray("ABCD"), QByteArray("an unknown chunk")));
    chunks.append(qMakePair(QByteArray("PREM"), QByteArray()));
    add("chunks-without-content", chunks);
    chunks = brazier(1300);
    content(chunks, "BONE").replace(0, 4, u32(2));
    content(chunks, "SEQS").replace(0, 4, u32(9));
    add("counts-that-lie", chunks);
    chunks = brazier(1300);
    content(chunks, "HELP") = counted({});
    content(chunks, "MODL").chop(1);
    add("one-sign-of-the-other-game", chunks);
    chunks = brazier(1500);
    // The bytes before the padding and in it: unused numbers, lowest and highest index.
    QByteArray &geosets = content(chunks, "GEOS");
    geosets.replace(4 + 56, 8, QByteArray("\1\2\3\4\5\6\7\10", 8));
    geosets.chop(8);
    geosets += QByteArray("\1\2\3\4\5\6\7\10", 8);
    add("batches-with-more", chunks);
    add("narrow-skin-1800", banner(1800, false));
    add("wide-skin-1300", banner(1300, true));
}

} // namespace

Files allFiles()
{
    Files files;
    for (const std::uint32_t version : {1300u, 1400u, 1500u})
        files[QStringLiteral("wow%1/brazier.mdx").arg(version)] = fileOf(brazier(version));
    for (const std::uint32_t version : {1300u, 1600u, 1800u})
        files[QStringLiteral("wc3v%1/banner.mdx").arg(version)] = fileOf(banner(version));
    addOddFiles(files);
    return files;
}

} // namespace sinew::samples::mdxraw
