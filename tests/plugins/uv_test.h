// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Texture coordinates as the UV editor shows and edits them, in tests of any format.

#include "material_test.h"

#include "core/facets/uv/uv_facet.h"
#include "core/facets/uv/uv_parts.h"

#include <QtTest>

namespace sinew::test {
inline namespace uv_test_helpers {

inline const UvFacet &uvsOf(const Document &document)
{
    return *document.format()->uvs();
}
inline std::vector<NodeId> partsFor(const Document &document, NodeId node)
{
    return uvPartsOf(document.model(), uvsOf(document), document.format()->materials(), document.format()->textures(),
                     node);
}
/// How many bytes of two files of the same size differ, -1 if their sizes do, and the span from the first to the last
/// of them.
struct Differing
{
    int count = 0;
    qsizetype first = -1, last = -1;
};
inline Differing differing(const QByteArray &a, const QByteArray &b)
{
    Differing result;
    if (a.size() != b.size())
        return {-1, -1, -1};
    for (qsizetype i = 0; i < a.size(); ++i)
        if (a[i] != b[i]) {
            ++result.count;
            result.first = result.first < 0 ? i : result.first;
            result.last = i;
        }
    return result;
}

/// Moves one vertex of each set of each part of a model: no more than the bytes of one coordinate may differ, and undo
/// must bring them back. Returns how many sets there were.
template<class Save>
int editEverySet(Document &document, const Save &save)
{
    int sets = 0;
    const QByteArray before = save();
    for (const UvPart &part : uvsOf(document).parts(document.model()))
        for (int set = 0; set < part.sets; ++set) {
            const UvMesh mesh = uvsOf(document).mesh(document.model(), part.node, set);
            if (mesh.coordinates.empty())
                continue;
            for (const std::uint32_t vertex : mesh.triangles)
                if (vertex >= mesh.coordinates.size())
                    QTest::qFail("a triangle names a vertex that is not there", __FILE__, __LINE__);
            const auto vertex = std::uint32_t(mesh.coordinates.size() - 1);
            const std::vector<UvEdit> edits{
                {part.node, vertex, {mesh.step > 0 ? mesh.lowest : 0.625, mesh.step > 0 ? mesh.highest : -3.5}}};
            const QString problem = pushed(document, uvsOf(document).setCoordinates(document.model(), set, edits));
            if (!problem.isEmpty()) {
                QTest::qFail(qPrintable(problem), __FILE__, __LINE__);
                return sets;
            }
            const UvPoint now = uvsOf(document).mesh(document.model(), part.node, set).coordinates[vertex];
            const Differing bytes = differing(before, save());
            document.undo();
            if (now != edits[0].value || bytes.count < 0 || bytes.last - bytes.first >= 8 || save() != before) {
                QTest::qFail(
                    qPrintable(
                        QStringLiteral("part %1 set %2: %3 bytes differ").arg(part.node).arg(set).arg(bytes.count)),
                    __FILE__, __LINE__);
                return sets;
            }
            ++sets;
        }
    return sets;
}

} // namespace uv_test_helpers
} // namespace sinew::test
