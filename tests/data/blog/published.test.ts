import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { makeDataFolder } from '#tests/support/dataFolder.ts';

afterEach(() => vi.unstubAllEnvs());

const article = (title: string, front: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\nexcerpt: Test it.\ncategory: Data Backup\nkeywords: [a]\n` +
  `author: backup-desk\n${front}\n---\n\nDisks fail.\n`;
const files = {
  'blog/old.md': article('Old', 'publishedAt: "2025-06-19"'),
  'blog/today.md': article('Today', 'publishedAt: "2025-07-01"'),
  'blog/tomorrow.md': article('Tomorrow', 'publishedAt: "2025-07-02"'),
  'blog/unfinished.md': article('Unfinished', 'publishedAt: "2025-06-20"\ndraft: true'),
};
// Eleven in the evening of July 1 in Toronto, which is July 2 in UTC.
const lateOnJulyFirst = String(Date.UTC(2025, 6, 2, 3) / 1000);

describe('An article', () => {
  test('that is a draft or of a later day at the provider is left out of the site', async () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', lateOnJulyFirst);
    expect((await loadSite(makeDataFolder(files))).articles.map(({ slug }) => slug)).toEqual(['today', 'old']);
  });

  test('that is not published is kept and marked for the one who writes it', async () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', lateOnJulyFirst);
    const { articles } = await loadSite(makeDataFolder(files), { drafts: true });
    expect(articles.map(({ slug }) => slug)).toEqual(['tomorrow', 'today', 'unfinished', 'old']);
    expect(articles.map(({ draft }) => draft)).toEqual([true, undefined, true, undefined]);
  });
});
