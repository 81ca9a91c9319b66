// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Keys, clipboard, transforms and handles. See curve_commands.h.

#include "core/curves/curve_moment.h"
#include "core/curves/key_rows.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/shape/key_handles.h"
#include "core/text/translated.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/track_edits.h"

#include <QCursor>
#include <QMenu>

#include <cmath>

namespace sinew {

void CurveCommands::makeKeyActions()
{
    const Problem keys = [this] { return needsKeys(); };
    const auto some = [this](bool all) {
        return [this, all] {
            if (!m_session.document())
                return tr("no model is open");
            return (all ? std::none_of(
                              m_session.tracks().begin(), m_session.tracks().end(),
                              [this](const ShownTrack &t) { return t.channel.present && m_session.isEditable(t); })
                        : targets(true).empty())
                       ? tr("no unlocked track is selected")
                       : QString();
        };
    };
    add(
        Keys,
        {"insertKey",
         tr("&Insert key"),
         "keyframe-add",
         {QKeySequence(Qt::Key_K)},
         tr("Put a key at the playhead on the curves of the active tracks, without changing their shape")},
        [this] { insertKeys(false); }, some(false));
    add(
        Keys,
        {"insertKeys",
         tr("Insert keys in &all tracks"),
         "keyframe-add",
         {QKeySequence(Qt::SHIFT | Qt::Key_K)},
         tr("Put a key at the playhead on all listed curves")},
        [this] { insertKeys(true); }, some(true));
    add(
        Keys, {"delete", tr("&Delete keys"), "edit-delete", {QKeySequence::Delete}, tr("Delete the selected keys")},
        [this] {
            edit(tr("Delete %n key(s)", nullptr, selectedKeys()), [](CurveEdit &edit) { deleteSelected(edit); });
        },
        keys);
    add(
        Keys,
        {"duplicate",
         tr("D&uplicate keys"),
         "keyframe-duplicate",
         {QKeySequence(Qt::CTRL | Qt::Key_D), QKeySequence(Qt::SHIFT | Qt::Key_D)},
         tr("Copy the selected keys and move the copies with the pointer; Esc discards them")},
        [this] { Q_EMIT duplicateRequested(); }, keys);
    m_groupMenus[Keys]->addSeparator();
    const auto any = [this] { return m_session.tracks().empty() ? tr("no track is listed") : QString(); };
    add(
        Keys,
        {"previousKey",
         tr("&Previous key"),
         "keyframe-previous",
         {QKeySequence(Qt::Key_Left)},
         tr("Move the playhead to the previous key")},
        [this] { stepKey(-1); }, any);
    add(
        Keys,
        {"nextKey",
         tr("&Next key"),
         "keyframe-next",
         {QKeySequence(Qt::Key_Right)},
         tr("Move the playhead to the next key")},
        [this] { stepKey(1); }, any);
    m_groupMenus[Keys]->addSeparator();
    add(
        Keys,
        {"storeBuffer",
         tr("&Store buffer curves"),
         "document-save-all",
         {},
         tr("Store the curves of the selected tracks for comparing and swapping")},
        [this] { storeBuffer(); }, [this] { return needsTracks(); });
    add(
        Keys,
        {"swapBuffer",
         tr("S&wap buffer curves"),
         "document-swap",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
         tr("Swap the curves in the sequence with the stored ones")},
        [this] { swapBuffer(); },
        [this] {
            const auto buffer = m_buffers.find(m_session.document());
            return buffer == m_buffers.end() || buffer->second.empty() ? tr("no curves are stored") : QString();
        });
}

void CurveCommands::insertKeys(bool all)
{
    std::vector<Address> tracks;
    if (all) {
        for (const ShownTrack &track : m_session.tracks())
            if (track.channel.present && m_session.isEditable(track))
                tracks.push_back(track.address());
    } else {
        tracks = targets(true);
    }
    // Success has its own text.
    if (const Status status = setKeysAtPlayhead(m_session, tracks); !status)
        notify(status);
}

void CurveCommands::stepKey(int direction)
{
    const Document *document = m_session.document();
    const double now = document->playback().time();
    double best = now;
    bool found = false;
    for (const ShownTrack &track : m_session.tracks()) {
        bool drawn = false;
        for (int i = 0; i < std::max(1, m_session.components(track)); ++i)
            drawn = drawn || m_session.isDrawn(track, i);
        // Keys of a global sequence lie on a separate timeline.
        if (!drawn || track.isGlobal)
            continue;
        const std::optional<TimeSpan> scope = m_session.scope(track);
        for (const std::int32_t time : m_session.curve(track).times())
            if ((!scope || scope->contains(time)) && (time - now) * direction > 0.5 &&
                (!found || (time - best) * direction < 0)) {
                best = time;
                found = true;
            }
    }
    if (found)
        m_session.scrubTo(best);
}

void CurveCommands::storeBuffer()
{
    auto &buffer = m_buffers[m_session.document()];
    connect(m_session.document(), &QObject::destroyed, this, [this](QObject *gone) { m_buffers.erase(gone); });
    buffer.clear();
    for (const Address &address : targets())
        buffer.emplace_back(address, m_session.curve(m_session.tracks()[std::size_t(m_session.trackOf(address))]));
    m_session.notify(tr("Curves of %n tracks stored", nullptr, int(buffer.size())));
    m_updates.start();
}

void CurveCommands::swapBuffer()
{
    auto &buffer = m_buffers[m_session.document()];
    std::vector<Address> addresses;
    std::erase_if(buffer, [this](const auto &entry) { return !m_session.document()->model().field(entry.first); });
    for (const auto &[address, curve] : buffer)
        if (!m_session.document()->trackStates().is(TrackStates::Locked, address))
            addresses.push_back(address);
    std::vector<CurveEdit> edits = m_session.edits(addresses);
    for (CurveEdit &edit : edits)
        for (auto &[address, curve] : buffer)
            if (address == edit.address) {
                // Not CurveSession::scope(): the tracks may no longer be listed.
                const bool ownLine = ownTimelineOf(*m_session.document(), address) != NoNode;
                const Clip *chosen = ownLine || m_session.options().allSequences ? nullptr : m_session.chosenClip();
                // An interpolation applies to all sequences, so if it differs it comes back with all of their keys.
                if (chosen && edit.curve.isPresent() && curve.isPresent() &&
                    edit.curve.interpolation() == curve.interpolation()) {
                    swapKeys(edit, curve, spanOf(sourceClip(m_session.clips(), *chosen, edit.curve.header())));
                } else {
                    edit.curve.swap(curve);
                    edit.marks.assign(edit.curve.size(), {});
                }
            }
    push(std::move(edits), tr("Swap buffer curves"));
}

void CurveCommands::makeClipboardActions()
{
    const Problem keys = [this] { return needsKeys(); }, pasteable = [this] { return needsClipboard(); };
    add(
        Clipboard,
        {"copy",
         tr("&Copy keys"),
         "edit-copy",
         {QKeySequence::Copy},
         tr("Copy the selected keys to the clipboard, for this and other models")},
        [this] { copySelectedKeys(); }, keys);
    add(
        Clipboard,
        {"cut", tr("C&ut keys"), "edit-cut", {QKeySequence::Cut}, tr("Copy the selected keys, then delete them")},
        [this] {
            copyKeys(m_session);
            edit(tr("Cut %n key(s)", nullptr, selectedKeys()), [](CurveEdit &edit) { deleteSelected(edit); });
        },
        keys);
    const auto at = [this](PasteMode mode) {
        PasteOptions options;
        options.at = playheadTime();
        options.mode = mode;
        return options;
    };
    add(
        Clipboard,
        {"paste",
         tr("&Paste keys"),
         "edit-paste",
         {QKeySequence::Paste},
         tr("Paste the keys at the playhead: into the object of the active tracks, else into tracks with the same "
            "names")},
        [this, at] { paste(at(PasteMode::Merge), PasteTarget::Alike, tr("Paste keys")); }, pasteable);
    add(
        Clipboard,
        {"pasteReplace",
         tr("Paste, &replacing what is between"),
         "edit-paste",
         {},
         tr("Keys between the first and the last pasted one are removed")},
        [this, at] { paste(at(PasteMode::Replace), PasteTarget::Alike, tr("Paste and replace keys")); }, pasteable);
    add(
        Clipboard,
        {"pasteInsert", tr("Paste, &inserting time"), "edit-paste", {}, tr("Later keys of the sequence move back")},
        [this, at] { paste(at(PasteMode::Insert), PasteTarget::Alike, tr("Paste and insert keys")); }, pasteable);
    add(
        Clipboard,
        {"pasteMirrored", tr("Paste &backwards"), "edit-paste", {}, tr("The pasted keys run backwards in time")},
        [this, at] {
            PasteOptions options = at(PasteMode::Merge);
            options.mirrored = true;
            paste(options, PasteTarget::Alike, tr("Paste keys backwards"));
        },
        pasteable);
    add(
        Clipboard,
        {"pasteFlipped",
         tr("Paste &flipped to the other side"),
         "object-flip-horizontal",
         {},
         tr("To the partner node (Left and Right, _L and _R), mirrored in space")},
        [this, at] {
            PasteOptions options = at(PasteMode::Merge);
            options.flipped = true;
            paste(options, PasteTarget::Partner, tr("Paste flipped keys"));
        },
        pasteable);
    add(
        Clipboard,
        {"pasteSpecial",
         tr("Paste &special…"),
         "edit-paste",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
         tr("Choose the target, what is replaced, the offset and mirroring")},
        [this] { requestPaste(); }, pasteable);
}

int CurveCommands::selectedKeys() const
{
    std::ptrdiff_t keys = 0;
    for (const CurveEdit &edit : m_session.selectedEdits())
        keys += std::count_if(edit.marks.begin(), edit.marks.end(),
                              [](const KeyMark &mark) { return (mark.selected & anyValueBit) != 0; });
    return int(keys);
}

void CurveCommands::copySelectedKeys()
{
    copyKeys(m_session);
    m_session.notify(
        stepText(tr("Copied %n key(s)", nullptr, selectedKeys()), *m_session.document(), m_session.selectedEdits()));
}

void CurveCommands::paste(const PasteOptions &options, PasteTarget target, const QString &text)
{
    const Result<CopiedKeys> keys = keysOnClipboard();
    if (!keys)
        return notify(keys.error());
    Result<PastedKeys> pasted = pastedEdits(m_session, *keys, target, options);
    if (!pasted)
        return notify(pasted.error());
    const std::vector<CurveEdit> &edits = pasted->edits;
    const QString step = stepText(text, *m_session.document(), edits);
    const Status status = pushEdits(*m_session.document(), edits, step);
    if (status) {
        // Only the pasted keys are selected; undoing the step brings back the previous selection.
        std::vector<Address> curves;
        for (const CurveEdit &edit : edits)
            curves.push_back(edit.address);
        m_session.document()->keySelection().limitTo(curves);
    }
    notify(status);
    const QString omitted = omittedText(pasted->omitted);
    if (status)
        m_session.notify(omitted.isEmpty() ? step : tr("%1: %2", "step, report").arg(step, omitted));
}

void CurveCommands::requestPaste()
{
    const Result<CopiedKeys> keys = keysOnClipboard();
    if (!keys)
        return notify(keys.error());
    // All curves that any paste target may affect.
    std::vector<Address> addresses;
    for (const PasteTarget target : {PasteTarget::Alike, PasteTarget::Same, PasteTarget::Partner})
        if (const Result<std::vector<PastePlace>> places = pastePlaces(m_session, *keys, target))
            for (const PastePlace &place : *places)
                if (std::find(addresses.begin(), addresses.end(), place.address) == addresses.end())
                    addresses.push_back(place.address);
    if (addresses.empty())
        return notify(pastePlaces(m_session, *keys, PasteTarget::Same).error());
    const std::int32_t origin = m_session.timeOrigin(playheadTime());
    const double unit = m_session.timeUnit();
    CurveOperation operation;
    operation.id = QStringLiteral("pasteSpecial");
    operation.title = tr("Paste keys");
    operation.start = m_session.edits(addresses);
    operation.fields = {
        timeField(tr("Time"), playheadTime() - origin),
        {OperationField::Choice, tr("To"), 0, 0, 0, 0, 0, {tr("Selected object"), tr("Same names"), tr("Other side")}},
        {OperationField::Choice, tr("Mode"), 0, 0, 0, 0, 0, {tr("Merge"), tr("Replace between"), tr("Insert time")}},
        {OperationField::Number,
         tr("Offset"),
         0.0,
         -1e6,
         1e6,
         1,
         3,
         {},
         {},
         tr("Added to every number; not for rotations")},
        {OperationField::Check, tr("Backwards"), false},
        {OperationField::Choice,
         tr("Mirror"),
         0,
         0,
         0,
         0,
         0,
         {tr("To the other side"), tr("Always"), tr("Never")},
         {},
         tr("Mirrors positions and rotations in space, left to right")},
    };
    operation.apply = [this, origin, unit, copied = *keys](std::vector<CurveEdit> &edits, const QVariantList &values,
                                                           QString &report) -> Status {
        PasteOptions options;
        options.at = std::int32_t(std::clamp(std::round(origin + values[0].toDouble() * unit), -2e9, 2e9));
        options.mode = PasteMode(values[2].toInt());
        options.valueOffset = values[3].toDouble();
        options.mirrored = values[4].toBool();
        const auto target = PasteTarget(values[1].toInt());
        options.flipped = values[5].toInt() == 1 || (values[5].toInt() == 0 && target == PasteTarget::Partner);
        const Result<std::vector<PastePlace>> places = pastePlaces(m_session, copied, target);
        if (!places)
            return places.error();
        std::size_t omitted = 0;
        for (const PastePlace &place : *places) {
            const auto edit = std::find_if(edits.begin(), edits.end(),
                                           [&](const CurveEdit &e) { return e.address == place.address; });
            if (edit == edits.end())
                continue;
            const Result<std::size_t> left = pasteInto(m_session, *edit, copied, place, options);
            if (!left)
                return left.error();
            omitted += *left;
        }
        const PasteMap map = pasteMap(m_session, copied, *places);
        QStringList said{tr("Keys go into %n tracks", nullptr, int(places->size())) + QStringLiteral(": ") +
                         map.pairs.join(QStringLiteral(", "))};
        if (!map.leftOut.isEmpty())
            said << tr("Left out: %1").arg(map.leftOut.join(QStringLiteral(", ")));
        if (omitted > 0)
            said << omittedText(omitted);
        report = said.join(QStringLiteral(". "));
        return Done{};
    };
    Q_EMIT operationRequested(operation);
}

} // namespace sinew
