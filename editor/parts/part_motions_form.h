// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace sinew {

class Document;
struct PartRequest;

/// How motions of a donor go over: sequences are adapted to another skeleton, and parts move in sequences that the
/// donor lacks.
class PartMotionsForm : public QWidget
{
    Q_OBJECT

public:
    explicit PartMotionsForm(QWidget *parent = nullptr);

    /// Null: there is none. Both must stay while they are shown.
    void setModels(const Document *donor, const Document *target);
    /// Sets PartRequest::adapted and PartRequest::held.
    void fill(PartRequest &request) const;

Q_SIGNALS:
    void changed();

private:
    QWidget *adaptedRow();
    QWidget *heldRow();

    QCheckBox *m_adapt, *m_feet;
    QDoubleSpinBox *m_facing;
    QComboBox *m_held;
};

} // namespace sinew
