// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/parts_dialog.h"

#include "core/format/format.h"
#include "editor/documents/document_list.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/node_table.h"
#include "editor/parts/part_motions_form.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/preview_sequence_box.h"
#include "editor/parts/remedy_row.h"
#include "editor/view/placement_form.h"
#include "editor/view/placement_gizmo.h"
#include "widgets/shared/object_names.h"
#include "widgets/shell/report_label.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {

PartsDialog::PartsDialog(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent)
    : PreviewDialog(documents, parent), m_formats(formats), m_settings(settings),
      m_selected(document()->selection().nodes()), m_donors(new DonorBox(documents, formats, settings)),
      m_partSearch(new QLineEdit), m_parts(new PartTree), m_nodes(new NodeTable),
      m_bind(new QCheckBox(tr("&Bind everything to:"))), m_replace(new QCheckBox), m_writes(new QCheckBox),
      m_bindTo(new QComboBox), m_keep(new QDoubleSpinBox), m_motions(new PartMotionsForm),
      m_sequence(new PreviewSequenceBox(*document())), m_placement(new PlacementForm), m_report(new ReportLabel),
      m_remedies(new RemedyRow)
{
    setObjectName(QStringLiteral("partsDialog"));
    setWindowTitle(tr("Take parts from another model"));
    auto *right = new QWidget;
    auto *rightLines = new QVBoxLayout(right);
    rightLines->setContentsMargins(0, 0, 0, 0);
    rightLines->addWidget(nodeArea(), 1);
    rightLines->addWidget(m_motions);
    rightLines->addWidget(sequenceRow());
    rightLines->addWidget(m_placement);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(partArea());
    splitter->addWidget(right);
    splitter->setSizes({220, 460});

    QPushButton *fit = m_placement->addButton(
        tr("&Fit"), tr("Move the parts so that the node most of them follows lies where the one here is"));
    fit->setObjectName(QStringLiteral("fit"));
    connect(fit, &QPushButton::clicked, this, &PartsDialog::fit);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_take = buttons->addButton(tr("&Take"), QDialogButtonBox::AcceptRole);
    m_take->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &PartsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PartsDialog::reject);
    auto *lines = new QVBoxLayout(this);
    lines->addWidget(splitter, 1);
    // Many sequences leave out many objects; the table must stay visible.
    auto *reports = new QScrollArea;
    reports->setWidgetResizable(true);
    reports->setFrameShape(QFrame::NoFrame);
    reports->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    reports->setWidget(m_report);
    m_report->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    lines->addWidget(reports);
    lines->addWidget(m_remedies);
    m_writes->setObjectName(QStringLiteral("writesPictures"));
    m_writes->setChecked(true);
    m_writes->setVisible(false);
    lines->addWidget(m_writes);
    lines->addWidget(buttons);
    m_take->setDefault(true);
    resize(700, 640);

    m_delay.setSingleShot(true);
    m_delay.setInterval(120);
    connect(&m_delay, &QTimer::timeout, this, [this] { showResult(); });
    connect(m_parts, &PartTree::checkedChanged, this, &PartsDialog::partsChanged);
    connect(m_nodes, &NodeTable::chosenChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_motions, &PartMotionsForm::changed, &m_delay, qOverload<>(&QTimer::start));
    // While handles are dragged, the parts follow all the same.
    connect(m_placement, &PlacementForm::changed, this, [this] {
        if (!m_delay.isActive())
            m_delay.start();
    });
    connect(m_donors, &DonorBox::donorChanged, this, &PartsDialog::setDonor);
    connect(m_donors, &DonorBox::failed, this, [this](const QString &why) { m_report->setReport({why}, true); });
    connect(&documents, &DocumentList::aboutToRemove, this, [this](Document *closed) {
        if (closed == m_donors->donor())
            reject();
    });
    setDonor();
    if (m_donors->count() == 0)
        m_report->setReport({tr("Open a model to take parts from.")}, false);
}

PartsDialog::~PartsDialog()
{
    delete m_gizmo;
    m_sequence->leave();
}

PartsDialog *PartsDialog::showFor(DocumentList &documents, const FormatRegistry &formats, Settings &settings,
                                  QWidget *window)
{
    auto *dialog = window->findChild<PartsDialog *>();
    if (!dialog && documents.current()) {
        dialog = new PartsDialog(documents, formats, settings, window);
        // The picture with the handles stays in sight.
        const int margin = dialog->fontMetrics().height();
        dialog->move(window->mapToGlobal(QPoint(margin, 3 * margin)));
    }
    if (dialog)
        dialog->bringUp();
    return dialog;
}

QWidget *PartsDialog::partArea()
{
    m_partSearch->setPlaceholderText(tr("Search parts"));
    m_partSearch->setClearButtonEnabled(true);
    connect(m_partSearch, &QLineEdit::textChanged, m_parts, &PartTree::setFilter);
    auto *area = new QWidget;
    auto *lines = new QVBoxLayout(area);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_donors);
    lines->addWidget(m_partSearch);
    lines->addWidget(m_parts);
    return area;
}

