// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/session/curve_session.h"

#include "core/curves/curve_keys.h"
#include "core/curves/curve_moment.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/curves/segment_angles.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/curves/session/key_picks.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/shared/panel_colours.h"

#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

/// Minimum x y z and maximum x y z of bounds, then their radius: pink, olive and turquoise for the maximum, else axis
/// colours.
QColor boundsColour(int number, const QPalette &palette)
{
    static const QRgb light[] = {0xa3158f, 0x5f6b00, 0x006f80};
    static const QRgb dark[] = {0xff8ad8, 0xd3e26b, 0x5fe0e6};
    if (number < 3 || number > 5)
        return axisColour(std::min(number, 3), palette);
    return QColor::fromRgb((isDark(palette) ? dark : light)[number - 3]);
}

} // namespace

CurveSession::CurveSession(QObject *parent) : QObject(parent), m_axis(this) {}

const CurveFacet *CurveSession::facet() const
{
    return m_document && m_document->format() ? m_document->format()->curves() : nullptr;
}

void CurveSession::setDocument(Document *document)
{
    if (document == m_document && document)
        return;
    if (m_document)
        for (QObject *part :
             std::initializer_list<QObject *>{m_document.data(), &m_document->selection(), &m_document->keySelection(),
                                              &m_document->trackStates(), &m_document->playback()})
            part->disconnect(this);
    m_document = document;
    m_rows.clear(); // addresses in another document refer to other tracks
    m_selected.clear();
    if (document) {
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
        connect(document, &Document::committed, this, &CurveSession::follow);
        // A message about the last step does not apply to the next one or after an undo.
        connect(document, &Document::historyChanged, this, [this] { notify(QString()); });
        connect(&document->selection(), &Selection::changed, this, [this] {
            refresh();
            deselectHidden();
        });
        connect(&document->keySelection(), &KeySelection::changed, this, [this] {
            deselectHidden();
            Q_EMIT selectionChanged();
        });
        connect(&document->trackStates(), &TrackStates::changed, this, [this] {
            refresh();
            deselectHidden();
            Q_EMIT statesChanged();
        });
        connect(&document->playback(), &Playback::timeChanged, this, &CurveSession::playheadChanged);
        connect(&document->playback(), &Playback::sequenceChanged, this, [this] {
            deselectHidden();
            Q_EMIT scopeChanged();
            Q_EMIT playheadChanged();
        });
    }
    m_traits = facet() ? facet()->traits() : CurveTraits();
    refresh();
    if (document) {
        document->keySelection().setNewHandles(m_options.newHandles);
        deselectHidden();
    }
    Q_EMIT documentChanged();
    Q_EMIT selectionChanged();
}

void CurveSession::setOptions(const CurveOptions &options)
{
    if (options == m_options)
        return;
    const bool otherNumbers = options.rotation != m_options.rotation;
    const bool otherScope = options.allSequences != m_options.allSequences;
    const bool otherTracks =
        options.onlySelected != m_options.onlySelected || options.showAbsent != m_options.showAbsent;
    m_options = options;
    if (m_document)
        m_document->keySelection().setNewHandles(options.newHandles);
    if (otherTracks || otherNumbers)
        refresh();
    if ((otherScope || otherTracks) && m_document)
        deselectHidden();
    if (otherScope && m_document)
        Q_EMIT scopeChanged();
    Q_EMIT optionsChanged();
}

void CurveSession::setFilter(const QString &text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    refresh();
}

void CurveSession::setActiveTracks(std::vector<Address> tracks)
{
    std::erase_if(tracks, [this](const Address &track) { return !m_rows.contains(track); });
    if (tracks == m_active)
        return;
    m_active = std::move(tracks);
    Q_EMIT activeTracksChanged();
}

int CurveSession::trackOf(const Address &address) const
{
    const auto found = m_rows.find(address);
    return found == m_rows.end() ? -1 : int(found->second);
}

const CurveBase &CurveSession::curve(const ShownTrack &track) const
{
    static const CurveBase none;
    const FieldRef field = m_document ? m_document->model().field(track.address()) : FieldRef();
    return field ? *static_cast<const CurveBase *>(field.data) : none;
}

const KeyNumbers &CurveSession::numbers(std::size_t track) const
{
    auto &[numbers, isStale] = m_numbers[track];
    const CurveBase &now = curve(m_tracks[track]);
    if (isStale || !numbers.isOf(now)) {
        numbers = KeyNumbers(now, m_tracks[track].value(), m_options.rotation, m_tracks[track].spans, &numbers);
        isStale = false;
    }
    return numbers;
}

