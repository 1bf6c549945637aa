import { expect, test } from 'vitest';
import { promiseIsDuration } from '#data/rules/checks/promiseIsDuration.ts';
import { buildRecords } from '#tests/support/buildData.ts';

const [claim] = buildRecords().claims;
const faults = (id: string, value: string) => promiseIsDuration({ claims: [{ ...claim, id, value } as never] });

test('A promise that is no time is told, because nothing would ever be overdue', () => {
  expect(faults('non-critical', 'one business day')).toEqual([
    'claims/non-critical: value is "one business day", from which it cannot be told when a request is overdue. Write a ' +
      'time or a range of times, such as "2 hours", "1-2 hours" or "30 minutes to 2 hours".',
  ]);
});

test('A time, other claims and no promise at all are fine', () => {
  expect(faults('non-critical', '30 minutes to 2 hours')).toEqual([]);
  expect(faults('uptime', '99.9%')).toEqual([]);
  expect(promiseIsDuration({ claims: [] })).toEqual([]);
});
