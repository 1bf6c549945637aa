import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Place, findPlaces } from '../../data/rules/places/findPlaces.ts';
import { provinces } from '../../data/rules/places/provinces.ts';
import { coordinatesSchema } from '../../data/rules/schema/geo.ts';
import { providerSchema } from '../../data/rules/schema/provider.ts';

/** The folders of `data/starters` that a starter is made of; files of later ones replace those of earlier ones. */
export const starterFolders = {
  service: ['service'],
  plumbing: ['service', 'plumbing'],
  dental: ['service', 'dental'],
} as const;
const starterNames = Object.keys(starterFolders) as (keyof typeof starterFolders)[];

const provider = providerSchema.shape;
const text = (remedy: string) => z.string().trim().min(1, remedy);
const degrees = (schema: z.ZodNumber, remedy: string) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, remedy)
    .transform(Number)
    .pipe(schema);
const names = z
  .string()
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.every((name) => slugOf(name) !== ''), 'Give names with letters in them, separated by commas.');

/** What a new provider is asked for, in this order; each is a flag of its name. */
const factsSchema = z.strictObject({
  starter: z
    .string()
    .trim()
    .pipe(z.enum(starterNames, `Give one of: ${starterNames.join(', ')}.`)),
  trade: text(
    'Give the line of business as visitors name it, for example "Bookkeeping" or "Plumbing & Heating".',
  ).refine((value) => value.length <= 30, 'Give at most 30 characters: titles of pages name it.'),
  name: text('Give the name of the firm.').refine(
    (value) => value.length <= 50,
    'Give at most 50 characters: descriptions of pages name it. The name in full has its place in legal/.',
  ),
  phone: z
    .string()
    .trim()
    .refine(
      (value) => /^\+?[\d\s().-]+$/.test(value) && /^\+[1-9]\d{7,14}$/.test(toE164(value)),
      'Give a number with its area code, for example "902-555-0100" or "+1 902-555-0100".',
    ),
  email: z.string().trim().pipe(provider.email),
  street: text('Give the street and number of the office.'),
  city: text('Give the city of the office: it becomes the first location.').refine(
    (value) => slugOf(value) !== '',
    'Give a name with letters in it.',
  ),
  region: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(
      z.enum(
        Object.keys(provinces) as [string, ...string[]],
        `Give a province or territory by its two letters: ${Object.keys(provinces).join(', ')}.`,
      ),
    ),
  postal: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'Give a Canadian postal code, for example "A1A 1A1".'),
  places: names,
  services: names,
  rate: z
    .string()
    .trim()
    .regex(/^[1-9]\d*(\.\d\d)?$/, 'Give dollars, for example "95".')
    .transform(Number),
  origin: z.string().trim().pipe(provider.origin),
  latitude: degrees(coordinatesSchema.shape.latitude, 'Give degrees from -90 to 90, for example "45.4215".'),
  longitude: degrees(coordinatesSchema.shape.longitude, 'Give degrees from -180 to 180, for example "-75.6972".'),
  population: z
    .string()
    .trim()
    .regex(/^[1-9]\d*$/, 'Give the number of inhabitants in digits, for example "1017000".')
    .transform(Number),
  timezone: z.string().trim().pipe(provider.timezone),
});
export type Facts = z.infer<typeof factsSchema>;
export type FactName = keyof Facts;
export type GivenFacts = Partial<Record<FactName, string>>;
export const factNames = Object.keys(factsSchema.shape) as FactName[];

export const questions: Record<FactName, string> = {
  starter: `Begin with (${starterNames.join(', ')})`,
  trade: 'Line of business, as visitors name it',
  name: 'Name of the firm',
  phone: 'Phone',
  email: 'E-mail',
  street: 'Street and number',
  city: 'City',
  region: 'Province (ON, NS …)',
  postal: 'Postal code',
  places: 'Other places served, separated by commas',
  services: 'Services, separated by commas (nothing for those of the starter)',
  rate: 'Dollars per hour',
  origin: 'Public address of the site (https://…)',
  latitude: 'Latitude of the office',
  longitude: 'Longitude of the office',
  population: 'Inhabitants of the city',
  timezone: 'Time zone',
};

/** Facts that are asked for only where the list of places does not know the city. */
export const knownOfPlaces: ReadonlySet<FactName> = new Set(['latitude', 'longitude', 'population', 'timezone']);

/** What may be left out, from what is given: a city of the list of places tells its province, coordinates and time zone. */
export function defaultFacts(given: GivenFacts): GivenFacts {
  const place = homePlace(given);
  const starter = given.starter ?? 'service';
  const trades: Readonly<Record<string, string>> = { plumbing: 'Plumbing & Heating', dental: 'Dental Care' };
  return {
    starter: 'service',
    places: '',
    services: '',
    rate: '95',
    ...(trades[starter] ? { trade: trades[starter] } : {}),
    ...(given.name ? { origin: `https://${slugOf(given.name) || 'site'}.example` } : {}),
    ...(place
      ? {
          region: place.province,
          latitude: String(place.coordinates.latitude),
          longitude: String(place.coordinates.longitude),
          population: String(place.population),
          timezone: place.timezone,
        }
      : {}),
  };
}

function homePlace({ city, region }: GivenFacts): Place | undefined {
  return city === undefined ? undefined : findPlaces(city, region?.trim().toUpperCase() || undefined)[0];
}

/** Whether the services of a starter are those that the owner names; the other starters have theirs. */
export const takesServices = (starter: string | undefined) => starter === 'service';

/** A fact's value, or an error that says how to mend it. */
export function checkFact(name: FactName, given: GivenFacts): { value: Facts[FactName] } | { error: string } {
  const parsed = factsSchema.shape[name].safeParse(given[name] ?? defaultFacts(given)[name] ?? '');
  if (parsed.success) return { value: parsed.data };
  const state = given[name]?.trim() ? `is "${given[name]}"` : 'is missing';
  return { error: `--${name} ${state}. ${parsed.error.issues[0]?.message}` };
}

/** The facts in a JSON file: an object with the names of the flags. @throws Error that names what no flag is called. */
export function readAnswers(file: string): GivenFacts {
  const parsed = z
    .record(z.string(), z.union([z.string(), z.number()]))
    .safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: write an object such as { "name": "…", "city": "…" } with texts.`);
  const unknown = Object.keys(parsed.data).filter((name) => !(factNames as string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`${file}: "${unknown.join('", "')}" is no fact. Use ${factNames.join(', ')}.`);
  return Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [name, String(value)]));
}

/** A phone number in E.164; ten digits are a North American number. */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`;
}

export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
