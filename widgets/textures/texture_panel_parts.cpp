// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/layout/fitting_tool_bar.h"
#include "widgets/layout/turning_row.h"
#include "widgets/layout/turning_splitter.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"
#include "widgets/textures/texture_fields.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/textures/texture_viewer.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

// The construction of TexturePanel.

namespace sinew {

namespace {

/// Keeps rows with a text in their path, or only those whose file is missing.
class TextureFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void show(const QString &text, bool missingOnly)
    {
        m_text = text;
        m_missingOnly = missingOnly;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override
    {
        const auto *model = static_cast<const TextureModel *>(sourceModel());
        const TextureState::Kind kind = model->state(row).kind;
        return (!m_missingOnly || kind == TextureState::Missing || kind == TextureState::Unreadable ||
                model->misfit(row) != TextureModel::Misfit::None) &&
               model->nameOf(row).contains(m_text, Qt::CaseInsensitive);
    }

private:
    QString m_text;
    bool m_missingOnly = false;
};

} // namespace

TexturePanel::TexturePanel(QWidget *parent)
    : DockPanel(parent), m_model(new TextureModel(this)), m_shown(new TextureFilter(this)), m_view(new QTreeView),
      m_viewer(new TextureViewer), m_fields(new TextureFields), m_users(new QListWidget), m_summary(new ElidedLabel),
      m_details(new PlainLabel), m_noHits(new PlainLabel), m_filter(new SearchField), m_bar(new FittingToolBar)
{
    makeActions();
    makeLayout();
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TexturePanel::chooseRows);
    connect(m_view, &QWidget::customContextMenuRequested, this, &TexturePanel::showMenu);
    connect(m_filter, &QLineEdit::textChanged, this, &TexturePanel::applyFilter);
    connect(action("missing"), &QAction::toggled, this, &TexturePanel::applyFilter);
    connect(m_model, &TextureModel::pathRequested, this, [this](int row, const QString &path) {
        notify(setPaths({{m_model->texture(row).node, path.toStdString()}},
                        tr("Set the path of a texture to “%1”").arg(path)));
    });
    connect(m_model, &TextureModel::fileDropped, this, [this](int row, const QString &file) {
        replace(m_model->texture(row).node, {file, true});
    });
    connect(m_model, &TextureModel::wrapRequested, this, [this](int row, int direction, bool on) {
        const std::vector<int> chosen = chosenRows();
        setWrap(std::find(chosen.begin(), chosen.end(), row) == chosen.end() ? std::vector{row} : chosen, direction,
                on);
    });
    for (const auto &[name, direction] :
         {std::pair("wrapX", TextureModel::WrapXColumn), std::pair("wrapY", TextureModel::WrapYColumn)})
        connect(action(name), &QAction::triggered, this,
                [this, at = direction](bool on) { setWrap(chosenRows(), at, on); });
    const auto jump = [this](const QListWidgetItem *item) {
        if (m_document && item->data(Qt::UserRole).isValid())
            m_document->selection().jumpTo(
                {item->data(Qt::UserRole).value<NodeId>(), std::uint16_t(item->data(Qt::UserRole + 1).toUInt())});
    };
    connect(m_users, &QListWidget::itemActivated, this, jump);
    setDocument(nullptr);
}

QAction *TexturePanel::makeAction(const char *name, const QString &icon, const QString &text, const QString &help,
                                  void (TexturePanel::*slot)())
{
    auto *action = new QAction(QIcon::fromTheme(icon), text, this);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(help);
    if (slot)
        connect(action, &QAction::triggered, this, slot);
    m_bar->addAction(action);
    return action;
}

void TexturePanel::makeActions()
{
    makeAction("replace", QStringLiteral("document-open"), tr("Replace…"),
               tr("Choose another file for the selected textures; files can also be dropped on a row"),
               &TexturePanel::replace);
    makeAction("paths", QStringLiteral("edit-find-replace"), tr("Change paths…"),
               tr("Find and replace, prefix, suffix, slashes and case in several paths at once"),
               &TexturePanel::changePaths);
    makeAction("add", QStringLiteral("list-add"), tr("Add"), tr("Add a texture to the list"), &TexturePanel::add);
    makeAction("merge", QStringLiteral("edit-link"), tr("Merge equal"),
               tr("Make everything that uses equal textures use the first of them"), &TexturePanel::merge);
    makeAction("unused", QStringLiteral("edit-clear-all"), tr("Remove unused"),
               tr("Remove the textures that nothing uses"), &TexturePanel::removeUnused);
    makeAction("missing", QStringLiteral("data-warning"), tr("Only missing"),
               tr("Show only textures that the game would not find or could not read"), nullptr)
        ->setCheckable(true);
    makeAction("useFound", QStringLiteral("dialog-ok-apply"), tr("Use found paths"),
               tr("Set the paths of all textures that were found in another place to that place"),
               &TexturePanel::useFoundPaths);
    makeAction("collect", QStringLiteral("folder-download"), tr("Collect files…"),
               tr("Copy all files that the model uses into one folder and change the paths"), &TexturePanel::collect);
    makeAction("convert", QStringLiteral("document-export"), tr("Convert…"),
               tr("Write the selected textures, or all of them, in another format"), &TexturePanel::convert);
    // In both the list and its menu.
    for (const auto &[name, text] : {std::pair("wrapX", tr("Wrap X")), std::pair("wrapY", tr("Wrap Y"))}) {
        auto *wrap = new QAction(text, this);
        wrap->setObjectName(QLatin1String(name));
        wrap->setCheckable(true);
    }
}

