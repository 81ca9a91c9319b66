// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/curves/curve_edit.h"

#include <QString>
#include <QVariant>

#include <functional>

namespace sinew {

/// One setting of an operation, shown as a field of its strip.
struct OperationField
{
    enum Kind : std::uint8_t {
        Number, ///< double
        Slider, ///< double with a slider beside it
        Choice, ///< row of `choices`
        Check,  ///< bool
        Entry,  ///< text: "12", "+=5", empty for "leave as it is"
    } kind = Number;
    QString label;
    QVariant value; ///< the initial value
    double minimum = 0, maximum = 1, step = 0.1;
    int decimals = 2;
    QStringList choices = {};
    QString suffix = {};
    QString help = {};
    bool isRemembered = true; ///< the next time it starts with the value set last
};

/// An edit with settings that are tried out live: applied to the keys as they were, again and again, as one undo step.
struct CurveOperation
{
    using Report = std::function<QString()>;

    QString id;    ///< settings are remembered by it
    QString title; ///< also the undo step's text
    std::vector<OperationField> fields;
    std::vector<CurveEdit> start; ///< the curves it works on
    /// True if keys of all sequences change with these values, whichever is chosen; null: never.
    std::function<bool(const QVariantList &values)> inAllSequences = {};
    /// Changes copies of `start`; `report` is shown beside the fields ("120 keys removed; largest deviation 0.01 at
    /// 333").
    std::function<Status(std::vector<CurveEdit> &edits, const QVariantList &values, QString &report)> apply;
    /// Used instead of `apply` for work that may take long: runs in another thread if there are many keys, so it may
    /// use only its arguments. The result of a cancelled run is discarded. The returned function makes the report, in
    /// the GUI thread.
    std::function<Report(std::vector<CurveEdit> &edits, const QVariantList &values, TaskControl &control)> work;
};

} // namespace sinew
