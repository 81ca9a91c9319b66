// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Merges of two random edits of a model, held against both edits made one after the other.

#include "core/compare/comparison.h"
#include "core/compare/merge/three_way_merge.h"
#include "core/model/path.h"
#include "edit_recipe.h"

#include <QtTest>

#include <functional>
#include <random>
#include <set>

namespace sinew::test {
inline namespace edit_pairs_helpers {

/// A difference between two models that has no others below it.
struct Leaf
{
    std::string inA, inB; ///< paths; keys by their time ("keys@500"), which is independent of other keys
    std::string before, after;
    ModelDifference::Kind kind = ModelDifference::Changed;
    bool isObject = false;
    NodeId added = NoNode;    ///< the object that only the second model has
    bool isReference = false; ///< its number follows what it refers to

    std::string text() const { return inA + "|" + inB + ": " + before + " -> " + after + "; "; }
};

inline std::vector<Leaf> leavesOf(const Model &a, const Model &b)
{
    std::vector<Leaf> leaves;
    const auto compared = compareModels(a, b, 100000);
    if (!compared)
        return {{compared.error().text(), {}, {}, {}}};
    const auto place = [](const ModelDifference &difference, const std::string &path, const std::string &text) {
        for (const char *part : {".values[", ".times["})
            if (const std::size_t at = path.rfind(part); at != std::string::npos && path.back() == ']')
                return path.substr(0, at) + "@" + text.substr(0, text.find(':'));
        // An element that comes or goes gives others another row.
        if ((difference.inA.empty() || difference.inB.empty()) && path.ends_with(']') &&
            !(difference.inA.empty() ? difference.atB : difference.atA).isObject())
            return path.substr(0, path.rfind('[')) + "=" + text;
        return path;
    };
    const auto fieldOf = [&](const ModelDifference &d) {
        const FieldRef ref = d.inB.empty() ? a.field(d.atA) : b.field(d.atB);
        return ref ? ref.field : nullptr;
    };
    const std::function<void(const ModelDifference &)> add = [&](const ModelDifference &d) {
        const FieldInfo *field = fieldOf(d);
        // Numbers that a format generates for new objects are arbitrary.
        if (field && field->generated == Generated::Id && !d.inA.empty() && !d.inB.empty())
            return;
        if (d.children.empty() || d.kind)
            leaves.push_back({place(d, d.inA, d.before), place(d, d.inB, d.after), d.before, d.after, d.kind,
                              d.atA.isObject() && d.atB.isObject(),
                              d.inA.empty() && d.atB.isObject() ? d.atB.node : NodeId(NoNode),
                              field && field->reference.kind != RefKind::None});
        for (const ModelDifference &child : d.children)
            add(child);
    };
    for (const ModelDifference &difference : compared->differences)
        add(difference);
    return leaves;
}

inline std::string textOf(const std::vector<Leaf> &leaves)
{
    std::string text;
    for (const Leaf &leaf : leaves)
        text += leaf.text();
    return text;
}

/// Pairs of edits of one model.
class EditPairs
{
public:
    /// `theirs`: the model for the other edit, if it is a separate one with the same content.
    EditPairs(std::shared_ptr<const Format> format, std::unique_ptr<Model> model,
              std::unique_ptr<Model> theirs = nullptr)
        : m_format(std::move(format)), m_model(std::move(model)), m_theirModel(std::move(theirs)),
          m_recipes(Recipe::Count)
    {
        if (const CurveFacet *curves = m_format->curves())
            for (const Clip &clip : curves->clips(*m_model))
                m_ranges.insert(clip.source);
        walkFields(*m_model, [&](const Address &at, const FieldInfo &f, const void *, const void *) {
            if (f.generated != Generated::RangeStart)
                return;
            m_ranges.insert(at.node);
            if (const NodeId owner = m_model->parentOf(at.node); owner != RootNode)
                m_ranges.insert(owner);
        });
        for (const Recipe &recipe : Recipe::all(*m_model))
            if (recipe.action != Recipe::Move || !isRange(m_model->parentOf(recipe.at.node)))
                m_recipes[std::size_t(recipe.action)].push_back(recipe);
    }

    int tried = 0, merged = 0; ///< pairs that concern different places
    int met = 0;               ///< pairs that concern the same place
    int reopened = 0;          ///< pairs whose files were merged as well
    int failed = 0;

    /// Fails the test if anything is wrong.
    void run(std::uint32_t seed, int count)
    {
        std::mt19937 random(seed);
        const auto any = [&] {
            for (;;)
                if (const auto &some = m_recipes[random() % Recipe::Count]; !some.empty()) {
                    Recipe recipe = some[random() % some.size()];
                    recipe.number = std::uint32_t(random());
                    return recipe;
                }
        };
        const bool isEmpty =
            std::all_of(m_recipes.begin(), m_recipes.end(), [](const auto &some) { return some.empty(); });
        for (int i = 0; i < count && !isEmpty && failed < 3; ++i) {
            const Recipe one = any();
            Recipe other = any();
            if (random() % 4 == 0) { // at the same place, or around it
                other = one;
                other.number = std::uint32_t(random());
                if (random() % 3 == 0 && one.at.node != RootNode)
                    other = {Recipe::Remove, {one.at.node}, 0};
            }
            pair(one, other, i % 4 == 0);
        }
    }

private:
    using Made = std::unique_ptr<Document>;

    Made make(std::initializer_list<Recipe> recipes, const Model &model) const
    {
        auto document = std::make_unique<Document>(model.clone(), m_format);
        for (const Recipe &recipe : recipes)
            if (!recipe.apply(*document).empty())
                return nullptr;
        return document;
    }
    const Model &theirModel() const { return m_theirModel ? *m_theirModel : *m_model; }

    /// A sequence, or a part of one.
    bool isRange(NodeId id) const
    {
        for (; id != NoNode && id != RootNode; id = m_model->parentOf(id))
            if (m_ranges.contains(id))
                return true;
        return false;
    }
    /// Whether the copy of a sequence depends on the other edit, or the keys of a copy on what became of a sequence.
    bool cross(const Recipe &one, const Recipe &other) const
    {
        const bool isOfKeys =
            other.action == Recipe::SetKey || other.action == Recipe::AddKey || other.action == Recipe::ClearKeys;
        if (!isRange(one.at.node))
            return false;
        return (one.action == Recipe::Duplicate && (isOfKeys || other.isOfWhole())) ||
               (one.action == Recipe::Remove && other.action == Recipe::Duplicate);
    }

    void fail(const char *what, const std::string &details)
    {
        qWarning("%s: %s", m_what.c_str(), details.substr(0, 1500).c_str());
        QTest::qFail(what, __FILE__, __LINE__);
        ++failed;
    }

    void pair(const Recipe &one, const Recipe &other, bool asFiles)
    {
        const Made mine = make({one}, *m_model), theirs = make({other}, theirModel());
        Made both = make({one, other}, *m_model);
        const bool meets = Recipe::meet(*m_model, one, other) || cross(one, other) || cross(other, one);
        if (!mine || !theirs || (!meets && !both))
            return;
        m_what = std::to_string(one.action) + " of " + pathOf(*m_model, one.at) + ", " + std::to_string(other.action) +
                 " of " + pathOf(*m_model, other.at);
        const std::unique_ptr<Model> before = mine->model().clone();
        const int steps = mine->historyIndex(); // an edit that changes nothing doesn't count
        auto merge = mergeModels(*m_model, mine->model(), theirs->model(), m_format.get());
        if (!merge)
            return fail("merging failed", merge.error().text());
        for (const MergeConflict &conflict : merge->conflicts)
            if (conflict.path.empty() || conflict.reason.empty())
                return fail("a conflict without a place", conflict.path);
        if (!merge->changes.empty())
            if (const Status pushed = mine->pushAgain(std::move(merge->changes), QStringLiteral("merge")); !pushed)
                return fail("the merge does not fit", pushed.error().text());
        met += meets;
        tried += !meets;
        const bool equalsBoth = !meets && merge->conflicts.empty();
        merged += equalsBoth;
        if (equalsBoth) {
            if (const auto wrong = leavesOf(mine->model(), both->model()); !wrong.empty())
                return fail("merging does not equal applying both", textOf(wrong));
        } else {
            checkMine(*before, theirs->model(), mine->model(), one.isOfWhole() || other.isOfWhole());
            checkTheirs(*before, theirs->model(), mine->model(), other, merge->conflicts);
        }
        if (asFiles && equalsBoth)
            mergeFiles(*before, theirs->model(), both->model());
        // The step can be undone like any other.
        while (mine->historyIndex() > steps)
            mine->undo();
        if (const auto left = leavesOf(*before, mine->model()); !left.empty())
            fail("undoing the merge leaves something behind", textOf(left));
    }

    /// Every place that MINE changed is the same in the result. `combines`: what both changed may be the sum of both,
    /// such as a count; ends of M3's blocks are that in any case.
    void checkMine(const Model &mine, const Model &theirs, const Model &result, bool combines)
    {
        std::set<std::string> byBoth;
        for (const Leaf &leaf : leavesOf(*m_model, theirs))
            if (!leaf.inB.empty() && (combines || leaf.inB.find(".blocks[") != std::string::npos))
                byBoth.insert(leaf.inB);
        std::set<std::string> changed;
        for (const Leaf &leaf : leavesOf(*m_model, mine))
            if (!leaf.isReference)
                changed.insert(leaf.inB.empty() ? leaf.inA : leaf.inB);
        for (const Leaf &leaf : leavesOf(mine, result))
            if (changed.contains(leaf.inA.empty() ? leaf.inB : leaf.inA) && !leaf.isObject &&
                !byBoth.contains(leaf.inA))
                return fail("something of MINE got lost", leaf.text());
    }

    /// Each change of THEIRS is in the result, or reported as a conflict.
    void checkTheirs(const Model &mine, const Model &theirs, const Model &result, const Recipe &recipe,
                     const std::vector<MergeConflict> &conflicts)
    {
        const auto isTold = [&](const std::string &path) {
            return std::any_of(conflicts.begin(), conflicts.end(), [&](const MergeConflict &conflict) {
                // The mesh of an M2 is in lists of the model itself.
                const bool isWholeMesh = conflict.path.find('[') == std::string::npos &&
                                         conflict.reason.text().starts_with("both changed the mesh");
                return isWholeMesh || path.starts_with(conflict.path) ||
                       conflict.path.starts_with(path.substr(0, path.find('@')));
            });
        };
        // A copy may be more like THEIRS' original than the original, which MINE changed.
        const auto isThere = [&](const Leaf &leaf) {
            const Address list = leaf.added ? theirs.listOf(leaf.added) : Address{};
            return list.node != NoNode &&
                   result.listSize(list) + m_model->listSize(list) >= mine.listSize(list) + theirs.listSize(list);
        };
        std::set<std::string> left;
        for (const Leaf &leaf : leavesOf(result, theirs))
            if (!leaf.inB.empty() && !leaf.isReference)
                left.insert(leaf.inB);
        for (const Leaf &leaf : leavesOf(*m_model, theirs))
            if (!leaf.inB.empty() && left.contains(leaf.inB) && !isTold(leaf.inB) &&
                (leaf.inA.empty() || !isTold(leaf.inA)) && !isThere(leaf))
                return fail("something of THEIRS got lost", leaf.text());
        if (recipe.action != Recipe::Remove || theirs.contains(recipe.at.node) || !conflicts.empty())
            return;
        // Of equal objects another one may have gone.
        const Address list = m_model->listOf(recipe.at.node);
        if (result.contains(recipe.at.node) && result.listSize(list) >= mine.listSize(list))
            fail("what THEIRS removed is there", {});
    }

    /// The model saved as a file and read again, where generated numbers differ.
    std::unique_ptr<Model> again(const Model &model) const
    {
        WriteOptions options;
        options.everyFile = true;
        const auto written = m_format->write(model, options);
        if (!written)
            return nullptr;
        QByteArray own;
        QMap<QString, QByteArray> companions;
        for (const OutputFile &file : *written)
            file.path.isEmpty() ? own = file.bytes : companions[file.path.toLower()] = file.bytes;
        Diagnostics diagnostics;
        auto read =
            m_format->read(FileSet(QStringLiteral("again"), own,
                                   [&](const QString &name) -> std::optional<QByteArray> {
                                       const auto found = companions.find(name.toLower());
                                       return found == companions.end() ? std::nullopt : std::optional(found.value());
                                   }),
                           diagnostics);
        return read ? std::move(*read) : nullptr;
    }

    void mergeFiles(const Model &mineModel, const Model &theirModel, const Model &bothModel)
    {
        auto mine = again(mineModel);
        const auto base = again(*m_model), theirs = again(theirModel), both = again(bothModel);
        if (!base || !mine || !theirs || !both)
            return;
        // Differences due to reading and writing have nothing to do with merging.
        if (!leavesOf(*both, bothModel).empty() || !leavesOf(*mine, mineModel).empty())
            return;
        ++reopened;
        auto merge = mergeModels(*base, *mine, *theirs, m_format.get());
        if (!merge)
            return fail("merging the files failed", merge.error().text());
        for (const MergeConflict &conflict : merge->conflicts)
            return fail("files have conflicts that the models have not", conflict.path);
        for (Change &change : merge->changes)
            applyChange(*mine, change);
        if (const auto wrong = leavesOf(*mine, *both); !wrong.empty())
            return fail("merging files does not equal applying both", textOf(wrong));
        const auto saved = again(*mine);
        if (const auto wrong = saved ? leavesOf(*saved, *both) : std::vector<Leaf>(1); !wrong.empty())
            fail("the merge is not saved", textOf(wrong));
    }

    std::shared_ptr<const Format> m_format;
    std::unique_ptr<Model> m_model, m_theirModel;
    std::set<NodeId> m_ranges;                  ///< sequences, and what has a range of the timeline like them
    std::vector<std::vector<Recipe>> m_recipes; ///< by action
    std::string m_what;                         ///< the pair being tried
};

} // namespace edit_pairs_helpers
} // namespace sinew::test
