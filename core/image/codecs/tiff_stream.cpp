// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/image/codecs/tiff_stream.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>

namespace sinew {

int TiffStream::keep(Text &text, const char *format, va_list arguments)
{
    if (!*text)
        std::vsnprintf(text, sizeof text, format, arguments);
    return 1; // not to be written to standard error too
}

tmsize_t TiffStream::read(thandle_t stream, void *to, tmsize_t count)
{
    auto &self = *static_cast<TiffStream *>(stream);
    const auto rest = self.m_file.size() - std::min(self.m_file.size(), std::size_t(self.m_at));
    const std::size_t taken = std::min(rest, std::size_t(std::max(count, tmsize_t(0))));
    if (taken > 0)
        std::memcpy(to, self.m_file.data() + self.m_at, taken);
    self.m_at += taken;
    return tmsize_t(taken);
}

toff_t TiffStream::seek(thandle_t stream, toff_t offset, int from)
{
    auto &self = *static_cast<TiffStream *>(stream);
    const toff_t start = from == SEEK_SET ? 0 : from == SEEK_CUR ? self.m_at : toff_t(self.m_file.size());
    return self.m_at = start + offset;
}

TiffStream::TiffStream(Bytes file, std::int64_t mostBytes) : m_file(file)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   &TIFFOpenOptionsFree);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), tmsize_t(mostBytes));
    TIFFOpenOptionsSetErrorHandlerExtR(
        options.get(),
        [](TIFF *, void *stream, const char *, const char *format, va_list arguments) {
            return keep(static_cast<TiffStream *>(stream)->m_error, format, arguments);
        },
        this);
    TIFFOpenOptionsSetWarningHandlerExtR(
        options.get(),
        [](TIFF *, void *stream, const char *, const char *format, va_list arguments) {
            return keep(static_cast<TiffStream *>(stream)->m_warning, format, arguments);
        },
        this);
    m_tiff = TIFFClientOpenExt(
        "", "rm", this, &read, [](thandle_t, void *, tmsize_t) { return tmsize_t(0); }, &seek,
        [](thandle_t) { return 0; },
        [](thandle_t stream) { return toff_t(static_cast<TiffStream *>(stream)->m_file.size()); }, nullptr, nullptr,
        options.get());
    *m_warning = '\0'; // unknown tags and the like do no harm
}

TiffStream::~TiffStream()
{
    if (m_tiff)
        TIFFClose(m_tiff);
}

} // namespace sinew
