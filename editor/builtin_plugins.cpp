// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/builtin_plugins.h"

#include "core/format/qt_image_codec.h"
#include "plugins/blp/blp_codec.h"
#include "plugins/dds/dds_codec.h"
#include "plugins/m2/m2_format.h"
#include "plugins/m3/m3_format.h"
#include "plugins/mdx/mdx_format.h"
#include "plugins/mpq/mpq_format.h"
#include "plugins/tga/tga_codec.h"

namespace sinew {

void addBuiltinPlugins(FormatRegistry &formats)
{
    formats.add(createMdxFormat());
    formats.add(createM2Format());
    formats.add(createM3Format());

    formats.images().add(createBlpCodec());
    formats.images().add(createDdsCodec());
    formats.images().add(createTgaCodec());
    formats.images().add(createQtImageCodec());

    formats.archives().add(createMpqFormat());
}

} // namespace sinew
