// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/description_digest.h"

#include "core/files/file_digests.h"
#include "core/io/byte_writer.h"
#include "core/schema/struct_info.h"

#include <unordered_set>

namespace sinew {

namespace {

class DescriptionWriter
{
public:
    ByteWriter out;

    void structure(const StructInfo &info)
    {
        text(info.name);
        if (!m_met.insert(&info).second)
            return;
        out.write(std::uint32_t(info.fields.size()));
        for (const FieldInfo &f : info.fields) {
            text(f.name);
            type(*f.type);
        }
    }

private:
    void text(std::string_view text)
    {
        out.write(std::uint32_t(text.size()));
        out.writeBytes(text.data(), text.size());
    }
    void type(const TypeInfo &type)
    {
        out.write(std::uint8_t(type.kind));
        if (type.kind == Kind::Struct)
            return structure(type.structure());
        // A container's own size depends on the machine, not on the log.
        if (type.kind <= Kind::NoValue)
            out.write(std::uint32_t(type.size));
        out.write(std::uint32_t(type.components));
        out.write(std::uint8_t(type.isSigned));
        if (type.element)
            this->type(*type.element);
    }

    std::unordered_set<const StructInfo *> m_met;
};

} // namespace

QByteArray descriptionDigest(const StructInfo &root)
{
    DescriptionWriter writer;
    writer.structure(root);
    return digestOf(writer.out.bytes());
}

} // namespace sinew
