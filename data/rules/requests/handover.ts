import * as z from 'zod/mini';
import type { Messages } from '../schema/messages.ts';
import { isEmailAddress } from '../text/emailAddress.ts';
import { withoutIgnorable, withoutInvisible } from '../text/invisible.ts';
import { makeFields, makeHiddenFields, storable } from './contact.ts';
import { handoverLimits } from './handoverMessage.ts';
import { fill } from '../text/fill.ts';
import { protocolText } from './protocolText.ts';

const key = z.string().check(z.regex(/^[\w.:-]{1,80}$/, protocolText('Give a key of 1 to 80 letters and digits.')));
const secret = z.string().check(z.regex(/^[\w-]{43}$/, protocolText('Give 32 random bytes in base64url.')));
const text = (messages: Messages, most: number) =>
  z
    .string(messages.apiResponses.chatMessageMissing)
    .check(
      z.overwrite(withoutInvisible),
      z.trim(),
      z.minLength(1, messages.apiResponses.chatMessageMissing),
      z.maxLength(most, fill(messages.handover.tooLong, { most: most.toLocaleString('en') })),
      storable(messages.fieldErrors),
    );

/** `POST /api/handover`: asks for a person, in a conversation of which the browser makes id and secret. */
export function makeHandoverSchema(messages: Messages) {
  const said = z.object({
    role: z.enum(['user', 'assistant']),
    content: text(messages, handoverLimits.said),
    key: z.optional(key),
    /** Milliseconds since 1970. */
    at: z.optional(z.int().check(z.gte(0))),
  });
  return z.object({
    id: z
      .string()
      .check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, protocolText('Give a UUID in lower case.'))),
    secret,
    conversation: z.optional(z.array(said).check(z.maxLength(handoverLimits.conversation))),
    page: makeHiddenFields(messages.fieldErrors).page,
    summary: z.optional(text(messages, handoverLimits.summary)),
  });
}
export type HandoverRequest = z.output<ReturnType<typeof makeHandoverSchema>>;

/** `POST /api/handover/{id}/messages` */
export const makeHandoverMessageSchema = (messages: Messages) =>
  z.object({ secret, key, text: text(messages, handoverLimits.text) });

/** `POST /api/handover/{id}/end` */
export const handoverEndSchema = z.object({ secret });

/** What is asked in the chat: a name, and an address or a number. */
export function makeHandoverLeadSchema({ fieldErrors, handover }: Pick<Messages, 'fieldErrors' | 'handover'>) {
  const { name, phone } = makeFields(fieldErrors);
  const blankOr = (schema: z.ZodMiniType<string, string>) => z._default(z.union([z.literal(''), schema]), '');
  const email = z.string().check(
    z.overwrite(withoutIgnorable),
    z.trim(),
    z.refine((value) => value === '' || isEmailAddress(value), fieldErrors.emailInvalid),
  );
  return z
    .object({
      /** The conversation's. Without one it is that of no conversation. */
      secret: z._default(z.string(), ''),
      name,
      email: z._default(email, ''),
      phone: blankOr(phone),
      consent: z.literal([true, 'on', 'yes'], handover.lead.consentMissing),
      ...makeHiddenFields(fieldErrors),
    })
    .check(
      z.refine(({ email: address, phone: number }) => address !== '' || number !== '', {
        path: ['email'],
        error: handover.lead.reachMissing,
        // Beside what else is not right.
        when: ({ value }) => typeof value === 'object' && value !== null && 'email' in value && 'phone' in value,
      }),
    );
}
export type HandoverLead = z.output<ReturnType<typeof makeHandoverLeadSchema>>;
