// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/files/file_set.h"
#include "widgets/textures/dropped_texture.h"
#include "widgets/textures/texture_counts.h"
#include "widgets/textures/texture_state.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QIcon>
#include <QPointer>

#include <unordered_map>

namespace sinew {

/// The textures of a document as rows. The path can be edited and files can be dropped on it.
class TextureModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        TextureColumn,
        SizeColumn,
        FormatColumn,
        AlphaColumn,
        MipsColumn,
        WrapXColumn,
        WrapYColumn,
        PlaceColumn,
        UsersColumn,
        ColumnCount
    };

    explicit TextureModel(QObject *parent = nullptr);
    void setStates(TextureStates states) { m_states = std::move(states); }
    /// The names of numbered files.
    void setIdNames(FileSet::IdNames names) { m_idNames = std::move(names); }
    void setDocument(Document *document);
    /// Requests all states again: files may have arrived.
    void refreshStates();

    const ModelTexture &texture(int row) const { return m_textures[std::size_t(row)]; }
    const TextureState &state(int row) const { return m_shown[std::size_t(row)]; }
    /// The row of a texture, or of the first one that the object shows; -1 if none.
    int rowOf(NodeId node) const;
    /// The path, or in words what the game puts there, or the name of its numbered file.
    QString nameOf(int row) const;
    TextureCounts counts() const;
    using Misfit = TextureMisfit;
    Misfit misfit(int row) const;
    int count(Misfit misfit) const;
    /// The path, as models write it, of a texture found in another place; empty for others.
    QString foundPath(int row) const;
    /// The misfit in words; empty for none.
    QString misfitText(int row) const;
    /// Whether it is repeated in a direction: partially if layers that show it differ.
    Qt::CheckState wraps(int row, Column direction) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    QStringList mimeTypes() const override;

Q_SIGNALS:
    void pathRequested(int row, const QString &path);
    void fileDropped(int row, const QString &file);
    void wrapRequested(int row, int direction, bool on);

private:
    void reload();
    void indexRows();
    QIcon thumbnail(const TextureState &state) const;
    QString alphaText(const TextureState &state) const;
    QString toolTip(int row) const;

    QPointer<Document> m_document;
    TextureStates m_states;
    FileSet::IdNames m_idNames;
    std::vector<ModelTexture> m_textures;
    std::unordered_map<NodeId, int> m_rowOf;
    std::vector<TextureState> m_shown;
    mutable QHash<const DecodedImage *, QIcon> m_icons;
};

/// Size of pictures in lists.
inline constexpr int thumbnailSide = 48;

} // namespace sinew
