import { expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import { stateAt } from '#src/features/dock/dockData.ts';
import { shellData } from '#src/shell/shellData.ts';

test('The dock says the hours, and while the office is closed the claimed hours of support, or else the regular ones', async () => {
  const site = await loadSite();
  const claims = [{ ...site.claims[0], id: 'support', value: '24/7' }] as typeof site.claims;
  const hours = { days: [1, 2], opens: '08:30', closes: '16:30', label: 'Monday and Tuesday' };
  const provider = { ...site.provider, hours, timezone: 'America/Toronto', locale: 'en-CA' };
  const exceptions = [{ date: '2026-12-21', name: 'Short day', open: { opens: '08:30', closes: '12:00' } }];
  const dated = { ...hours, holidays: [{ name: 'A day', on: '12-22' }], exceptions };
  const says = (given: Partial<typeof provider>, at: string, known = claims) => {
    const { dock, provider: shown } = shellData({ ...site, provider: { ...provider, ...given }, claims: known });
    return stateAt(dock, shown.locale, new Date(at));
  };
  expect(says({}, '2026-12-22T15:00:00Z')).toBe('Open until 4:30 PM');
  expect(says({ hours: dated }, '2026-12-21T15:00:00Z')).toBe('Open until 12:00 PM');
  expect(says({ hours: dated }, '2026-12-22T15:00:00Z')).toBe('Emergency line 24/7: critical incidents');
  expect(says({ locale: 'en-GB' }, '2026-12-22T15:00:00Z')).toBe('Open until 16:30');
  expect(says({}, '2026-12-23T15:00:00Z', [])).toBe('Monday and Tuesday');
});
