// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model.h"

#include <QMap>

#include <functional>

namespace sinew::samples::m2 {

class Layout;

/// Structures of one array, one after another: their plain bytes, and the data to be placed after the array and pointed
/// to.
class Structs
{
public:
    explicit Structs(const Model &model) : m_model(&model) {}

    template<class T>
    Structs &put(const T &value)
    {
        bytes.put(value);
        return *this;
    }
    Structs &raw(const QByteArray &more)
    {
        bytes.raw(more);
        return *this;
    }
    /// A count and an offset; nothing is placed for an empty array.
    Structs &array(std::uint32_t count, const QByteArray &content);
    template<class T>
    Structs &list(const QList<T> &items)
    {
        return array(std::uint32_t(items.size()), plain(items));
    }
    template<class T>
    Structs &life(const Life<T> &life)
    {
        return list(life.times).list(life.values);
    }
    template<class T>
    Structs &track(const Track<T> &track);
    /// A rotation's keys, of 8 or 16 bytes.
    Structs &rotation(const Track<Rotation> &track, bool packed);

    template<class T>
    static QByteArray plain(const QList<T> &items)
    {
        return QByteArray(reinterpret_cast<const char *>(items.constData()), items.size() * qsizetype(sizeof(T)));
    }

    Bytes bytes;

private:
    friend class Layout;
    struct Row
    {
        std::uint32_t count;
        QByteArray times, values;
    };
    Structs &rows(int interpolation, int globalSequence, const QList<Row> &rows, bool hasValues);

    const Model *m_model;
    QList<std::pair<qsizetype, std::function<void(Layout &, qsizetype)>>> m_later; ///< by place of the pointer
};

/// A file, or a chunk with offsets of its own, laid out like official files: arrays in the order of their pointers,
/// each at a multiple of 16. From 264 on all keys come last, sequence by sequence; those of a sequence stored in an
/// .anim file go there.
class Layout
{
public:
    explicit Layout(const Model &model) : model(model) {}

    /// Places the content of an array and points to it; an empty one is count 0, offset 0. Plain values may be shared
    /// (see Style).
    void array(qsizetype pointer, std::uint32_t count, const QByteArray &content, bool plain = true);
    template<class T>
    void list(qsizetype pointer, const QList<T> &items)
    {
        array(pointer, std::uint32_t(items.size()), Structs::plain(items));
    }
    /// The array, then everything its structures point to.
    void structs(qsizetype pointer, std::uint32_t count, const Structs &items);
    /// Everything pointed to by structures that are already in the image, from `first` on.
    void place(const Structs &items, qsizetype first);
    /// Places the keys, and pads the file to a multiple of 16. Call it last.
    void finish();

    const Model &model;
    Bytes image;
    QMap<qsizetype, Bytes> external; ///< .anim content by sequence

private:
    friend class Structs;
    struct Inner
    {
        qsizetype sequence, pointer;
        std::uint32_t count;
        QByteArray content;
    };
    void outer(qsizetype pointer, const QList<Structs::Row> &rows, QByteArray Structs::Row::*part, QList<Inner> &inner);

    QList<Inner> m_inner;
    QList<std::pair<qsizetype, qsizetype>> m_shared; ///< pointers of aliases and of what they show
};

template<class T>
Structs &Structs::track(const Track<T> &track)
{
    QList<Row> made;
    for (const Keys<T> &keys : track.rows) {
        Bytes times, values;
        for (const Key<T> &key : keys) {
            times.u32(key.time);
            if constexpr (!std::is_empty_v<T>)
                values.put(key.value);
        }
        made.append({std::uint32_t(keys.size()), times.data, values.data});
    }
    return rows(track.interpolation, track.globalSequence, made, !std::is_empty_v<T>);
}

} // namespace sinew::samples::m2
