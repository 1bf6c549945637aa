import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFileWriter } from '#scripts/build/fileWriter.ts';
import { compareFingerprints, comparePages } from '#scripts/sameness/compare.ts';
import { fingerprintSite } from '#scripts/sameness/fingerprintSite.ts';
import { readPageTexts, siteFiles } from '#scripts/sameness/readSite.ts';

const dist = mkdtempSync(join(tmpdir(), 'fingerprints-'));
afterAll(() => rmSync(dist, { recursive: true }));

const page = (path: string, words: string) =>
  `<html><head><title>${path}</title><link rel="canonical" href="https://x.example${path}"/></head><body>` +
  `<header>Not this</header><main><p>${words}</p></main><script>{"frame":{"routeId":"article"}}</script></body>` +
  '</html>';
const write = makeFileWriter(dist);
write('index.html', page('/', 'Accents stay: café, naïve, “quoted” and more of it here.'));
for (let number = 0; number < 9; number++)
  write(
    `blog/page-${number}.html`,
    page(`/blog/page-${number}`, `Nine pages share these words with each other. Number ${number} alone says this.`),
  );
write('blog/copy.html', page('/blog/page-1', "Another one's copy."));
write('404.html', page('/404', 'Nothing here.'));

test('pages read on every core are those read one by one, in the order of their paths', async () => {
  const fingerprints = await fingerprintSite(dist);
  expect(fingerprints.map(({ path }) => path)).toEqual([
    '/',
    ...Array.from({ length: 9 }, (_, number) => `/blog/page-${number}`),
  ]);
  const byPath = <Found extends { path: string }>(found: Found[]) =>
    found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(compareFingerprints(fingerprints)).toEqual(comparePages(byPath([...readPageTexts(dist, siteFiles(dist))])));
  expect(fingerprints[0]).toMatchObject({ routeId: 'article', title: '/', words: 10 });
});

test('a folder without a site is no site with nothing wrong', async () => {
  await expect(fingerprintSite(join(dist, 'blog'))).rejects.toThrow(
    /There is no built site in .*blog\. Run "npm run build" first/,
  );
});
