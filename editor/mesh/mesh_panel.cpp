// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_panel.h"

#include "core/text/translated.h"
#include "editor/mesh/mesh_edit_actions.h"
#include "editor/mesh/vertex_table_model.h"
#include "editor/mesh/weight_table_model.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/text/plain_label.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

MeshPanel::MeshPanel(QWidget *parent)
    : QWidget(parent), m_pages(new QStackedWidget), m_count(new PlainLabel),
      m_proportional(new QCheckBox(tr("Surroundings follow"))), m_alongSurface(new QCheckBox(tr("Along the surface"))),
      m_radius(new QDoubleSpinBox), m_falloff(new QComboBox), m_brushMode(new QComboBox),
      m_brushShare(new QDoubleSpinBox), m_brushRadius(new QSpinBox), m_model(new VertexTableModel(this)),
      m_weights(new WeightTableModel(this)), m_table(new QTableView)
{
    setWhatsThis(tr("The edit mode of the mesh: select single vertices, edges and faces in the viewport, move them by "
                    "the handles or by G, R, S and typed numbers, and change their numbers in the table"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("vertexTable"));
    m_table->setAccessibleName(tr("Selected vertices"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 12);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    connect(m_weights, &WeightTableModel::refused, this, [this](const Error &reason) {
        Q_EMIT notice({Severity::Warning, tr("The weights were not changed: %1").arg(translated(reason)), {}});
    });
    connect(m_model, &VertexTableModel::refused, this, [this](const Error &reason) {
        Q_EMIT notice({Severity::Warning, tr("The vertex was not changed: %1").arg(translated(reason)), {}});
    });
}

void MeshPanel::setMode(const MeshEditActions &actions, ViewportWidget &viewport)
{
    m_actions = &actions;
    m_viewport = &viewport;

    auto *begin = new QToolButton;
    begin->setDefaultAction(actions.toggle());
    begin->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *hint = new PlainLabel(tr("Select parts of the mesh, or none to edit all that are shown"));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    auto *empty = new QWidget;
    auto *column = new QVBoxLayout(empty);
    column->addStretch();
    column->addWidget(begin, 0, Qt::AlignCenter);
    column->addWidget(hint);
    column->addStretch();
    m_pages->addWidget(empty);

    auto *mode = new QWidget;
    auto *parts = new QVBoxLayout(mode);
    parts->addWidget(makeTools());
    parts->addWidget(makeMoveOptions());
    parts->addWidget(m_count);
    auto *pages = new QTabWidget;
    pages->setDocumentMode(true);
    pages->addTab(m_table, tr("Numbers"));
    pages->addTab(makeWeights(), tr("Weights"));
    parts->addWidget(pages, 1);
    m_pages->addWidget(mode);

    connect(&viewport, &ViewportWidget::meshEditChanged, this, &MeshPanel::update);
    connect(&viewport, &ViewportWidget::elementsChanged, this, &MeshPanel::update);
    update();
}

QWidget *MeshPanel::makeTools()
{
    auto *box = new QWidget;
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    const auto bar = [&](const QStringList &ids, bool isFirst = false) {
        auto *tools = new QToolBar;
        tools->setIconSize(QSize(18, 18));
        if (isFirst) {
            tools->addAction(m_actions->toggle());
            tools->addSeparator();
        }
        for (const QString &id : ids)
            if (id.isEmpty())
                tools->addSeparator();
            else
                tools->addAction(m_actions->find(id));
        rows->addWidget(tools);
    };
    bar({QStringLiteral("vertices"), QStringLiteral("edges"), QStringLiteral("faces"), QString(), QStringLiteral("box"),
         QStringLiteral("lasso"), QStringLiteral("brush"), QString(), QStringLiteral("seeThrough")},
        true);
    bar({QStringLiteral("all"), QStringLiteral("invert"), QStringLiteral("grow"), QStringLiteral("shrink"),
         QStringLiteral("linked"), QStringLiteral("uvIsland"), QStringLiteral("material"), QStringLiteral("bone"),
         QStringLiteral("unbound"), QStringLiteral("openEdges")});
    bar({QStringLiteral("extrude"), QStringLiteral("duplicate"), QStringLiteral("delete"), QStringLiteral("separate"),
         QStringLiteral("merge"), QStringLiteral("weld"), QStringLiteral("fill"), QStringLiteral("flip"),
         QStringLiteral("normals")});
    return box;
}

QWidget *MeshPanel::makeMoveOptions()
{
    auto *box = new QWidget;
    auto *rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    m_radius->setRange(0.0001, 1e6);
    m_radius->setDecimals(4);
    m_radius->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_radius->setKeyboardTracking(false);
    m_radius->setAccessibleName(tr("How far the surroundings follow"));
    m_falloff->setAccessibleName(tr("How the surroundings follow"));
    for (const QString &text : {tr("Smooth"), tr("Sphere"), tr("Sharp"), tr("Linear"), tr("Constant")})
        m_falloff->addItem(text);
    auto *first = new QHBoxLayout, *second = new QHBoxLayout;
    first->addWidget(m_proportional);
    first->addStretch();
    first->addWidget(m_alongSurface);
    second->addWidget(new PlainLabel(tr("Within:")));
    second->addWidget(m_radius, 1);
    second->addWidget(m_falloff, 1);
    rows->addLayout(first);
    rows->addLayout(second);
    connect(m_proportional, &QCheckBox::toggled, this, &MeshPanel::takeMoveOptions);
    connect(m_alongSurface, &QCheckBox::toggled, this, &MeshPanel::takeMoveOptions);
    connect(m_radius, &QDoubleSpinBox::valueChanged, this, &MeshPanel::takeMoveOptions);
    connect(m_falloff, &QComboBox::activated, this, &MeshPanel::takeMoveOptions);
    return box;
}

QWidget *MeshPanel::makeWeights()
{
    auto *page = new QWidget;
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    auto *tools = new QToolBar;
    tools->setIconSize(QSize(18, 18));
    for (const char *id : {"paintWeights", "assign", "smoothWeights", "normaliseWeights", "limitWeights"})
        tools->addAction(m_actions->find(QLatin1String(id)));
    rows->addWidget(tools);
    const WeightBrush &brush = m_viewport->elements().weightBrush();
    for (const QString &text : {tr("Add"), tr("Subtract"), tr("Set"), tr("Smooth")})
        m_brushMode->addItem(text);
    m_brushMode->setAccessibleName(tr("What the brush does"));
    m_brushMode->setCurrentIndex(int(brush.mode));
    m_brushShare->setRange(1, 100);
    m_brushShare->setDecimals(0);
    m_brushShare->setSuffix(tr(" %"));
    m_brushShare->setValue(brush.share * 100);
    m_brushShare->setAccessibleName(tr("Strength of the brush"));
    m_brushRadius->setRange(4, 400);
    m_brushRadius->setSuffix(tr(" px"));
    m_brushRadius->setValue(int(m_viewport->elements().brushRadius()));
    m_brushRadius->setAccessibleName(tr("Radius of the brush"));
    auto *line = new QHBoxLayout;
    line->addWidget(new PlainLabel(tr("Brush:")));
    line->addWidget(m_brushMode, 1);
    line->addWidget(m_brushShare, 1);
    line->addWidget(m_brushRadius, 1);
    rows->addLayout(line);
    connect(m_brushMode, &QComboBox::activated, this, &MeshPanel::takeBrush);
    connect(m_brushShare, &QDoubleSpinBox::valueChanged, this, &MeshPanel::takeBrush);
    connect(m_brushRadius, &QSpinBox::valueChanged, this, &MeshPanel::takeBrush);
    auto *table = new QTableView;
    table->setModel(m_weights);
    table->setAccessibleName(tr("Bones of the selected vertices"));
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    rows->addWidget(table, 1);
    return page;
}

void MeshPanel::takeBrush()
{
    m_viewport->elements().setWeightBrush(
        {WeightBrush::Mode(m_brushMode->currentIndex()), m_brushShare->value() / 100});
    m_viewport->elements().setBrushRadius(float(m_brushRadius->value()));
}

void MeshPanel::takeMoveOptions()
{
    MeshSession *session = m_actions->session();
    if (!session || m_isReading)
        return;
    VertexMoveOptions options = session->moveOptions();
    options.isProportional = m_proportional->isChecked();
    options.alongSurface = m_alongSurface->isChecked();
    options.radius = float(m_radius->value());
    options.falloff = Falloff(m_falloff->currentIndex());
    session->setMoveOptions(options);
}

void MeshPanel::update()
{
    MeshSession *session = m_actions->session();
    m_pages->setCurrentIndex(session ? 1 : 0);
    m_model->setSession(session);
    m_weights->setSession(session);
    if (!session)
        return;
    m_table->setColumnHidden(VertexTableModel::Part, session->parts().size() == 1);
    const QScopedValueRollback<bool> reading(m_isReading, true);
    const VertexMoveOptions &options = session->moveOptions();
    m_proportional->setChecked(options.isProportional);
    m_alongSurface->setChecked(options.alongSurface);
    m_falloff->setCurrentIndex(int(options.falloff));
    m_radius->setValue(double(options.radius));
    for (QWidget *widget :
         {static_cast<QWidget *>(m_alongSurface), static_cast<QWidget *>(m_radius), static_cast<QWidget *>(m_falloff)})
        widget->setEnabled(options.isProportional);
    const int count = int(session->selectedCount()), parts = int(session->parts().size());
    const QString selected = session->kind() == ElementKind::Vertex ? tr("%n vertices selected", nullptr, count)
                             : session->kind() == ElementKind::Edge ? tr("%n edges selected", nullptr, count)
                                                                    : tr("%n faces selected", nullptr, count);
    QString text = tr("%1; %2").arg(selected, tr("%n parts are edited", nullptr, parts));
    if (session->hidesAny())
        text = tr("%1; faces are hidden").arg(text);
    if (m_model->isCutOff())
        text = tr("%1; the table shows the first %2 vertices").arg(text).arg(m_model->rowCount());
    m_count->setText(text);
}

} // namespace sinew

#include "moc_mesh_panel.cpp"
