// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"

#include <cstdarg>
#include <cstdint>
#include <string>

#include <tiffio.h>

namespace sinew {

/// A file in memory as libtiff reads it. Each plane of a picture that stores its channels one after the other is read
/// through a stream of its own: going back and forth in one would decode a strip again from its start for each row.
class TiffStream
{
public:
    TiffStream(Bytes file, std::int64_t mostBytes);
    ~TiffStream();
    TiffStream(const TiffStream &) = delete;
    TiffStream &operator=(const TiffStream &) = delete;

    /// Null if the file is no TIFF.
    TIFF *handle() const { return m_tiff; }
    std::string error() const { return m_error; }
    std::string warning() const { return m_warning; }

private:
    using Text = char[160];
    static int keep(Text &text, const char *format, va_list arguments);
    static tmsize_t read(thandle_t stream, void *to, tmsize_t count);
    static toff_t seek(thandle_t stream, toff_t offset, int from);

    Bytes m_file;
    toff_t m_at = 0;
    TIFF *m_tiff = nullptr;
    Text m_error = "", m_warning = "";
};

} // namespace sinew
