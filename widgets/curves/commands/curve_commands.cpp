// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/curve_commands.h"

#include "core/curves/curve_moment.h"
#include "core/curves/shape/stored_handles.h"
#include "core/text/translated.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/object_icons.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <cmath>

namespace sinew {

CurveCommands::CurveCommands(CurveSession &session, QObject *parent)
    : QObject(parent), m_session(session), m_menu(new QMenu(tr("&Curves"))), m_contextMenu(new QMenu)
{
    for (int group = 0; group < GroupCount; ++group)
        m_groupMenus[group] = new QMenu(groupText(Group(group)));
    makeKeyActions();
    makeClipboardActions();
    makeTransformActions();
    makeInterpolationActions();
    makeHandleActions();
    makeToolActions();
    makePoseActions();
    makeSelectActions();
    makeViewActions();
    makeOptionActions();
    makeMenus();

    m_updates.setSingleShot(true);
    // Not on every move of a drag; callers that need it at once use update().
    m_updates.setInterval(80);
    connect(&m_updates, &QTimer::timeout, this, &CurveCommands::update);
    for (const auto signal : {&CurveSession::documentChanged, &CurveSession::tracksChanged,
                              &CurveSession::activeTracksChanged, &CurveSession::selectionChanged,
                              &CurveSession::keysChanged, &CurveSession::statesChanged, &CurveSession::optionsChanged})
        connect(&session, signal, this, [this] {
            if (!m_updates.isActive())
                m_updates.start();
        });
    const auto readClipboard = [this] {
        m_clipboardHasKeys = bool(keysOnClipboard());
        m_updates.start();
    };
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, readClipboard);
    readClipboard();
    update();
}

CurveCommands::~CurveCommands()
{
    delete m_menu;
    delete m_contextMenu;
    for (QMenu *menu : m_groupMenus)
        delete menu;
}

QString CurveCommands::groupText(Group group)
{
    const QString texts[] = {tr("&Keys"),          tr("Cop&y and paste"), tr("&Transform"),
                             tr("&Interpolation"), tr("&Handles"),        tr("T&ools"),
                             tr("&Select"),        tr("&View"),           tr("O&ptions")};
    return texts[group];
}

QAction *CurveCommands::add(Group group, const Spec &spec, std::function<void()> run, Problem problem)
{
    auto *action = new QAction(spec.text, this);
    action->setObjectName(QStringLiteral("curves.") + QLatin1String(spec.name));
    if (spec.icon)
        action->setIcon(themedIcon(QString::fromLatin1(spec.icon)));
    action->setShortcuts(spec.keys);
    // Limited to the dock: the keys may mean something else elsewhere in the window.
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setStatusTip(spec.help);
    action->setWhatsThis(spec.help);
    const bool edits = group != Select && group != View && group != Options;
    connect(action, &QAction::triggered, this, [this, run, problem, edits] {
        if (edits && m_session.document())
            m_session.document()->dropPreview();
        // Actions are disabled with a short delay, and a shortcut may be quicker.
        if (const QString why = problem ? problem() : QString(); !why.isEmpty())
            Q_EMIT refused(why);
        else
            run();
    });
    m_entries.push_back({action->objectName(), group, action, std::move(run), std::move(problem)});
    m_groupMenus[group]->addAction(action);
    return action;
}

QAction *CurveCommands::addState(Group group, const Spec &spec, std::function<void()> run, Problem problem,
                                 std::function<bool()> isCurrent)
{
    QAction *action = add(group, spec, std::move(run), std::move(problem));
    action->setCheckable(true);
    m_entries.back().isCurrent = std::move(isCurrent);
    // A click toggles the action whether or not the command succeeds.
    connect(action, &QAction::triggered, this, [this] { m_updates.start(); });
    return action;
}

QAction *CurveCommands::find(const char *name) const
{
    const QString id = QStringLiteral("curves.") + QLatin1String(name);
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &e) { return e.id == id; });
    return entry == m_entries.end() ? nullptr : entry->action;
}

