// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>

namespace sinew::mdx {

namespace {

namespace emitters {

template<class Visit>
void forEachEmitter2(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<ParticleEmitter2> &list = model.data.particleEmitters2;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        visit(list[i], list.ids[i]);
}

void models(const MdxModel &model, Findings &findings)
{
    const List<ParticleEmitter> &list = model.data.particleEmitters;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!hasSuffix(list[i].path.view(), ".mdl") && !hasSuffix(list[i].path.view(), ".mdx") &&
            !emitterOptions(list[i].node.flags, model.data.dialect).usesTga)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a model"), {std::string(list[i].path.view())}),
                fieldOf<&ParticleEmitter::path>(list.ids[i]));
}

void filterMode(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (e.filterMode > 4)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "filter mode %1 is not known"), {e.filterMode}),
                         fieldOf<&ParticleEmitter2::filterMode>(id));
    });
}

void replaceable(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        const std::uint32_t n = e.replaceableId;
        const bool isKnown = n <= 2 || n == 11 || n == 21 || (n >= 31 && n <= 37);
        if (isWarcraft(model) && !isKnown)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "replaceable id %1 is not known"), {n}),
                         fieldOf<&ParticleEmitter2::replaceableId>(id));
    });
}

void noTexture(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (isWarcraft(model) && e.textureId < 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the emitter has no texture"),
                         fieldOf<&ParticleEmitter2::textureId>(id));
    });
}

void cells(const MdxModel &model, Findings &findings)
{
    const auto isPower = [](std::uint32_t n) { return n && (n & (n - 1)) == 0; };
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (!isPower(e.rows) || !isPower(e.columns))
            findings.add(
                QT_TRANSLATE_NOOP("Message", "rows and columns must be powers of two, or the game uses one cell"),
                isPower(e.rows) ? fieldOf<&ParticleEmitter2::columns>(id) : fieldOf<&ParticleEmitter2::rows>(id));
    });
}

void lifeSpan(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (e.lifeSpan < 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the life span is negative"),
                         fieldOf<&ParticleEmitter2::lifeSpan>(id));
    });
}

void flatQuads(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        const bool moves = (e.speed != 0 || e.speedKeys.size()) && (e.latitude != 0 || e.latitudeKeys.size());
        if (emitterOptions(e.node.flags, model.data.dialect).xyQuad && !moves)
            findings.add(QT_TRANSLATE_NOOP("Message", "XY quads need speed and latitude, or they are not seen"),
                         inNode<&Node::flags>(model, id));
    });
}

void squirt(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (e.squirt && e.emissionRateKeys.size() == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the emitter squirts, but its emission rate is not animated"),
                         fieldOf<&ParticleEmitter2::squirt>(id));
    });
}

void invisible(const MdxModel &model, Findings &findings)
{
    forEachEmitter2(model, findings, [&](const ParticleEmitter2 &e, NodeId id) {
        if (std::all_of(e.segmentAlphas.begin(), e.segmentAlphas.end(), [](std::uint8_t alpha) { return alpha == 0; }))
            findings.add(QT_TRANSLATE_NOOP("Message", "its particles are transparent for their whole life"),
                         fieldOf<&ParticleEmitter2::segmentAlphas>(id));
    });
}

void guides(const MdxModel &model, Findings &findings)
{
    const List<PopcornEmitter> &list = model.data.popcornEmitters;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].animationVisibilityGuide.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "no guide says in which sequences the effect is seen"),
                         fieldOf<&PopcornEmitter::animationVisibilityGuide>(list.ids[i]));
}

void popcornFiles(const MdxModel &model, Findings &findings)
{
    const List<PopcornEmitter> &list = model.data.popcornEmitters;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (!hasSuffix(list[i].path.view(), ".pkfx") && !hasSuffix(list[i].path.view(), ".pkb"))
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a PopcornFX effect"),
                                 {std::string(list[i].path.view())}),
                         fieldOf<&PopcornEmitter::path>(list.ids[i]));
}

void ribbonCells(const MdxModel &model, Findings &findings)
{
    const List<RibbonEmitter> &list = model.data.ribbonEmitters;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].rows == 0 || list[i].columns == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture is divided into no rows or columns"),
                         list[i].rows == 0 ? fieldOf<&RibbonEmitter::rows>(list.ids[i])
                                           : fieldOf<&RibbonEmitter::columns>(list.ids[i]));
}

std::uint32_t powerBelow(std::uint32_t n)
{
    std::uint32_t power = 1;
    while (power <= n / 2)
        power *= 2;
    return power;
}

Status oneCell(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (!model.get<ParticleEmitter2>(id))
        return Done{};
    edit.set(fieldOf<&ParticleEmitter2::rows>(id), std::uint32_t(1));
    edit.set(fieldOf<&ParticleEmitter2::columns>(id), std::uint32_t(1));
    return Done{};
}

Status powersOfTwo(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    if (const auto *e = model.get<ParticleEmitter2>(id)) {
        edit.set(fieldOf<&ParticleEmitter2::rows>(id), powerBelow(e->rows));
        edit.set(fieldOf<&ParticleEmitter2::columns>(id), powerBelow(e->columns));
    }
    return Done{};
}

/// Sets a number at the finding's place.
template<std::uint32_t Number>
Status setNumber(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), Number);
    return Done{};
}

Status noLife(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    edit.set(finding.place(), 0.0f);
    return Done{};
}

