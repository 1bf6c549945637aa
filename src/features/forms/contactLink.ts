/** The way to the contact form, with the service chosen and the message begun where these are known. For sources of pages. */
export function contactLink({ service, note }: { service?: string | undefined; note?: string | undefined }): string {
  const query = new URLSearchParams({ ...(service ? { service } : {}), ...(note ? { note } : {}) }).toString();
  return `/contact${query && `?${query}`}#contact`;
}
