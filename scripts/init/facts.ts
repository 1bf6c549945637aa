import { z } from 'zod';
import { provider as present } from '../../data/provider.ts';
import { coordinatesSchema } from '../../data/schema/geo.ts';
import { providerSchema } from '../../data/schema/provider.ts';

const provider = providerSchema.shape;
const text = (remedy: string) => z.string().trim().min(1, remedy);
const degrees = (schema: z.ZodNumber, remedy: string) =>
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, remedy)
    .transform(Number)
    .pipe(schema);

/** Provinces and territories by their postal abbreviations. */
export const provinces: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** What a new provider is asked for, in this order; each is a flag of its name. */
const factsSchema = z.strictObject({
  name: text('Give the name of the firm.'),
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
export const factNames = Object.keys(factsSchema.shape) as FactName[];

/** The questions on the terminal. */
export const questions: Record<FactName, string> = {
  name: 'Name of the firm',
  phone: 'Phone',
  email: 'E-mail',
  street: 'Street and number',
  city: 'City',
  region: 'Province (ON, NS …)',
  postal: 'Postal code',
  origin: 'Public address of the site (https://…)',
  latitude: 'Latitude of the office',
  longitude: 'Longitude of the office',
  population: 'Inhabitants of the city',
  timezone: 'Time zone',
};

/** Defaults of facts that may be left out. */
export const defaultFacts: Partial<Record<FactName, string>> = { timezone: present.timezone };

/** A fact's value, or an error that says how to mend it. */
export function checkFact(name: FactName, given: string | undefined): { value: Facts[FactName] } | { error: string } {
  const parsed = factsSchema.shape[name].safeParse(given ?? defaultFacts[name] ?? '');
  if (parsed.success) return { value: parsed.data };
  const state = given?.trim() ? `is "${given}"` : 'is missing';
  return { error: `--${name} ${state}. ${parsed.error.issues[0]?.message}` };
}

/** A phone number in E.164; ten digits are a North American number. */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`;
}

/** A name as a URL slug. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
