import { expect, test } from 'vitest';
import { askedAfter, mergedSubjects } from '#api/chat/context/openQuestion.ts';
import { initialState } from '#api/chat/context/state.ts';

const [tap, drain] = [
  { kind: 'service', id: 'tap' },
  { kind: 'service', id: 'drain' },
] as const;
const [north, south] = [
  { kind: 'place', id: 'north' },
  { kind: 'nearPlace', id: 'south' },
] as const;

test('A place takes the place of a place, and a service that of a service', () => {
  expect(mergedSubjects([tap, north], [south])).toEqual([south, tap]);
  expect(mergedSubjects([tap, north], [drain])).toEqual([drain, north]);
});

test('Both together replace everything, and nothing replaces nothing', () => {
  expect(mergedSubjects([tap, north], [drain, south])).toEqual([drain, south]);
  expect(mergedSubjects([tap, north], [])).toEqual([tap, north]);
});

test('A place and small talk leave the question open', () => {
  const state = { ...initialState, asked: 'price' as const };
  expect(askedAfter('place', state, false)).toBe('price');
  expect(askedAfter('thanks', state, true)).toBe('price');
  expect(askedAfter('guarantee', state, false)).toBe('guarantee');
});
