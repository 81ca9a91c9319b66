// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/mending.h"

#include "core/check/check_report.h"
#include "core/document/whole_step.h"
#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace sinew {

namespace {

/// The first fix that leaves the model as it looks; null if there is none.
const Fix *safeFixOf(const Check &check)
{
    const auto safe = std::find_if(check.fixes.begin(), check.fixes.end(), [](const Fix &fix) { return fix.isSafe(); });
    return safe == check.fixes.end() ? nullptr : &*safe;
}

/// True if one edit can mend all findings: of different objects, each of which goes.
bool canGoTogether(std::span<const Finding> findings, const Fix &fix)
{
    std::set<NodeId> places;
    return findings.size() > 1 && (fix.extent == Fix::Many || fix.edit == &deleteObject) &&
           std::all_of(findings.begin(), findings.end(),
                       [&](const Finding &finding) { return places.insert(finding.place().node).second; });
}

/// A copy of a model on which fixes are tried, with its current findings.
class Trial
{
public:
    Trial(const Model &model, const Format *format, const std::atomic<bool> *cancelled)
        : m_copy(model.clone()), m_format(format), m_cancelled(cancelled),
          m_report(checkModel(*m_copy, format, cancelled))
    {
    }

    /// For checks with a run().
    const CheckReport::Row &row(const Check &check) const { return *m_report.row(check.code); }
    bool isCancelled() const { return m_cancelled && *m_cancelled; }

    /// Mends one finding, with what that brings to light elsewhere, and notes the changes. Returns how many, or why
    /// not: a fix that makes something else wrong is taken back.
    Result<std::size_t> mend(const Finding &finding, const Fix &fix, ChangeSet &noted)
    {
        const std::vector<std::size_t> before = counts();
        Steps steps;
        if (const Status done = apply(std::span(&finding, 1), fix, steps); !done)
            return done.error();
        mendConsequences(before, *finding.check, steps);
        if (const Check *worse = worseThan(before, *finding.check)) {
            reverse(steps);
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "it would cause another problem: %1"), {Message(worse->title)})};
        }
        note(steps, noted);
        return steps.applied.size();
    }

    /// Mends several findings of one check in one edit. False, and nothing is changed, if the outcome might differ from
    /// that of mending one after the other.
    bool mendTogether(std::span<const Finding> findings, const Fix &fix, ChangeSet &noted)
    {
        const Check &mended = *findings.front().check;
        const std::vector<std::size_t> before = counts();
        const std::size_t found = row(mended).count();
        Steps steps;
        if (!applyTogether(findings, fix, steps))
            return false;
        mendConsequences(before, mended, steps);
        if (worseThan(before, mended) || row(mended).count() + findings.size() != found) {
            reverse(steps);
            return false;
        }
        note(steps, noted);
        return true;
    }

