// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The content of the channel tree's rows. See channel_model.h.

#include "widgets/curves/channels/channel_model.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/local_number.h"

#include <QFont>
#include <QGuiApplication>

#include <cmath>

namespace sinew {

namespace {

/// Explains which keys a count leaves out.
QString keysHelp(std::size_t inScope, std::size_t all)
{
    return inScope == all ? ChannelModel::tr("%n keys", nullptr, int(all))
                          : ChannelModel::tr("%1 of %n keys are in the sequence", nullptr, int(all)).arg(inScope);
}

/// A number among several in a narrow column: "-0.27", "12.3", "180".
QString shortText(double number)
{
    const double size = std::abs(number);
    if (size >= 100 || size < 1e-4)
        return numberText(std::round(number));
    return shownNumber(QString::number(number, 'g', size < 1 ? 2 : 3));
}

} // namespace

QString ChannelModel::valueText(const Item &item, bool whole) const
{
    const ShownTrack &track = m_session.tracks()[std::size_t(item.track)];
    const CurveNumbers numbers = m_session.numbersAtPlayhead(std::size_t(item.track));
    if (item.component >= 0)
        return numberText(numbers[std::size_t(item.component)]);
    QStringList texts;
    const int count = m_session.components(track);
    for (int i = 0; i < count; ++i) {
        const double number = numbers[std::size_t(track.placeOf(i))];
        texts << (whole || count == 1 ? numberText(number) : shortText(number));
    }
    return texts.join(QStringLiteral("  "));
}

QString ChannelModel::trackHelp(const ShownTrack &track) const
{
    QStringList lines{trackText(track)};
    if (!track.echoes.empty()) {
        const auto isOf = [&](const Clip &clip) {
            return !clip.isGlobal && clip.start == track.echoes.front().of.start;
        };
        const auto first = std::find_if(m_session.clips().begin(), m_session.clips().end(), isOf);
        if (first != m_session.clips().end())
            lines << tr("%n sequences have no keys of their own here and show those of “%1”; keys set in them are set "
                        "there",
                        nullptr, int(track.echoes.size()))
                         .arg(QString::fromStdString(first->name));
    }
    if (const KeyRules &rules = track.channel.rules; rules.valueStep > 0)
        lines << tr("The file stores numbers from %1 to %2 in steps of %3")
                     .arg(numberText(rules.lowest), numberText(rules.highest),
                          shownNumber(QString::number(rules.valueStep, 'g', 2)));
    return lines.join(QLatin1Char('\n'));
}

QVariant ChannelModel::trackData(const Item &item, int column, int role) const
{
    const ShownTrack &track = m_session.tracks()[std::size_t(item.track)];
    const bool whole = item.component < 0;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        if (column == Name)
            return whole ? channelText(track.channel) : m_session.componentName(track, item.component);
        if (column == ValueColumn)
            return valueText(item, role == Qt::EditRole);
        if (column == Keys && whole && track.channel.present)
            return int(m_session.keysInScope(track));
        break;
    case Qt::AccessibleTextRole:
    case Qt::DecorationRole:
        if (column == InterpolationColumn && whole && track.channel.present && m_session.components(track) > 0) {
            const std::uint32_t stored = m_session.curve(track).header().interpolation;
            static const char *const icons[] = {"labplot-xy-curve-segments", "node-segment-line", "node-segment-curve",
                                                "draw-bezier-curves"};
            if (role == Qt::DecorationRole)
                return themedIcon(QString::fromLatin1(icons[std::min(stored, 3u)]));
            return interpolationText(stored);
        }
        break;
    case ColoursRole:
        if (column == Name && track.channel.present) {
            QVariantList colours;
            const QPalette palette = QGuiApplication::palette();
            for (int i = whole ? 0 : item.component;
                 i < (whole ? std::max(1, m_session.components(track)) : item.component + 1); ++i)
                colours << m_session.colour(track, whole ? track.placeOf(i) : i, palette);
            return colours;
        }
        break;
    case GlobalRole:
        if (column == Name && whole && track.isGlobal)
            return track.spans.empty() ? tr("missing") : m_session.durationText(track.spans.front().end);
        break;
    case KeyStateRole:
        if (column == Key)
            return keyState(track);
        break;
    case Qt::ForegroundRole:
        if (!track.channel.present)
            return QGuiApplication::palette().color(QPalette::PlaceholderText);
        break;
    case Qt::FontRole:
        if (column == Name && whole && m_session.document()->trackStates().is(TrackStates::Muted, track.address())) {
            QFont font = QGuiApplication::font();
            font.setStrikeOut(true);
            return font;
        }
        break;
    case Qt::ToolTipRole:
        if (column == Name && !track.channel.present)
            return tr("%1: not animated. Double-click to add the track.").arg(trackText(track));
        if (column == Name && track.isGlobal)
            return track.spans.empty() ? tr("%1: its global sequence is missing").arg(trackText(track))
                                       : tr("%1: runs on a global sequence of %2")
                                             .arg(trackText(track), m_session.durationText(track.spans.front().end));
        if (column == Name)
            return trackHelp(track);
        if (column == InterpolationColumn && track.channel.present && m_session.components(track) > 0)
            return interpolationText(m_session.curve(track).header().interpolation);
        if (column == Keys && whole && track.channel.present)
            return keysHelp(m_session.keysInScope(track), m_session.curve(track).size());
        if (column == ValueColumn)
            return valueText(item, true) + QLatin1Char('\n') +
                   tr("Value at the playhead; typing sets a key (12, +=5, *2, 50%)");
        if (column == Key)
            return keyState(track) == KeyHere    ? tr("There is a key at this time: click to remove it")
                   : keyState(track) == Animated ? tr("Animated: click to set a key at this time")
                                                 : tr("Not animated: click to set the first key");
        break;
    case Qt::TextAlignmentRole:
        if (column == Keys || column == ValueColumn)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        break;
    default:
        break;
    }
    return {};
}