bool CurveSession::isDrawn(const ShownTrack &track, int component) const
{
    if (!track.channel.present || !m_document)
        return false;
    const TrackStates &states = m_document->trackStates();
    if (states.hiddenComponents(track.address()) & (1u << component))
        return false;
    return states.tracks(TrackStates::Solo).empty() || states.is(TrackStates::Solo, track.address());
}

bool CurveSession::isEditable(const ShownTrack &track) const
{
    return m_document && !m_document->trackStates().is(TrackStates::Locked, track.address());
}

const Clip *CurveSession::chosenClip() const
{
    if (!m_document || m_document->playback().sequence() == NoNode)
        return nullptr;
    const auto clip = std::find_if(m_clips.begin(), m_clips.end(), [this](const Clip &c) {
        return !c.isGlobal && c.source == m_document->playback().sequence();
    });
    return clip == m_clips.end() ? nullptr : &*clip;
}

std::optional<TimeSpan> CurveSession::chosenSequence() const
{
    const Clip *chosen = chosenClip();
    return chosen ? std::optional(spanOf(*chosen)) : std::nullopt;
}

std::optional<TimeSpan> CurveSession::scope(const ShownTrack &track) const
{
    const Clip *chosen = track.isGlobal || m_options.allSequences ? nullptr : chosenClip();
    if (!chosen)
        return std::nullopt;
    return spanOf(sourceClip(m_clips, *chosen, curve(track).header()));
}

bool CurveSession::chooseSequenceAt(double time)
{
    const auto clip = std::find_if(m_clips.begin(), m_clips.end(),
                                   [time](const Clip &c) { return !c.isGlobal && time >= c.start && time <= c.end; });
    if (!m_document || clip == m_clips.end())
        return false;
    chooseSequence(*clip);
    return true;
}

void CurveSession::chooseSequence(const Clip &clip)
{
    const QScopedValueRollback choosing(m_choosing, true);
    m_document->playback().setSequence(clip);
}

std::optional<KeyMarks> CurveSession::limitedToShown(const Address &address, const KeyMarks &marks) const
{
    const int row = trackOf(address);
    if (row < 0)
        return std::nullopt;
    const ShownTrack &track = m_tracks[std::size_t(row)];
    KeyBits drawn = 0;
    for (int component = 0; component < std::max(components(track), 1); ++component)
        if (isDrawn(track, component))
            drawn |= allParts(keyBit(KeyPart::Value, component));
    const std::optional<TimeSpan> scope = this->scope(track);
    const auto times = curve(track).times();
    std::optional<KeyMarks> limited; // only copied if a mark has to go: this runs at every step of a drag
    for (std::size_t i = 0; i < std::min(marks.size(), times.size()); ++i) {
        const KeyBits shown = scope && !scope->contains(times[i]) ? KeyBits(0) : drawn;
        if (!(marks[i].selected & ~shown))
            continue;
        if (!limited)
            limited = marks;
        (*limited)[i].selected &= shown;
    }
    return limited;
}

void CurveSession::deselectHidden()
{
    KeySelection &selection = m_document->keySelection();
    std::vector<std::pair<Address, KeyMarks>> changed;
    for (const auto &[address, marks] : selection.state())
        if (std::optional<KeyMarks> shown = limitedToShown(address, marks))
            changed.emplace_back(address, std::move(*shown));
    if (!changed.empty())
        selection.setMarks(changed);
}

QColor CurveSession::colour(const ShownTrack &track, int component, const QPalette &palette) const
{
    if (track.value().kind == Kind::FixedArray)
        return boundsColour(component, palette);
    if (components(track) > 1)
        return axisColour(track.placeOf(component), palette);
    // Neighbours get very different hues: the golden angle.
    const int hue = int((track.channel.address.field * 137u + track.channel.address.leaf * 61u + 200u) % 360u);
    return isDark(palette) ? QColor::fromHsl(hue, 170, 175) : QColor::fromHsl(hue, 200, 85);
}

QString CurveSession::componentName(const ShownTrack &track, int component) const
{
    if (components(track) <= 1)
        return tr("Value");
    if (track.value().kind == Kind::Colour || track.value().kind == Kind::Colour4)
        switch (track.placeOf(component)) {
        case 0:
            return tr("Red");
        case 1:
            return tr("Green");
        case 2:
            return tr("Blue");
        default:
            return tr("Alpha");
        }
    const ObjectRef object = m_document ? m_document->model().object(track.address().node) : ObjectRef();
    if (const PartNames *parts = object ? object.info->fields[track.address().field].parts : nullptr;
        parts && int(parts->size()) == components(track))
        return translatedLabel((*parts)[std::size_t(component)]);
    // Only bounds are animated arrays: two corners and a radius.
    const QString axis = QString(QChar(u"xyzw"[component % (track.value().kind == Kind::FixedArray ? 3 : 4)]));
    if (track.value().kind != Kind::FixedArray)
        return axis;
    return component < 3 ? tr("Minimum %1").arg(axis) : component < 6 ? tr("Maximum %1").arg(axis) : tr("Radius");
}

