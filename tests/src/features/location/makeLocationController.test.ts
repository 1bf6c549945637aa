import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocationState } from '#src/features/location/context.ts';
import { makeLocationController } from '#src/features/location/makeLocationController.ts';
import type { BrowserApi } from '#src/features/location/browserApi.ts';
import { alba, bernHill, buildBrowserApi, cork, dover } from './places.ts';

/** What is known of a visitor to begin with. */
const unknown = {
  place: alba,
  known: false,
  detected: false,
  settled: false,
  ipLocation: undefined,
  nearby: [],
  requesting: false,
  failure: undefined,
  message: undefined,
};
const atCork = { latitude: 44, longitude: -78.01 };

function buildController(given: Partial<BrowserApi> = {}, stored: Record<string, string> = {}) {
  const { browserApi, kept, calls } = buildBrowserApi(given, stored);
  const controller = makeLocationController(alba, browserApi);
  const states: LocationState[] = [];
  controller.setListener((state) => states.push(state));
  return {
    controller,
    kept,
    calls,
    states,
    now: () => states.at(-1) as LocationState,
    keys: () => Object.fromEntries(kept),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A visit', () => {
  test('begins at the default, which is no knowledge', () => {
    expect(buildController().now()).toEqual(unknown);
  });

  test('ends its look-up there when nothing is found, and stores nothing', async () => {
    const { controller, now, keys } = buildController();
    await controller.lookUp();
    expect(now()).toMatchObject({ place: alba, known: false, settled: true });
    expect(keys()).toEqual({});
  });

  test('keeps what it found, and the whole answer', async () => {
    const ipLocation = { city: 'Cork', region: 'East', postal: 'K1A', loc: '44,-78.4' };
    const { controller, now, keys } = buildController({ ipLocation: async () => ipLocation });
    await controller.lookUp();
    expect(now()).toMatchObject({ place: cork, known: true, settled: true, ipLocation });
    expect(now().nearby.map(({ slug, distanceKm, apartKm }) => [slug, distanceKm, apartKm])).toEqual([
      ['cork', 32, 0],
      ['bern-hill', 48, 80],
      ['dover', 112, 80],
    ]);
    expect(keys()).toEqual({ preferredLocation: 'cork', preferredLocationSource: 'found' });
  });

  test('has no distances of a stored place, whose visitor may be anywhere', async () => {
    const { controller, now } = buildController({}, { preferredLocation: 'dover', preferredLocationSource: 'chosen' });
    await controller.lookUp();
    expect(now().nearby.map(({ slug, distanceKm, apartKm }) => [slug, distanceKm, apartKm])).toEqual([
      ['dover', undefined, 0],
      ['cork', undefined, 80],
      ['bern-hill', undefined, 160],
    ]);
  });

  test('says why the browser, which had been allowed to, did not tell', async () => {
    const { controller, now } = buildController({}, { locationPermissionGranted: 'true' });
    await controller.lookUp();
    expect(now()).toMatchObject({
      place: alba,
      known: false,
      settled: true,
      failure: 'failed',
      message: 'Unable to determine your location. Showing default information.',
    });
  });
});

