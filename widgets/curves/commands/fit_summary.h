// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/tools/error_kind.h"
#include "core/curves/tools/fit_report.h"
#include "widgets/curves/commands/curve_operation.h"

namespace sinew {

class CurveSession;

/// How the error of one curve is measured and bounded, looked up before the work leaves the model's thread.
struct Measure
{
    Address track;
    ErrorKind kind;
    double unit;     ///< errorUnit() of the original curve
    qsizetype field; ///< the setting that bounds it; below 0 if none
    double factor;   ///< applied to that setting
    double bound(const QVariantList &values) const { return field < 0 ? 0 : values[field].toDouble() * factor; }
};

/// What an operation did to the shapes of several curves; deviations are kept separate by their unit.
struct FitSummary
{
    FitReport keys;                          ///< numbers of keys and of shared spans
    std::array<FitReport, errorKinds> worst; ///< deviations, each in its kind's own unit
    std::array<Address, errorKinds> where;   ///< their tracks

    void add(const Measure &measure, const FitReport &report);
};

/// "1,234 keys removed; largest deviation 0.02° in Stand at 1 333, 0.1 units in Walk at 500".
QString fitText(const CurveSession &session, const FitSummary &fit);
/// "0.02°", "0.1 units", "0.5 %".
QString errorText(ErrorKind kind, double error);

/// Which settings of an operation bound the error, by kind.
using ErrorBounds = std::array<qsizetype, errorKinds>;
/// Adds a setting for each kind of error that the operation's curves have; -1 for the other kinds. Settings are also
/// remembered per set of kinds.
ErrorBounds addBounds(CurveOperation &operation, const Model &model);
/// The bound set for a curve, in the units in which the tools of core/curves measure.
double boundOf(const Model &model, const CurveEdit &edit, const ErrorBounds &bounds, const QVariantList &values);

/// One for each curve that an operation starts with.
std::vector<Measure> measuresOf(const Model &model, const CurveOperation &operation, const ErrorBounds &bounds);

} // namespace sinew
