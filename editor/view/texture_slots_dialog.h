// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/assets/texture_slots.h"

#include <QDialog>

class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class Settings;

/// The textures that a model leaves to the game, and the files that fill them. A file can be chosen or dropped on a
/// slot; every choice takes effect at once and is remembered for the model.
class TextureSlotsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `suffixes`: of images. `settings` must live as long as this object.
    TextureSlotsDialog(std::vector<TextureSlot> slots, SlotFiles guessed, const QString &modelPath,
                       const QStringList &suffixes, Settings &settings, QWidget *parent = nullptr);

    /// Makes the slot with a number the current one.
    void select(std::uint32_t slot);
    /// Of a file that was dropped or chosen.
    void fill(int row, const QString &file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFiles();
    void choose(int row);

    std::vector<TextureSlot> m_slots;
    SlotFiles m_guessed;
    QString m_modelPath;
    QStringList m_suffixes;
    Settings &m_settings;
    QTreeWidget *m_list;
};

} // namespace sinew
