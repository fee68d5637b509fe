// Under WebAssembly no program can be started.
#include "tests/arena/process.h"

namespace arena {

std::unique_ptr<Process> startProcess(const std::vector<std::string>& /*command*/,
                                      std::string& fault) {
  fault = "external players need the native arena: WebAssembly starts no programs";
  return nullptr;
}

}  // namespace arena
