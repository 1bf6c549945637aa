import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from '#src/features/location/context.ts';
import { makeVisit, type Ways } from '#src/features/location/makeVisit.ts';
import { alba, bernHill, buildWays, cork, dover } from './places.ts';

const atCork = { latitude: 44, longitude: -78.01 };

function begin(given: Partial<Ways> = {}, stored: Record<string, string> = {}) {
  const { ways, kept, calls } = buildWays(given, stored);
  const visit = makeVisit(alba, ways);
  const told: Found[] = [];
  visit.follow((found) => told.push(found));
  return { visit, kept, calls, told, now: () => told.at(-1) as Found, keys: () => Object.fromEntries(kept) };
}

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

describe('A visit', () => {
  test('begins at the default, which is no knowledge', () => {
    expect(begin().now()).toEqual({ place: alba, known: false, settled: false, ipLocation: undefined, nearby: [], requesting: false, trouble: undefined, message: undefined });
  });

  test('ends its look-up there when nothing is found, and stores nothing', async () => {
    const { visit, now, keys } = begin();
    await visit.lookUp();
    expect(now()).toMatchObject({ place: alba, known: false, settled: true });
    expect(keys()).toEqual({});
  });

  test('keeps what it found, and the whole answer', async () => {
    const ipLocation = { city: 'Cork', region: 'East', postal: 'K1A', loc: '44,-78.4' };
    const { visit, now, keys } = begin({ ipLocation: async () => ipLocation });
    await visit.lookUp();
    expect(now()).toMatchObject({ place: cork, known: true, settled: true, ipLocation });
    expect(now().nearby.map(({ slug, distanceKm, apartKm }) => [slug, distanceKm, apartKm])).toEqual([['cork', 32, 0], ['bern-hill', 48, 80], ['dover', 112, 80]]);
    expect(keys()).toEqual({ preferredLocation: 'cork' });
  });

  test('has no distances of a stored place, whose visitor may be anywhere', async () => {
    const { visit, now } = begin({}, { preferredLocation: 'dover' });
    await visit.lookUp();
    expect(now().nearby.map(({ slug, distanceKm, apartKm }) => [slug, distanceKm, apartKm])).toEqual([['dover', undefined, 0], ['cork', undefined, 80], ['bern-hill', undefined, 160]]);
  });

  test('says why the browser, which had been allowed to, did not tell', async () => {
    const { visit, now } = begin({}, { locationPermissionGranted: 'true' });
    await visit.lookUp();
    expect(now()).toMatchObject({ place: alba, known: false, settled: true, trouble: 'failed', message: 'Unable to determine your location. Showing default information.' });
  });
});

describe('Choosing', () => {
  test('is stored and holds at once', async () => {
    const { visit, now, keys } = begin();
    await visit.choose('bern-hill');
    expect(now()).toMatchObject({ place: bernHill, known: true });
    expect(keys()).toEqual({ preferredLocation: 'bern-hill' });
  });

  test('a place that is none changes nothing', async () => {
    const { visit, told, keys } = begin();
    await visit.choose('nowhere');
    expect(told).toHaveLength(1);
    expect(keys()).toEqual({});
  });

  test('holds against a look-up that ends later, which still tells the rest', async () => {
    let answer: (ipLocation: object) => void = () => {};
    const { visit, now, keys } = begin({ ipLocation: () => new Promise((resolve) => { answer = resolve; }) });
    const looking = visit.lookUp();
    await visit.choose('dover');
    answer({ city: 'Cork', region: 'East' });
    await looking;
    expect(now()).toMatchObject({ place: dover, settled: true, ipLocation: { region: 'East' } });
    expect(keys()).toEqual({ preferredLocation: 'dover' });
  });

  test('the last one holds, in whatever order the list arrives', async () => {
    const { visit, now, keys } = begin();
    await Promise.all([visit.choose('dover'), visit.choose('cork')]);
    expect(now().place).toEqual(cork);
    expect(keys()).toEqual({ preferredLocation: 'cork' });
  });
});

