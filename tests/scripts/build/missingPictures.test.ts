import { expect, test } from 'vitest';
import { commonIcons } from '#data/rules/schema/iconName.ts';
import { makeContentChecks } from '#scripts/build/steps/checkPageContents.ts';
import { buildArticle, buildSite } from '../../support/buildData.ts';

test('a picture that an article names and that is not there is told with its file', () => {
  const site = buildSite();
  const checks = makeContentChecks(
    { ...site, articles: [buildArticle({ slug: 'teeth', image: '/images/own/tooth.jpg' })] },
    { dataDir: 'data', icons: commonIcons },
  );
  expect(() => checks.assertNoFaults()).toThrow(
    'blog/teeth.md: image "/images/own/tooth.jpg" does not exist. Put the file into public/images/own/tooth.jpg, or take the line out for a drawn cover.',
  );
});
