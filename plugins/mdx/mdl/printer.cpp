// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/printer.h"

#include "plugins/mdx/mdl/lexer.h"
#include "plugins/mdx/mdl/words/vocabularies.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

const char *const slotTexts[] = {"TextureID",         "NormalTextureID",    "ORMTextureID",
                                 "EmissiveTextureID", "TeamColorTextureID", "ReflectionsTextureID"};

/// Slots repeat in Blizzard's files where textures are animated; the row decides then.
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

std::size_t MdlPrinter::elementCount(const Word &word, const void *object)
{
    if (word.form == Form::Array) {
        const std::size_t count = static_cast<const ArrayBase *>(word.in(object))->size();
        return word.type->element->kind == Kind::Integer ? (count + word.together - 1) / word.together : count;
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

bool MdlPrinter::isWanted(const Word &block, const void *object) const
{
    return std::any_of(block.inner->words.begin(), block.inner->words.end(), [&](const Word &word) {
        return word.form == Form::Title || word.isWanted(m_ctx, object, *block.inner);
    });
}

void MdlPrinter::body(std::string &out, const Vocabulary &vocabulary, const void *object,
                      const std::string &indent) const
{
    bool slotsDone = false;
    for (const Word &word : vocabulary.words) {
        switch (word.form) {
        case Form::Title:
            break;
        case Form::Slot:
            if (const auto &layer = *static_cast<const Layer *>(object); !slotsDone && !layer.slots.isEmpty()) {
                newLine(out, indent);
                slots(out, layer, numbersSlots(), indent);
            }
            slotsDone = true;
            break;
        case Form::Object: {
            void *list = const_cast<void *>(word.in(object));
            for (std::size_t row = 0; row < word.type->list->size(list); ++row) {
                newLine(out, indent);
                nested(out, word, word.type->list->at(list, row), indent);
            }
            break;
        }
        case Form::Block:
            if (isWanted(word, object)) {
                newLine(out, indent);
                nested(out, word, object, indent);
            }
            break;
        default:
            if (word.isWanted(m_ctx, object, vocabulary)) {
                newLine(out, indent);
                word.form == Form::List ? nested(out, word, object, indent) : statement(out, word, object, indent);
            }
        }
    }
}

void MdlPrinter::head(std::string &out, const Vocabulary &vocabulary, const void *object) const
{
    if (const Word *title = vocabulary.title()) {
        const auto *chars = static_cast<const char *>(title->in(object));
        out += ' ';
        out += quotedText({chars, strnlen(chars, title->type->size)});
    }
}

void MdlPrinter::nested(std::string &out, const Word &word, const void *object, const std::string &indent) const
{
    if (word.inner->single)
        return statement(out, word.inner->words[0], object, indent);
    out += word.text;
    head(out, *word.inner, object);
    if (word.form == Form::List) {
        out += ' ';
        appendNumber(out, std::int64_t(word.type->list->size(const_cast<void *>(word.in(object)))));
    }
    out += " {";
    body(out, *word.inner, object, indent + m_unit);
    newLine(out, indent);
    out += word.comma ? "}," : "}";
}

void MdlPrinter::flagSet(std::string &out, const Word &word, std::int64_t bits, const std::string &indent) const
{
    bool first = true;
    for (const WordName &name : *word.names) {
        if (!(bits & name.value))
            continue;
        if (!first)
            newLine(out, indent);
        out.append(word.text).append(" { ").append(name.text).append(" },");
        first = false;
    }
}

void MdlPrinter::statement(std::string &out, const Word &word, const void *object, const std::string &indent) const
{
    const void *data = word.in(object);
    switch (word.form) {
    case Form::FlagSet:
        return flagSet(out, word, readInteger(*word.type, data) & word.bits, indent);
    case Form::Choice:
        out.append(word.nameIn(object)).append(",");
        return;
    case Form::Track:
    case Form::Times:
        return track(out, word, object, indent);
    case Form::Array:
        return array(out, word, object, indent);
    case Form::Faces:
        return faces(out, *static_cast<const Geoset *>(object), indent);
    case Form::Groups:
        return groups(out, *static_cast<const Geoset *>(object), indent);
    default:
        break;
    }
    const char *name = word.byName && m_ctx.version >= word.byNameSince ? word.nameIn(object) : nullptr;
    if (name) {
        out.append(word.byName).append(" ").append(name).append(",");
        return;
    }
    if (word.isStatic)
        out += "static ";
    out += word.text;
    switch (word.form) {
    case Form::Number:
    case Form::Bits:
        value(out += ' ', *word.type, data);
        break;
    case Form::Named:
        if (const char *named = word.nameIn(object))
            out.append(" ").append(named);
        else
            value(out += ' ', *word.type, data);
        break;
    case Form::Text:
        out += ' ';
        out += quotedText({static_cast<const char *>(data), strnlen(static_cast<const char *>(data), word.type->size)});
        break;
    case Form::Count:
        appendNumber(out += ' ', std::int64_t(word.type->list->size(const_cast<void *>(data))));
        break;
    case Form::Vector:
    case Form::Interval: {
        out += " { ";
        bool first = true;
        for (const std::string &number : numbers(word, object)) {
            out += first ? "" : ", ";
            out += number;
            first = false;
        }
        out += " }";
        break;
    }
    case Form::Corners:
    case Form::Colours: {
        const std::vector<std::string> all = numbers(word, object);
        if (word.form == Form::Corners)
            appendNumber(out += ' ', std::int64_t(all.size() / 3));
        out += " {";
        for (std::size_t i = 0; i < all.size(); i += 3) {
            newLine(out, indent + m_unit);
            out += word.form == Form::Colours ? "Color { " : "{ ";
            out.append(all[i]).append(", ").append(all[i + 1]).append(", ").append(all[i + 2]).append(" },");
        }
        newLine(out, indent);
        out += word.comma ? "}," : "}";
        return;
    }
    default:
        break;
    }
    out += ',';
}

void MdlPrinter::slotTrack(std::string &out, const TextureSlot &slot, const std::string &indent) const
{
    static const Word keys = [] {
        Word word{"", Form::Track};
        word.field = &fieldInfo<&TextureSlot::textureIdKeys>();
        word.offset = word.field->offset;
        word.type = word.field->type;
        return word;
    }();
    Word word = keys;
    // Behind a track no number can say which slot it is of.
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
