// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace sinew::test {

/// Has every item model of the program that a view below `root` shows checked from now on (QAbstractItemModelTester),
/// those behind filters as well. What is inconsistent is a failure of the running test. To be called again when there
/// may be new ones.
void watchItemModels(const QWidget &root);

} // namespace sinew::test
