/** A number of things as somebody types it, at least `least` and at most `most`; undefined for anything else: "12.5", "1e2", "-3", "". */
export function wholeNumber(text: string, min: number, max: number): number | undefined {
  const trimmed = text.trim();
  const value = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
