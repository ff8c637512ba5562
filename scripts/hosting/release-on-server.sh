# The part of release.sh that runs on the server. Each release has a folder; the link `current` points at one of them.
# shellcheck shell=bash
set -euo pipefail
cd /
step=$1 name=$2 BASE=$3 DATA=$4 SITE=$5 RESTART=$6 LOG=$7 HEALTH=$8 WAIT=$9 KEEP=${10} DAYS=${11}

say() { printf '%s\n' "$*" >&2; }

target_of() { readlink "$BASE/$1" || true; }

# Renaming the link is atomic: `current` always exists.
point() { ln -sfn "$2" "$BASE/.$1" && mv -T "$BASE/.$1" "$BASE/$1"; }

# The version in /health ends with the version of its content.
version_of() { sed -n 's/^ *"version": *"\([0-9a-f]*\)".*/\1/p' "$1/dist/sites/$SITE/manifest.json" | head -n 1; }

health_address() {
  local port
  port=$(sed -n 's/^ *PORT *= *"\{0,1\}\([0-9]*\).*/\1/p' "$BASE/.env" 2>/dev/null | tail -n 1)
  printf '%s' "${HEALTH:-http://127.0.0.1:${port:-3000}/health}"
}

has_many() { grep -q '^ *SITES_DIR *= *[^ ]' "$BASE/.env" 2>/dev/null; }

# With many businesses, /health has no version. `curl --fail` refuses its 503.
is_answer_of() { has_many || [[ $2 == *"+$(version_of "$1")\""* ]]; }

is_healthy() {
  local address answer deadline
  # With many businesses, the old server may still answer after it was signaled.
  if has_many; then sleep 1; fi
  deadline=$((SECONDS + WAIT))
  address=$(health_address)
  while [ "$SECONDS" -lt "$deadline" ]; do
    if answer=$(curl --silent --fail --max-time 3 --noproxy '*' "$address") && is_answer_of "$1" "$answer"; then
      [[ $answer == '{"status":"pass"'* || $answer == pass* ]] || say "healthy, with a warning: $answer"
      return 0
    fi
    sleep 0.2
  done
  return 1
}

start() {
  point current "$1"
  if bash -c "$RESTART" && is_healthy "$1"; then
    : >"$1/was-healthy"
    return 0
  fi
  say "${1##*/} is not healthy. The log ends with:"
  bash -c "$LOG" >&2 || true
  return 1
}

# Root can read and write what the server cannot, so the check runs as the site's user, who owns the data.
has_own_user() { [ "$(id -u)" = 0 ] && id "$SITE" >/dev/null 2>&1; }

make_data_folder() {
  if [ -e "$DATA" ]; then return; fi
  mkdir -p "$DATA"
  chmod 700 "$DATA"
  if has_own_user; then chown "$SITE:" "$DATA"; fi
}

check_configuration() {
  local as=()
  if has_own_user; then as=(runuser -u "$SITE" --); fi
  "${as[@]}" node "$1/dist/server.js" --check >&2
}

# Pages that visitors have open request files of the release they came from. Files that release $1 was built with are copied to $2, and so
# are older files that were copied to $1, until they are $DAYS days old.
keep_old_files() {
  local file asset
  for file in "$1"/dist/sites/*/public/assets/*; do
    asset=${file#"$1/dist/sites/"}
    if [ -e "$2/dist/sites/$asset" ] || [ ! -d "$2/dist/sites/${asset%/*}" ]; then continue; fi
    if ! grep -qxF "$asset" "$1/brought-over"; then
      cp "$file" "$2/dist/sites/$asset"
    elif [ -n "$(find "$file" -mtime "-$DAYS")" ]; then
      cp -p "$file" "$2/dist/sites/$asset"
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

# Returns to release $1, which was current before the step that failed, and ends the script.
go_back_to() {
  if [ ! -e "$1/was-healthy" ]; then
    say 'there is no healthy release to go back to: THE SITE IS DOWN'
  elif start "$1"; then
    say "back at ${1##*/}"
  else
    say 'THE SITE IS DOWN'
  fi
  exit 1
}

receive() {
  local new old
  umask 022
  mkdir -p "$BASE/releases"
  make_data_folder
  # Two releases within one second get different names that sort in order.
  while [ -e "$BASE/releases/$name" ]; do name+=b; done
  new="$BASE/releases/$name"
  mkdir "$new"
  tar -C "$new" -xf - || { rm -rf "$new"; say 'the upload is not complete: nothing was released'; exit 1; }
  : >"$new/brought-over"
  # Configuration and inquiries are outside the releases; the owner's commands find them through these links.
  ln -s "$BASE/.env" "$new/.env"
  ln -s "$DATA" "$new/data"
  if [ ! -e "$BASE/.env" ]; then say "$BASE/.env does not exist yet: the server uses defaults and sends no mail"; fi
  check_configuration "$new" || { rm -rf "$new"; say 'nothing was released'; exit 1; }

  old=$(target_of current)
  if [ -n "$old" ]; then keep_old_files "$old" "$new"; fi
  start "$new" || go_back_to "$old"
  if [ -e "$old/was-healthy" ]; then point previous "$old"; fi
  remove_oldest
  say "released $name"
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
  start "$new" || go_back_to "$old"
  point previous "$old"
  say "back at ${new##*/}"
}

"$step"
