import { fieldErrorsMessages } from '#data/messages/fieldErrors.ts';
import { telAddress } from '#data/rules/text/dialled.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { Values } from './formDefinition.ts';

/** Makes a function that asks, once for each text, about a telephone number that cannot be dialled. Sent again, it is taken as it is. */
export function makePhoneQuestion(): (phone: string) => Values | undefined {
  let asked: string | undefined;
  return (phone) => {
    if (phone === asked || telAddress(phone)) return undefined;
    asked = phone;
    return { phone: fill(fieldErrorsMessages.phoneDoubtful, { phone }) };
  };
}
