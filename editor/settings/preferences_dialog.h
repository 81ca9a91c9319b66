// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace sinew {

class ArchiveRegistry;
class Settings;

/// Appearance, language, asset sources, team colour and history limit. Every choice takes effect at once, except the
/// language, which takes effect at the next start, as the dialog says.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    PreferencesDialog(Settings &settings, const ArchiveRegistry &archives, const QStringList &games,
                      QWidget *parent = nullptr);

private:
    QWidget *makeListFileRow();

    Settings &m_settings;
    QComboBox *m_theme;
    QComboBox *m_language;
    QLabel *m_languageNote;
    QComboBox *m_teamColour;
    QSpinBox *m_history;
};

/// A combo box of the 24 player colours with swatches.
QComboBox *makeTeamColourBox(QWidget *parent = nullptr);

} // namespace sinew
