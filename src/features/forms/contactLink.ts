/** Address of the contact form that preselects a service and prefills the message. */
export function contactLink({ service, note }: { service?: string | undefined; note?: string | undefined }): string {
  const query = new URLSearchParams({ ...(service ? { service } : {}), ...(note ? { note } : {}) }).toString();
  return `/contact${query && `?${query}`}#contact`;
}
