// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/house_rules.h"

#include "tests/support/source/identifiers.h"

#include <QDir>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <algorithm>

namespace sinew::test {

namespace {

bool namesAFormat(const QString &name)
{
    static const QRegularExpression format(QStringLiteral("^((mdx|mdl|wow|warcraft|starcraft)[0-9]*|m2|m3)$"));
    return !wordsOf(name).filter(format).isEmpty();
}

} // namespace

QString placeOf(const Include &include)
{
    return QStringLiteral("%1:%2").arg(include.file).arg(include.line);
}

QStringList refusedIncludes(const Rooms &rooms, const RoomTable &table)
{
    QStringList refused;
    for (const QString &room : rooms.keys()) {
        const auto &includes = rooms[room].includes;
        for (const QString &other : includes.keys()) {
            if (table.value(room).mayInclude.contains(other))
                continue;
            for (const Include &include : includes[other])
                refused.append(QStringLiteral("%1 includes %2, but %3 may not include %4")
                                   .arg(placeOf(include), include.name, room, other));
        }
    }
    return refused;
}

QStringList unusedAllowances(const Rooms &rooms, const RoomTable &table)
{
    QStringList unused;
    for (const QString &room : table.keys()) {
        for (const QString &other : table[room].mayInclude) {
            if (!rooms.value(room).includes.contains(other))
                unused.append(QStringLiteral("%1 may include %2, but does not").arg(room, other));
        }
    }
    return unused;
}

QMap<QString, QStringList> graphOf(const RoomTable &table)
{
    QMap<QString, QStringList> graph;
    for (const QString &room : table.keys())
        graph.insert(room, table[room].mayInclude);
    return graph;
}

QMap<QString, QStringList> foldersOf(const QMap<QString, QStringList> &graph, int depth)
{
    const auto folderAt = [depth](const QString &room) { return room.section(u'/', 0, depth - 1); };
    QMap<QString, QStringList> folders;
    for (const QString &room : graph.keys()) {
        const QString folder = folderAt(room);
        QStringList &others = folders[folder];
        for (const QString &included : graph[room]) {
            const QString other = folderAt(included);
            if (other != folder && !others.contains(other))
                others.append(other);
        }
    }
    return folders;
}

QStringList largeRoomsOf(const Rooms &rooms)
{
    QStringList large;
    for (const QString &room : rooms.keys()) {
        if (rooms[room].files.size() > filesInARoom)
            large.append(room);
    }
    return large;
}

QStringList formatNamesIn(const QString &file, const QString &text)
{
    QStringList found;
    if (namesAFormat(file))
        found.append(file + QStringLiteral(": its name"));
    for (const Include &include : includesIn(file, text)) {
        if (namesAFormat(include.name))
            found.append(placeOf(include) + QStringLiteral(": ") + include.name);
    }
    for (const Identifier &identifier : identifiersIn(text)) {
        if (namesAFormat(identifier.name))
            found.append(QStringLiteral("%1:%2: %3").arg(file).arg(identifier.line).arg(identifier.name));
    }
    return found;
}

bool isOfTheSystem(const Include &include)
{
    static const QRegularExpression form(
        QStringLiteral("^(sys|linux|arpa|netinet)/|^csignal$|"
                       "^(aclapi|dirent|dlfcn|execinfo|fcntl|grp|io|mntent|netdb|poll|psapi|pthread|pwd|sched|sddl|"
                       "shellapi|signal|spawn|syslog|termios|ucontext|unistd|windows)\\.h$"));
    return !include.quoted && !include.file.startsWith(QLatin1String("core/system/")) &&
           form.match(include.name).hasMatch();
}

QStringList threadsIn(const QString &file, const QString &text)
{
    static const QRegularExpression header(
        QStringLiteral("^(QThread\\w*|QRunnable|QtConcurrent.*|QFuture\\w*|QPromise|thread|future)$"));
    static const QRegularExpression name(QStringLiteral(
        "^(QThread|QThreadPool|QRunnable|QtConcurrent|QFuture\\w*|QPromise|jthread|runInWorkerThread)$"));
    QStringList found;
    if (file.startsWith(QLatin1String("core/async/")))
        return found;
    for (const Include &include : includesIn(file, text)) {
        if (!include.quoted && header.match(include.name).hasMatch())
            found.append(placeOf(include) + QStringLiteral(" includes ") + include.name);
    }
    for (const Identifier &identifier : identifiersIn(text)) {
        if (name.match(identifier.name).hasMatch())
            found.append(QStringLiteral("%1:%2: %3").arg(file).arg(identifier.line).arg(identifier.name));
    }
    return found;
}

bool makesLabel(const QString &text, int line)
{
    static const QRegularExpression form(QStringLiteral("\\bnew QLabel\\b|: public QLabel\\b|\\bQLabel \\w+[;({]"));
    return form.match(text.section(u'\n', line - 1, line - 1)).hasMatch();
}

bool isIn(const QString &path, const QStringList &folders)
{
    return std::any_of(folders.begin(), folders.end(),
                       [&](const QString &folder) { return path.startsWith(folder + u'/'); });
}

bool isOnlyIn(const QString &name, const QString &moduleFilter, const QStringList &others)
{
    const QDir qt(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const auto has = [&](const QString &module) { return qt.exists(module + u'/' + name); };
    const QStringList modules = qt.entryList({moduleFilter}, QDir::Dirs);
    return modules.contains(name.section(u'/', 0, 0)) ||
           (std::any_of(modules.begin(), modules.end(), has) && std::none_of(others.begin(), others.end(), has));
}

bool namesField(const QString &line)
{
    static const QRegularExpression form(
        QStringLiteral(R"(\browNamed\(|\bindexOf\("|(\.|->)name\)?\s*[!=]=\s*(std::string_view\()?")"));
    return form.match(line).hasMatch();
}

} // namespace sinew::test
