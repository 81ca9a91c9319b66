// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Transforms and whole-animation tools, with their settings in a strip. See curve_commands.h.

#include "core/curves/keys/key_tools.h"
#include "core/curves/tools/bake.h"
#include "core/curves/tools/cyclic_offset.h"
#include "core/curves/tools/loopable.h"
#include "core/curves/tools/simplify.h"
#include "core/curves/tools/smooth.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/fit_summary.h"
#include "widgets/curves/session/track_edits.h"

#include <QMenu>

#include <cmath>

namespace sinew {

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
        transform.keepInSpans = false; // a typed number is taken literally
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
    const std::optional<TimeSpan> sequence = m_session.chosenSequence();
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
                                {tr("Selected keys"), tr("This sequence"), tr("All sequences")},
                                {},
                                {},
                                false});
    operation.inAllSequences = [rangeField](const QVariantList &values) { return values[rangeField].toInt() == 2; };
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
            // A global sequence has its own timeline.
            if (values[rangeField].toInt() == 1 && sequence && edits[i].curve.globalSequence() < 0)
                range.spans = {*sequence};
            fit.add(measures[i], tool(edits[i], bounded ? QVariantList{measures[i].bound(values)} : values, range));
        }
        return [this, fit] { return fitText(m_session, fit); };
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::requestCyclicOffset()
{
    CurveOperation operation;
    operation.id = QStringLiteral("offsetCyclically");
    operation.title = tr("Offset in the loop");
    operation.start = targetEdits();
    const std::optional<TimeSpan> sequence = m_session.chosenSequence();
    const double unit = m_session.timeUnit();
    operation.fields = {timeField(tr("Later by"), 0, tr("Negative: earlier")),
                        {OperationField::Choice,
                         tr("In"),
                         sequence ? 0 : 1,
                         0,
                         0,
                         0,
                         0,
                         {tr("This sequence"), tr("All sequences")},
                         {},
                         {},
                         false}};
    operation.inAllSequences = [](const QVariantList &values) { return values[1].toInt() == 1; };
    operation.apply = [unit, sequence](std::vector<CurveEdit> &edits, const QVariantList &values,
                                       QString &report) -> Status {
        const auto shift = std::int32_t(std::lround(std::clamp(values[0].toDouble() * unit, -2e9, 2e9)));
        CyclicOffset all;
        for (CurveEdit &edit : edits) {
            ToolRange range;
            if (values[1].toInt() == 0 && sequence && edit.curve.globalSequence() < 0)
                range.spans = {*sequence};
            all += offsetCyclically(edit, shift, range);
        }
        QStringList said{all.done > 0 ? tr("%n loops offset", nullptr, int(all.done)) : tr("No loops offset")};
        if (all.open > 0)
            said << tr("%n unchanged: their ends do not meet, use Make loopable first", nullptr, int(all.open));
        if (all.shared > 0)
            said << tr("%n unchanged: they share keys with another sequence", nullptr, int(all.shared));
        report = said.join(QStringLiteral("; "));
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

void CurveCommands::makeToolActions()
{
    makeKeyToolActions();
    makeSequenceToolActions();
}

/// Tools that change how many keys there are, or how smooth they are.
void CurveCommands::makeKeyToolActions()
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
        {"bake",
         tr("&Bake…"),
         "labplot-xy-curve-points",
         {},
         tr("Put a key at every step, with the curve's evaluated value")},
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
}

/// Tools that match the ends of a sequence to each other.
void CurveCommands::makeSequenceToolActions()
{
    const Problem tracks = [this] { return needsPlainTracks(); };
    add(
        Tools,
        {"makeLoopable",
         tr("Make &loopable…"),
         "media-playlist-repeat",
         {},
         tr("Make the end of the sequence meet its start")},
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
        {"offsetCyclically",
         tr("&Offset in the loop…"),
         "view-refresh",
         {},
         tr("Play the tracks later or earlier; what runs past the end of the sequence wraps around to its start")},
        [this] { requestCyclicOffset(); }, [this] { return needsTracks(); });
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
