// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Transforms, interpolation, handles and whole-animation tools: what is set in a strip. See curve_commands.h.

#include "core/curves/keys/key_tools.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/tools/bake.h"
#include "core/curves/tools/interpolation_change.h"
#include "core/curves/tools/loopable.h"
#include "core/curves/tools/simplify.h"
#include "core/curves/tools/smooth.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/fit_summary.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"

#include <QCursor>
#include <QMenu>

#include <cmath>

namespace sinew {

namespace {

/// How the error of one curve is measured and bounded, looked up before the work leaves the model's thread.
struct Measure
{
    ErrorKind kind;
    double unit;
    qsizetype field; ///< setting that bounds it; below 0 none
    double factor;   ///< of what is set there
    double bound(const QVariantList &values) const { return field < 0 ? 0 : values[field].toDouble() * factor; }
};

std::vector<Measure> measuresOf(const Model &model, const CurveOperation &operation, const ErrorBounds &bounds)
{
    const QVariantList ones(qsizetype(operation.fields.size()) + 1, 1.0);
    std::vector<Measure> measures;
    for (const CurveEdit &edit : operation.start) {
        const ErrorKind kind = errorKindOf(model, edit.address);
        measures.push_back(
            {kind, errorUnit(model, edit), bounds[std::size_t(kind)], boundOf(model, edit, bounds, ones)});
    }
    return measures;
}

} // namespace

void CurveCommands::makeTransformActions()
{
    const Problem keys = [this] { return needsKeys(); };
    add(
        Transform,
        {"move",
         tr("&Grab"),
         "transform-move",
         {QKeySequence(Qt::Key_G)},
         tr("Move the selected keys with the pointer; X and Y lock an axis, digits type an amount")},
        [this] { Q_EMIT moveRequested(); }, keys);
    add(
        Transform,
        {"scale",
         tr("&Scale"),
         "transform-scale",
         {QKeySequence(Qt::Key_S)},
         tr("Scale the selected keys with the pointer, about the pivot")},
        [this] { Q_EMIT scaleRequested(); }, keys);
    add(
        Transform,
        {"transform",
         tr("&Move, scale and retime…"),
         "transform-scale",
         {QKeySequence(Qt::CTRL | Qt::Key_T)},
         tr("Move and scale the selected keys in time and value by typed numbers")},
        [this] { requestTransform(); }, keys);
    add(
        Transform,
        {"enter",
         tr("Set &time or value…"),
         "document-edit",
         {QKeySequence(Qt::Key_Equal)},
         tr("Give the selected keys an exact time or value, or a relative one (+=5, *2)")},
        [this] { requestEntry(); }, keys);
    m_groupMenus[Transform]->addSeparator();
    add(
        Transform,
        {"reverse", tr("&Reverse"), "reverse", {}, tr("The selected keys' values run backwards; their times stay")},
        [this] { edit(tr("Reverse keys"), [](CurveEdit &edit) { reverseSelected(edit); }); }, keys);
    add(
        Transform,
        {"mirrorPlayhead",
         tr("Mirror times at the &playhead"),
         "object-flip-horizontal",
         {},
         tr("Times before the playhead move after it and vice versa")},
        [this] {
            edit(tr("Mirror keys at the playhead"),
                 [this](CurveEdit &edit) { return mirrorTimes(edit, playheadIn(edit)); });
        },
        keys);
    add(
        Transform,
        {"mirrorCentre",
         tr("Mirror times at their &centre"),
         "object-flip-horizontal",
         {},
         tr("The last selected key comes first")},
        [this] {
            const KeyBounds box = bounds();
            edit(tr("Mirror keys in time"), [time = (double(box.firstTime) + box.lastTime) / 2](CurveEdit &edit) {
                return mirrorTimes(edit, time);
            });
        },
        keys);
    add(
        Transform,
        {"negate", tr("&Negate"), "object-flip-vertical", {}, tr("The sign of the selected numbers is flipped")},
        [this] { edit(tr("Negate keys"), [](CurveEdit &edit) { mirrorValues(edit, 0); }); }, keys);
    add(
        Transform,
        {"mirrorCursor",
         tr("Mirror values at the value c&ursor"),
         "object-flip-vertical",
         {},
         tr("Values above the value cursor move below it")},
        [this] {
            edit(tr("Mirror keys at the value cursor"),
                 [value = m_session.valueCursor()](CurveEdit &edit) { mirrorValues(edit, value); });
        },
        keys);
}

void CurveCommands::requestTransform()
{
    CurveOperation operation;
    operation.id = QStringLiteral("transform");
    operation.title = tr("Transform keys");
    operation.start = m_session.selectedEdits();
    const double frame = m_session.unitsPerFrame();
    operation.fields = {
        {OperationField::Number,
         tr("Time +"),
         0.0,
         -1e9,
         1e9,
         frame,
         0,
         {},
         QLatin1Char(' ') + QLatin1String(m_session.traits().unitName)},
        {OperationField::Number, tr("×"), 1.0, -1000, 1000, 0.1, 3, {}, {}, tr("Factor of times")},
        {OperationField::Number, tr("Value +"), 0.0, -1e6, 1e6, 1, 4},
        {OperationField::Number, tr("×"), 1.0, -1000, 1000, 0.1, 3, {}, {}, tr("Factor of values")},
        {OperationField::Choice,
         tr("About"),
         int(m_session.options().pivot),
         0,
         0,
         0,
         0,
         {tr("Centre"), tr("Playhead"), tr("Individual"), tr("Value cursor")}},
    };
    const KeyBounds box = selectionBounds(operation.start);
    operation.apply = [this, box](std::vector<CurveEdit> &edits, const QVariantList &values,
                                  QString &report) -> Status {
        const CurveOptions &options = m_session.options();
        KeyTransform transform;
        transform.timeShift = values[0].toDouble();
        transform.timeScale = values[1].toDouble();
        transform.valueShift = values[2].toDouble();
        transform.valueScale = values[3].toDouble();
        const auto pivot = CurveOptions::Pivot(values[4].toInt());
        transform.timePivot = (double(box.firstTime) + box.lastTime) / 2;
        transform.valuePivot =
            pivot == CurveOptions::Pivot::ValueCursor ? m_session.valueCursor() : (box.lowest + box.highest) / 2;
        transform.pivot = pivot == CurveOptions::Pivot::Individual ? PivotMode::Individual : PivotMode::Given;
        transform.collision = options.collision;
        transform.keepInSpans = options.keepInSpans;
        transform.ripple = options.ripple;
        transform.falloff = options.falloff;
        for (CurveEdit &edit : edits) {
            if (pivot == CurveOptions::Pivot::Playhead)
                transform.timePivot = playheadIn(edit);
            if (Status status = transformKeys(edit, transform); !status)
                return status;
        }
        const KeyBounds now = selectionBounds(edits);
        report = tr("%1 to %2").arg(m_session.timeText(now.firstTime), m_session.timeText(now.lastTime));
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::requestEntry()
{
    CurveOperation operation;
    operation.id = QStringLiteral("entry");
    operation.title = tr("Set time or value");
    operation.start = m_session.selectedEdits();
    operation.fields = {
        {OperationField::Entry,
         tr("Value"),
         QString(),
         0,
         0,
         0,
         0,
         {},
         {},
         tr("For all selected numbers: 12, +=5, *2, 50%; leave empty to keep them")},
        {OperationField::Entry,
         tr("Time"),
         QString(),
         0,
         0,
         0,
         0,
         {},
         {},
         tr("For all selected keys: 120, +=33, *2; leave empty to keep them")},
    };
    operation.apply = [this](std::vector<CurveEdit> &edits, const QVariantList &values, QString &) -> Status {
        KeyTransform transform;
        transform.collision = m_session.options().collision;
        transform.keepInSpans = false; // a typed number is meant as it is typed
        transform.timeOrigins = m_session.timeOrigins();
        const auto read = [](const QString &text, double &scale, double &shift, double &pivot) -> Status {
            if (text.trimmed().isEmpty())
                return Done{};
            const Result<NumberEntry> entry = numberEntry(text);
            if (!entry)
                return entry.error();
            scale = entry->kind == NumberEntry::Set ? 0 : entry->kind == NumberEntry::Multiply ? entry->number : 1;
            shift = entry->kind == NumberEntry::Add ? entry->number : 0;
            pivot = entry->kind == NumberEntry::Set ? entry->number : 0;
            return Done{};
        };
        if (Status status =
                read(values[0].toString(), transform.valueScale, transform.valueShift, transform.valuePivot);
            !status)
            return status;
        if (Status status = read(values[1].toString(), transform.timeScale, transform.timeShift, transform.timePivot);
            !status)
            return status;
        for (CurveEdit &edit : edits)
            if (Status status = transformKeys(edit, transform); !status)
                return status;
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

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
          tr("Smooth curves by the slopes at the keys")}},
        {Interpolation::Bezier,
         {"interpolationBezier", tr("&Bezier"), "draw-bezier-curves", {}, tr("Smooth curves by handles")}},
    };
    for (const auto &[kind, spec] : kinds)
        add(
            InterpolationGroup, spec, [this, to = kind] { requestInterpolation(to); },
            [this, to = kind] {
                const QString why = needsPlainTracks();
                return why.isEmpty() && !holdsAnywhere(to) ? tr("the file can't store it for these tracks") : why;
            });
    add(
        InterpolationGroup,
        {"interpolationMenu",
         tr("&Choose…"),
         nullptr,
         {QKeySequence(Qt::SHIFT | Qt::Key_T)},
         tr("Choose the interpolation of the tracks at the pointer")},
        [this] { m_groupMenus[InterpolationGroup]->popup(QCursor::pos()); }, [this] { return needsPlainTracks(); });
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
    FitReport report;
    for (CurveEdit &edit : edits)
        report.add(changeInterpolation(edit, to, 0, 0));
    // Nothing to decide where the shape stays, but for how floats round.
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
        return m_session.notify(fitText(m_session, {report, {}}));
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
            fit.add(measures[i].kind, measures[i].unit,
                    changeInterpolation(changed[i], to, measures[i].bound(values), values[0].toInt()));
        return [this, fit] { return fitText(m_session, fit); };
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::makeHandleActions()
{
    const Problem handles = [this] { return needsTangents(); };
    const std::pair<HandleMode, Spec> modes[] = {
        {HandleMode::Free, {"handlesFree", tr("&Free"), "format-node-corner"}},
        {HandleMode::Aligned, {"handlesAligned", tr("A&ligned"), "node-type-smooth"}},
        {HandleMode::Flat, {"handlesFlat", tr("Fla&t"), "format-node-line"}},
        {HandleMode::Auto, {"handlesAuto", tr("&Auto"), "node-type-auto-smooth"}},
        {HandleMode::AutoClamped, {"handlesAutoClamped", tr("Auto-&clamped"), "node-type-auto-smooth"}},
        {HandleMode::Plateau, {"handlesPlateau", tr("&Plateau"), "node-type-symmetric"}},
        {HandleMode::Vector, {"handlesVector", tr("&Vector"), "node-type-cusp"}},
    };
    for (auto [mode, spec] : modes) {
        spec.help = handleModeHelp(mode);
        add(
            Handles, spec,
            [this, to = mode] {
                edit(tr("Set handles: %1").arg(handleModeText(to)), [to](CurveEdit &edit) { setHandleMode(edit, to); });
            },
            handles);
    }
    add(
        Handles,
        {"handlesMenu",
         tr("C&hoose…"),
         nullptr,
         {QKeySequence(Qt::Key_V)},
         tr("Choose how the selected handles behave, at the pointer")},
        [this] { m_groupMenus[Handles]->popup(QCursor::pos()); }, handles);
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
    operation.fields = {field(tr("Tension"), now[0], tr("How tightly the curve bends at the key")),
                        field(tr("Continuity"), now[1],
                              tr("How smoothly the curve passes the key; anything other than 0 makes a corner")),
                        field(tr("Bias"), now[2], tr("Whether the curve overshoots before or after the key"))};
    operation.id.clear(); // starts with what the keys have, not with what was last used
    QVariantList before;
    for (const OperationField &each : operation.fields)
        before << each.value;
    operation.apply = [before](std::vector<CurveEdit> &edits, const QVariantList &values, QString &) -> Status {
        // The first key's numbers are not meant for all keys before they were touched.
        if (values == before)
            return Done{};
        for (CurveEdit &edit : edits)
            setTcb(edit, values[0].toDouble(), values[1].toDouble(), values[2].toDouble());
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::requestTool(
    const char *id, const QString &title, std::vector<OperationField> fields,
    const std::function<FitReport(CurveEdit &, const QVariantList &, const ToolRange &)> &tool, bool bounded)
{
    CurveOperation operation;
    operation.id = QString::fromLatin1(id);
    operation.title = title;
    operation.fields = std::move(fields);
    operation.start = targetEdits();
    std::erase_if(operation.start, [](const CurveEdit &edit) { return !isContinuous(edit.value()); });
    const ErrorBounds bounds = bounded ? addBounds(operation, m_session.document()->model()) : ErrorBounds();
    const bool chosen = needsKeys().isEmpty();
    const Playback &playback = m_session.document()->playback();
    std::optional<TimeSpan> sequence;
    for (const Clip &clip : m_session.clips())
        if (!clip.isGlobal && clip.source == playback.sequence())
            sequence = TimeSpan{clip.start, clip.end, clip.keysWrap, clip.usesOuterKeys};
    const qsizetype rangeField = qsizetype(operation.fields.size());
    operation.fields.push_back({OperationField::Choice,
                                tr("In"),
                                chosen     ? 0
                                : sequence ? 1
                                           : 2,
                                0,
                                0,
                                0,
                                0,
                                {tr("Selected keys"), tr("This sequence"), tr("All sequences")}});
    const std::vector<Measure> measures = measuresOf(m_session.document()->model(), operation, bounds);
    operation.work = [this, tool, sequence, rangeField, bounded,
                      measures](std::vector<CurveEdit> &edits, const QVariantList &values, TaskControl &control) {
        FitSummary fit;
        double all = 0, done = 0;
        for (const CurveEdit &edit : edits)
            all += double(edit.size()) + 1;
        for (std::size_t i = 0; i < edits.size() && !control.isCancelled(); ++i) {
            const double share = (double(edits[i].size()) + 1) / all;
            control.begin(done, done + share);
            done += share;
            ToolRange range;
            range.control = &control;
            range.selectedOnly = values[rangeField].toInt() == 0;
            // A global sequence is a stretch of its own.
            if (values[rangeField].toInt() == 1 && sequence && edits[i].curve.globalSequence() < 0)
                range.spans = {*sequence};
            fit.add(measures[i].kind, measures[i].unit,
                    tool(edits[i], bounded ? QVariantList{measures[i].bound(values)} : values, range));
        }
        return [this, fit] { return fitText(m_session, fit); };
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::makeToolActions()
{
    const Problem tracks = [this] { return needsPlainTracks(); };
    add(
        Tools,
        {"simplify",
         tr("&Simplify…"),
         "path-simplify",
         {},
         tr("Remove keys that are not needed for the shape, within an error bound")},
        [this] {
            requestTool(
                "simplify", tr("Simplify"), {},
                [](CurveEdit &edit, const QVariantList &values, const ToolRange &range) {
                    return simplify(edit, values[0].toDouble(), range);
                },
                true);
        },
        tracks);
    add(
        Tools, {"clean", tr("&Clean…"), "edit-clear-all", {}, tr("Remove keys that change nothing at all")},
        [this] {
            requestTool("clean", tr("Clean"), {}, [](CurveEdit &edit, const QVariantList &, const ToolRange &range) {
                return clean(edit, range);
            });
        },
        tracks);
    add(
        Tools,
        {"bake", tr("&Bake…"), "labplot-xy-curve-points", {}, tr("Put a key at every step, as the curve is evaluated")},
        [this] {
            const QString unit = QLatin1Char(' ') + QLatin1String(m_session.traits().unitName);
            requestTool("bake", tr("Bake"),
                        {{OperationField::Number,
                          tr("A key every"),
                          std::max(1.0, std::round(m_session.unitsPerFrame())),
                          1,
                          100000,
                          1,
                          0,
                          {},
                          unit}},
                        [](CurveEdit &edit, const QVariantList &values, const ToolRange &range) {
                            return bake(edit, values[0].toDouble(), range);
                        });
        },
        tracks);
    add(
        Tools, {"smooth", tr("S&mooth…"), "smooth", {}, tr("Remove jitter from dense keys")},
        [this] {
            const QString unit = QLatin1Char(' ') + QLatin1String(m_session.traits().unitName);
            requestTool("smooth", tr("Smooth"),
                        {{OperationField::Number,
                          tr("Over"),
                          std::round(m_session.unitsPerFrame() * 3),
                          1,
                          100000,
                          10,
                          0,
                          {},
                          unit},
                         {OperationField::Slider, tr("Strength"), 0.5, 0, 1, 0.05, 2}},
                        [](CurveEdit &edit, const QVariantList &values, const ToolRange &range) {
                            return smooth(edit, values[0].toDouble(), values[1].toDouble(), range);
                        });
        },
        tracks);
    add(
        Tools,
        {"makeLoopable",
         tr("Make &loopable…"),
         "media-playlist-repeat",
         {},
         tr("Let the end of the sequence meet its start")},
        [this] {
            const QString unit = QLatin1Char(' ') + QLatin1String(m_session.traits().unitName);
            requestTool("makeLoopable", tr("Make loopable"),
                        {{OperationField::Number, tr("Blend over the last"), 200.0, 0, 1e6, 10, 0, {}, unit}},
                        [](CurveEdit &edit, const QVariantList &values, const ToolRange &range) {
                            return makeLoopable(edit, values[0].toDouble(), range);
                        });
        },
        tracks);
    add(
        Tools,
        {"matchNeighbours",
         tr("Match &neighbours…"),
         "snap-nodes-smooth",
         {},
         tr("First and last keys take the values of their neighbours")},
        [this] {
            requestTool("matchNeighbours", tr("Match neighbours"), {},
                        [](CurveEdit &edit, const QVariantList &, const ToolRange &range) {
                            return matchNeighbours(edit, range);
                        });
        },
        tracks);
}

} // namespace sinew
