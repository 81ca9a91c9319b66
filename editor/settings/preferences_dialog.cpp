// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/preferences_dialog.h"

#include "core/assets/list_file.h"
#include "core/text/translated.h"
#include "editor/settings/asset_locations_editor.h"
#include "editor/settings/language.h"
#include "editor/settings/settings.h"
#include "viewport/options/player_colours.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
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

PreferencesDialog::PreferencesDialog(Settings &settings, const ArchiveRegistry &archives, const QStringList &games,
                                     QWidget *parent)
    : QDialog(parent), m_settings(settings), m_theme(new QComboBox), m_language(new QComboBox),
      m_languageNote(new PlainLabel), m_teamColour(makeTeamColourBox()), m_history(new QSpinBox)
{
    setWindowTitle(tr("Preferences"));
    resize(820, 520);

    m_theme->addItem(tr("Dark"), int(Settings::Theme::Dark));
    m_theme->addItem(tr("Light"), int(Settings::Theme::Light));
    m_theme->addItem(tr("System default"), int(Settings::Theme::System));
    m_theme->setCurrentIndex(m_theme->findData(int(settings.theme())));

    m_language->addItem(tr("System default"), QString());
    for (const QString &language : availableLanguages())
        m_language->addItem(isMachineMade(language) ? tr("%1 (machine translation)").arg(languageName(language))
                                                    : languageName(language),
                            language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(settings.language())));
    m_languageNote->setText(tr("The new language takes effect the next time Sinew starts."));
    m_languageNote->hide();

    m_teamColour->setCurrentIndex(settings.teamColour());

    m_history->setRange(16, 65536);
    m_history->setSuffix(tr(" MiB"));
    m_history->setSingleStep(64);
    m_history->setValue(settings.historyMebibytes());
    m_history->setToolTip(
        tr("Memory for the undo steps of one document. Beyond this, the oldest steps are discarded."));

    auto *navigation = new QComboBox;
    navigation->setObjectName(QStringLiteral("navigation"));
    navigation->addItem(tr("Sinew: left drag orbits"), int(Navigation::Sinew));
    navigation->addItem(tr("Blender: middle drag orbits"), int(Navigation::Blender));
    navigation->addItem(tr("Maya: Alt and left drag orbits"), int(Navigation::Maya));
    navigation->addItem(tr("Warcraft III editor: Ctrl and right drag orbits"), int(Navigation::WorldEditor));
    navigation->setCurrentIndex(navigation->findData(int(settings.navigation())));
    auto *reopen = new QCheckBox(tr("&Open the files of the last session at startup"));
    reopen->setChecked(settings.reopensFiles());

    auto *form = new QFormLayout;
    form->addRow(tr("&Theme:"), m_theme);
    form->addRow(tr("&Language:"), m_language);
    form->addRow(QString(), m_languageNote);
    form->addRow(tr("&Navigation in 3D:"), navigation);
    form->addRow(QString(), reopen);
    form->addRow(tr("Team &colour:"), m_teamColour);
    form->addRow(tr("Undo &memory:"), m_history);
    form->addRow(tr("File ID &list (WoW):"), makeListFileRow());
    form->addRow(tr("&Asset sources:"), new AssetLocationsEditor(settings, archives, games));
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
    connect(navigation, &QComboBox::currentIndexChanged, this,
            [this, navigation] { m_settings.setNavigation(Navigation(navigation->currentData().toInt())); });
    connect(reopen, &QCheckBox::toggled, &m_settings, &Settings::setReopensFiles);
    connect(m_teamColour, &QComboBox::currentIndexChanged, &m_settings, &Settings::setTeamColour);
    // Beyond a smaller number on the way to the one that is typed, steps would be lost.
    m_history->setKeyboardTracking(false);
    connect(m_history, &QSpinBox::valueChanged, &m_settings, &Settings::setHistoryMebibytes);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
}

QWidget *PreferencesDialog::makeListFileRow()
{
    auto *row = new QWidget;
    auto *path = new QLineEdit(m_settings.listFile());
    path->setObjectName(QStringLiteral("listFile"));
    path->setAccessibleName(tr("File ID list (WoW)"));
    path->setClearButtonEnabled(true);
    path->setPlaceholderText(tr("List of “id;path” lines"));
    path->setToolTip(tr("Newer World of Warcraft models refer to their files by number. A list from the internet, such "
                        "as the community listfile, provides their names."));
    auto *note = new PlainLabel;
    note->setWordWrap(true);
    note->hide();
    auto *choose = new QPushButton(tr("&Browse…"));
    choose->setAutoDefault(false); // otherwise Enter in a field would press it
    auto *line = new QHBoxLayout;
    line->addWidget(path, 1);
    line->addWidget(choose);
    auto *layout = new QVBoxLayout(row);
    layout->setContentsMargins({});
    layout->addLayout(line);
    layout->addWidget(note);
    row->setFocusProxy(path);
    const auto take = [this, path, note] {
        const QString file = path->text().trimmed();
        const Status loaded = ListFile(file).load();
        note->setText(loaded ? QString() : translated(loaded.error().message));
        note->setVisible(!loaded);
        if (loaded)
            m_settings.setListFile(file);
    };
    connect(path, &QLineEdit::editingFinished, this, take);
    connect(choose, &QPushButton::clicked, this, [this, path, take] {
        const QString file =
            QFileDialog::getOpenFileName(this, tr("List of file names"), path->text(),
                                         tr("Lists (*.csv *.txt)") + QStringLiteral(";;") + tr("All files (*)"));
        if (file.isEmpty())
            return;
        path->setText(file);
        take();
    });
    return row;
}

} // namespace sinew

#include "moc_preferences_dialog.cpp"
