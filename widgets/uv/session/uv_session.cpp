// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/session/uv_session.h"

#include "core/facets/uv/uv_parts.h"
#include "core/format/format.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace sinew {

namespace {

bool sameUse(const UvTexture &a, const UvTexture &b)
{
    return a.texture == b.texture && a.set == b.set;
}

} // namespace

const UvFacet *UvSession::facet() const
{
    return m_document && m_document->format() ? m_document->format()->uvs() : nullptr;
}

void UvSession::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    m_shown.clear();
    m_set = 0;
    m_texture = -1;
    if (document) {
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
        connect(document, &Document::committed, this, &UvSession::follow);
        connect(&document->selection(), &Selection::changed, this, &UvSession::followSelection);
    }
    m_parts.clear();
    // Rows and parts of another document must not be edited in this one.
    m_textures.clear();
    m_shape = UvShape();
    setSelection({});
    if (!waits()) {
        reload();
        followSelection();
    }
    Q_EMIT documentChanged();
}

bool UvSession::waits()
{
    m_stale = facet() && m_isSeen && !m_isSeen();
    return m_stale;
}

void UvSession::refreshIfStale()
{
    if (!m_stale || !m_document)
        return;
    m_stale = false;
    reload();
    followSelection();
    Q_EMIT documentChanged();
}

void UvSession::reload()
{
    const std::vector<NodeId> before = m_shown;
    const int sets = setCount();
    m_parts = facet() ? facet()->parts(m_document->model()) : std::vector<UvPart>();
    std::erase_if(m_shown, [this](NodeId part) {
        return std::none_of(m_parts.begin(), m_parts.end(), [part](const UvPart &p) { return p.node == part; });
    });
    if (m_shown.empty())
        for (const UvPart &part : m_parts)
            if (part.sets > 0) {
                m_shown = {part.node};
                break;
            }
    // Edits made elsewhere mostly leave the shape alone, and rebuilding it takes a while.
    if (!facet() || before != m_shown || sets != setCount() || m_shape.size() == 0 ||
        !m_shape.refresh(m_document->model(), *facet()))
        return makeShape(true);
    listTextures();
    Q_EMIT numbersChanged();
}

void UvSession::makeShape(bool keepSelection)
{
    m_set = std::clamp(m_set, 0, std::max(0, setCount() - 1));
    const std::size_t before = m_shape.size();
    m_shape = facet() ? UvShape(m_document->model(), *facet(), m_shown, m_set) : UvShape();
    const bool keep = keepSelection && before == m_shape.size();
    listTextures();
    // Before anything reads them: the rows are those of another shape.
    if (!keep)
        mark(std::vector<std::uint8_t>(m_shape.size()));
    Q_EMIT shownChanged();
    if (!keep)
        Q_EMIT selectionChanged();
}

void UvSession::listTextures()
{
    const std::optional<UvTexture> before =
        m_texture >= 0 ? std::optional(m_textures[std::size_t(m_texture)]) : std::nullopt;
    m_textures.clear();
    for (const NodeId part : m_shown)
        for (UvTexture &texture : facet()->textures(m_document->model(), part)) {
            const auto same = std::find_if(m_textures.begin(), m_textures.end(),
                                           [&](const UvTexture &t) { return sameUse(t, texture); });
            if (same == m_textures.end())
                m_textures.push_back(std::move(texture));
            else
                same->isMoved |= texture.isMoved;
        }
    const TextureFacet *facetOfTextures = m_document ? m_document->format()->textures() : nullptr;
    const std::vector<ModelTexture> all =
        facetOfTextures && !before ? facetOfTextures->textures(m_document->model()) : std::vector<ModelTexture>();
    const auto hasPath = [&all](NodeId node) {
        return std::any_of(all.begin(), all.end(), [node](const ModelTexture &t) {
            return t.node == node && t.slotNumber == 0 && (!t.path.empty() || t.fileIdNumber);
        });
    };
    const auto find = [this](const auto &fits) {
        const auto found = std::find_if(m_textures.begin(), m_textures.end(), fits);
        return found == m_textures.end() ? -1 : int(found - m_textures.begin());
    };
    m_texture = before ? find([&](const UvTexture &t) { return sameUse(t, *before); }) : -1;
    // Team colours and similar textures don't show where things are.
    if (m_texture < 0)
        m_texture = find([&](const UvTexture &t) { return t.set == m_set && hasPath(t.texture); });
    if (m_texture < 0)
        m_texture = find([this](const UvTexture &t) { return t.set == m_set; });
    if (m_texture < 0 && !m_textures.empty())
        m_texture = 0;
    Q_EMIT texturesChanged();
}

int UvSession::setCount() const
{
    int count = 0;
    for (const UvPart &part : m_parts)
        if (std::find(m_shown.begin(), m_shown.end(), part.node) != m_shown.end())
            count = std::max(count, part.sets);
    return count;
}

void UvSession::show(std::vector<NodeId> parts)
{
    if (parts == m_shown)
        return;
    m_shown = std::move(parts);
    m_texture = -1;
    makeShape(false);
}

void UvSession::setSet(int set)
{
    if (set == m_set || set < 0 || set >= setCount())
        return;
    m_set = set;
    if (m_texture >= 0 && m_textures[std::size_t(m_texture)].set != set)
        m_texture = -1; // choose one that is drawn with this set
    // The same vertices in another place.
    const std::vector<std::uint8_t> marks = m_marks;
    makeShape(true);
    setSelection(marks.size() == m_shape.size() ? marks : std::vector<std::uint8_t>(m_shape.size()));
}

