// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/losses.h"

#include "core/model/diff.h"
#include "core/model/path.h"
#include "plugins/mdx/mdl/printer.h"
#include "plugins/mdx/mdl/reader.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

class LossFinder
{
public:
    LossFinder(const MdxModel &model, std::size_t limit) : m_model(model), m_limit(limit) {}

    std::vector<FormLoss> run()
    {
        if (m_model.ctx().dialect == Undecided)
            add({}, QT_TRANSLATE_NOOP("Message", "unread chunks can't be expressed in MDL"));
        for (std::size_t i = 0; i < m_model.data.opaques.size(); ++i)
            add("opaques[" + std::to_string(i) + "]",
                Message(QT_TRANSLATE_NOOP("Message", "the chunk %1 can't be expressed in MDL"),
                        {std::string(m_model.data.opaques[i].tag.view())}));
        if (!m_model.data.soundTracks.isEmpty())
            add("soundTracks", QT_TRANSLATE_NOOP("Message", "MDL can't express sound tracks"));
        if (const MdxLayout *layout = m_model.mdxLayout())
            findLayout(*layout);
        findValues();
        return std::move(m_found);
    }

private:
    void add(std::string path, Message message, bool onlyBytes = false)
    {
        if (m_found.size() < m_limit)
            m_found.push_back({std::move(path), std::move(message), onlyBytes});
    }

    /// Contents that only the binary file can hold: order, sizes, bytes that nothing describes.
    void findLayout(const MdxLayout &layout)
    {
        const auto &fields = m_model.info().fields;
        std::size_t highest = 0;
        bool ordered = true, empty = false;
        for (const MdxLayout::Chunk &chunk : layout.chunks) {
            if (chunk.opaque)
                continue;
            const auto field = std::size_t(
                std::find_if(fields.begin(), fields.end(), [&](const FieldInfo &f) { return f.tag == chunk.tag; }) -
                fields.begin());
            ordered = ordered && field + 1 > highest;
            highest = field + 1;
            empty = empty || chunk.empty;
            if (chunk.countsAll)
                add(fields[field].name, QT_TRANSLATE_NOOP("Message", "a wrong declared size is lost"), true);
        }
        if (!ordered)
            add({}, QT_TRANSLATE_NOOP("Message", "the order of the chunks is lost"), true);
        if (empty)
            add({}, QT_TRANSLATE_NOOP("Message", "empty chunks are lost"), true);
        for (const bool known : {hasChunk(layout, fourCc("VERS")), hasChunk(layout, fourCc("MODL"))})
            if (!known)
                add({}, QT_TRANSLATE_NOOP("Message", "the absence of a mandatory chunk is lost"), true);
        if (!layout.chunkTails.empty() || !layout.fileTail.empty())
            add({}, QT_TRANSLATE_NOOP("Message", "undescribed bytes after chunks are lost"));
        if (layout.bindPoseCount >= 0)
            add("bindPoses", QT_TRANSLATE_NOOP("Message", "a wrong declared count is lost"), true);
        for (const auto &[key, entry] : layout.objects) {
            const std::string path = pathOf(m_model, {key.node});
            if (entry.statedSize >= 0)
                add(path, QT_TRANSLATE_NOOP("Message", "a wrong declared size is lost"), true);
            if (!entry.tail.empty())
                add(path, QT_TRANSLATE_NOOP("Message", "undescribed bytes after the object are lost"));
            if (!entry.tags.empty())
                add(path,
                    QT_TRANSLATE_NOOP("Message",
                                      "the order of the tracks, or the presence of something empty, is lost"),
                    true);
        }
    }

    static bool hasChunk(const MdxLayout &layout, std::uint32_t tag)
    {
        return std::any_of(layout.chunks.begin(), layout.chunks.end(),
                           [&](const MdxLayout::Chunk &c) { return c.tag == tag && !c.opaque; });
    }

    void findValues()
    {
        const QByteArray text = QByteArray::fromStdString(MdlPrinter(m_model, "\n", "\t").file());
        Diagnostics diagnostics;
        const auto read = MdlReader(text, diagnostics).read();
        if (!read) {
            add({}, read.error().message);
            return;
        }
        for (const Difference &difference : diffModels(m_model, **read, m_limit)) {
            if (difference.path == "encoding" || difference.path == "opaques" || difference.path == "soundTracks")
                continue;
            if (difference.before == difference.after)
                add(difference.path, QT_TRANSLATE_NOOP("Message", "hidden bytes of the value are lost"), true);
            else
                add(difference.path,
                    Message(QT_TRANSLATE_NOOP("Message", "“%1” becomes “%2”"), {difference.before, difference.after}));
        }
    }

    const MdxModel &m_model;
    std::size_t m_limit;
    std::vector<FormLoss> m_found;
};

} // namespace

std::vector<FormLoss> mdlLosses(const MdxModel &model, std::size_t limit)
{
    return LossFinder(model, limit).run();
}

} // namespace sinew::mdx