describe('Asking to be found', () => {
  test('stores the permission at once, says so, and counts as under way for 3 s', async () => {
    let answer: (position: typeof atCork) => void = () => {};
    const { visit, now, keys, calls } = begin({ position: () => new Promise((resolve) => { answer = resolve; }) });
    const asking = visit.request();
    expect(calls).toEqual(['announce', 'position']);
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
    expect(now().requesting).toBe(true);
    vi.advanceTimersByTime(2999);
    expect(now().requesting).toBe(true);
    vi.advanceTimersByTime(1);
    expect(now().requesting).toBe(false);
    answer(atCork);
    await asking;
    expect(now()).toMatchObject({ place: cork, known: true, message: undefined });
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 1 });
    expect(keys()).toEqual({ locationPermissionGranted: 'true', preferredLocation: 'cork' });
  });

  test.each([
    ['failed', 'Unable to determine your location. Showing default information.'],
    ['unsupported', 'Geolocation is not supported by your browser. Showing default information.'],
  ] as const)('where it %s says so and keeps the place', async (trouble, message) => {
    const { visit, now, keys } = begin({ position: async () => { throw trouble; } });
    await visit.request();
    expect(now()).toMatchObject({ place: alba, known: false, trouble, message });
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
    await visit.choose('cork');
    expect(now()).toMatchObject({ trouble: undefined, message: undefined });
  });

  test('fails where the list of places cannot be had', async () => {
    const { visit, now } = begin({ position: async () => atCork, places: async () => [] });
    await visit.request();
    expect(now()).toMatchObject({ known: false, trouble: 'failed' });
  });

  test('quietly stores the permission only when it was given', async () => {
    const { visit, keys } = begin({ position: async () => atCork });
    const asking = visit.request({ quiet: true });
    expect(keys()).toEqual({});
    await asking;
    expect(keys()).toEqual({ locationPermissionGranted: 'true', preferredLocation: 'cork' });
  });

  test('quietly only logs a failure', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { visit, now, keys } = begin();
    await visit.request({ quiet: true });
    expect(log).toHaveBeenCalledWith('The browser did not say where it is.');
    expect(now()).toMatchObject({ trouble: undefined, message: undefined });
    expect(keys()).toEqual({});
    log.mockRestore();
  });

  test('is void once the visitor chose', async () => {
    let answer: (position: typeof atCork) => void = () => {};
    const { visit, now, keys } = begin({ position: () => new Promise((resolve) => { answer = resolve; }) });
    const asking = visit.request();
    await visit.choose('dover');
    answer(atCork);
    await asking;
    expect(now().place).toEqual(dover);
    expect(keys()).toMatchObject({ preferredLocation: 'dover' });
  });
});

describe('Forgetting', () => {
  test('takes back all that is stored and goes back to the default', async () => {
    const { visit, now, keys } = begin({ ipLocation: async () => ({ city: 'Cork', region: 'East' }) }, { locationPermissionGranted: 'true' });
    await visit.lookUp();
    visit.forget();
    expect(now()).toEqual({ place: alba, known: false, settled: true, ipLocation: undefined, nearby: [], requesting: false, trouble: undefined, message: undefined });
    expect(keys()).toEqual({});
  });

  test('holds against a look-up that ends later', async () => {
    let answer: (ipLocation: object) => void = () => {};
    const { visit, now, keys } = begin({ ipLocation: () => new Promise((resolve) => { answer = resolve; }) });
    const looking = visit.lookUp();
    visit.forget();
    answer({ city: 'Cork' });
    await looking;
    expect(now()).toMatchObject({ place: alba, known: false, settled: true, ipLocation: undefined });
    expect(keys()).toEqual({});
  });
});

describe('Another tab', () => {
  test('that chooses is followed, without storing it again', async () => {
    const { visit, now, keys } = begin();
    visit.hear('cork');
    await vi.waitFor(() => expect(now().place).toEqual(cork));
    expect(keys()).toEqual({});
  });

  test('that forgets is followed', async () => {
    const { visit, now } = begin();
    await visit.choose('cork');
    visit.hear(null);
    expect(now()).toMatchObject({ place: alba, known: false });
  });
});
