// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/settings.h"

#include "editor/settings/asset_location.h"
#include "viewport/options/player_colours.h"

#include <QDir>

#include <algorithm>

namespace sinew {

namespace {

constexpr qsizetype maxRecentFiles = 15;
constexpr qsizetype maxSlotFiles = 500;

auto storePlace = SettingsStore::Place::File;

const QString themeKey = QStringLiteral("theme");
const QString languageKey = QStringLiteral("language");
/// Only folders, as versions before 0.2 stored them.
const QString assetFoldersKey = QStringLiteral("assetFolders");
/// Paths with '+' or '-' in front: searched or not. For one game only: its name between tabs before the path.
const QString assetLocationsKey = QStringLiteral("assetPlaces");
const QString assetGameKey = QStringLiteral("assetGame");
const QString listFileKey = QStringLiteral("listFile");
/// Model, slot and file, separated by tabs; the most recent first.
const QString slotFilesKey = QStringLiteral("slotFiles");
const QString teamColourKey = QStringLiteral("teamColour");
const QString historyKey = QStringLiteral("historyMebibytes");
const QString navigationKey = QStringLiteral("navigation");
const QString reopenKey = QStringLiteral("reopenFiles");
const QString sessionKey = QStringLiteral("sessionFiles");
const QString recentKey = QStringLiteral("recentFiles");
const QString lastFolderKey = QStringLiteral("lastFolder");

/// Indexed by Navigation.
const QStringList navigationNames{QStringLiteral("sinew"), QStringLiteral("blender"), QStringLiteral("maya"),
                                  QStringLiteral("worldEditor")};

QString shortcutKey(const QString &actionId)
{
    return QStringLiteral("shortcuts/") + actionId;
}

QString replaceableKey(std::uint32_t id)
{
    return QStringLiteral("replaceable/%1").arg(id);
}

QString presetsKey(const QString &game)
{
    return QStringLiteral("sequencePresets/") + game;
}

QString stateKey(const QString &name)
{
    return QStringLiteral("state/") + name;
}

} // namespace

Settings::Settings(QObject *parent) : QObject(parent), m_store(storePlace) {}

void Settings::keepInMemory()
{
    storePlace = SettingsStore::Place::Memory;
}

template<class T>
void Settings::store(const QString &key, const T &value, void (Settings::*changed)())
{
    if (m_store.contains(key) && m_store.value(key).value<T>() == value)
        return;
    m_store.setValue(key, value);
    Q_EMIT(this->*changed)();
}

Settings::Theme Settings::theme() const
{
    const QString name = m_store.value(themeKey).toString();
    return name == QLatin1String("light")    ? Theme::Light
           : name == QLatin1String("system") ? Theme::System
                                             : Theme::Dark;
}

void Settings::setTheme(Theme theme)
{
    const QString name = theme == Theme::Light  ? QStringLiteral("light")
                         : theme == Theme::Dark ? QStringLiteral("dark")
                                                : QStringLiteral("system");
    store(themeKey, name, &Settings::themeChanged);
}

QString Settings::language() const
{
    return m_store.value(languageKey).toString();
}

void Settings::setLanguage(const QString &language)
{
    store(languageKey, language, &Settings::languageChanged);
}

QList<AssetLocation> Settings::assetLocations() const
{
    QList<AssetLocation> places;
    if (m_store.contains(assetLocationsKey)) {
        for (const QString &entry : m_store.value(assetLocationsKey).toStringList())
            places.append(entry.mid(1, 1) == u"\t" ? AssetLocation{entry.section(u'\t', 2), entry.startsWith(u'+'),
                                                                   entry.section(u'\t', 1, 1)}
                                                   : AssetLocation{entry.mid(1), entry.startsWith(u'+')});
    } else {
        for (const QString &folder : m_store.value(assetFoldersKey).toStringList())
            places.append({folder});
    }
    return places;
}

void Settings::setAssetLocations(const QList<AssetLocation> &places)
{
    QStringList entries;
    for (const AssetLocation &place : places)
        entries.append((place.enabled ? u'+' : u'-') +
                       (place.game.isEmpty() ? place.path : u'\t' + place.game + u'\t' + place.path));
    store(assetLocationsKey, entries, &Settings::assetLocationsChanged);
}

void Settings::addAssetLocation(const QString &path, const QString &game)
{
    QList<AssetLocation> places = assetLocations();
    const auto there =
        std::find_if(places.begin(), places.end(), [&](const AssetLocation &place) { return place.path == path; });
    if (there == places.end()) {
        places.append({path, true, game});
    } else {
        there->enabled = true;
        if (there->game != game)
            there->game.clear();
    }
    setAssetLocations(places);
}

QString Settings::assetGame() const
{
    return m_store.value(assetGameKey).toString();
}

void Settings::setAssetGame(const QString &game)
{
    store(assetGameKey, game, &Settings::assetLocationsChanged);
}

QString Settings::listFile() const
{
    return m_store.value(listFileKey).toString();
}

void Settings::setListFile(const QString &path)
{
    store(listFileKey, path, &Settings::listFileChanged);
}

int Settings::replaceableChoice(std::uint32_t id) const
{
    return m_store.value(replaceableKey(id), 0).toInt();
}

void Settings::setReplaceableChoice(std::uint32_t id, int row)
{
    store(replaceableKey(id), row, &Settings::replaceablesChanged);
}

QHash<std::uint32_t, QString> Settings::slotFiles(const QString &modelPath) const
{
    QHash<std::uint32_t, QString> files;
    for (const QString &entry : m_store.value(slotFilesKey).toStringList()) {
        if (entry.section(u'\t', 0, 0) == modelPath)
            files.insert(entry.section(u'\t', 1, 1).toUInt(), entry.section(u'\t', 2));
    }
    return files;
}

void Settings::setSlotFile(const QString &modelPath, std::uint32_t slot, const QString &file)
{
    if (modelPath.isEmpty())
        return;
    const QString start = modelPath + u'\t' + QString::number(slot) + u'\t';
    QStringList entries = m_store.value(slotFilesKey).toStringList();
    entries.removeIf([&](const QString &entry) { return entry.startsWith(start); });
    if (!file.isEmpty())
        entries.prepend(start + file);
    store(slotFilesKey, entries.mid(0, maxSlotFiles), &Settings::slotFilesChanged);
}

QStringList Settings::sequencePresets(const QString &game) const
{
    return m_store.value(presetsKey(game)).toStringList();
}

void Settings::setSequencePresets(const QString &game, const QStringList &lines)
{
    if (lines.isEmpty())
        m_store.remove(presetsKey(game));
    else
        m_store.setValue(presetsKey(game), lines);
}

int Settings::teamColour() const
{
    return std::clamp(m_store.value(teamColourKey, 0).toInt(), 0, int(playerColours().size()) - 1);
}

void Settings::setTeamColour(int player)
{
    store(teamColourKey, player, &Settings::teamColourChanged);
}

int Settings::historyMebibytes() const
{
    return std::clamp(m_store.value(historyKey, 512).toInt(), 1, 65536);
}

void Settings::setHistoryMebibytes(int mebibytes)
{
    store(historyKey, mebibytes, &Settings::historyLimitChanged);
}

Navigation Settings::navigation() const
{
    const qsizetype index = navigationNames.indexOf(m_store.value(navigationKey).toString());
    return Navigation(std::max<qsizetype>(0, index));
}

void Settings::setNavigation(Navigation navigation)
{
    store(navigationKey, navigationNames[qsizetype(navigation)], &Settings::navigationChanged);
}

bool Settings::reopensFiles() const
{
    return m_store.value(reopenKey, false).toBool();
}

void Settings::setReopensFiles(bool on)
{
    m_store.setValue(reopenKey, on);
}

QStringList Settings::sessionFiles() const
{
    return m_store.value(sessionKey).toStringList();
}

void Settings::setSessionFiles(const QStringList &paths)
{
    m_store.setValue(sessionKey, paths);
}

QStringList Settings::recentFiles() const
{
    return m_store.value(recentKey).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    store(recentKey, QStringList(files.mid(0, maxRecentFiles)), &Settings::recentFilesChanged);
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    store(recentKey, files, &Settings::recentFilesChanged);
}

void Settings::clearRecentFiles()
{
    store(recentKey, QStringList(), &Settings::recentFilesChanged);
}

QString Settings::lastFolder() const
{
    return m_store.value(lastFolderKey, QDir::homePath()).toString();
}

void Settings::setLastFolder(const QString &folder)
{
    m_store.setValue(lastFolderKey, folder);
}

bool Settings::hasShortcuts(const QString &actionId) const
{
    return m_store.contains(shortcutKey(actionId));
}

QStringList Settings::shortcuts(const QString &actionId) const
{
    return m_store.value(shortcutKey(actionId)).toStringList();
}

void Settings::setShortcuts(const QString &actionId, const QStringList &keys)
{
    m_store.setValue(shortcutKey(actionId), keys);
}

void Settings::resetShortcuts(const QString &actionId)
{
    m_store.remove(shortcutKey(actionId));
}

QVariant Settings::state(const QString &name, const QVariant &otherwise) const
{
    return m_store.value(stateKey(name), otherwise);
}

void Settings::setState(const QString &name, const QVariant &value)
{
    m_store.setValue(stateKey(name), value);
}

} // namespace sinew

#include "moc_settings.cpp"
