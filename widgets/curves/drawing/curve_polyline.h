// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/drawing/curve_source.h"

namespace sinew {

/// The wanted part of a curve and how finely it is sampled, in time units.
struct PolylineView
{
    double from = 0, to = 0;
    double step = 1;   ///< between samples where the curve is not straight
    double column = 0; ///< keys denser than one per column are summed up; 0: never
};

/// A curve as straight pieces, in times and shown numbers. Every vertex is the evaluator's value at its time; pieces
/// that the evaluator makes straight have vertices only at their ends.
class CurvePolyline
{
public:
    enum class Part : std::uint8_t {
        Keys,    ///< between keys of a span
        Held,    ///< before the first or after the last key of a span
        Seam,    ///< from the last key through the end of a looping span to the first one
        Rest,    ///< a span without keys
        Columns, ///< many keys: pairs of lowest and highest number per column, at its middle
    };
    struct Piece
    {
        Part part = Part::Keys;
        bool isEcho = false;                ///< in a sequence that shows keys of another range
        int span = 0;                       ///< row in the source's spans; for an echo in its echoes
        std::uint32_t first = 0, count = 0; ///< vertices, in chronological order
    };

    void build(const CurveSource &source, const KeyNumbers &numbers, const PolylineView &view);

    const std::vector<Piece> &pieces() const { return m_pieces; }
    int components() const { return m_components; }
    std::size_t size() const { return m_times.size(); }
    double time(std::size_t vertex) const { return m_times[vertex]; }
    float number(std::size_t vertex, int component) const
    {
        return m_numbers[vertex * std::size_t(m_components) + std::size_t(component)];
    }
    /// The vertices of a piece from one at or before `from` to one at or after `to`, if it has them: first and one past
    /// the last.
    std::pair<std::uint32_t, std::uint32_t> between(const Piece &piece, double from, double to) const;
    const PolylineView &view() const { return m_view; }
    bool hasColumns() const { return m_hasColumns; }
    /// True if it can be used for another view at the same or a similar scale.
    bool covers(const PolylineView &view) const;

    /// The drawn number at a time of one of the source's own spans; NaN if nothing is drawn. Columns give the middle.
    double numberAt(int span, double time, int component) const;

private:
    friend class PolylineBuilder;
    void buildEcho(const CurveSource &source, const KeyNumbers &numbers, std::size_t row);
    std::vector<double> m_times;
    std::vector<float> m_numbers;
    std::vector<Piece> m_pieces;
    PolylineView m_view;
    int m_components = 0;
    bool m_hasColumns = false;
};

} // namespace sinew