QVariant ChannelModel::objectData(const Object &object, int column, int role) const
{
    const ShownTrack &first = m_session.tracks()[std::size_t(object.first)];
    if (column == Name && (role == Qt::DisplayRole || role == Qt::ToolTipRole))
        return first.object;
    if (column == Name && role == Qt::DecorationRole)
        if (const ObjectRef ref = m_session.document()->model().object(object.node))
            return objectIcon(*ref.info);
    if (column == Keys && (role == Qt::DisplayRole || role == Qt::ToolTipRole)) {
        std::size_t inScope = 0, all = 0;
        for (int i = 0; i < object.count; ++i) {
            const ShownTrack &track = m_session.tracks()[std::size_t(object.first + i)];
            inScope += m_session.keysInScope(track);
            all += m_session.curve(track).size();
        }
        return role == Qt::DisplayRole ? QVariant(int(inScope)) : QVariant(keysHelp(inScope, all));
    }
    if (column == Keys && role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (column == Key && role == KeyStateRole) {
        KeyState all = KeyHere;
        bool any = false;
        for (int i = 0; i < object.count; ++i)
            if (const ShownTrack &track = m_session.tracks()[std::size_t(object.first + i)]; track.channel.present) {
                any = true;
                all = std::min(all, keyState(track));
            }
        return any ? all : NotAnimated;
    }
    if (column == Key && role == Qt::ToolTipRole)
        return tr("Set or remove the keys of all tracks of this object at this time");
    return {};
}

QVariant ChannelModel::data(const QModelIndex &index, int role) const
{
    const Item item = this->item(index);
    // The session may already have a different list when it signals the change.
    if (item.object < 0 || !m_session.document() || m_session.tracks().size() != m_addresses.size())
        return {};
    const int column = index.column();
    if (isState(column)) {
        if (role == OnRole)
            return stateOf(item, Column(column));
        if (role == Qt::ToolTipRole && stateOf(item, Column(column)).isValid())
            return headerData(column, Qt::Horizontal, Qt::ToolTipRole);
        // For users who can't see the icons.
        if (role == Qt::AccessibleTextRole)
            return stateOf(item, Column(column)).toBool() ? headerData(column, Qt::Horizontal, Qt::AccessibleTextRole)
                                                          : QVariant();
        return {};
    }
    return item.track < 0 ? objectData(m_objects[std::size_t(item.object)], column, role)
                          : trackData(item, column, role);
}

} // namespace sinew
