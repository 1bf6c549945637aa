import type { Context } from 'koa';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';

/**
 * The cookies of the owner's desk. Set by hand, because Koa refuses secure cookies on a connection without encryption, which
 * may be the last one behind a proxy, or one on this machine alone.
 */
const cookies = {
  /** The browser keeps it for a month; the store decides whether it is one. */
  session: { name: '__Host-owner', maxAge: 30 * 24 * 3600, sameSite: 'Strict' },
  // Lax while somebody arrives from a mail; strict afterwards, so that no other site's link carries it.
  browser: { name: '__Host-owner-sign-in', maxAge: 15 * 60, sameSite: 'Lax' },
  address: { name: '__Host-owner-address', maxAge: 15 * 60, sameSite: 'Lax' },
  erased: { name: '__Host-owner-erased', maxAge: 15 * 60, sameSite: 'Strict' },
  done: { name: '__Host-owner-done', maxAge: 60, sameSite: 'Strict' },
} as const;
type Name = keyof typeof cookies;

export function setCookie(ctx: Context, cookie: Name, value: string, seconds: number = cookies[cookie].maxAge): void {
  const { name, sameSite } = cookies[cookie];
  ctx.append('Set-Cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${sameSite}`);
}

export const clearCookie = (ctx: Context, name: Name): void => setCookie(ctx, name, '', 0);

export function readCookie(ctx: Context, name: Name): string | undefined {
  const value = ctx.cookies.get(cookies[name].name);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The address that was typed last on this browser, to show it beside the code; empty where none was. */
export function readAddress(ctx: Context): string {
  return Buffer.from(ctx.cookies.get(cookies.address.name) ?? '', 'base64url')
    .toString()
    .slice(0, 254);
}

export const setAddress = (ctx: Context, email: string): void =>
  setCookie(ctx, 'address', Buffer.from(email).toString('base64url'));

/** Keeps the address that was erased for the next page alone, which proves it: neither the store nor an address bar has it. */
export const setErased = (ctx: Context, proof: string, email: string): void =>
  setCookie(ctx, 'erased', `${proof}.${Buffer.from(email).toString('base64url')}`);

/** The address that the erasure was of, once; undefined afterwards. */
export function takeErased(ctx: Context, proof: string): string | undefined {
  const value = ctx.cookies.get(cookies.erased.name);
  if (!value) return undefined;
  clearCookie(ctx, 'erased');
  const [of, email = ''] = value.split('.');
  const address = Buffer.from(email, 'base64url').toString();
  return of === proof && isEmailAddress(address) ? address : undefined;
}

/** What a form of the desk has just done, as the redirect that led here has set it. It tells of it once. */
export function takeDone(ctx: Context): string | undefined {
  const done = ctx.cookies.get(cookies.done.name);
  if (done !== undefined) clearCookie(ctx, 'done');
  return done;
}
