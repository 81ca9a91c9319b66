// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_row.h"

#include "core/model/path.h"
#include "core/text/translated.h"
#include "widgets/problems/problems_model.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <algorithm>

namespace sinew {

ProblemRow problemRow(const Document &document, const Finding &finding)
{
    ProblemRow row{
        finding.check->impact, translated(finding.message), {}, QLatin1String(finding.check->code), finding, {}};
    if (document.model().contains(finding.place().node)) {
        row.path = pathOf(document.model(), finding.place());
        row.where = placeText(document, finding.place());
    }
    constexpr std::size_t most = 8;
    for (std::size_t i = 1; i < std::min(finding.addresses.size(), most); ++i)
        if (document.model().contains(finding.addresses[i].node))
            row.others << placeText(document, finding.addresses[i]);
    if (finding.addresses.size() > most)
        row.others << QStringLiteral("…");
    return row;
}

ProblemRow problemRow(const Document &document, const Diagnostic &diagnostic)
{
    const Impact impact = diagnostic.severity == Severity::Error     ? Impact::Fatal
                          : diagnostic.severity == Severity::Warning ? Impact::Wrong
                                                                     : Impact::Note;
    ProblemRow row{impact, translated(diagnostic.where.message),
                   {},     QString::fromStdString(diagnostic.code),
                   {},     diagnostic.where.path};
    QStringList where;
    if (const Address target = targetOf(document, row); target.node != NoNode)
        where << placeText(document, target);
    else if (!row.path.empty())
        where << QString::fromStdString(row.path);
    if (diagnostic.where.offset >= 0)
        where << ProblemsModel::tr("offset 0x%1").arg(diagnostic.where.offset, 0, 16);
    row.where = where.join(QStringLiteral(", "));
    return row;
}

QString kindText(const ProblemRow &row)
{
    return row.finding.check ? translated(Message(row.finding.check->title))
                             : ProblemsModel::tr("From reading the file");
}

QString detailsOf(const ProblemRow &row)
{
    QStringList lines{row.message};
    if (!row.where.isEmpty())
        lines << ProblemsModel::tr("Where: %1").arg(row.where);
    if (!row.others.isEmpty())
        lines << ProblemsModel::tr("Also: %1").arg(row.others.join(QStringLiteral("; ")));
    if (row.finding.check)
        lines << translated(Message(row.finding.check->explanation));
    if (row.finding.check && row.finding.check->unfixable)
        lines << ProblemsModel::tr("There is no fix: %1").arg(translated(Message(row.finding.check->unfixable)));
    return lines.join(QLatin1Char('\n'));
}

QString originOf(const ProblemRow &row)
{
    QStringList lines;
    if (!row.path.empty())
        lines << ProblemsModel::tr("Path: %1").arg(QString::fromStdString(row.path));
    if (!row.code.isEmpty())
        lines << ProblemsModel::tr("Kind: %1").arg(row.code);
    return lines.join(QLatin1Char('\n'));
}

Address targetOf(const Document &document, const ProblemRow &row)
{
    if (row.finding.check && document.model().contains(row.finding.place().node))
        return row.finding.place();
    // A path may name a part that is gone; what remains of its beginning still leads close.
    for (std::string path = row.path; !path.empty();) {
        const Result<PathTarget> target = parsePath(document.model(), path);
        if (target)
            return target->address;
        const std::size_t dot = path.find_last_of('.');
        path.resize(dot == std::string::npos ? 0 : dot);
    }
    return {};
}

QIcon impactIcon(Impact impact)
{
    switch (impact) {
    case Impact::Fatal:
        return severityIcon(Severity::Error);
    case Impact::Wrong:
        return severityIcon(Severity::Warning);
    case Impact::Waste:
        return themedIcon(QStringLiteral("user-trash"), QStringLiteral("edit-delete"));
    case Impact::Note:
        break;
    }
    return severityIcon(Severity::Info);
}

QString impactText(Impact impact)
{
    switch (impact) {
    case Impact::Fatal:
        return ProblemsModel::tr("The game does not load it, or crashes");
    case Impact::Wrong:
        return ProblemsModel::tr("It looks or works wrong");
    case Impact::Waste:
        return ProblemsModel::tr("It wastes memory or time");
    case Impact::Note:
        break;
    }
    return ProblemsModel::tr("Good to know");
}

} // namespace sinew
