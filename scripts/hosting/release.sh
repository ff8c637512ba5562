#!/usr/bin/env bash
# Builds locally, uploads the result, switches to it, and switches back if the new server is not healthy.
#
#   scripts/hosting/release.sh              builds and releases
#   scripts/hosting/release.sh --rollback   goes back to the previous release
#
# Two values to change, here or in the environment:
SITE=${SITE:-fencing}                  # the content set; also the name of /srv/fencing, /var/lib/fencing and the unit site@fencing
TARGET=${TARGET:-root@www.example.com} # where ssh goes; `here` for this machine
#
# For a process with SITES_DIR: SETS=all releases every content set. SITE then only names the folders, the user and the unit.
SETS=${SETS:-$SITE}
#
# The server needs node, bash, tar, find and curl. Inquiries are outside the releases and never touched.
set -euo pipefail

# A mistyped --rollback must not release.
case "$#:${1:-}" in
  0: | 1:--rollback) ;;
  *)
    echo 'Usage: scripts/hosting/release.sh [--rollback]' >&2
    exit 2
    ;;
esac

BUILD=${BUILD:-npm run build}
BASE=${BASE:-/srv/$SITE}
DATA=${DATA:-/var/lib/$SITE}
RESTART=${RESTART:-systemctl restart site@$SITE}
LOG=${LOG:-journalctl --unit site@$SITE --lines 20 --no-pager --output cat}
# By default /health at the PORT in .env.
HEALTH=${HEALTH:-}
# Seconds for a new server to become healthy, releases to keep, and days that open pages can still load their old files.
WAIT=${WAIT:-30}
KEEP=${KEEP:-5}
DAYS=${DAYS:-30}

here=$(cd "$(dirname "$0")" && pwd)

quoted() {
  local word
  for word in "$@"; do printf "'%s' " "${word//\'/\'\\\'\'}"; done
}

# The server's part is passed as an argument, so nothing has to be installed there first.
on_server() {
  local command=(bash -c "$(cat "$here/release-on-server.sh")" release "$@")
  command+=("$BASE" "$DATA" "$SITE" "$RESTART" "$LOG" "$HEALTH" "$WAIT" "$KEEP" "$DAYS")
  if [ "$TARGET" = here ]; then
    "${command[@]}"
  else
    # shellcheck disable=SC2029 # expanded locally, and quoted for the remote shell
    ssh "$TARGET" "$(quoted "${command[@]}")"
  fi
}

if [ "${1:-}" = --rollback ]; then
  on_server roll_back - </dev/null
  exit
fi

cd "$here/../.."
left_out=(--exclude='dist/.*' --exclude=stamp.json --exclude=dist/compile-cache)
if [ "$SETS" = all ]; then
  env -u SITE bash -c "$BUILD"
else
  SITE=$SITE bash -c "$BUILD"
  if [ ! -f "dist/sites/$SITE/site.json" ]; then
    echo "dist/ has no content set $SITE" >&2
    exit 1
  fi
  for folder in dist/sites/*; do
    if [ "$folder" != "dist/sites/$SITE" ]; then left_out+=(--exclude="$folder"); fi
  done
fi
# Packs everything before sending anything, so that a file that cannot be read stops the release.
archive=$(mktemp)
trap 'rm -f "$archive"' EXIT
tar -cf "$archive" "${left_out[@]}" dist
on_server receive "$(date -u +%Y%m%d-%H%M%S)" <"$archive"
