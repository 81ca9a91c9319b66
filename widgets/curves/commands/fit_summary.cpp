// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/fit_summary.h"

#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/curve_texts.h"

#include <QCoreApplication>

namespace sinew {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(FitSummary)
};

/// Shares and ranges are shown as percent.
double shownFactor(ErrorKind kind)
{
    return kind == ErrorKind::Share || kind == ErrorKind::Range ? 100 : 1;
}

OperationField boundField(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Turn:
        return {OperationField::Number,
                Texts::tr("Rotations within"),
                0.25,
                0,
                360,
                0.05,
                4,
                {},
                QStringLiteral("°"),
                Texts::tr("Largest error of rotations and angles, in degrees")};
    case ErrorKind::Distance:
        return {OperationField::Number,
                Texts::tr("Positions within"),
                0.1,
                0,
                1e6,
                0.05,
                4,
                {},
                Texts::tr(" units"),
                Texts::tr("Largest error of translations and sizes, in model units")};
    case ErrorKind::Share:
        return {OperationField::Number,
                Texts::tr("Alpha, colour, scale within"),
                0.5,
                0,
                1e4,
                0.1,
                4,
                {},
                QStringLiteral(" %"),
                Texts::tr("Largest error of alpha, colour and scale, in percent")};
    case ErrorKind::Range:
        break;
    }
    return {OperationField::Number,
            Texts::tr("Others within"),
            0.5,
            0,
            1e4,
            0.1,
            4,
            {},
            QStringLiteral(" %"),
            Texts::tr("Largest error of any other track, in percent of the range of its values")};
}

} // namespace

void FitSummary::add(const Measure &measure, const FitReport &report)
{
    FitReport scaled = report;
    scaled.deviation /= measure.unit;
    const auto kind = std::size_t(measure.kind);
    if (scaled.deviation > worst[kind].deviation)
        where[kind] = measure.track;
    worst[kind].add(scaled);
    keys.add(report);
}

QString errorText(ErrorKind kind, double error)
{
    const QString number = numberText(error * shownFactor(kind));
    switch (kind) {
    case ErrorKind::Turn:
        return Texts::tr("%1°").arg(number);
    case ErrorKind::Distance:
        return Texts::tr("%1 units").arg(number);
    case ErrorKind::Share:
        return Texts::tr("%1 %").arg(number);
    case ErrorKind::Range:
        break;
    }
    return Texts::tr("%1 % of the range").arg(number);
}

namespace {

/// A deviation with its time, and with the sequence of that time if there are several.
QString placedText(const CurveSession &session, const QString &deviation, const Address &track, std::int32_t at)
{
    const int row = session.trackOf(track);
    const bool ownTime = row < 0 || session.tracks()[std::size_t(row)].isGlobal;
    const Clip *clip = ownTime || !session.hasSeveralSequences() ? nullptr : session.clipAt(at);
    return clip ? Texts::tr("%1 in %2 at %3", "deviation, sequence, time")
                      .arg(deviation, QString::fromStdString(clip->name), session.timeText(at))
                : Texts::tr("%1 at %2", "deviation, time").arg(deviation, session.timeText(at));
}

} // namespace

QString fitText(const CurveSession &session, const FitSummary &fit)
{
    const std::size_t before = fit.keys.keysBefore, after = fit.keys.keysAfter;
    const QString keys = after < before   ? Texts::tr("%n keys removed", nullptr, int(before - after))
                         : after > before ? Texts::tr("%n keys added", nullptr, int(after - before))
                                          : Texts::tr("Number of keys unchanged");
    QStringList errors;
    for (std::size_t kind = 0; kind < errorKinds; ++kind)
        if (const FitReport &worst = fit.worst[kind]; worst.deviation != 0)
            errors << placedText(session, errorText(ErrorKind(kind), worst.deviation), fit.where[kind], worst.at);
    QString text = errors.isEmpty()
                       ? Texts::tr("%1; the shape is preserved exactly").arg(keys)
                       : Texts::tr("%1; largest deviation %2").arg(keys, errors.join(QStringLiteral(", ")));
    if (fit.keys.alike > 0)
        text += QStringLiteral("; ") +
                Texts::tr("%n loops left unchanged: their ends meet already", nullptr, int(fit.keys.alike));
    if (fit.keys.shared > 0)
        text += QStringLiteral("; ") + Texts::tr("%n boundary keys kept because another sequence uses them as well",
                                                 nullptr, int(fit.keys.shared));
    return text;
}

ErrorBounds addBounds(CurveOperation &operation, const Model &model)
{
    std::array<bool, errorKinds> any{};
    for (const CurveEdit &edit : operation.start)
        any[std::size_t(errorKindOf(model, edit.address))] = true;
    ErrorBounds bounds;
    bounds.fill(-1);
    for (std::size_t kind = 0; kind < errorKinds; ++kind)
        if (any[kind]) {
            bounds[kind] = qsizetype(operation.fields.size());
            operation.fields.push_back(boundField(ErrorKind(kind)));
            operation.id += QString::number(kind);
        }
    return bounds;
}

double boundOf(const Model &model, const CurveEdit &edit, const ErrorBounds &bounds, const QVariantList &values)
{
    const ErrorKind kind = errorKindOf(model, edit.address);
    const qsizetype field = bounds[std::size_t(kind)];
    return field < 0 ? 0 : values[field].toDouble() / shownFactor(kind) * errorUnit(model, edit);
}

std::vector<Measure> measuresOf(const Model &model, const CurveOperation &operation, const ErrorBounds &bounds)
{
    const QVariantList ones(qsizetype(operation.fields.size()) + 1, 1.0);
    std::vector<Measure> measures;
    for (const CurveEdit &edit : operation.start) {
        const ErrorKind kind = errorKindOf(model, edit.address);
        measures.push_back({edit.address, kind, errorUnit(model, edit), bounds[std::size_t(kind)],
                            boundOf(model, edit, bounds, ones)});
    }
    return measures;
}

} // namespace sinew
