#pragma once

#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/base/setup_report.h"

namespace nyota::table {

/// Answers what is asked as JSON by JSON, or else reports why not.
using Question = void (*)(const Json& asked, SetupReport& report, JsonWriter& out);

/// The answer to a question about a JSON text; errors have the code.
Result<std::string> answerTo(Question question, std::string_view text, const char* code);

}  // namespace nyota::table
