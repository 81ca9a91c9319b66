// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/memory_budget.h"
#include "plugins/gltf/read/json_item.h"

#include <map>

namespace sinew::gltf {

/// A glTF file with its buffers, which are read when they are needed.
class Asset
{
public:
    /// Reports what makes the whole file unreadable.
    Asset(const FileSet &files, Report &report);

    const JsonItem &root() const { return m_root; }
    /// The objects of a list of the root.
    const std::vector<JsonItem> &list(const char *name);
    std::size_t count(const char *name) { return list(name).size(); }

    /// The bytes of a row of "bufferViews"; empty after a failure.
    Bytes view(int row);
    /// What a "uri" says: bytes in it, or a file beside this one.
    std::optional<QByteArray> resource(const JsonItem &owner);
    /// Name of the file that a "uri" names, decoded; empty for bytes in it.
    static QString fileName(const std::string &uri);

    /// Takes memory for something that is kept, and reports a failure if the file is not worth as much.
    bool charge(std::uint64_t bytes, const std::string &path);
    void release(std::uint64_t bytes) { m_budget.release(bytes); }
    Report &report() const { return *m_report; }

private:
    void parse(Bytes json);
    void checkVersion();
    void checkExtensions();
    Bytes buffer(int row);

    const FileSet &m_files;
    Report *m_report;
    MemoryBudget m_budget;
    JsonItem m_root;
    std::optional<Bytes> m_binary;
    std::map<std::string, std::vector<JsonItem>> m_lists;
    std::map<int, QByteArray> m_buffers;
};

} // namespace sinew::gltf
