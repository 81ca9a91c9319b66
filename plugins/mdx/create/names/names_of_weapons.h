// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "plugins/mdx/create/names/game_words.h"

namespace sinew::mdx {

/// The sets with whose weapons a source attacks (conversion.md §4.10), bare hands first.
std::vector<WeaponSet> weaponSetsOf(const CreationSource &source);

/// Which names of a source count: those of everybody, and those of one set of weapons; stances with weapons in hand
/// without any for that set are everybody's.
class NamesOfWeapons
{
public:
    explicit NamesOfWeapons(const CreationSource &source);
    bool counts(const GameName &row) const;

private:
    std::string m_set; ///< empty: all
    bool m_hasStance = false;
};

} // namespace sinew::mdx
