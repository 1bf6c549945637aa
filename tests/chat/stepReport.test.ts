import { expect, test } from 'vitest';
import { isStepReport } from '#api/chat/decide/stepReport.ts';
import { loadSite } from '#data/load.ts';

const { vocabulary } = (await loadSite()).assistant;
const steps = [
  'Close the main valve: clockwise, or the lever across the pipe.',
  'Look whether the breaker and the switch on the furnace are on.',
  'Go into no water that reaches outlets or cords.',
  'Call 911 if you smell gas.',
];
const isReport = (message: string) => isStepReport(message, steps, vocabulary, [['breaker', 'fuse']]);

test.each([
  'I can not find the valve!!!',
  'the valve is stuck',
  'valve closed',
  'breaker is fine',
  'the fuse is ok and the furnace is still on',
  'I checked the breaker already, nothing',
])('"%s" only tells how a step went', (message) => {
  expect(isReport(message)).toBe(true);
});

test.each([
  ['the breaker is sparking', 'another word may tell of a danger'],
  ['the furnace smells', 'and so may this one'],
  ['the water reaches the outlets', 'what a step warns of is a danger'],
  ['I smell gas', 'as is what a step is to be done in'],
  ['still nothing', 'no step is named'],
])('"%s" may tell of more: %s', (message) => {
  expect(isReport(message)).toBe(false);
});
