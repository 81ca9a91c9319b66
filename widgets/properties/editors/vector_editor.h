// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

namespace sinew {

class FlowGrid;
class NumberBox;

/// The numbers of a vector, quaternion, matrix or short fixed array side by side, each with a label to drag. A
/// component with mixed values leaves the others editable.
class VectorEditor final : public ValueEditor
{
    Q_OBJECT

public:
    VectorEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void setBinding(Binding binding) override;
    void refresh() override;
    void setReadOnly(bool readOnly) override;
    bool isWide() const override;
    int lineWidth() const override;

private:
    std::vector<Binding> parts() const;

    /// Makes cells wider, and so possibly fewer per line, if the numbers are long.
    void fitNumbers();

    FlowGrid *m_grid;
    std::vector<NumberBox *> m_boxes;
    bool m_fitted = false, m_waiting = false; ///< m_waiting: cells will be fitted shortly
};

} // namespace sinew
