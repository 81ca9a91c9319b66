// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/string_editor.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/properties/parts/field_line_edit.h"
#include "widgets/properties/parts/tone_label.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/text_bytes.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

StringEditor::StringEditor(PropertyContext &context, Binding text, QWidget *parent)
    : ValueEditor(context, std::move(text), parent), m_line(new FieldLineEdit(this)),
      m_count(new ToneLabel(ToneLabel::Tone::Muted, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_line, 1);
    layout->addWidget(m_count);
    m_line->setAccessibleName(fieldLabel(binding().field()));
    m_count->setToolTip(tr("Bytes used out of the bytes available"));
    setFocusProxy(m_line);
    connect(m_line, &FieldLineEdit::cancelled, this, [this] {
        refresh();
        Q_EMIT refused(QString());
    });
    connect(m_line, &QLineEdit::editingFinished, this, &StringEditor::commit);
    connect(m_line, &QLineEdit::textEdited, this, [this] { Q_EMIT refused(QString()); });
    connect(m_line, &QLineEdit::textChanged, this, &StringEditor::count);
    if (binding().field().assetPath) {
        m_browse = new QToolButton(this);
        m_browse->setIcon(QIcon::fromTheme(QStringLiteral("document-open")));
        if (m_browse->icon().isNull())
            m_browse->setText(QStringLiteral("…"));
        m_browse->setToolTip(tr("Browse for a file"));
        m_browse->setAccessibleName(tr("Browse for %1").arg(fieldLabel(binding().field())));
        layout->addWidget(m_browse);
        connect(m_browse, &QToolButton::clicked, this, &StringEditor::browse);
        m_note = new ToneLabel(ToneLabel::Tone::Muted);
        m_note->setWordWrap(true);
        m_note->setContextMenuPolicy(Qt::CustomContextMenu);
        m_steps = new QToolButton;
        m_steps->setAutoRaise(true);
        m_steps->setText(QStringLiteral("…"));
        m_steps->setToolTip(tr("File actions"));
        m_steps->setAccessibleName(m_steps->toolTip());
        auto *row = new QHBoxLayout;
        row->addWidget(m_note, 1);
        row->addWidget(m_steps, 0, Qt::AlignTop);
        static_cast<QVBoxLayout *>(makeDetails()->layout())->addLayout(row);
        connect(m_steps, &QToolButton::clicked, this, &StringEditor::showSteps);
        connect(m_note, &QWidget::customContextMenuRequested, this, &StringEditor::showSteps);
        connect(&this->context(), &PropertyContext::assetsChanged, this, &StringEditor::showNote);
    }
    refresh();
}

void StringEditor::setReadOnly(bool readOnly)
{
    m_line->setReadOnly(readOnly);
    if (m_browse)
        m_browse->setEnabled(!readOnly);
}

void StringEditor::refresh()
{
    if (m_line->isModified() && m_line->hasFocus())
        return;
    const void *data = binding().data();
    const bool mixed = binding().isMixed();
    const QString text =
        data && !mixed ? textFromBytes(valueText(binding().field(), binding().type(), data)) : QString();
    m_line->setPlaceholderText(mixed ? mixedText() : QString());
    if (m_line->text() != text) {
        m_line->setText(text);
        if (!m_line->hasFocus())
            m_line->setCursorPosition(0);
    }
    m_line->setModified(false);
    m_line->setToolTip(text);
    count();
    showNote();
}

void StringEditor::showNote()
{
    if (!m_note)
        return;
    const AssetNote note = context().assetNote(m_line->isModified() ? QString() : m_line->text());
    m_note->setText(note.text);
    m_note->setToolTip(note.toolTip);
    m_note->setTone(note.missing ? ToneLabel::Tone::Warning : ToneLabel::Tone::Muted);
    m_steps->setVisible(!note.steps.empty());
    details()->setVisible(!note.text.isEmpty());
}

void StringEditor::showSteps()
{
    const AssetNote note = context().assetNote(m_line->text());
    if (note.steps.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const AssetNote::Step &step : note.steps)
        connect(menu->addAction(step.text), &QAction::triggered, this, [run = step.run] { run(); });
    menu->popup(QCursor::pos());
}

void StringEditor::count()
{
    const qsizetype bytes = textToBytes(m_line->text()).size(), limit = qsizetype(binding().type().components);
    m_count->setText(QStringLiteral("%1/%2").arg(bytes).arg(limit));
    m_count->setTone(bytes > limit ? ToneLabel::Tone::Refused : ToneLabel::Tone::Muted);
}

bool StringEditor::setText(const QString &text)
{
    const std::string bytes = textToBytes(text).toStdString();
    const TypeInfo &type = binding().type();
    if (bytes.size() > type.components)
        return report(Error{tr("%1 bytes are too many; %2 fit").arg(bytes.size()).arg(type.components).toStdString()});
    return edit([&](void *data) -> Status {
        const Result<Value> value = parseValue(binding().field(), type, bytes);
        if (!value)
            return value.error();
        std::memcpy(data, value->data(), type.components);
        return Done{};
    });
}

void StringEditor::commit()
{
    if (!m_line->isModified())
        return;
    const void *data = binding().data();
    if (data && !binding().isMixed() &&
        textFromBytes(valueText(binding().field(), binding().type(), data)) == m_line->text()) {
        m_line->setModified(false);
        return;
    }
    m_line->setModified(false);
    if (!setText(m_line->text())) {
        // While the user is still here, the text stays for correction.
        if (m_line->hasFocus())
            m_line->setModified(true);
        else
            refresh();
    }
}

void StringEditor::browse()
{
    if (context().browsesElsewhere()) {
        Q_EMIT context().assetBrowseRequested(binding().address(), m_line->text());
        return;
    }
    const QString modelPath = binding().document().path();
    auto *dialog = new QFileDialog(this, tr("Choose a file"), QFileInfo(modelPath).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, modelPath](const QString &file) { setText(assetPathFor(file, modelPath)); });
    dialog->open();
}

QString assetPathFor(const QString &file, const QString &modelPath)
{
    const QString name = QFileInfo(file).fileName();
    if (modelPath.isEmpty())
        return name;
    QString relative = QFileInfo(modelPath).absoluteDir().relativeFilePath(QFileInfo(file).absoluteFilePath());
    if (relative.startsWith(QStringLiteral("../")) || QDir::isAbsolutePath(relative))
        return name;
    return relative.replace(QLatin1Char('/'), QLatin1Char('\\'));
}

} // namespace sinew

#include "moc_string_editor.cpp"
