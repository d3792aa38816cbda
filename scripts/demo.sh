#!/bin/sh
# Three questions about three boards: what lawmage answers, and how it proves it.
set -eu
cd "$(dirname "$0")/.."

# The starter cards answer, whatever cards the user has imported: this folder holds none.
LAWMAGE_DATA=build/no-import
export LAWMAGE_DATA

# Show a command as it would be typed, then run it.
ask() {
    printf '\n$ lawmage'
    for word in "$@"; do
        case $word in
            *[!A-Za-z0-9_./-]*) printf ' "%s"' "$word" ;;
            *) printf ' %s' "$word" ;;
        esac
    done
    printf '\n\n'
    .venv/bin/lawmage "$@"
}

ask mana "Reflecting Pool" --you "Forest; Reflecting Pool; Exotic Orchard" --opponent "Island; Wastes"
ask cast "Polukranos, Unchained" --board examples/escape.json
ask cast "Polukranos, Unchained" --turn opponent \
    --you "Forest*4; Swamp*4; graveyard: Polukranos, Unchained; Grizzly Bears*5"
