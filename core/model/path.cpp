// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/path.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"

#include <charconv>

namespace sinew {

namespace {

struct Index
{
    std::string text;
    bool quoted = false; ///< a name, even if it looks like a number
};

struct Segment
{
    std::string name;
    std::vector<Index> indices;
};

Result<std::vector<Segment>> split(std::string_view path)
{
    std::vector<Segment> segments;
    std::size_t at = 0;
    while (at < path.size()) {
        Segment segment;
        while (at < path.size() && path[at] != '.' && path[at] != '[')
            segment.name += path[at++];
        if (segment.name.empty())
            return Error{Message(QT_TRANSLATE_NOOP("Message", "a field name is missing at character %1"),
                                 {std::to_string(at + 1)}),
                         {},
                         -1,
                         std::string(path)};
        while (at < path.size() && path[at] == '[') {
            // Names of objects may contain brackets and dots if quoted.
            const bool quoted = at + 1 < path.size() && path[at + 1] == '"';
            const std::size_t first = at + (quoted ? 2 : 1);
            const std::size_t last = path.find(quoted ? "\"]" : "]", first);
            if (last == path.npos)
                return Error{QT_TRANSLATE_NOOP("Message", "a bracket is not closed"), {}, -1, std::string(path)};
            segment.indices.push_back({std::string(path.substr(first, last - first)), quoted});
            at = last + (quoted ? 2 : 1);
        }
        if (at < path.size() && path[at] != '.')
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "a dot is missing at character %1"), {std::to_string(at + 1)}),
                {},
                -1,
                std::string(path)};
        if (at < path.size() && ++at == path.size())
            return Error{QT_TRANSLATE_NOOP("Message", "the path ends with a dot"), {}, -1, std::string(path)};
        segments.push_back(std::move(segment));
    }
    if (segments.empty())
        return Error{QT_TRANSLATE_NOOP("Message", "the path is empty")};
    return segments;
}

