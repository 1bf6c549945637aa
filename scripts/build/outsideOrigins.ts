import { streetMap } from '../../data/rules/map/officeMap.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { OutsideOrigins } from '../../api/middleware/outsideOrigins.ts';
import type { MeasurementConfig } from '../../src/features/analytics/config.ts';

/** What the site's pages use besides their own files, for the content security policy. */
export function outsideOrigins(
  { provider }: Pick<Site, 'provider'>,
  measurement: MeasurementConfig | undefined,
): OutsideOrigins {
  const origins = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
  ];
  return {
    scripts: origins([measurement?.analytics?.src, measurement?.sales?.src]),
    frames: streetMap(provider) ? ["'self'"] : [],
  };
}
