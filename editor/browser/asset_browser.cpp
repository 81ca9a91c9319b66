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
    : QDialog(parent), m_files(new AssetPanel(formats, AssetPanel::Preview::Beside)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Browse assets"));
    resize(1080, 640);
    m_use = m_buttons->addButton(tr("&Use this file"), QDialogButtonBox::AcceptRole);
    m_extract = m_buttons->addButton(tr("&Extract…"), QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_files, 1);
    column->addWidget(m_buttons);

    connect(m_files, &AssetPanel::activated, this, [this] {
        if (!m_use->isHidden() && m_use->isEnabled())
            accept();
    });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_files, &AssetPanel::extractRequested, this, &AssetBrowser::extractRequested);
    connect(m_extract, &QPushButton::clicked, this,
            [this] { Q_EMIT extractRequested(m_files->chosenSource(), chosen()); });
    connect(m_files, &AssetPanel::chosenChanged, this, &AssetBrowser::allow);
    m_files->setKind(kind);
    m_files->setSources(std::move(sources), current);
    allow();
}

void AssetBrowser::allow()
{
    const bool any = !chosen().isEmpty();
    m_use->setEnabled(any && (!m_onlyModels || m_files->chosenKind() == AssetKind::Model));
    m_extract->setEnabled(any);
}

void AssetBrowser::setOpensModels()
{
    m_onlyModels = true;
    m_use->setText(tr("&Open"));
    allow();
}

QPushButton *AssetBrowser::addButton(const QString &text)
{
    auto *button = m_buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setAutoDefault(false);
    return button;
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
