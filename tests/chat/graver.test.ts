import { describe, expect, test } from 'vitest';
import type { Classified } from '#api/chat/classify/classifier.ts';
import { initialState } from '#api/chat/context/state.ts';
import { fitting, withinDanger } from '#api/chat/decide/graver.ts';
import type { Slots } from '#api/chat/extract/slots.ts';

const graver = { mortal: new Set(['danger-gas']), refused: new Set(['danger-fumes']) };
const classified: Classified[] = [
  { intent: 'danger-water', probability: 0.4 },
  { intent: 'danger-gas', probability: 0.3 },
  { intent: 'danger-fumes', probability: 0.1 },
  { intent: 'danger-next', probability: 0.1 },
  { intent: 'price', probability: 0.1 },
];
const intentsWithin = (
  danger: { safetyFirst: boolean } | undefined,
  { asksForStep = false, isReport = false, among = classified } = {},
) =>
  withinDanger(
    among,
    { slots: { asksForStep } as Slots, tokens: [] },
    { ...initialState, ...(danger && { danger }) },
    { ...graver, isReportOn: () => isReport },
  ).map(({ intent }) => intent);

describe('Within a danger', () => {
  test('the graver one counts as soon as it is possible', () => {
    expect(intentsWithin({ safetyFirst: false })).toEqual(['danger-gas']);
  });
  test('nobody who asks what to do tells of a new one', () => {
    expect(intentsWithin({ safetyFirst: false }, { asksForStep: true })).toEqual([
      'danger-gas',
      'danger-fumes',
      'danger-next',
      'price',
    ]);
  });
  test('nobody who tells how a step went does so either, and is answered or told what comes next', () => {
    const among: Classified[] = [{ intent: 'phone', probability: 0.8 }, ...classified];
    expect(intentsWithin({ safetyFirst: false }, { isReport: true })).toEqual(['danger-next']);
    expect(intentsWithin({ safetyFirst: false }, { isReport: true, among })).toEqual(['phone', 'price']);
  });
  test('where people have to be safe first, it is told of again', () => {
    expect(intentsWithin({ safetyFirst: true }, { isReport: true })).toEqual(['danger-gas', 'danger-next', 'price']);
  });
  test('a smaller one is no other subject while people have to be safe', () => {
    expect(intentsWithin({ safetyFirst: true })).toEqual(['danger-gas', 'danger-next', 'price']);
  });
  test('outside of one every intent is as probable as it is', () => {
    expect(intentsWithin(undefined)).toHaveLength(classified.length);
  });
});

test('Only an emergency has a next step', () => {
  const slots = { time: {}, mentions: [] } as unknown as Slots;
  expect(fitting(classified, slots, false).map(({ intent }) => intent)).not.toContain('danger-next');
  expect(fitting(classified, slots, true).map(({ intent }) => intent)).toContain('danger-next');
});
