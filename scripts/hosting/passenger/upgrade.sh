#!/bin/sh
# Puts an uploaded release in place on a host with Passenger. Put this file next to dist/ and app.js, and upload the new dist/ as dist.new.
#
#   sh upgrade.sh          dist.new becomes dist, and dist becomes dist.old
#   sh upgrade.sh --back   dist and dist.old change places
set -eu
cd "$(dirname "$0")"

case "$#:${1:-}" in
  0:) new=dist.new ;;
  1:--back) new=dist.old ;;
  *)
    echo 'Usage: sh upgrade.sh [--back]' >&2
    exit 2
    ;;
esac

# An earlier run was interrupted between its renames.
if [ ! -e dist ] && [ -e dist.next ]; then mv dist.next dist; fi
if [ ! -f "$new/server.js" ]; then
  echo "There is no $new/server.js: nothing was changed" >&2
  exit 1
fi
# The panel may hide Node from the shell; then the server itself reports what is wrong.
if command -v node >/dev/null; then node "$new/server.js" --check >&2; fi

# Pages that visitors have open request files of the release they came from.
(cd dist && find sites/*/public/assets -type f -mtime -30) | while read -r file; do
  if [ -d "$new/${file%/*}" ] && [ ! -e "$new/$file" ]; then cp -p "dist/$file" "$new/$file"; fi
done

mv "$new" dist.next
rm -rf dist.old
mv dist dist.old
mv dist.next dist
# Passenger restarts the application at the next request.
mkdir -p tmp
touch tmp/restart.txt
