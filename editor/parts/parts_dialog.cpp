// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/parts_dialog.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "core/transform/node_match.h"
#include "core/transform/placement.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/parts/node_table.h"
#include "editor/parts/part_tree.h"
#include "editor/settings/settings.h"
#include "editor/view/placement_form.h"
#include "widgets/shared/object_names.h"
#include "widgets/shell/report_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace sinew {

PartsDialog::PartsDialog(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent)
    : QDialog(parent), m_documents(documents), m_settings(settings), m_document(documents.current()),
      m_selected(m_document->selection().nodes()), m_donorBox(new QComboBox), m_bindTo(new QComboBox),
      m_search(new QLineEdit), m_parts(new PartTree), m_nodes(new NodeTable), m_placement(new PlacementForm),
      m_bind(new QCheckBox(tr("&Bind everything to:"))), m_replace(new QCheckBox),
      m_adapt(new QCheckBox(tr("&Adapt motions to this skeleton"))), m_report(new ReportLabel), m_opener(formats)
{
    setObjectName(QStringLiteral("partsDialog"));
    setWindowTitle(tr("Take parts from another model"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_search->setPlaceholderText(tr("Search parts"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_parts, &PartTree::setFilter);
    auto *left = new QWidget;
    auto *leftLines = new QVBoxLayout(left);
    leftLines->setContentsMargins(0, 0, 0, 0);
    leftLines->addWidget(donorRow());
    leftLines->addWidget(m_search);
    leftLines->addWidget(m_parts);
    auto *right = new QWidget;
    auto *rightLines = new QVBoxLayout(right);
    rightLines->setContentsMargins(0, 0, 0, 0);
    rightLines->addWidget(nodeArea());
    rightLines->addWidget(m_placement);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setSizes({340, 520});

    QPushButton *fit = m_placement->addButton(
        tr("&Fit"), tr("Move the parts so that the first node of the table lies where the one here is"));
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
    lines->addWidget(buttons);
    m_take->setDefault(true);
    resize(880, 560);

    m_delay.setSingleShot(true);
    m_delay.setInterval(120);
    connect(&m_delay, &QTimer::timeout, this, &PartsDialog::preview);
    connect(m_parts, &PartTree::checkedChanged, this, &PartsDialog::partsChanged);
    connect(m_nodes, &NodeTable::chosenChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_placement, &PlacementForm::changed, &m_delay, qOverload<>(&QTimer::start));
    connect(&m_opener, &DocumentOpener::failed, this,
            [this](const QString &, const Error &error) { m_report->setReport({translated(error)}, true); });
    connect(&documents, &DocumentList::currentChanged, this, &PartsDialog::reject);
    connect(&documents, &DocumentList::aboutToRemove, this, [this](Document *document) {
        if (document == m_document || document == donor())
            reject();
    });
    // Any other step ends the preview; it is made again with the next change here.
    connect(m_document, &Document::previewDropped, this, [this] {
        if (!m_isPreviewing)
            m_take->setEnabled(false);
    });
    addOpenDonors();
}

PartsDialog::~PartsDialog()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_document)
        m_document->dropPreview();
    m_opener.finish(10'000);
}

PartsDialog *PartsDialog::showFor(DocumentList &documents, const FormatRegistry &formats, Settings &settings,
                                  QWidget *window)
{
    auto *dialog = window->findChild<PartsDialog *>();
    if (!dialog && documents.current())
        dialog = new PartsDialog(documents, formats, settings, window);
    if (!dialog)
        return nullptr;
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

QWidget *PartsDialog::donorRow()
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    m_donorBox->setAccessibleName(tr("The other model"));
    m_donorBox->setObjectName(QStringLiteral("donor"));
    connect(m_donorBox, &QComboBox::currentIndexChanged, this, &PartsDialog::setDonor);
    auto *open = new QPushButton(tr("&Open…"));
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, [this] {
        if (const QString path =
                QFileDialog::getOpenFileName(this, tr("Model to take parts from"), m_settings.lastFolder());
            !path.isEmpty())
            openDonor(path);
    });
    line->addWidget(m_donorBox, 1);
    line->addWidget(open);
    return row;
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
    for (const HierarchyNode &node : m_document->format()->transforms()->hierarchy(m_document->model())) {
        m_bindTo->addItem(displayName(*m_document, node.node), node.node);
        if (m_selected.size() == 1 && m_selected.front() == node.node)
            m_bindTo->setCurrentIndex(m_bindTo->count() - 1);
    }
    line->addWidget(m_bind);
    line->addWidget(m_bindTo, 1);
    lines->addLayout(line);
    m_replace->setObjectName(QStringLiteral("replace"));
    m_replace->setText(m_selected.size() == 1
                           ? tr("&Replace “%1”").arg(displayName(*m_document, m_selected.front()))
                           : tr("&Replace the %n selected objects", nullptr, int(m_selected.size())));
    m_replace->setToolTip(tr("Removes what was selected here before this dialog came up"));
    m_replace->setVisible(!m_selected.empty() && m_selected.front() != RootNode);
    lines->addWidget(m_replace);
    m_adapt->setObjectName(QStringLiteral("adapt"));
    m_adapt->setChecked(true);
    m_adapt->setToolTip(tr("Sequences of a model with other proportions: limbs point as they do there and keep their "
                           "own lengths, feet stand where they stand there. Equal skeletons get the keys as they are"));
    lines->addWidget(m_adapt);
    connect(m_adapt, &QCheckBox::toggled, &m_delay, qOverload<>(&QTimer::start));
    connect(m_bind, &QCheckBox::toggled, this, [this](bool on) {
        m_nodes->setEnabled(!on);
        m_delay.start();
    });
    connect(m_bindTo, &QComboBox::currentIndexChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(m_replace, &QCheckBox::toggled, &m_delay, qOverload<>(&QTimer::start));
    return area;
}

void PartsDialog::addOpenDonors()
{
    for (int i = 0; i < m_documents.size(); ++i) {
        Document *other = m_documents.at(i);
        if (other != m_document && &other->model().info() == &m_document->model().info())
            addDonor({other, nullptr});
    }
    if (m_donors.empty())
        m_report->setReport({tr("Open a model of the same format to take parts from.")}, false);
}

void PartsDialog::openDonor(const QString &path)
{
    m_opener.open(path, [this, path](std::unique_ptr<Document> document) {
        m_settings.setLastFolder(QFileInfo(path).path());
        addLoaded(std::move(document), QFileInfo(path).fileName());
    });
}

void PartsDialog::openDonor(const std::shared_ptr<AssetSource> &archive, const QString &path)
{
    m_opener.open(archive, path, [this, path](std::unique_ptr<Document> document) {
        addLoaded(std::move(document), QFileInfo(path).fileName());
    });
}

void PartsDialog::addLoaded(std::unique_ptr<Document> document, const QString &name)
{
    if (!m_document || &document->model().info() != &m_document->model().info())
        return m_report->setReport({tr("“%1” is a model of another format; convert it first.").arg(name)}, true);
    addDonor({nullptr, std::move(document)});
    m_donorBox->setCurrentIndex(int(m_donors.size()) - 1);
}

void PartsDialog::addDonor(Donor donor)
{
    const QString title = documentTitle(donor.document());
    m_donors.push_back(std::move(donor));
    m_donorBox->addItem(title);
}

Document *PartsDialog::donor() const
{
    const int row = m_donorBox->currentIndex();
    return row >= 0 && std::size_t(row) < m_donors.size() ? m_donors[std::size_t(row)].document() : nullptr;
}

void PartsDialog::setDonor(int)
{
    Document *other = donor();
    m_nodes->setModels(other, m_document);
    m_parts->show(other,
                  other && m_document ? PartTransfer::partsOf(*m_document, other->model()) : std::vector<NodeId>());
    m_parts->setFilter(m_search->text());
    m_report->setReport({}, false);
    m_delay.start();
}

void PartsDialog::partsChanged()
{
    Document *other = donor();
    if (other && m_document) {
        const PartTransfer transfer(*m_document, other->model());
        const std::vector<NodeId> parts = m_parts->checked();
        m_nodes->show(transfer.nodesOf(parts), transfer.nodesOf(transfer.objectsOf(parts)));
    }
    m_delay.start();
}

PartRequest PartsDialog::request() const
{
    PartRequest request;
    request.parts = m_parts->checked();
    request.nodes = m_nodes->chosen();
    if (m_bind->isChecked())
        request.bindTo = NodeId(m_bindTo->currentData().toUInt());
    if (m_replace->isChecked())
        request.replaced = m_selected;
    if (m_adapt->isChecked())
        request.adapted.emplace();
    return request;
}

void PartsDialog::preview()
{
    Document *other = donor();
    if (!m_document || m_isPreviewing)
        return;
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_document->dropPreview();
    m_take->setEnabled(false);
    PartRequest wanted = request();
    if (!other || wanted.parts.empty())
        return;
    const Result<Similarity> placement = similarityOf(other->model(), *other->format(), m_placement->request());
    if (!placement)
        return m_report->setReport({translated(placement.error())}, true);
    wanted.placement = *placement;
    const MergeKey key = MergeKey::next();
    m_document->setPreview(key);
    const Result<PastedObjects> taken = PartTransfer(*m_document, other->model()).run(wanted, key);
    if (!taken) {
        m_document->dropPreview();
        return m_report->setReport({translated(taken.error())}, true);
    }
    QStringList lines = taken->notes;
    if (const int unsure = wanted.bindTo == NoNode ? m_nodes->unsureCount() : 0)
        lines.prepend(tr("%n nodes are matched by a guess; check them in the table.", nullptr, unsure));
    m_report->setReport(lines, false);
    m_take->setEnabled(true);
}

void PartsDialog::fit()
{
    Document *other = donor();
    const ObjectMap chosen = m_nodes->chosen();
    if (!other || !m_document || chosen.empty())
        return m_report->setReport({tr("Check a part that follows a node first.")}, true);
    NodeId there = NoNode, here = NoNode;
    for (int row = 0; row < m_nodes->rowCount() && here == NoNode; ++row) {
        there = m_nodes->nodeAt(row);
        here = m_bind->isChecked() ? NodeId(m_bindTo->currentData().toUInt()) : chosen.at(there);
    }
    if (here == NoNode)
        return m_report->setReport({tr("None of the nodes has a counterpart here; bind the parts to a node instead.")},
                                   true);
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_document->dropPreview();
    PlacementRequest bare = m_placement->request();
    bare.move.setZero();
    const Result<Similarity> turned = similarityOf(other->model(), *other->format(), bare);
    const auto from = placeOf(*other->format(), other->model(), there);
    const auto to = placeOf(*m_document->format(), m_document->model(), here);
    m_isPreviewing = false;
    if (!turned || !from || !to)
        return;
    const Vec3 at = turned->point({from->x(), from->y(), from->z()});
    m_placement->setMove(to->cast<double>() - Eigen::Vector3d(at.x, at.y, at.z));
    m_delay.stop();
    preview();
}

void PartsDialog::accept()
{
    if (m_delay.isActive()) {
        m_delay.stop();
        preview();
    }
    if (!m_document || !m_take->isEnabled())
        return;
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_document->keepPreview();
    QDialog::accept();
}

} // namespace sinew

#include "moc_parts_dialog.cpp"
