// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/printer.h"

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

const char *const slotTexts[] = {"TextureID",         "NormalTextureID",    "ORMTextureID",
                                 "EmissiveTextureID", "TeamColorTextureID", "ReflectionsTextureID"};

/// Slots repeat in Blizzard's files if textures are animated; the row decides then.
std::uint32_t meaningOf(const Layer &layer, std::size_t row)
{
    for (std::size_t i = 0; i < layer.slots.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (layer.slots[i].slot == layer.slots[k].slot)
                return std::uint32_t(row);
    return layer.slots[row].slot;
}

} // namespace

void MdlPrinter::value(std::string &out, const TypeInfo &type, const void *data)
{
    if (type.kind == Kind::Float) {
        float number;
        std::memcpy(&number, data, sizeof number);
        appendNumber(out, number);
    } else {
        appendNumber(out, readInteger(type, data));
    }
}

std::size_t MdlPrinter::elementCount(const Keyword &word, const void *object)
{
    if (const auto *array = word.as<form::Array>()) {
        const std::size_t count = static_cast<const ArrayBase *>(word.in(object))->size();
        return word.type->element->kind == Kind::Integer ? (count + array->together - 1) / array->together : count;
    }
    return static_cast<const CurveBase *>(word.in(object))->size();
}

std::string MdlPrinter::file() const
{
    std::string out;
    body(out, mdlVocabulary(), &m_model.data, {});
    // The first line has no end before it.
    out.erase(0, std::min(out.size(), m_newline.size()));
    for (const UnknownText &text : m_model.data.unknownTexts)
        out.append(m_newline).append(reinterpret_cast<const char *>(text.text.data()), text.text.size());
    return out += m_newline;
}

bool MdlPrinter::isWanted(const Keyword &block, const void *object) const
{
    const Vocabulary &inner = *block.inner();
    return std::any_of(inner.words.begin(), inner.words.end(), [&](const Keyword &word) {
        return word.is<form::Title>() || word.isWanted(m_ctx, object, inner);
    });
}

void MdlPrinter::objects(std::string &out, const Keyword &list, const void *object, const std::string &indent) const
{
    void *items = const_cast<void *>(list.in(object));
    for (std::size_t row = 0; row < list.type->list->size(items); ++row) {
        newLine(out, indent);
        nested(out, list, list.type->list->at(items, row), indent);
    }
}

void MdlPrinter::body(std::string &out, const Vocabulary &vocabulary, const void *object,
                      const std::string &indent) const
{
    bool slotsDone = false;
    for (const Keyword &word : vocabulary.words) {
        if (word.is<form::Title>())
            continue;
        if (word.is<form::Slot>()) {
            if (const auto &layer = *static_cast<const Layer *>(object); !slotsDone && !layer.slots.isEmpty()) {
                newLine(out, indent);
                slots(out, layer, numbersSlots(), indent);
            }
            slotsDone = true;
        } else if (word.is<form::Object>()) {
            objects(out, word, object, indent);
        } else if (word.is<form::Block>() ? isWanted(word, object) : word.isWanted(m_ctx, object, vocabulary)) {
            newLine(out, indent);
            word.inner() ? nested(out, word, object, indent) : statement(out, word, object, indent);
        }
    }
}

void MdlPrinter::head(std::string &out, const Vocabulary &vocabulary, const void *object) const
{
    if (const Keyword *title = vocabulary.title()) {
        const auto *chars = static_cast<const char *>(title->in(object));
        out += ' ';
        out += quotedText({chars, strnlen(chars, title->type->size)});
    }
}

void MdlPrinter::nested(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    const Vocabulary &inner = *word.inner();
    if (inner.single)
        return statement(out, inner.words[0], object, indent);
    out += word.text;
    head(out, inner, object);
    if (word.is<form::List>()) {
        out += ' ';
        appendNumber(out, std::int64_t(word.type->list->size(const_cast<void *>(word.in(object)))));
    }
    out += " {";
    body(out, inner, object, indent + m_unit);
    newLine(out, indent);
    out += '}';
}

void MdlPrinter::flagSet(std::string &out, const Keyword &word, std::int64_t bits, const std::string &indent) const
{
    bool first = true;
    for (const KeywordName &name : *word.names()) {
        if (!(bits & name.value))
            continue;
        if (!first)
            newLine(out, indent);
        out.append(word.text).append(" { ").append(name.text).append(" },");
        first = false;
    }
}

