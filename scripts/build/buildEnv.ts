import { z } from 'zod';
import type { MeasurementConfig } from '../../src/features/analytics/config.ts';

const source = 'the full address of a script, beginning with https:// (http:// for localhost alone)';
const id = 'letters, digits and . _ : - without white space';
const scriptAddress = z.string().refine((text) => {
  const { protocol, hostname, hash } = URL.canParse(text) ? new URL(text) : { protocol: '', hostname: '', hash: '' };
  return !hash && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}, source);
const idText = z.string().regex(/^[\w.:-]+$/, id);
/** https://www.indexnow.org/documentation */
const indexNowKey = /^[A-Za-z0-9-]{8,128}$/;
const onOff = z.enum(['on', 'off'], 'on or off');

/** Seconds since 1970, up to the year 9999. */
const epochSeconds = z.string().regex(/^\d{1,11}$/, 'whole seconds since 1970');

/** Settings of the build. */
export const buildEnvSchema = z.object({
  ANALYTICS_SRC: scriptAddress.optional().describe("The web-analytics script, and the site's key with its service."),
  ANALYTICS_KEY: idText.optional().describe("The site's key with that service."),
  SALES_TRACKING_SRC: scriptAddress.optional().describe('The sales-tracking script, and its application id.'),
  SALES_TRACKING_ID: idText.optional().describe('The application id of that script.'),
  CONSENT_REQUIRED: onOff.default('on').describe('on asks visitors for consent before either script is loaded.'),
  SERVICE_WORKER: onOff.default('on').describe('off unregisters the service worker in browsers that have it.'),
  INDEXNOW_KEY: z
    .string()
    .regex(indexNowKey, 'a key of 8 to 128 letters, digits and hyphens')
    .optional()
    .describe('The key that npm run indexnow submits with; the site serves it at /<key>.txt.'),
  SOURCE_DATE_EPOCH: epochSeconds
    .optional()
    .describe(
      'The time of the build, for reproducible builds; the footer shows its year: ' +
        'https://reproducible-builds.org/specs/source-date-epoch/',
    ),
});

export const buildEnvNames = Object.keys(buildEnvSchema.shape) as (keyof typeof buildEnvSchema.shape)[];

export interface BuildEnv {
  /** Undefined where nothing is measured. */
  measurement: MeasurementConfig | undefined;
  serviceWorker: 'on' | 'off';
  /** Undefined where changed pages are not submitted. */
  indexNowKey: string | undefined;
  builtAt: Date;
}

/**
 * Reads the variables of a build; an empty one counts as not set.
 * @throws Error that lists each wrong variable with its value and what is allowed.
 */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  const given = Object.fromEntries(
    buildEnvNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])),
  );
  const parsed = buildEnvSchema.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path: [name], message }) => `  ${String(name)} is "${given[String(name)]}". Allowed: ${message}.`,
      );
  for (const [script, key, allowed] of [
    ['ANALYTICS_SRC', 'ANALYTICS_KEY', id],
    ['SALES_TRACKING_SRC', 'SALES_TRACKING_ID', id],
  ] as const) {
    if (given[script] && !given[key]) wrong.push(`  ${key} is "", but ${script} is set. Allowed: ${allowed}.`);
    if (given[key] && !given[script]) wrong.push(`  ${script} is "", but ${key} is set. Allowed: ${source}.`);
  }
  if (!parsed.success || wrong.length > 0)
    throw new Error(`The environment is not right:\n${wrong.join('\n')}`, { cause: 'environment' });
  const set = parsed.data;
  const scriptOf = (src: string | undefined, key: string | undefined) => (src && key ? { src, id: key } : undefined);
  const analytics = scriptOf(set.ANALYTICS_SRC, set.ANALYTICS_KEY);
  const sales = scriptOf(set.SALES_TRACKING_SRC, set.SALES_TRACKING_ID);
  const scripts = { ...(analytics && { analytics }), ...(sales && { sales }) };
  return {
    measurement: analytics || sales ? { ...scripts, consentRequired: set.CONSENT_REQUIRED === 'on' } : undefined,
    serviceWorker: set.SERVICE_WORKER,
    indexNowKey: set.INDEXNOW_KEY,
    builtAt: set.SOURCE_DATE_EPOCH ? new Date(Number(set.SOURCE_DATE_EPOCH) * 1000) : new Date(),
  };
}
