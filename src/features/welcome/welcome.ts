import { writeStorage, readStorage } from '../storage/browserStorage.ts';

const key = 'hasSeenWelcome';

/** Records the first visit, and sets `data-visit` on the document to `first` or `returning`. Shows nothing itself. */
export function welcome(): { seenBefore: boolean } {
  const seenBefore = readStorage('local', key) === 'true';
  if (!seenBefore) writeStorage('local', key, 'true');
  document.documentElement.dataset.visit = seenBefore ? 'returning' : 'first';
  return { seenBefore };
}
