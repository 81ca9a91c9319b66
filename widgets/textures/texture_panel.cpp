// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_panel.h"

#include "core/format/format.h"
#include "core/model/edit_builder.h"
#include "core/text/translated.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/selection_ranges.h"
#include "widgets/textures/path_dialog.h"
#include "widgets/textures/texture_fields.h"
#include "widgets/textures/texture_viewer.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include <algorithm>

namespace sinew {

void TexturePanel::setServices(Services services)
{
    m_services = std::move(services);
    m_model->setStates(m_services.states);
    m_model->setIdNames(m_services.idNames);
}

void TexturePanel::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    m_fields->setDocument(document);
    m_model->setDocument(document);
    const bool any = document && document->format() && document->format()->textures();
    if (!any) {
        showEmpty(document ? tr("This format has no textures.")
                           : tr("Open a model to see and change its textures here."));
        updateActions();
        return;
    }
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    // The model was connected first, so its rows are up to date here.
    connect(document, &Document::committed, this, [this] {
        Q_EMIT settled(m_document.data(), topic());
        followSelection();
        showCurrent();
    });
    connect(&document->selection(), &Selection::changed, this, &TexturePanel::followSelection);
    showContent();
    followSelection();
    showCurrent();
}

void TexturePanel::refresh()
{
    m_model->refreshStates();
    showCurrent();
}

