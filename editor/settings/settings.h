// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/settings/asset_location.h"
#include "editor/settings/settings_store.h"
#include "viewport/options/navigation.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace sinew {

/// What the user chose and what the program remembers, kept in the user's configuration folder. The name of every
/// stored value is defined here and nowhere else.
class Settings : public QObject
{
    Q_OBJECT

public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)

    explicit Settings(QObject *parent = nullptr);
    /// For a start in safe mode: Settings created from now on are empty at first, and nothing is stored.
    static void keepInMemory();

    /// Writes changes that are not in the file yet.
    void sync() { m_store.sync(); }

    /// Dark by default.
    Theme theme() const;
    void setTheme(Theme theme);
    /// "de", "zh_CN", "en"; empty: the system's.
    QString language() const;
    void setLanguage(const QString &language);
    /// Searched for assets after the model's own folder and those above it, in this order.
    QList<AssetLocation> assetLocations() const;
    void setAssetLocations(const QList<AssetLocation> &places);
    /// Adds it at the end, for the models of a game, or of all games if empty. If it is in the list already, it is
    /// switched on, and is set to all games if it was for another one.
    void addAssetLocation(const QString &path, const QString &game = {});
    /// Whose asset locations all models use: a certain game's, allGames, or empty for those of the model's own game.
    QString assetGame() const;
    void setAssetGame(const QString &game);
    static QString allGames() { return QStringLiteral("*"); }
    /// A list of file ids and names (core/assets/list_file.h); empty: none.
    QString listFile() const;
    void setListFile(const QString &path);
    /// Which of its usual pictures is used for a replaceable texture (editor/assets/replaceables.h): a row, 0 by
    /// default.
    int replaceableChoice(std::uint32_t id) const;
    void setReplaceableChoice(std::uint32_t id, int row);
    /// The files that the user chose for a model's texture slots, by slot number (editor/assets/texture_slots.h):
    /// absolute paths.
    QHash<std::uint32_t, QString> slotFiles(const QString &modelPath) const;
    /// An empty `file` leaves the slot to be guessed.
    void setSlotFile(const QString &modelPath, std::uint32_t slot, const QString &file);
    /// Lines of the names that sequences of a game's models get in another game
    /// (editor/create/fields/sequence_presets.h).
    QStringList sequencePresets(const QString &game) const;
    void setSequencePresets(const QString &game, const QStringList &lines);
    /// Player number, 0…23.
    int teamColour() const;
    void setTeamColour(int player);
    /// Memory limit of each document's undo history.
    int historyMebibytes() const;
    void setHistoryMebibytes(int mebibytes);

    Navigation navigation() const;
    void setNavigation(Navigation navigation);
    /// Whether a start without files reopens those that were open at the end.
    bool reopensFiles() const;
    void setReopensFiles(bool on);
    /// The files that were open at the end, in tab order.
    QStringList sessionFiles() const;
    void setSessionFiles(const QStringList &paths);

    /// Absolute paths, the most recent first, at most 15.
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();
    /// Where the file dialog starts.
    QString lastFolder() const;
    void setLastFolder(const QString &folder);

    /// The keys that the user assigned to an action, in portable text; without a value: the action's own.
    bool hasShortcuts(const QString &actionId) const;
    QStringList shortcuts(const QString &actionId) const;
    void setShortcuts(const QString &actionId, const QStringList &keys);
    void resetShortcuts(const QString &actionId);

    /// Toggles and other small states by name ("view.grid").
    QVariant state(const QString &name, const QVariant &otherwise = {}) const;
    void setState(const QString &name, const QVariant &value);

Q_SIGNALS:
    void themeChanged();
    void languageChanged();
    void assetLocationsChanged();
    void listFileChanged();
    void replaceablesChanged();
    void slotFilesChanged();
    void teamColourChanged();
    void historyLimitChanged();
    void navigationChanged();
    void recentFilesChanged();

private:
    template<class T>
    void store(const QString &key, const T &value, void (Settings::*changed)());

    SettingsStore m_store;
};

} // namespace sinew
