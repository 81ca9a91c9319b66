// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/image/image_codec.h"

#include <QtPlugin>

namespace sinew {

/// The interface of a third-party plugin (a shared library made with Q_PLUGIN_METADATA). Its JSON metadata lists what
/// it reads, so it is loaded only when such a file is opened:
///
///     { "formats": [ { "id": "obj", "name": "Wavefront object", "suffixes": ["obj"], "magic": "", "canWrite": false }
///     ],
///       "imageCodecs": [ { "name": "PCX", "suffixes": ["pcx"], "magic": "0a05" } ] }
///
/// `magic` is the hexadecimal text of a file's first bytes, empty if the suffix alone decides. If `canWrite` is
/// missing, the format is used for writing as well.
class Plugin
{
public:
    virtual ~Plugin() = default;
    /// One for each entry of the metadata, identified by id.
    virtual std::vector<std::shared_ptr<const Format>> formats() const { return {}; }
    /// One for each entry of the metadata, identified by name.
    virtual std::vector<std::shared_ptr<const ImageCodec>> imageCodecs() const { return {}; }
};

} // namespace sinew

#define SinewPlugin_iid "org.sinew.Plugin/1"
Q_DECLARE_INTERFACE(sinew::Plugin, SinewPlugin_iid)
