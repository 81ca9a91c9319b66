// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/names/names_of_weapons.h"

#include "plugins/mdx/create/names/sequence_names.h"

#include <QtGlobal>

#include <algorithm>
#include <set>
#include <string_view>

namespace sinew::mdx {

namespace {

constexpr std::string_view attackName = "Attack", stanceName = "Stand Ready";

constexpr std::pair<const char *, const char *> weaponSetRows[] = {
    {"unarmed", QT_TRANSLATE_NOOP("Message", "Bare hands")},
    {"1h", QT_TRANSLATE_NOOP("Message", "One-handed weapons")},
    {"2h", QT_TRANSLATE_NOOP("Message", "Two-handed weapon")},
    {"2hl", QT_TRANSLATE_NOOP("Message", "Polearm or staff")},
    {"bow", QT_TRANSLATE_NOOP("Message", "Bow")},
    {"rifle", QT_TRANSLATE_NOOP("Message", "Rifle or crossbow")},
    {"thrown", QT_TRANSLATE_NOOP("Message", "Thrown weapon")},
};

/// The sets for which a source has sequences that become `to`.
std::set<std::string_view> setsWith(const CreationSource &source, std::string_view to)
{
    std::set<std::string> names;
    for (const SceneSequence &sequence : source.scene.sequences)
        names.insert(baseOfVariation(sequence.name));
    std::set<std::string_view> sets;
    for (const GameName &row : wowSequences())
        if (row.weapons && row.to == to && names.count(row.from))
            sets.insert(row.weapons);
    return sets;
}

} // namespace

std::vector<WeaponSet> weaponSetsOf(const CreationSource &source)
{
    std::vector<WeaponSet> sets;
    if (!isWow(source.game))
        return sets;
    const std::set<std::string_view> known = setsWith(source, attackName);
    for (const auto &[id, label] : weaponSetRows)
        if (known.count(id))
            sets.push_back({id, Message(label)});
    return sets;
}

NamesOfWeapons::NamesOfWeapons(const CreationSource &source) : m_set(source.weapons)
{
    if (!isWow(source.game))
        return;
    const std::vector<WeaponSet> sets = weaponSetsOf(source);
    if (m_set.empty() && !sets.empty())
        m_set = sets.front().id;
    m_hasStance = setsWith(source, stanceName).count(m_set) > 0;
}

bool NamesOfWeapons::counts(const GameName &row) const
{
    if (!row.weapons || m_set.empty())
        return true;
    return row.weapons == m_set || (row.to == stanceName && !m_hasStance);
}

} // namespace sinew::mdx
