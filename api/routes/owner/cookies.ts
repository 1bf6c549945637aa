import type { Context } from 'koa';
import { isEmailAddress } from '../../../data/rules/text/emailAddress.ts';

/**
 * The cookies of the owner's desk. Set by hand, because Koa refuses secure cookies on a connection without encryption, which
 * may be the last one behind a proxy, or one on this machine alone.
 */
const names = {
  session: '__Host-owner',
  browser: '__Host-owner-sign-in',
  address: '__Host-owner-address',
  erased: '__Host-owner-erased',
  done: '__Host-owner-done',
} as const;
type Name = keyof typeof names;

/** Lax while somebody arrives from a mail; strict afterwards, so that no other site's link carries it. */
const sameSite: Record<Name, string> = {
  session: 'Strict',
  browser: 'Lax',
  address: 'Lax',
  erased: 'Strict',
  done: 'Strict',
};
/** The browser keeps the session's cookie for a month; the store decides whether it is one. */
const maxAge: Record<Name, number> = {
  session: 30 * 24 * 3600,
  browser: 15 * 60,
  address: 15 * 60,
  erased: 15 * 60,
  done: 60,
};

export function setCookie(ctx: Context, name: Name, value: string): void {
  append(ctx, name, value, maxAge[name]);
}

export function clearCookie(ctx: Context, name: Name): void {
  append(ctx, name, '', 0);
}

function append(ctx: Context, name: Name, value: string, seconds: number): void {
  ctx.append(
    'Set-Cookie',
    `${names[name]}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${sameSite[name]}`,
  );
}

export function readCookie(ctx: Context, name: Name): string | undefined {
  const value = ctx.cookies.get(names[name]);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** The address that was typed last on this browser, to show it beside the code; empty where none was. */
export function readAddress(ctx: Context): string {
  return Buffer.from(ctx.cookies.get(names.address) ?? '', 'base64url')
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
  const value = ctx.cookies.get(names.erased);
  if (!value) return undefined;
  clearCookie(ctx, 'erased');
  const [of, email = ''] = value.split('.');
  const address = Buffer.from(email, 'base64url').toString();
  return of === proof && isEmailAddress(address) ? address : undefined;
}

/** What a form of the desk has just done, as the redirect that led here has set it. It tells of it once. */
export function takeDone(ctx: Context): string | undefined {
  const done = ctx.cookies.get(names.done);
  if (done !== undefined) clearCookie(ctx, 'done');
  return done;
}
