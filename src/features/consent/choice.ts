import { writeStorage, readStorage } from '../storage/browserStorage.ts';

export const choiceKey = 'privacyChoice';
/** Version of the question's wording. Increase it to ask again after a change. */
const choiceVersion = '1';

export interface PrivacyChoice {
  choice: 'yes' | 'no';
  version: string;
  date: string;
}

/** The stored choice; undefined where there is none, or one for another version of the question. */
export function readChoice(): PrivacyChoice['choice'] | undefined {
  const text = readStorage('local', choiceKey);
  if (text === null) return undefined;
  try {
    const { choice, version } = JSON.parse(text) as Partial<PrivacyChoice>;
    if (version === choiceVersion && (choice === 'yes' || choice === 'no')) return choice;
  } catch {
    // Not valid JSON: ask again.
  }
  return undefined;
}

export function saveChoice(choice: PrivacyChoice['choice']): void {
  writeStorage(
    'local',
    choiceKey,
    JSON.stringify({ choice, version: choiceVersion, date: new Date().toISOString() } satisfies PrivacyChoice),
  );
}

/** Whether the browser sends "Do Not Track" or "Global Privacy Control". */
export function browserRefusesTracking(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
