// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"

namespace sinew {

namespace detail {

template<class>
struct ModelOfCheck;
template<class M>
struct ModelOfCheck<void (*)(const M &, Findings &)>
{
    using Type = M;
};
template<class M>
struct ModelOfCheck<Status (*)(EditBuilder &, const M &, const Finding &)>
{
    using Type = M;
};

} // namespace detail

/// A run() that takes the model type of its format, for Check::run: checkOf<&emptySequences>.
template<auto Run>
void checkOf(const Model &model, Findings &findings)
{
    Run(static_cast<const typename detail::ModelOfCheck<decltype(Run)>::Type &>(model), findings);
}

/// The same for Fix::edit.
template<auto Edit>
Status fixOf(EditBuilder &edit, const Model &model, const Finding &finding)
{
    return Edit(edit, static_cast<const typename detail::ModelOfCheck<decltype(Edit)>::Type &>(model), finding);
}

} // namespace sinew
