/**
 * A duration as it is displayed, in minutes, and of a range its longest: 120 for "2 hours", "1-2 hours" and "30 minutes to
 * 2 hours". Undefined for a text that has no such form.
 */
export function durationMinutes(text: string): number | undefined {
  const [, from, fromUnit, to, unit] =
    /^(?:(\d+)(?: (minute|hour)s?)?(?: ?[-–] ?| to ))?(\d+) (minute|hour)s?$/i.exec(text) ?? [];
  return to && unit ? Math.max(minutesOf(to, unit), minutesOf(from ?? '0', fromUnit ?? unit)) : undefined;
}

const minutesOf = (count: string, unit: string) => Number(count) * (unit.toLowerCase() === 'hour' ? 60 : 1);
