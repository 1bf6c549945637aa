import { readStorage, writeStorage } from './browserStorage.ts';

/** What a visitor has said of their firm, once. */
export interface Firm {
  users: number;
  /** The id of a pricing profile: their industry. */
  profile: string;
}

/** Key in local storage: it stays on the device until the visitor has it forgotten. */
const firmKey = 'firm';

/** Undefined where nothing was said, or what is kept is not right. */
export function readFirm(): Firm | undefined {
  try {
    const { users, profile } = JSON.parse(readStorage('local', firmKey) ?? '{}') as Partial<Firm>;
    return Number.isSafeInteger(users) && typeof profile === 'string' ? { users: users as number, profile } : undefined;
  } catch {
    return undefined;
  }
}

export const keepFirm = (firm: Firm): void => writeStorage('local', firmKey, JSON.stringify(firm));

export const forgetFirm = (): void => writeStorage('local', firmKey, undefined);