void UvSession::setTexture(int row)
{
    if (row == m_texture || row >= int(m_textures.size()))
        return;
    m_texture = std::max(row, -1);
    const int set = m_texture < 0 ? m_set : m_textures[std::size_t(m_texture)].set;
    Q_EMIT texturesChanged();
    if (set >= 0)
        setSet(set);
}

void UvSession::followSelection()
{
    if (!facet() || waits())
        return;
    std::vector<NodeId> wanted;
    const std::vector<NodeId> &nodes = m_document->selection().nodes();
    for (const NodeId node : nodes)
        for (const NodeId part : uvPartsOf(m_document->model(), *facet(), m_document->format()->materials(),
                                           m_document->format()->textures(), node))
            if (std::find(wanted.begin(), wanted.end(), part) == wanted.end())
                wanted.push_back(part);
    if (wanted.empty())
        return;
    std::vector<NodeId> sorted;
    for (const UvPart &part : m_parts)
        if (std::find(wanted.begin(), wanted.end(), part.node) != wanted.end())
            sorted.push_back(part.node);
    show(std::move(sorted));
    // A selected layer or texture becomes the one that is shown.
    const NodeId current = m_document->selection().current();
    for (NodeId node = current; node != NoNode && node != RootNode; node = m_document->model().parentOf(node))
        for (std::size_t row = 0; row < m_textures.size(); ++row)
            if (m_textures[row].layer == node || m_textures[row].texture == node)
                return setTexture(int(row));
}

void UvSession::follow(const ChangeSet &changes)
{
    if (!facet() || waits())
        return;
    const bool numbersOnly = std::all_of(changes.begin(), changes.end(), [](const Change &change) {
        return change.kind == Change::Set && !change.other.isEmpty() && change.other.type().kind == Kind::Array;
    });
    if (!numbersOnly || !m_shape.refresh(m_document->model(), *facet()))
        return reload();
    Q_EMIT numbersChanged();
}

void UvSession::mark(std::vector<std::uint8_t> marks)
{
    m_marks = std::move(marks);
    m_selected.clear();
    for (std::uint32_t row = 0; row < m_marks.size(); ++row)
        if (m_marks[row])
            m_selected.push_back(row);
}

void UvSession::setSelection(std::vector<std::uint8_t> marks)
{
    mark(std::move(marks));
    Q_EMIT selectionChanged();
}

void UvSession::pick(const UvRows &rows, UvPick how)
{
    std::vector<std::uint8_t> marks = how == UvPick::Replace ? std::vector<std::uint8_t>(m_shape.size()) : m_marks;
    const std::vector<std::uint32_t> &joints = m_shape.joints();
    std::unordered_set<std::uint32_t> picked;
    for (const std::uint32_t row : rows)
        if (row < joints.size())
            picked.insert(joints[row]);
    for (std::uint32_t row = 0; row < joints.size() && !picked.empty(); ++row)
        if (picked.contains(joints[row]))
            marks[row] = how == UvPick::Remove ? 0 : how == UvPick::Toggle ? !marks[row] : 1;
    setSelection(std::move(marks));
}

void UvSession::selectAll()
{
    setSelection(std::vector<std::uint8_t>(m_shape.size(), 1));
}

void UvSession::invertSelection()
{
    std::vector<std::uint8_t> marks = m_marks;
    for (std::uint8_t &mark : marks)
        mark = !mark;
    setSelection(std::move(marks));
}

void UvSession::growToIslands()
{
    const std::vector<std::uint32_t> islands = m_shape.islands();
    std::unordered_set<std::uint32_t> wanted;
    for (const std::uint32_t row : m_selected)
        wanted.insert(islands[row]);
    std::vector<std::uint8_t> marks(m_shape.size());
    for (std::size_t row = 0; row < marks.size(); ++row)
        marks[row] = wanted.contains(islands[row]);
    setSelection(std::move(marks));
}

UvRows UvSession::islandOf(std::uint32_t row) const
{
    const std::vector<std::uint32_t> islands = m_shape.islands();
    UvRows result;
    for (std::uint32_t other = 0; other < islands.size(); ++other)
        if (islands[other] == islands[row])
            result.push_back(other);
    return result;
}

Status UvSession::setPoints(const UvRows &rows, const std::vector<UvPoint> &values, const QString &text, MergeKey key)
{
    if (!facet())
        return Done{};
    std::vector<UvEdit> edits;
    edits.reserve(rows.size());
    // Unchanged values keep their bytes, whatever a float or a file's step would make of them.
    const auto isFinite = [](const UvPoint &point) { return std::isfinite(point.u) && std::isfinite(point.v); };
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (const UvPoint &now = m_shape.points()[rows[i]];
            !(now == values[i]) && (isFinite(now) || isFinite(values[i])))
            edits.push_back({m_shape.partOf(rows[i]), m_shape.vertexOf(rows[i]), values[i]});
    Result<ChangeSet> changes = facet()->setCoordinates(m_document->model(), m_set, edits);
    return changes ? m_document->push(std::move(*changes), text, key) : Status(changes.error());
}

Status UvSession::setColours(const UvRows &rows, const std::vector<Colour4> &values, const QString &text, MergeKey key)
{
    if (!facet())
        return Done{};
    std::vector<ColourEdit> edits;
    edits.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        edits.push_back({m_shape.partOf(rows[i]), m_shape.vertexOf(rows[i]), values[i]});
    Result<ChangeSet> changes = facet()->setColours(m_document->model(), edits);
    return changes ? m_document->push(std::move(*changes), text, key) : Status(changes.error());
}

} // namespace sinew

#include "moc_uv_session.cpp"
