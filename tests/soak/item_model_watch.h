// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace sinew::test {

/// Checks every item model of the program that a view below `root` shows from now on (QAbstractItemModelTester),
/// including those behind filters. An inconsistency fails the running test. To be called again when there may be new
/// ones.
void watchItemModels(const QWidget &root);

} // namespace sinew::test
