import { expect, test } from 'vitest';
import { statementsOf } from '#scripts/claims/statements.ts';
import { textsOfRecords } from '#scripts/claims/readTexts.ts';
import { buildRecords, buildSite } from '#tests/support/buildData.ts';
import { brandDir, runScript } from '#tests/support/runScript.ts';

const gap = {
  id: 'officer',
  page: 'privacy-policy',
  value: 'the owner',
  missing: 'A name.',
  confirmed: false,
} as const;

test('a statement tells its source, the pages that show it and the texts that quote it', () => {
  const faqs = { ...buildRecords().faqs, home: [{ question: 'Is it up?', answer: 'Up {claims.uptime}.' }] };
  const statements = statementsOf(
    buildSite({ legalFacts: [{ ...gap, suppliedBy: 'owner' }] }),
    textsOfRecords({ faqs }),
  );
  const uptime = { kind: 'claim', name: 'uptime', says: '99.5% uptime of the servers', source: 'monitoring' };
  const shownOn = ['footer', 'faqs.home[0]: answer'];
  expect(statements.at(-1)).toEqual({ ...uptime, shownOn, confirmed: true });
  expect(statements.find(({ kind }) => kind === 'legal')).toMatchObject({
    says: 'A name. Until then the page says: "the owner"',
    source: 'To be supplied by the owner',
    shownOn: ['/privacy-policy'],
  });
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
