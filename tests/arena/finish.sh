#!/usr/bin/env bash
# Lets computers play among themselves and prints, a line for each table, how the games ended.
#
#   tests/arena/finish.sh presets [NODES [GAMES]]   each preset with 2 to 6 seats; levels 1, 6, mixed
#   tests/arena/finish.sh options [NODES [GAMES]]   each blocking, camps, hops, goalLock and sets
#
# NODES a move (500), GAMES a line (10). Needs build/native (scripts/build native).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
what=${1:-presets} nodes=${2:-500} games=${3:-10}

# run LEVELS FIELDS: the fields of the setup without the game
run() {
  local result
  result=$(build/native/tests/nyota_arena --setup "{\"game\":\"sternhalma\",$2}" --players "$1" \
    --nodes "$nodes" --games "$games")
  printf '%-12s%s\n' "$1" "${result%%$'\n'*}"
}

case $what in
  presets)
    for preset in standard japanese classic masters; do
      for players in 2 3 4 5 6; do
        # With more seats the Japanese style is played as the international one.
        if [[ $preset == japanese ]] && ((players > 3)); then continue; fi
        for levels in 1 6 1,2,3,4,5,6; do
          run $levels "\"players\":$players,\"preset\":\"$preset\""
        done
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
              run 1,3,6 "\"players\":${table%:*},\"rules\":{$rules,\"goalLock\":$lock,\"sets\":${table#*:}}"
            done
          done
        done
      done
    done
    ;;
  *)
    sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
