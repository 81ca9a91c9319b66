// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim_trial.h"

#include "core/check/slim/written_again.h"
#include "core/document/whole_step.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "core/scene/same.h"

#include <QLocale>

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

namespace sinew {

namespace {

/// With this many moments nearly every model is covered at all of its times.
constexpr std::size_t mostMoments = std::size_t(1) << 20;

/// True if all steps delete different objects, so that one edit can make them.
bool areSeparate(std::span<const SlimStep *const> steps)
{
    std::set<NodeId> places;
    return steps.size() > 1 && std::all_of(steps.begin(), steps.end(), [&](const SlimStep *step) {
               return step->onlyDeletes && places.insert(step->place.node).second;
           });
}

} // namespace

SlimTrial::SlimTrial(const Model &model, const Format &format, const SlimRequest &request)
    : m_format(format), m_request(request), m_copy(model.clone())
{
}

SlimTrial::~SlimTrial() = default;

Status SlimTrial::prepare()
{
    if (!m_format.scene())
        return Error{QT_TRANSLATE_NOOP("Message", "models of this format can't be drawn, so nothing can be proved")};
    m_original = m_format.scene()->build(*m_copy);
    m_scene = std::make_shared<const RenderScene>(m_original);
    return measure();
}

WriteOptions SlimTrial::options() const
{
    return {.everyFile = true, .compact = m_isCompact, .sharesEqual = m_isCompact};
}

ProofEffort SlimTrial::effort(bool stopsBeyond, std::size_t moments) const
{
    ProofEffort effort;
    effort.moments = moments;
    effort.stopBeyond = stopsBeyond ? &m_request.bounds : nullptr;
    effort.cancelled = m_request.task ? &m_request.task->cancelled() : nullptr;
    return effort;
}

Status SlimTrial::measure()
{
    const auto files = m_format.write(*m_copy, options());
    if (!files)
        return files.error();
    m_bytes = 0;
    for (const OutputFile &file : *files)
        m_bytes += std::size_t(file.bytes.size());
    return Done{};
}

Result<std::size_t> SlimTrial::apply(std::span<const SlimStep *const> steps)
{
    Result<ChangeSet> changes = ChangeSet();
    if (const auto *whole = std::get_if<SlimStep::Changes>(&steps.front()->make)) {
        changes = (*whole)(*m_copy);
    } else {
        EditBuilder edit(*m_copy, m_format.references());
        for (const SlimStep *step : steps)
            if (const Status told = std::get<SlimStep::Edit>(step->make)(edit, *m_copy); !told)
                return told.error();
        changes = edit.finish();
    }
    if (!changes)
        return changes.error();
    if (const Status whole = makeWholeStep(*m_copy, &m_format, *changes); !whole)
        return whole.error();
    for (Change &change : *changes) {
        m_forwards.push_back(change);
        applyChange(*m_copy, change);
        m_backwards.push_back(std::move(change));
    }
    return changes->size();
}

void SlimTrial::takeBack(std::size_t toChange)
{
    while (m_backwards.size() > toChange) {
        applyChange(*m_copy, m_backwards.back());
        m_backwards.pop_back();
        m_forwards.pop_back();
    }
}

void SlimTrial::goBack(const Mark &mark)
{
    takeBack(mark.changes);
    m_bytes = mark.bytes;
    m_proof = mark.proof;
    m_scene = mark.scene;
}

std::optional<Message> SlimTrial::confirm(const Mark &since)
{
    if (!m_proof.isThinned || isCancelled())
        return std::nullopt;
    if (equalScenes(*since.scene, *m_scene)) {
        m_proof = since.proof;
        return std::nullopt;
    }
    const ProofReport report = compareLooks(m_original, *m_scene, effort(true, mostMoments));
    if (report.beyond(m_request.bounds))
        return reasonOf(report);
    if (report.isThinned)
        for (std::size_t i = 0; i < proofKinds; ++i)
            if (report.largest[i].amount > since.proof.largest[i].amount)
                return Message(
                    QT_TRANSLATE_NOOP("Message",
                                      "it would look different (%1), and there are more times than can be compared"),
                    {Message(proofKindName(ProofKind(i)))});
    m_proof = report;
    return std::nullopt;
}

ProofReport SlimTrial::differenceTo(const Mark &since) const
{
    return equalScenes(*since.scene, *m_scene) ? ProofReport()
                                               : compareLooks(*since.scene, *m_scene, effort(false, mostMoments));
}

Status SlimTrial::readAgain()
{
    const auto again = writtenAgain(*m_copy, m_format, options(), m_request.others);
    if (!again)
        return again.error();
    const RenderScene scene = m_format.scene()->build(**again);
    if (equalScenes(*m_scene, scene))
        return Done{};
    m_proof = compareLooks(m_original, scene, effort(false, mostMoments));
    if (m_proof.beyond(m_request.bounds))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the smaller files look different when read again: %1"),
                             {reasonOf(m_proof)})};
    return Done{};
}

