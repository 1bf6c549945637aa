import { maxNoteLength } from '#data/rules/requests/contactLimits.ts';

/**
 * The field values that an address asks for: `service`, if the form offers it, and `note` as the start of the message.
 * A longer note is cut off; control characters in it become spaces, except line breaks.
 */
export function readPrefill(search: string, services: readonly string[]): { service?: string; message?: string } {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const note = (query.get('note') ?? '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .slice(0, maxNoteLength)
    .toWellFormed()
    .trim();
  return { ...(service && services.includes(service) ? { service } : {}), ...(note ? { message: note } : {}) };
}
