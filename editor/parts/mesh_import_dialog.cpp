// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/mesh_import_dialog.h"

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/create/fields/axes_box.h"
#include "editor/documents/document_list.h"
#include "editor/parts/imported_part_table.h"
#include "editor/parts/node_table.h"
#include "widgets/shell/report_label.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int pause = 250; ///< milliseconds

} // namespace

MeshImportDialog::MeshImportDialog(const DocumentList &documents, const QString &path,
                                   std::shared_ptr<const Importer> importer, const FormatRegistry &formats,
                                   QWidget *parent)
    : PreviewDialog(documents, parent), m_path(path), m_importer(std::move(importer)), m_formats(formats),
      m_selected(document()->selection().nodes()), m_axes(new AxesBox), m_scale(new QDoubleSpinBox),
      m_basis(new PlainLabel), m_parts(new ImportedPartTable), m_bones(new NodeTable),
      m_move(new QCheckBox(tr("Move vertices &with their bones"))), m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("meshImportDialog"));
    setWindowTitle(tr("Meshes of %1").arg(QFileInfo(path).fileName()));
    setUpScaleBox(*m_scale);
    m_basis->setForegroundRole(QPalette::PlaceholderText);
    m_bones->setHorizontalHeaderLabels({tr("Bone of the file"), tr("Node here")});
    m_bones->setNoneTexts(tr("None: as the nearest vertices"),
                          tr("Nothing here matches; vertices that follow only such bones follow the bones of the "
                             "nearest vertex of the part"));
    m_move->setToolTip(tr("Vertices go where the model has the bones that they follow, for a mesh that was made for "
                          "bones in other places"));
    auto *form = new QFormLayout;
    form->addRow(tr("Axes"), m_axes);
    form->addRow(tr("Scale"), m_scale);
    form->addRow(QString(), m_basis);
    auto *tables = new QSplitter(Qt::Vertical);
    tables->setChildrenCollapsible(false);
    tables->addWidget(m_parts);
    tables->addWidget(m_bones);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &MeshImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &MeshImportDialog::reject);
    auto *reports = new QScrollArea;
    reports->setWidgetResizable(true);
    reports->setFrameShape(QFrame::NoFrame);
    reports->setMaximumHeight(fontMetrics().lineSpacing() * 6);
    reports->setWidget(m_report);
    m_report->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(tables, 1);
    layout->addWidget(m_move);
    layout->addWidget(reports);
    layout->addWidget(buttons);
    m_import->setDefault(true);
    resize(640, 620);

    for (QTimer *timer : {&m_readDelay, &m_previewDelay}) {
        timer->setSingleShot(true);
        timer->setInterval(pause);
    }
    connect(&m_readDelay, &QTimer::timeout, this, &MeshImportDialog::read);
    connect(&m_previewDelay, &QTimer::timeout, this, &MeshImportDialog::showResult);
    const auto readLater = [this] {
        m_import->setEnabled(false); // until the file is read that way
        m_readDelay.start();
    };
    connect(m_axes, &QComboBox::currentIndexChanged, this, readLater);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, [this, readLater] {
        m_hasScale = true;
        readLater();
    });
    connect(m_parts, &ImportedPartTable::chosenChanged, &m_previewDelay, qOverload<>(&QTimer::start));
    connect(m_bones, &NodeTable::chosenChanged, &m_previewDelay, qOverload<>(&QTimer::start));
    connect(m_move, &QCheckBox::toggled, &m_previewDelay, qOverload<>(&QTimer::start));
    read();
}

void MeshImportDialog::previewLost()
{
    m_import->setEnabled(false);
}

void MeshImportDialog::showFor(const DocumentList &documents, const QString &path,
                               std::shared_ptr<const Importer> importer, const FormatRegistry &formats, QWidget *window)
{
    delete window->findChild<MeshImportDialog *>();
    if (!documents.current())
        return;
    auto *dialog = new MeshImportDialog(documents, path, std::move(importer), formats, window);
    dialog->bringUp();
}

