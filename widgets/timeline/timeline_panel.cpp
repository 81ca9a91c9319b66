// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/timeline/timeline_panel.h"

#include "core/format/format.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"
#include "widgets/timeline/time_ruler.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <utility>

namespace sinew {

namespace {

/// True if a step may have moved sequences or keys. Values of plain non-integer numbers can't.
bool touchesTimes(const Model &model, const ChangeSet &changes)
{
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef field = model.field(change.at);
        return change.kind != Change::Set || !field || field.type->kind == Kind::Integer ||
               field.type->kind >= Kind::String;
    });
}

} // namespace

TimelinePanel::TimelinePanel(QWidget *parent)
    : DockPanel(parent), m_sequences(new QComboBox), m_time(new QSpinBox), m_speed(new QDoubleSpinBox),
      m_ruler(new TimeRuler), m_frame(new PlainLabel)
{
    m_first = makeAction(QStringLiteral("media-skip-backward"), tr("Go to the start"), Qt::SHIFT | Qt::Key_Left);
    m_previousKey = makeAction(QStringLiteral("media-seek-backward"), tr("Previous key"), Qt::Key_Left);
    m_previousFrame = makeAction(QStringLiteral("go-previous"), tr("Previous frame"), Qt::ALT | Qt::Key_Left);
    m_play = makeAction(QStringLiteral("media-playback-start"), tr("Play"), Qt::Key_Space);
    m_nextFrame = makeAction(QStringLiteral("go-next"), tr("Next frame"), Qt::ALT | Qt::Key_Right);
    m_nextKey = makeAction(QStringLiteral("media-seek-forward"), tr("Next key"), Qt::Key_Right);
    m_last = makeAction(QStringLiteral("media-skip-forward"), tr("Go to the end"), Qt::SHIFT | Qt::Key_Right);
    m_loop = makeAction(QStringLiteral("media-playlist-repeat"), tr("Loop"), {});
    m_loop->setCheckable(true);
    makeAtEndMenu();

    m_sequences->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sequences->setMinimumContentsLength(14);
    m_sequences->setAccessibleName(tr("Sequence"));
    m_sequences->setToolTip(tr("Current sequence"));
    m_time->setRange(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    m_time->setSuffix(tr(" ms"));
    m_time->setGroupSeparatorShown(true); // as on the ruler
    m_time->setKeyboardTracking(false);
    m_time->setAccessibleName(tr("Time"));
    m_time->setToolTip(tr("Time on the file's own timeline"));
    m_speed->setRange(0.01, 100);
    m_speed->setSingleStep(0.25);
    m_speed->setDecimals(2);
    m_speed->setSuffix(tr("×", "speed factor"));
    m_speed->setKeyboardTracking(false);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(m_speed->accessibleName());

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_sequences);
    for (QAction *action : playbackActions()) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->text());
        if (action == m_loop) {
            button->setMenu(m_atEndMenu);
            button->setPopupMode(QToolButton::MenuButtonPopup);
        }
        bar->addWidget(button);
    }
    bar->addWidget(m_speed);
    bar->addStretch();
    bar->addWidget(m_frame);
    bar->addWidget(m_time);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(bar);
    column->addWidget(m_ruler);
    column->addStretch();
    setFocusProxy(m_ruler);

    connect(m_sequences, &QComboBox::activated, this, &TimelinePanel::chooseSequence);
    // Numbers typed but not yet entered are reported when the boxes are hidden because the document closes.
    connect(m_time, &QSpinBox::valueChanged, this, [this](int time) {
        if (m_document)
            m_document->playback().setTime(double(time) + m_origin);
    });
    // So that the next key, such as Space, is not typed into a box that the user has left.
    for (const QAbstractSpinBox *box : std::initializer_list<const QAbstractSpinBox *>{m_time, m_speed})
        connect(box->findChild<QLineEdit *>(), &QLineEdit::returnPressed, m_ruler, qOverload<>(&QWidget::setFocus));
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, [this](double factor) {
        if (m_document)
            m_document->playback().setSpeed(factor);
    });
    connect(m_ruler, &TimeRuler::scrubbed, this, [this](double time) { m_document->playback().setTime(time); });
    connect(m_ruler, &TimeRuler::bandActivated, this, [this](NodeId sequence) {
        for (std::size_t i = 0; i < m_clips.size(); ++i)
            if (m_clips[i].source == sequence)
                chooseSequence(int(i) + 1);
    });
    connect(m_ruler, &TimeRuler::eventActivated, this, [this](NodeId event) {
        if (m_document && m_document->model().contains(event))
            m_document->selection().select(event);
    });
    connect(m_play, &QAction::triggered, this,
            [this] { m_document->playback().setPlaying(!m_document->playback().isPlaying()); });
    connect(m_loop, &QAction::triggered, this,
            [this](bool on) { m_document->playback().setAtEnd(on ? AtEnd::Loop : AtEnd::Stop); });
    connect(m_atEnd, &QActionGroup::triggered, this,
            [this](QAction *action) { m_document->playback().setAtEnd(AtEnd(action->data().toInt())); });
    connect(m_previousFrame, &QAction::triggered, this, [this] { stepFrame(-1); });
    connect(m_nextFrame, &QAction::triggered, this, [this] { stepFrame(1); });
    connect(m_first, &QAction::triggered, this,
            [this] { m_document->playback().setTime(m_document->playback().start()); });
    connect(m_last, &QAction::triggered, this,
            [this] { m_document->playback().setTime(m_document->playback().end()); });
    connect(m_previousKey, &QAction::triggered, this, [this] { stepKey(-1); });
    connect(m_nextKey, &QAction::triggered, this, [this] { stepKey(1); });
    setDocument(nullptr);
}