double CurveSession::playhead(const ShownTrack &track) const
{
    return m_document ? momentIn(*m_document, curve(track), track.channel.globalSequence).span.time : 0;
}

CurveNumbers CurveSession::numbersAtPlayhead(std::size_t row) const
{
    CurveNumbers numbers{};
    const ShownTrack &track = m_tracks[row];
    const TypeInfo &value = track.value();
    const int count = components(track);
    if (count == 0 || !m_document)
        return numbers;
    const CurveBase &keys = curve(track);
    const SampleSpan span = momentIn(*m_document, keys, track.channel.globalSequence).span;
    const Value now =
        sampleAny(keys, value, span, restValue(m_document->model(), track.address()), track.channel.isStep);
    CurveBase one;
    one.resetRaw({0, -1}, 1, value.valueSize());
    std::memcpy(one.editRawPart(0, value.valueSize()), now.data(), value.valueSize());
    const KeyNumbers shown(one, value, m_options.rotation);
    for (int i = 0; i < count; ++i)
        numbers[std::size_t(i)] = shown.number(0, i);
    if (value.kind == Kind::Quat && count == 3 && keys.size() > 0) {
        // On the same turn as the curve, whose angles continue beyond 180°.
        if (const std::optional<EulerAngles> angles = anglesAt(this->numbers(row), span))
            std::copy(angles->begin(), angles->end(), numbers.begin());
    }
    return numbers;
}

CurveEdit CurveSession::shownEdit(const ShownTrack &track) const
{
    CurveEdit edit{track.address(), track.type, curve(track), m_document->keySelection().marks(track.address())};
    edit.marks.resize(edit.size());
    edit.rotation = m_options.rotation;
    edit.isStep = track.channel.isStep;
    edit.spans = track.spans;
    edit.rules = track.channel.rules;
    if (const int row = trackOf(edit.address); row >= 0)
        edit.numbers = numbers(std::size_t(row));
    return edit;
}

std::vector<CurveEdit> CurveSession::selectedEdits() const
{
    if (!m_document)
        return {};
    std::vector<Address> addresses;
    for (const ShownTrack &track : m_tracks)
        if (track.channel.present && isEditable(track) &&
            anySelected(m_document->keySelection().marks(track.address())))
            addresses.push_back(track.address());
    return edits(addresses);
}

std::vector<CurveEdit> CurveSession::edits(std::span<const Address> tracks) const
{
    if (!m_document)
        return {};
    std::vector<CurveEdit> edits = curveEdits(*m_document, tracks, m_options.rotation);
    for (CurveEdit &edit : edits)
        if (const int row = trackOf(edit.address); row >= 0)
            edit.numbers = numbers(std::size_t(row));
    return edits;
}

Snapping CurveSession::snapping() const
{
    Snapping snapping;
    snapping.toFrames = m_options.snapToFrames;
    snapping.timeStep = m_options.snapToFrames ? unitsPerFrame() : m_options.snapTime;
    snapping.valueStep = m_options.snapValue;
    if (m_options.snapToMarkers) {
        snapping.toMarkers = true;
        snapping.markerReach = 6 / m_axis.pixelsPerUnit();
        for (const Clip &clip : m_clips)
            if (!clip.isGlobal) {
                snapping.markers.push_back(clip.start);
                snapping.markers.push_back(clip.end);
            }
        if (m_document)
            snapping.markers.push_back(std::int32_t(std::lround(m_document->playback().time())));
        std::sort(snapping.markers.begin(), snapping.markers.end());
    }
    return snapping;
}

void CurveSession::setValueCursor(double value)
{
    if (value == m_valueCursor)
        return;
    m_valueCursor = value;
    Q_EMIT valueCursorChanged();
}

void CurveSession::setGhosts(std::vector<CurveEdit> ghosts)
{
    m_ghosts = std::move(ghosts);
    Q_EMIT ghostsChanged();
}

void CurveSession::setOperationCancel(std::function<void()> cancel)
{
    m_cancelOperation = std::move(cancel);
    Q_EMIT operationChanged();
}

bool CurveSession::cancelOperation()
{
    // A copy, since it replaces the original.
    const std::function<void()> cancel = m_cancelOperation;
    if (cancel)
        cancel();
    return bool(cancel);
}

} // namespace sinew

#include "moc_curve_session.cpp"
