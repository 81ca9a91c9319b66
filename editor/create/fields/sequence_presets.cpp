// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/sequence_presets.h"

#include "editor/settings/settings.h"

namespace sinew {

namespace {

/// Preset, source, name, "1" if it loops, "1" if it is chosen.
constexpr int presetParts = 5;

QString withoutTabs(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

QStringList SequencePresets::names() const
{
    QStringList names;
    for (const QString &line : m_settings.sequencePresets(m_game))
        if (const QStringList parts = line.split(u'\t'); parts.size() == presetParts && !names.contains(parts[0]))
            names += parts[0];
    names.sort(Qt::CaseInsensitive);
    return names;
}

std::vector<SequenceNaming> SequencePresets::preset(const QString &name) const
{
    std::vector<SequenceNaming> namings;
    for (const QString &line : m_settings.sequencePresets(m_game))
        if (const QStringList parts = line.split(u'\t'); parts.size() == presetParts && parts[0] == name)
            namings.push_back({parts[1], parts[2], parts[3] == QLatin1String("1"), parts[4] == QLatin1String("1")});
    return namings;
}

void SequencePresets::save(const QString &name, const std::vector<SequenceNaming> &namings)
{
    remove(name);
    QStringList lines = m_settings.sequencePresets(m_game);
    const auto number = [](bool on) { return on ? QStringLiteral("1") : QStringLiteral("0"); };
    for (const SequenceNaming &naming : namings)
        lines += QStringList{withoutTabs(name), withoutTabs(naming.source), withoutTabs(naming.name),
                             number(naming.loops), number(naming.isChosen)}
                     .join(u'\t');
    m_settings.setSequencePresets(m_game, lines);
}

void SequencePresets::remove(const QString &name)
{
    QStringList lines = m_settings.sequencePresets(m_game);
    lines.removeIf([start = withoutTabs(name) + u'\t'](const QString &line) { return line.startsWith(start); });
    m_settings.setSequencePresets(m_game, lines);
}

} // namespace sinew
