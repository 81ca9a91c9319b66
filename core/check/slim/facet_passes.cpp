// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/facet_passes.h"

#include "core/facets/materials/material_facet.h"
#include "core/facets/materials/texture_facet.h"
#include "core/format/format.h"

#include <QtGlobal>

namespace sinew {

namespace {

class FacetPass final : public SlimPass
{
public:
    using Changes = std::function<Result<ChangeSet>(const Model &)>;

    FacetPass(const char *name, const char *title, Changes changes)
        : m_name(name), m_title(title), m_changes(std::move(changes))
    {
    }

    const char *name() const override { return m_name; }
    const char *title() const override { return m_title; }
    std::vector<SlimStep> steps(const SlimInput &input, int) const override
    {
        // A facet that doesn't support it offers nothing.
        const Result<ChangeSet> changes = m_changes(input.model);
        return changes && !changes->empty() ? std::vector<SlimStep>{{Address{RootNode}, m_changes}}
                                            : std::vector<SlimStep>();
    }

private:
    const char *m_name, *m_title;
    Changes m_changes;
};

} // namespace

std::vector<std::unique_ptr<SlimPass>> facetPasses(const Format &format)
{
    std::vector<std::unique_ptr<SlimPass>> passes;
    const auto add = [&](const char *name, const char *title, FacetPass::Changes changes) {
        passes.push_back(std::make_unique<FacetPass>(name, title, std::move(changes)));
    };
    if (const MaterialFacet *facet = format.materials()) {
        add("equal-materials", QT_TRANSLATE_NOOP("Message", "Duplicate materials"),
            [facet](const Model &model) { return facet->mergeEqual(model); });
        add("unused-materials", QT_TRANSLATE_NOOP("Message", "Unused materials"),
            [facet](const Model &model) { return facet->removeUnused(model); });
    }
    if (const TextureFacet *facet = format.textures(); facet && facet->hasList()) {
        add("equal-textures", QT_TRANSLATE_NOOP("Message", "Duplicate textures"),
            [facet](const Model &model) { return facet->mergeEqual(model); });
        add("unused-textures", QT_TRANSLATE_NOOP("Message", "Unused textures"),
            [facet](const Model &model) { return facet->removeUnused(model); });
    }
    return passes;
}

} // namespace sinew
