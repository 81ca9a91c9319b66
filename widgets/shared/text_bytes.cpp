// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/text_bytes.h"

namespace sinew {

namespace {

constexpr char16_t privateBase = 0xeb00;

/// Length of the valid UTF-8 sequence at the start of `bytes`, 0 if there is none.
int sequenceLength(std::string_view bytes)
{
    const auto lead = static_cast<unsigned char>(bytes[0]);
    const int length = lead < 0x80                   ? 1
                       : lead >= 0xc2 && lead < 0xe0 ? 2
                       : lead >= 0xe0 && lead < 0xf0 ? 3
                       : lead >= 0xf0 && lead < 0xf5 ? 4
                                                     : 0;
    if (length == 0 || std::size_t(length) > bytes.size())
        return 0;
    for (int i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(bytes[std::size_t(i)]) & 0xc0) != 0x80)
            return 0;
    // The decoder returns overlong forms and surrogates as the replacement character.
    const QString decoded = QString::fromUtf8(bytes.data(), length);
    return decoded.toUtf8() == QByteArray(bytes.data(), length) ? length : 0;
}

} // namespace

QString textFromBytes(std::string_view bytes)
{
    QString text;
    while (!bytes.empty()) {
        const int length = sequenceLength(bytes);
        if (length > 0)
            text += QString::fromUtf8(bytes.data(), length);
        else
            text += QChar(char16_t(privateBase + static_cast<unsigned char>(bytes[0])));
        bytes.remove_prefix(std::size_t(std::max(1, length)));
    }
    return text;
}

QByteArray textToBytes(const QString &text)
{
    QByteArray bytes;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        if (c < privateBase + 0x80 || c > privateBase + 0xff)
            continue;
        bytes += QStringView(text).mid(start, i - start).toUtf8();
        bytes += char(c - privateBase);
        start = i + 1;
    }
    return bytes + QStringView(text).mid(start).toUtf8();
}

} // namespace sinew
