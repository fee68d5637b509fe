// Lets players play each other and says who is how strong. docs/arena.md tells all of it.

#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "tests/arena/arguments.h"
#include "tests/arena/journal.h"
#include "tests/arena/merge.h"
#include "tests/arena/report.h"
#include "tests/arena/run.h"
#include "tests/arena/serve.h"

namespace {

constexpr const char* kUsage =
    R"(nyota_arena [--setup JSON] [--players SPEC...] [--nodes N | --ms N] [--games N]
            [--opening PLIES] [--seed N] [--most PLIES] [--sprt ELO0,ELO1[,ALPHA,BETA]]
            [--json FILE] [--shard I/N] [--verbose] [--quiet] [--no-times]
nyota_arena --merge FILE... [--json FILE]
nyota_arena --serve --players SPEC [--seed N]
)";

int complain(const std::string& fault) {
  std::fprintf(stderr, "nyota_arena: %s\n", fault.c_str());
  return 2;
}

int show(const arena::Contest& contest, const std::vector<arena::GameResult>& results) {
  std::fputs(tableText(contest, tallyOf(contest, results)).c_str(), stdout);
  return 0;
}

int mergeFiles(const arena::Arguments& arguments) {
  std::string fault;
  const auto merged = arena::merge(arguments.merge, fault);
  if (!merged) return complain(fault);
  const std::string& file = arguments.run.file;
  const arena::Contest& contest = merged->contest;
  const std::string table = tableJson(contest, tallyOf(contest, merged->results));
  if (!file.empty() && !arena::writeJournal(file, contest, {}, merged->results, table)) {
    return complain(file + " cannot be written");
  }
  return show(contest, merged->results);
}

int serveOne(const arena::Arguments& arguments) {
  std::string fault;
  const auto player = arena::readPlayer(arguments.players[0], {}, fault);
  if (!player) return complain(fault);
  arena::serve(*player, arguments.seed, std::cin, std::cout);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::string fault;
  const auto arguments =
      arena::readArguments(std::vector<std::string>(argv + 1, argv + argc), fault);
  if (!arguments) {
    std::fputs(kUsage, stderr);
    return complain(fault);
  }
  if (!arguments->merge.empty()) return mergeFiles(*arguments);
  if (arguments->serve) return serveOne(*arguments);
  const auto contest = arena::contestOf(*arguments, fault);
  if (!contest) return complain(fault);
  const auto results = arena::run(*contest, arguments->run, fault);
  if (!results) return complain(fault);
  return show(*contest, *results);
}