void TexturePanel::makeLayout()
{
    m_shown->setSourceModel(m_model);
    m_view->setModel(m_shown);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setIconSize({thumbnailSide, thumbnailSide});
    m_view->setTextElideMode(Qt::ElideMiddle); // folders are long, and textures differ by their names
    m_view->setAcceptDrops(true);
    m_view->setDragDropMode(QAbstractItemView::DropOnly);
    m_view->header()->setStretchLastSection(false);
    // All columns can be resized; a short list shows at once what each texture is and where it was found.
    QHeaderView &header = *m_view->header();
    header.setMinimumSectionSize(40);
    header.moveSection(header.visualIndex(TextureModel::PlaceColumn), 1);
    const auto widthOf = [this](const QString &text) { return m_view->fontMetrics().horizontalAdvance(text) + 16; };
    for (const auto &[column, width] :
         {std::pair(TextureModel::TextureColumn, 250), std::pair(TextureModel::PlaceColumn, 300),
          std::pair(TextureModel::SizeColumn, widthOf(QStringLiteral("0000 × 0000"))),
          std::pair(TextureModel::FormatColumn, widthOf(QStringLiteral("BLP1 JPEG 8 bit")))})
        header.resizeSection(column, width);
    for (const int column : {TextureModel::AlphaColumn, TextureModel::MipsColumn, TextureModel::WrapXColumn,
                             TextureModel::WrapYColumn, TextureModel::UsersColumn})
        header.resizeSection(column, std::max(48, header.sectionSizeHint(column) + 8));
    m_view->setAccessibleName(tr("Textures"));
    m_filter->setPlaceholderText(tr("Search"));
    m_filter->setAccessibleName(tr("Search textures"));
    m_users->setAccessibleName(tr("What uses the texture"));
    m_users->setToolTip(tr("Double-click to go there"));
    m_details->setWordWrap(true);
    m_details->setAlignment(Qt::AlignTop);
    m_details->setMinimumSize(0, 0);
    m_details->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);

    // It gives way before any button does.
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *found = new QHBoxLayout;
    found->addWidget(m_summary, 2);
    found->addWidget(m_filter, 1);
    auto *bar = new TurningRow(70);
    bar->addGroup(m_bar, 0);
    bar->addGroup(found, 1);
    auto *side = new QWidget;
    auto *sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(0, 0, 0, 0);
    sideColumn->addWidget(m_fields);
    sideColumn->addWidget(m_users, 1);
    sideColumn->addWidget(m_details, 1);
    m_noHits->setContentsMargins(6, 4, 6, 4);
    m_noHits->setWordWrap(true);
    m_noHits->setForegroundRole(QPalette::PlaceholderText);
    m_noHits->hide();
    auto *listed = new QWidget;
    auto *listColumn = new QVBoxLayout(listed);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(m_noHits);
    listColumn->addWidget(m_view, 1);
    auto *splitter = new TurningSplitter;
    splitter->addWidget(listed);
    splitter->addWidget(m_viewer);
    splitter->addWidget(side);
    splitter->setStretchFactor(0, 6);
    splitter->setStretchFactor(1, 2);
    splitter->setStretchFactor(2, 2);
    splitter->setFirstSizes({900, 300, 300}, {400, 200, 200});
    splitter->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(bar);
    column->addWidget(splitter, 1);
}

void TexturePanel::applyFilter()
{
    static_cast<TextureFilter *>(m_shown)->show(m_filter->text(), action("missing")->isChecked());
    showHits();
}

void TexturePanel::showHits()
{
    m_noHits->setVisible(m_shown->rowCount() == 0 && m_model->rowCount() > 0);
    m_noHits->setText(m_filter->text().isEmpty() ? tr("No texture is missing.")
                                                 : tr("No texture matches “%1”.").arg(m_filter->text()));
}

void TexturePanel::showMenu(const QPoint &position)
{
    QMenu menu;
    for (const char *name : {"replace", "paths", "convert"})
        menu.addAction(action(name));
    menu.addSeparator();
    for (const char *name : {"wrapX", "wrapY"})
        menu.addAction(action(name));
    menu.exec(m_view->viewport()->mapToGlobal(position));
}

} // namespace sinew
