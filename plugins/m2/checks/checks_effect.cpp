// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::m2 {

namespace {

namespace effects {

/// Cells of a texture's grid; 1 where the grid has no rows or columns.
template<class Emitter>
std::uint32_t cellsOf(const Emitter &emitter)
{
    return std::max<std::uint32_t>(std::uint32_t(emitter.rows) * emitter.columns, 1);
}

template<class Emitter>
void findNoGrid(const List<Emitter> &list, Findings &findings)
{
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row)
        if (list[row].rows == 0 || list[row].columns == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture is divided into no rows or no columns"),
                         list[row].rows == 0 ? fieldOf<&Emitter::rows>(list.ids[row])
                                             : fieldOf<&Emitter::columns>(list.ids[row]));
}

void noGrid(const M2Model &model, Findings &findings)
{
    findNoGrid(model.data.particles, findings);
    findNoGrid(model.data.ribbons, findings);
}

Status oneCell(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    const auto fill = [&](const auto *emitter) {
        using Emitter = std::decay_t<decltype(*emitter)>;
        if (emitter && emitter->rows == 0)
            edit.set(fieldOf<&Emitter::rows>(finding.place().node), std::uint16_t(1));
        if (emitter && emitter->columns == 0)
            edit.set(fieldOf<&Emitter::columns>(finding.place().node), std::uint16_t(1));
    };
    fill(model.get<Particle>(finding.place().node));
    fill(model.get<Ribbon>(finding.place().node));
    return Done{};
}

constexpr const char *outside = QT_TRANSLATE_NOOP("Message", "cell %1 is outside the grid");

/// The tracks of cells, and where they are.
template<class Visit>
void forEachCellTrack(const M2Model &model, const Findings &findings, const Visit &visit)
{
    const Root &root = model.data;
    for (std::size_t row = 0; row < root.particles.size() && hasSubTracks(root.version) && !findings.isCancelled();
         ++row) {
        const Particle &p = root.particles[row];
        visit(p.headCell, cellsOf(p), fieldOf<&Particle::headCell>(root.particles.ids[row]));
        visit(p.tailCell, cellsOf(p), fieldOf<&Particle::tailCell>(root.particles.ids[row]));
    }
    for (std::size_t row = 0; row < root.ribbons.size() && !findings.isCancelled(); ++row)
        visit(root.ribbons[row].textureSlot, cellsOf(root.ribbons[row]) - 1, // no run
              fieldOf<&Ribbon::textureSlot>(root.ribbons.ids[row]));
}

/// The same for the cells of particles before 264: the first and the last of each run.
template<class Visit>
void forEachCellRun(const M2Model &model, const Findings &findings, const Visit &visit)
{
    const List<Particle> &list = model.data.particles;
    for (std::size_t row = 0; row < list.size() && !hasSubTracks(model.data.version) && !findings.isCancelled();
         ++row) {
        const NodeId id = list.ids[row];
        visit(std::span(list[row].headLife).first(2), cellsOf(list[row]), fieldOf<&Particle::headLife>(id));
        visit(std::span(list[row].headDecay).first(2), cellsOf(list[row]), fieldOf<&Particle::headDecay>(id));
        visit(std::span(list[row].tailLife), cellsOf(list[row]), fieldOf<&Particle::tailLife>(id));
        visit(std::span(list[row].tailDecay), cellsOf(list[row]), fieldOf<&Particle::tailDecay>(id));
    }
}

void cells(const M2Model &model, Findings &findings)
{
    // A run may end one cell past the last: on the way there all the others are shown.
    const auto look = [&](std::span<const std::uint16_t> cells, std::uint32_t count, const Address &at) {
        const auto wrong = std::find_if(cells.begin(), cells.end(), [&](std::uint16_t cell) { return cell > count; });
        if (wrong != cells.end())
            findings.add(Message(outside, {int(*wrong)}), at);
    };
    forEachCellTrack(model, findings, [&](const Curve<std::uint16_t> &track, std::uint32_t count, const Address &at) {
        look(track.values(), count, at);
    });
    forEachCellRun(model, findings, look);
}

} // namespace effects

} // namespace

std::vector<Check> effectChecks()
{
    using namespace effects;
    return {
        {"m2.emitter.no-grid",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Emitters without rows or columns"),
         QT_TRANSLATE_NOOP("Message", "The texture is divided into rows and columns; 0 leaves no part of it."),
         Reads::of<Particle, Ribbon>(),
         checkOf<&noGrid>,
         {{QT_TRANSLATE_NOOP("Message", "One"), Fix::Changes, fixOf<&oneCell>}}},
        {"m2.emitter.cells",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Cells outside the texture"),
         QT_TRANSLATE_NOOP("Message",
                           "The texture has rows times columns cells (wowdev, M2 page: particles); for a cell beyond "
                           "them another is shown, or nothing where the texture does not repeat."),
         Reads::of<Particle, Ribbon>(),
         checkOf<&cells>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know whether the grid is too small or the cell too high")},
    };
}

} // namespace sinew::m2
