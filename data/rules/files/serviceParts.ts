/** What the pages that the service writes itself share with the built ones: the build writes it for the service. */
export interface ServiceParts {
  /** HTML of fonts, styles and icons. */
  head: string;
  /** HTML of what stands before the page's own part, the link that skips it included, and after it. */
  header: string;
  footer: string;
  /** Class names. */
  classes: Readonly<Record<ServicePart, string>>;
  /** The hash of the inlined style, for the content security policy. */
  styleHash: string;
}

export type ServicePart =
  | 'section'
  | 'inner'
  | 'lead'
  | 'row'
  | 'button'
  | 'stack'
  | 'field'
  | 'label'
  | 'error'
  | 'control'
  | 'textarea'
  | 'times'
  | 'time';