describe('The next document', () => {
  const ipLocation = { city: 'Cork', region: 'East', postal: 'K1A', loc: '44,-78.4' };
  const known = { ipLocation: async () => ipLocation };

  test.each([{}, { preferredLocationSource: 'found' }])(
    'looks a place up again that was found (%j), and knows as much as the first',
    async (source) => {
      const { controller, now, keys } = buildController(known, { preferredLocation: 'dover', ...source });
      await controller.lookUp();
      expect(now()).toMatchObject({ place: cork, detected: true, settled: true, ipLocation });
      expect(now().nearby.map(({ distanceKm }) => distanceKm)).toEqual([32, 48, 112]);
      expect(keys()).toEqual({ preferredLocation: 'cork', preferredLocationSource: 'found' });
    },
  );

  test('keeps a place that was chosen, and looks up the rest', async () => {
    const stored = { preferredLocation: 'dover', preferredLocationSource: 'chosen' };
    const { controller, now, keys, states } = buildController(known, stored);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: dover, known: true, detected: false, settled: true, ipLocation });
    expect(now().nearby[0]).toMatchObject({ slug: 'dover', distanceKm: 112 });
    expect(states.filter((state) => state.known).map(({ place }) => place.slug)).not.toContain('cork');
    expect(keys()).toEqual(stored);
  });

  test('shows a stored place at once, and keeps it where nothing is found', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<undefined>();
    const { controller, now } = buildController(
      {
        ipLocation: () => promise,
      },
      { preferredLocation: 'dover' },
    );
    const looking = controller.lookUp();
    await vi.waitFor(() => expect(now()).toMatchObject({ place: dover, known: true, detected: true, settled: false }));
    answer(undefined);
    await looking;
    expect(now()).toMatchObject({ place: dover, known: true, settled: true, failure: undefined });
  });

  test('stores what it finds, although a source is left of a place that is gone', async () => {
    const { controller, keys } = buildController(known, { preferredLocationSource: 'chosen' });
    await controller.lookUp();
    expect(keys()).toEqual({ preferredLocation: 'cork', preferredLocationSource: 'found' });
  });

  test('removes a place that is none, and goes on', async () => {
    const { controller, now, keys } = buildController(known, {
      preferredLocation: 'nowhere',
      preferredLocationSource: 'chosen',
    });
    await controller.lookUp();
    expect(now()).toMatchObject({ place: cork, detected: true });
    expect(keys()).toEqual({ preferredLocation: 'cork', preferredLocationSource: 'found' });
  });

  test('keeps the place and the distances of a visitor who asked to be found, whatever the connection says', async () => {
    const stored = {
      preferredLocation: 'bern-hill',
      preferredLocationSource: 'chosen',
      locationPermissionGranted: 'true',
    };
    const { controller, now, keys } = buildController(
      { ...known, position: async () => ({ latitude: 44, longitude: -79.01 }) },
      stored,
    );
    await controller.lookUp();
    expect(now()).toMatchObject({ place: bernHill, detected: true, ipLocation });
    expect(now().nearby[0]).toMatchObject({ slug: 'bern-hill', distanceKm: 1 });
    expect(keys()).toEqual(stored);
  });

  test('asks the browser where the connection tells nothing, as the first did', async () => {
    const { controller, now } = buildController(
      { position: async () => atCork, canLocateSilently: async () => true },
      { preferredLocation: 'cork', preferredLocationSource: 'found' },
    );
    await controller.lookUp();
    expect(now()).toMatchObject({ place: cork, detected: true });
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 1 });
  });
});

describe('Choosing', () => {
  test('is stored and holds at once', async () => {
    const { controller, now, keys } = buildController();
    await controller.choose('bern-hill');
    expect(now()).toMatchObject({ place: bernHill, known: true, detected: false });
    expect(keys()).toEqual({ preferredLocation: 'bern-hill', preferredLocationSource: 'chosen' });
  });

  test('a place that is none changes nothing', async () => {
    const { controller, states, keys } = buildController();
    await controller.choose('nowhere');
    expect(states).toHaveLength(1);
    expect(keys()).toEqual({});
  });

  test('holds against a look-up that ends later, which still tells the rest', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>();
    const { controller, now, keys } = buildController({
      ipLocation: () => promise,
    });
    const looking = controller.lookUp();
    await controller.choose('dover');
    answer({ city: 'Cork', region: 'East' });
    await looking;
    expect(now()).toMatchObject({ place: dover, settled: true, ipLocation: { region: 'East' } });
    expect(keys()).toEqual({ preferredLocation: 'dover', preferredLocationSource: 'chosen' });
  });

  test('the last one holds, in whatever order the list arrives', async () => {
    const { controller, now, keys } = buildController();
    await Promise.all([controller.choose('dover'), controller.choose('cork')]);
    expect(now().place).toEqual(cork);
    expect(keys()).toEqual({ preferredLocation: 'cork', preferredLocationSource: 'chosen' });
  });
});

