// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The part of MdlPrinter that prints long runs of numbers: arrays, tracks, faces.

#include "plugins/mdx/mdl/printer.h"

#include "plugins/mdx/mdl/lexer.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

/// Appends "a" or "{ a, b, c }".
void appendValues(std::string &out, const TypeInfo &element, const std::byte *data, bool swapColours)
{
    const TypeInfo &number = element.kind == Kind::Integer ? element : typeInfo<float>();
    const std::size_t count = element.size / number.size;
    if (count == 1)
        return MdlPrinter::value(out, number, data);
    out += "{ ";
    for (std::size_t i = 0; i < count; ++i) {
        if (i)
            out += ", ";
        MdlPrinter::value(out, number, data + (swapColours ? count - 1 - i : i) * number.size);
    }
    out += " }";
}

void addNumbers(std::vector<std::string> &to, const TypeInfo &type, const void *data, bool swapColours)
{
    const bool isArray = type.kind == Kind::FixedArray;
    if (isArray && type.element->kind == Kind::Colour) {
        for (std::size_t i = 0; i < type.components; ++i)
            addNumbers(to, *type.element, static_cast<const std::byte *>(data) + i * type.element->size, swapColours);
        return;
    }
    const TypeInfo &number = isArray ? *type.element : type.kind == Kind::Integer ? type : typeInfo<float>();
    const std::size_t count = type.size / number.size;
    for (std::size_t i = 0; i < count; ++i)
        MdlPrinter::value(to.emplace_back(), number,
                          static_cast<const std::byte *>(data) + (swapColours ? count - 1 - i : i) * number.size);
}

bool swapsColours(const Keyword &word, const TypeInfo &type)
{
    return type.kind == Kind::Colour && !word.field->bgrOrder;
}

} // namespace

std::vector<std::string> MdlPrinter::numbers(const Keyword &word, const void *object) const
{
    std::vector<std::string> result;
    const auto addGroups = [&](const auto &sizes, const auto &array, const TypeInfo &type) {
        appendNumber(result.emplace_back(), std::int64_t(sizes.size()));
        for (const auto &each : array)
            value(result.emplace_back(), type, &each);
    };
    std::visit(Overloaded{[&](const form::Faces &) {
                              const auto &geoset = *static_cast<const Geoset *>(object);
                              addGroups(geoset.faceGroups, geoset.faces, typeInfo<std::uint16_t>());
                          },
                          [&](const form::Groups &) {
                              const auto &geoset = *static_cast<const Geoset *>(object);
                              addGroups(geoset.matrixGroups, geoset.matrixIndices, typeInfo<std::int32_t>());
                          },
                          [&](const form::Corners &) {
                              const auto &shape = *static_cast<const CollisionShape *>(object);
                              addNumbers(result, typeInfo<Vec3>(), &shape.vertex1, false);
                              if (shape.type != 2)
                                  addNumbers(result, typeInfo<Vec3>(), &shape.vertex2, false);
                          },
                          [&](const form::Colours &) {
                              addNumbers(result, *word.type, word.in(object), swapsColours(word, *word.type->element));
                          },
                          [&](const form::Interval &) {
                              addNumbers(result, *word.type, word.in(object), false);
                              addNumbers(result, *word.type,
                                         static_cast<const std::byte *>(word.in(object)) + word.type->size, false);
                          },
                          [&](const auto &) {
                              addNumbers(result, *word.type, word.in(object), swapsColours(word, *word.type));
                          }},
               word.form);
    return result;
}

std::vector<std::string> MdlPrinter::numbers(const Keyword &word, const void *object, std::size_t element) const
{
    std::vector<std::string> result;
    const TypeInfo &type = *word.type->element;
    if (const auto *form = word.as<form::Array>()) {
        const auto &array = *static_cast<const ArrayBase *>(word.in(object));
        const std::size_t last = std::min(array.size(), (element + 1) * form->together);
        for (std::size_t i = element * form->together; i < last; ++i)
            addNumbers(result, type, array.raw() + i * type.size, false);
        return result;
    }
    const auto &curve = *static_cast<const CurveBase *>(word.in(object));
    appendNumber(result.emplace_back(), std::int64_t(curve.times()[element]));
    for (int part = 0; type.valueSize() && part < (curve.hasTangents() ? 3 : 1); ++part)
        addNumbers(result, type, curve.rawPart(part, type.valueSize()) + element * type.valueSize(),
                   swapsColours(word, type));
    return result;
}

