// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/texture_slots_dialog.h"

#include "editor/settings/settings.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {

TextureSlotsDialog::TextureSlotsDialog(std::vector<TextureSlot> slots, SlotFiles guessed, const QString &modelPath,
                                       const QStringList &suffixes, Settings &settings, Browse browse, QWidget *parent)
    : QDialog(parent), m_slots(std::move(slots)), m_guessed(std::move(guessed)), m_modelPath(modelPath),
      m_suffixes(suffixes), m_settings(settings), m_browse(std::move(browse)), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Replaceable textures of “%1”").arg(QFileInfo(modelPath).fileName()));
    resize(640, 320);
    auto *text = new PlainLabel(
        m_slots.empty()
            ? tr("The model specifies a file for each of its textures.")
            : tr("The game supplies these textures. Choose the images to show here; the model is not changed."));
    text->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("slots"));
    m_list->setHeaderLabels({tr("Number"), tr("Texture"), tr("File")});
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->viewport()->setAcceptDrops(true);
    m_list->viewport()->installEventFilter(this);
    for (const TextureSlot &slot : m_slots)
        m_list->addTopLevelItem(new QTreeWidgetItem({QString::number(slot.id), slot.name}));
    showFiles();
    for (const int column : {0, 1})
        m_list->resizeColumnToContents(column);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *chooseButton = buttons->addButton(tr("&Choose…"), QDialogButtonBox::ActionRole);
    QPushButton *fileButton = buttons->addButton(tr("&File…"), QDialogButtonBox::ActionRole);
    chooseButton->setToolTip(tr("Choose from the files of all asset folders and archives"));
    fileButton->setToolTip(tr("Choose a file anywhere on the disk"));
    QPushButton *clearButton = buttons->addButton(tr("C&lear"), QDialogButtonBox::ActionRole);
    clearButton->setToolTip(tr("Use a file next to the model for this slot"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);

    const auto row = [this] { return m_list->indexOfTopLevelItem(m_list->currentItem()); };
    const auto enable = [this, chooseButton, fileButton, clearButton, row] {
        const int now = row();
        chooseButton->setEnabled(now >= 0);
        fileButton->setEnabled(now >= 0);
        clearButton->setEnabled(now >= 0 && m_settings.slotFiles(m_modelPath).contains(m_slots[std::size_t(now)].id));
    };
    connect(m_list, &QTreeWidget::currentItemChanged, this, enable);
    connect(m_list, &QTreeWidget::itemActivated, this, [this, row] { this->browse(row()); });
    connect(chooseButton, &QPushButton::clicked, this, [this, row] { this->browse(row()); });
    connect(fileButton, &QPushButton::clicked, this, [this, row] { chooseFile(row()); });
    connect(clearButton, &QPushButton::clicked, this, [this, row] { fill(row(), {}); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_settings, &Settings::slotFilesChanged, this, [this, enable] {
        showFiles();
        enable();
    });
    if (!m_slots.empty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    enable();
}

void TextureSlotsDialog::select(std::uint32_t slot)
{
    for (std::size_t i = 0; i < m_slots.size(); ++i)
        if (m_slots[i].id == slot)
            m_list->setCurrentItem(m_list->topLevelItem(int(i)));
}

void TextureSlotsDialog::showFiles()
{
    const SlotFiles chosen = m_settings.slotFiles(m_modelPath);
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const std::uint32_t id = m_slots[i].id;
        const QString own = chosen.value(id), guessed = m_guessed.value(id);
        QTreeWidgetItem *item = m_list->topLevelItem(int(i));
        const QString file = own.isEmpty() ? guessed : own;
        item->setText(2, file.isEmpty()  ? tr("none")
                         : own.isEmpty() ? tr("%1 (found next to the model)").arg(QFileInfo(file).fileName())
                                         : QFileInfo(file).fileName());
        item->setToolTip(2, file);
    }
}

void TextureSlotsDialog::browse(int row)
{
    if (row < 0)
        return;
    const QString known = m_settings.slotFiles(m_modelPath).value(m_slots[std::size_t(row)].id);
    m_browse(QFileInfo(known).isAbsolute() ? QString() : known,
             [row, dialog = QPointer<TextureSlotsDialog>(this)](const QString &path) {
                 if (dialog)
                     dialog->fill(row, path);
             });
}

void TextureSlotsDialog::chooseFile(int row)
{
    if (row < 0)
        return;
    QStringList patterns;
    for (const QString &suffix : m_suffixes)
        patterns.append(QStringLiteral("*.%1 *.%2").arg(suffix, suffix.toUpper()));
    const QString known = m_settings.slotFiles(m_modelPath).value(m_slots[std::size_t(row)].id, m_modelPath);
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Image for “%1”").arg(m_slots[std::size_t(row)].name), QFileInfo(known).absolutePath(),
        tr("Images (%1)").arg(patterns.join(u' ')) + QStringLiteral(";;") + tr("All files (*)"));
    if (!file.isEmpty())
        fill(row, file);
}

void TextureSlotsDialog::fill(int row, const QString &path)
{
    if (row >= 0 && std::size_t(row) < m_slots.size())
        m_settings.setSlotFile(m_modelPath, m_slots[std::size_t(row)].id, path);
}

bool TextureSlotsDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (watched != m_list->viewport() || (!isDrag && event->type() != QEvent::Drop))
        return QDialog::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QList<QUrl> urls = drop->mimeData()->urls();
    const QString file = urls.size() == 1 ? urls.front().toLocalFile() : QString();
    const int row = m_list->indexOfTopLevelItem(m_list->itemAt(drop->position().toPoint()));
    const bool fits = QFileInfo(file).isFile() && (event->type() == QEvent::DragEnter || row >= 0);
    drop->setAccepted(fits);
    if (fits)
        drop->setDropAction(Qt::CopyAction);
    if (fits && event->type() == QEvent::Drop)
        fill(row, file);
    return true;
}

} // namespace sinew

#include "moc_texture_slots_dialog.cpp"
