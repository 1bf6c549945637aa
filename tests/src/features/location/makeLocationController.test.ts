import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocationState } from '#src/features/location/context.ts';
import { makeLocationController } from '#src/features/location/makeLocationController.ts';
import type { BrowserApi } from '#src/features/location/browserApi.ts';
import { alba, bernHill, buildBrowserApi, cork, dover } from './places.ts';

/** What is known of a visitor to begin with. */
const nothing = { ipLocation: undefined, nearby: [], failure: undefined, message: undefined };
const unknown = {
  ...nothing,
  place: alba,
  known: false,
  chosen: false,
  detected: false,
  settled: false,
  requesting: false,
};
const atCork = { latitude: 44, longitude: -78.01 };
const ipLocation = { city: 'Cork', region: 'East', postal: 'K1A', loc: '44,-78.4' };
const connection = { ipLocation: async () => ipLocation };
const foundCork = { preferredLocation: 'cork', preferredLocationSource: 'found' };
const chosen = (preferredLocation: string) => ({ preferredLocation, preferredLocationSource: 'chosen' });
const message = 'Unable to determine your location. Showing default information.';
const failed = { failure: 'failed', message };

function buildController(given: Partial<BrowserApi> = {}, stored: Record<string, string> = {}) {
  const { browserApi, kept, calls } = buildBrowserApi(given, stored);
  const controller = makeLocationController(alba, browserApi);
  const states: LocationState[] = [];
  controller.setListener((state) => states.push(state));
  const now = () => states.at(-1) as LocationState;
  const distances = () => now().nearby.map(({ slug, distanceKm, apartKm }) => `${slug} ${distanceKm} ${apartKm}`);
  return { controller, kept, calls, states, now, distances, keys: () => Object.fromEntries(kept) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Someone whose connection tells where it is when the test says so, and a look-up that waits for it. */
function lookingUp(stored: Record<string, string> = {}) {
  const { promise, resolve: answer } = Promise.withResolvers<object | undefined>();
  const built = buildController({ ipLocation: () => promise }, stored);
  return { ...built, answer, looking: built.controller.lookUp() };
}

/** Someone whose browser tells where it is when the test says so. */
function heldPosition() {
  const { promise, resolve: answer } = Promise.withResolvers<typeof atCork>();
  return { ...buildController({ position: () => promise }), answer };
}

describe('A visit', () => {
  test('begins at the default, which is no knowledge, and stays there and stores nothing where nothing is found', async () => {
    const { controller, now, keys } = buildController();
    expect(now()).toEqual(unknown);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: alba, known: false, settled: true });
    expect(keys()).toEqual({});
  });

  test.each([
    ['of which nothing is stored', {}],
    ['with the source of a place that is gone', { preferredLocationSource: 'chosen' }],
    ['with a place that is none', chosen('nowhere')],
    ['with an empty place', chosen('')],
  ])('%s keeps what its look-up finds, and the whole answer', async (_, stored) => {
    const { controller, now, distances, keys } = buildController(connection, stored);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: cork, known: true, detected: true, settled: true, ipLocation });
    expect(distances()).toEqual(['cork 32 0', 'bern-hill 48 80', 'dover 112 80']);
    expect(keys()).toEqual(foundCork);
  });

  test('has no distances of a stored place, whose visitor may be anywhere', async () => {
    const { controller, distances } = buildController({}, chosen('dover'));
    await controller.lookUp();
    expect(distances()).toEqual(['dover undefined 0', 'cork undefined 80', 'bern-hill undefined 160']);
  });

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

  test('asks no browser that has not been allowed to tell', async () => {
    const { controller, calls } = buildController({ position: async () => atCork });
    await controller.lookUp();
    expect(calls).not.toContain('position');
  });
});

describe('The next document', () => {
  test.each([
    ['chosen', chosen('dover'), true],
    ['found', { preferredLocation: 'dover', preferredLocationSource: 'found' }, false],
    ['stored by nobody knows whom', { preferredLocation: 'dover' }, false],
    ['stored for another reason', { preferredLocation: 'dover', preferredLocationSource: 'guessed' }, false],
  ])(
    'keeps a place that was %s, does not say that the visitor is near it, and looks up the rest',
    async (_, stored, isChosen) => {
      const { controller, now, keys, states } = buildController(connection, stored);
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

  test('keeps the place and the distances of a visitor who asked to be found, whatever the connection says', async () => {
    const stored = { ...chosen('bern-hill'), locationPermissionGranted: 'true' };
    const position = async () => ({ latitude: 44, longitude: -79.01 });
    const { controller, now, keys } = buildController({ ...connection, position }, stored);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: bernHill, detected: true, ipLocation });
    expect(now().nearby[0]).toMatchObject({ slug: 'bern-hill', distanceKm: 1 });
    expect(keys()).toEqual(stored);
  });

  test('asks the browser where the connection tells nothing, as the first did', async () => {
    const browser = { position: async () => atCork, canLocateSilently: async () => true };
    const { controller, now } = buildController(browser, foundCork);
    await controller.lookUp();
    expect(now()).toMatchObject({ place: cork, detected: true });
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 1 });
  });
});

test('A stored place stays where the list of places cannot be had', async () => {
  const { controller, now, keys } = buildController({ places: async () => [] }, chosen('dover'));
  await controller.lookUp();
  expect([now().known, keys()]).toEqual([false, chosen('dover')]);
});