void MdlPrinter::statement(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    std::visit(Overloaded{[&](const form::FlagSet &set) {
                              flagSet(out, word, readInteger(*word.type, word.in(object)) & set.bits, indent);
                          },
                          [&](const form::Choice &) { out.append(word.nameIn(object)).append(","); },
                          [&](const form::Track &) { track(out, word, object, indent); },
                          [&](const form::Times &) { track(out, word, object, indent); },
                          [&](const form::Array &) { array(out, word, object, indent); },
                          [&](const form::Faces &) { faces(out, *static_cast<const Geoset *>(object), indent); },
                          [&](const form::Groups &) { groups(out, *static_cast<const Geoset *>(object), indent); },
                          [&](const form::Number &number) {
                              const bool named = number.byName && m_ctx.version >= number.byNameSince;
                              if (const char *name = named ? word.nameIn(object) : nullptr)
                                  out.append(number.byName).append(" ").append(name).append(",");
                              else
                                  line(out, word, object, indent);
                          },
                          [&](const auto &) { line(out, word, object, indent); }},
               word.form);
}

void MdlPrinter::line(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    const auto *number = word.as<form::Number>();
    const auto *vector = word.as<form::Vector>();
    if ((number && number->isStatic) || (vector && vector->isStatic))
        out += "static ";
    out += word.text;
    lineValue(out, word, object, indent);
    // Blizzard's tools put it after the brace of colours, but not after that of corners.
    if (!word.is<form::Corners>())
        out += ',';
}

void MdlPrinter::lineValue(std::string &out, const Keyword &word, const void *object, const std::string &indent) const
{
    const void *data = word.in(object);
    const auto number = [&] { value(out += ' ', *word.type, data); };
    const auto inBraces = [&] {
        const char *before = " { ";
        for (const std::string &each : numbers(word, object)) {
            out.append(before).append(each);
            before = ", ";
        }
        out += " }";
    };
    const auto triples = [&](const std::vector<std::string> &all, const char *head) {
        out += " {";
        for (std::size_t i = 0; i < all.size(); i += 3) {
            newLine(out, indent + m_unit);
            out.append(head).append(all[i]).append(", ").append(all[i + 1]).append(", ").append(all[i + 2]);
            out += " },";
        }
        newLine(out, indent);
        out += '}';
    };
    std::visit(Overloaded{[&](const form::Number &) { number(); }, [&](const form::Bits &) { number(); },
                          [&](const form::Named &) {
                              const char *name = word.nameIn(object);
                              name ? void(out.append(" ").append(name)) : number();
                          },
                          [&](const form::Text &) {
                              const auto *chars = static_cast<const char *>(data);
                              out.append(" ").append(quotedText({chars, strnlen(chars, word.type->size)}));
                          },
                          [&](const form::Count &) {
                              const std::size_t count = word.type->list->size(const_cast<void *>(data));
                              appendNumber(out += ' ', std::int64_t(count));
                          },
                          [&](const form::Vector &) { inBraces(); }, [&](const form::Interval &) { inBraces(); },
                          [&](const form::Corners &) {
                              const std::vector<std::string> all = numbers(word, object);
                              appendNumber(out += ' ', std::int64_t(all.size() / 3));
                              triples(all, "{ ");
                          },
                          [&](const form::Colours &) { triples(numbers(word, object), "Color { "); },
                          [](const auto &) {}},
               word.form);
}

void MdlPrinter::slotTrack(std::string &out, const TextureSlot &slot, const std::string &indent) const
{
    Keyword word = Keyword::about("", form::Track(), fieldInfo<&TextureSlot::textureIdKeys>());
    // After a track no number can say which slot it belongs to.
    word.text = slotTexts[slot.slot < std::size(slotTexts) ? slot.slot : 0];
    track(out, word, &slot, indent);
}

void MdlPrinter::slots(std::string &out, const Layer &layer, bool numbered, const std::string &indent) const
{
    for (std::size_t row = 0; row < layer.slots.size(); ++row) {
        TextureSlot slot = layer.slots[row];
        slot.slot = meaningOf(layer, row);
        const bool isNumbered = numbered || slot.slot >= std::size(slotTexts);
        const bool animated = slot.textureIdKeys.isPresent();
        if (row)
            newLine(out, indent);
        if (!animated || slot.textureId != TextureSlot().textureId) {
            out += "static ";
            out += isNumbered ? slotTexts[0] : slotTexts[slot.slot];
            appendNumber(out += ' ', std::int64_t(slot.textureId));
            if (isNumbered)
                appendNumber(out += " <= ", std::int64_t(slot.slot));
            out += ',';
            if (animated)
                newLine(out, indent);
        }
        if (animated)
            slotTrack(out, slot, indent);
    }
}

} // namespace sinew::mdx
