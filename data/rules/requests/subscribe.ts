import * as z from 'zod/mini';
import type { Messages } from '../schema/messages.ts';
import { withoutIgnorable } from '../text/invisible.ts';
import { protocolText } from './protocolText.ts';
import { emailCheck, makeHiddenFields } from './contact.ts';

export const lists = ['newsletter', 'checklist'] as const;
/** `newsletter` subscribes, after a confirmation; `checklist` sends one mail. */
export type List = (typeof lists)[number];

/** `POST /api/subscribe`: the form and the API check with the same schema. */
export function makeSubscribeSchema(messages: Messages['fieldErrors']) {
  const { signUpEmailMissing: missing, signUpEmailInvalid: invalid } = messages;
  // The page is part of the evidence of consent.
  const { website, elapsed, page } = makeHiddenFields(messages);
  return z.object({
    email: z.pipe(
      z.pipe(
        z.string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) }),
        z.transform((text: string) => withoutIgnorable(text).trim()),
      ),
      z.string().check(z.minLength(1, missing), emailCheck(invalid)),
    ),
    list: z._default(z.enum(lists, protocolText(`Use ${lists.join(' or ')}.`)), 'newsletter'),
    page,
    website,
    elapsed,
  });
}
export type SubscribeRequest = z.output<ReturnType<typeof makeSubscribeSchema>>;
