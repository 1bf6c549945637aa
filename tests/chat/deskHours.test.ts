import { expect, test } from 'vitest';
import { thereAtHour } from '#api/chat/answer/deskHours.ts';
import type { Plan } from '#data/schema/plan.ts';

const planWith = (helpDeskHours: string) => ({ name: helpDeskHours, helpDeskHours }) as Plan;
const plans = ['9-5', '7am-7pm', '24/7'].map(planWith);
const others = ['8:30-16:30', '6:00-22:00'].map(planWith);

test.each([
  [' which plan has a help desk at 7 in the morning ', '7am-7pm'],
  [' our people start at 8 which plan has support by then ', '7am-7pm'],
  [' is there a help desk until 6 ', '7am-7pm'],
  [' we need somebody who answers until 9 pm ', '24/7'],
  [' a help desk at 2 in the afternoon ', '9-5'],
  [' a help desk until 7 pm ', '7am-7pm'],
  [' a help desk at 7 pm ', '24/7'],
  [' somebody at the help desk at 12 am ', '24/7'],
  [' which plan has a help desk for 20 people ', undefined],
  [' we start at 7 in the morning and bake bread ', undefined],
])('Of plans with the hours 9-5, 7am-7pm and 24/7 "%s" asks for %s', (text, expected) => {
  expect(thereAtHour(plans, text)?.name).toBe(expected);
});

test('Hours are read with minutes and by the clock of 24 hours', () => {
  expect(thereAtHour(others, ' a help desk at 8 in the morning ')?.name).toBe('6:00-22:00');
  expect(thereAtHour(others, ' a help desk at 9 in the morning ')?.name).toBe('8:30-16:30');
  expect(thereAtHour(others, ' support at 11 pm ')).toBeUndefined();
});
