// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/materials/diagnosis_panel.h"

#include "core/text/translated.h"
#include "widgets/materials/shown_scene.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

constexpr int delay = 250; // milliseconds

} // namespace

DiagnosisPanel::DiagnosisPanel(QWidget *parent) : DockPanel(parent), m_mesh(new QComboBox), m_list(new QTreeWidget)
{
    m_mesh->setAccessibleName(tr("Geoset"));
    m_list->setRootIsDecorated(false);
    m_list->setWordWrap(true);
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Why it looks like this"), tr("Where")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Why it looks like this"));
    auto *bar = new QHBoxLayout;
    bar->addWidget(new PlainLabel(tr("Geoset:")));
    bar->addWidget(m_mesh, 1);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(bar);
    column->addWidget(m_list, 1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &DiagnosisPanel::update);
    connect(m_mesh, &QComboBox::activated, this, [this] {
        if (m_document)
            m_document->selection().select(m_mesh->currentData().value<NodeId>());
        update();
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (m_document)
            m_document->selection().select(item->data(0, Qt::UserRole).value<NodeId>());
    });
    setDocument(nullptr);
}

void DiagnosisPanel::setSources(Source scene, Facts facts)
{
    m_source = std::move(scene);
    m_facts = std::move(facts);
}

void DiagnosisPanel::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
        m_document->disconnect(&m_timer);
        m_document->playback().disconnect(&m_timer);
    }
    m_document = document;
    m_mesh->clear();
    m_list->clear();
    if (!document)
        return showEmpty(tr("Open a model to see why its geosets look the way they do."));
    const auto soon = [this] {
        if (!m_timer.isActive())
            m_timer.start();
    };
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    connect(document, &Document::committed, this, soon);
    connect(&document->playback(), &Playback::timeChanged, this, soon);
    connect(&document->selection(), &Selection::changed, this, &DiagnosisPanel::followSelection);
    m_timer.start();
}

void DiagnosisPanel::refresh()
{
    if (m_document && !m_timer.isActive())
        m_timer.start();
}

void DiagnosisPanel::showEvent(QShowEvent *event)
{
    DockPanel::showEvent(event);
    update();
}

void DiagnosisPanel::fillMeshes(const RenderScene &scene)
{
    const bool same =
        m_mesh->count() == int(scene.meshes.size()) &&
        std::equal(scene.meshes.begin(), scene.meshes.end(), scene.meshes.begin(),
                   [this, &scene](const SceneMesh &mesh, const SceneMesh &) {
                       return m_mesh->itemData(int(&mesh - scene.meshes.data())).value<NodeId>() == mesh.source;
                   });
    if (same)
        return;
    const QSignalBlocker guard(m_mesh);
    const NodeId before = m_mesh->currentData().value<NodeId>();
    m_mesh->clear();
    for (const SceneMesh &mesh : scene.meshes)
        m_mesh->addItem(displayName(*m_document, mesh.source), QVariant::fromValue(mesh.source));
    m_mesh->setCurrentIndex(std::max(0, m_mesh->findData(QVariant::fromValue(before))));
}

void DiagnosisPanel::followSelection()
{
    for (NodeId node = m_document->selection().current(); node != NoNode && node != RootNode;
         node = m_document->model().parentOf(node)) {
        const int row = m_mesh->findData(QVariant::fromValue(node));
        if (row < 0 || row == m_mesh->currentIndex())
            continue;
        m_mesh->setCurrentIndex(row);
        update();
    }
}

void DiagnosisPanel::update()
{
    if (!m_document || !m_source || !isVisible())
        return;
    const ShownScene now = m_source(*m_document);
    if (!now.scene || now.scene->meshes.empty())
        return showEmpty(tr("This model has no geosets."));
    showContent();
    fillMeshes(*now.scene);
    const auto row = std::size_t(std::max(0, m_mesh->currentIndex()));
    std::vector<MeshFinding> findings =
        diagnoseMesh(*now.scene, now.pose, row, now.view, [this](const SceneTexture &texture) {
            return m_facts ? m_facts(*m_document, texture) : TextureFact();
        });
    std::stable_sort(findings.begin(), findings.end(),
                     [](const MeshFinding &a, const MeshFinding &b) { return a.severity > b.severity; });
    struct Line
    {
        QStringList texts;
        NodeId node;
        bool operator==(const Line &) const = default;
    };
    std::vector<Line> lines, before;
    for (const MeshFinding &finding : findings)
        lines.push_back({{translated(finding.message), displayName(*m_document, finding.node)}, finding.node});
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = m_list->topLevelItem(i);
        before.push_back({{item->text(0), item->text(1)}, item->data(0, Qt::UserRole).value<NodeId>()});
    }
    if (lines == before)
        return;
    m_list->clear();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const MeshFinding &finding = findings[i];
        auto *item = new QTreeWidgetItem(lines[i].texts);
        item->setIcon(0, severityIcon(finding.severity));
        item->setData(0, Qt::UserRole, QVariant::fromValue(finding.node));
        QFont font = item->font(0);
        font.setBold(finding.severity != Severity::Info);
        item->setFont(0, font);
        m_list->addTopLevelItem(item);
    }
}

} // namespace sinew

#include "moc_diagnosis_panel.cpp"
