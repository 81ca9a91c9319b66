// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/assets/texture_slots.h"

#include <QDialog>

#include <functional>

class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

class Settings;

/// The textures that a model leaves to the game, and the files that fill them. A file in the asset sources or on the
/// disk can be chosen, or dropped on a slot; every choice takes effect at once and is remembered for the model.
class TextureSlotsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Lets the user choose among the files of all asset sources; `use` is called with the chosen path.
    using Browse = std::function<void(const QString &current, const std::function<void(const QString &path)> &use)>;

    /// `suffixes`: of images. `settings` must live as long as this object.
    TextureSlotsDialog(std::vector<TextureSlot> slots, SlotFiles guessed, const QString &modelPath,
                       const QStringList &suffixes, Settings &settings, Browse browse, QWidget *parent = nullptr);

    /// Makes the slot with this number the current one.
    void select(std::uint32_t slot);
    /// `path`: of a file on the disk, absolute, or as in the asset sources; empty: back to the file next to the model.
    void fill(int row, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFiles();
    void browse(int row);
    void chooseFile(int row);

    std::vector<TextureSlot> m_slots;
    SlotFiles m_guessed;
    QString m_modelPath;
    QStringList m_suffixes;
    Settings &m_settings;
    Browse m_browse;
    QTreeWidget *m_list;
};

} // namespace sinew
