// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Writing pictures in tests: the written file is read again and compared with the original picture.

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_conversion.h"
#include "core/image/image_registry.h"
#include "image_test.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/tga/codec.h"
#include "test_pictures.h"

#include <cmath>
#include <functional>

namespace imagetest {

/// The likeness of identical pictures.
constexpr double equal = HUGE_VAL;

/// Base of the test classes; their initTestCase() calls addCodecs().
class ImageEncodeTest : public QObject
{
protected:
    void addCodecs()
    {
        m_images.add(sinew::createBlpCodec());
        m_images.add(sinew::createDdsCodec());
        m_images.add(sinew::createTgaCodec());
        m_images.add(sinew::createQtImageCodec());
    }
    sinew::Result<sinew::Conversion> convert(const sinew::DecodedImage &image, const QString &variant,
                                             const std::function<void(sinew::ConversionOptions &)> &change = {})
    {
        sinew::ConversionOptions options;
        if (change)
            change(options);
        return sinew::convertImage(image, m_images.writer(variant), options);
    }

    sinew::ImageRegistry m_images;
};

} // namespace imagetest
