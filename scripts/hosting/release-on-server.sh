# The part of release.sh that runs on the server. Each release has a folder; the link `current` points at one of them.
# shellcheck shell=bash
set -euo pipefail
step=$1 name=$2 BASE=$3 DATA=$4 SITE=$5 RESTART=$6 HEALTH=$7 WAIT=$8 KEEP=$9 DAYS=${10}

say() { printf '%s\n' "$*" >&2; }

target_of() { readlink "$BASE/$1" || true; }

# Renaming the link is atomic: `current` always exists.
point() { ln -sfn "$2" "$BASE/.$1" && mv -T "$BASE/.$1" "$BASE/$1"; }

# The version in /health ends with the version of its content.
version_of() { sed -n 's/^ *"version": *"\([0-9a-f]*\)".*/\1/p' "$1/dist/sites/$SITE/manifest.json" | head -n 1; }

is_healthy() {
  local version answer deadline=$((SECONDS + WAIT))
  version=$(version_of "$1")
  while [ "$SECONDS" -lt "$deadline" ]; do
    if answer=$(curl --silent --fail --max-time 3 --noproxy '*' "$HEALTH") && [[ $answer == *"+$version\""* ]]; then
      [[ $answer == '{"status":"pass"'* ]] || say "healthy, with a warning: $answer"
      return 0
    fi
    sleep 0.2
  done
  return 1
}

start() { point current "$1" && bash -c "$RESTART" && is_healthy "$1"; }

# Pages that visitors have open request files of the release they came from. Files that release $1 was built with are copied to $2;
# files that were copied to $1 itself are copied on until they are $DAYS days old.
keep_old_files() {
  local file asset
  for file in "$1"/dist/sites/"$SITE"/public/assets/*; do
    asset=${file##*/}
    if [ -e "$2/dist/sites/$SITE/public/assets/$asset" ]; then continue; fi
    if ! grep -qxF "$asset" "$1/brought-over"; then
      cp "$file" "$2/dist/sites/$SITE/public/assets/"
    elif [ -n "$(find "$file" -mtime "-$DAYS")" ]; then
      cp -p "$file" "$2/dist/sites/$SITE/public/assets/"
    else
      continue
    fi
    printf '%s\n' "$asset" >>"$2/brought-over"
  done
}

remove_oldest() {
  local folder
  find "$BASE/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n "+$((KEEP + 1))" | while read -r folder; do
    if [ "$folder" != "$(target_of current)" ] && [ "$folder" != "$(target_of previous)" ]; then rm -rf "$folder"; fi
  done
}

receive() {
  local new old
  umask 022
  mkdir -p "$BASE/releases" "$DATA"
  # Two releases within one second get different names that sort in order.
  while [ -e "$BASE/releases/$name" ]; do name+=b; done
  new="$BASE/releases/$name"
  mkdir "$new"
  tar -C "$new" -xf -
  : >"$new/brought-over"
  # Configuration and inquiries are outside the releases; the owner's commands find them through these links.
  ln -s "$BASE/.env" "$new/.env"
  ln -s "$DATA" "$new/data"
  if [ ! -e "$BASE/.env" ]; then say "$BASE/.env does not exist yet: the server uses defaults and sends no mail"; fi

  old=$(target_of current)
  if [ -n "$old" ]; then keep_old_files "$old" "$new"; fi
  if start "$new"; then
    if [ -n "$old" ]; then point previous "$old"; fi
    remove_oldest
    say "released $name"
    return
  fi
  say "$name is not healthy"
  if [ -z "$old" ]; then
    say 'there is no previous release to go back to'
  elif start "$old"; then
    say "back at ${old##*/}"
  else
    say "${old##*/} is not healthy either"
  fi
  exit 1
}

roll_back() {
  local old new
  old=$(target_of current)
  new=$(target_of previous)
  if [ -z "$new" ]; then
    say 'there is no previous release to go back to'
    exit 1
  fi
  keep_old_files "$old" "$new"
  point previous "$old"
  if ! start "$new"; then
    say "${new##*/} is not healthy"
    exit 1
  fi
  say "back at ${new##*/}"
}

"$step"
