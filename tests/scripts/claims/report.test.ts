import { expect, test } from 'vitest';
import { reportClaims } from '#scripts/claims/report.ts';
import { statementsOf } from '#scripts/claims/statements.ts';
import { textsOfRecords } from '#scripts/claims/texts.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { brandDir, runScript } from '#scripts/support/runScript.ts';

const legalFacts = [
  {
    id: 'officer',
    page: 'privacy-policy',
    value: 'the owner',
    missing: 'A name.',
    suppliedBy: 'owner',
    confirmed: false,
  } as const,
];

test('a statement tells its source, the pages that show it and the texts that quote it', () => {
  const faqs = { ...buildRecords().faqs, home: [{ question: 'Is it up?', answer: 'Up {claims.uptime}.' }] };
  const statements = statementsOf(buildSite({ legalFacts }), textsOfRecords({ faqs }));
  expect(statements.at(-1)).toEqual({
    kind: 'claim',
    name: 'uptime',
    says: '99.5% uptime of the servers',
    source: 'monitoring',
    shownOn: ['footer', 'faqs.home[0]: answer'],
    confirmed: true,
  });
  expect(statements.find(({ kind }) => kind === 'legal')).toMatchObject({
    says: 'A name. Until then the page says: "the owner"',
    source: 'To be supplied by the owner',
    shownOn: ['/privacy-policy'],
  });
});

test('what is not confirmed comes first; ratings, reviews, testimonials and partners are not until somebody says so', () => {
  const [rating] = buildRecords().ratings;
  const kinds = (site: ReturnType<typeof buildSite>) =>
    statementsOf(site, []).map(({ kind, confirmed }) => `${kind} ${confirmed}`);
  expect(kinds(buildSite())).toEqual([
    'rating false',
    'review false',
    'testimonial false',
    'partner false',
    'claim true',
  ]);
  expect(kinds(buildSite({ ratings: rating ? [{ ...rating, confirmed: true }] : [] }))).toEqual([
    'review false',
    'testimonial false',
    'partner false',
    'claim true',
    'rating true',
  ]);
});

test('the report ends with its sums', () => {
  const lines = reportClaims(statementsOf(buildSite(), []), [{ where: 'about: story[0]', sentence: 'We are 9.' }]);
  expect(lines.slice(-3)).toEqual([
    '  about: story[0]\n    We are 9.',
    '',
    '5 statements, 4 without evidence; 1 sentences to look at.',
  ]);
  expect(lines[0]).toBe('Without evidence: Ratings (1)');
});

test('the command reports on any data folder, and fails where it is told to be strict', async () => {
  const [report, strict] = await Promise.all(
    [[], ['--strict']].map((args) => runScript('scripts/checkClaims.ts', args, { DATA_DIR: brandDir })),
  );
  expect([report?.code, strict?.code]).toEqual([0, 1]);
  expect(report?.output).toContain(
    'reply: 22 minutes until a person replies to a stoppage on working days\n    source: Made up for this fixture\n',
  );
  expect(report?.output).toContain(
    'keeper: The name of whoever answers for privacy. Until then the page says: "the keeper of the log"\n    ' +
      'source: To be supplied by the owner\n    shown:  /privacy-policy; legal/privacy-policy: body',
  );
});
