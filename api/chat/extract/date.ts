import type { Token } from '../read/tokens.ts';

/** The names of the months as tokens are written, in both languages that visitors write in. */
const months = ['en', 'fr'].map((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .format(Date.UTC(2000, month, 1))
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase(),
  );
});
const shortestName = 3;

/** The date that a message names, as mm-dd: "december 25", "25th of dec", "25 decembre"; undefined where it names none. */
export function dateOf(tokens: readonly Token[]): string | undefined {
  for (const [at, token] of tokens.entries()) {
    const month = monthOf(token);
    if (month === 0) continue;
    const before = tokens[at - 1] === 'of' ? tokens[at - 2] : tokens[at - 1];
    const day = dayOf(tokens[at + 1]) || dayOf(before);
    // 2000 has a 29 February.
    const date = new Date(Date.UTC(2000, month - 1, day));
    if (day > 0 && date.getUTCDate() === day) return date.toISOString().slice(5, 10);
  }
  return undefined;
}

function monthOf(token: Token): number {
  if (token.length < shortestName) return 0;
  return Math.max(...months.map((names) => names.findIndex((name) => name.startsWith(token)))) + 1;
}

const dayOf = (token = ''): number => Number(/^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(token)?.[1] ?? 0);
