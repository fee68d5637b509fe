#include "core/table/question.h"

#include <utility>

#include "core/table/record.h"

namespace nyota::table {

Result<std::string> answerTo(Question question, std::string_view text, const char* code) {
  Result<Json> asked = readJson(text, code);
  if (!asked) return std::move(asked.error());
  SetupReport report;
  JsonWriter out;
  question(*asked, report, out);
  if (report.errors.empty()) return out.take();
  return std::move(report.errors.front().recode(code));
}

}  // namespace nyota::table