describe('Choosing', () => {
  test('is stored and holds at once, and ends a failure', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { controller, now, keys } = buildController();
    await controller.request({ banner: true });
    expect(now().failure).toBe('failed');
    await controller.choose('bern-hill');
    const ended = { failure: undefined, message: undefined };
    expect(now()).toMatchObject({ place: bernHill, known: true, detected: false, ...ended });
    expect(keys()).toEqual(chosen('bern-hill'));
  });

  test('a place that is none changes nothing', async () => {
    const { controller, states, keys } = buildController();
    await controller.choose('nowhere');
    expect([states.length, keys()]).toEqual([1, {}]);
  });

  test('the last one holds, in whatever order the list arrives', async () => {
    const { controller, now, keys } = buildController();
    await Promise.all([controller.choose('dover'), controller.choose('cork')]);
    expect(now().place).toEqual(cork);
    expect(keys()).toEqual(chosen('cork'));
  });

  test('holds against a look-up that ends later, which still tells the rest', async () => {
    const { controller, looking, answer, now, keys } = lookingUp();
    await controller.choose('dover');
    answer({ city: 'Cork', region: 'East' });
    await looking;
    expect(now()).toMatchObject({ place: dover, settled: true, ipLocation: { region: 'East' } });
    expect(keys()).toEqual(chosen('dover'));
  });
});

describe('Asking to be found', () => {
  test('a browser that does not answer counts as failed after 11 s, and its answer still counts', async () => {
    const { controller, answer, now } = heldPosition();
    const asking = controller.request();
    vi.advanceTimersByTime(10_999);
    expect(now().failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(now()).toMatchObject(failed);
    answer(atCork);
    await asking;
    expect(now()).toMatchObject({ place: cork, known: true, failure: undefined, message: undefined });
  });

  test('what the visitor chose while the browser was silent stands without a failure, whatever it answers then', async () => {
    const { controller, answer, now, keys } = heldPosition();
    const asking = controller.request();
    await controller.choose('dover');
    vi.advanceTimersByTime(20_000);
    expect(now()).toMatchObject({ place: dover, failure: undefined });
    answer(atCork);
    await asking;
    expect(now().place).toEqual(dover);
    expect(keys()).toMatchObject({ preferredLocation: 'dover' });
  });

  test('stores the permission at once, says so, and counts as under way for 3 s', async () => {
    const { controller, answer, now, keys, calls } = heldPosition();
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
    expect(keys()).toEqual({ locationPermissionGranted: 'true', ...chosen('cork') });
  });

  test.each([
    ['failed', message],
    ['unsupported', 'Geolocation is not supported by your browser. Showing default information.'],
  ] as const)('where it %s says so and keeps the place', async (failure, words) => {
    const position = async () => {
      throw failure;
    };
    const { controller, now, keys, calls } = buildController({ position });
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

  test('fails where the list of places cannot be had', async () => {
    const { controller, now } = buildController({ position: async () => atCork, places: async () => [] });
    await controller.request();
    expect(now()).toMatchObject({ known: false, failure: 'failed' });
  });

  test('from the banner stores the permission only when it was given, and logs a failure besides', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const refused = buildController();
    await refused.controller.request({ banner: true });
    expect(log).toHaveBeenCalledWith('The browser did not say where it is.');
    expect(refused.now()).toMatchObject(failed);
    expect(refused.keys()).toEqual({});
    const { controller, keys } = buildController({ position: async () => atCork });
    const asking = controller.request({ banner: true });
    expect(keys()).toEqual({});
    await asking;
    expect(keys()).toEqual({ locationPermissionGranted: 'true', ...chosen('cork') });
  });
});

test('Forgetting ends the look-ups, takes back all that is stored and goes back to the default', async () => {
  const { controller, now, keys, calls } = buildController(connection, { locationPermissionGranted: 'true' });
  await controller.lookUp();
  controller.forget();
  expect(calls.at(-1)).toBe('end');
  expect(now()).toEqual({ ...unknown, settled: true });
  expect(keys()).toEqual({});
});

test('Forgetting holds against a look-up that ends later', async () => {
  const { controller, looking, answer, now, keys } = lookingUp();
  controller.forget();
  answer({ city: 'Cork' });
  await looking;
  expect(now()).toMatchObject({ place: alba, known: false, settled: true, ipLocation: undefined });
  expect(keys()).toEqual({});
});

describe('Another tab', () => {
  test('that chooses is followed, without storing it again', async () => {
    const { controller, now, keys } = buildController({}, { preferredLocationSource: 'chosen' });
    controller.onStorageChange('cork');
    await vi.waitFor(() => expect(now()).toMatchObject({ place: cork, detected: false }));
    expect(keys()).toEqual({ preferredLocationSource: 'chosen' });
  });

  test('that found what this one is about to find is not waited for: this one knows the distances', async () => {
    const { controller, now } = buildController(connection);
    const looking = controller.lookUp();
    controller.onStorageChange('cork');
    await looking;
    expect(now().nearby[0]).toMatchObject({ slug: 'cork', distanceKm: 32 });
  });

  test('whose choice comes while this one looks is not undone', async () => {
    const { looking, answer, kept } = lookingUp();
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
