import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail lets its reader do. A token for one is none for the other. */
type Purpose = 'confirm' | 'leave';

/** Days for which the link of a confirmation mail holds. */
export const confirmDays = 7;

/** How long a token holds, in milliseconds. Leaving is possible for ever, as the law asks. */
const lifetime: Record<Purpose, number | undefined> = { confirm: confirmDays * 24 * 60 * 60 * 1000, leave: undefined };

/** Makes and reads the tokens of links in mails. */
export interface Tokens {
  /** A token that may stand in a query as it is. */
  make(purpose: Purpose, subscriberId: string): string;
  /** The subscriber's id; undefined for a token that is not ours, is meant for something else or has expired. */
  read(purpose: Purpose, token: string): string | undefined;
}

/** A token is the subscriber's id, when it expires (0 for never) and a signature over both and the purpose. */
export function makeTokens(secret: string, now: () => number = Date.now): Tokens {
  const sign = (purpose: Purpose, id: string, expiry: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, id, expiry]))
      .digest('base64url');
  return {
    make(purpose, id) {
      const lasts = lifetime[purpose];
      const expiry = String(lasts === undefined ? 0 : now() + lasts);
      return `${id}.${expiry}.${sign(purpose, id, expiry)}`;
    },
    read(purpose, token) {
      const [, id, expiry, signature] = /^([\w-]{1,64})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || expiry === undefined || signature === undefined) return undefined;
      // Both have 43 characters. Texts are compared, not bytes: two spellings of the last character mean the same bytes.
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id, expiry)))) return undefined;
      return expiry === '0' || Number(expiry) > now() ? id : undefined;
    },
  };
}
