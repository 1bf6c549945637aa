/** What the pages of the site may use besides their own files. The build writes them into `site.json` for the server. */
export interface OutsideOrigins {
  /** Origins that third-party scripts are loaded from and report to. */
  scripts: readonly string[];
  /** Sources of documents in a frame: the site itself, where it has a map of the office. */
  frames: readonly string[];
}
