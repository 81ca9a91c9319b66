// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/read/report.h"

#include <algorithm>
#include <cstring>

namespace sinew::gltf {

namespace {

Error errorAt(const std::string &path, const char *code, Message message)
{
    if (*code)
        message = Message(QT_TRANSLATE_NOOP("Message", "%1 (%2)"), {std::move(message), Message(std::string(code))});
    return {std::move(message), {}, -1, path};
}

} // namespace

void Report::fail(const std::string &path, const char *code, Message message)
{
    if (!m_error)
        m_error = errorAt(path, code, std::move(message));
}

void Report::warn(const std::string &path, const char *code, Message message)
{
    m_diagnostics.add(Severity::Warning, "gltf.odd", errorAt(path, code, std::move(message)));
}

void Report::note(const std::string &path, Message message)
{
    m_diagnostics.add(Severity::Info, "gltf.note", errorAt(path, "", std::move(message)));
}

void Report::lose(ConversionLoss::Kind kind, const std::string &path, const char *reason, std::size_t count)
{
    const auto known = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) {
        return group.kind == kind && std::strcmp(group.reason, reason) == 0;
    });
    if (known != m_groups.end())
        known->count += count;
    else
        m_groups.push_back({kind, reason, path, count});
}

std::vector<ConversionLoss> Report::losses() const
{
    std::vector<ConversionLoss> all;
    for (const Group &group : m_groups)
        all.push_back({group.kind, {}, group.first, Message(group.reason, {Message(group.count)})});
    return all;
}

} // namespace sinew::gltf
