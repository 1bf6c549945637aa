import { readRecord, writeStorage } from '../storage/browserStorage.ts';

export const consentKey = 'privacyChoice';
/** Version of the question's wording. Increase it to ask again after a change. */
const consentVersion = '1';

/** The visitor's answer to the question. */
export type ConsentAnswer = 'yes' | 'no';

/** The stored answer; undefined where there is none, or one for another version of the question. */
export function readConsent(): ConsentAnswer | undefined {
  const { choice, version } = readRecord('local', consentKey);
  return version === consentVersion && (choice === 'yes' || choice === 'no') ? choice : undefined;
}

export function saveConsent(answer: ConsentAnswer): void {
  const record = { choice: answer, version: consentVersion, date: new Date().toISOString() };
  writeStorage('local', consentKey, JSON.stringify(record));
}

/** Whether the browser sends "Do Not Track" or "Global Privacy Control". */
export function browserRefusesTracking(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
