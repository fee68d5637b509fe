#!/usr/bin/env bash
# Lets each level meet the one below it, and level 1 the greedy player, each at its own limits of
# positions and with half the seats each; prints what share of the pairs of seats the higher one is
# ahead in (with two seats that is its score).
#
#   tests/arena/ladder.sh [GAMES [TABLES [PAIRS]]]
#
# GAMES a pair, or a few more (40). TABLES: which lines of the list below, as a pattern (all).
# PAIRS: higher levels, as a list (1 2 3 4 5 6; 1 meets the greedy player). Needs build/native
# (scripts/build native); NYOTA_ARENA names another arena, NYOTA_SEED another seed than 1.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
games=${1:-40} wanted=${2:-.} pairs=${3:-1 2 3 4 5 6}

journal=$(mktemp -d)
trap 'rm -r "$journal"' EXIT
tables=()
for preset in standard japanese classic masters; do
  for players in 2 3 6; do
    # With six seats the Japanese style is played as the international one.
    if [[ $preset == japanese ]] && ((players > 3)); then continue; fi
    tables+=("$preset-$players {\"game\":\"sternhalma\",\"players\":$players,\"preset\":\"$preset\"}")
  done
done
tables+=('chess4-ffa {"game":"chess4"}' 'chess4-teams {"game":"chess4","mode":"teams"}')

for table in "${tables[@]}"; do
  name=${table%% *}
  [[ $name =~ $wanted ]] || continue
  opening=4
  [[ $name == chess4* ]] && opening=8
  line=$name
  for level in $pairs; do
    below=$((level - 1))
    if ((below == 0)); then below=greedy; fi
    "${NYOTA_ARENA:-build/native/tests/nyota_arena}" --setup "${table#* }" --players "$level" \
      "$below" --games "$games" --opening $opening --seed "${NYOTA_SEED:-1}" --json "$journal/$name-$level" --quiet --no-times >"$journal/table"
    # A duel's share of the first place is what it is ahead in.
    line+=$(node -e '
      const last = fs.readFileSync(process.argv[1], "utf8").trim().split("\n").at(-1);
      const { table: { players: [own] } } = JSON.parse(last);
      const [low, high] = own.aheadInterval;
      const percent = (share) => Math.round(share * 100);
      process.stdout.write(` | ${process.argv[2]} ${percent(own.ahead)} % (${percent(low)}-${percent(high)})`);
    ' "$journal/$name-$level" "$level:$below")
  done
  echo "$line"
done
