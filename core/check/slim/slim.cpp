// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim.h"

#include "core/check/slim/slim_trial.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <set>

namespace sinew {

namespace {

/// Half of the box around all that is drawn and all that turns it.
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

/// One pass in all its ways; whether anything was kept.
bool runPass(const SlimPass &pass, SlimTrial &trial, const SlimInput &input, std::set<Address> &hopeless, SlimRow &row)
{
    std::size_t kept = 0;
    std::set<Address> done;
    std::vector<SlimRow::Refusal> refused;
    for (int way = 0; way < pass.ways() && !trial.isCancelled(); ++way) {
        std::vector<SlimStep> steps = pass.steps(input, way);
        std::erase_if(steps, [&](const SlimStep &step) {
            return hopeless.contains(step.place) ||
                   (way > 0 && std::none_of(refused.begin(), refused.end(),
                                            [&](const SlimRow::Refusal &r) { return r.place == step.place; }));
        });
        refused.clear();
        kept += trial.attempt(steps, way + 1 < pass.ways() ? 60 : 200, refused);
    }
    for (SlimRow::Refusal &refusal : refused) {
        hopeless.insert(refusal.place);
        row.refused.push_back(std::move(refusal));
    }
    row.steps += kept;
    return kept > 0;
}

} // namespace

ProofBounds usualBounds(const RenderScene &scene)
{
    return {double(scene.unitsPerYard) / 1000, 0.1, 0.005};
}

Result<SlimPlan> planSlimming(const Model &model, const Format &format, const SlimRequest &request)
{
    SlimTrial trial(model, format, request);
    if (const Status ready = trial.prepare(); !ready)
        return ready.error();
    const SlimInput input{trial.model(), &format, request.bounds, reachOf(trial.original())};
    std::vector<std::unique_ptr<SlimPass>> passes = slimPasses(format);
    std::erase_if(passes, [&](const auto &pass) {
        return !request.passes.empty() &&
               std::find(request.passes.begin(), request.passes.end(), pass->name()) == request.passes.end();
    });
    SlimPlan plan;
    plan.bytesBefore = trial.bytes();
    std::vector<std::set<Address>> hopeless(passes.size());
    for (const auto &pass : passes)
        plan.rows.push_back({pass->name(), pass->title(), 0, 0, {}, {}});
    for (std::size_t i = 0; i < passes.size(); ++i) {
        if (!passes[i]->isWriting())
            continue;
        trial.setCompact(true);
        if (const Status measured = trial.measure(); !measured)
            return measured.error();
        plan.isCompact = true;
        plan.rows[i].steps = 1;
        plan.rows[i].saved = std::int64_t(plan.bytesBefore) - std::int64_t(trial.bytes());
    }
    constexpr int mostRounds = 8; // what goes brings to light what nothing needs any longer
    bool progress = true;
    double behind = 0; // of all that is to be done: each round takes half of what is left
    for (int round = 0; round < mostRounds && progress; ++round) {
        progress = false;
        if (request.task)
            request.task->begin(behind, (1 + behind) / 2);
        behind = (1 + behind) / 2;
        for (std::size_t i = 0; i < passes.size() && !trial.isCancelled(); ++i) {
            if (request.task)
                request.task->advance(double(i) / double(passes.size()));
            if (round > 0 && !passes[i]->repeats())
                continue;
            const SlimTrial::Mark before = trial.mark();
            const std::size_t steps = plan.rows[i].steps;
            if (!runPass(*passes[i], trial, input, hopeless[i], plan.rows[i]))
                continue;
            if (const Status measured = trial.measure(); !measured)
                return measured.error();
            if (trial.bytes() > before.bytes) { // what several tracks share in the file is shared no longer
                trial.goBack(before);
                plan.rows[i].steps = steps;
                continue;
            }
            progress = true;
            plan.rows[i].saved += std::int64_t(before.bytes) - std::int64_t(trial.bytes());
            plan.rows[i].proof = trial.proof();
        }
    }
    plan.bytesAfter = trial.bytes();
    if (plan.isCompact) {
        // Where the file's own order is no worse than the official one, it stays.
        trial.setCompact(false);
        if (const Status measured = trial.measure(); !measured)
            return measured.error();
        if (trial.bytes() <= plan.bytesAfter) {
            plan.isCompact = false;
            plan.bytesAfter = trial.bytes();
            for (std::size_t i = 0; i < passes.size(); ++i)
                if (passes[i]->isWriting())
                    plan.rows[i] = {plan.rows[i].name, plan.rows[i].title, 0, 0, {}, {}};
        }
    }
    plan.proof = trial.proof();
    if (plan.bytesAfter <= plan.bytesBefore)
        plan.changes = trial.takeChanges();
    else
        plan.bytesAfter = plan.bytesBefore;
    return plan;
}

} // namespace sinew