describe('Asking to be found', () => {
  test('a browser that does not answer counts as failed after 11 s, and its answer still counts', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof atCork>();
    const { controller, now } = buildController({ position: () => promise });
    const asking = controller.request();
    vi.advanceTimersByTime(10_999);
    expect(now().failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(now()).toMatchObject({
      failure: 'failed',
      message: 'Unable to determine your location. Showing default information.',
    });
    resolve(atCork);
    await asking;
    expect(now()).toMatchObject({ place: cork, known: true, failure: undefined, message: undefined });
  });

  test('what the visitor chose while the browser was silent stands without a failure', async () => {
    const { controller, now } = buildController({ position: () => new Promise(() => {}) });
    void controller.request();
    await controller.choose('dover');
    vi.advanceTimersByTime(20_000);
    expect(now()).toMatchObject({ place: dover, failure: undefined });
  });

  test('stores the permission at once, says so, and counts as under way for 3 s', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<typeof atCork>();
    const { controller, now, keys, calls } = buildController({
      position: () => promise,
    });
    const asking = controller.request({ edge: 'bottom' });
    expect(calls).toEqual(['announce bottom', 'position']);
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
    expect(now().requesting).toBe(true);
    vi.advanceTimersByTime(2999);
    expect(now().requesting).toBe(true);
    vi.advanceTimersByTime(1);
    expect(now().requesting).toBe(false);
    expect(calls).toEqual(['announce bottom', 'position']);
    answer(atCork);
    await asking;
    expect(calls.slice(2)).toEqual(['places', 'end of announcement']);
    expect(now()).toMatchObject({ place: cork, known: true, detected: true, message: undefined });
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 1 });
    expect(keys()).toEqual({
      locationPermissionGranted: 'true',
      preferredLocation: 'cork',
      preferredLocationSource: 'chosen',
    });
  });

  test.each([
    ['failed', 'Unable to determine your location. Showing default information.'],
    ['unsupported', 'Geolocation is not supported by your browser. Showing default information.'],
  ] as const)('where it %s says so and keeps the place', async (failure, message) => {
    const { controller, now, keys, calls } = buildController({
      position: async () => {
        throw failure;
      },
    });
    await controller.request();
    expect(calls.at(-1)).toBe('end of announcement');
    expect(now()).toMatchObject({ place: alba, known: false, failure, message });
    expect(keys()).toEqual({ locationPermissionGranted: 'true' });
    await controller.choose('cork');
    expect(now()).toMatchObject({ failure: undefined, message: undefined });
  });

  test('fails where the list of places cannot be had', async () => {
    const { controller, now } = buildController({ position: async () => atCork, places: async () => [] });
    await controller.request();
    expect(now()).toMatchObject({ known: false, failure: 'failed' });
  });

  test('from the banner stores the permission only when it was given', async () => {
    const { controller, keys } = buildController({ position: async () => atCork });
    const asking = controller.request({ banner: true });
    expect(keys()).toEqual({});
    await asking;
    expect(keys()).toEqual({
      locationPermissionGranted: 'true',
      preferredLocation: 'cork',
      preferredLocationSource: 'chosen',
    });
  });

  test('from the banner logs a failure besides', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { controller, now, keys } = buildController();
    await controller.request({ banner: true });
    expect(log).toHaveBeenCalledWith('The browser did not say where it is.');
    expect(now()).toMatchObject({
      failure: 'failed',
      message: 'Unable to determine your location. Showing default information.',
    });
    expect(keys()).toEqual({});
    log.mockRestore();
  });

  test('is void once the visitor chose', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<typeof atCork>();
    const { controller, now, keys } = buildController({
      position: () => promise,
    });
    const asking = controller.request();
    await controller.choose('dover');
    answer(atCork);
    await asking;
    expect(now().place).toEqual(dover);
    expect(keys()).toMatchObject({ preferredLocation: 'dover' });
  });
});

describe('Forgetting', () => {
  test('takes back all that is stored and goes back to the default', async () => {
    const { controller, now, keys } = buildController(
      { ipLocation: async () => ({ city: 'Cork', region: 'East' }) },
      { locationPermissionGranted: 'true' },
    );
    await controller.lookUp();
    controller.forget();
    expect(now()).toEqual({ ...unknown, settled: true });
    expect(keys()).toEqual({});
  });

  test('ends the look-ups of the visit', () => {
    const { controller, calls } = buildController();
    controller.forget();
    expect(calls).toEqual(['end']);
  });

  test('holds against a look-up that ends later', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>();
    const { controller, now, keys } = buildController({
      ipLocation: () => promise,
    });
    const looking = controller.lookUp();
    controller.forget();
    answer({ city: 'Cork' });
    await looking;
    expect(now()).toMatchObject({ place: alba, known: false, settled: true, ipLocation: undefined });
    expect(keys()).toEqual({});
  });
});

describe('Another tab', () => {
  test('that chooses is followed, without storing it again', async () => {
    const { controller, now, keys } = buildController({}, { preferredLocationSource: 'chosen' });
    controller.onStorageChange('cork');
    await vi.waitFor(() => expect(now()).toMatchObject({ place: cork, detected: false }));
    expect(keys()).toEqual({ preferredLocationSource: 'chosen' });
  });

  test('that found what this one is about to find is not waited for: this one knows the distances', async () => {
    const { controller, now } = buildController({ ipLocation: async () => ({ city: 'Cork', loc: '44,-78.4' }) });
    const looking = controller.lookUp();
    controller.onStorageChange('cork');
    await looking;
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 32 });
  });

  test('whose choice comes while this one looks is not undone', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>();
    const { controller, kept } = buildController({
      ipLocation: () => promise,
    });
    const looking = controller.lookUp();
    await Promise.resolve();
    kept.set('preferredLocation', 'dover').set('preferredLocationSource', 'chosen');
    answer({ city: 'Cork' });
    await looking;
    expect(kept.get('preferredLocation')).toBe('dover');
  });

  test('that forgets is followed', async () => {
    const { controller, now } = buildController();
    await controller.choose('cork');
    controller.onStorageChange(null);
    expect(now()).toMatchObject({ place: alba, known: false });
  });
});
