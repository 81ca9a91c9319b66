// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/slim/slim_panel.h"

#include "core/model/path.h"
#include "core/scene/render_scene.h"
#include "core/text/translated.h"
#include "widgets/text/plain_label.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

enum SlimRole { SlimPassRole = Qt::UserRole, SlimPlaceRole, SlimSequenceRole, SlimTimeRole };

QString numberOf(std::size_t number)
{
    return QLocale().toString(qulonglong(number));
}

QString nameOf(ProofKind kind)
{
    return translated(Message(proofKindName(kind)));
}

QString amountOf(ProofKind kind, double amount)
{
    return translated(proofAmount(kind, amount, QLocale()));
}

/// The largest differences: "vertices 0.01 units, opacity 0.2 percent".
QString errorOf(const ProofReport &proof)
{
    QStringList parts;
    for (std::size_t i = 0; i < proofKinds; ++i)
        if (const auto kind = ProofKind(i); proof[kind].amount > 0)
            parts.append(QStringLiteral("%1 %2").arg(nameOf(kind), amountOf(kind, proof[kind].amount)));
    return parts.isEmpty() ? SlimPanel::tr("none") : parts.join(QStringLiteral(", "));
}

QDoubleSpinBox *boundBox(double most, const QString &suffix)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(0, most);
    box->setDecimals(4);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    return box;
}

QTreeWidget *list(const QStringList &headers, const QString &name)
{
    auto *view = new QTreeWidget;
    view->setColumnCount(int(headers.size()));
    view->setHeaderLabels(headers);
    view->setAccessibleName(name);
    view->setUniformRowHeights(true);
    view->setAlternatingRowColors(true);
    return view;
}

void setNumber(QTreeWidgetItem &item, int column, const QString &text)
{
    item.setText(column, text);
    item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

SlimPanel::SlimPanel(QWidget *parent)
    : QWidget(parent),
      m_passes(
          list({tr("Pass"), tr("Changes"), tr("Left alone"), tr("Bytes saved"), tr("Largest differences (pass alone)")},
               tr("Passes"))),
      m_proof(list({tr("Difference"), tr("Largest"), tr("Bound"), tr("Where"), tr("When")}, tr("Proof"))),
      m_tabs(new QTabWidget), m_distance(boundBox(1e6, tr(" units"))), m_angle(boundBox(180, tr("°"))),
      m_share(boundBox(100, tr(" %"))), m_summary(new PlainLabel), m_progress(new QProgressBar), m_try(new QPushButton),
      m_apply(new QPushButton(tr("Apply")))
{
    m_passes->header()->resizeSection(PassColumn, 380);
    m_passes->header()->resizeSection(StepsColumn, 90);
    m_passes->header()->resizeSection(RefusedColumn, 90);
    m_passes->header()->resizeSection(SavedColumn, 110);
    m_proof->setRootIsDecorated(false);
    m_proof->header()->resizeSection(KindColumn, 160);
    m_proof->header()->resizeSection(AmountColumn, 140);
    m_proof->header()->resizeSection(BoundColumn, 140);
    m_proof->header()->resizeSection(PlaceColumn, 280);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_passes, tr("Passes"));
    m_tabs->addTab(m_proof, tr("Proof"));
    m_distance->setToolTip(tr("How far vertices, nodes and cameras may be from where they were"));
    m_angle->setToolTip(tr("How far nodes and cameras may be turned from what they were"));
    m_share->setToolTip(tr("How much opacity, colours, texture coordinates and rates may differ"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_apply->setDefault(true);
    m_apply->setEnabled(false);
    m_apply->setToolTip(tr("Change the open model, in one step that can be undone"));

    auto *bounds = new QFormLayout;
    bounds->addRow(tr("Places within"), m_distance);
    bounds->addRow(tr("Turns within"), m_angle);
    bounds->addRow(tr("Shares within"), m_share);
    auto *side = new QVBoxLayout;
    side->setContentsMargins(8, 8, 8, 8);
    side->addLayout(bounds);
    side->addWidget(m_summary);
    side->addStretch();
    side->addWidget(m_progress);
    side->addWidget(m_try);
    side->addWidget(m_apply);
    auto *close = new QPushButton(tr("Close"));
    close->setToolTip(tr("Close this window; the model is changed by Apply only"));
    side->addWidget(close);
    connect(close, &QPushButton::clicked, this, &SlimPanel::closeRequested);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_tabs, 1);
    row->addLayout(side);
    endTrying();

    connect(m_passes, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *, int column) {
        if (column == PassColumn)
            Q_EMIT changed();
    });
    for (QDoubleSpinBox *box : {m_distance, m_angle, m_share})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SlimPanel::changed);
    for (QTreeWidget *view : {m_passes, m_proof})
        connect(view, &QTreeWidget::currentItemChanged, this, &SlimPanel::choose);
    connect(m_try, &QPushButton::clicked, this, [this] { m_isTrying ? Q_EMIT cancelRequested() : Q_EMIT changed(); });
    connect(m_apply, &QPushButton::clicked, this, &SlimPanel::applyRequested);
}

