// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QCheckBox;

namespace sinew {

/// A number that is 0 or 1 as a check box. Any other number counts as on and is shown beside the box until it is
/// clicked.
class SwitchEditor final : public ValueEditor
{
    Q_OBJECT

public:
    SwitchEditor(PropertyContext &context, Binding number, QWidget *parent = nullptr);

    void refresh() override;

private:
    QCheckBox *m_check;
};

} // namespace sinew
