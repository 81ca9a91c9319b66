// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/plugin_library.h"
#include "widgets/shared/notice.h"

namespace sinew {

/// Reports in the message bar which plugins are not used and why, and tries them again on request.
class PluginMessages : public QObject
{
    Q_OBJECT

public:
    explicit PluginMessages(std::vector<std::shared_ptr<PluginLibrary>> libraries);

    /// Reports the plugins that are not used at present.
    void tell();

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void tell(const std::shared_ptr<PluginLibrary> &library);
    void tryAgain(const std::shared_ptr<PluginLibrary> &library);

    std::vector<std::shared_ptr<PluginLibrary>> m_libraries;
};

} // namespace sinew