void SlimPanel::addTab(QWidget *page, const QString &title)
{
    m_tabs->addTab(page, title);
}

void SlimPanel::setPasses(const std::vector<std::unique_ptr<SlimPass>> &passes)
{
    const QSignalBlocker quiet(m_passes);
    m_passes->clear();
    for (const auto &pass : passes) {
        auto *item = new QTreeWidgetItem(m_passes, {translated(Message(pass->title()))});
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(PassColumn, pass->isUsual() ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(PassColumn, QString::fromUtf8(pass->name()));
        item->setData(PassColumn, SlimPassRole, QByteArray(pass->name()));
    }
}

void SlimPanel::setBounds(const ProofBounds &bounds)
{
    const QSignalBlocker one(m_distance), two(m_angle), three(m_share);
    m_distance->setValue(bounds.distance);
    m_angle->setValue(bounds.degrees);
    m_share->setValue(bounds.share * 100);
}

ProofBounds SlimPanel::bounds() const
{
    return {m_distance->value(), m_angle->value(), m_share->value() / 100};
}

std::vector<std::string> SlimPanel::chosen() const
{
    std::vector<std::string> names;
    for (int i = 0; i < m_passes->topLevelItemCount(); ++i)
        if (const QTreeWidgetItem *item = m_passes->topLevelItem(i); item->checkState(PassColumn) == Qt::Checked)
            names.push_back(item->data(PassColumn, SlimPassRole).toByteArray().toStdString());
    return names;
}

void SlimPanel::showPlan(const SlimPlan &plan, const Model &original, const RenderScene &scene)
{
    endTrying();
    const QSignalBlocker quiet(m_passes);
    for (int i = 0; i < m_passes->topLevelItemCount(); ++i) {
        QTreeWidgetItem &item = *m_passes->topLevelItem(i);
        const std::string name = item.data(PassColumn, SlimPassRole).toByteArray().toStdString();
        const auto row =
            std::find_if(plan.rows.begin(), plan.rows.end(), [&](const SlimRow &each) { return each.name == name; });
        showRow(item, row == plan.rows.end() ? SlimRow() : *row);
        if (row == plan.rows.end())
            for (int column = StepsColumn; column < ColumnCount; ++column)
                item.setText(column, {});
    }
    showProof(plan, original, scene);
    const QLocale locale;
    const std::int64_t saved = std::int64_t(plan.bytesBefore) - std::int64_t(plan.bytesAfter);
    const double share = plan.bytesBefore ? double(saved) / double(plan.bytesBefore) * 100 : 0;
    QStringList lines{
        saved > 0 ? tr("%1 → %2 bytes, %3 % less")
                        .arg(numberOf(plan.bytesBefore), numberOf(plan.bytesAfter), locale.toString(share, 'f', 1))
                  : tr("The model can't be made smaller: %1 bytes.").arg(numberOf(plan.bytesBefore))};
    if (plan.isCompact)
        lines.append(tr("File → Save slim copy writes files of this size."));
    lines.append(tr("Largest differences with all passes combined: %1").arg(errorOf(plan.proof)));
    lines.append(tr("Compared at %n points in time.", nullptr, int(plan.proof.moments)));
    if (plan.proof.isThinned)
        lines.append(tr("There are too many times to compare them all; some were skipped at even intervals."));
    m_summary->setText(lines.join(u'\n'));
    m_apply->setEnabled(!plan.changes.empty());
}

void SlimPanel::showRow(QTreeWidgetItem &item, const SlimRow &row)
{
    qDeleteAll(item.takeChildren());
    const bool isIdle = row.steps == 0 && row.refused.empty();
    setNumber(item, StepsColumn, row.steps ? numberOf(row.steps) : QString());
    setNumber(item, RefusedColumn, row.refused.empty() ? QString() : numberOf(row.refused.size()));
    setNumber(item, SavedColumn, row.steps ? QLocale().toString(qlonglong(row.saved)) : QString());
    item.setText(ErrorColumn, isIdle ? tr("nothing to do") : row.steps ? errorOf(row.own) : QString());
    item.setForeground(ErrorColumn, palette().brush(isIdle ? QPalette::PlaceholderText : QPalette::Text));
    constexpr std::size_t mostShown = 1000;
    for (std::size_t i = 0; i < std::min(row.refused.size(), mostShown); ++i) {
        const SlimRow::Refusal &refusal = row.refused[i];
        auto *child = new QTreeWidgetItem(&item, {QString::fromStdString(refusal.path)});
        child->setText(ErrorColumn, translated(refusal.reason));
        child->setData(PassColumn, SlimPlaceRole, QVariant::fromValue(refusal.place));
        child->setToolTip(ErrorColumn, child->text(ErrorColumn));
    }
    if (row.refused.size() > mostShown)
        new QTreeWidgetItem(&item, {tr("%n more", nullptr, int(row.refused.size() - mostShown))});
}

void SlimPanel::showProof(const SlimPlan &plan, const Model &original, const RenderScene &scene)
{
    const QSignalBlocker quiet(m_proof);
    m_proof->clear();
    const ProofBounds limits = bounds();
    for (std::size_t i = 0; i < proofKinds; ++i) {
        const auto kind = ProofKind(i);
        const ProofDifference &most = plan.proof[kind];
        auto *item = new QTreeWidgetItem(m_proof, {nameOf(kind)});
        setNumber(*item, AmountColumn, most.amount > 0 ? amountOf(kind, most.amount) : tr("none"));
        setNumber(*item, BoundColumn, unitOf(kind) == ProofUnit::Exact ? tr("none") : amountOf(kind, limits[kind]));
        if (!(most.amount > 0))
            continue;
        if (most.object != NoNode) {
            const QString path = QString::fromStdString(pathOf(original, {most.object}));
            item->setText(PlaceColumn,
                          most.what ? QStringLiteral("%1: %2").arg(path, translated(Message(most.what))) : path);
            item->setData(PassColumn, SlimPlaceRole, QVariant::fromValue(Address{most.object}));
        }
        const QString time = tr("%1 ms").arg(QLocale().toString(most.time, 'f', 0));
        if (most.globalSequence >= 0) {
            item->setText(MomentColumn, tr("global sequence %1, %2").arg(most.globalSequence).arg(time));
        } else if (most.sequence >= 0 && std::size_t(most.sequence) < scene.sequences.size()) {
            const QString name = QString::fromStdString(scene.sequences[std::size_t(most.sequence)].name);
            item->setText(MomentColumn, QStringLiteral("%1, %2").arg(name, time));
            item->setData(PassColumn, SlimSequenceRole, most.sequence);
            item->setData(PassColumn, SlimTimeRole, most.time);
        }
    }
}

void SlimPanel::endTrying()
{
    m_isTrying = false;
    m_progress->hide();
    m_try->setText(tr("Try again"));
}

void SlimPanel::showProgress(double fraction)
{
    m_isTrying = true;
    m_apply->setEnabled(false);
    m_progress->show();
    m_progress->setValue(int(fraction * m_progress->maximum()));
    m_try->setText(tr("Cancel"));
    m_summary->setText(tr("Trying it on a copy…"));
}

void SlimPanel::showMessage(const QString &text)
{
    endTrying();
    setStale();
    m_summary->setText(text);
}

void SlimPanel::setStale()
{
    m_apply->setEnabled(false);
}

void SlimPanel::choose(const QTreeWidgetItem *item)
{
    if (!item)
        return;
    if (const QVariant place = item->data(PassColumn, SlimPlaceRole); place.isValid())
        Q_EMIT placeChosen(place.value<Address>());
    if (const QVariant sequence = item->data(PassColumn, SlimSequenceRole); sequence.isValid())
        Q_EMIT momentChosen(sequence.toInt(), item->data(PassColumn, SlimTimeRole).toDouble());
}

} // namespace sinew

#include "moc_slim_panel.cpp"
