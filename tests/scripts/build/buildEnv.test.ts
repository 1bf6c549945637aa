import { describe, expect, test } from 'vitest';
import { readBuildEnv } from '#scripts/build/buildEnv.ts';
import { outsideOrigins } from '#scripts/build/steps/writeDerivedFiles.ts';
import { buildProvider } from '#tests/support/buildData.ts';

const analytics = { ANALYTICS_SRC: 'https://stats.example/a.js', ANALYTICS_KEY: 'site-7' };
const sales = { SALES_TRACKING_SRC: 'https://sales.example/t.js', SALES_TRACKING_ID: 'app_9' };

describe('What the environment adds to a build', () => {
  test('is nothing to measure, and a service worker, by default', () => {
    expect(readBuildEnv({})).toMatchObject({ measurement: undefined, serviceWorker: 'on', indexNowKey: undefined });
    expect(
      readBuildEnv({ ANALYTICS_SRC: '', ANALYTICS_KEY: ' ', CONSENT_REQUIRED: 'off', SERVICE_WORKER: 'off' }),
    ).toMatchObject({ measurement: undefined, serviceWorker: 'off' });
  });

  test('is a script with its key, asked for first unless it is said otherwise', () => {
    expect(readBuildEnv(analytics).measurement).toEqual({
      analytics: { src: 'https://stats.example/a.js', id: 'site-7' },
      consentRequired: true,
    });
    expect(readBuildEnv({ ...sales, CONSENT_REQUIRED: 'off' }).measurement).toEqual({
      sales: { src: 'https://sales.example/t.js', id: 'app_9' },
      consentRequired: false,
    });
  });

  test.each([
    [
      { ...analytics, ANALYTICS_SRC: 'stats.example' },
      'ANALYTICS_SRC is "stats.example". Allowed: the full address of a script, beginning with https:// (http:// for localhost alone).',
    ],
    [
      { ...analytics, ANALYTICS_SRC: 'http://stats.example/a.js' },
      'ANALYTICS_SRC is "http://stats.example/a.js". Allowed:',
    ],
    [
      { ...sales, SALES_TRACKING_ID: 'a b' },
      'SALES_TRACKING_ID is "a b". Allowed: letters, digits and . _ : - without white space.',
    ],
    [{ ANALYTICS_SRC: analytics.ANALYTICS_SRC }, 'ANALYTICS_KEY is "", but ANALYTICS_SRC is set. Allowed: letters'],
    [{ CONSENT_REQUIRED: 'yes' }, 'CONSENT_REQUIRED is "yes". Allowed: on or off.'],
  ])('that is wrong is named, with what is allowed', (env, message) => {
    expect(() => readBuildEnv(env)).toThrow(message);
  });
});

test('The origins that pages use are those configured, each once', () => {
  const { measurement } = readBuildEnv({ ...analytics, ...sales, SALES_TRACKING_SRC: 'https://stats.example/t.js' });
  expect(outsideOrigins({ provider: buildProvider({ map: 'openstreetmap' }) }, measurement)).toEqual({
    scripts: ['https://stats.example'],
    frames: ["'self'"],
  });
  expect(outsideOrigins({ provider: buildProvider() }, undefined)).toEqual({ scripts: [], frames: [] });
});

test("The key that changed pages are submitted with is taken where it can be a file's name", () => {
  expect(readBuildEnv({ INDEXNOW_KEY: ' abcd-1234 ' }).indexNowKey).toBe('abcd-1234');
  for (const key of ['short', '../../etc/passwd', 'a b c d e f'])
    expect(() => readBuildEnv({ INDEXNOW_KEY: key })).toThrow(
      `INDEXNOW_KEY is "${key}". Allowed: a key of 8 to 128 letters, digits and hyphens.`,
    );
});

test('The date of a build is that of SOURCE_DATE_EPOCH, else now', () => {
  expect(readBuildEnv({ SOURCE_DATE_EPOCH: '1700000000' }).builtAt).toEqual(new Date('2023-11-14T22:13:20Z'));
  expect(Math.abs(readBuildEnv({}).builtAt.getTime() - Date.now())).toBeLessThan(10_000);
  for (const wrong of ['yesterday', '-1', '1.5']) {
    expect(() => readBuildEnv({ SOURCE_DATE_EPOCH: wrong })).toThrow(
      `SOURCE_DATE_EPOCH is "${wrong}". Allowed: whole seconds since 1970.`,
    );
  }
});
