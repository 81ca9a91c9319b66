// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/shared/moment.h"

#include "core/facets/sequence_zero.h"
#include "editor/cli/shared/output.h"

#include <QString>

namespace sinew {

namespace {

std::int32_t findSequence(const RenderScene &scene, const QString &wanted)
{
    for (const Qt::CaseSensitivity rule : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (std::size_t i = 0; i < scene.sequences.size(); ++i) {
            if (QString::fromStdString(scene.sequences[i].name).compare(wanted, rule) == 0)
                return std::int32_t(i);
        }
    }
    bool isRow = false;
    const int row = wanted.toInt(&isRow);
    return isRow && row >= 0 && std::size_t(row) < scene.sequences.size() ? row : -1;
}

} // namespace

Result<std::int32_t> sequenceNamed(const RenderScene &scene, const QString &wanted)
{
    if (const std::int32_t row = findSequence(scene, wanted); row >= 0)
        return row;
    std::string known;
    for (const SceneSequence &sequence : scene.sequences)
        known += (known.empty() ? "" : ", ") + sequence.name;
    return Error{"there is no sequence “" + wanted.toStdString() + "”; the model has " +
                 (known.empty() ? "none" : known)};
}

Status checkTimes(const Arguments &arguments)
{
    for (const QString &name : {QStringLiteral("time"), QStringLiteral("global-time")})
        if (const auto number = arguments.number(name); !number)
            return number.error();
    return Done{};
}

Result<Moment> momentOf(const Arguments &arguments, const RenderScene &scene, const Format &format)
{
    const QString wanted = arguments.value(QStringLiteral("sequence"));
    const auto time = arguments.number(QStringLiteral("time"));
    if (!time)
        return time.error();
    const auto globalTime = arguments.number(QStringLiteral("global-time"));
    if (!globalTime)
        return globalTime.error();

    Moment moment;
    if (!arguments.has(QStringLiteral("sequence"))) {
        moment.time = time->value_or(0);
    } else {
        const Result<std::int32_t> row = sequenceNamed(scene, wanted);
        if (!row)
            return row.error();
        moment.sequence = *row;
        const SceneSequence &sequence = scene.sequences[std::size_t(moment.sequence)];
        moment.zero = zeroOf(sequence, format.curves());
        moment.time = *time ? **time + moment.zero : sequence.start;
        if (moment.time < sequence.start || moment.time > sequence.end) {
            return Error{"time " + numberText(moment.time - moment.zero) + " is outside the sequence “" +
                         sequence.name + "”, " + numberText(sequence.start - moment.zero) + " to " +
                         numberText(sequence.end - moment.zero) + " ms"};
        }
    }
    moment.globalTime = globalTime->value_or(moment.time - moment.zero);
    return moment;
}

} // namespace sinew
