// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QSettings>
#include <QVariant>

#include <memory>

namespace sinew {

/// Values by name: in the user's configuration file, or in memory only, in which case there are none at first and none
/// remain at the end.
class SettingsStore
{
public:
    enum class Place { File, Memory };
    explicit SettingsStore(Place place);

    bool contains(const QString &key) const;
    QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    void setValue(const QString &key, const QVariant &value);
    void remove(const QString &key);
    /// Writes changes that are not in the file yet.
    void sync();

private:
    std::unique_ptr<QSettings> m_file; ///< null: the values are in memory
    QHash<QString, QVariant> m_values;
};

} // namespace sinew
