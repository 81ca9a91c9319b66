// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/whole_step.h"

#include "core/format/format.h"

namespace sinew {

Message stepProblem(Model &model, ChangeSet &changes)
{
    // Later changes may depend on earlier structural ones, so only sets that come first can be checked beforehand;
    // EditBuilder orders them that way. The rest is checked when applied and rolled back if it does not fit.
    if (changes.empty())
        return {};
    const bool single = changes.size() == 1;
    Message problem = changeProblem(model, changes.front());
    if (problem.empty() && !single) {
        std::size_t applied = 0;
        for (; applied < changes.size(); ++applied) {
            problem = changeProblem(model, changes[applied]);
            if (!problem.empty())
                break;
            applyChange(model, changes[applied]);
        }
        while (applied > 0)
            applyChange(model, changes[--applied]);
    }
    return problem;
}

Status makeWholeStep(Model &model, const Format *format, ChangeSet &changes)
{
    dropIdleSets(model, changes);
    if (changes.empty())
        return Done{};
    if (const Message problem = stepProblem(model, changes); !problem.empty())
        return Error{problem};
    if (format) {
        if (Status allowed = format->complete(model, changes); !allowed)
            return allowed;
    }
    for (Change &change : changes)
        if (!change.other.isEmpty())
            giveMissingIds(model, change.other.type(), change.other.data());
    return Done{};
}

} // namespace sinew
