import type { GeolocationFailure } from './context.ts';

export const messages: Record<GeolocationFailure, string> = {
  failed: 'Unable to determine your location. Showing default information.',
  unsupported: 'Geolocation is not supported by your browser. Showing default information.',
};

/** The longest of a text and of the messages that may replace it, to reserve enough space for all of them. */
export function longestMessage(text: string): string {
  return [text, ...Object.values(messages)].reduce((longest, one) => (one.length > longest.length ? one : longest));
}