std::vector<int> TexturePanel::chosenRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        rows.push_back(m_shown->mapToSource(index).row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

void TexturePanel::chooseRows()
{
    showCurrent();
    if (!m_document || m_following)
        return;
    const QScopedValueRollback guard(m_following, true);
    std::vector<NodeId> nodes;
    for (const int row : chosenRows())
        nodes.push_back(m_model->texture(row).node);
    if (!nodes.empty())
        m_document->selection().set(std::move(nodes));
}

void TexturePanel::followSelection()
{
    if (m_following || !m_document)
        return;
    const QScopedValueRollback guard(m_following, true);
    QModelIndexList rows;
    for (const NodeId node : m_document->selection().nodes()) {
        const int row = m_model->rowOf(node);
        const QModelIndex index = row < 0 ? QModelIndex() : m_shown->mapFromSource(m_model->index(row, 0));
        if (index.isValid())
            rows.append(index);
    }
    // If no texture is selected, the last one stays in view.
    if (rows.isEmpty())
        return;
    const QModelIndex last = rows.constLast();
    m_view->selectionModel()->select(rangesOf(rows), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
    m_view->scrollTo(last);
}

void TexturePanel::showCurrent()
{
    showHits();
    const std::vector<int> rows = chosenRows();
    const int row = rows.empty() ? -1 : rows.front();
    showUsers(row);
    std::vector<const ModelTexture *> textures;
    for (const int chosen : rows)
        textures.push_back(&m_model->texture(chosen));
    m_fields->show(textures);
    updateActions();
    const TextureCounts counts = m_model->counts();
    QStringList summary{tr("%n textures", nullptr, counts.files)};
    if (counts.slots)
        summary << tr("%n supplied by the game", nullptr, counts.slots);
    if (counts.missing)
        summary << tr("%n missing", nullptr, counts.missing);
    if (counts.unreadable)
        summary << tr("%n can't be read", nullptr, counts.unreadable);
    if (counts.elsewhere)
        summary << tr("%n in another place", nullptr, counts.elsewhere);
    if (counts.unfit)
        summary << tr("%n in a format that the game can't read", nullptr, counts.unfit);
    m_summary->setText(summary.join(QStringLiteral(" · ")));
    m_summary->setToolTip(m_summary->text());
    if (row < 0) {
        m_details->clear();
        m_viewer->setImage(nullptr, tr("Select a texture to view it."));
        return;
    }
    const TextureState &state = m_model->state(row);
    switch (state.kind) {
    case TextureState::Ready:
        m_details->setText(!m_model->misfitText(row).isEmpty() ? m_model->misfitText(row)
                           : state.problem.isEmpty()           ? state.diskPath
                                                               : state.problem);
        m_viewer->setImage(state.image);
        break;
    case TextureState::Pending:
        m_viewer->setImage(nullptr, tr("Reading…"));
        break;
    case TextureState::Missing:
        m_details->setText(tr("Searched:\n%1").arg(state.searched.join(u'\n')));
        m_viewer->setImage(nullptr, tr("“%1” was not found.").arg(m_model->nameOf(row)));
        break;
    case TextureState::Unreadable:
        m_details->setText(state.diskPath);
        m_viewer->setImage(nullptr, state.problem);
        break;
    case TextureState::Made:
        m_details->clear();
        m_viewer->setImage(nullptr, tr("The game supplies its own texture here."));
        break;
    }
}

void TexturePanel::showUsers(int row)
{
    m_users->clear();
    m_users->setVisible(row >= 0);
    if (row < 0 || !m_document)
        return;
    for (const Address &user : m_model->texture(row).users) {
        const NodeId owner = m_document->model().parentOf(user.node);
        const QString name = displayName(*m_document, user.node);
        auto *item = new QListWidgetItem(
            owner == NoNode || owner == RootNode ? name : tr("%1 of %2").arg(name, displayName(*m_document, owner)));
        item->setData(Qt::UserRole, QVariant::fromValue(user.node));
        item->setData(Qt::UserRole + 1, user.field);
        m_users->addItem(item);
    }
    if (m_users->count() == 0)
        m_users->addItem(tr("Nothing uses it."));
}

void TexturePanel::updateActions()
{
    const TextureFacet *facet = m_document && m_document->format() ? m_document->format()->textures() : nullptr;
    const bool rows = facet && m_model->rowCount() > 0, chosen = rows && !chosenRows().empty(),
               list = facet && facet->hasList();
    action("replace")->setEnabled(chosen && m_services.browse);
    action("paths")->setEnabled(rows);
    action("add")->setEnabled(list);
    action("merge")->setEnabled(list && rows);
    action("unused")->setEnabled(list && rows);
    action("missing")->setEnabled(rows);
    action("useFound")->setEnabled(rows && m_model->count(TextureModel::Misfit::OtherPlace) > 0);
    action("collect")->setEnabled(rows && m_services.collect);
    action("convert")->setEnabled(rows && m_services.convert);
    for (const auto &[name, direction] :
         {std::pair("wrapX", TextureModel::WrapXColumn), std::pair("wrapY", TextureModel::WrapYColumn)}) {
        const std::vector<int> all = chosen ? chosenRows() : std::vector<int>();
        action(name)->setEnabled(
            std::any_of(all.begin(), all.end(), [this](int row) { return !m_model->texture(row).wrapFlags.empty(); }));
        action(name)->setChecked(action(name)->isEnabled() &&
                                 std::all_of(all.begin(), all.end(), [&, at = direction](int row) {
                                     return m_model->wraps(row, at) == Qt::Checked;
                                 }));
    }
}

Status TexturePanel::push(Result<ChangeSet> changes, const QString &text)
{
    if (!changes)
        return changes.error();
    return changes->empty() ? Status(Done{}) : m_document->push(std::move(*changes), text);
}

void TexturePanel::notify(const Status &status)
{
    if (!status)
        Q_EMIT notice({Severity::Warning,
                       tr("Not changed: %1.").arg(translated(status.error().message)),
                       {},
                       m_document,
                       topic()});
}

Status TexturePanel::setPaths(const std::vector<std::pair<NodeId, std::string>> &paths, const QString &text)
{
    return push(m_document->format()->textures()->setPaths(m_document->model(), paths), text);
}

void TexturePanel::setWrap(const std::vector<int> &rows, int direction, bool on)
{
    const Model &model = m_document->model();
    EditBuilder edit(model);
    for (const int row : rows) {
        const ModelTexture &texture = m_model->texture(row);
        const std::int64_t bit = direction == TextureModel::WrapXColumn ? texture.wrapX : texture.wrapY;
        for (const Address &address : texture.wrapFlags) {
            const FieldRef ref = model.field(address);
            Value value(*ref.type, ref.data);
            const std::int64_t flags = readInteger(*ref.type, ref.data);
            writeInteger(*ref.type, value.data(), on ? flags | bit : flags & ~bit);
            edit.set(address, std::move(value));
        }
    }
    notify(push(edit.finish(), on ? tr("Repeat textures") : tr("Clamp textures")));
    showCurrent(); // also if it was refused
}

bool TexturePanel::isTexture(NodeId object) const
{
    const int row = m_document ? m_model->rowOf(object) : -1;
    return row >= 0 && m_model->texture(row).node == object && m_document->format()->textures()->hasList();
}

void TexturePanel::replace(NodeId object, const DroppedTexture &texture)
{
    const QString path =
        texture.isFile && m_services.pathFor ? m_services.pathFor(*m_document, texture.path) : texture.path;
    notify(setPaths({{object, path.toStdString()}}, tr("Replace a texture with “%1”").arg(path)));
}

void TexturePanel::replace()
{
    std::vector<NodeId> nodes;
    for (const int row : chosenRows())
        nodes.push_back(m_model->texture(row).node);
    const QString current = QString::fromStdString(m_model->texture(chosenRows().front()).path);
    m_services.browse(current, [this, nodes, document = m_document](const QString &path) {
        if (!document || document != m_document)
            return;
        std::vector<std::pair<NodeId, std::string>> paths;
        for (const NodeId node : nodes)
            paths.emplace_back(node, path.toStdString());
        notify(setPaths(paths, tr("Replace a texture with “%1”").arg(path)));
    });
}

void TexturePanel::changePaths()
{
    const std::vector<int> chosen = chosenRows();
    std::vector<PathEntry> entries;
    std::vector<NodeId> nodes;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const ModelTexture &texture = m_model->texture(row);
        if (texture.path.empty() || texture.slotNumber != 0)
            continue;
        entries.push_back({QString::fromStdString(texture.path), m_model->state(row).path,
                           std::binary_search(chosen.begin(), chosen.end(), row)});
        nodes.push_back(texture.node);
    }
    // If no chosen texture has a path, all are meant.
    if (std::none_of(entries.begin(), entries.end(), [](const PathEntry &entry) { return entry.isChosen; }))
        for (PathEntry &entry : entries)
            entry.isChosen = true;
    auto *dialog = new PathDialog(entries, m_services.paths ? m_services.paths(*m_document) : nullptr, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, entries, nodes, document = m_document] {
        if (!document || document != m_document)
            return;
        const QStringList after = dialog->results();
        std::vector<std::pair<NodeId, std::string>> paths;
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (after[qsizetype(i)] != entries[i].path)
                paths.emplace_back(nodes[i], after[qsizetype(i)].toStdString());
        notify(setPaths(paths, tr("Change %n paths of textures", nullptr, int(paths.size()))));
    });
    dialog->open();
}

