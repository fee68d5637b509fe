#!/usr/bin/env bash
# Lets computers play among themselves and prints, a line for each table, how the games ended.
#
#   tests/arena/finish.sh presets [NODES [GAMES]]   each preset with 2 to 6 seats; levels 1, 6, mixed
#   tests/arena/finish.sh levels [NODES [GAMES]]    each preset, and own-only, with 2 seats; each
#                                                   level against the next
#   tests/arena/finish.sh options [NODES [GAMES]]   each blocking, camps, hops, goalLock and sets
#
# NODES a move (500), GAMES a line, or a few more (10). Needs build/native (scripts/build native);
# NYOTA_ARENA names another arena.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
what=${1:-presets} nodes=${2:-500} games=${3:-10}

# run FIELDS LEVEL…: the fields of the setup without the game
run() {
  local fields=$1 result
  shift
  result=$("${NYOTA_ARENA:-build/native/tests/nyota_arena}" --setup "{\"game\":\"sternhalma\",$fields}" \
    --players "$@" --nodes "$nodes" --games "$games")
  result=${result%%$'\n'*}
  printf '%-12s{%s} %s\n' "$*" "$fields" "${result#* }"
}

mixed=(6 5 4 3 2 1)
case $what in
  presets)
    for preset in standard japanese classic masters; do
      for players in 2 3 4 5 6; do
        # With more seats the Japanese style is played as the international one.
        if [[ $preset == japanese ]] && ((players > 3)); then continue; fi
        fields="\"players\":$players,\"preset\":\"$preset\""
        run "$fields" 1
        run "$fields" 6
        run "$fields" "${mixed[@]:0:players}"
      done
    done
    ;;
  levels)
    for rules in '"preset":"standard"' '"preset":"japanese"' '"preset":"classic"' \
      '"preset":"masters"' '"rules":{"blocking":"own-only"}'; do
      for level in 1 2 3 4 5; do
        run "\"players\":2,$rules" $level $((level + 1))
      done
    done
    ;;
  options)
    for blocking in full-goal own-only swap swap-last; do
      for camps in free pass closed; do
        for hops in adjacent distance; do
          for lock in true false; do
            for table in 2:1 3:1 6:1 2:2 2:3 3:2; do
              rules="\"blocking\":\"$blocking\",\"camps\":\"$camps\",\"hops\":\"$hops\""
              rules+=",\"goalLock\":$lock,\"sets\":${table#*:}"
              levels=(1 3 6)
              run "\"players\":${table%:*},\"rules\":{$rules}" "${levels[@]:0:${table%:*}}"
            done
          done
        done
      done
    done
    ;;
  *)
    sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
