import { expect, test } from 'vitest';
import { missingProof } from '#data/rules/owner/missingProof.ts';
import { withoutEnded } from '#data/rules/publishedRecords.ts';
import { buildSite } from '#tests/support/buildData.ts';

const evidence = { label: 'The register', url: 'https://register.example/one' };
const proof = [
  { id: 'cover', kind: 'insurance' as const, label: 'Insurance', value: 'One million', evidence, until: '2026-12-31' },
];

test('Proof is shown to its last day, and missing from the day after', () => {
  const site = buildSite({ proof });
  const [last, after] = [withoutEnded(site, '2026-12-31'), withoutEnded(site, '2027-01-01')];
  expect([last.proof.length, after.proof.length]).toEqual([1, 0]);
  const kinds = (of: typeof site, day: string) => missingProof(of, day).map(({ kind }) => kind);
  const others = ['certificate', 'partnerLevel', 'reference', 'measuredResponse', 'rating'];
  expect(kinds(last, '2026-12-31')).toEqual(others);
  expect(kinds(after, '2027-01-01')).toContain('insurance');
  expect(missingProof(after, '2027-01-01').find(({ kind }) => kind === 'insurance')?.says).toMatch(
    /^Insurance: ended on December 31, 2026, and isn't shown any more\. Renew it\. Whoever/,
  );
});
