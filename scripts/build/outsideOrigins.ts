import { officeMap } from '../../data/map/officeMap.ts';
import type { Site } from '../../data/schema/site.ts';
import type { OutsideOrigins } from '../../api/middleware/outsideOrigins.ts';
import type { MeasurementConfig } from '../../src/features/analytics/config.ts';

/** The origins beside its own that a site's pages use: the server allows these and no other. */
export function outsideOrigins(
  { provider }: Pick<Site, 'provider'>,
  measurement: MeasurementConfig | undefined,
): OutsideOrigins {
  const origins = (addresses: readonly (string | undefined)[]) => [
    ...new Set(addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin)),
  ];
  return {
    scripts: origins([measurement?.analytics?.src, measurement?.sales?.src]),
    frames: origins([officeMap(provider)?.embed]),
  };
}
