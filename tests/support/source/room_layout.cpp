// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/room_layout.h"

#include <QSet>
#include <algorithm>
#include <cmath>
#include <vector>

namespace sinew::test {
namespace {

QSet<QString> reachable(const Graph &graph, const QString &start)
{
    QSet<QString> seen;
    QStringList queue = graph.value(start);
    while (!queue.isEmpty()) {
        const QString room = queue.takeLast();
        if (seen.contains(room))
            continue;
        seen.insert(room);
        queue.append(graph.value(room));
    }
    return seen;
}

/// A box of the drawing, or the place where an edge passes a layer.
struct Place
{
    QString room; ///< empty where an edge passes
    double width = 0, x = 0;
    std::vector<int> above, below;
};

/// Sugiyama's method: layers, places for long edges, an order with few crossings, positions.
class Layering
{
public:
    Layering(const Graph &graph, const QMap<QString, double> &widths, const LayerOptions &options)
        : m_graph(graph), m_widths(widths), m_options(options)
    {
        chooseLayers();
        makePlaces();
        order();
        position();
    }

    Layered result() const;

private:
    using Order = std::vector<std::vector<int>>; ///< places of each layer, the lowest layer first

    int height(const QString &room)
    {
        if (!m_heights.contains(room)) {
            int highest = -1;
            for (const QString &below : m_graph.value(room))
                highest = std::max(highest, height(below));
            m_heights.insert(room, highest + 1);
        }
        return m_heights.value(room);
    }

    void chooseLayers();
    void makePlaces();
    void order();
    void position();
    void sortLayer(std::vector<int> &layer, bool byAbove);
    int crossings() const;
    void placeLayer(const std::vector<int> &layer, bool byAbove, bool byBelow);
    double separation(int left, int right) const;
    double port(int place, int neighbour, bool below) const;
    double top(int layer) const
    {
        return (double(m_order.size()) - 1 - layer) * (m_options.boxHeight + m_options.layerGap);
    }

