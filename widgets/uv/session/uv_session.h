// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/document/merge_key.h"
#include "widgets/uv/session/uv_shape.h"
#include "widgets/uv/session/uv_transform.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace sinew {

/// How a selection combines with the already selected vertices.
enum class UvPick : std::uint8_t { Replace, Add, Remove, Toggle };

/// What the UV dock works on: the parts given by the document's selection, one of their UV sets, a texture to lay them
/// over, and the selected vertices. Edits go to the document, one step per merge key.
class UvSession : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setDocument(Document *document);
    Document *document() const { return m_document; }
    /// Nothing is computed while the dock is hidden; refreshIfStale() catches up.
    void setIsSeen(std::function<bool()> isSeen) { m_isSeen = std::move(isSeen); }
    bool isStale() const { return m_stale; }
    void refreshIfStale();
    /// Null if the format has no texture coordinates.
    const UvFacet *facet() const;

    const std::vector<UvPart> &parts() const { return m_parts; }
    /// The shown parts, in file order.
    const std::vector<NodeId> &shown() const { return m_shown; }
    void show(std::vector<NodeId> parts);
    /// The number of UV sets of all shown parts together.
    int setCount() const;
    int set() const { return m_set; }
    void setSet(int set);
    /// The textures that the shown parts are drawn with, each once per UV set.
    const std::vector<UvTexture> &textures() const { return m_textures; }
    /// Row in textures(), -1 if none.
    int texture() const { return m_texture; }
    /// Also chooses its UV set.
    void setTexture(int row);

    const UvShape &shape() const { return m_shape; }
    /// Height divided by width of the texture that the shape is shown on.
    double aspect() const { return m_aspect; }
    void setAspect(double aspect) { m_aspect = aspect > 0 ? aspect : 1; }

    /// Rows of selected vertices, ascending.
    const UvRows &selected() const { return m_selected; }
    bool isSelected(std::uint32_t row) const { return row < m_marks.size() && m_marks[row]; }
    /// Joined vertices (UvShape::joints) are selected together.
    void pick(const UvRows &rows, UvPick how);
    void selectAll();
    void selectNone() { pick({}, UvPick::Replace); }
    void invertSelection();
    /// Selects everything connected with the selected vertices.
    void growToIslands();
    /// A vertex's island.
    UvRows islandOf(std::uint32_t row) const;
    std::optional<UvBounds> selectedBounds() const { return boundsOf(m_shape.points(), m_selected); }

    /// Gives vertices new coordinates; `values` in the order of `rows`.
    Status setPoints(const UvRows &rows, const std::vector<UvPoint> &values, const QString &text, MergeKey key = {});
    Status setColours(const UvRows &rows, const std::vector<Colour4> &values, const QString &text, MergeKey key = {});

Q_SIGNALS:
    void documentChanged();
    void shownChanged();   ///< other parts or another set: the shape is a different one
    void numbersChanged(); ///< coordinates or colours
    void selectionChanged();
    void texturesChanged(); ///< other textures, or a different one is chosen

private:
    bool waits();
    void reload();
    void followSelection();
    void follow(const ChangeSet &changes);
    void makeShape(bool keepSelection);
    void listTextures();
    /// Selects without a signal.
    void mark(std::vector<std::uint8_t> marks);
    void setSelection(std::vector<std::uint8_t> marks);

    QPointer<Document> m_document;
    std::function<bool()> m_isSeen;
    bool m_stale = false;
    std::vector<UvPart> m_parts;
    std::vector<NodeId> m_shown;
    std::vector<UvTexture> m_textures;
    int m_set = 0, m_texture = -1;
    UvShape m_shape;
    double m_aspect = 1;
    std::vector<std::uint8_t> m_marks; ///< by vertex
    UvRows m_selected;
};

} // namespace sinew
