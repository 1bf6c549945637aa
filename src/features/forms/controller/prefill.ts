/** Characters of a note that the message may begin with. */
const longestNote = 400;

/** The fields that an address fills in: `service`, if the form offers it, and the beginning of the message. */
export function readPrefill(search: string, services: readonly string[]): { service?: string; message?: string } {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const note = (query.get('note') ?? '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to go
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .slice(0, longestNote)
    .toWellFormed()
    .trim();
  return { ...(service && services.includes(service) ? { service } : {}), ...(note ? { message: note } : {}) };
}