void CurveCommands::makeMenus()
{
    for (QMenu *menu : m_groupMenus)
        m_menu->addMenu(menu);
    for (const char *name : {"insertKey", "delete", "duplicate"})
        m_contextMenu->addAction(find(name));
    m_contextMenu->addSeparator();
    for (const char *name : {"cut", "copy", "paste", "pasteSpecial"})
        m_contextMenu->addAction(find(name));
    m_contextMenu->addSeparator();
    for (const Group group : {InterpolationGroup, Handles, Transform, Tools, Select, View})
        m_contextMenu->addMenu(m_groupMenus[group]);
    m_contextMenu->setToolTipsVisible(true);
    for (QMenu *menu : m_groupMenus)
        menu->setToolTipsVisible(true);
}

void CurveCommands::update()
{
    // Many actions share a condition; it is evaluated for each.
    for (const Entry &entry : m_entries) {
        const QString why = entry.problem ? entry.problem() : QString();
        entry.action->setEnabled(why.isEmpty());
        if (entry.isCurrent)
            entry.action->setChecked(why.isEmpty() && entry.isCurrent());
        QString tip = entry.action->text().remove(u'&').remove(u'…');
        if (!entry.action->shortcut().isEmpty())
            tip = tr("%1 (%2)").arg(tip, entry.action->shortcut().toString(QKeySequence::NativeText));
        if (!entry.action->whatsThis().isEmpty())
            tip += QLatin1Char('\n') + entry.action->whatsThis();
        if (!why.isEmpty())
            tip += QLatin1Char('\n') + tr("Not available now: %1").arg(why);
        entry.action->setToolTip(tip);
    }
}

void CurveCommands::explainDisabled(const QAction *action)
{
    for (const Entry &entry : m_entries)
        if (entry.action == action && entry.problem)
            Q_EMIT refused(entry.problem());
}

QString CurveCommands::needsKeys() const
{
    if (!m_session.document())
        return tr("no model is open");
    for (const auto &[address, marks] : m_session.document()->keySelection().state())
        if (const int row = m_session.trackOf(address);
            row >= 0 && anySelected(marks) && m_session.isEditable(m_session.tracks()[std::size_t(row)]))
            return {};
    return m_session.document()->keySelection().isEmpty()
               ? tr("no key is selected")
               : tr("the tracks of the selected keys are locked or not listed");
}

std::vector<Address> CurveCommands::targets(bool absentToo) const
{
    std::vector<Address> found;
    if (!m_session.document())
        return found;
    for (const ShownTrack &track : m_session.tracks())
        if (m_session.isEditable(track) && anySelected(m_session.document()->keySelection().marks(track.address())))
            found.push_back(track.address());
    if (!found.empty() && !absentToo)
        return found;
    std::vector<Address> active;
    for (const Address &address : m_session.activeTracks())
        if (const ShownTrack &track = m_session.tracks()[std::size_t(m_session.trackOf(address))];
            m_session.isEditable(track) && (track.channel.present || absentToo))
            active.push_back(address);
    if (!active.empty() || !found.empty())
        return active.empty() ? found : active;
    // If only one track is listed, it need not be chosen.
    for (const ShownTrack &track : m_session.tracks())
        if (m_session.isEditable(track) && track.channel.present)
            active.push_back(track.address());
    return active.size() == 1 ? active : found;
}

QString CurveCommands::needsTracks() const
{
    if (!m_session.document())
        return tr("no model is open");
    return targets().empty() ? tr("select keys, or a track that is not locked") : QString();
}

QString CurveCommands::needsPlainTracks() const
{
    if (const QString why = needsTracks(); !why.isEmpty())
        return why;
    const std::vector<Address> tracks = targets();
    const bool any = std::any_of(tracks.begin(), tracks.end(), [this](const Address &address) {
        return isContinuous(m_session.tracks()[std::size_t(m_session.trackOf(address))].value());
    });
    return any ? QString() : tr("integers and events have no values between keys");
}

