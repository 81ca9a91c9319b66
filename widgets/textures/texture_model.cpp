// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_model.h"

#include "core/assets/path_rule.h"
#include "core/facets/materials/merge_objects.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/textures/square_picture.h"

#include <QFileInfo>
#include <QMimeData>

#include <algorithm>

namespace sinew {

TextureModel::TextureModel(QObject *parent) : QAbstractTableModel(parent) {}

void TextureModel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &Document::committed, this, &TextureModel::reload);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    reload();
}

void TextureModel::reload()
{
    const TextureFacet *facet = m_document && m_document->format() ? m_document->format()->textures() : nullptr;
    std::vector<ModelTexture> next = facet ? facet->textures(m_document->model()) : std::vector<ModelTexture>();
    const bool sameRows = std::equal(next.begin(), next.end(), m_textures.begin(), m_textures.end(),
                                     [](const ModelTexture &a, const ModelTexture &b) { return a.node == b.node; });
    if (sameRows) {
        m_textures = std::move(next);
        indexRows();
        return refreshStates();
    }
    beginResetModel();
    m_textures = std::move(next);
    indexRows();
    m_shown.clear();
    for (const ModelTexture &texture : m_textures)
        m_shown.push_back(m_states ? m_states(*m_document, texture) : TextureState());
    m_icons.clear();
    endResetModel();
}

void TextureModel::refreshStates()
{
    for (std::size_t row = 0; row < m_textures.size(); ++row)
        m_shown[row] = m_states ? m_states(*m_document, m_textures[row]) : TextureState();
    m_icons.clear();
    if (!m_textures.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TextureModel::rowOf(NodeId node) const
{
    const auto found = m_rowOf.find(node);
    return found == m_rowOf.end() ? -1 : found->second;
}

void TextureModel::indexRows()
{
    m_rowOf.clear();
    // A texture's own objects have priority over those that show it, and the first row over others.
    for (int row = 0; row < rowCount(); ++row) {
        m_rowOf.emplace(texture(row).node, row);
        for (const Address &path : texture(row).paths)
            m_rowOf.emplace(path.node, row);
    }
    for (int row = 0; row < rowCount(); ++row)
        for (const Address &user : texture(row).users)
            m_rowOf.emplace(user.node, row);
}

QString TextureModel::nameOf(int row) const
{
    return textureName(m_document ? &m_document->model() : nullptr, texture(row), m_idNames);
}

Qt::CheckState TextureModel::wraps(int row, Column direction) const
{
    const ModelTexture &t = texture(row);
    int on = 0;
    for (const Address &address : t.wrapFlags)
        if (const FieldRef ref = m_document->model().field(address))
            on += (readInteger(*ref.type, ref.data) & (direction == WrapXColumn ? t.wrapX : t.wrapY)) != 0;
    return on == 0 ? Qt::Unchecked : on == int(t.wrapFlags.size()) ? Qt::Checked : Qt::PartiallyChecked;
}

TextureCounts TextureModel::counts() const
{
    const Format *format = m_document ? m_document->format() : nullptr;
    return countTextures(m_textures, m_shown, format ? format->info().textureSuffixes : QStringList());
}

TextureModel::Misfit TextureModel::misfit(int row) const
{
    return m_document && m_document->format()
               ? misfitOf(texture(row), state(row), m_document->format()->info().textureSuffixes)
               : Misfit::None;
}

int TextureModel::count(Misfit wanted) const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += misfit(row) == wanted;
    return count;
}

QString TextureModel::foundPath(int row) const
{
    return misfit(row) == Misfit::OtherPlace ? withSlashesOf(QString::fromStdString(texture(row).path), state(row).path)
                                             : QString();
}

QString TextureModel::misfitText(int row) const
{
    const TextureState &s = state(row);
    switch (misfit(row)) {
    case Misfit::OtherPlace:
        return tr("Found as %1 in %2; the game looks for %3.").arg(s.path, s.source, nameOf(row));
    case Misfit::OtherFormat:
        if (!s.contentProblem.empty())
            return translated(s.contentProblem);
        return tr("Found as %1, which the game can't read. It reads %2.")
            .arg(s.path, m_document->format()->info().textureSuffixes.join(QStringLiteral(", ")));
    case Misfit::None:
        break;
    }
    return {};
}

int TextureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_textures.size());
}

int TextureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QIcon TextureModel::thumbnail(const TextureState &state) const
{
    if (!state.image)
        return {};
    QIcon &icon = m_icons[state.image.get()];
    if (!icon.isNull())
        return icon;
    // The smallest level that is large enough.
    int level = 0;
    while (level + 1 < int(state.image->levels.size()) &&
           state.image->levels[std::size_t(level) + 1].width >= thumbnailSide)
        ++level;
    return icon = QIcon(squarePicture(toQImage(*state.image, level), thumbnailSide));
}

