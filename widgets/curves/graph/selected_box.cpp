// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/graph/selected_box.h"

#include "widgets/curves/graph/graph_lane.h"

#include <algorithm>

namespace sinew {

SelectedBox selectionBox(GraphScene &scene)
{
    SelectedBox box;
    const CurveSession &session = scene.session();
    for (const GraphLane &lane : scene.lanes()) {
        const KeyMarks &marks = scene.marks(lane.track);
        if (marks.empty() || !session.isEditable(session.tracks()[lane.track]))
            continue;
        const KeyNumbers &numbers = session.numbers(lane.track);
        const KeyBits bit = keyBit(KeyPart::Value, lane.component);
        for (std::size_t row = 0; row < std::min(marks.size(), numbers.size()); ++row) {
            if (!(marks[row].selected & bit))
                continue;
            const double time = numbers.times()[row];
            const double plotted = lane.isEvents ? 0 : numbers.number(row, lane.component) * lane.scale + lane.offset;
            if (box.isEmpty) {
                box = {time, time, plotted, plotted, false};
                continue;
            }
            box.firstTime = std::min(box.firstTime, time);
            box.lastTime = std::max(box.lastTime, time);
            if (!lane.isEvents) {
                box.low = std::min(box.low, plotted);
                box.high = std::max(box.high, plotted);
            }
        }
    }
    return box;
}

} // namespace sinew
