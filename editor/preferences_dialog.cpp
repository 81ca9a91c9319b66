// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/preferences_dialog.h"

#include "editor/language.h"
#include "editor/settings.h"
#include "viewport/player_colours.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sinew {

QComboBox *makeTeamColourBox(QWidget *parent)
{
    auto *box = new QComboBox(parent);
    for (std::size_t i = 0; i < playerColours().size(); ++i) {
        const PlayerColour &colour = playerColours()[i];
        QPixmap swatch(16, 16);
        swatch.fill(QColor(colour.rgb));
        QPainter painter(&swatch);
        painter.setPen(QColor(0, 0, 0, 90));
        painter.drawRect(0, 0, 15, 15);
        painter.end();
        box->addItem(swatch,
                     QStringLiteral("%1 %2").arg(i + 1).arg(QCoreApplication::translate("PlayerColour", colour.name)));
    }
    return box;
}

PreferencesDialog::PreferencesDialog(Settings &settings, QWidget *parent)
    : QDialog(parent), m_settings(settings), m_theme(new QComboBox), m_language(new QComboBox),
      m_languageNote(new QLabel), m_folders(new QListWidget), m_teamColour(makeTeamColourBox()), m_history(new QSpinBox)
{
    setWindowTitle(tr("Preferences"));
    resize(560, 460);

    m_theme->addItem(tr("Like the system"), int(Settings::Theme::System));
    m_theme->addItem(tr("Light"), int(Settings::Theme::Light));
    m_theme->addItem(tr("Dark"), int(Settings::Theme::Dark));
    m_theme->setCurrentIndex(m_theme->findData(int(settings.theme())));

    m_language->addItem(tr("Like the system"), QString());
    for (const QString &language : availableLanguages())
        m_language->addItem(languageName(language), language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(settings.language())));
    m_languageNote->setText(tr("The new language is used from the next start on."));
    m_languageNote->hide();

    m_teamColour->setCurrentIndex(settings.teamColour());

    m_history->setRange(16, 65536);
    m_history->setSuffix(tr(" MiB"));
    m_history->setSingleStep(64);
    m_history->setValue(settings.historyMebibytes());
    m_history->setToolTip(tr("Memory for the undo steps of one document. Beyond it the oldest steps are forgotten."));

    auto *form = new QFormLayout;
    form->addRow(tr("&Theme:"), m_theme);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(QString(), m_languageNote);
    form->addRow(tr("Team &colour:"), m_teamColour);
    form->addRow(tr("Undo &memory:"), m_history);
    form->addRow(tr("Asset &folders:"), makeAssetFolders());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form, 1);
    layout->addWidget(buttons);

    connect(m_theme, &QComboBox::currentIndexChanged, this,
            [this] { m_settings.setTheme(Settings::Theme(m_theme->currentData().toInt())); });
    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        m_settings.setLanguage(m_language->currentData().toString());
        m_languageNote->show();
    });
    connect(m_teamColour, &QComboBox::currentIndexChanged, &m_settings, &Settings::setTeamColour);
    connect(m_history, &QSpinBox::valueChanged, &m_settings, &Settings::setHistoryMebibytes);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

QWidget *PreferencesDialog::makeAssetFolders()
{
    m_folders->addItems(m_settings.assetFolders());
    m_folders->setDragDropMode(QAbstractItemView::InternalMove);
    m_folders->setToolTip(tr("Searched for textures after the model's own folder, from top to bottom."));
    m_folders->setAccessibleName(tr("Asset folders"));
    auto *add = new QPushButton(tr("&Add…"));
    auto *remove = new QPushButton(tr("&Remove"));
    remove->setEnabled(false);
    // Enter in a field is done with the dialog; only a click or Space opens another one.
    add->setAutoDefault(false);
    remove->setAutoDefault(false);

    auto *buttons = new QVBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch();
    auto *box = new QWidget;
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_folders, 1);
    row->addLayout(buttons);

    connect(add, &QPushButton::clicked, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("Folder with textures"), m_settings.lastFolder());
        if (!folder.isEmpty() && m_folders->findItems(folder, Qt::MatchExactly).isEmpty()) {
            m_folders->addItem(folder);
            storeFolders();
        }
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        delete m_folders->currentItem();
        storeFolders();
    });
    connect(m_folders, &QListWidget::currentRowChanged, this, [remove](int index) { remove->setEnabled(index >= 0); });
    connect(m_folders->model(), &QAbstractItemModel::rowsMoved, this, &PreferencesDialog::storeFolders);
    return box;
}

void PreferencesDialog::storeFolders()
{
    QStringList folders;
    for (int i = 0; i < m_folders->count(); ++i)
        folders.append(m_folders->item(i)->text());
    m_settings.setAssetFolders(folders);
}

} // namespace sinew
