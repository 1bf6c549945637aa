import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, for a cookie or a link. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** A code of six digits, each equally likely. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The hash under which a token is kept: the store, and a copy of it, lets nobody in. Parts are separated, so that none can pass for another. */
export const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
