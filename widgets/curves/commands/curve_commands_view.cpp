// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Selecting, framing and options. See curve_commands.h.

#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/session/curve_texts.h"

#include <QActionGroup>
#include <QMenu>

#include <cmath>

namespace sinew {

void CurveCommands::addPick(const Spec &spec, void (*function)(PickTracks &), const Problem &problem)
{
    add(
        Select, spec, [this, function] { changePicks(m_session, function); }, problem);
}

void CurveCommands::makeSelectActions()
{
    const Problem tracks = [this] { return needsListedTracks(); };
    const Problem keys = [this] { return needsKeys(); };
    addPick({"selectAll",
             tr("&All"),
             "edit-select-all",
             {QKeySequence(Qt::Key_A), QKeySequence::SelectAll},
             tr("Select every key that is shown")},
            &pickAll, tracks);
    addPick({"selectNone",
             tr("N&one"),
             "edit-select-none",
             {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A)},
             tr("Deselect all keys")},
            &pickNone, keys);
    addPick({"selectInverse",
             tr("&Invert"),
             "edit-select-invert",
             {QKeySequence(Qt::CTRL | Qt::Key_I)},
             tr("Select what is not selected")},
            &pickInverse, tracks);
    m_groupMenus[Select]->addSeparator();
    addPick({"selectMore",
             tr("&Grow"),
             "list-add",
             {QKeySequence(Qt::CTRL | Qt::Key_Plus)},
             tr("Also select the neighbours of selected keys")},
            &pickMore, keys);
    addPick({"selectFewer",
             tr("&Shrink"),
             "list-remove",
             {QKeySequence(Qt::CTRL | Qt::Key_Minus)},
             tr("Deselect keys next to unselected ones")},
            &pickFewer, keys);
    addPick({"selectLinked",
             tr("&Linked"),
             "edit-select-all-layers",
             {QKeySequence(Qt::CTRL | Qt::Key_L)},
             tr("Select all keys of the curves with a selected key")},
            &pickLinked, keys);
    addPick({"selectLinkedInSequence",
             tr("Linked in the se&quence"),
             "edit-select-all-layers",
             {QKeySequence(Qt::ALT | Qt::Key_L)},
             tr("Select linked keys, within the sequences of the selected keys")},
            &pickLinkedInSpans, keys);
    addPick({"selectColumns",
             tr("&Columns"),
             "view-file-columns",
             {QKeySequence(Qt::CTRL | Qt::Key_K)},
             tr("Select all keys at the times of selected ones")},
            &pickColumns, keys);
    makeSelectByTimeActions();
    m_groupMenus[Select]->addSeparator();
    makeSelectHandleActions();
}

void CurveCommands::makeSelectByTimeActions()
{
    const Problem tracks = [this] { return needsListedTracks(); };
    add(
        Select,
        {"selectAtPlayhead",
         tr("At the &playhead"),
         "view-file-columns",
         {QKeySequence(Qt::SHIFT | Qt::Key_C)},
         tr("Select all keys at the playhead")},
        [this] { changePicks(m_session, [time = playheadTime()](PickTracks &picks) { pickColumn(picks, time); }); },
        tracks);
    addPick({"selectBefore",
             tr("&Before the playhead"),
             "go-first",
             {QKeySequence(Qt::Key_BracketLeft)},
             tr("Select keys at and before the playhead")},
            &pickBeforePlayhead, tracks);
    addPick({"selectAfter",
             tr("A&fter the playhead"),
             "go-last",
             {QKeySequence(Qt::Key_BracketRight)},
             tr("Select keys at and after the playhead")},
            &pickAfterPlayhead, tracks);
    add(
        Select,
        {"selectSequence",
         tr("In t&his sequence"),
         "distribute-horizontal-x",
         {},
         tr("Select all keys of the current sequence")},
        [this] {
            const Playback &playback = m_session.document()->playback();
            const TimeSpan span{std::int32_t(std::lround(playback.start())), std::int32_t(std::lround(playback.end()))};
            changePicks(m_session, [span](PickTracks &picks) { pickSpan(picks, span); });
        },
        tracks);
    add(
        Select, {"selectTrack", tr("Active &tracks"), "edit-select", {}, tr("Select all keys of the active tracks")},
        [this] {
            changePicks(m_session, [this](PickTracks &picks) {
                const std::vector<Address> &active = m_session.activeTracks();
                pickTracksOnly(picks, {active.begin(), active.end()});
            });
        },
        [this] { return m_session.activeTracks().empty() ? tr("no track is active") : QString(); });
}