QAction *TimelinePanel::makeAction(const QString &icon, const QString &text, const QKeySequence &key)
{
    auto *action = new QAction(themedIcon(icon), text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

void TimelinePanel::makeAtEndMenu()
{
    m_atEndMenu = new QMenu(tr("At the end of the sequence"), this);
    m_atEnd = new QActionGroup(this);
    const auto add = [this](AtEnd what, const QString &text, const QString &help) {
        QAction *action = m_atEndMenu->addAction(text);
        action->setCheckable(true);
        action->setToolTip(help);
        action->setData(int(what));
        m_atEnd->addAction(action);
    };
    add(AtEnd::Loop, tr("Start over"), tr("Regardless of the sequence's own setting"));
    add(AtEnd::AsSequence, tr("As set in the sequence"),
        tr("Start over, or stop where the sequence is marked as not looping"));
    add(AtEnd::Stop, tr("Stop"), {});
    add(AtEnd::Next, tr("Play the next sequence"), tr("All sequences one after the other"));
    add(AtEnd::Random, tr("Play a random variant"),
        tr("One of the sequences of the same name, chosen by rarity as the game does"));
    m_atEndMenu->setToolTipsVisible(true);
}

void TimelinePanel::setDocument(Document *document)
{
    m_player.setDocument(document);
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
    }
    m_document = document;
    const Format *format = document ? document->format() : nullptr;
    const bool plays = format && format->sequences();
    for (QAction *action : playbackActions())
        action->setEnabled(plays);
    m_atEnd->setEnabled(plays);
    if (!plays) {
        showEmpty(document ? tr("This format has no sequences.") : tr("Open a model to play its sequences here."));
        m_clips.clear();
        m_ruler->setKeys({});
        m_ruler->setEvents({}, {});
        m_ruler->setBands({});
        return;
    }
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    connect(document, &Document::committed, this, [this](const ChangeSet &changes) {
        if (!touchesTimes(m_document->model(), changes))
            return;
        refreshSequences();
        refreshKeys();
        refreshEvents();
    });
    connect(&document->selection(), &Selection::changed, this, &TimelinePanel::refreshKeys);
    m_chosen.clear();
    m_clips.clear();
    m_made.clear();
    connect(&document->playback(), &Playback::sequenceChanged, this, [this] {
        noteChosen();
        showRange();
    });
    connect(&document->playback(), &Playback::timeChanged, this, &TimelinePanel::showTime);
    connect(&document->playback(), &Playback::stateChanged, this, &TimelinePanel::showState);
    refreshSequences();
    // A document that was never played starts with its first sequence rather than with a still image.
    const Playback &playback = document->playback();
    if (playback.sequence() == NoNode && playback.start() == playback.end())
        chooseSequence(m_clips.empty() ? 0 : 1);
    showRange();
    showTime();
    showState();
    refreshKeys();
    refreshEvents();
    noteChosen();
    showContent();
}

const std::vector<int> &TimelinePanel::keyTimes() const
{
    return m_ruler->keys();
}

std::int32_t TimelinePanel::originOf(const Clip &clip) const
{
    return clip.ownTime || m_timesFromStart ? clip.start : 0;
}

void TimelinePanel::setTimesFromStart(bool on)
{
    if (std::exchange(m_timesFromStart, on) == on)
        return;
    m_time->setToolTip(on ? tr("Time from the start of the sequence") : tr("Time on the file's own timeline"));
    if (isShowingContent()) {
        refreshSequences();
        showRange();
    }
}

void TimelinePanel::showRange()
{
    const Playback &playback = m_document->playback();
    int current = 0;
    for (std::size_t i = 0; i < m_clips.size(); ++i)
        if (m_clips[i].source == playback.sequence())
            current = int(i) + 1;
    m_sequences->setCurrentIndex(current);
    m_ruler->setRange(playback.start(), playback.end());
    m_origin = current > 0 ? originOf(m_clips[std::size_t(current - 1)]) : 0;
    m_ruler->setOrigin(m_origin);
    m_ruler->setBands(current == 0 ? m_clips : std::vector<Clip>());
    const QSignalBlocker quiet(m_time);
    m_time->setRange(fromOrigin(std::floor(playback.start())), fromOrigin(std::ceil(playback.end())));
    showTime();
}

int TimelinePanel::fromOrigin(double time) const
{
    // Times of files reach from one end of the integers to the other.
    constexpr double most = std::numeric_limits<int>::max();
    return int(std::clamp(time - m_origin, -most, most));
}

void TimelinePanel::showTime()
{
    const double time = m_document->playback().time();
    m_ruler->setTime(time);
    const QSignalBlocker quiet(m_time);
    m_time->setValue(fromOrigin(std::round(time)));
    const Playback &playback = m_document->playback();
    const double unitsPerFrame = unitsPerSecond() / defaultFramesPerSecond;
    m_frame->setText(tr("Frame %1 of %2")
                         .arg(int((time - playback.start()) / unitsPerFrame + 0.001))
                         .arg(int((playback.end() - playback.start()) / unitsPerFrame + 0.001)));
}

void TimelinePanel::showState()
{
    const Playback &playback = m_document->playback();
    m_play->setText(playback.isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setIcon(themedIcon(playback.isPlaying() ? QStringLiteral("media-playback-pause")
                                                    : QStringLiteral("media-playback-start")));
    m_loop->setChecked(playback.atEnd() == AtEnd::Loop);
    m_atEnd->actions()[int(playback.atEnd())]->setChecked(true);
    m_loop->setToolTip(tr("Loop: %1").arg(m_atEnd->checkedAction()->text()));
    const QSignalBlocker quiet(m_speed);
    m_speed->setValue(playback.speed());
}

void TimelinePanel::refreshKeys()
{
    std::vector<int> times;
    const CurveFacet *curves = m_document->format()->curves();
    for (const NodeId node : m_document->selection().nodes()) {
        if (!curves || !m_document->model().contains(node))
            continue;
        for (const CurveChannel &channel : curves->channels(m_document->model(), node)) {
            const FieldRef field = m_document->model().field(channel.address);
            // Keys of global sequences and of particles' lives lie on separate timelines.
            if (!field || field.type->kind != Kind::Curve || channel.globalSequence != NoNode ||
                static_cast<const CurveBase *>(field.data)->globalSequence() >= 0)
                continue;
            const auto all = static_cast<const CurveBase *>(field.data)->times();
            times.insert(times.end(), all.begin(), all.end());
        }
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    m_previousKey->setEnabled(!times.empty());
    m_nextKey->setEnabled(!times.empty());
    const QString why = times.empty() ? tr(" (select an object with keys)") : QString();
    m_previousKey->setToolTip(tr("Previous key") + why);
    m_nextKey->setToolTip(tr("Next key") + why);
    m_ruler->setKeys(std::move(times));
}

void TimelinePanel::refreshEvents()
{
    m_ruler->setEvents(eventTimes(m_document->model()), [this](NodeId node) {
        return m_document && m_document->model().contains(node) ? displayName(*m_document, node) : QString();
    });
}

double TimelinePanel::unitsPerSecond() const
{
    const CurveFacet *curves = m_document->format()->curves();
    return curves ? curves->traits().unitsPerSecond : 1000;
}

void TimelinePanel::stepFrame(int direction)
{
    // To the next whole frame of the sequence, so that stepping from between two frames returns to them.
    Playback &playback = m_document->playback();
    const double unitsPerFrame = unitsPerSecond() / defaultFramesPerSecond;
    const double frame = (playback.time() - playback.start()) / unitsPerFrame;
    constexpr double slack = 1e-6;
    const double next = direction > 0 ? std::floor(frame + slack) + 1 : std::ceil(frame - slack) - 1;
    playback.setPlaying(false);
    playback.setTime(playback.start() + next * unitsPerFrame);
}

void TimelinePanel::stepKey(int direction)
{
    Playback &playback = m_document->playback();
    const std::vector<int> &keys = m_ruler->keys();
    const double time = playback.time();
    // Keys outside the sequence are skipped; the sequence's own are reached from either side.
    if (direction > 0) {
        const auto next =
            std::find_if(keys.begin(), keys.end(), [&](int key) { return key > time && key >= playback.start(); });
        if (next != keys.end() && *next <= playback.end())
            playback.setTime(*next);
    } else {
        const auto previous =
            std::find_if(keys.rbegin(), keys.rend(), [&](int key) { return key < time && key <= playback.end(); });
        if (previous != keys.rend() && *previous >= playback.start())
            playback.setTime(*previous);
    }
}

} // namespace sinew

#include "moc_timeline_panel.cpp"