void MdlPrinter::element(std::string &out, const Keyword &word, const void *object, std::size_t element,
                         const std::string &indent) const
{
    const TypeInfo &type = *word.type->element;
    if (const auto *form = word.as<form::Array>()) {
        const auto &array = *static_cast<const ArrayBase *>(word.in(object));
        const std::size_t first = element * form->together, last = std::min(array.size(), first + form->together);
        for (std::size_t i = first; i < last; ++i) {
            if (i > first)
                out += ", ";
            appendValues(out, type, array.raw() + i * type.size, false);
        }
        return;
    }
    const auto &curve = *static_cast<const CurveBase *>(word.in(object));
    const std::size_t width = type.valueSize();
    const bool swap = swapsColours(word, type);
    appendNumber(out, std::int64_t(curve.times()[element]));
    if (width == 0)
        return;
    out += ": ";
    appendValues(out, type, curve.rawPart(0, width) + element * width, swap);
    for (int part = 1; curve.hasTangents() && part < 3; ++part) {
        out += ',';
        newLine(out, indent + m_unit);
        out += part == 1 ? "InTan " : "OutTan ";
        appendValues(out, type, curve.rawPart(part, width) + element * width, swap);
    }
}

void MdlPrinter::track(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    const auto &curve = *static_cast<const CurveBase *>(word.in(object));
    const CurveBase::Header header = curve.header();
    const std::string inner = indent + m_unit;
    appendNumber(out.append(word.text) += ' ', std::int64_t(curve.size()));
    out += " {";
    if (word.is<form::Track>()) {
        newLine(out, inner);
        const auto &names = interpolationNames();
        out.append(header.interpolation < names.size() ? names[header.interpolation].text : names.back().text)
            .append(",");
    }
    if (header.globalSequence != -1) {
        newLine(out, inner);
        appendNumber(out += "GlobalSeqId ", std::int64_t(header.globalSequence));
        out += ',';
    }
    for (std::size_t i = 0; i < curve.size(); ++i) {
        newLine(out, inner);
        element(out, word, object, i, inner);
        out += ',';
    }
    newLine(out, indent);
    out += '}';
}

void MdlPrinter::array(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    const std::size_t count = elementCount(word, object);
    const std::string inner = indent + m_unit;
    out += word.text;
    if (std::get<form::Array>(word.form).counted)
        appendNumber(out += ' ', std::int64_t(count));
    out += " {";
    for (std::size_t i = 0; i < count; ++i) {
        newLine(out, inner);
        element(out, word, object, i, inner);
        out += ',';
    }
    newLine(out, indent);
    out += '}';
}

void MdlPrinter::faces(std::string &out, const Geoset &geoset, const std::string &indent) const
{
    const std::string inner = indent + m_unit, innermost = inner + m_unit;
    std::vector<std::size_t> sizes(geoset.faceGroups.begin(), geoset.faceGroups.end());
    std::size_t sum = 0;
    for (const std::size_t size : sizes)
        sum += size;
    if (sum != geoset.faces.size())
        sizes.assign(1, geoset.faces.size());
    appendNumber(out += "Faces ", std::int64_t(sizes.size()));
    appendNumber(out += ' ', std::int64_t(geoset.faces.size()));
    out += " {";
    newLine(out, inner);
    out += "Triangles {";
    std::size_t at = 0;
    for (const std::size_t size : sizes) {
        newLine(out, innermost);
        out += "{ ";
        for (std::size_t i = 0; i < size; ++i, ++at) {
            if (i)
                out += ", ";
            appendNumber(out, std::int64_t(geoset.faces[at]));
        }
        out += size ? " }," : "},";
    }
    newLine(out, inner);
    out += '}';
    newLine(out, indent);
    out += '}';
}

void MdlPrinter::groups(std::string &out, const Geoset &geoset, const std::string &indent) const
{
    appendNumber(out += "Groups ", std::int64_t(geoset.matrixGroups.size()));
    appendNumber(out += ' ', std::int64_t(geoset.matrixIndices.size()));
    out += " {";
    std::size_t at = 0;
    for (const std::uint32_t size : geoset.matrixGroups) {
        newLine(out, indent + m_unit);
        out += "Matrices { ";
        for (std::uint32_t i = 0; i < size && at < geoset.matrixIndices.size(); ++i, ++at) {
            if (i)
                out += ", ";
            appendNumber(out, readInteger(typeInfo<std::int32_t>(), &geoset.matrixIndices[at]));
        }
        out += size ? " }," : "},";
    }
    newLine(out, indent);
    out += '}';
}

} // namespace sinew::mdx