void CurveCommands::makeSelectHandleActions()
{
    const Problem handles = [this] { return needsTangents(); };
    add(
        Select,
        {"selectInHandles",
         tr("I&n handles"),
         "format-node-curve",
         {},
         tr("Select the handles before the selected keys instead")},
        [this] { changePicks(m_session, [](PickTracks &picks) { pickHandles(picks, true, false); }); }, handles);
    add(
        Select,
        {"selectOutHandles",
         tr("O&ut handles"),
         "format-node-curve",
         {},
         tr("Select the handles after the selected keys instead")},
        [this] { changePicks(m_session, [](PickTracks &picks) { pickHandles(picks, false, true); }); }, handles);
    addPick(
        {"selectKeysOfHandles", tr("&Keys of handles"), "node", {}, tr("Select the keys whose handles are selected")},
        &pickKeysOfHandles, [this] { return needsKeys(); });
}

QString CurveCommands::needsListedTracks() const
{
    return m_session.tracks().empty() ? tr("no track is listed") : QString();
}

QAction *CurveCommands::addSwitch(const Spec &spec, void (CurveCommands::*signal)(bool))
{
    QAction *action = add(View, spec, [] {});
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, signal);
    return action;
}

void CurveCommands::makeViewActions()
{
    makeFrameActions();
    addSwitch({"regionBox",
               tr("&Region box"),
               "transform-crop",
               {QKeySequence(Qt::Key_T)},
               tr("A box around the selected keys with handles that stretch times and values")},
              &CurveCommands::regionBoxToggled)
        ->setChecked(true);
    addSwitch({"lasso",
               tr("&Lasso"),
               "edit-select-lasso",
               {QKeySequence(Qt::SHIFT | Qt::Key_L)},
               tr("Dragging draws a lasso rather than a box")},
              &CurveCommands::lassoToggled);
    m_groupMenus[View]->addSeparator();
    makeDisplayActions();
    m_groupMenus[View]->addSeparator();
    const auto toggle = [&](const Spec &spec, bool CurveOptions::*option) {
        m_groupMenus[View]->addAction(addToggle(spec, option));
    };
    toggle({"showGhost",
            tr("&Ghost of the original curve"),
            "edit-opacity",
            {},
            tr("Show the original curve while it is being edited")},
           &CurveOptions::showGhost);
    toggle({"showHandles",
            tr("&Handles"),
            "show-node-handles",
            {QKeySequence(Qt::CTRL | Qt::Key_H)},
            tr("Show the handles of selected keys")},
           &CurveOptions::showHandles);
    toggle({"timesFromStart",
            tr("Ti&mes from the sequence's start"),
            "player-time",
            {},
            tr("Count times from the start of each sequence, not along the whole timeline")},
           &CurveOptions::timesFromStart);
    toggle({"followPlayback", tr("&Follow playback"), "media-playback-start", {}, tr("Scroll along while playing")},
           &CurveOptions::followPlayback);
    toggle({"onlySelected",
            tr("&Only selected objects"),
            "edit-select",
            {},
            tr("List only tracks of selected objects and pinned tracks")},
           &CurveOptions::onlySelected);
    toggle({"showAbsent",
            tr("A&bsent tracks"),
            "keyframe-add",
            {},
            tr("Also list tracks that the selected objects could have")},
           &CurveOptions::showAbsent);
    m_groupMenus[View]->addSeparator();
    addSwitch({"keyTable",
               tr("&Key table"),
               "table",
               {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K)},
               tr("Show the keys of the active tracks as numbers")},
              &CurveCommands::tableToggled);
    add(View,
        {"cheatSheet",
         tr("Short&cuts and gestures"),
         "help-keybord-shortcuts",
         {QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)},
         tr("Show all keyboard and mouse controls")},
        [this] { Q_EMIT cheatSheetRequested(); });
}