Status noFlatQuads(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *e = model.get<ParticleEmitter2>(finding.place().node);
    if (!e)
        return Done{};
    for (std::uint32_t bit = 1; bit; bit <<= 1)
        if ((e->node.flags & bit) && !emitterOptions(e->node.flags & ~bit, model.data.dialect).xyQuad) {
            edit.set(finding.place(), e->node.flags & ~bit);
            break;
        }
    return Done{};
}

Status everywhere(EditBuilder &edit, const MdxModel &, const Finding &finding)
{
    FixedString<260> guide;
    guide.set("Always=on");
    edit.set(finding.place(), guide);
    return Done{};
}

} // namespace emitters

} // namespace

std::vector<Check> emitterChecks()
{
    using namespace emitters;
    return {
        {"mdx.emitter1.model",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Emitters without a model"),
         QT_TRANSLATE_NOOP("Message", "The emitter emits models (.mdl or .mdx); with any other file it shows nothing "
                                      "(mdx-m3-viewer's sanity test)."),
         Reads::of<ParticleEmitter>(),
         checkOf<&models>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which model is meant")},
        {"mdx.emitter2.filter-mode",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown filter modes of emitters"),
         QT_TRANSLATE_NOOP("Message", "Emitters support Blend, Additive, Modulate, Modulate 2x and Alpha key (0 to 4; "
                                      "mdx-m3-viewer's sanity test)."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&filterMode>,
         {{QT_TRANSLATE_NOOP("Message", "Blend"), Fix::Changes, fixOf<&setNumber<0>>}}},
        {"mdx.emitter2.replaceable",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown replaceable ids of emitters"),
         QT_TRANSLATE_NOOP("Message", "The game fills nothing in for ids that it does not know (mdx-m3-viewer's sanity "
                                      "test)."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&replaceable>,
         {{QT_TRANSLATE_NOOP("Message", "Use the texture"), Fix::Changes, fixOf<&setNumber<0>>}}},
        {"mdx.emitter2.no-texture",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Emitters without a texture"),
         QT_TRANSLATE_NOOP("Message",
                           "The game looks the texture up without checking the number (HiveWE, after the 2.1 "
                           "program)."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&noTexture>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which texture is meant")},
        {"mdx.emitter2.cells",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Rows and columns that are not powers of two"),
         QT_TRANSLATE_NOOP("Message",
                           "Otherwise the game treats the whole texture as one cell (HiveWE, after the 2.1 program)."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&cells>,
         {{QT_TRANSLATE_NOOP("Message", "One cell, as the game shows it"), Fix::Safe, fixOf<&oneCell>},
          {QT_TRANSLATE_NOOP("Message", "The next smaller powers of two"), Fix::Changes, fixOf<&powersOfTwo>}}},
        {"mdx.emitter2.life-span",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Negative life spans"),
         QT_TRANSLATE_NOOP("Message",
                           "HiveWE's validator reports a negative life span as an error; 0 switches an emitter off."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&lifeSpan>,
         {{QT_TRANSLATE_NOOP("Message", "Switch the emitter off: 0"), Fix::Changes, fixOf<&noLife>}}},
        {"mdx.emitter2.xy-quad",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "XY quads that don't move"),
         QT_TRANSLATE_NOOP("Message", "mdx-m3-viewer's sanity test reports it as severe that flat particles are not "
                                      "seen without speed and latitude."),
         Reads::of<ParticleEmitter2, Node>(),
         checkOf<&flatQuads>,
         {{QT_TRANSLATE_NOOP("Message", "Face the camera instead"), Fix::Changes, fixOf<&noFlatQuads>}}},
        {"mdx.emitter2.squirt",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Squirts without an animated rate"),
         QT_TRANSLATE_NOOP("Message", "mdx-m3-viewer's sanity test reports emitters that squirt without keys for their "
                                      "emission rate as severe."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&squirt>,
         {{QT_TRANSLATE_NOOP("Message", "Emit evenly"), Fix::Changes, fixOf<&setNumber<0>>}}},
        {"mdx.emitter2.invisible",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Invisible particles"),
         QT_TRANSLATE_NOOP("Message",
                           "All three opacities are 0: the game simulates something that nobody sees (Wa3Tuner)."),
         Reads::of<ParticleEmitter2>(),
         checkOf<&invisible>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the emitter"), Fix::Changes, &deleteObject}}},
        {"mdx.popcorn.guide",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Effects without a visibility guide"),
         QT_TRANSLATE_NOOP("Message", "The guide names the sequences in which the effect is seen, such as “Always=on”; "
                                      "mdx-m3-viewer's sanity test reports a missing one as severe."),
         Reads::of<PopcornEmitter>(),
         checkOf<&guides>,
         {{QT_TRANSLATE_NOOP("Message", "Always=on"), Fix::Changes, fixOf<&everywhere>}}},
        {"mdx.popcorn.file",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Effects without a file"),
         QT_TRANSLATE_NOOP("Message", "Such an emitter plays a PopcornFX effect (.pkfx, compiled .pkb)."),
         Reads::of<PopcornEmitter>(),
         checkOf<&popcornFiles>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which file is meant")},
        {"mdx.ribbon.cells",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Ribbons without rows or columns"),
         QT_TRANSLATE_NOOP("Message", "The texture is divided into rows and columns; 0 leaves no part of it."),
         Reads::of<RibbonEmitter>(),
         checkOf<&ribbonCells>,
         {{QT_TRANSLATE_NOOP("Message", "One"), Fix::Changes, fixOf<&setNumber<1>>}}},
    };
}

} // namespace sinew::mdx