QString TextureModel::alphaText(const TextureState &state) const
{
    return !state.image ? QString() : state.image->hasAlpha ? tr("yes") : tr("no");
}

QString TextureModel::toolTip(int row) const
{
    const TextureState &s = state(row);
    if (s.kind == TextureState::Missing)
        return tr("Not found. Searched:\n%1").arg(s.searched.join(u'\n'));
    if (const QString text = misfitText(row); !text.isEmpty())
        return text;
    return s.problem.isEmpty() ? s.diskPath : s.problem;
}

QVariant TextureModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int row = index.row();
    const TextureState &s = state(row);
    const bool isWrap = index.column() == WrapXColumn || index.column() == WrapYColumn;
    if (isWrap && !texture(row).wrapFlags.empty()) {
        if (role == Qt::CheckStateRole)
            return wraps(row, Column(index.column()));
        if (role == Qt::ToolTipRole)
            return index.column() == WrapXColumn
                       ? tr("Repeated to the left and right of 0…1, otherwise clamped to the edge")
                       : tr("Repeated above and below 0…1, otherwise clamped to the edge");
    }
    if (role == Qt::ToolTipRole)
        return toolTip(row);
    const bool isLost = s.kind == TextureState::Missing || s.kind == TextureState::Unreadable;
    if (role == Qt::DecorationRole && index.column() == TextureColumn)
        return isLost ? severityIcon(Severity::Warning) : thumbnail(s);
    if (role == Qt::DecorationRole && index.column() == PlaceColumn && misfit(row) != Misfit::None)
        return severityIcon(Severity::Warning);
    if (role == Qt::SizeHintRole && index.column() == TextureColumn)
        return QSize(160, thumbnailSide + 2);
    if (role == Qt::EditRole && index.column() == TextureColumn)
        return QString::fromStdString(texture(row).path);
    if (role != Qt::DisplayRole)
        return {};
    switch (Column(index.column())) {
    case TextureColumn:
        return nameOf(row);
    case SizeColumn:
        return s.image ? tr("%1 × %2").arg(s.image->width()).arg(s.image->height()) : QString();
    case FormatColumn:
        return s.image ? QString::fromStdString(s.image->description) : QString();
    case AlphaColumn:
        return alphaText(s);
    case MipsColumn:
        return s.image ? QVariant(int(s.image->levels.size())) : QVariant();
    case PlaceColumn:
        switch (s.kind) {
        case TextureState::Pending:
            return tr("Reading…");
        case TextureState::Missing:
            return tr("Not found");
        case TextureState::Unreadable:
            return tr("Can't be read");
        case TextureState::Made:
            return tr("Supplied by the game");
        case TextureState::Ready:
            if (const QString text = misfitText(row); !text.isEmpty())
                return text;
            return s.source.section(u'/', -1).isEmpty() ? s.source
                                                        : tr("%1 in %2").arg(s.path, s.source.section(u'/', -1));
        }
        return {};
    case UsersColumn:
        return int(objectsOf(texture(row).users).size());
    case WrapXColumn:
    case WrapYColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant TextureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (Column(section)) {
    case TextureColumn:
        return tr("Texture");
    case SizeColumn:
        return tr("Size");
    case FormatColumn:
        return tr("Format");
    case AlphaColumn:
        return tr("Alpha");
    case MipsColumn:
        return tr("Mips");
    case WrapXColumn:
        return tr("Wrap X");
    case WrapYColumn:
        return tr("Wrap Y");
    case PlaceColumn:
        return tr("Found");
    case UsersColumn:
        return tr("Uses");
    case ColumnCount:
        break;
    }
    return {};
}

Qt::ItemFlags TextureModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemIsDropEnabled;
    if ((index.column() == WrapXColumn || index.column() == WrapYColumn) && !texture(index.row()).wrapFlags.empty())
        flags |= Qt::ItemIsUserCheckable;
    return index.column() == TextureColumn ? flags | Qt::ItemIsEditable : flags;
}

bool TextureModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role == Qt::CheckStateRole) {
        Q_EMIT wrapRequested(index.row(), index.column(), value.toInt() == Qt::Checked);
        return true;
    }
    if (role != Qt::EditRole || index.column() != TextureColumn)
        return false;
    if (value.toString() != QString::fromStdString(texture(index.row()).path))
        Q_EMIT pathRequested(index.row(), value.toString());
    return true;
}

QStringList TextureModel::mimeTypes() const
{
    return {QStringLiteral("text/uri-list"), QLatin1String(assetPathMime)};
}

bool TextureModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent) const
{
    return parent.isValid() && droppedTexture(*data);
}

bool TextureModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const DroppedTexture texture = *droppedTexture(*data);
    if (texture.isFile)
        Q_EMIT fileDropped(parent.row(), texture.path);
    else
        Q_EMIT pathRequested(parent.row(), texture.path);
    return true;
}

} // namespace sinew

#include "moc_texture_model.cpp"
