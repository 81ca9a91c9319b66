// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_browser.h"

#include "editor/browser/asset_panel.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

AssetBrowser::AssetBrowser(std::vector<std::shared_ptr<AssetSource>> sources, const FormatRegistry &formats,
                           AssetKind kind, const QString &current, QWidget *parent)
    : QDialog(parent), m_files(new AssetPanel(formats, AssetPanel::Preview::Beside))
{
    setWindowTitle(tr("Browse assets"));
    resize(900, 560);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_use = buttons->addButton(tr("&Use this file"), QDialogButtonBox::AcceptRole);
    m_extract = buttons->addButton(tr("&Extract…"), QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_files, 1);
    column->addWidget(buttons);

    connect(m_files, &AssetPanel::activated, this, [this] {
        if (!m_use->isHidden())
            accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_files, &AssetPanel::extractRequested, this, &AssetBrowser::extractRequested);
    connect(m_extract, &QPushButton::clicked, this,
            [this] { Q_EMIT extractRequested(m_files->chosenSource(), chosen()); });
    const auto allow = [this] {
        m_use->setEnabled(!chosen().isEmpty());
        m_extract->setEnabled(!chosen().isEmpty());
    };
    connect(m_files, &AssetPanel::chosenChanged, this, allow);
    m_files->setKind(kind);
    m_files->setSources(std::move(sources), current);
    allow();
}

void AssetBrowser::setChoosing(bool on)
{
    m_use->setVisible(on);
}

QString AssetBrowser::chosen() const
{
    return m_files->chosen();
}

} // namespace sinew

#include "moc_asset_browser.cpp"
