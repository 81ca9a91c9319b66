// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/waste_pass.h"

#include "core/check/check_report.h"

namespace sinew {

std::vector<SlimStep> WastePass::steps(const SlimInput &input, int) const
{
    const bool onlyDeletes = !m_check.fixes.empty() && m_check.fixes.front().edit == &deleteObject;
    std::vector<SlimStep> steps;
    for (const Finding &finding : runCheck(m_check, input.model).findings)
        steps.push_back({finding.place(), SlimStep::Edit([finding](EditBuilder &edit, const Model &model) {
                             return finding.check->fixes.front().edit(edit, model, finding);
                         }),
                         onlyDeletes});
    return steps;
}

} // namespace sinew
