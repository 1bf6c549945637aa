import { keep, readKept } from '../storage/kept.ts';

export const choiceKey = 'privacyChoice';
/** Of the question's wording: who answered another one is asked again. */
const choiceVersion = '1';

export interface PrivacyChoice {
  choice: 'yes' | 'no';
  version: string;
  date: string;
}

/** What the visitor chose; undefined where nothing, nothing readable or another question was answered. */
export function readChoice(): PrivacyChoice['choice'] | undefined {
  const text = readKept('local', choiceKey);
  if (text === null) return undefined;
  try {
    const { choice, version } = JSON.parse(text) as Partial<PrivacyChoice>;
    if (version === choiceVersion && (choice === 'yes' || choice === 'no')) return choice;
  } catch {
    // Not ours, or broken: asked again.
  }
  return undefined;
}

export function keepChoice(choice: PrivacyChoice['choice']): void {
  keep(
    'local',
    choiceKey,
    JSON.stringify({ choice, version: choiceVersion, date: new Date().toISOString() } satisfies PrivacyChoice),
  );
}

/** Whether the browser says no for its visitor: "Do Not Track" or "Global Privacy Control". */
export function browserSaysNo(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
