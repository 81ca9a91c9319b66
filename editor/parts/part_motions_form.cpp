// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/part_motions_form.h"

#include "core/curves/timeline/sequence_match.h"
#include "core/document/document.h"
#include "core/format/format.h"
#include "widgets/objects/part_transfer.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sinew {

PartMotionsForm::PartMotionsForm(QWidget *parent)
    : QWidget(parent), m_adapt(new QCheckBox(tr("&Adapt motions to this skeleton"))),
      m_feet(new QCheckBox(tr("Plant f&eet"))), m_facing(new QDoubleSpinBox), m_held(new QComboBox)
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(adaptedRow());
    lines->addWidget(heldRow());
}

QWidget *PartMotionsForm::adaptedRow()
{
    m_adapt->setObjectName(QStringLiteral("adapt"));
    m_adapt->setChecked(true);
    m_adapt->setToolTip(tr("Sequences of a model with other proportions: limbs point as they do there and keep their "
                           "own lengths. Equal skeletons get the keys as they are"));
    m_feet->setObjectName(QStringLiteral("feet"));
    m_feet->setChecked(true);
    m_feet->setToolTip(tr("Feet stand where they stand in the other model, whatever the lengths of the legs"));
    m_facing->setObjectName(QStringLiteral("facing"));
    m_facing->setRange(-180, 180);
    m_facing->setDecimals(1);
    m_facing->setSingleStep(90);
    m_facing->setWrapping(true);
    m_facing->setPrefix(tr("Turned by "));
    m_facing->setSuffix(tr("°"));
    m_facing->setKeyboardTracking(false);
    m_facing->setAccessibleName(tr("Degrees from the other model’s front to the front of this one"));
    m_facing->setToolTip(tr("Degrees about the vertical axis from the other model’s front to the front of this one"));
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_adapt, 1);
    line->addWidget(m_feet);
    line->addWidget(m_facing);
    connect(m_adapt, &QCheckBox::toggled, m_feet, &QWidget::setEnabled);
    connect(m_adapt, &QCheckBox::toggled, m_facing, &QWidget::setEnabled);
    connect(m_adapt, &QCheckBox::toggled, this, &PartMotionsForm::changed);
    connect(m_feet, &QCheckBox::toggled, this, &PartMotionsForm::changed);
    connect(m_facing, &QDoubleSpinBox::valueChanged, this, &PartMotionsForm::changed);
    return row;
}

QWidget *PartMotionsForm::heldRow()
{
    m_held->setObjectName(QStringLiteral("held"));
    m_held->setToolTip(tr("What the parts do in sequences of this model that the other one lacks"));
    auto *label = new PlainLabel(tr("In sequences only &here:"));
    label->setBuddy(m_held);
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label);
    line->addWidget(m_held, 1);
    connect(m_held, &QComboBox::currentIndexChanged, this, &PartMotionsForm::changed);
    return row;
}

void PartMotionsForm::setModels(const Document *donor, const Document *target)
{
    const QSignalBlocker quiet(m_held);
    m_held->clear();
    m_held->addItem(tr("Rest"), NoNode);
    const CurveFacet *curves = target && donor ? target->format()->curves() : nullptr;
    std::size_t unmatched = 0;
    if (curves) {
        const std::vector<Clip> clips = curves->clips(donor->model());
        unmatched = matchSequences(clips, curves->clips(target->model())).unmatched.size();
        for (const Clip &clip : clips)
            if (!clip.isGlobal && clip.keysOf == NoNode)
                m_held->addItem(tr("As in “%1”").arg(QString::fromStdString(clip.name)), clip.source);
    }
    m_held->setEnabled(unmatched > 0 && m_held->count() > 1);
}

void PartMotionsForm::fill(PartRequest &request) const
{
    if (m_adapt->isChecked())
        request.adapted = RetargetOptions{m_feet->isChecked(), m_facing->value()};
    request.held = m_held->currentData().value<NodeId>();
}

} // namespace sinew

#include "moc_part_motions_form.cpp"
