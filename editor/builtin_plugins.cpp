// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/builtin_plugins.h"

#include "core/image/codecs/qt_image_codec.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "plugins/gltf/exporter.h"
#include "plugins/gltf/importer.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mpq/format.h"
#include "plugins/obj/exporter.h"
#include "plugins/obj/importer.h"
#include "plugins/tga/codec.h"

namespace sinew {

void addBuiltinPlugins(FormatRegistry &formats)
{
    formats.add(createMdxFormat());
    formats.add(createM2Format());
    formats.add(createM3Format());

    formats.add(createGltfExporter());
    formats.add(createGltfImporter());
    formats.add(createObjExporter());
    formats.add(createObjImporter());

    formats.images().add(createBlpCodec());
    formats.images().add(createDdsCodec());
    formats.images().add(createTgaCodec());
    formats.images().add(createQtImageCodec());

    formats.archives().add(createMpqFormat());
}

} // namespace sinew
