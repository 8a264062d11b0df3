#!/bin/sh
# The pinned Node needs libatomic, which slim Debian images and Alpine-like systems do not have.
# npm runs this after an install in which that Node did not start, so it cannot be a JavaScript program.
set -u
problem=$(node_modules/.bin/node -v 2>&1) && exit 0

case "$problem" in
  *libatomic*)
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      echo "The pinned Node needs libatomic1: installing it with apt-get"
      export DEBIAN_FRONTEND=noninteractive
      { apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1; } >/dev/null &&
        node_modules/.bin/node -v && exit 0
    fi
    echo "The pinned Node needs the system library libatomic." >&2
    echo "Install it (Debian, Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic) and run npm ci again." >&2
    ;;
  *)
    echo "The pinned Node does not start on this system: $problem" >&2
    ;;
esac
exit 1
