// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Each edit of sequences is compared with a file rebuilt from the specification, with the keys worked out by hand.

#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"

namespace sinew::test {
inline namespace mdx_sequence_sample_helpers {

using Keys = QList<std::pair<int, float>>;

inline QByteArray linear(const char *tag, const Keys &keys, int words, int globalSequence = -1)
{
    Out out;
    out.raw(QByteArray(tag, 4)).u32({std::uint32_t(keys.size()), 1}).i32({globalSequence});
    for (const auto &[time, value] : keys) {
        out.i32({time});
        for (int i = 0; i < words; ++i)
            out.f32({value});
    }
    return out.bytes;
}

/// Three sequences of a second each, keys in each, one key in a gap; a track of a global sequence that must not change.
struct SequenceSample
{
    QList<QByteArray> sequences{sequence("Stand", 0, 1000), sequence("Walk", 2000, 3000),
                                sequence("Death", 4000, 5000)};
    QList<QByteArray> extents{extent(10), extent(11), extent(12)};
    Keys alpha{{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f}, {3500, 9}, {4000, 1}, {5000, 0}};
    Keys slide{{2000, 0}, {3000, 10}};
    QList<int> events{100, 2250, 4500};

    QByteArray bytes() const
    {
        MdxFile f;
        f.sequences = sequences;
        f.globals = {Out().u32({3000}).bytes};
        f.textures = {texture(0, "a.blp")};
        f.materials = {material(800, {layer(800, 0, -1)})};
        GeosetParts body;
        body.sequenceExtents = int(extents.size());
        QByteArray geoset = body.bytes(800), numbered;
        for (qsizetype i = 0; i < extents.size(); ++i)
            numbered += extent(float(10 + i));
        f.geosets = {geoset.replace(numbered, extents.join())};
        f.geosetAnimations = {geosetAnimation(0, alpha.isEmpty() ? QByteArray() : linear("KGAO", alpha, 1))};
        f.bones = {bone("Root", 0, -1, slide.isEmpty() ? QByteArray() : linear("KGTR", slide, 3)), bone("Tail", 1, 0),
                   bone("Spin", 2, 0, linear("KGSC", {{0, 1}, {2500, 2}, {3000, 1}}, 3, 0))};
        Out kevt;
        kevt.raw("KEVT").u32({std::uint32_t(events.size())}).i32({-1});
        for (const int time : events)
            kevt.i32({time});
        f.events = {node("SNDxASTD", 3, 0, 0x400) + kevt.bytes};
        for (int i = 0; i < 4; ++i)
            f.pivots.append(pivot(i));
        return f.bytes();
    }
    /// Renames or moves a sequence without touching its other fields.
    SequenceSample &at(int row, int start, int end)
    {
        sequences[row].replace(80, 8, Out().i32({start, end}).bytes);
        return *this;
    }
};

inline const SequenceFacet &facetOf(const Document &document)
{
    return *document.format()->sequences();
}

inline NodeId sequenceAt(const Document &document, std::size_t row)
{
    return object(document, "sequences", row);
}

/// Pushes, compares, undoes and redoes.
inline void verifyEdit(Document &document, Result<ChangeSet> changes, const QByteArray &expected)
{
    const QByteArray original = saved(document);
    QVERIFY2(bool(changes), changes ? "" : changes.error().text().c_str());
    QVERIFY(document.push(std::move(*changes), QStringLiteral("test")));
    COMPARE_BYTES(saved(document), expected);
    document.undo();
    COMPARE_BYTES(saved(document), original);
    document.redo();
    COMPARE_BYTES(saved(document), expected);
}

inline QString refusal(const Result<ChangeSet> &changes)
{
    return changes ? QString() : QString::fromStdString(changes.error().message.text());
}

} // namespace mdx_sequence_sample_helpers
} // namespace sinew::test
