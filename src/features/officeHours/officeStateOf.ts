import type { Site } from '#data/rules/schema/site.ts';
import type { OfficeStateData } from './OfficeState.tsx';

/** What `OfficeState` needs of the site. */
export function officeStateOf({ provider: { hours, timezone, locale }, claims }: Site): OfficeStateData {
  return {
    hours,
    timezone,
    locale,
    emergency: claims.find(({ id }) => id === 'support')?.value,
  };
}
