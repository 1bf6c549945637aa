import { readableTime } from '#data/hours/readableTime.ts';
import type { Site } from '#data/schema/site.ts';
import type { OfficeStateData } from './OfficeState.tsx';

/** What `OfficeState` needs of the site. */
export function officeStateOf({ provider: { hours, timezone }, claims }: Site): OfficeStateData {
  return {
    hours,
    timezone,
    closes: readableTime(hours.closes),
    emergency: claims.find(({ id }) => id === 'support')?.value,
  };
}
