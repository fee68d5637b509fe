#include "tests/core/series_calls.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <gtest/gtest.h>

#include "core/table/question.h"
#include "core/table/rating.h"
#include "core/table/table.h"
#include "core/table/turn_clock.h"

namespace series {

namespace {

std::string quoted(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return text;
}

nyota::Json parsed(const std::string& text) {
  nyota::JsonFault fault;
  std::optional<nyota::Json> json = nyota::parseJson(text, fault);
  EXPECT_TRUE(json) << text << ": " << fault.message;
  return json ? *std::move(json) : nyota::Json();
}

nyota::Json answered(nyota::table::Question question, const std::string& asked) {
  const nyota::Result<std::string> answer =
      nyota::table::answerTo(question, quoted(asked), "bad-test");
  EXPECT_TRUE(answer) << asked << ": " << (answer ? "" : answer.error().message());
  return answer ? parsed(*answer) : nyota::Json();
}

std::string faultOf(nyota::table::Question question, const std::string& asked) {
  const nyota::Result<std::string> answer =
      nyota::table::answerTo(question, quoted(asked), "bad-test");
  if (answer) return *answer;
  EXPECT_FALSE(answer.error().message().empty());
  return std::string(answer.error().code()) + " " + answer.error().field();
}

}  // namespace

nyota::Json rated(const std::string& players, const std::string& result) {
  return answered(nyota::table::rate, "[" + players + "," + result + "]");
}

std::vector<double> ratings(const std::string& players, const std::string& result) {
  std::vector<double> out;
  const nyota::Json after = rated(players, result);
  for (const nyota::Json& player : after.items()) {
    out.push_back(std::strtod(nyota::dump(player.find("rating")).c_str(), nullptr));
  }
  return out;
}

std::string ratingFault(const std::string& players, const std::string& result) {
  return faultOf(nyota::table::rate, "[" + players + "," + result + "]");
}

nyota::Json clockOf(const std::string& turn) { return answered(nyota::table::turnClock, turn); }

std::string clockSays(const std::string& turn, const char* member) {
  return nyota::dump(clockOf(turn).find(member));
}

std::string clockFault(const std::string& turn) { return faultOf(nyota::table::turnClock, turn); }

std::string kindOf(const std::string& setup) {
  const nyota::Json terms = answered(nyota::table::seriesTerms, setup);
  const nyota::Json* kind = terms.find("ratingKind");
  return kind != nullptr && kind->isString() ? std::string(kind->asString()) : nyota::dump(kind);
}

int nextStarter(const std::string& setup) {
  const nyota::Json terms = answered(nyota::table::seriesTerms, setup);
  return static_cast<int>(nyota::integerOf(terms.find("nextStarter")).value_or(-1));
}

nyota::Json tableTerms() { return parsed(nyota::table::tableTerms()); }

}  // namespace series
