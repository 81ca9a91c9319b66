// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/terminal.h"

#include <initializer_list>

#include <windows.h>

#include <fcntl.h>
#include <io.h>

namespace sinew {

bool isTerminal(std::FILE *stream)
{
    DWORD mode = 0;
    // Not _isatty(), for which NUL is a terminal too.
    return ::GetConsoleMode(reinterpret_cast<HANDLE>(::_get_osfhandle(::_fileno(stream))), &mode);
}

void prepareStreams()
{
    for (std::FILE *stream : {stdin, stdout, stderr})
        ::_setmode(::_fileno(stream), _O_BINARY);
    if (isTerminal(stdout) || isTerminal(stderr))
        ::SetConsoleOutputCP(CP_UTF8);
}

void leaveOwnTerminal()
{
    DWORD processes[2];
    if (::GetConsoleProcessList(processes, 2) == 1)
        ::FreeConsole();
}

} // namespace sinew
