// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/source/room_drawing.h"

#include "tests/support/source/room_layout.h"

#include <QRectF>
#include <QSizeF>
#include <QTextStream>
#include <algorithm>
#include <cmath>

namespace sinew::test {
namespace {

struct TopFolder
{
    const char *name, *sentence;
    const char *lightHue, *lightFill, *darkHue, *darkFill;
    double maxWidth; ///< of a layer of rooms
};

const TopFolder editorFolder{
    "editor", "the program: window, dialogs, command line", "#8250a8", "#f7f1fb", "#c9a0ec", "#2a2133", 900};
const TopFolder widgetsFolder{"widgets", "docks; they know no format", "#1a6fb0", "#eef6fc", "#79b8f0", "#1b2733", 310};
const TopFolder viewportFolder{"viewport", "shows models (Qt 3D)", "#157a6e", "#ebf7f4", "#5fc9b8", "#1a2b29", 180};
const TopFolder pluginsFolder{"plugins", "one folder a format", "#a05a10", "#fdf5ea", "#e6a45c", "#2f261b", 190};
const TopFolder coreFolder{
    "core", "documents, edits, curves, scenes: what all share", "#3d6b1f", "#f2f8ec", "#98cb74", "#222c1c", 600};

constexpr double margin = 16, padding = 12, titleHeight = 48, arrowGap = 34, framePadding = 10, frameTitle = 26,
                 minimalWidth = 1200, minimalBoxGap = 10, minimalLayerGap = 18, maximalLayerGap = 30;

struct Colours
{
    const char *paper, *text, *muted, *box, *arrow;
};

Colours coloursOf(Shade shade)
{
    return shade == Shade::Light ? Colours{"#ffffff", "#1f2328", "#59636e", "#ffffff", "#8c959f"}
                                 : Colours{"#0d1117", "#e6edf3", "#9198a1", "#0d1117", "#6e7681"};
}

/// The approximate width in a common sans-serif font, rather too large.
double textWidth(const QString &text, double size)
{
    double ems = 0;
    for (const QChar letter : text) {
        if (QStringLiteral("fijlrt/.,:;' ").contains(letter))
            ems += 0.38;
        else if (QStringLiteral("mwMW").contains(letter))
            ems += 0.92;
        else
            ems += 0.6;
    }
    return ems * size;
}

QString number(double value)
{
    return QString::number(value, 'f', 1).remove(QStringLiteral(".0"));
}

/// Rooms that include each other, in a frame of their own if a panel has several; or those that stand alone.
struct Part
{
    QString prefix; ///< the folder that all its rooms are in; empty for rooms that stand alone
    Graph graph;
    Layered layout = {};
};

/// The rooms of a top-level folder.
struct Panel
{
    const TopFolder *folder;
    QList<QList<Part>> rows;
    QRectF area = {};
};

QString commonFolder(const QStringList &rooms)
{
    QString common = rooms.value(0);
    for (const QString &room : rooms) {
        while (room != common && !room.startsWith(common + u'/'))
            common = folderOf(common);
    }
    return common;
}

QString label(const QString &room, const QString &prefix)
{
    if (prefix.isEmpty())
        return room.section(u'/', -1);
    return room.size() > prefix.size() ? room.mid(prefix.size() + 1) : prefix.section(u'/', -1);
}

class Drawing
{
public:
    Drawing(const Rooms &rooms, const RoomTable &table, Shade shade)
        : m_rooms(rooms), m_table(table), m_shade(shade), m_colours(coloursOf(shade)), m_stream(&m_svg)
    {
        QMap<QString, QStringList> graph;
        for (const QString &room : rooms.keys())
            graph.insert(room, rooms.value(room).includes.keys());
        m_graph = withoutShortcuts(withoutCircles(graph));
    }

