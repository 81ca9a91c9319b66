// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/sequence_cuts.h"

#include "core/files/read_file.h"

#include <QRegularExpression>

namespace sinew {

namespace {

constexpr qint64 mostBytes = 1 << 20;
constexpr std::size_t mostCuts = 10000;

} // namespace

Result<std::vector<SequenceCut>> sequenceCutsOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(R"(^\s*(.*\S)\s*=\s*(\d+\.?\d*)\s*-\s*(\d+\.?\d*)\s*$)"));
    static const QRegularExpression borders(QStringLiteral("[,\r\n]"));
    std::vector<SequenceCut> cuts;
    for (const QString &line : text.split(u'\n'))
        for (const QString &part : line.section(u'#', 0, 0).split(borders)) {
            if (part.trimmed().isEmpty())
                continue;
            const QRegularExpressionMatch match = form.match(part);
            if (!match.hasMatch())
                return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” should look like “Walk=1-40”"),
                                     {Message(part.trimmed().left(100).toStdString())})};
            if (cuts.size() >= mostCuts)
                return Error{QT_TRANSLATE_NOOP("Message", "there are too many sequences to cut out")};
            cuts.push_back(
                {match.captured(1).toStdString(), match.captured(2).toDouble(), match.captured(3).toDouble()});
        }
    if (cuts.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "no sequence is given that should be cut out")};
    return cuts;
}

Result<std::vector<SequenceCut>> sequenceCutsIn(const QString &path)
{
    const Result<ReadFile> file = readFile(path, mostBytes);
    if (!file)
        return file.error();
    auto cuts = sequenceCutsOf(QString::fromUtf8(file->bytes));
    if (!cuts) {
        Error error = cuts.error();
        error.file = path.toStdString();
        return error;
    }
    return cuts;
}

} // namespace sinew
