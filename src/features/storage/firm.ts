import { readRecord, writeStorage } from './browserStorage.ts';

/** What a visitor has said of their firm. */
export interface Firm {
  users?: number | undefined;
  /** The id of a pricing profile: their industry, where they have chosen one. */
  profile?: string | undefined;
  /** The name of that industry. */
  industry?: string | undefined;
  /** The first half of their postal code. */
  postal?: string | undefined;
}

/** Key in local storage: it stays on the device until the visitor has it forgotten. */
const firmKey = 'firm';

/** Undefined where nothing was said, or what is kept is not right. */
export function readFirm(): Firm | undefined {
  const { users, ...rest } = readRecord('local', firmKey);
  const texts = (['profile', 'industry', 'postal'] as const).filter((name) => typeof rest[name] === 'string');
  const firm: Firm = {
    ...(Number.isSafeInteger(users) ? { users: users as number } : {}),
    ...Object.fromEntries(texts.map((name) => [name, rest[name]])),
  };
  return Object.keys(firm).length > 0 ? firm : undefined;
}

/** Adds to what was said. */
export const keepFirm = (firm: Firm): void =>
  writeStorage('local', firmKey, JSON.stringify({ ...readFirm(), ...firm }));

export const forgetFirm = (): void => writeStorage('local', firmKey, undefined);