void CurveCommands::makeFrameActions()
{
    const Problem tracks = [this] { return needsListedTracks(); };
    add(
        View,
        {"frameSelected",
         tr("Frame &selected keys"),
         "zoom-fit-selection",
         {QKeySequence(Qt::Key_F), QKeySequence(Qt::Key_Period)},
         tr("Bring the selected keys into view, or all if none is selected")},
        [this] { needsKeys().isEmpty() ? Q_EMIT frameSelectedRequested() : Q_EMIT frameAllRequested(); }, tracks);
    add(
        View,
        {"frameAll",
         tr("Frame &all keys"),
         "zoom-fit-best",
         {QKeySequence(Qt::Key_Home), QKeySequence(Qt::SHIFT | Qt::Key_F)},
         tr("Bring all keys of the sequence into view; with “All sequences” on, those of all")},
        [this] { Q_EMIT frameAllRequested(); }, tracks);
    add(
        View,
        {"frameSequence",
         tr("Frame the se&quence"),
         "zoom-fit-width",
         {QKeySequence(Qt::SHIFT | Qt::Key_Home)},
         tr("Bring the current sequence into view")},
        [this] { Q_EMIT frameSequenceRequested(); }, tracks);
    add(
        View,
        {"frameValues",
         tr("Frame val&ues"),
         "zoom-fit-height",
         {QKeySequence(Qt::CTRL | Qt::Key_Home)},
         tr("Fit the values into view; the time range is kept")},
        [this] { Q_EMIT frameValuesRequested(); }, tracks);
}

void CurveCommands::makeDisplayActions()
{
    using Display = ValueDisplay;
    addChoices<Display>(
        View, tr("&Values"), &CurveOptions::values,
        {{Display::Plain, {"valuesPlain", tr("&Plain values"), nullptr, {}, tr("All curves on one scale")}},
         {Display::Normalised,
          {"valuesNormalised",
           tr("&Normalised"),
           nullptr,
           {QKeySequence(Qt::Key_N)},
           tr("Each curve fills the height")}},
         {Display::Stacked, {"valuesStacked", tr("S&tacked"), nullptr, {}, tr("A lane for each curve")}}});
    using Time = TimeDisplay;
    addChoices<Time>(
        View, tr("&Times"), &CurveOptions::time,
        {{Time::Units, {"timeUnits", tr("&Milliseconds"), nullptr, {}, tr("Times as the file stores them")}},
         {Time::Frames, {"timeFrames", tr("&Frames"), nullptr, {}, tr("Times in frames")}},
         {Time::Seconds, {"timeSeconds", tr("&Seconds"), nullptr, {}, tr("Times in seconds")}}});
    using Order = RotationOrder;
    static const char *const names[] = {"rotationRaw", "rotationXyz", "rotationXzy", "rotationYxz",
                                        "rotationYzx", "rotationZxy", "rotationZyx"};
    addChoices<Order>(View, tr("Rotat&ions"), &CurveOptions::rotation,
                      {{Order::Xyz, {names[1], rotationOrderText(Order::Xyz)}},
                       {Order::Xzy, {names[2], rotationOrderText(Order::Xzy)}},
                       {Order::Yxz, {names[3], rotationOrderText(Order::Yxz)}},
                       {Order::Yzx, {names[4], rotationOrderText(Order::Yzx)}},
                       {Order::Zxy, {names[5], rotationOrderText(Order::Zxy)}},
                       {Order::Zyx, {names[6], rotationOrderText(Order::Zyx)}},
                       {Order::Raw, {names[0], rotationOrderText(Order::Raw)}}});
}

QAction *CurveCommands::addToggle(const Spec &spec, bool CurveOptions::*option)
{
    QAction *action = add(Options, spec, [] {});
    action->setCheckable(true);
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        CurveOptions options = m_session.options();
        options.*option = on;
        m_session.setOptions(options);
    });
    const auto show = [this, action, option] { action->setChecked(m_session.options().*option); };
    connect(&m_session, &CurveSession::optionsChanged, action, show);
    show();
    return action;
}

template<class T>
void CurveCommands::addChoices(Group group, const QString &title, T CurveOptions::*option,
                               std::initializer_list<std::pair<T, Spec>> choices)
{
    QMenu *menu = m_groupMenus[group]->addMenu(title);
    menu->setToolTipsVisible(true);
    auto *exclusive = new QActionGroup(this);
    for (const auto &[value, spec] : choices) {
        QAction *action = add(Options, spec, [] {});
        m_groupMenus[Options]->removeAction(action);
        menu->addAction(action);
        action->setCheckable(true);
        exclusive->addAction(action);
        // The shortcut of the current choice switches back to the default.
        const T again = spec.keys.isEmpty() ? value : choices.begin()->first;
        connect(action, &QAction::triggered, this, [this, option, value = value, again] {
            CurveOptions options = m_session.options();
            options.*option = options.*option == value ? again : value;
            m_session.setOptions(options);
        });
        const auto show = [this, action, option, value = value] {
            action->setChecked(m_session.options().*option == value);
        };
        connect(&m_session, &CurveSession::optionsChanged, action, show);
        show();
    }
}

