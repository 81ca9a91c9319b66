// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/asset_locations_editor.h"

#include "core/text/translated.h"
#include "editor/settings/asset_location.h"
#include "editor/settings/settings.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sinew {

namespace {

enum Column { PathColumn, GameColumn, StateColumn };
constexpr int pathRole = Qt::UserRole;

} // namespace

AssetLocationsEditor::AssetLocationsEditor(Settings &settings, const ArchiveRegistry &archives,
                                           const QStringList &games, QWidget *parent)
    : QWidget(parent), m_settings(settings), m_archives(archives), m_games(games), m_list(new QTreeWidget)
{
    m_list->setHeaderLabels({tr("Location"), tr("For models of"), tr("Content")});
    m_list->setRootIsDecorated(false);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(PathColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(GameColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(StateColumn, QHeaderView::ResizeToContents);
    m_list->setAccessibleName(tr("Asset sources"));
    m_list->setToolTip(tr("Searched for textures and child models from top to bottom, after the model's own folder and "
                          "the folders above it."));

    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {addButton(tr("Add &folder…"), &AssetLocationsEditor::addFolder),
                                addButton(tr("Add a&rchive…"), &AssetLocationsEditor::addArchives),
                                m_remove = addButton(tr("R&emove"), &AssetLocationsEditor::removeSelected),
                                m_up = addButton(tr("Move &up"), &AssetLocationsEditor::moveUp),
                                m_down = addButton(tr("Move &down"), &AssetLocationsEditor::moveDown)})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_list, 1);
    row->addLayout(buttons);

    for (const AssetLocation &place : m_settings.assetLocations())
        append(place);
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *, int column) {
        if (column == PathColumn)
            store();
    });
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &AssetLocationsEditor::updateButtons);
    updateButtons();
}

QPushButton *AssetLocationsEditor::addButton(const QString &text, void (AssetLocationsEditor::*slot)())
{
    auto *button = new QPushButton(text);
    // Enter in a field closes the dialog; only a click or Space presses these.
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

void AssetLocationsEditor::append(const AssetLocation &place)
{
    m_filling = true;
    auto *item = new QTreeWidgetItem(m_list, {QDir::toNativeSeparators(place.path), QString(), tr("Counting…")});
    item->setData(PathColumn, pathRole, place.path);
    item->setToolTip(PathColumn, QDir::toNativeSeparators(place.path));
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    item->setCheckState(PathColumn, place.enabled ? Qt::Checked : Qt::Unchecked);
    addGameBox(item, place.game);
    m_filling = false;
    survey(place.path);
}

void AssetLocationsEditor::addGameBox(QTreeWidgetItem *item, const QString &game)
{
    auto *box = new QComboBox;
    box->addItem(tr("All games"), QString());
    for (const QString &known : m_games)
        box->addItem(known, known);
    if (box->findData(game) < 0)
        box->addItem(game, game);
    box->setCurrentIndex(box->findData(game));
    box->setAccessibleName(tr("For models of"));
    box->setToolTip(tr("Models of other games don't look here"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->setItemWidget(item, GameColumn, box);
    connect(box, &QComboBox::currentIndexChanged, this, &AssetLocationsEditor::store);
}

QString AssetLocationsEditor::gameOf(const QTreeWidgetItem *item) const
{
    const auto *box = qobject_cast<QComboBox *>(m_list->itemWidget(const_cast<QTreeWidgetItem *>(item), GameColumn));
    return box ? box->currentData().toString() : QString();
}

void AssetLocationsEditor::survey(const QString &path)
{
    m_surveys.run(
        [this, path] {
            const AssetListing listing = m_archives.source(path)->list();
            const QString count = QLocale().toString(listing.files.size());
            return listing.state == AssetListing::Absent       ? tr("Not found")
                   : listing.state == AssetListing::Unreadable ? translated(listing.problem)
                   : listing.complete                          ? tr("%1 files").arg(count)
                                                               : tr("%1 files, and more without names").arg(count);
        },
        [this, path](const QString &text) {
            for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
                if (m_list->topLevelItem(i)->data(PathColumn, pathRole).toString() == path)
                    m_list->topLevelItem(i)->setText(StateColumn, text);
            }
        });
}

void AssetLocationsEditor::add(const QString &path)
{
    const QList<AssetLocation> places = m_settings.assetLocations();
    if (path.isEmpty() ||
        std::any_of(places.begin(), places.end(), [&](const AssetLocation &place) { return place.path == path; }))
        return;
    append({path, true, m_archives.gameOf(path)});
    store();
}

void AssetLocationsEditor::addFolder()
{
    add(QFileDialog::getExistingDirectory(this, tr("Folder with assets"), m_settings.lastFolder()));
}

void AssetLocationsEditor::addArchives()
{
    QStringList patterns;
    for (const QString &suffix : m_archives.suffixes())
        patterns += QStringLiteral("*.") + suffix;
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Archives and maps with assets"), m_settings.lastFolder(),
        tr("Archives and maps (%1)").arg(patterns.join(u' ')) + QStringLiteral(";;") + tr("All files (*)"));
    for (const QString &file : files)
        add(file);
    if (!files.isEmpty())
        m_settings.setLastFolder(QFileInfo(files.first()).absolutePath());
}

void AssetLocationsEditor::removeSelected()
{
    qDeleteAll(m_list->selectedItems());
    store();
}

void AssetLocationsEditor::move(int by)
{
    QTreeWidgetItem *item = m_list->currentItem();
    const int from = m_list->indexOfTopLevelItem(item), to = from + by;
    if (from < 0 || to < 0 || to >= m_list->topLevelItemCount())
        return;
    m_filling = true;
    // The box is lost when the row moves.
    const QString game = gameOf(item);
    m_list->takeTopLevelItem(from);
    m_list->insertTopLevelItem(to, item);
    addGameBox(item, game);
    m_list->setCurrentItem(item);
    m_filling = false;
    store();
}

void AssetLocationsEditor::store()
{
    if (m_filling)
        return;
    QList<AssetLocation> places;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = m_list->topLevelItem(i);
        places.append(
            {item->data(PathColumn, pathRole).toString(), item->checkState(PathColumn) == Qt::Checked, gameOf(item)});
    }
    m_settings.setAssetLocations(places);
    updateButtons();
}

void AssetLocationsEditor::updateButtons()
{
    const QList<QTreeWidgetItem *> selected = m_list->selectedItems();
    const int row = selected.size() == 1 ? m_list->indexOfTopLevelItem(selected.first()) : -1;
    m_remove->setEnabled(!selected.isEmpty());
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->topLevelItemCount());
}

} // namespace sinew

#include "moc_asset_locations_editor.cpp"