    const Graph &m_graph;
    const QMap<QString, double> &m_widths;
    const LayerOptions m_options;
    QMap<QString, int> m_heights, m_layers, m_placeOf;
    std::vector<Place> m_places;
    std::vector<int> m_layerOf, m_indexIn;
    Order m_order;
    struct Way
    {
        QString from, to;
        std::vector<int> places;
    };
    std::vector<Way> m_ways;
    double m_width = 0; ///< of the widest layer; no other may spread further
};

/// Each room is right above the ones it includes, or higher where that layer is full.
void Layering::chooseLayers()
{
    QStringList rooms = m_graph.keys();
    std::stable_sort(rooms.begin(), rooms.end(),
                     [&](const QString &a, const QString &b) { return height(a) < height(b); });
    std::vector<double> filled;
    for (const QString &room : rooms) {
        int layer = 0;
        for (const QString &below : m_graph.value(room))
            layer = std::max(layer, m_layers.value(below) + 1);
        const double width = m_widths.value(room) + LayerOptions{}.boxGap;
        const auto isFull = [&](int at) {
            return at < int(filled.size()) && filled[size_t(at)] > 0 &&
                   filled[size_t(at)] + width - LayerOptions{}.boxGap > m_options.maxWidth;
        };
        while (isFull(layer))
            ++layer;
        m_layers.insert(room, layer);
        filled.resize(std::max(filled.size(), size_t(layer) + 1));
        filled[size_t(layer)] += width;
    }
    // Rooms far below everything that includes them, and with fewer includes than users, move up.
    QMap<QString, QStringList> users;
    for (const QString &room : rooms)
        for (const QString &below : m_graph.value(room))
            users[below].append(room);
    std::reverse(rooms.begin(), rooms.end());
    for (const QString &room : rooms) {
        if (users.value(room).size() <= m_graph.value(room).size())
            continue;
        int layer = int(filled.size());
        for (const QString &user : users.value(room))
            layer = std::min(layer, m_layers.value(user) - 1);
        const double width = m_widths.value(room) + LayerOptions{}.boxGap;
        while (layer > m_layers.value(room) &&
               filled[size_t(layer)] + width - LayerOptions{}.boxGap > m_options.maxWidth)
            --layer;
        filled[size_t(m_layers.value(room))] -= width;
        filled[size_t(layer)] += width;
        m_layers.insert(room, layer);
    }
}

void Layering::makePlaces()
{
    const auto add = [&](const QString &room, double width, int layer) {
        m_places.push_back({room, width, 0, {}, {}});
        m_layerOf.push_back(layer);
        m_order.resize(std::max(m_order.size(), size_t(layer) + 1));
        m_order[size_t(layer)].push_back(int(m_places.size()) - 1);
        return int(m_places.size()) - 1;
    };
    for (const QString &room : m_graph.keys())
        m_placeOf.insert(room, add(room, m_widths.value(room), m_layers.value(room)));
    for (const QString &from : m_graph.keys()) {
        for (const QString &to : m_graph.value(from)) {
            Way way{from, to, {m_placeOf.value(from)}};
            for (int layer = m_layers.value(from) - 1; layer > m_layers.value(to); --layer)
                way.places.push_back(add({}, 6, layer));
            way.places.push_back(m_placeOf.value(to));
            for (size_t i = 0; i + 1 < way.places.size(); ++i) {
                m_places[size_t(way.places[i])].below.push_back(way.places[i + 1]);
                m_places[size_t(way.places[i + 1])].above.push_back(way.places[i]);
            }
            m_ways.push_back(way);
        }
    }
    m_indexIn.resize(m_places.size());
    for (const std::vector<int> &layer : m_order)
        for (size_t i = 0; i < layer.size(); ++i)
            m_indexIn[size_t(layer[i])] = int(i);
}

void Layering::sortLayer(std::vector<int> &layer, bool byAbove)
{
    const auto key = [&](int place) {
        const std::vector<int> &neighbours = byAbove ? m_places[size_t(place)].above : m_places[size_t(place)].below;
        double sum = 0;
        for (int neighbour : neighbours) {
            const auto count = double(m_order[size_t(m_layerOf[size_t(neighbour)])].size());
            sum += (m_indexIn[size_t(neighbour)] + 0.5) / count;
        }
        return neighbours.empty() ? (m_indexIn[size_t(place)] + 0.5) / double(layer.size())
                                  : sum / double(neighbours.size());
    };
    std::vector<std::pair<double, int>> keyed;
    for (int place : layer)
        keyed.emplace_back(key(place), place);
    std::stable_sort(keyed.begin(), keyed.end(), [](const auto &a, const auto &b) { return a.first < b.first - 1e-9; });
    for (size_t i = 0; i < keyed.size(); ++i) {
        layer[i] = keyed[i].second;
        m_indexIn[size_t(layer[i])] = int(i);
    }
}

int Layering::crossings() const
{
    int count = 0;
    for (const std::vector<int> &layer : m_order)
        for (size_t right = 0; right < layer.size(); ++right)
            for (size_t left = 0; left < right; ++left)
                for (int a : m_places[size_t(layer[left])].below)
                    for (int b : m_places[size_t(layer[right])].below)
                        count += m_indexIn[size_t(a)] > m_indexIn[size_t(b)];
    return count;
}

void Layering::order()
{
    Order best = m_order;
    int fewest = crossings();
    const auto keepBest = [&] {
        const int count = crossings();
        if (count < fewest) {
            fewest = count;
            best = m_order;
        }
    };
    // Exchanges neighbours wherever that helps, which barycentres cannot see.
    const auto exchange = [&] {
        for (bool better = true; better;) {
            better = false;
            for (std::vector<int> &layer : m_order) {
                for (size_t i = 0; i + 1 < layer.size(); ++i) {
                    const auto turn = [&] {
                        std::swap(layer[i], layer[i + 1]);
                        std::swap(m_indexIn[size_t(layer[i])], m_indexIn[size_t(layer[i + 1])]);
                    };
                    const int before = crossings();
                    turn();
                    if (crossings() < before)
                        better = true;
                    else
                        turn();
                }
            }
        }
    };
    for (int round = 0; round < 12; ++round) {
        for (size_t layer = 1; layer < m_order.size(); ++layer)
            sortLayer(m_order[layer], false);
        exchange();
        keepBest();
        for (size_t layer = m_order.size(); layer-- > 0;)
            sortLayer(m_order[layer], true);
        exchange();
        keepBest();
    }
    m_order = best;
    for (const std::vector<int> &layer : m_order)
        for (size_t i = 0; i < layer.size(); ++i)
            m_indexIn[size_t(layer[i])] = int(i);
}

double Layering::separation(int left, int right) const
{
    const Place &a = m_places[size_t(left)], &b = m_places[size_t(right)];
    const double gap = a.room.isEmpty() && b.room.isEmpty() ? 4 : m_options.boxGap;
    return (a.width + b.width) / 2 + gap;
}

/// Puts the places of a layer as near to their neighbours as their order and widths allow (least squares, by pooling
/// adjacent ones that overlap).
void Layering::placeLayer(const std::vector<int> &layer, bool byAbove, bool byBelow)
{
    struct Pool
    {
        double sum, weight;
        size_t count;
    };
    std::vector<Pool> pools;
    double offset = 0;
    std::vector<double> offsets;
    for (size_t i = 0; i < layer.size(); ++i) {
        if (i > 0)
            offset += separation(layer[i - 1], layer[i]);
        offsets.push_back(offset);
        const Place &place = m_places[size_t(layer[i])];
        double sum = 0, count = 0;
        for (bool above : {true, false}) {
            if (above ? !byAbove : !byBelow)
                continue;
            for (int neighbour : above ? place.above : place.below) {
                sum += m_places[size_t(neighbour)].x;
                ++count;
            }
        }
        const double wish = count > 0 ? sum / count : place.x, weight = place.room.isEmpty() ? 4 : count > 0 ? 1 : 0.1;
        pools.push_back({(wish - offset) * weight, weight, 1});
        while (pools.size() > 1) {
            const Pool last = pools.back();
            Pool &previous = pools[pools.size() - 2];
            if (previous.sum / previous.weight <= last.sum / last.weight)
                break;
            previous = {previous.sum + last.sum, previous.weight + last.weight, previous.count + last.count};
            pools.pop_back();
        }
    }
    const double lowest = (m_places[size_t(layer.front())].width - m_width) / 2,
                 highest = (m_width - m_places[size_t(layer.back())].width) / 2 - offset;
    size_t i = 0;
    for (const Pool &pool : pools) {
        const double x = std::clamp(pool.sum / pool.weight, lowest, std::max(lowest, highest));
        for (size_t end = i + pool.count; i < end; ++i)
            m_places[size_t(layer[i])].x = std::round(x + offsets[i]);
    }
}

void Layering::position()
{
    for (const std::vector<int> &layer : m_order) {
        double x = 0;
        for (size_t i = 0; i < layer.size(); ++i) {
            if (i > 0)
                x += separation(layer[i - 1], layer[i]);
            m_places[size_t(layer[i])].x = x;
        }
        for (int place : layer)
            m_places[size_t(place)].x -= x / 2;
        const double ends = m_places[size_t(layer.front())].width + m_places[size_t(layer.back())].width;
        m_width = std::max(m_width, x + ends / 2);
    }
    for (int round = 0; round < 24; ++round) {
        for (size_t layer = 0; layer < m_order.size(); ++layer)
            placeLayer(m_order[layer], round > 16, true);
        for (size_t layer = m_order.size(); layer-- > 0;)
            placeLayer(m_order[layer], true, round > 16);
    }
}

/// Where an edge touches a box: the edges on one side are side by side, in the order of their targets.
double Layering::port(int place, int neighbour, bool below) const
{
    const Place &box = m_places[size_t(place)];
    if (box.room.isEmpty())
        return box.x;
    std::vector<int> others = below ? box.below : box.above;
    std::stable_sort(others.begin(), others.end(),
                     [&](int a, int b) { return m_indexIn[size_t(a)] < m_indexIn[size_t(b)]; });
    const auto index = double(std::find(others.begin(), others.end(), neighbour) - others.begin());
    const auto count = double(others.size());
    const double step = std::min(12.0, (box.width - 12) / count);
    return box.x + (index - (count - 1) / 2) * step;
}

Layered Layering::result() const
{
    Layered result;
    double left = 1e9, right = -1e9;
    for (const Place &place : m_places) {
        left = std::min(left, place.x - place.width / 2);
        right = std::max(right, place.x + place.width / 2);
    }
    result.width = right - left;
    result.height = top(0) + m_options.boxHeight;
    result.layers = int(m_order.size());
    for (size_t i = 0; i < m_places.size(); ++i) {
        if (!m_places[i].room.isEmpty())
            result.centres.insert(m_places[i].room,
                                  {m_places[i].x - left, top(m_layerOf[i]) + m_options.boxHeight / 2});
    }
    for (const Way &way : m_ways) {
        Layered::Edge edge{way.from, way.to, {}};
        for (size_t i = 0; i < way.places.size(); ++i) {
            const int place = way.places[i];
            const double y = top(m_layerOf[size_t(place)]);
            if (i > 0)
                edge.points.append({port(place, way.places[i - 1], false) - left, y});
            if (i + 1 < way.places.size())
                edge.points.append({port(place, way.places[i + 1], true) - left, y + m_options.boxHeight});
        }
        result.edges.append(edge);
    }
    return result;
}

} // namespace

Graph withoutCircles(const Graph &graph)
{
    Graph result;
    for (const QString &room : graph.keys()) {
        result[room];
        for (const QString &to : graph.value(room)) {
            if (to != room && !reachable(result, to).contains(room))
                result[room].append(to);
        }
    }
    return result;
}

Graph withoutShortcuts(const Graph &graph)
{
    Graph result;
    for (const QString &room : graph.keys()) {
        QStringList kept;
        for (const QString &to : graph.value(room)) {
            const QStringList others = graph.value(room);
            const bool follows = std::any_of(others.begin(), others.end(), [&](const QString &other) {
                return other != to && reachable(graph, other).contains(to);
            });
            if (!follows)
                kept.append(to);
        }
        result.insert(room, kept);
    }
    return result;
}

QList<Graph> connectedParts(const Graph &graph)
{
    Graph either;
    for (const QString &room : graph.keys()) {
        either[room];
        for (const QString &to : graph.value(room)) {
            either[room].append(to);
            either[to].append(room);
        }
    }
    QList<Graph> parts;
    QSet<QString> seen;
    for (const QString &room : graph.keys()) {
        if (seen.contains(room))
            continue;
        const QSet<QString> connected = reachable(either, room) + QSet<QString>{room};
        seen += connected;
        Graph part;
        for (const QString &member : connected)
            part.insert(member, graph.value(member));
        parts.append(part);
    }
    std::stable_sort(parts.begin(), parts.end(), [](const Graph &a, const Graph &b) { return a.size() > b.size(); });
    return parts;
}

Layered layered(const Graph &graph, const QMap<QString, double> &widths, const LayerOptions &options)
{
    return Layering(graph, widths, options).result();
}

} // namespace sinew::test