    QByteArray svg();

private:
    Panel panel(const TopFolder &folder) const;
    double boxWidth(const QString &room, const QString &prefix) const;
    void layOut(Part &part, const TopFolder &folder, double boxGap, double layerGap) const;
    void fit(Panel &panel, const QRectF &area) const;
    void drawPanel(const Panel &panel);
    void drawPart(const Part &part, const TopFolder &folder, QPointF corner);
    void drawBox(const QString &room, const QString &prefix, const TopFolder &folder, QPointF centre);
    void drawEdge(const Layered::Edge &edge, const TopFolder &folder, QPointF corner);
    void drawWideArrow(QPointF from, QPointF to);
    void text(QPointF at, const QString &words, double size, const char *colour, const char *more = "");
    const char *hue(const TopFolder &folder) const
    {
        return m_shade == Shade::Light ? folder.lightHue : folder.darkHue;
    }
    const char *fill(const TopFolder &folder) const
    {
        return m_shade == Shade::Light ? folder.lightFill : folder.darkFill;
    }

    const Rooms &m_rooms;
    const RoomTable &m_table;
    const Shade m_shade;
    const Colours m_colours;
    Graph m_graph;
    QString m_svg;
    QTextStream m_stream;
};

double Drawing::boxWidth(const QString &room, const QString &prefix) const
{
    const QString files = QString::number(m_rooms.value(room).files.size());
    return std::round(textWidth(label(room, prefix), 12) + textWidth(files, 10) + 20);
}

void Drawing::layOut(Part &part, const TopFolder &folder, double boxGap, double layerGap) const
{
    QMap<QString, double> widths;
    for (const QString &room : part.graph.keys())
        widths.insert(room, boxWidth(room, part.prefix));
    LayerOptions options;
    options.maxWidth = part.prefix.isEmpty() ? 0 : folder.maxWidth;
    options.boxGap = boxGap;
    options.layerGap = layerGap;
    part.layout = layered(part.graph, widths, options);
}

bool hasFrames(const Panel &panel)
{
    return panel.rows.size() > 1 || panel.rows.value(0).size() > 1;
}

/// The borders around the boxes of a part: left and right together, above and below together.
QSizeF surround(const Panel &panel, const Part &part)
{
    if (!hasFrames(panel))
        return {0, 0};
    return {2 * framePadding, part.prefix.isEmpty() ? 2 * framePadding : framePadding + frameTitle};
}

double widthOf(const Panel &panel, const QList<Part> &row)
{
    double width = -padding;
    for (const Part &part : row)
        width += part.layout.width + surround(panel, part).width() + padding;
    return width;
}

double heightOf(const Panel &panel, const QList<Part> &row)
{
    double height = 0;
    for (const Part &part : row)
        height = std::max(height, part.layout.height + surround(panel, part).height());
    return height;
}

QSizeF sizeOf(const Panel &panel)
{
    double width = textWidth(QLatin1String(panel.folder->sentence), 12), height = titleHeight;
    for (const QList<Part> &row : panel.rows) {
        width = std::max(width, widthOf(panel, row));
        height += heightOf(panel, row) + padding;
    }
    return {width + 2 * padding, height};
}

/// Two parts in a row, as small as possible.
Panel Drawing::panel(const TopFolder &folder) const
{
    Graph inside;
    for (const QString &room : m_graph.keys()) {
        if (topFolderOf(room) != QLatin1String(folder.name))
            continue;
        QStringList kept = m_graph.value(room);
        kept.erase(std::remove_if(kept.begin(), kept.end(),
                                  [&](const QString &to) { return topFolderOf(to) != topFolderOf(room); }),
                   kept.end());
        inside.insert(room, kept);
    }
    QList<Part> parts;
    Part alone;
    for (const Graph &graph : connectedParts(inside)) {
        if (graph.size() > 1)
            parts.append({commonFolder(graph.keys()), graph});
        else
            alone.graph.insert(graph);
    }
    if (!alone.graph.isEmpty())
        parts.append(alone);
    Panel panel{&folder, {}};
    for (Part &part : parts) {
        layOut(part, folder, minimalBoxGap, minimalLayerGap);
        if (panel.rows.isEmpty() || panel.rows.last().size() == 2)
            panel.rows.append(QList<Part>());
        panel.rows.last().append(part);
    }
    return panel;
}

/// Spreads the boxes as far as the area allows.
void Drawing::fit(Panel &panel, const QRectF &area) const
{
    const double spare = (area.height() - sizeOf(panel).height()) / double(panel.rows.size());
    QList<double> heights;
    for (const QList<Part> &row : panel.rows)
        heights.append(heightOf(panel, row) + spare);
    for (double boxGap = 40; boxGap >= minimalBoxGap; boxGap -= 2) {
        for (qsizetype i = 0; i < panel.rows.size(); ++i) {
            for (Part &part : panel.rows[i]) {
                const double boxes = part.layout.layers * LayerOptions{}.boxHeight, gaps = part.layout.layers - 1,
                             room = heights[i] - surround(panel, part).height();
                const double layerGap = gaps > 0 ? std::floor((room - boxes) / gaps) : 0;
                layOut(part, *panel.folder, boxGap, std::clamp(layerGap, minimalLayerGap, maximalLayerGap));
            }
        }
        if (sizeOf(panel).width() <= area.width())
            break;
    }
    panel.area = area;
}

void Drawing::text(QPointF at, const QString &words, double size, const char *colour, const char *more)
{
    m_stream << "<text x=\"" << number(at.x()) << "\" y=\"" << number(at.y()) << "\" font-size=\"" << number(size)
             << "\" fill=\"" << colour << "\"" << more << ">" << words.toHtmlEscaped() << "</text>\n";
}

void Drawing::drawBox(const QString &room, const QString &prefix, const TopFolder &folder, QPointF centre)
{
    const double width = boxWidth(room, prefix), height = LayerOptions{}.boxHeight;
    const QString files = QString::number(m_rooms.value(room).files.size()), name = label(room, prefix);
    const QRectF box(centre.x() - width / 2, centre.y() - height / 2, width, height);
    m_stream << "<g><title>" << room << " (" << files << " files): " << m_table.value(room).sentence.toHtmlEscaped()
             << "</title>\n";
    m_stream << "<rect x=\"" << number(box.x()) << "\" y=\"" << number(box.y()) << "\" width=\"" << number(width)
             << "\" height=\"" << number(height) << "\" rx=\"6\" fill=\"" << m_colours.box << "\" stroke=\""
             << hue(folder) << "\"/>\n";
    const double nameWidth = width - textWidth(files, 10) - 20;
    text({box.x() + 8 + nameWidth / 2, centre.y() + 4}, name, 12, m_colours.text, " text-anchor=\"middle\"");
    text({box.right() - 7, centre.y() + 4}, files, 10, m_colours.muted, " text-anchor=\"end\"");
    m_stream << "</g>\n";
}

void Drawing::drawEdge(const Layered::Edge &edge, const TopFolder &folder, QPointF corner)
{
    constexpr double headLength = 6, headWidth = 3;
    const auto write = [&](const char *command, double x, double y) {
        m_stream << command << number(x + corner.x()) << " " << number(y + corner.y());
    };
    m_stream << "<path fill=\"none\" stroke=\"" << hue(folder) << "\" stroke-opacity=\"0.7\" d=\"";
    write("M", edge.points[0].x(), edge.points[0].y());
    for (qsizetype i = 1; i < edge.points.size(); ++i) {
        const QPointF from = edge.points[i - 1], last = edge.points[i];
        const bool ends = i + 1 == edge.points.size();
        const QPointF to = ends ? last - QPointF(0, headLength) : last;
        if (from.x() == to.x()) {
            write("L", to.x(), to.y());
            continue;
        }
        const double middle = (from.y() + to.y()) / 2;
        write("C", from.x(), middle);
        write(" ", to.x(), middle);
        write(" ", to.x(), to.y());
    }
    const QPointF tip = edge.points.last();
    m_stream << "\"/>\n<path fill=\"" << hue(folder) << "\" d=\"";
    write("M", tip.x() - headWidth, tip.y() - headLength);
    write("L", tip.x() + headWidth, tip.y() - headLength);
    write("L", tip.x(), tip.y());
    m_stream << "Z\"/>\n";
}

void Drawing::drawPart(const Part &part, const TopFolder &folder, QPointF corner)
{
    for (const Layered::Edge &edge : part.layout.edges)
        drawEdge(edge, folder, corner);
    for (const QString &room : part.graph.keys())
        drawBox(room, part.prefix, folder, corner + part.layout.centres.value(room));
}

void Drawing::drawPanel(const Panel &panel)
{
    const TopFolder &folder = *panel.folder;
    const QRectF &area = panel.area;
    const auto frame = [&](const QRectF &rect, int radius, const char *more) {
        m_stream << "<rect x=\"" << number(rect.x()) << "\" y=\"" << number(rect.y()) << "\" width=\""
                 << number(rect.width()) << "\" height=\"" << number(rect.height()) << "\" rx=\"" << radius
                 << "\" stroke=\"" << hue(folder) << "\" stroke-opacity=\"0.5\" fill=\"" << more << "/>\n";
    };
    frame(area, 10, qPrintable(QLatin1String(fill(folder)) + u'"'));
    text(area.topLeft() + QPointF(padding, 22), QLatin1String(folder.name), 16, hue(folder), " font-weight=\"bold\"");
    text(area.topLeft() + QPointF(padding, 39), QLatin1String(folder.sentence), 12, m_colours.muted);

    const double spare = (area.height() - sizeOf(panel).height()) / double(panel.rows.size());
    double top = area.top() + titleHeight;
    for (const QList<Part> &row : panel.rows) {
        const double height = heightOf(panel, row) + spare,
                     wider = (area.width() - 2 * padding - widthOf(panel, row)) / double(row.size());
        double left = area.left() + padding;
        for (const Part &part : row) {
            const QSizeF around = surround(panel, part);
            const QRectF place(left, top, part.layout.width + around.width() + wider, height);
            if (hasFrames(panel))
                frame(place, 8, "none\" stroke-dasharray=\"3 3\"");
            double head = 0;
            if (hasFrames(panel) && !part.prefix.isEmpty()) {
                text(place.topLeft() + QPointF(framePadding, 18), label(part.prefix, QLatin1String(folder.name)), 13,
                     hue(folder), " font-weight=\"bold\"");
                head = frameTitle - framePadding;
            }
            drawPart(
                part, folder,
                {place.center().x() - part.layout.width / 2, place.center().y() + head / 2 - part.layout.height / 2});
            left = place.right() + padding;
        }
        top += height + padding;
    }
}

/// Downwards or to the left.
void Drawing::drawWideArrow(QPointF from, QPointF to)
{
    constexpr double shaft = 5, head = 13, headLength = 14;
    const bool down = from.x() == to.x();
    const double length = down ? to.y() - from.y() : from.x() - to.x();
    const QList<QPointF> corners{{-shaft, 3},
                                 {shaft, 3},
                                 {shaft, length - headLength},
                                 {head, length - headLength},
                                 {0, length - 2},
                                 {-head, length - headLength},
                                 {-shaft, length - headLength}};
    m_stream << "<path fill=\"" << m_colours.arrow << "\" d=\"";
    const char *command = "M";
    for (const QPointF &corner : corners) {
        const QPointF at = from + (down ? corner : QPointF(-corner.y(), corner.x()));
        m_stream << command << number(at.x()) << " " << number(at.y());
        command = "L";
    }
    m_stream << "Z\"/>\n";
}

/// The editor on top; left of the plugins, widgets and viewport stand on core.
QByteArray Drawing::svg()
{
    Panel editor = panel(editorFolder), widgets = panel(widgetsFolder), viewport = panel(viewportFolder),
          plugins = panel(pluginsFolder), core = panel(coreFolder);
    const QSizeF widgetsSize = sizeOf(widgets), viewportSize = sizeOf(viewport), pluginsSize = sizeOf(plugins),
                 coreSize = sizeOf(core), editorSize = sizeOf(editor);
    const double leftWidth = std::max(widgetsSize.width() + margin + viewportSize.width(), coreSize.width());
    const double inner =
        std::max({minimalWidth - 2 * margin, leftWidth + arrowGap + pluginsSize.width(), editorSize.width()});
    const double spareWidth = inner - leftWidth - arrowGap - pluginsSize.width();
    const double upperHeight = std::max(widgetsSize.height(), viewportSize.height());
    const double lower = std::max(upperHeight + arrowGap + coreSize.height(), pluginsSize.height());
    const double spareHeight = lower - upperHeight - arrowGap - coreSize.height();

    const double left = margin, top = 62, middle = top + editorSize.height() + arrowGap,
                 coreTop = middle + upperHeight + spareHeight / 2 + arrowGap, bottom = middle + lower,
                 pluginsLeft = left + leftWidth + spareWidth / 2 + arrowGap, width = inner + 2 * margin,
                 height = bottom + margin, viewportWidth = viewportSize.width() + spareWidth / 6,
                 viewportLeft = pluginsLeft - arrowGap - viewportWidth;
    fit(editor, {left, top, inner, editorSize.height()});
    fit(viewport, {viewportLeft, middle, viewportWidth, coreTop - arrowGap - middle});
    fit(widgets, {left, middle, viewportLeft - margin - left, coreTop - arrowGap - middle});
    fit(core, {left, coreTop, pluginsLeft - arrowGap - left, bottom - coreTop});
    fit(plugins, {pluginsLeft, middle, inner + left - pluginsLeft, lower});

    int files = 0;
    for (const Room &room : m_rooms)
        files += int(room.files.size());
    m_stream << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << number(width) << "\" height=\""
             << number(height) << "\" viewBox=\"0 0 " << number(width) << " " << number(height)
             << "\" font-family=\"sans-serif\" role=\"img\">\n<title>The rooms of Sinew</title>\n"
             << "<desc>The folders of the source tree as boxes. The editor stands above everything. Widgets and "
                "viewport stand side by side on core; the plugins stand beside them and use core alone. Arrows lead "
                "from a room to those that it includes, never upwards. Written by sinew_rooms from the "
                "sources.</desc>\n"
             << "<rect width=\"" << number(width) << "\" height=\"" << number(height) << "\" fill=\"" << m_colours.paper
             << "\"/>\n";
    text({margin, 30}, QStringLiteral("The rooms of Sinew"), 20, m_colours.text, " font-weight=\"bold\"");
    text({margin, 50},
         QStringLiteral("%1 rooms, %2 files. A box is a folder, with the number of its files; an arrow means "
                        "“includes”. Arrows that follow from others are left out.")
             .arg(QString::number(m_rooms.size()), QString::number(files)),
         12, m_colours.muted);
    for (const Panel &panel : {editor, widgets, viewport, plugins, core})
        drawPanel(panel);
    for (const Panel &panel : {widgets, viewport, plugins})
        drawWideArrow({panel.area.center().x(), editor.area.bottom()}, {panel.area.center().x(), panel.area.top()});
    for (const Panel &panel : {widgets, viewport})
        drawWideArrow({panel.area.center().x(), panel.area.bottom()}, {panel.area.center().x(), core.area.top()});
    drawWideArrow({plugins.area.left(), core.area.center().y()}, {core.area.right(), core.area.center().y()});
    m_stream << "</svg>\n";
    m_stream.flush();
    return m_svg.toUtf8();
}

} // namespace

QByteArray roomDrawing(const Rooms &rooms, const RoomTable &table, Shade shade)
{
    return Drawing(rooms, table, shade).svg();
}

QString roomDrawingFile(Shade shade)
{
    return shade == Shade::Light ? QStringLiteral("editor/rooms-light.svg") : QStringLiteral("editor/rooms-dark.svg");
}

} // namespace sinew::test
