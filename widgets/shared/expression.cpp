// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shared/expression.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.remove_suffix(1);
    return text;
}

/// Recursive descent; the first error is kept and ends all loops.
class Parser
{
    Q_DECLARE_TR_FUNCTIONS(sinew::Expression)

public:
    Parser(std::string_view text, const ExpressionScope &scope) : m_rest(text), m_scope(scope) {}

    Result<double> run()
    {
        const double value = sum();
        skipSpace();
        if (m_error.empty() && !m_rest.empty())
            fail(tr("“%1” is not understood").arg(rest()));
        if (!m_error.empty())
            return Error{m_error};
        return value;
    }

private:
    double sum()
    {
        double left = product();
        while (m_error.empty()) {
            if (take('+'))
                left += product();
            else if (take('-'))
                left -= product();
            else
                break;
        }
        return left;
    }

    double product()
    {
        double left = sign();
        while (m_error.empty()) {
            if (take('*'))
                left *= sign();
            else if (take('/'))
                left /= sign();
            else
                break;
        }
        return left;
    }

    double sign()
    {
        if (++m_depth > 200)
            fail(tr("nested too deeply"));
        double value = 0;
        if (!m_error.empty())
            value = 0;
        else if (take('-'))
            value = -sign();
        else if (take('+'))
            value = sign();
        else
            value = power();
        --m_depth;
        return value;
    }

    double power()
    {
        const double base = percent();
        if (take('^'))
            return std::pow(base, sign());
        return base;
    }

    double percent()
    {
        const double value = operand();
        return take('%') ? value / 100 * (m_scope.percentIsFraction ? 1 : m_scope.current) : value;
    }

    double operand()
    {
        skipSpace();
        if (take('(')) {
            const double value = sum();
            expect(')');
            return value;
        }
        if (!m_rest.empty() && std::isalpha(static_cast<unsigned char>(m_rest.front())))
            return name();
        return literal();
    }

    double literal()
    {
        if (m_rest.size() > 2 && m_rest[0] == '0' && (m_rest[1] == 'x' || m_rest[1] == 'X')) {
            std::uint64_t number = 0;
            const auto [end, error] = std::from_chars(m_rest.data() + 2, m_rest.data() + m_rest.size(), number, 16);
            if (error == std::errc() && end != m_rest.data() + 2) {
                m_rest.remove_prefix(std::size_t(end - m_rest.data()));
                return double(number);
            }
        }
        double number = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
        if (error == std::errc::result_out_of_range) {
            fail(tr("the number is too large"));
        } else if (error != std::errc()) {
            fail(m_rest.empty() ? tr("a number is missing at the end") : tr("“%1” is not a number").arg(rest()));
        } else {
            m_rest.remove_prefix(std::size_t(end - m_rest.data()));
        }
        return number;
    }

    double name()
    {
        std::size_t length = 0;
        while (length < m_rest.size() && std::isalnum(static_cast<unsigned char>(m_rest[length])))
            ++length;
        const std::string_view word = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        if (word == "pi")
            return std::numbers::pi;
        if (word == "tau")
            return 2 * std::numbers::pi;
        if (word == "e")
            return std::numbers::e;
        if (word == "x")
            return m_scope.current;
        return call(word);
    }

    double call(std::string_view function)
    {
        struct Unary
        {
            std::string_view name;
            double (*apply)(double);
        };
        static const Unary unary[] = {
            {"sin", [](double v) { return std::sin(v); }},
            {"cos", [](double v) { return std::cos(v); }},
            {"tan", [](double v) { return std::tan(v); }},
            {"asin", [](double v) { return std::asin(v); }},
            {"acos", [](double v) { return std::acos(v); }},
            {"atan", [](double v) { return std::atan(v); }},
            {"sqrt", [](double v) { return std::sqrt(v); }},
            {"abs", [](double v) { return std::fabs(v); }},
            {"round", [](double v) { return std::round(v); }},
            {"floor", [](double v) { return std::floor(v); }},
            {"ceil", [](double v) { return std::ceil(v); }},
            {"ln", [](double v) { return std::log(v); }},
            {"log", [](double v) { return std::log10(v); }},
            {"exp", [](double v) { return std::exp(v); }},
            {"deg", [](double v) { return v * 180 / std::numbers::pi; }},
            {"rad", [](double v) { return v * std::numbers::pi / 180; }},
        };
        struct Binary
        {
            std::string_view name;
            double (*apply)(double, double);
        };
        static const Binary binary[] = {
            {"min", [](double a, double b) { return std::min(a, b); }},
            {"max", [](double a, double b) { return std::max(a, b); }},
            {"pow", [](double a, double b) { return std::pow(a, b); }},
        };
        for (const Unary &f : unary) {
            if (f.name != function)
                continue;
            expect('(');
            const double value = sum();
            expect(')');
            return f.apply(value);
        }
        for (const Binary &f : binary) {
            if (f.name != function)
                continue;
            expect('(');
            const double first = sum();
            expect(',');
            const double second = sum();
            expect(')');
            return f.apply(first, second);
        }
        fail(tr("“%1” is not known").arg(QString::fromUtf8(function.data(), qsizetype(function.size()))));
        return 0;
    }

