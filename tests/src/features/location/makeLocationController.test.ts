import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocationState } from '#src/features/location/context.ts';
import { makeLocationController } from '#src/features/location/makeLocationController.ts';
import type { BrowserApi } from '#src/features/location/browserApi.ts';
import { alba, buildBrowserApi, cork, dover } from './places.ts';

// What is found, stored, chosen, said and forgotten: tested in a browser. These are the orders in which answers can come.
const ipLocation = { city: 'Cork', region: 'East', postal: 'K1A', loc: '44,-78.4' };
const chosen = (preferredLocation: string) => ({ preferredLocation, preferredLocationSource: 'chosen' });
const message = 'Unable to determine your location. Showing default information.';
const failed = { failure: 'failed', message };

function buildController(given: Partial<BrowserApi> = {}, stored: Record<string, string> = {}) {
  const { browserApi, kept, calls } = buildBrowserApi(given, stored);
  const controller = makeLocationController(alba, browserApi);
  const states: LocationState[] = [];
  controller.setListener((state) => states.push(state));
  const now = () => states.at(-1) as LocationState;
  return { controller, kept, calls, states, now, keys: () => Object.fromEntries(kept) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Someone whose connection tells where it is when the test says so, and a look-up that waits for it. */
function lookingUp(stored: Record<string, string> = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<object | undefined>();
  const built = buildController({ ipLocation: () => promise }, stored);
  return { ...built, answer, looking: built.controller.lookUp() };
}

describe('A look-up', () => {
  test.each([
    ['failed', failed],
    ['unsupported', { failure: 'unsupported' }],
    [new TypeError('odd'), failed],
  ])('says why the browser, which had been allowed to, did not tell: %s', async (reason, said) => {
    const allowed = { locationPermissionGranted: 'true' };
    const { controller, now } = buildController({ position: () => Promise.reject(reason) }, allowed);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: alba, known: false, settled: true, ...said });
  });

  test.each([
    ['chosen', chosen('dover'), true],
    ['stored for another reason', { preferredLocation: 'dover', preferredLocationSource: 'guessed' }, false],
  ])(
    'keeps a place that was %s, does not say that the visitor is near it, and finds the rest',
    async (_, stored, isChosen) => {
      const { controller, now, keys, states } = buildController({ ipLocation: async () => ipLocation }, stored);
      await controller.lookUp();
      const away = { chosen: isChosen, detected: false };
      expect(now()).toMatchObject({ place: dover, known: true, ...away, settled: true, ipLocation });
      expect(now().nearby[0]).toMatchObject({ slug: 'dover', apartKm: 0 });
      expect(now().nearby.every(({ distanceKm }) => distanceKm === undefined)).toBe(true);
      expect(states.filter((state) => state.known).map(({ place }) => place.slug)).not.toContain('cork');
      expect(keys()).toEqual({ ...stored, preferredLocationSource: isChosen ? 'chosen' : 'found' });
    },
  );

  test('shows a stored place at once, and keeps it where nothing is found', async () => {
    const { looking, answer, now } = lookingUp({ preferredLocation: 'dover' });
    await vi.waitFor(() => expect(now()).toMatchObject({ place: dover, known: true, detected: true, settled: false }));
    answer(undefined);
    await looking;
    expect(now()).toMatchObject({ place: dover, known: true, settled: true, failure: undefined });
  });

  test('leaves a stored place where the list of places cannot be had', async () => {
    const { controller, now, keys } = buildController({ places: async () => [] }, chosen('dover'));
    await controller.lookUp();
    expect([now().known, keys()]).toEqual([false, chosen('dover')]);
  });

  test('does not undo a choice that is made meanwhile, and still tells the rest', async () => {
    const { controller, looking, answer, now, keys } = lookingUp();
    await controller.choose('dover');
    answer({ city: 'Cork', region: 'East' });
    await looking;
    expect(now()).toMatchObject({ place: dover, settled: true, ipLocation: { region: 'East' } });
    expect(keys()).toEqual(chosen('dover'));
  });

  test('does not undo a choice that is made meanwhile in another tab', async () => {
    const { looking, answer, kept } = lookingUp();
    await Promise.resolve();
    kept.set('preferredLocation', 'dover').set('preferredLocationSource', 'chosen');
    answer({ city: 'Cork' });
    await looking;
    expect(kept.get('preferredLocation')).toBe('dover');
  });

  test('finds nothing that was to be forgotten meanwhile', async () => {
    const { controller, looking, answer, now, keys } = lookingUp();
    controller.forget();
    answer({ city: 'Cork' });
    await looking;
    expect(now()).toMatchObject({ place: alba, known: false, settled: true, ipLocation: undefined });
    expect(keys()).toEqual({});
  });
});

describe('Asking to be found', () => {
  test('a browser that does not answer counts as failed after 11 s, and its answer still counts', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<{ latitude: number; longitude: number }>();
    const { controller, now } = buildController({ position: () => promise });
    const asking = controller.request();
    vi.advanceTimersByTime(10_999);
    expect(now().failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(now()).toMatchObject(failed);
    answer({ latitude: 44, longitude: -78.01 });
    await asking;
    expect(now()).toMatchObject({ place: cork, known: true, failure: undefined, message: undefined });
  });

  test.each([
    ['failed', message],
    ['unsupported', 'Geolocation is not supported by your browser. Showing default information.'],
  ] as const)('where it %s says so and keeps the place', async (failure, words) => {
    const { controller, now, keys, calls } = buildController({ position: () => Promise.reject(failure) });
    await controller.request();
    expect(calls.at(-1)).toBe('end of announcement');
    expect(now()).toMatchObject({ place: alba, known: false, failure, message: words });
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
  });

  test('far from all places stores nothing and says so', async () => {
    const { controller, now, keys } = buildController({ position: async () => ({ latitude: 51, longitude: -114 }) });
    await controller.request();
    expect(now()).toMatchObject({ place: alba, known: false, failure: 'outside' });
    expect(now().message).toMatch(/^You seem to be outside our area\./);
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
  });
});
