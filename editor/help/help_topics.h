// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace sinew {

/// The first page of the manual.
QString firstHelpPage();

/// The page about the dock, dialog or window in which a widget is; the first page for null and for anything else.
QString helpPageOf(const QWidget *widget);

/// All pages that helpPageOf() can give.
QStringList helpPages();

} // namespace sinew
