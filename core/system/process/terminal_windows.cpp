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
    const int descriptor = ::_fileno(stream);
    // Not _isatty(), for which NUL is a terminal too.
    return descriptor >= 0 && ::GetConsoleMode(reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)), &mode);
}

void prepareStreams()
{
    for (std::FILE *stream : {stdin, stdout, stderr})
        // A program started without a terminal may have no streams.
        if (const int descriptor = ::_fileno(stream); descriptor >= 0)
            ::_setmode(descriptor, _O_BINARY);
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
