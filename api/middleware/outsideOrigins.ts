/** Third-party origins that the pages of the site may use. The build writes them into `site.json` for the server. */
export interface OutsideOrigins {
  /** Origins that third-party scripts are loaded from and report to. */
  scripts: readonly string[];
  /** Origins of pages that are embedded in a frame: the map of the office. */
  frames: readonly string[];
}
