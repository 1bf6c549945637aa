/** A link to a page above the current one, or the current page. */
export interface Breadcrumb {
  label: string;
  /** Path on this site. */
  href: string;
}
