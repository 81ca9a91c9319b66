// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How fast textures are found: a project folder in front of a game archive, as users have them.

#include "core/assets/asset_search.h"
#include "core/assets/folder_source.h"
#include "plugins/mpq/format.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <StormLib.h>
#include <benchmark/benchmark.h>

namespace bench_assets {

using namespace sinew;

namespace {

constexpr int fileCount = 2000;

class Place
{
public:
    Place()
    {
        const QByteArray archive = QFile::encodeName(m_dir.filePath(QStringLiteral("war3.mpq")));
        HANDLE handle = nullptr;
        SFileCreateArchive(archive.constData(), MPQ_CREATE_LISTFILE, 4096, &handle);
        const QByteArray content(4096, 't');
        QDir().mkpath(m_dir.filePath(QStringLiteral("project/Textures")));
        for (int i = 0; i < fileCount; ++i) {
            const QByteArray name = "Textures\\T" + QByteArray::number(i) + ".blp";
            HANDLE file = nullptr;
            SFileCreateFile(handle, name.constData(), 0, DWORD(content.size()), 0, MPQ_FILE_COMPRESS, &file);
            SFileWriteFile(file, content.constData(), DWORD(content.size()), MPQ_COMPRESSION_ZLIB);
            SFileFinishFile(file);
            QFile loose(m_dir.filePath(QStringLiteral("project/Textures/P%1.blp").arg(i)));
            if (loose.open(QIODevice::WriteOnly))
                loose.write(content);
        }
        SFileCloseArchive(handle);
        search.addSource(std::make_shared<FolderSource>(m_dir.filePath(QStringLiteral("project"))));
        search.addSource(createMpqFormat()->source(m_dir.filePath(QStringLiteral("war3.mpq"))));
    }
    AssetSearch search;

private:
    QTemporaryDir m_dir;
};

const AssetSearch &search()
{
    static const Place place;
    return place.search;
}

void locate(benchmark::State &state, const char *pattern)
{
    const AssetSearch &in = search();
    int i = 0;
    for (auto _ : state) {
        const QString path = QString::fromLatin1(pattern).arg(i++ % fileCount);
        benchmark::DoNotOptimize(in.locate(path, AssetKind::Image));
    }
    state.SetItemsProcessed(state.iterations());
}

void BM_AssetInFolder(benchmark::State &state)
{
    locate(state, "textures\\p%1.BLP");
}

void BM_AssetInArchive(benchmark::State &state)
{
    locate(state, "textures\\t%1.BLP");
}

void BM_AssetMissing(benchmark::State &state)
{
    locate(state, "textures\\x%1.BLP");
}

void BM_AssetReadFromArchive(benchmark::State &state)
{
    const AssetSearch &in = search();
    int i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(in.find(QStringLiteral("textures\\t%1.blp").arg(i++ % fileCount), AssetKind::Image));
    state.SetItemsProcessed(state.iterations());
}

BENCHMARK(BM_AssetInFolder);
BENCHMARK(BM_AssetInArchive);
BENCHMARK(BM_AssetMissing);
BENCHMARK(BM_AssetReadFromArchive);

} // namespace

} // namespace bench_assets
