/** The first that the browser's own name for itself contains; others come with more than one. */
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A device by its system and browser, such as "iPhone, Safari"; undefined where neither is known. No more is kept. */
export function deviceOf(userAgent: string): string | undefined {
  const names = [systems, browsers].flatMap((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  return names.join(', ') || undefined;
}
