/**
 * Address of the contact form that preselects a service category and prefills the message.
 * @param serviceCategory its id, which the form and the API call `service`
 */
export function contactLink({
  serviceCategory,
  note,
}: {
  serviceCategory?: string | undefined;
  note?: string | undefined;
}): string {
  const query = new URLSearchParams({
    ...(serviceCategory ? { service: serviceCategory } : {}),
    ...(note ? { note } : {}),
  }).toString();
  return `/contact${query && `?${query}`}#contact`;
}