void TexturePanel::useFoundPaths()
{
    std::vector<std::pair<NodeId, std::string>> paths;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const QString path = m_model->foundPath(row); !path.isEmpty())
            paths.emplace_back(m_model->texture(row).node, path.toStdString());
    notify(setPaths(paths, tr("Change %n paths of textures", nullptr, int(paths.size()))));
}

void TexturePanel::add()
{
    const Result<NewObject> made = m_document->format()->textures()->add(m_document->model(), "Textures\\New.blp");
    if (!made)
        return notify(made.error());
    const Status done = push(made->changes, tr("Add a texture"));
    if (done)
        m_document->selection().select(made->node);
    notify(done);
}

void TexturePanel::merge()
{
    const int before = m_model->rowCount();
    const Status done =
        push(m_document->format()->textures()->mergeEqual(m_document->model()), tr("Merge equal textures"));
    notify(done);
    if (done)
        Q_EMIT notice({Severity::Info,
                       before == m_model->rowCount()
                           ? tr("No two textures are the same.")
                           : tr("%n textures were merged into others.", nullptr, before - m_model->rowCount()),
                       {},
                       m_document,
                       topic()});
}

void TexturePanel::removeUnused()
{
    const int before = m_model->rowCount();
    const Status done =
        push(m_document->format()->textures()->removeUnused(m_document->model()), tr("Remove unused textures"));
    notify(done);
    if (done)
        Q_EMIT notice({Severity::Info,
                       before == m_model->rowCount()
                           ? tr("All textures are used.")
                           : tr("%n unused textures were removed.", nullptr, before - m_model->rowCount()),
                       {},
                       m_document,
                       topic()});
}

void TexturePanel::collect()
{
    m_services.collect(*m_document);
}

void TexturePanel::convert()
{
    std::vector<TextureState> states;
    const std::vector<int> rows = chosenRows();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->state(row).kind == TextureState::Ready &&
            (rows.empty() || std::find(rows.begin(), rows.end(), row) != rows.end()))
            states.push_back(m_model->state(row));
    m_services.convert(*m_document, states);
}

} // namespace sinew

#include "moc_texture_panel.cpp"
