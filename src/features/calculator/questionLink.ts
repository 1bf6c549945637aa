/** Address of the contact form with the service selected and the message prefilled. */
export function questionLink(service: string, note: string): string {
  return `/contact?service=${encodeURIComponent(service)}&note=${encodeURIComponent(note)}#contact`;
}
