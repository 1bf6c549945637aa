import { writeStorage, readStorage } from '../storage/browserStorage.ts';

export const consentKey = 'privacyChoice';
/** Version of the question's wording. Increase it to ask again after a change. */
const consentVersion = '1';

/** The visitor's answer to the question. */
export type ConsentAnswer = 'yes' | 'no';

interface StoredConsent {
  choice: ConsentAnswer;
  version: string;
  date: string;
}

/** The stored answer; undefined where there is none, or one for another version of the question. */
export function readConsent(): ConsentAnswer | undefined {
  const text = readStorage('local', consentKey);
  if (text === null) return undefined;
  try {
    const { choice: answer, version } = JSON.parse(text) as Partial<StoredConsent>;
    if (version === consentVersion && (answer === 'yes' || answer === 'no')) return answer;
  } catch {
    // Not valid JSON: ask again.
  }
  return undefined;
}

export function saveConsent(answer: ConsentAnswer): void {
  writeStorage(
    'local',
    consentKey,
    JSON.stringify({ choice: answer, version: consentVersion, date: new Date().toISOString() } satisfies StoredConsent),
  );
}

/** Whether the browser sends "Do Not Track" or "Global Privacy Control". */
export function browserRefusesTracking(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
