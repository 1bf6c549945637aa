import { writeStorage, readStorage } from '../../storage/browserStorage.ts';

const key = 'viewedLocations';
const maxViewed = 5;

/** Adds a place to the viewed ones: newest first, at most five. A place that is already in the list keeps its position. */
export function recordView(slug: string): void {
  const viewed = readViewed();
  if (!viewed.includes(slug)) writeStorage('local', key, JSON.stringify([slug, ...viewed].slice(0, maxViewed)));
}

/** Slugs of the viewed places; empty where the stored value is invalid. */
function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage('local', key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}
