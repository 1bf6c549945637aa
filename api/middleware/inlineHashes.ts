/** The hashes of the scripts and styles that stand in the pages themselves, as a content security policy names them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}
