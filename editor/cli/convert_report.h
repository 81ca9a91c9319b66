// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/conversion_facet.h"
#include "core/io/diagnostics.h"

#include <QString>

namespace sinew {

/// The result of one model.
struct ModelReport
{
    enum State { Written, Exists, Refused, Failed };
    State state = Failed;
    QString source, target;
    std::string from, to; ///< targets by id
    std::vector<ConversionLoss> losses;
    std::vector<Diagnostic> remarks; ///< on reading
    Error error;
};

std::size_t countOf(const ModelReport &report, ConversionLoss::Kind kind);
/// "done", source, target, "3 lost, 1 changed, 0 guessed", separated by tabs.
std::string lineOf(const ModelReport &report);
std::string jsonOf(const ModelReport &report);

} // namespace sinew
