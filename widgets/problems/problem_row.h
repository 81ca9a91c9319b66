// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"
#include "core/document/document.h"
#include "core/io/diagnostics.h"

#include <QIcon>

namespace sinew {

/// One line of the problems dock.
struct ProblemRow
{
    Impact impact = Impact::Wrong;
    QString message;
    QString where;           ///< "Material 2, Layer 0, Alpha", or offset in the file
    QString code;            ///< of the check, or of the message from loading
    Finding finding;         ///< without a check: a message from loading
    std::string path;        ///< of the field; for messages from loading, resolved on demand
    QStringList others = {}; ///< further places affected, the first few
    bool operator==(const ProblemRow &) const = default;
};

ProblemRow problemRow(const Document &document, const Finding &finding);
ProblemRow problemRow(const Document &document, const Diagnostic &diagnostic);
/// The common description of rows of a kind: "Textures without a source".
QString kindText(const ProblemRow &row);
/// What a row says to everyone, one fact per line: what is wrong, where, and why that matters.
QString detailsOf(const ProblemRow &row);
/// What bug reports and the command line need: the path and the code.
QString originOf(const ProblemRow &row);
/// Where a row leads, an empty address if its object is gone.
Address targetOf(const Document &document, const ProblemRow &row);

QIcon impactIcon(Impact impact);
/// "Wrong in the game"
QString impactText(Impact impact);

} // namespace sinew
