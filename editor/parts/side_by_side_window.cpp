// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/side_by_side_window.h"

#include "core/format/format.h"
#include "core/transform/placement.h"
#include "editor/compare/compare_view.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/settings/view_settings.h"
#include "viewport/view/viewport_widget.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// What lengths of one model are multiplied by to be as long in the other.
double heightRatio(const Document &from, const Document &to)
{
    const auto height = [](const Document &document) {
        const Eigen::AlignedBox3f box = drawnBox(document.model(), *document.format(), -1);
        return box.isEmpty() ? 0.0 : double(box.sizes().z());
    };
    const double a = height(from), b = height(to);
    return a > 0 && b > 0 ? b / a : 1;
}

} // namespace

SideBySideWindow::SideBySideWindow(const FormatRegistry &formats, const Settings &settings, Search search,
                                   QWidget *parent)
    : QDialog(parent), m_formats(formats), m_settings(settings), m_search(std::move(search)), m_view(new CompareView)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Motions side by side"));
    for (ViewportWidget *each : {m_view->left(), m_view->right()}) {
        each->setOptions(storedViewOptions(settings, each->options()));
        each->setNavigation(settings.navigation());
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    resize(900, 560);
}

SideBySideWindow::~SideBySideWindow()
{
    m_view->setModels(nullptr, nullptr);
}

void SideBySideWindow::compare(const Document &donor, const Document &target, const ObjectMap &sequences)
{
    auto one = std::make_unique<ComparedModel>(donor, m_search(donor), m_formats, m_settings);
    auto other = std::make_unique<ComparedModel>(target, m_search(target), m_formats, m_settings);
    CompareView::Counterpart counterpart;
    counterpart.scale = heightRatio(donor, target);
    const std::vector<Clip> there = donor.format()->sequences()->sequences(donor.model()),
                            here = target.format()->sequences()->sequences(target.model());
    counterpart.clip = [sequences, there, here](NodeId sequence) -> std::optional<Clip> {
        const auto made = sequences.find(sequence);
        const auto own =
            std::find_if(there.begin(), there.end(), [&](const Clip &clip) { return clip.source == sequence; });
        for (const Clip &clip : here)
            if (made != sequences.end() ? clip.source == made->second : own != there.end() && clip.name == own->name)
                return clip;
        return {};
    };
    m_view->setCounterpart(std::move(counterpart));
    m_view->setNames(documentTitle(&donor), documentTitle(&target));
    m_view->setModels(one.get(), other.get());
    m_donor = std::move(one);
    m_target = std::move(other);
    for (const Clip &clip : there)
        if (sequences.contains(clip.source) && !sequences.contains(m_donor->document->playback().sequence())) {
            m_donor->document->playback().setSequence(clip);
            m_donor->document->playback().setPlaying(true);
        }
}

} // namespace sinew

#include "moc_side_by_side_window.cpp"