    void skipSpace() { m_rest = trimmed(m_rest); }
    bool take(char c)
    {
        skipSpace();
        if (m_rest.empty() || m_rest.front() != c)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }
    void expect(char c)
    {
        if (!take(c))
            fail(tr("“%1” is missing").arg(QLatin1Char(c)));
    }
    void fail(const QString &message)
    {
        if (m_error.empty())
            m_error = message.toStdString();
    }
    QString rest() const { return QString::fromUtf8(m_rest.data(), qsizetype(m_rest.size())); }

    std::string_view m_rest;
    const ExpressionScope &m_scope;
    std::string m_error;
    int m_depth = 0;
};

bool isLiteral(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

Error problem(const char *text)
{
    return Error{QCoreApplication::translate("sinew::Expression", text).toStdString()};
}

Result<Value> integerFrom(const TypeInfo &type, double number)
{
    const int bits = int(type.size) * 8;
    const double low = type.isSigned ? -std::ldexp(1.0, bits - 1) : 0;
    const double beyond = std::ldexp(1.0, type.isSigned ? bits - 1 : bits);
    const double whole = std::round(number);
    if (whole < low || whole >= beyond)
        return Error{QCoreApplication::translate("sinew::Expression", "does not fit a whole number of %1 bits")
                         .arg(bits)
                         .toStdString()};
    Value value(type);
    // The upper half of the unsigned 64-bit range does not fit a signed number.
    writeInteger(type, value.data(),
                 whole < 9223372036854775808.0 ? std::int64_t(whole) : std::int64_t(std::uint64_t(whole)));
    return value;
}

} // namespace

Result<double> evaluateExpression(std::string_view text, const ExpressionScope &scope)
{
    text = trimmed(text);
    if (text.empty())
        return problem(QT_TRANSLATE_NOOP("sinew::Expression", "type a number"));
    std::string plain(text);
    if (plain.find('(') == std::string::npos)
        std::replace(plain.begin(), plain.end(), ',', '.');
    text = plain;

    char relative = 0;
    if (text.size() > 1 && text[1] == '=' && std::string_view("+-*/").find(text[0]) != std::string_view::npos) {
        relative = text[0];
        text.remove_prefix(2);
    } else if (text[0] == '*' || text[0] == '/') {
        relative = text[0];
        text.remove_prefix(1);
    }
    Result<double> value = Parser(text, scope).run();
    if (!value)
        return value;
    if (relative == '+')
        *value = scope.current + *value;
    else if (relative == '-')
        *value = scope.current - *value;
    else if (relative == '*')
        *value = scope.current * *value;
    else if (relative == '/')
        *value = scope.current / *value;
    if (!std::isfinite(*value))
        return problem(QT_TRANSLATE_NOOP("sinew::Expression", "the result is not a finite number"));
    return value;
}

Result<Value> evaluateNumber(const FieldInfo &field, const TypeInfo &type, std::string_view text, const void *current,
                             std::string_view suffix)
{
    text = trimmed(text);
    if (!suffix.empty() && text.size() > suffix.size() && text.ends_with(suffix))
        text = trimmed(text.substr(0, text.size() - suffix.size()));
    if (Result<Value> literal = parseValue(field, type, text))
        return literal;

    ExpressionScope scope;
    // The shortest text of a float is what the user sees: 0.1 + 0.2 is meant, not the binary neighbours.
    if (type.kind == Kind::Float) {
        float stored;
        std::memcpy(&stored, current, sizeof stored);
        const std::string shown = floatText(stored);
        scope.current = stored;
        std::from_chars(shown.data(), shown.data() + shown.size(), scope.current);
    } else {
        scope.current = readNumber(type, current);
    }
    scope.percentIsFraction = field.unit == Unit::Fraction || type.kind == Kind::Colour || type.kind == Kind::Colour4 ||
                              (field.minimum == 0.0 && field.maximum == 1.0);
    const Result<double> result = evaluateExpression(text, scope);
    if (!result)
        return result.error();
    if (type.kind == Kind::Integer) {
        if (isLiteral(text) && *result != std::round(*result))
            return problem(QT_TRANSLATE_NOOP("sinew::Expression", "must be a whole number"));
        return integerFrom(type, *result);
    }
    if (std::fabs(*result) > double(std::numeric_limits<float>::max()))
        return problem(QT_TRANSLATE_NOOP("sinew::Expression", "too large for a 32-bit float"));
    return Value::of(float(*result));
}

} // namespace sinew
