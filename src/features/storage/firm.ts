import { readStorage, writeStorage } from './browserStorage.ts';

/** What a visitor has said of their firm, once. */
export interface Firm {
  users: number;
  /** The id of a pricing profile: their industry, where they have chosen one. */
  profile?: string | undefined;
}

/** Key in local storage: it stays on the device until the visitor has it forgotten. */
const firmKey = 'firm';

/** Undefined where nothing was said, or what is kept is not right. */
export function readFirm(): Firm | undefined {
  try {
    const { users, profile } = JSON.parse(readStorage('local', firmKey) ?? '{}') as Partial<Firm>;
    if (!Number.isSafeInteger(users)) return undefined;
    return { users: users as number, profile: typeof profile === 'string' ? profile : undefined };
  } catch {
    return undefined;
  }
}

export const keepFirm = (firm: Firm): void => writeStorage('local', firmKey, JSON.stringify(firm));

export const forgetFirm = (): void => writeStorage('local', firmKey, undefined);
