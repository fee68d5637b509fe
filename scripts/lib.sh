# Shared by the scripts in this folder; sourced, never run. Leaves the caller in the repository root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\n== %s\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Node from PATH when it is recent enough, else Debian's own, which need not come first on PATH.
use_node() {
  local candidate major
  for candidate in node nodejs /usr/bin/nodejs; do
    have "$candidate" || continue
    major=$("$candidate" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
    if ((major >= 18)); then
      NODE=$(command -v "$candidate")
      return 0
    fi
  done
  return 1
}

# build_preset PRESET [TARGET…]: configures when that was not done yet, then builds.
build_preset() {
  local preset=$1 log=build/$1-configure.log
  shift
  mkdir -p build
  if [[ ! -f build/$preset/build.ninja ]]; then
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
  fi
  cmake --build --preset "$preset" --parallel "${NYOTA_JOBS:-$(nproc)}" ${1:+--target "$@"}
}
