/** Origins beside the site's own that its pages may use, as the build writes them into `site.json` for the server. */
export interface OutsideOrigins {
  /** Scripts of others, and where they report to. */
  scripts: readonly string[];
  /** What pages frame: the map. */
  frames: readonly string[];
}
