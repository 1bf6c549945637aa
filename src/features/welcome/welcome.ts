import { writeStorage, readStorage } from '../storage/browserStorage.ts';

const key = 'hasSeenWelcome';

/**
 * Remembers that this browser was here, and says on the document whether it had been before: `data-visit` is `first` or
 * `returning`. Shows nothing: the pages welcome by what stands on them.
 */
export function welcome(): { seenBefore: boolean } {
  const seenBefore = readStorage('local', key) === 'true';
  if (!seenBefore) writeStorage('local', key, 'true');
  document.documentElement.dataset.visit = seenBefore ? 'returning' : 'first';
  return { seenBefore };
}
