// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/settings_store.h"

namespace sinew {

SettingsStore::SettingsStore(Place place)
{
    if (place == Place::File)
        m_file = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"),
                                             QStringLiteral("sinew"));
}

bool SettingsStore::contains(const QString &key) const
{
    return m_file ? m_file->contains(key) : m_values.contains(key);
}

QVariant SettingsStore::value(const QString &key, const QVariant &otherwise) const
{
    return m_file ? m_file->value(key, otherwise) : m_values.value(key, otherwise);
}

void SettingsStore::setValue(const QString &key, const QVariant &value)
{
    if (m_file)
        m_file->setValue(key, value);
    else
        m_values.insert(key, value);
}

void SettingsStore::remove(const QString &key)
{
    if (m_file)
        m_file->remove(key);
    else
        m_values.remove(key);
}

void SettingsStore::sync()
{
    if (m_file)
        m_file->sync();
}

} // namespace sinew
