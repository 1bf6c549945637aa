import { locationMessages } from '#data/messages/location.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import type { GeolocationFailure } from './context.ts';

export const failureMessages: Record<GeolocationFailure, string> = locationMessages.notFound;

/** The longest of a text and of the messages that may replace it, to reserve enough space for all of them. */
export function longestMessage(text: string): string {
  return longestOf([text, ...Object.values(failureMessages)]);
}
