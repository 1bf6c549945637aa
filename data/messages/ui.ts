/** What the primitives themselves say; they know no content. */
export const uiMessages = {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
} as const;
