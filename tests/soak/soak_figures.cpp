// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/soak_figures.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPixmapCache>
#include <QWidget>

#include <malloc.h>

namespace sinew::test {
namespace {

void count(const QObject &object, SoakFigures &figures)
{
    ++figures.objects;
    for (const QObject *child : object.children())
        count(*child, figures);
}

std::size_t residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    constexpr std::size_t page = 4096;
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toULongLong() * page : 0;
}

} // namespace

SoakFigures SoakFigures::now()
{
    SoakFigures figures;
    QPixmapCache::clear(); // it has a limit of its own, and takes long to reach it
    const auto heap = mallinfo2();
    figures.heapBytes = heap.uordblks + heap.hblkhd;
    figures.residentBytes = test::residentBytes();
    for (const QWidget *window : QApplication::topLevelWidgets())
        count(*window, figures);
    figures.files = int(
        QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System).size());
    return figures;
}

QString SoakFigures::text() const
{
    return QStringLiteral("heap %1 KiB, resident %2 KiB, %3 objects, %4 files")
        .arg(heapBytes >> 10)
        .arg(residentBytes >> 10)
        .arg(objects)
        .arg(files);
}

bool heapIsMeasured()
{
    return mallinfo2().uordblks > 0;
}

} // namespace sinew::test