private:
    struct Steps
    {
        ChangeSet forwards;
        ChangeSet applied; ///< what takes them back, in the order in which they were made
    };

    static void note(Steps &steps, ChangeSet &noted)
    {
        noted.insert(noted.end(), std::make_move_iterator(steps.forwards.begin()),
                     std::make_move_iterator(steps.forwards.end()));
    }

    Result<ChangeSet> edits(std::span<const Finding> findings, const Fix &fix) const
    {
        EditBuilder edit(*m_copy, m_format ? m_format->references() : nullptr);
        for (const Finding &finding : findings)
            if (const Status told = fix.edit(edit, *m_copy, finding); !told)
                return told.error();
        return edit.finish();
    }

    /// The edits of several findings in one. Fails if the outcome might not be that of one after the other: different
    /// objects go, or each changes objects that the others leave alone.
    Result<ChangeSet> separateEdits(std::span<const Finding> findings, const Fix &fix) const
    {
        if (canGoTogether(findings, fix))
            return edits(findings, fix);
        ChangeSet all;
        std::unordered_set<NodeId> changed;
        for (const Finding &finding : findings) {
            Result<ChangeSet> own = edits(std::span(&finding, 1), fix);
            if (!own)
                return own.error();
            // New objects of several edits could get the same ids.
            const bool isAlone = std::all_of(own->begin(), own->end(), [&](const Change &change) {
                return change.kind != Change::Insert && !changed.contains(change.at.node);
            });
            if (!isAlone)
                return Error{};
            for (Change &change : *own) {
                changed.insert(change.at.node);
                all.push_back(std::move(change));
            }
        }
        return all;
    }

    bool applyTogether(std::span<const Finding> findings, const Fix &fix, Steps &steps)
    {
        return findings.size() > 1 && apply(separateEdits(findings, fix), steps);
    }

    Status apply(std::span<const Finding> findings, const Fix &fix, Steps &steps)
    {
        return apply(edits(findings, fix), steps);
    }

    Status apply(Result<ChangeSet> changes, Steps &steps)
    {
        if (!changes)
            return changes.error();
        if (const Status whole = makeWholeStep(*m_copy, m_format, *changes); !whole)
            return whole.error();
        if (changes->empty())
            return Done{};
        steps.forwards.insert(steps.forwards.end(), changes->begin(), changes->end());
        for (Change &change : *changes)
            applyChange(*m_copy, change);
        check(*changes);
        steps.applied.insert(steps.applied.end(), std::make_move_iterator(changes->begin()),
                             std::make_move_iterator(changes->end()));
        return Done{};
    }

    /// Takes the steps back, or makes them again.
    void reverse(Steps &steps)
    {
        std::reverse(steps.applied.begin(), steps.applied.end());
        for (Change &change : steps.applied)
            applyChange(*m_copy, change);
        check(steps.applied);
    }

    /// Mends new findings of other checks that can safely be mended: when a geoset loses its last face, it goes too.
    void mendConsequences(const std::vector<std::size_t> &before, const Check &mended, Steps &steps)
    {
        constexpr int mostRounds = 8;
        std::map<const Check *, std::set<Address>> known; // places of findings that were there before
        for (int round = 0; round < mostRounds; ++round) {
            std::vector<std::pair<const Check *, const Fix *>> grown;
            for (std::size_t i = 0; i < m_report.rows.size(); ++i)
                if (const Check *check = m_report.rows[i].check;
                    check != &mended && m_report.rows[i].count() > before[i])
                    if (const Fix *fix = safeFixOf(*check))
                        grown.emplace_back(check, fix);
            if (grown.empty())
                return;
            if (std::any_of(grown.begin(), grown.end(), [&](const auto &row) { return !known.contains(row.first); })) {
                reverse(steps);
                for (const auto &[check, fix] : grown) {
                    std::set<Address> &places = known[check];
                    for (const Finding &finding : row(*check).findings)
                        places.insert(finding.place());
                }
                reverse(steps);
            }
            bool progress = false;
            for (const auto &[check, fix] : grown) {
                std::vector<Finding> findings = row(*check).findings;
                std::erase_if(findings, [&](const Finding &finding) { return known[check].contains(finding.place()); });
                const std::size_t size = steps.applied.size();
                if (!applyTogether(findings, *fix, steps))
                    for (const Finding &finding : findings)
                        // What can't be mended counts against the fix.
                        static_cast<void>(apply(std::span(&finding, 1), *fix, steps));
                progress = progress || steps.applied.size() > size;
            }
            if (!progress)
                return;
        }
    }

    void check(const ChangeSet &changes)
    {
        Touched touched;
        touched.add(*m_copy, changes);
        m_report = checkAgain(std::move(m_report), touched, *m_copy, m_format, m_cancelled);
    }
    std::vector<std::size_t> counts() const
    {
        std::vector<std::size_t> all;
        for (const CheckReport::Row &row : m_report.rows)
            all.push_back(row.count());
        return all;
    }
    /// A check that has more findings than before and weighs as much as what was mended, or is visible in the game: a
    /// model that gets its first sequence may lack others.
    const Check *worseThan(const std::vector<std::size_t> &before, const Check &mended) const
    {
        for (std::size_t i = 0; i < m_report.rows.size(); ++i) {
            const Check *check = m_report.rows[i].check;
            const bool isMilder = check->impact < mended.impact && check->impact < Impact::Wrong;
            if (m_report.rows[i].count() > before[i] && check != &mended && !isMilder)
                return check;
        }
        return nullptr;
    }

    std::unique_ptr<Model> m_copy;
    const Format *m_format;
    const std::atomic<bool> *m_cancelled;
    CheckReport m_report;
};

/// Mends findings of one check, as many at once as possible, and tells what became of each: Trial::mend(). Asks once
/// more about each that comes alone.
template<class IsHopeless, class Told>
void mendEach(Trial &trial, std::span<const Finding> findings, const Fix &fix, ChangeSet &noted,
              const IsHopeless &isHopeless, const Told &told)
{
    if (findings.empty() || trial.isCancelled())
        return;
    if (findings.size() == 1) {
        if (!isHopeless(findings.front()))
            told(findings.front(), trial.mend(findings.front(), fix, noted));
        return;
    }
    if (trial.mendTogether(findings, fix, noted)) {
        for (const Finding &finding : findings)
            told(finding, Result<std::size_t>(1));
        return;
    }
    const std::size_t half = findings.size() / 2;
    mendEach(trial, findings.first(half), fix, noted, isHopeless, told);
    mendEach(trial, findings.subspan(half), fix, noted, isHopeless, told);
}

} // namespace

