// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim.h"

#include "core/check/slim/slim_trial.h"
#include "core/model/path.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <set>

namespace sinew {

namespace {

/// Half the diagonal of the box around everything drawn and the pivots that turn it.
double reachOf(const RenderScene &scene)
{
    Eigen::AlignedBox3f box;
    const auto extend = [&](const Vec3 &p) {
        if (const Eigen::Vector3f at(p.x, p.y, p.z); at.allFinite())
            box.extend(at);
    };
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &position : mesh.positions)
            extend(position);
    for (const SceneNode &node : scene.nodes)
        extend(node.pivot);
    const double half = box.isEmpty() ? 0 : box.diagonal().cast<double>().norm() / 2;
    return half > 0 ? half : 1;
}

/// Keeps the larger difference of both for each kind.
void keepLargest(ProofReport &report, const ProofReport &other)
{
    for (std::size_t i = 0; i < proofKinds; ++i)
        if (other.largest[i].amount > report.largest[i].amount)
            report.largest[i] = other.largest[i];
    report.moments = std::max(report.moments, other.moments);
    report.isThinned = report.isThinned || other.isThinned;
}

/// Runs the passes on a copy.
class SlimPlanner
{
public:
    SlimPlanner(const Model &model, const Format &format, const SlimRequest &request)
        : m_request(request), m_trial(model, format, request), m_passes(slimPasses(format))
    {
        std::erase_if(m_passes, [&](const auto &pass) {
            return request.passes.empty()
                       ? !pass->isUsual()
                       : std::find(request.passes.begin(), request.passes.end(), pass->name()) == request.passes.end();
        });
        for (const auto &pass : m_passes)
            m_plan.rows.push_back({pass->name(), pass->title(), 0, 0, {}, {}});
        m_hopeless.resize(m_passes.size());
    }

    Result<SlimPlan> plan(const Format &format)
    {
        if (const Status ready = m_trial.prepare(); !ready)
            return ready.error();
        const SlimInput input{m_trial.model(), &format, m_request.bounds, reachOf(m_trial.original())};
        m_plan.bytesBefore = m_trial.bytes();
        if (const Status written = tryWriting(); !written)
            return written.error();
        constexpr int mostRounds = 8; // removals reveal what is no longer needed
        double behind = 0;            // share of the work done so far: each round takes half of the rest
        for (int round = 0; round < mostRounds; ++round) {
            if (m_request.task)
                m_request.task->begin(behind, (1 + behind) / 2);
            behind = (1 + behind) / 2;
            const Result<bool> progress = runRound(input, round);
            if (!progress)
                return progress.error();
            if (!*progress)
                break;
        }
        m_plan.bytesAfter = m_trial.bytes();
        if (const Status chosen = chooseForm(); !chosen)
            return chosen.error();
        if (m_plan.bytesAfter > m_plan.bytesBefore || m_trial.isCancelled()) {
            m_plan.bytesAfter = m_plan.bytesBefore;
            m_plan.proof = m_trial.proof();
            return std::move(m_plan);
        }
        if (const Status same = m_trial.readAgain(); !same)
            return same.error();
        m_plan.proof = m_trial.proof();
        m_plan.changes = m_trial.takeChanges();
        return std::move(m_plan);
    }

private:
    /// The passes that change how files are written, with the model as it is.
    Status tryWriting()
    {
        for (std::size_t i = 0; i < m_passes.size(); ++i) {
            if (!m_passes[i]->isWriting())
                continue;
            m_trial.setCompact(true);
            if (Status measured = m_trial.measure(); !measured)
                return measured;
            m_plan.isCompact = true;
            m_plan.rows[i].steps = 1;
            m_plan.rows[i].saved = std::int64_t(m_plan.bytesBefore) - std::int64_t(m_trial.bytes());
        }
        return Done{};
    }

    /// Runs each pass once. True if anything was kept.
    Result<bool> runRound(const SlimInput &input, int round)
    {
        bool progress = false;
        for (std::size_t i = 0; i < m_passes.size() && !m_trial.isCancelled(); ++i) {
            if (m_request.task)
                m_request.task->advance(double(i) / double(m_passes.size()));
            if (round > 0 && !m_passes[i]->repeats())
                continue;
            SlimRow &row = m_plan.rows[i];
            const SlimTrial::Mark before = m_trial.mark();
            const std::size_t steps = row.steps;
            if (!runPass(*m_passes[i], input, m_hopeless[i], row))
                continue;
            if (const Status measured = m_trial.measure(); !measured)
                return measured.error();
            if (m_trial.bytes() > before.bytes) { // data that several tracks shared in the file is no longer shared
                m_trial.goBack(before);
                row.steps = steps;
                continue;
            }
            progress = true;
            row.saved += std::int64_t(before.bytes) - std::int64_t(m_trial.bytes());
            keepLargest(row.own, m_trial.differenceTo(before));
        }
        return progress;
    }

    /// Runs one pass in all its ways. True if anything was kept.
    bool runPass(const SlimPass &pass, const SlimInput &input, std::set<Address> &hopeless, SlimRow &row)
    {
        std::size_t kept = 0;
        std::vector<SlimRow::Refusal> refused;
        for (int way = 0; way < pass.ways() && !m_trial.isCancelled(); ++way) {
            std::vector<SlimStep> steps = pass.steps(input, way);
            std::erase_if(steps, [&](const SlimStep &step) {
                return hopeless.contains(step.place) ||
                       (way > 0 && std::none_of(refused.begin(), refused.end(),
                                                [&](const SlimRow::Refusal &r) { return r.place == step.place; }));
            });
            refused.clear();
            const SlimTrial::Mark before = m_trial.mark();
            const std::size_t done = m_trial.attempt(steps, way + 1 < pass.ways() ? 60 : 200, refused);
            if (const auto reason = done ? m_trial.confirm(before) : std::nullopt) {
                m_trial.goBack(before);
                refused.clear();
                for (const SlimStep &step : steps)
                    refused.push_back({step.place, pathOf(m_trial.model(), step.place), *reason});
                continue;
            }
            kept += done;
        }
        for (SlimRow::Refusal &refusal : refused) {
            hopeless.insert(refusal.place);
            row.refused.push_back(std::move(refusal));
        }
        row.steps += kept;
        return kept > 0;
    }

    /// Keeps the file's own order if it is no worse than the official one.
    Status chooseForm()
    {
        if (!m_plan.isCompact)
            return Done{};
        m_trial.setCompact(false);
        if (Status measured = m_trial.measure(); !measured)
            return measured;
        if (m_trial.bytes() > m_plan.bytesAfter) {
            m_trial.setCompact(true);
            return Done{};
        }
        m_plan.isCompact = false;
        m_plan.bytesAfter = m_trial.bytes();
        for (std::size_t i = 0; i < m_passes.size(); ++i)
            if (m_passes[i]->isWriting())
                m_plan.rows[i] = {m_plan.rows[i].name, m_plan.rows[i].title, 0, 0, {}, {}};
        return Done{};
    }

    const SlimRequest &m_request;
    SlimTrial m_trial;
    std::vector<std::unique_ptr<SlimPass>> m_passes;
    std::vector<std::set<Address>> m_hopeless; ///< by pass: places that were refused in all ways
    SlimPlan m_plan;
};

} // namespace

ProofBounds usualBounds(const RenderScene &scene)
{
    return {double(scene.unitsPerYard) / 1000, 0.1, 0.005};
}

Result<SlimPlan> planSlimming(const Model &model, const Format &format, const SlimRequest &request)
{
    return SlimPlanner(model, format, request).plan(format);
}

} // namespace sinew
