// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Interpolation of tracks and handles of keys. See curve_commands.h.

#include "core/curves/shape/key_handles.h"
#include "core/curves/tools/interpolation_change.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/fit_summary.h"
#include "widgets/curves/commands/handle_icons.h"
#include "widgets/curves/session/curve_texts.h"

#include <QCursor>
#include <QMenu>

#include <cmath>

namespace sinew {

void CurveCommands::makeInterpolationActions()
{
    const std::pair<Interpolation, Spec> kinds[] = {
        {Interpolation::None,
         {"interpolationNone",
          tr("&None (steps)"),
          "labplot-xy-curve-segments",
          {},
          tr("Values hold until the next key")}},
        {Interpolation::Linear,
         {"interpolationLinear",
          tr("&Linear"),
          "node-segment-line",
          {},
          tr("Straight lines between keys; rotations turn evenly")}},
        {Interpolation::Hermite,
         {"interpolationHermite",
          tr("&Hermite"),
          "node-segment-curve",
          {},
          tr("Smooth curves shaped by the slopes at the keys")}},
        {Interpolation::Bezier,
         {"interpolationBezier", tr("&Bezier"), "draw-bezier-curves", {}, tr("Smooth curves shaped by handles")}},
    };
    for (const auto &[kind, spec] : kinds)
        addState(
            InterpolationGroup, spec, [this, to = kind] { requestInterpolation(to); },
            [this, to = kind] {
                const QString why = needsPlainTracks();
                return why.isEmpty() && !holdsAnywhere(to) ? tr("the file can't store it for these tracks") : why;
            },
            [this, to = kind] { return haveInterpolation(to); });
    add(
        InterpolationGroup,
        {"interpolationMenu",
         tr("&Choose…"),
         nullptr,
         {QKeySequence(Qt::SHIFT | Qt::Key_T)},
         tr("Choose the interpolation of the tracks from a menu at the pointer")},
        [this] {
            update();
            m_groupMenus[InterpolationGroup]->popup(QCursor::pos());
        },
        [this] { return needsPlainTracks(); });
    m_groupMenus[InterpolationGroup]->removeAction(find("interpolationMenu")); // it would list itself
}

void CurveCommands::requestInterpolation(Interpolation to)
{
    std::vector<CurveEdit> edits = targetEdits();
    std::erase_if(edits, [to](const CurveEdit &edit) {
        return !isContinuous(edit.value()) || !edit.rules.interpolations.contains(to) ||
               edit.curve.interpolation() == to;
    });
    if (edits.empty())
        return Q_EMIT refused(tr("The tracks already have this interpolation"));
    CurveOperation operation;
    operation.id = QStringLiteral("interpolation%1").arg(int(to));
    operation.title = tr("Interpolation: %1").arg(interpolationText(std::uint32_t(to)));
    operation.start = edits;
    operation.inAllSequences = [](const QVariantList &) { return true; };
    FitReport report;
    for (CurveEdit &edit : edits)
        report.add(changeInterpolation(edit, to, 0, 0));
    // Nothing to decide if the shape stays the same, apart from float rounding.
    double largest = 1;
    for (const CurveEdit &edit : operation.start) {
        const KeyNumbers numbers = edit.shown();
        for (std::size_t row = 0; row < numbers.size(); ++row)
            for (int i = 0; i < numbers.components(); ++i)
                largest = std::max(largest, std::abs(numbers.number(row, i)));
    }
    if (report.deviation <= largest * 1e-6) {
        report.deviation = 0;
        push(std::move(edits), operation.title);
        return m_session.notify(fitText(m_session, {report, {}, {}}));
    }
    operation.fields = {
        {OperationField::Number,
         tr("Extra keys per segment"),
         0.0,
         0,
         64,
         1,
         0,
         {},
         {},
         tr("Maximum number of keys inserted between two keys to keep the shape")},
    };
    const ErrorBounds bounds = addBounds(operation, m_session.document()->model());
    const std::vector<Measure> measures = measuresOf(m_session.document()->model(), operation, bounds);
    operation.work = [this, to, measures](std::vector<CurveEdit> &changed, const QVariantList &values,
                                          TaskControl &control) {
        FitSummary fit;
        for (std::size_t i = 0; i < changed.size() && control.advance(double(i) / double(changed.size())); ++i)
            fit.add(measures[i], changeInterpolation(changed[i], to, measures[i].bound(values), values[0].toInt()));
        return [this, fit] {
            const QString text = fitText(m_session, fit);
            return m_session.hasSeveralSequences() ? tr("%1; a track has one interpolation for all sequences").arg(text)
                                                   : text;
        };
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::makeHandleActions()
{
    const Problem handles = [this] { return needsTangents(); };
    const std::pair<HandleMode, Spec> modes[] = {
        {HandleMode::Free, {"handlesFree", tr("&Free"), nullptr}},
        {HandleMode::Aligned, {"handlesAligned", tr("A&ligned"), nullptr}},
        {HandleMode::Flat, {"handlesFlat", tr("Fla&t"), nullptr}},
        {HandleMode::Auto, {"handlesAuto", tr("&Auto"), nullptr}},
        {HandleMode::AutoClamped, {"handlesAutoClamped", tr("Auto-&clamped"), nullptr}},
        {HandleMode::Plateau, {"handlesPlateau", tr("&Plateau"), nullptr}},
        {HandleMode::Vector, {"handlesVector", tr("&Vector"), nullptr}},
    };
    for (auto [mode, spec] : modes) {
        spec.help = handleModeHelp(mode);
        QAction *action = addState(
            Handles, spec,
            [this, to = mode] {
                edit(tr("Set handles: %1").arg(handleModeText(to)), [to](CurveEdit &edit) { setHandleMode(edit, to); });
            },
            handles, [this, to = mode] { return haveHandles(to); });
        action->setIcon(handleIcon(mode));
    }
    add(
        Handles,
        {"handlesMenu",
         tr("C&hoose…"),
         nullptr,
         {QKeySequence(Qt::Key_V)},
         tr("Choose how the selected handles behave, from a menu at the pointer")},
        [this] {
            update();
            m_groupMenus[Handles]->popup(QCursor::pos());
        },
        handles);
    m_groupMenus[Handles]->removeAction(find("handlesMenu"));
    m_groupMenus[Handles]->addSeparator();
    add(
        Handles, {"handlesBreak", tr("&Break"), "format-break-node", {}, tr("Each handle of a key moves on its own")},
        [this] { edit(tr("Break handles"), [](CurveEdit &edit) { unifyHandles(edit, false); }); }, handles);
    add(
        Handles, {"handlesUnify", tr("&Unify"), "format-join-node", {}, tr("Both handles of a key are aligned")},
        [this] { edit(tr("Unify handles"), [](CurveEdit &edit) { unifyHandles(edit, true); }); }, handles);
    add(
        Handles,
        {"tcb", tr("Te&nsion, continuity, bias…"), "adjustcurves", {}, tr("Set the handles as TCB controllers do")},
        [this] { requestTcb(); }, handles);
}

void CurveCommands::requestTcb()
{
    CurveOperation operation;
    operation.id = QStringLiteral("tcb");
    operation.title = tr("Tension, continuity, bias");
    operation.start = m_session.selectedEdits();
    std::erase_if(operation.start, [](const CurveEdit &edit) { return !edit.curve.hasTangents(); });
    std::array<double, 3> now{};
    const CurveEdit &first = operation.start.front();
    for (std::size_t row = 0; row < first.marks.size(); ++row)
        if (first.marks[row].selected) {
            now = tcbOf(first, row);
            break;
        }
    const auto field = [](const QString &label, double value, const QString &help) {
        return OperationField{OperationField::Slider,
                              label,
                              std::clamp(std::round(value * 100) / 100, -1.0, 1.0),
                              -1,
                              1,
                              0.05,
                              2,
                              {},
                              {},
                              help};
    };
    operation.fields = {
        field(tr("Tension"), now[0], tr("How tightly the curve bends at the key")),
        field(tr("Continuity"), now[1],
              tr("How smoothly the curve passes through the key; anything other than 0 makes a corner")),
        field(tr("Bias"), now[2], tr("Whether the curve overshoots before or after the key"))};
    operation.id.clear(); // starts with the values of the keys, not those used last
    QVariantList before;
    for (const OperationField &each : operation.fields)
        before << each.value;
    operation.apply = [before](std::vector<CurveEdit> &edits, const QVariantList &values, QString &) -> Status {
        // Until they are edited, the first key's numbers must not apply to all keys.
        if (values == before)
            return Done{};
        for (CurveEdit &edit : edits)
            setTcb(edit, values[0].toDouble(), values[1].toDouble(), values[2].toDouble());
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

} // namespace sinew
