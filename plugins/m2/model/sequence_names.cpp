// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/sequence_names.h"

#include "core/text/translated.h"
#include "plugins/m2/names/animation_names.h"

#include <QCoreApplication>

namespace sinew::m2 {

namespace {

std::string nameOfAnimation(int id, int variation)
{
    const char *known = animationName(id);
    std::string name = known ? known : shownLabel(QT_TRANSLATE_NOOP("Label", "Animation")) + " " + std::to_string(id);
    return variation ? name + " " + std::to_string(variation) : name;
}

} // namespace

std::string sequenceName(const Sequence &sequence)
{
    return nameOfAnimation(sequence.id, sequence.variation);
}

std::string sequenceName(const ParentSequence &sequence)
{
    return nameOfAnimation(sequence.id, sequence.variation);
}

} // namespace sinew::m2