std::vector<FixChoice> safeFixes(const Format *format)
{
    std::vector<FixChoice> choices;
    for (const Check *check : checksOf(format))
        if (const Fix *safe = safeFixOf(*check))
            choices.push_back({check, safe});
    return choices;
}

MendPlan planMending(const Model &model, const Format *format, const Finding &finding, const Fix &fix)
{
    return planMending(model, format, std::span(&finding, 1), fix);
}

MendPlan planMending(const Model &model, const Format *format, std::span<const Finding> findings, const Fix &fix,
                     const std::atomic<bool> *cancelled)
{
    MendPlan plan;
    Trial trial(model, format, cancelled);
    for (const Finding &finding : findings) {
        if (trial.isCancelled())
            break;
        const Result<std::size_t> done = trial.mend(finding, fix, plan.changes);
        if (done)
            plan.mended += *done ? 1 : 0;
        else if (plan.refused.size() < CheckReport::limit)
            plan.refused.push_back({finding, done.error().message});
    }
    return plan;
}

MendPlan planMending(const Model &model, const Format *format, std::span<const FixChoice> choices,
                     const std::atomic<bool> *cancelled)
{
    // Mending may bring other findings to light; a fix that never ends is a bug in its check.
    constexpr int mostRounds = 50;
    MendPlan plan;
    Trial trial(model, format, cancelled);
    std::set<std::pair<const Check *, Address>> hopeless;
    std::map<std::pair<const Check *, Address>, int> tries; // a place may have several findings
    for (int round = 0; round < mostRounds; ++round) {
        bool progress = false;
        for (const FixChoice &choice : choices) {
            const auto isHopeless = [&](const Finding &finding) {
                return hopeless.contains({choice.check, finding.place()});
            };
            std::vector<Finding> findings = trial.row(*choice.check).findings;
            std::erase_if(findings, [&](const Finding &finding) {
                return isHopeless(finding) || ++tries[{choice.check, finding.place()}] > 3;
            });
            mendEach(trial, findings, *choice.fix, plan.changes, isHopeless,
                     [&](const Finding &finding, const Result<std::size_t> &done) {
                         if (done && *done) {
                             ++plan.mended;
                             progress = true;
                         } else if (!done) {
                             hopeless.insert({choice.check, finding.place()});
                             if (plan.refused.size() < CheckReport::limit)
                                 plan.refused.push_back({finding, done.error().message});
                         }
                     });
            if (trial.isCancelled())
                return plan;
        }
        if (!progress)
            break;
    }
    return plan;
}

std::vector<PlannedChange> plannedChanges(const Model &model, const ChangeSet &changes, std::size_t limit)
{
    const std::unique_ptr<Model> copy = model.clone();
    std::vector<PlannedChange> planned;
    std::unordered_map<std::string, std::size_t> places;
    const auto note = [&](const Address &at, const std::string &path, std::string before, std::string after) {
        if (const auto known = places.find(path); known != places.end()) {
            planned[known->second].after = std::move(after);
        } else if (planned.size() < limit) {
            places.emplace(path, planned.size());
            planned.push_back({path, std::move(before), std::move(after), at});
        }
    };
    const auto textOf = [&](const Address &at) {
        const FieldRef ref = copy->field(at);
        return ref ? valueText(*ref.field, *ref.type, ref.data) : std::string();
    };
    const auto objectText = [&](NodeId node) {
        const ObjectRef object = copy->object(node);
        const std::string name = object && object.info->nameField >= 0
                                     ? textOf({node, std::uint16_t(object.info->nameField)})
                                     : std::string();
        return name.empty() && object ? object.info->displayLabel() : name;
    };
    for (Change change : changes) {
        const bool brings = change.kind == Change::Insert, takes = change.kind == Change::Remove;
        if (brings || takes) {
            const auto noteItems = [&] {
                for (int i = 0; i < change.count; ++i) {
                    const NodeId item = copy->idAt(change.at, std::size_t(change.first + i));
                    const std::string path = pathOf(*copy, {item});
                    // Objects are identified by their place; another may have been there a moment ago.
                    if (planned.size() < limit)
                        planned.push_back(takes ? PlannedChange{path, objectText(item), {}, {item}}
                                                : PlannedChange{path, {}, objectText(item), {item}});
                }
            };
            if (takes)
                noteItems();
            applyChange(*copy, change); // has become a Remove
            if (brings)
                noteItems();
            continue;
        }
        const std::string path = pathOf(*copy, change.at);
        std::string before = textOf(change.at);
        applyChange(*copy, change);
        std::string after = textOf(change.at);
        note(change.at, path, std::move(before), std::move(after));
    }
    std::erase_if(planned, [](const PlannedChange &change) { return change.before.empty() && change.after.empty(); });
    return planned;
}

} // namespace sinew
