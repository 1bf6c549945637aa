import { readRecord, writeStorage } from '../../storage/browserStorage.ts';
import { handoverKey } from '../chatData.ts';

/** Key in session storage: how far this tab has read. */
const readKey = 'chatHandoverRead';

/** What proves to the service that a conversation with a person is this browser's. */
export interface HandoverRecord {
  id: string;
  secret: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** How a conversation with a person stands; `late`: it waits although nobody comes. */
export type Phase = 'none' | 'waiting' | 'late' | 'taken';

/** How far a tab has read, and how the conversation stood then. */
export interface ReadSoFar {
  id: string;
  number: number;
  phase: Phase;
  who?: string | undefined;
}

export function readHandover(): HandoverRecord | undefined {
  const { id, secret, timestamp } = readRecord('local', handoverKey);
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id)) return undefined;
  if (typeof secret !== 'string' || !/^[\w-]{43}$/.test(secret)) return undefined;
  return { id, secret, timestamp: Number(timestamp) };
}

export const writeHandover = (record: HandoverRecord | undefined): void =>
  writeStorage('local', handoverKey, record && JSON.stringify(record));

/** Makes the id and the secret of a new conversation: one that is asked for twice is one. */
export function makeHandover(now: number): HandoverRecord {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { id: uuidV4(), secret, timestamp: now };
}

/** `crypto.randomUUID` exists on secure pages alone. */
function uuidV4(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function readSoFar(id: string): ReadSoFar {
  const { id: of, number, phase, who } = readRecord('session', readKey);
  if (of !== id || !Number.isSafeInteger(number)) return { id, number: 0, phase: 'waiting' };
  return {
    id,
    number: number as number,
    phase: phase === 'taken' || phase === 'none' || phase === 'late' ? phase : 'waiting',
    who: typeof who === 'string' ? who : undefined,
  };
}

export const writeSoFar = (read: ReadSoFar | undefined): void =>
  writeStorage('session', readKey, read && JSON.stringify(read));
