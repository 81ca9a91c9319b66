// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document_save.h"

#include <QString>

class QWidget;

namespace sinew {

enum class OverwriteAnswer { Overwrite, SaveAs, Reload, Cancel };

/// Asks about files that a save would replace though the document does not know their present state: with both dates if
/// another program changed them since they were read. Reload is offered if the document's own file is among them.
/// `agreed`: a file that a file dialog has already asked about, or empty; it is asked about again only along with
/// others.
OverwriteAnswer askToOverwrite(const std::vector<UnknownFile> &files, const QString &title, const QString &agreed,
                               QWidget *parent);

} // namespace sinew
