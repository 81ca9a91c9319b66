// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/look_at_dialog.h"

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "widgets/shared/object_names.h"
#include "widgets/shell/report_label.h"
#include "widgets/text/plain_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace sinew {

LookAtDialog::LookAtDialog(const DocumentList &documents, QWidget *parent)
    : QDialog(parent), m_document(documents.current()), m_node(m_document->selection().current()),
      m_target(new QComboBox), m_aim(makeAxes(OwnAxis::PlusX)), m_up(makeAxes(OwnAxis::PlusZ)),
      m_influence(new QSpinBox), m_start(new QSpinBox), m_end(new QSpinBox), m_tolerance(new QDoubleSpinBox),
      m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("lookAtDialog"));
    setWindowTitle(tr("Look at"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_target->setObjectName(QStringLiteral("target"));
    m_influence->setObjectName(QStringLiteral("influence"));
    m_influence->setRange(0, 100);
    m_influence->setValue(100);
    m_influence->setSuffix(tr(" %"));
    m_tolerance->setRange(0.01, 5);
    m_tolerance->setSingleStep(0.05);
    m_tolerance->setValue(LookAtRequest().tolerance);
    m_tolerance->setSuffix(tr("°"));
    m_tolerance->setToolTip(tr("How far the rotation may be off between keys: the less, the more keys"));

    auto *form = new QFormLayout;
    form->addRow(tr("Node:"), new PlainLabel(displayName(*m_document, m_node)));
    form->addRow(tr("&Target:"), m_target);
    form->addRow(tr("A&xis that points at it:"), m_aim);
    form->addRow(tr("Axis that points &up:"), m_up);
    form->addRow(tr("&Influence:"), m_influence);
    form->addRow(tr("&From:"), m_start);
    form->addRow(tr("T&o:"), m_end);
    form->addRow(tr("&Largest error:"), m_tolerance);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Cancel);
    connect(buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, &LookAtDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &LookAtDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_report);
    layout->addStretch();
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Apply)->setDefault(true);

    fillTargets();
    readSequence();
    for (const QComboBox *box : {m_target, m_aim, m_up})
        connect(box, &QComboBox::currentIndexChanged, this, &LookAtDialog::preview);
    for (const QSpinBox *box : {m_influence, m_start, m_end})
        connect(box, &QSpinBox::valueChanged, this, &LookAtDialog::preview);
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this, &LookAtDialog::preview);
    connect(&documents, &DocumentList::currentChanged, this, &LookAtDialog::reject);
    connect(&documents, &DocumentList::aboutToRemove, this, [this](Document *document) {
        if (document == m_document)
            reject();
    });
    connect(&m_document->playback(), &Playback::sequenceChanged, this, [this] {
        readSequence();
        preview();
    });
    // After any other step nothing is previewed until something is entered.
    connect(m_document, &Document::previewDropped, this, [this] {
        m_hasPreview = false;
        if (!m_isPreviewing)
            m_report->setReport({}, false);
    });
}

LookAtDialog::~LookAtDialog()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_document && m_hasPreview)
        m_document->dropPreview();
}

void LookAtDialog::showFor(const DocumentList &documents, QWidget *window)
{
    delete window->findChild<LookAtDialog *>();
    if (!documents.current())
        return;
    auto *dialog = new LookAtDialog(documents, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

QComboBox *LookAtDialog::makeAxes(OwnAxis chosen)
{
    auto *box = new QComboBox;
    box->addItems({QStringLiteral("+x"), QStringLiteral("−x"), QStringLiteral("+y"), QStringLiteral("−y"),
                   QStringLiteral("+z"), QStringLiteral("−z")});
    box->setCurrentIndex(int(chosen));
    box->setToolTip(tr("Of the node’s own axes"));
    return box;
}

void LookAtDialog::fillTargets()
{
    const RenderScene scene = m_document->format()->scene()->build(m_document->model());
    m_target->addItem(tr("Choose…"), quint32(NoNode));
    for (const SceneNode &node : scene.nodes)
        if (node.source != m_node && node.source != NoNode)
            m_target->addItem(displayName(*m_document, node.source), quint32(node.source));
    for (const SceneCamera &camera : scene.cameras)
        if (m_target->findData(quint32(camera.source)) < 0)
            m_target->addItem(displayName(*m_document, camera.source), quint32(camera.source));
}

void LookAtDialog::readSequence()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    const Playback &playback = m_document->playback();
    const int length = int(std::clamp(playback.end() - playback.start(), 0.0, double(std::numeric_limits<int>::max())));
    const QString suffix = QLatin1Char(' ') + QString::fromLatin1(m_document->format()->curves()->traits().unitName);
    for (QSpinBox *box : {m_start, m_end}) {
        box->setRange(0, length);
        box->setSuffix(suffix);
        box->setToolTip(tr("From the start of the sequence"));
    }
    m_start->setValue(0);
    m_end->setValue(length);
}

LookAtRequest LookAtDialog::request() const
{
    LookAtRequest request;
    request.node = m_node;
    request.target = NodeId(m_target->currentData().toUInt());
    const auto start = std::int32_t(m_document->playback().start());
    request.start = start + m_start->value();
    request.end = start + m_end->value();
    request.aim = OwnAxis(m_aim->currentIndex());
    request.up = OwnAxis(m_up->currentIndex());
    request.influence = m_influence->value() / 100.0;
    request.tolerance = m_tolerance->value();
    return request;
}

void LookAtDialog::preview()
{
    if (!m_document || m_isPreviewing)
        return;
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_hasPreview)
        m_document->dropPreview();
    if (m_target->currentIndex() <= 0) {
        m_report->setReport({}, false);
        return;
    }
    const RenderScene scene = m_document->format()->scene()->build(m_document->model());
    const Result<BakedLookAt> baked = bakedLookAt(*m_document, scene, request());
    Status done = baked ? Status(Done{}) : Status(baked.error());
    if (baked) {
        const MergeKey key = MergeKey::next();
        m_document->setPreview(key);
        done = pushEdits(*m_document, std::span(&baked->rotation, 1),
                         tr("%1 looks at %2").arg(displayName(*m_document, m_node), m_target->currentText()), key);
        m_hasPreview = bool(done);
    }
    if (!done)
        m_report->setReport({translated(done.error())}, true);
    else
        m_report->setReport({tr("%n key(s), at most %1° from the wanted rotation", nullptr, int(baked->keys))
                                 .arg(QLocale().toString(baked->error, 'f', 2))},
                            false);
}

void LookAtDialog::accept()
{
    if (m_document) {
        const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
        if (m_hasPreview)
            m_document->keepPreview();
    }
    QDialog::accept();
}

} // namespace sinew

#include "moc_look_at_dialog.cpp"