void MeshImportDialog::read()
{
    if (!document())
        return;
    dropPreview();
    m_import->setEnabled(false);
    ImportOptions options;
    options.textures = false;
    options.keepsAxes = m_axes->keepsAxes();
    if (m_hasScale)
        options.scale = m_scale->value();
    const auto work = [path = m_path, importer = m_importer, &formats = m_formats, options,
                       id = document()->format()->info().id,
                       model = document()->format()->scene()->build(document()->model())] {
        return ImportedFile::readFor(model, path, *importer, options, id, formats);
    };
    m_tasks.runNewest(work, [this](Result<ImportedFile> file) { show(std::move(file)); });
}

void MeshImportDialog::show(Result<ImportedFile> file)
{
    if (!document())
        return;
    if (!file) {
        m_file.reset(); // what the tables show is from other options
        return m_report->setReport({translated(file.error())}, true);
    }
    m_file = std::move(*file);
    const ImportedScene &from = m_file->scene();
    if (!m_hasScale) {
        const QSignalBlocker quiet(m_scale);
        m_scale->setValue(from.scale);
    }
    m_basis->setText(m_hasScale ? QString() : translated(from.basis));
    MeshImport suggested = suggestedImport(from, *document()->format(), document()->model());
    // One mesh and one selected part: that one is meant.
    if (suggested.parts.size() == 1 && suggested.parts.front().use == ImportedPart::Added && m_selected.size() == 1) {
        for (const NodeId part : editableParts(*document()->format(), document()->model()))
            if (part == m_selected.front())
                suggested.parts.front() = {0, ImportedPart::Replaces, part};
    }
    std::vector<NodeId> bones;
    for (const NodeMatch &match : suggested.bones)
        bones.push_back(match.from);
    m_bones->setMatches(
        suggested.bones,
        [scene = from.scene](NodeId node) { return QString::fromStdString(scene.nodes.at(node - 1).name); },
        document());
    m_bones->show(bones, {});
    m_parts->show(from.scene, std::move(suggested.parts), document());
    showResult();
}

MeshImport MeshImportDialog::import() const
{
    MeshImport import;
    import.parts = m_parts->parts();
    for (const auto &[from, to] : m_bones->chosen())
        import.bones.push_back({from, to});
    import.movesWithBones = m_move->isChecked();
    return import;
}

void MeshImportDialog::showResult()
{
    // What is being read shows its own result.
    if (!document() || !m_file || isReading())
        return;
    QStringList lines;
    const Status done = preview([&](MergeKey key) -> Status {
        const MeshImport wanted = import();
        const RenderScene &scene = m_file->scene().scene;
        const Format &format = *document()->format();
        Result<MeshEdit> edit = importedMeshes(scene, wanted, format, document()->model());
        if (!edit)
            return edit.error();
        if (const int unsure = m_bones->unsureCount())
            lines.append(tr("%n nodes are matched by a guess; check them in the table.", nullptr, unsure));
        if (const BonesApart apart = bonesApart(scene, wanted, format, document()->model()); apart.count)
            lines.append(tr("%n bones of the file lie elsewhere at rest, by up to %1.", nullptr, int(apart.count))
                             .arg(QLocale().toString(apart.farthest, 'g', 4)));
        for (const Message &note : edit->notes)
            lines.append(translated(note));
        return document()->push(std::move(edit->changes), tr("Import meshes"), key);
    });
    m_report->setReport(done ? lines : QStringList{translated(done.error())}, !done);
    m_import->setEnabled(bool(done));
}

void MeshImportDialog::accept()
{
    if (m_previewDelay.isActive()) {
        m_previewDelay.stop();
        showResult();
    }
    if (document() && m_import->isEnabled() && !isReading())
        PreviewDialog::accept();
}

} // namespace sinew

#include "moc_mesh_import_dialog.cpp"
