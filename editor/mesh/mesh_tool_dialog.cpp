// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_tool_dialog.h"

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/documents/document_list.h"
#include "widgets/shell/report_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>

namespace sinew {

MeshToolDialog::MeshToolDialog(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                               std::vector<NodeId> nodes, QWidget *parent)
    : PreviewDialog(documents, parent), m_tool(tool), m_parts(std::move(parts)), m_nodes(std::move(nodes)),
      m_values(defaultValues(tool)), m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("meshToolDialog"));
    setWindowTitle(translatedLabel(tool.label));
    auto *form = new QFormLayout;
    for (std::size_t i = 0; i < tool.options.size(); ++i)
        addOption(*form, i, tool.options[i]);
    m_apply = layOut(translated(Message(tool.help)), form, m_report);
    showResult();
}

void MeshToolDialog::showFor(const DocumentList &documents, const MeshTool &tool, std::vector<NodeId> parts,
                             std::vector<NodeId> nodes, QWidget *window)
{
    delete window->findChild<MeshToolDialog *>();
    if (!documents.current())
        return;
    auto *dialog = new MeshToolDialog(documents, tool, std::move(parts), std::move(nodes), window);
    dialog->bringUp();
    // Beside the picture, which shows the preview.
    const int margin = dialog->fontMetrics().height();
    dialog->move(window->mapToGlobal(QPoint(margin, window->height() - dialog->height() - 3 * margin)));
}

void MeshToolDialog::addOption(QFormLayout &form, std::size_t index, const MeshToolOption &option)
{
    const QString help = translated(Message(option.help)), label = translatedLabel(option.label);
    const auto set = [this, index](double value) {
        m_values[index] = value;
        showResult();
    };
    if (option.kind == MeshToolOption::Switch) {
        auto *box = new QCheckBox(label);
        box->setChecked(option.value != 0);
        box->setToolTip(help);
        box->setObjectName(QLatin1String(option.id));
        connect(box, &QCheckBox::toggled, this, set);
        form.addRow(QString(), box);
        return;
    }
    if (option.kind == MeshToolOption::Choice) {
        auto *box = new QComboBox;
        for (const MeshToolChoice &choice : option.choices)
            box->addItem(translatedLabel(choice.label));
        box->setCurrentIndex(int(option.value));
        box->setToolTip(help);
        box->setObjectName(QLatin1String(option.id));
        connect(box, &QComboBox::currentIndexChanged, this, [set](int row) { set(row); });
        form.addRow(tr("%1:").arg(label), box);
        return;
    }
    auto *box = new QDoubleSpinBox;
    box->setDecimals(option.kind == MeshToolOption::Count ? 0 : option.kind == MeshToolOption::Distance ? 4 : 1);
    box->setRange(option.lowest, option.highest);
    box->setValue(option.value);
    box->setKeyboardTracking(false);
    box->setToolTip(help);
    box->setObjectName(QLatin1String(option.id));
    if (option.kind == MeshToolOption::Degrees)
        box->setSuffix(tr("°"));
    else if (option.kind == MeshToolOption::Percent)
        box->setSuffix(tr(" %"));
    if (option.kind == MeshToolOption::Distance)
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    else
        box->setSingleStep(option.highest >= 100 ? 5 : 1);
    connect(box, &QDoubleSpinBox::valueChanged, this, set);
    form.addRow(tr("%1:").arg(label), box);
}

void MeshToolDialog::showResult()
{
    if (!document())
        return;
    QStringList lines;
    bool isIdle = false;
    const Status done = preview([&](MergeKey key) -> Status {
        Result<MeshEdit> edit =
            runMeshTool(document()->model(), *document()->format(), m_tool, m_parts, m_values, m_nodes);
        if (!edit)
            return edit.error();
        for (const Message &note : edit->notes)
            lines.append(translated(note));
        isIdle = edit->changes.empty();
        return document()->push(std::move(edit->changes), translatedLabel(m_tool.label), key);
    });
    m_report->setReport(done ? lines : QStringList{translated(done.error())}, !done);
    m_apply->setEnabled(done && !isIdle);
}

} // namespace sinew

#include "moc_mesh_tool_dialog.cpp"
