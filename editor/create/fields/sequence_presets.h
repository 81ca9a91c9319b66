// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace sinew {

class Settings;

/// What becomes of the sequences of one name.
struct SequenceNaming
{
    QString source, name;
    bool loops = true, isChosen = true;
};

/// Names of sequences that the user keeps, for the models of a game.
class SequencePresets
{
public:
    SequencePresets(Settings &settings, QString game) : m_settings(settings), m_game(std::move(game)) {}

    /// In alphabetical order.
    QStringList names() const;
    std::vector<SequenceNaming> preset(const QString &name) const;
    /// Replaces one of the same name.
    void save(const QString &name, const std::vector<SequenceNaming> &namings);
    void remove(const QString &name);

private:
    Settings &m_settings;
    QString m_game;
};

} // namespace sinew
