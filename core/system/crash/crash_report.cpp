// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/crash_report.h"

#include "core/system/crash/impersonal_text.h"
#include "core/system/crash/message_log.h"
#include "core/system/crash/stack_frames.h"

#include <QSysInfo>

#include <chrono>
#include <cxxabi.h>
#include <exception>
#include <typeinfo>

namespace sinew {

namespace {

constexpr std::size_t maxFacts = 2048, maxExceptionText = 512;

struct
{
    std::mutex addingFacts;
    char facts[maxFacts];
    std::atomic<std::size_t> factBytes = 0;

    char exceptionText[maxExceptionText];
    std::atomic<std::size_t> exceptionBytes = 0;
} report;

void writeTime(ReportWriter &out, time_t time)
{
    using namespace std::chrono;
    const sys_seconds moment{seconds(time)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss clock(moment - day);
    const auto two = [&out](std::int64_t number) { out << (number < 10 ? "0" : "") << number; };
    out << std::int64_t(int(date.year())) << "-";
    two(unsigned(date.month()));
    out << "-";
    two(unsigned(date.day()));
    out << " ";
    two(clock.hours().count());
    out << ":";
    two(clock.minutes().count());
    out << ":";
    two(clock.seconds().count());
    out << " UTC";
}

void writeLines(ReportWriter &out, std::string_view title, const RecentLines &lines)
{
    out << "\n" << title << "\n";
    lines.visit([](void *to, std::string_view line) { *static_cast<ReportWriter *>(to) << "  " << line << "\n"; },
                &out);
}

/// The type and message of the exception that is being handled.
void keepException()
{
    const auto keep = [](std::string_view text) {
        const std::size_t used = report.exceptionBytes;
        const std::size_t count = std::min(text.size(), maxExceptionText - used);
        text.copy(report.exceptionText + used, count);
        report.exceptionBytes = used + count;
    };
    if (const std::type_info *type = abi::__cxa_current_exception_type()) {
        int status = -1;
        const char *name = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
        keep(status == 0 ? name : type->name());
        try {
            throw;
        } catch (const std::exception &exception) {
            char text[maxExceptionText];
            keep(": ");
            keep({text, writeImpersonal(exception.what(), text)});
        } catch (...) {
        }
    }
}

std::terminate_handler terminateBefore = nullptr;

/// std::abort() follows.
[[noreturn]] void onTerminate()
{
    keepException();
    if (terminateBefore)
        terminateBefore();
    std::abort();
}

} // namespace

RecentLines &crashSteps()
{
    static RecentLines lines;
    return lines;
}

void addCrashFact(std::string_view name, std::string_view value)
{
    std::string line(name);
    line.append(": ").append(value).append("\n");
    const std::lock_guard lock(report.addingFacts);
    const std::size_t used = report.factBytes;
    if (line.size() > maxFacts - used)
        return;
    line.copy(report.facts + used, line.size());
    report.factBytes = used + line.size();
}

void addProgramFacts(const CrashReporting &reporting)
{
    const auto add = [](std::string_view name, const QString &value) { addCrashFact(name, value.toStdString()); };
    add("Program", reporting.program);
    add("Version", reporting.version);
    addCrashFact("Build", programBuildId());
    add("Qt", QString::fromLatin1(qVersion()));
    add("System", QSysInfo::prettyProductName() + QStringLiteral(", ") + QSysInfo::kernelType() + u' ' +
                      QSysInfo::kernelVersion() + QStringLiteral(", ") + QSysInfo::currentCpuArchitecture());
}

void keepUncaughtExceptions()
{
    terminateBefore = std::set_terminate(onTerminate);
}

void writeReportHead(ReportWriter &out, std::time_t start)
{
    const std::time_t now = std::time(nullptr);
    out << "Sinew crash report\n" << std::string_view(report.facts, report.factBytes) << "Crashed: ";
    writeTime(out, now);
    out << ", " << std::int64_t(now - start) << " seconds after the start\n";
}

void writeReportRest(ReportWriter &out, bool isMainThread)
{
    if (report.exceptionBytes > 0)
        out << "Exception: " << std::string_view(report.exceptionText, report.exceptionBytes) << "\n";
    out << "Thread: " << (isMainThread ? "main" : "another") << "\n";
    writeLines(out, "Last steps", crashSteps());
    writeLines(out, "Last messages", messageLog());
    out << "\nStack\n";
    // Walking a damaged stack may crash again.
    out.flush();
    writeStackFrames(out);
}

} // namespace sinew