bool CurveCommands::holdsAnywhere(Interpolation interpolation) const
{
    const std::vector<Address> tracks = targets();
    return std::any_of(tracks.begin(), tracks.end(), [&](const Address &address) {
        const ShownTrack &track = m_session.tracks()[std::size_t(m_session.trackOf(address))];
        return isContinuous(track.value()) && track.channel.rules.interpolations.contains(interpolation);
    });
}

bool CurveCommands::haveInterpolation(Interpolation interpolation) const
{
    const std::vector<Address> tracks = targets();
    return !tracks.empty() && std::all_of(tracks.begin(), tracks.end(), [&](const Address &address) {
        const ShownTrack &track = m_session.tracks()[std::size_t(m_session.trackOf(address))];
        return isContinuous(track.value()) && m_session.curve(track).interpolation() == interpolation;
    });
}

bool CurveCommands::haveHandles(HandleMode mode) const
{
    for (const Address &address : targets()) {
        const ShownTrack &track = m_session.tracks()[std::size_t(m_session.trackOf(address))];
        const KeyMarks &marks = m_session.document()->keySelection().marks(address);
        if (!anySelected(marks) || !m_session.curve(track).hasTangents())
            continue;
        const CurveEdit now = m_session.shownEdit(track);
        const KeyNeighbours keys(now);
        for (std::size_t row = 0; row < marks.size(); ++row)
            if (marks[row].selected &&
                (handleMode(now, keys, row, KeyPart::In) != mode || handleMode(now, keys, row, KeyPart::Out) != mode))
                return false;
    }
    return true;
}

QString CurveCommands::needsTangents() const
{
    if (const QString why = needsKeys(); !why.isEmpty())
        return why;
    for (const Address &address : targets())
        if (m_session.curve(m_session.tracks()[std::size_t(m_session.trackOf(address))]).hasTangents())
            return {};
    if (!holdsAnywhere(Interpolation::Hermite) && !holdsAnywhere(Interpolation::Bezier))
        return tr("the file stores no handles for these tracks");
    return tr("only hermite and bezier curves have handles; change the interpolation first");
}

QString CurveCommands::needsClipboard() const
{
    if (!m_session.document())
        return tr("no model is open");
    return m_clipboardHasKeys ? QString() : tr("there are no keys on the clipboard");
}

OperationField CurveCommands::timeField(const QString &label, double time, const QString &help) const
{
    const double unit = m_session.timeUnit();
    const bool seconds = m_session.options().time == TimeDisplay::Seconds;
    OperationField field{OperationField::Number, label, time / unit, -1e9, 1e9};
    field.step = seconds ? 0.1 : std::max(1.0, std::round(m_session.unitsPerFrame() / unit));
    field.decimals = seconds ? 3 : 0;
    field.suffix = QLatin1Char(' ') + m_session.timeUnitText();
    field.help = help;
    field.isRemembered = false;
    return field;
}

void CurveCommands::notify(const Status &status)
{
    Q_EMIT refused(status ? QString() : translated(status.error().message));
}

std::vector<CurveEdit> CurveCommands::targetEdits() const
{
    return m_session.edits(targets());
}

void CurveCommands::push(std::vector<CurveEdit> edits, const QString &text)
{
    const QString step = stepText(text, *m_session.document(), edits);
    const int before = m_session.document()->historyIndex();
    const Status status = pushEdits(*m_session.document(), edits, step);
    notify(status);
    if (status && m_session.document()->historyIndex() != before)
        m_session.notify(step);
}

std::int32_t CurveCommands::playheadTime() const
{
    return std::int32_t(std::lround(m_session.document()->playback().time()));
}

double CurveCommands::playheadIn(const CurveEdit &edit) const
{
    return momentIn(*m_session.document(), edit.curve, ownTimelineOf(*m_session.document(), edit.address)).span.time;
}

KeyBounds CurveCommands::bounds() const
{
    return selectionBounds(m_session.selectedEdits());
}

} // namespace sinew

#include "moc_curve_commands.cpp"
