import { writeStorage, readStorage } from '../../storage/browserStorage.ts';

const key = 'viewedLocations';
const most = 5;

/** Keeps that a place was looked at: the newest first, each once, at most five. */
export function recordView(slug: string): void {
  const viewed = readViewed();
  if (!viewed.includes(slug)) writeStorage('local', key, JSON.stringify([slug, ...viewed].slice(0, most)));
}

/** The places looked at; none where what is kept cannot be read. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage('local', key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}
