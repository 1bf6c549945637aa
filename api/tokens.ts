import { createHmac, timingSafeEqual } from 'node:crypto';
import { confirmDays } from './mail/templates/visitorMails.ts';

/** What a link in a mail is for. A token is valid for one purpose. */
type Purpose = 'confirm' | 'leave' | 'booking';

/** Lifetime of a token, in milliseconds. Unsubscribe links never expire, as the law requires. */
const lifetimeMs: Record<Purpose, number | undefined> = {
  confirm: confirmDays * 24 * 60 * 60 * 1000,
  leave: undefined,
  // Good for as long as there is the booking.
  booking: undefined,
};

export type Tokens = ReturnType<typeof makeTokens>;

/** A token is the subscriber's id, its expiry in milliseconds since 1970 (0 for never) and an HMAC over both and the purpose. */
export function makeTokens(secret: string, now: () => number = Date.now) {
  const sign = (purpose: Purpose, id: string, expiry: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, id, expiry]))
      .digest('base64url');
  return {
    make(purpose: Purpose, id: string): string {
      const lasts = lifetimeMs[purpose];
      const expiry = String(lasts === undefined ? 0 : now() + lasts);
      return `${id}.${expiry}.${sign(purpose, id, expiry)}`;
    },
    /** The subscriber's id; undefined for a token that is invalid, expired or for another purpose. */
    read(purpose: Purpose, token: string): string | undefined {
      const [, id, expiry, signature] = /^([\w-]{1,64})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || expiry === undefined || signature === undefined) return undefined;
      // Compared as text, both of 43 characters: two spellings of the last base64url character decode to the same bytes.
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id, expiry)))) return undefined;
      return expiry === '0' || Number(expiry) > now() ? id : undefined;
    },
  };
}
