import { keep, readKept } from '../../storage/kept.ts';

const key = 'viewedLocations';
const most = 5;

/** Keeps that a place was looked at: the newest first, each once, at most five. */
export function recordView(slug: string): void {
  const viewed = readViewed();
  if (!viewed.includes(slug)) keep('local', key, JSON.stringify([slug, ...viewed].slice(0, most)));
}

/** The places looked at; none where what is kept cannot be read. */
function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept('local', key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}