std::optional<std::uint32_t> numberIn(const Index &index)
{
    const std::string &text = index.text;
    std::uint32_t number = 0;
    if (index.quoted)
        return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

std::string fieldNames(const StructInfo &info, const Ctx &ctx, const void *object)
{
    std::string names;
    for (const FieldInfo &f : info.fields)
        if (f.isOnDisk(ctx, object))
            names += (names.empty() ? "" : ", ") + std::string(f.name);
    return names;
}

/// The name of a list item: its own name field or that of an inline structure (a node).
std::string itemName(const StructInfo &info, const void *object)
{
    if (info.nameField >= 0) {
        const FieldInfo &f = info.fields[std::size_t(info.nameField)];
        return valueText(f, *f.type, f.in(object));
    }
    for (const FieldInfo &f : info.fields)
        if (f.type->kind == Kind::Struct && f.type->structure().nameField >= 0)
            return itemName(f.type->structure(), f.in(object));
    return {};
}

class PathParser
{
public:
    PathParser(const Model &model, std::string_view path) : m_model(model), m_ctx(model.ctx()), m_path(path) {}

    Result<PathTarget> parse()
    {
        auto segments = split(m_path);
        if (!segments)
            return segments.error();
        m_segments = std::move(*segments);
        m_info = &m_model.info();
        m_object = m_model.root();
        m_target.address.node = RootNode;
        while (m_next < m_segments.size() && !m_done) {
            const Status step = field(m_segments[m_next++]);
            if (!step)
                return step.error();
        }
        if (m_next < m_segments.size())
            return error(Message(QT_TRANSLATE_NOOP("Message", "“%1” cannot follow here"), {m_segments[m_next].name}));
        return m_target;
    }

private:
    Error error(Message message) const { return Error{std::move(message), {}, -1, std::string(m_path)}; }

    Status field(const Segment &segment)
    {
        const int row = m_info->rowNamed(segment.name, m_ctx, m_object);
        if (row < 0)
            return error(Message(QT_TRANSLATE_NOOP("Message", "%1 has no field “%2”; it has %3"),
                                 {std::string(m_info->name), segment.name, fieldNames(*m_info, m_ctx, m_object)}));
        const FieldInfo &f = m_info->fields[std::size_t(row)];
        (m_depth == 0   ? m_target.address.field
         : m_depth == 1 ? m_target.address.leaf
                        : m_target.inner) = std::uint16_t(row);
        const void *data = f.in(m_object);
        if (m_depth == 2 && f.isContainer())
            return error(
                Message(QT_TRANSLATE_NOOP("Message", "“%1” is nested too deeply to be addressed"), {segment.name}));
        switch (f.type->kind) {
        case Kind::List:
            return list(segment, f, data);
        case Kind::Struct:
            if (!segment.indices.empty())
                return error(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a list"), {segment.name}));
            ++m_depth;
            m_info = &f.type->structure();
            m_object = data;
            return Done{};
        case Kind::Array:
        case Kind::FixedArray:
            return array(segment, f, data);
        case Kind::Curve:
            return curve(segment, f, *static_cast<const CurveBase *>(data));
        default:
            m_done = true;
            if (!segment.indices.empty())
                return error(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a list"), {segment.name}));
            return component(f, *f.type);
        }
    }

    Status list(const Segment &segment, const FieldInfo &f, const void *data)
    {
        if (segment.indices.empty()) {
            m_done = true;
            return Done{};
        }
        const std::size_t count = f.type->list->size(data);
        std::size_t row = count;
        const StructInfo &item = f.type->element->structure();
        if (const auto number = numberIn(segment.indices[0])) {
            row = *number;
        } else {
            for (std::size_t i = 0; i < count && row == count; ++i)
                if (itemName(item, f.type->list->at(const_cast<void *>(data), i)) == segment.indices[0].text)
                    row = i;
            if (row == count)
                return error(Message(QT_TRANSLATE_NOOP("Message", "no item of “%1” is named “%2”"),
                                     {segment.name, segment.indices[0].text}));
        }
        if (row >= count)
            return error(Message(QT_TRANSLATE_NOOP("Message", "“%1” has %2 items; there is no index %3"),
                                 {segment.name, std::to_string(count), segment.indices[0].text}));
        if (segment.indices.size() > 1)
            return error(Message(QT_TRANSLATE_NOOP("Message", "one index is enough for “%1”"), {segment.name}));
        m_target.address = {f.type->list->ids(const_cast<void *>(data))[row]};
        m_info = &item;
        m_object = f.type->list->at(const_cast<void *>(data), row);
        m_depth = 0;
        return Done{};
    }

    Status array(const Segment &segment, const FieldInfo &f, const void *data)
    {
        m_done = true;
        if (segment.indices.empty())
            return Done{};
        const std::size_t count =
            f.type->kind == Kind::FixedArray ? f.type->components : static_cast<const ArrayBase *>(data)->size();
        const auto number = numberIn(segment.indices[0]);
        if (!number || *number >= count)
            return error(Message(QT_TRANSLATE_NOOP("Message", "“%1” has %2 elements; there is no element %3"),
                                 {segment.name, std::to_string(count), segment.indices[0].text}));
        m_target.address.sub = *number;
        return component(f, *f.type->element);
    }

    Status curve(const Segment &segment, const FieldInfo &f, const CurveBase &curve)
    {
        m_done = true;
        if (!segment.indices.empty())
            return error(
                Message(QT_TRANSLATE_NOOP("Message", "keys are addressed like “%1.values[0]”"), {segment.name}));
        if (m_next == m_segments.size())
            return Done{};
        const Segment &part = m_segments[m_next++];
        static const std::pair<const char *, PathTarget::Part> parts[] = {
            {"times", PathTarget::Times},
            {"values", PathTarget::Values},
            {"inTangents", PathTarget::InTangents},
            {"outTangents", PathTarget::OutTangents},
            {"interpolation", PathTarget::InterpolationPart},
            {"globalSequence", PathTarget::GlobalSequencePart}};
        for (const auto &[name, id] : parts)
            if (part.name == name)
                m_target.part = id;
        if (m_target.part == PathTarget::Whole)
            return error(Message(QT_TRANSLATE_NOOP("Message", "a curve has times, values, inTangents, outTangents, "
                                                              "interpolation and globalSequence, but no “%1”"),
                                 {part.name}));
        if (!curve.isPresent())
            return error(Message(QT_TRANSLATE_NOOP("Message", "there is no curve “%1” here"), {segment.name}));
        if (f.type->element->kind == Kind::NoValue && m_target.part != PathTarget::Times &&
            m_target.part != PathTarget::GlobalSequencePart)
            return error(QT_TRANSLATE_NOOP("Message", "this curve only has times and a global sequence"));
        const bool keyed = m_target.part < PathTarget::InterpolationPart;
        if (keyed != !part.indices.empty())
            return error(keyed ? "which key? write “" + part.name + "[0]”" : "“" + part.name + "” has no index");
        if (!keyed)
            return Done{};
        const bool tangents = m_target.part == PathTarget::InTangents || m_target.part == PathTarget::OutTangents;
        if (tangents && !curve.hasTangents())
            return error(QT_TRANSLATE_NOOP("Message", "this curve's interpolation has no tangents"));
        const auto number = numberIn(part.indices[0]);
        if (!number || *number >= curve.size())
            return error(Message(QT_TRANSLATE_NOOP("Message", "the curve has %1 keys; there is no key %2"),
                                 {std::to_string(curve.size()), part.indices[0].text}));
        m_target.key = *number;
        return m_target.part == PathTarget::Times ? Status(Done{}) : component(f, *f.type->element);
    }

    Status component(const FieldInfo &field, const TypeInfo &type)
    {
        if (m_next == m_segments.size())
            return Done{};
        const char *const *names = componentNames(type.kind);
        const Segment &segment = m_segments[m_next++];
        for (int i = 0; names && i < int(type.components) && names[i]; ++i)
            if (segment.name == names[i] && segment.indices.empty()) {
                m_target.component = type.kind == Kind::Colour ? field.channelOf(i) : i;
                return Done{};
            }
        return error(Message(QT_TRANSLATE_NOOP("Message", "there is no component “%1”"), {segment.name}));
    }

    const Model &m_model;
    Ctx m_ctx;
    std::string_view m_path;
    std::vector<Segment> m_segments;
    std::size_t m_next = 0;
    const StructInfo *m_info = nullptr;
    const void *m_object = nullptr;
    int m_depth = 0; ///< inline structures entered since the object
    bool m_done = false;
    PathTarget m_target;
};

/// The value that a target names inside `whole`, a copy of the field or element.
void *partOf(const PathTarget &target, Value &whole, const FieldInfo *&field, const TypeInfo *&type)
{
    static const TypeInfo &timeType = typeInfo<std::int32_t>();
    void *data = whole.data();
    type = &whole.type();
    if (target.inner != Address::NoLeaf && type->kind == Kind::Struct) {
        field = &type->structure().fields[target.inner];
        data = field->in(data);
        type = field->type;
    }
    if (type->kind == Kind::Curve && target.key >= 0) {
        auto *curve = static_cast<CurveBase *>(data);
        const TypeInfo &element = *type->element;
        if (target.part == PathTarget::Times) {
            data = curve->editTimes(element.valueSize()) + target.key;
            type = &timeType;
        } else {
            const int part = target.part - PathTarget::Values;
            data = curve->editRawPart(part, element.valueSize()) + std::size_t(target.key) * element.valueSize();
            type = &element;
        }
    }
    if (target.component >= 0) {
        data = static_cast<float *>(data) + target.component;
        type = &typeInfo<float>();
    }
    return data;
}

/// Where a value is stored: a track of one key is a constant, whose value is that of the key.
Result<PathTarget> valueTarget(const PathTarget &target, Value &whole, const FieldInfo *field)
{
    const TypeInfo *type = nullptr;
    const void *part = partOf(target, whole, field, type);
    if (target.part != PathTarget::Whole || type->kind != Kind::Curve)
        return target;
    if (const std::size_t keys = static_cast<const CurveBase *>(part)->size(); keys != 1)
        return Error{
            Message(QT_TRANSLATE_NOOP("Message", "the track has %1 keys; specify one, such as “values[0]”"), {keys})};
    PathTarget key = target;
    key.part = PathTarget::Values;
    key.key = 0;
    return key;
}

/// A structure that consists of a value with its track, named as a whole: its main field, or the track if that has
/// keys, which take precedence in the game.
PathTarget valueWithTrack(const Model &model, const PathTarget &target)
{
    const FieldRef ref = model.field(target.address);
    if (!ref || ref.type->kind != Kind::Struct || target.part != PathTarget::Whole || target.address.hasLeaf() ||
        target.inner != Address::NoLeaf)
        return target;
    const StructInfo &info = ref.type->structure();
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &field = info.fields[row];
        if (info.mainField < 0 || field.type->kind != Kind::Curve ||
            field.base != info.fields[std::size_t(info.mainField)].offset)
            continue;
        PathTarget part = target;
        const bool hasKeys = static_cast<const CurveBase *>(field.in(ref.data))->size() > 0;
        part.address.leaf = std::uint16_t(hasKeys ? row : std::size_t(info.mainField));
        return part;
    }
    return target;
}

} // namespace

Result<PathTarget> parsePath(const Model &model, std::string_view path)
{
    return PathParser(model, path).parse();
}

std::string pathOf(const Model &model, const Address &address)
{
    const ObjectRef object = model.object(address.node);
    if (!object)
        return {};
    std::string path;
    if (address.node != RootNode) {
        const Address list = model.listOf(address.node);
        path = pathOf(model, list) + "[" + std::to_string(model.rowOf(address.node)) + "]";
    }
    if (address.field < object.info->fields.size()) {
        const FieldInfo &f = object.info->fields[address.field];
        path += (path.empty() ? "" : ".") + std::string(f.name);
        if (address.hasLeaf() && f.type->kind == Kind::Struct && address.leaf < f.type->structure().fields.size())
            path += "." + std::string(f.type->structure().fields[address.leaf].name);
        if (address.hasElement())
            path += "[" + std::to_string(address.sub) + "]";
    }
    return path;
}

Result<Change> makeSet(const Model &model, const PathTarget &named, std::string_view text)
{
    const PathTarget target = valueWithTrack(model, named);
    const std::string path = pathOf(model, target.address);
    const FieldRef ref = model.field(target.address);
    if (!ref)
        return Error{
            QT_TRANSLATE_NOOP("Message", "an object can't be set as a whole; specify one of its fields"), {}, -1, path};
    if (ref.field->derived)
        return Error{
            QT_TRANSLATE_NOOP("Message", "this field is maintained by the program and can't be set"), {}, -1, path};
    Value whole(*ref.type, ref.data);
    if (target.part == PathTarget::InterpolationPart || target.part == PathTarget::GlobalSequencePart) {
        auto *curve = static_cast<CurveBase *>(whole.data());
        CurveBase::Header header = curve->header();
        static const EnumTable names{{0, "none", ""}, {1, "linear", ""}, {2, "hermite", ""}, {3, "bezier", ""}};
        FieldInfo number{"", &typeInfo<std::int32_t>(), 0};
        if (target.part == PathTarget::InterpolationPart) {
            number.role = Role::Enum;
            number.table = &names;
        }
        const Result<Value> parsed = parseValue(number, typeInfo<std::int32_t>(), text);
        if (!parsed)
            return Error{parsed.error().message, {}, -1, path};
        (target.part == PathTarget::InterpolationPart ? reinterpret_cast<std::int32_t &>(header.interpolation)
                                                      : header.globalSequence) = *parsed->as<std::int32_t>();
        curve->setHeaderRaw(header, ref.type->element->valueSize());
    } else {
        const FieldInfo *field = ref.field;
        const TypeInfo *type = nullptr;
        const Result<PathTarget> place = valueTarget(target, whole, ref.field);
        if (!place)
            return Error{place.error().message, {}, -1, path};
        void *part = partOf(*place, whole, field, type);
        const Result<Value> parsed = parseValue(*field, *type, text);
        if (!parsed)
            return Error{parsed.error().message, {}, -1, path};
        const Message problem =
            target.part == PathTarget::Whole ? valueProblem(*field, *type, parsed->data()) : Message();
        if (!problem.empty())
            return Error{problem, {}, -1, path};
        std::memcpy(part, parsed->data(), type->size);
    }
    Change change;
    change.at = target.address;
    change.other = std::move(whole);
    return change;
}

std::string textAt(const Model &model, const PathTarget &target)
{
    const FieldRef ref = model.field(target.address);
    if (!ref)
        return {};
    if (target.part == PathTarget::InterpolationPart)
        return std::to_string(static_cast<const CurveBase *>(ref.data)->header().interpolation);
    if (target.part == PathTarget::GlobalSequencePart)
        return std::to_string(static_cast<const CurveBase *>(ref.data)->globalSequence());
    Value whole(*ref.type, ref.data);
    const FieldInfo *field = ref.field;
    const TypeInfo *type = nullptr;
    const void *part = partOf(target, whole, field, type);
    return valueText(*field, *type, part);
}

} // namespace sinew
