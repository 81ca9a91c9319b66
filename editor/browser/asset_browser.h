// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"

#include <QDialog>

class QDialogButtonBox;
class QPushButton;

namespace sinew {

class AssetPanel;
class FormatRegistry;

/// Lets the user choose a file from all asset sources.
class AssetBrowser : public QDialog
{
    Q_OBJECT

public:
    /// The registry must outlive this object. `current`: the path that is shown first.
    AssetBrowser(std::vector<std::shared_ptr<AssetSource>> sources, const FormatRegistry &formats, AssetKind kind,
                 const QString &current, QWidget *parent = nullptr);

    /// Off: files can be viewed and extracted, but not chosen. On by default.
    void setChoosing(bool on);

    /// For opening models instead of choosing any file.
    void setOpensModels();
    /// A further button; its text says what it does.
    QPushButton *addButton(const QString &text);

    AssetPanel *files() const { return m_files; }
    /// AssetPanel::chosen()
    QString chosen() const;

Q_SIGNALS:
    /// The selected file is to be saved elsewhere; `source` searches its own source only.
    void extractRequested(const sinew::AssetSearch &source, const QString &path);

private:
    AssetPanel *m_files;
    void allow();

    QDialogButtonBox *m_buttons;
    QPushButton *m_use, *m_extract;
    bool m_onlyModels = false;
};

} // namespace sinew
