import type { Site } from '#data/rules/schema/site.ts';
import type { OfficeStateData } from './OfficeState.tsx';

/** What `OfficeState` needs of the site. */
export function officeStateOf({ provider: { hours, timezone }, claims }: Site): OfficeStateData {
  return {
    hours,
    timezone,
    emergency: claims.find(({ id }) => id === 'support')?.value,
  };
}