void CurveCommands::makeOptionActions()
{
    QMenu *menu = m_groupMenus[Options];
    menu->clear();
    const auto toggle = [&](const Spec &spec, bool CurveOptions::*option) { addToggle(spec, option); };
    toggle({"allSequences",
            tr("&All sequences"),
            "view-list-details",
            {},
            tr("Select and edit the keys of all sequences, not only those of the chosen one")},
           &CurveOptions::allSequences);
    menu->addSeparator();
    toggle({"snapToFrames",
            tr("Snap to &frames"),
            "snap-grid-guide-intersections",
            {QKeySequence(Qt::SHIFT | Qt::Key_S)},
            tr("Keys snap to whole frames")},
           &CurveOptions::snapToFrames);
    toggle({"snapToMarkers",
            tr("Snap to &markers"),
            "snap-guideline",
            {},
            tr("Keys snap to sequence boundaries and the playhead")},
           &CurveOptions::snapToMarkers);
    toggle({"keepInSpans",
            tr("&Keep keys in their sequence"),
            "object-locked",
            {},
            tr("A moved key stops at the end of its sequence")},
           &CurveOptions::keepInSpans);
    toggle({"ripple",
            tr("&Ripple"),
            "kdenlive-zone-start",
            {QKeySequence(Qt::ALT | Qt::Key_R)},
            tr("Keys after the moved ones move along")},
           &CurveOptions::ripple);
    QAction *proportional =
        add(Options,
            {"proportional",
             tr("&Proportional editing"),
             "draw-circle",
             {QKeySequence(Qt::Key_O)},
             tr("Nearby keys follow with a smooth falloff; the mouse wheel sets its size while moving")},
            [] {});
    proportional->setCheckable(true);
    connect(proportional, &QAction::toggled, this, [this](bool on) {
        CurveOptions options = m_session.options();
        if (on == (options.falloff > 0))
            return;
        options.falloff = on ? m_session.traits().unitsPerSecond / 2 : 0;
        m_session.setOptions(options);
    });
    connect(&m_session, &CurveSession::optionsChanged, proportional,
            [this, proportional] { proportional->setChecked(m_session.options().falloff > 0); });
    addChoices<Collision>(
        Options, tr("&When keys meet"), &CurveOptions::collision,
        {{Collision::Merge,
          {"collisionMerge", tr("&Merge"), nullptr, {}, tr("The moved key replaces the existing one")}},
         {Collision::Refuse, {"collisionRefuse", tr("&Refuse"), nullptr, {}, tr("The move is refused")}},
         {Collision::Push, {"collisionPush", tr("&Push"), nullptr, {}, tr("The existing key is pushed along")}}});
    addChoices<HandleMode>(
        Options, tr("&Handles of new and moved keys"), &CurveOptions::newHandles,
        {{HandleMode::Auto,
          {"newHandlesAuto",
           tr("&Auto"),
           nullptr,
           {},
           tr("The handles of new and moved keys follow their neighbours")}},
         {HandleMode::AutoClamped,
          {"newHandlesAutoClamped",
           tr("Auto-&clamped"),
           nullptr,
           {},
           tr("The same without overshooting: flat at peaks and troughs")}},
         {HandleMode::Aligned,
          {"newHandlesAligned", tr("A&ligned"), nullptr, {}, tr("Both handles of new and moved keys are in line")}},
         {HandleMode::Free,
          {"newHandlesFree", tr("&Free"), nullptr, {}, tr("Handles stay as the file or the curve's shape set them")}}});
    using Pivot = CurveOptions::Pivot;
    addChoices<Pivot>(
        Options, tr("P&ivot"), &CurveOptions::pivot,
        {{Pivot::Centre,
          {"pivotCentre", tr("&Centre"), nullptr, {}, tr("Scale about the middle of the selected keys")}},
         {Pivot::Playhead, {"pivotPlayhead", tr("&Playhead"), nullptr, {}, tr("Scale about the playhead")}},
         {Pivot::Individual,
          {"pivotIndividual", tr("&Individual"), nullptr, {}, tr("Scale each run of keys about its own centre")}},
         {Pivot::ValueCursor,
          {"pivotCursor", tr("&Value cursor"), nullptr, {}, tr("Scale about the graph's value cursor")}}});
}

} // namespace sinew
