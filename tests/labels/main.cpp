// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Writes the lists of labels that lupdate reads, from the descriptions: plugins/<format>/model/label_texts.h.

#include "tests/plugins/label_texts.h"
#include "tests/support/paths.h"

#include <QFile>
#include <cstdio>

int main()
{
    using namespace sinew::test;
    for (const LabelledFormat &format : labelledFormats()) {
        QFile file(sourcePath(qPrintable(format.file())));
        const QByteArray texts = labelTexts(format);
        if (!file.open(QIODevice::WriteOnly) || file.write(texts) != texts.size()) {
            std::fprintf(stderr, "cannot write %s\n", qPrintable(file.fileName()));
            return 1;
        }
        std::printf("%s\n", qPrintable(file.fileName()));
    }
    return 0;
}
