// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ways out of what is refused for a limit: each is tried before it is offered. Splitting a part is none of them: a part
// that its own model can hold is within the limits of a part here, and sums over a model do not become less by it.

#include "core/facets/conversion_facet.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/version_dialog.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/parts_dialog.h"
#include "widgets/shell/report_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPointer>

namespace sinew {

namespace {

/// The form of the document that is the other model's; null if it has it already, or can't have it.
const ConversionTarget *formOf(const std::vector<ConversionTarget> &here, const std::vector<ConversionTarget> &there)
{
    for (const ConversionTarget &form : there)
        for (const ConversionTarget &own : here)
            if (form.current && !own.current && !own.sameVersion && own.id == form.id)
                return &own;
    return nullptr;
}

} // namespace

bool PartsDialog::isPossible(const PartRequest &request, const ChangeSet &first)
{
    bool isPossible = false;
    const Status tried = preview([&](MergeKey key) -> Status {
        ChangeSet changes = first;
        if (!changes.empty())
            if (Status changed = document()->push(std::move(changes), windowTitle(), key); !changed)
                return changed;
        isPossible = bool(PartTransfer(*document(), m_donors->donor()->model()).run(request, key));
        return Done{};
    });
    dropPreview();
    return tried && isPossible;
}

std::vector<Notice::Step> PartsDialog::remediesFor(const PartRequest &refused)
{
    std::vector<Notice::Step> remedies;
    const Document *donor = m_donors->donor();
    if (const ConversionFacet *facet = document()->format()->conversions()) {
        const std::vector<ConversionTarget> forms = facet->targets(document()->model());
        const ConversionTarget *form = formOf(forms, facet->targets(donor->model()));
        const Result<ModelConversion> conversion =
            form ? facet->convert(document()->model(), form->id) : Result<ModelConversion>(ModelConversion());
        if (form && conversion && isPossible(refused, conversion->changes))
            remedies.push_back({tr("Convert this model to “%1”…").arg(translated(form->label)), [this, id = form->id] {
                                    // This dialog may close while the question is open, which then must not go too.
                                    const QPointer<PartsDialog> self = this;
                                    bool isCancelled = false;
                                    dropPreview();
                                    const Status done = convertDocument(*document(), id, parentWidget(), isCancelled);
                                    if (!self)
                                        return;
                                    if (!done)
                                        return m_report->setReport({translated(done.error())}, true);
                                    if (!isCancelled)
                                        showResult();
                                }});
    }
    PartRequest bound = refused;
    bound.bindTo = bound.below = m_bindTo->currentData().value<NodeId>();
    if (refused.bindTo == NoNode && isPossible(bound))
        remedies.push_back(
            {tr("Bind everything to “%1”").arg(m_bindTo->currentText()), [this] { m_bind->setChecked(true); }});
    PartRequest coarse = refused;
    for (const double keep : {0.5, 0.25, 0.1}) {
        coarse.keep = keep;
        if (keep >= refused.keep || !isPossible(coarse))
            continue;
        remedies.push_back({tr("Simplify the parts to %1 % of their triangles").arg(keep * 100),
                            [this, keep] { m_keep->setValue(keep * 100); }});
        break;
    }
    return remedies;
}

} // namespace sinew
