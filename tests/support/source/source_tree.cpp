// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/source_tree.h"

#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace sinew::test {
namespace {

/// The shortest way from `start` back to `start`, both ends included; empty if there is none.
QStringList wayBack(const QMap<QString, QStringList> &graph, const QString &start)
{
    QMap<QString, QString> cameFrom;
    QStringList queue{start};
    while (!queue.isEmpty()) {
        const QString room = queue.takeFirst();
        for (const QString &next : graph.value(room)) {
            if (cameFrom.contains(next))
                continue;
            cameFrom.insert(next, room);
            queue.append(next);
        }
    }
    QStringList way;
    if (cameFrom.contains(start)) {
        way.append(start);
        do
            way.prepend(cameFrom.value(way.first()));
        while (way.first() != start);
    }
    return way;
}

} // namespace

QString folderOf(const QString &path)
{
    return path.section(u'/', 0, -2);
}

QString topFolderOf(const QString &path)
{
    return path.section(u'/', 0, 0);
}

const QStringList &programFolders()
{
    static const QStringList folders{QStringLiteral("core"), QStringLiteral("widgets"), QStringLiteral("viewport"),
                                     QStringLiteral("plugins"), QStringLiteral("editor")};
    return folders;
}

QStringList sourceFiles(const QStringList &folders, const QStringList &patterns)
{
    const QDir tree(sourcePath());
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator entries(tree.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext())
            files.append(tree.relativeFilePath(entries.next()));
    }
    files.sort();
    return files;
}

QString contentOf(const QString &file)
{
    QFile opened(QDir(sourcePath()).filePath(file));
    if (!opened.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(opened.fileName()));
    return QString::fromUtf8(opened.readAll());
}

QList<Include> includesIn(const QString &file, const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"]+)[>\"]"));
    QList<Include> includes;
    const QStringList lines = text.split(u'\n');
    for (int line = 0; line < lines.size(); ++line) {
        const auto match = form.match(lines[line]);
        if (match.hasMatch())
            includes.append({file, line + 1, match.captured(2), match.captured(1) == u'"'});
    }
    return includes;
}

QList<Include> includesOf(const QStringList &files)
{
    QList<Include> includes;
    for (const QString &file : files)
        includes.append(includesIn(file, contentOf(file)));
    return includes;
}

bool isWrittenByMoc(const Include &include)
{
    return include.name.endsWith(QLatin1String(".moc")) || include.name.startsWith(QLatin1String("moc_"));
}

Rooms roomsOf(const QStringList &files, const QList<Include> &includes)
{
    Rooms rooms;
    for (const QString &file : files)
        rooms[folderOf(file)].files.append(file);
    for (const Include &include : includes) {
        const QString from = folderOf(include.file), to = folderOf(include.name);
        if (include.quoted && from != to && !isWrittenByMoc(include))
            rooms[from].includes[to].append(include);
    }
    return rooms;
}

Rooms roomsOfProgram()
{
    const QStringList files = sourceFiles(programFolders());
    return roomsOf(files, includesOf(files));
}

QStringList circlesOf(const QMap<QString, QStringList> &graph)
{
    QStringList circles;
    QSet<QString> seen;
    for (const QString &room : graph.keys()) {
        if (seen.contains(room))
            continue;
        const QStringList way = wayBack(graph, room);
        if (!way.isEmpty())
            circles.append(way.join(QStringLiteral(" → ")));
        for (const QString &passed : way)
            seen.insert(passed);
    }
    return circles;
}

bool isNothing(const QStringList &wrong)
{
    for (const QString &line : wrong)
        qWarning("%s", qPrintable(line));
    return wrong.isEmpty();
}

} // namespace sinew::test
