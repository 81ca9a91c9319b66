// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/stack_frames.h"

#include <cstring>

#include <windows.h>

namespace sinew {

namespace {

constexpr int maxFrames = 64;
constexpr std::size_t maxName = 64;

/// Writes a module's name without its folder, which may reveal personal data.
void writeModule(ReportWriter &out, HMODULE module) noexcept
{
    static wchar_t path[MAX_PATH];
    const DWORD size = ::GetModuleFileNameW(module, path, MAX_PATH);
    const wchar_t *name = path + size;
    while (name > path && name[-1] != L'\\')
        --name;
    char text[3 * maxName];
    const int count =
        ::WideCharToMultiByte(CP_UTF8, 0, name, int(path + size - name), text, sizeof text, nullptr, nullptr);
    out << std::string_view(text, std::size_t(count > 0 ? count : 0)) << "+";
}

} // namespace

void prepareStackFrames() {}

void writeStackFrames(ReportWriter &out) noexcept
{
    static void *addresses[maxFrames];
    const int count = ::CaptureStackBackTrace(0, maxFrames, addresses, nullptr);
    for (int i = 0; i < count; ++i) {
        HMODULE module = nullptr;
        if (::GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                                 static_cast<const wchar_t *>(addresses[i]), &module))
            writeModule(out, module);
        out.hexadecimal(reinterpret_cast<std::uintptr_t>(addresses[i]) - reinterpret_cast<std::uintptr_t>(module))
            << "\n";
    }
}

std::string programBuildId()
{
    // As symbol servers name programs: time of linking and size.
    const auto *start = reinterpret_cast<const char *>(::GetModuleHandleW(nullptr));
    IMAGE_DOS_HEADER dos;
    IMAGE_NT_HEADERS headers;
    std::memcpy(&dos, start, sizeof dos);
    std::memcpy(&headers, start + dos.e_lfanew, sizeof headers);
    std::string id;
    for (const DWORD number : {headers.FileHeader.TimeDateStamp, headers.OptionalHeader.SizeOfImage}) {
        constexpr char digits[] = "0123456789abcdef";
        for (int shift = 28; shift >= 0; shift -= 4)
            id += digits[number >> shift & 15];
    }
    return id;
}

} // namespace sinew
