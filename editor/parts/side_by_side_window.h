// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/counterparts.h"
#include "editor/compare/compared_model.h"

#include <QDialog>

#include <functional>

namespace sinew {

class CompareView;

/// The donor of parts beside the model that gets them, as previewed, on one timeline: whether adapted sequences do what
/// they did.
class SideBySideWindow : public QDialog
{
    Q_OBJECT

public:
    using Search = std::function<AssetSearch(const Document &)>;
    /// `search`: where a document finds its textures. All must outlive this object.
    SideBySideWindow(const FormatRegistry &formats, const Settings &settings, Search search, QWidget *parent);
    ~SideBySideWindow() override;

    /// Shows both as they are now. `sequences`: what stands in the target for sequences of the donor; camera, sequence
    /// and time stay.
    void compare(const Document &donor, const Document &target, const ObjectMap &sequences);
    CompareView *view() const { return m_view; }

private:
    const FormatRegistry &m_formats;
    const Settings &m_settings;
    Search m_search;
    CompareView *m_view;
    std::unique_ptr<ComparedModel> m_donor, m_target;
};

} // namespace sinew
