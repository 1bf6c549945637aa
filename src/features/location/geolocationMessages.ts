import type { GeolocationFailure } from './context.ts';

/** What a visitor is told who could not be found. */
export const messages: Record<GeolocationFailure, string> = {
  failed: 'Unable to determine your location. Showing default information.',
  unsupported: 'Geolocation is not supported by your browser. Showing default information.',
};

/** The longest of a text and what may stand in its place when the visitor could not be found. */
export function withMessageRoom(text: string): string {
  return [text, ...Object.values(messages)].reduce((longest, one) => (one.length > longest.length ? one : longest));
}
