#!/bin/sh
# Builds the present sources into a new release and changes over to it without a gap. Run as the owner of /srv/site, from
# the folder of the sources; `sudo` may restart the units. A failed build changes nothing.
set -eu
releases=/srv/site/releases
release="$releases/$(date +%Y%m%d-%H%M%S)"

npm run check
npm run build
mkdir -p "$release"
cp -R package.json package-lock.json scripts api data dist "$release/"
# The records of another provider, where DATA_DIR names them.
[ "${DATA_DIR:-data}" = data ] || { mkdir -p "$release/$DATA_DIR" && cp -R "$DATA_DIR/." "$release/$DATA_DIR/"; }
mkdir -p "$release/.cache"
(cd "$release" && npm ci --omit=dev --no-audit --no-fund)

# A link is replaced by one rename: there is no moment without a release.
ln -sfn "$release" /srv/site/current.new && mv -T /srv/site/current.new /srv/site/current
for unit in $(systemctl list-units --plain --no-legend 'site@*' | cut -d' ' -f1); do
  sudo systemctl restart "$unit"
done

# The five newest stay, to go back to: point the link to one of them and restart.
ls -1d "$releases"/*/ | head -n -5 | xargs -r rm -rf
