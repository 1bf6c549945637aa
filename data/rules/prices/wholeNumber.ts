/** Parses a whole number from `min` to `max`; undefined for anything else, such as "12.5", "1e2" or "". */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const trimmed = text.trim();
  const value = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
