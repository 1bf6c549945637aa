/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  label: string;
  /** Path on this site. */
  href: string;
}