QWidget *PartsDialog::nodeArea()
{
    auto *area = new QWidget;
    auto *lines = new QVBoxLayout(area);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(m_nodes);
    auto *line = new QHBoxLayout;
    m_bind->setObjectName(QStringLiteral("bind"));
    m_bind->setToolTip(tr("The parts follow one node here, as a weapon follows a hand; the bones that moved them in "
                          "the other model stay there"));
    m_bindTo->setAccessibleName(tr("Node that the parts follow"));
    m_bindTo->setObjectName(QStringLiteral("bindTo"));
    for (const HierarchyNode &node : document()->format()->transforms()->hierarchy(document()->model()))
        m_bindTo->addItem(displayName(*document(), node.node), node.node);
    if (m_selected.size() == 1)
        m_bindTo->setCurrentIndex(std::max(0, m_bindTo->findData(m_selected.front())));
    line->addWidget(m_bind);
    line->addWidget(m_bindTo, 1);
    lines->addLayout(line);
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replace->setText(m_selected.size() == 1
                           ? tr("&Replace “%1”").arg(displayName(*document(), m_selected.front()))
                           : tr("&Replace the %n selected objects", nullptr, int(m_selected.size())));
    m_replace->setToolTip(tr("Removes what was selected here before this dialog came up"));
    m_replace->setVisible(!m_selected.empty() && m_selected.front() != RootNode);
    auto *last = new QHBoxLayout;
    last->addWidget(m_replace);
    last->addStretch();
    last->addWidget(m_keep);
    lines->addLayout(last);
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setRange(1, 100);
    m_keep->setValue(100);
    m_keep->setDecimals(0);
    m_keep->setSingleStep(5);
    m_keep->setPrefix(tr("Triangles: "));
    m_keep->setSuffix(tr(" %"));
    m_keep->setKeyboardTracking(false);
    m_keep->setAccessibleName(tr("Percent of the triangles that are left"));
    m_keep->setToolTip(tr("How many triangles of the parts are left; fewer make a coarser mesh"));
    connect(m_keep, &QDoubleSpinBox::valueChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_bind, &QCheckBox::toggled, this, [this](bool on) {
        m_nodes->setEnabled(!on);
        m_delay.start();
    });
    connect(m_bindTo, &QComboBox::currentIndexChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_replace, &QCheckBox::toggled, &m_delay, qOverload<>(&QTimer::start));
    return area;
}

QWidget *PartsDialog::sequenceRow()
{
    m_sequence->setObjectName(QStringLiteral("sequence"));
    m_sequence->setToolTip(tr("The sequence that the view plays. One that only the other model has is shown without "
                              "being taken"));
    auto *label = new PlainLabel(tr("&Preview in:"));
    label->setBuddy(m_sequence);
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(label);
    line->addWidget(m_sequence, 1);
    m_sideBySide = new QPushButton(tr("Side by side…"));
    m_sideBySide->setObjectName(QStringLiteral("sideBySide"));
    m_sideBySide->setAutoDefault(false);
    m_sideBySide->setVisible(false);
    m_sideBySide->setEnabled(false);
    m_sideBySide->setToolTip(tr("Plays the sequences that are taken in both models at once"));
    connect(m_sideBySide, &QPushButton::clicked, this, &PartsDialog::compareSideBySide);
    line->addWidget(m_sideBySide);
    connect(m_sequence, &QComboBox::currentIndexChanged, this, [this] {
        if (!document())
            return;
        document()->playback().setPlaying(true);
        if (m_showsDonors || m_sequence->ofDonor() != NoNode)
            m_delay.start();
        else
            m_sequence->play(NoNode);
    });
    return row;
}

void PartsDialog::setViewport(ViewportWidget &viewport)
{
    if (m_gizmo)
        return;
    m_gizmo = new PlacementGizmo(viewport, *m_placement, this);
    measureParts();
    placeHandles();
}

void PartsDialog::setSearch(SideBySideWindow::Search search)
{
    m_search = std::move(search);
    m_sideBySide->setVisible(true);
}

void PartsDialog::setTarget(NodeId node)
{
    const int row = m_bindTo->findData(node);
    if (row < 0)
        return;
    m_bindTo->setCurrentIndex(row);
    m_bind->setChecked(true);
    m_isFitting = true;
}

void PartsDialog::setParts(const Document &donor, const std::vector<NodeId> &parts)
{
    m_donors->choose(donor);
    if (m_donors->donor() != &donor)
        return;
    const bool isFitting = std::exchange(m_isFitting, false);
    for (const NodeId part : m_parts->checked())
        m_parts->check(part, false);
    for (const NodeId part : parts)
        m_parts->check(part, true);
    if (!parts.empty())
        m_parts->reveal(parts.front());
    m_isFitting = isFitting;
    partsChanged();
}

} // namespace sinew

#include "moc_parts_dialog.cpp"
