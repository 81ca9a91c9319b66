// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How long the asset browser takes to list a game's unpacked files, and for how long its window answers nothing then
// (milliseconds, as a counter).

#include "core/assets/folder_source.h"
#include "editor/browser/asset_panel.h"
#include "editor/builtin_plugins.h"
#include "tests/bench/bench_application.h"
#include "tests/editor/large/window_stalls.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace bench_asset_list {

using namespace sinew;

namespace {

constexpr int folders = 200, filesEach = 100;
constexpr int afterwards = 500; ///< milliseconds in which the first thumbnails arrive

void assetList(benchmark::State &state)
{
    bench::needApplication();
    FormatRegistry formats;
    addBuiltinPlugins(formats);
    const QTemporaryDir place;
    for (int folder = 0; folder < folders; ++folder) {
        const QDir here(place.filePath(QStringLiteral("files/Units/Unit%1").arg(folder)));
        QDir().mkpath(here.path());
        for (int file = 0; file < filesEach; ++file)
            QFile(here.filePath(QStringLiteral("Texture%1.%2").arg(file).arg(QLatin1String(file % 4 ? "blp" : "mdx"))))
                .open(QIODevice::WriteOnly);
    }
    double longest = 0;
    for (auto _ : state) {
        AssetPanel panel(formats, AssetPanel::Preview::None, nullptr, place.filePath(QStringLiteral("thumbnails")));
        panel.resize(900, 600);
        panel.show();
        QApplication::processEvents();
        test::WindowStalls stalls;
        QElapsedTimer clock;
        clock.start();
        panel.setSources({std::make_shared<FolderSource>(place.filePath(QStringLiteral("files")))});
        while (panel.isListing())
            QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        state.SetIterationTime(double(clock.nsecsElapsed()) / 1e9);
        for (clock.start(); clock.elapsed() < afterwards;)
            QApplication::processEvents(QEventLoop::AllEvents, 10);
        longest = std::max(longest, stalls.take().milliseconds);
        if (panel.count()->text().isEmpty())
            state.SkipWithError("nothing is listed");
    }
    state.counters["files"] = folders * filesEach;
    state.counters["stall_ms"] = longest;
}
BENCHMARK(assetList)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace bench_asset_list
