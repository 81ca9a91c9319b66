// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/m3/model/layout.h"

#include <memory>

namespace sinew::m3 {

/// The index of a file, each entry checked against the bytes. Fails when there is no header or the index lies outside.
Result<std::shared_ptr<M3Layout>> readContainer(const QString &fileName, const QByteArray &image,
                                                Diagnostics &diagnostics, MemoryBudget &budget);

} // namespace sinew::m3