std::size_t SlimTrial::attempt(std::span<const SlimStep> steps, int mostProofs, std::vector<SlimRow::Refusal> &refused)
{
    std::size_t kept = 0;
    const auto refuse = [&](const SlimStep &step, Message reason) {
        refused.push_back({step.place, pathOf(*m_copy, step.place), std::move(reason)});
    };
    std::deque<std::vector<const SlimStep *>> waiting(1);
    for (const SlimStep &step : steps)
        waiting.front().push_back(&step);
    for (; !waiting.empty() && !isCancelled(); waiting.pop_front()) {
        const std::size_t before = m_backwards.size();
        std::vector<const SlimStep *> done;
        if (areSeparate(waiting.front()))
            if (const Result<std::size_t> changes = apply(waiting.front()); changes && *changes)
                done = std::exchange(waiting.front(), {});
        for (const SlimStep *const &step : waiting.front()) {
            const Result<std::size_t> changes = apply(std::span(&step, 1));
            if (!changes)
                refuse(*step, changes.error().message);
            else if (*changes)
                done.push_back(step);
        }
        if (done.empty())
            continue;
        if (mostProofs-- <= 0) {
            takeBack(before);
            for (const SlimStep *step : done)
                refuse(*step, QT_TRANSLATE_NOOP("Message", "too much else was refused; it was not tried on its own"));
            continue;
        }
        auto scene = std::make_shared<const RenderScene>(m_format.scene()->build(*m_copy));
        const ProofReport report = compareLooks(m_original, *scene, effort(true));
        if (!report.beyond(m_request.bounds)) {
            m_proof = report;
            m_scene = std::move(scene);
            kept += done.size();
            continue;
        }
        takeBack(before);
        if (done.size() == 1) {
            refuse(*done.front(), reasonOf(report));
            continue;
        }
        const auto middle = done.begin() + std::ptrdiff_t(done.size() / 2);
        waiting.emplace(waiting.begin() + 1, middle, done.end());
        waiting.emplace(waiting.begin() + 1, done.begin(), middle);
    }
    return kept;
}

Message SlimTrial::reasonOf(const ProofReport &report) const
{
    const ProofKind kind = *report.beyond(m_request.bounds);
    const ProofDifference &difference = report[kind];
    const QLocale locale;
    const auto text = [&](double amount) { return proofAmount(kind, amount, locale); };
    if (unitOf(kind) == ProofUnit::Exact)
        return {QT_TRANSLATE_NOOP("Message", "it would look different (%1)"),
                {Message(difference.what ? difference.what : proofKindName(kind))}};
    return {QT_TRANSLATE_NOOP("Message", "%1 would differ by %2, more than %3, at %4 ms"),
            {Message(proofKindName(kind)), text(difference.amount), text(m_request.bounds[kind]),
             Message(locale.toString(difference.time, 'g', 9).toStdString())}};
}

} // namespace sinew
