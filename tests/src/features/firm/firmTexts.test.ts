import { beforeEach, expect, test, vi } from 'vitest';
import { firmLine, firmNote, isTellable, knownFirm } from '#src/features/firm/firmTexts.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
});
const keep = (firm: object) => kept.set('firm', JSON.stringify(firm));

test('what is remembered of a firm is said as far as it is known', () => {
  keep({ users: 40, profile: 'legal', industry: 'Legal', postal: 'M5V' });
  const firm = knownFirm() ?? expect.fail('Nothing is known.');
  expect(firmLine(firm)).toBe('Your firm: 40 people, Legal, M5V.');
  expect(firmNote(firm)).toBe('Our business: 40 people, Legal, M5V.');
  expect(firmLine({ users: 1 })).toBe('Your firm: 1 person.');
});

test('an industry that the chat heard of has its name where the names are known, and is nothing to show elsewhere', () => {
  keep({ profile: 'legal' });
  expect(knownFirm()).toBeUndefined();
  expect(knownFirm({ legal: 'Legal' })).toMatchObject({ industry: 'Legal' });
  expect(isTellable({ profile: 'legal' })).toBe(false);
});
