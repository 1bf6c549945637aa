import type { z } from 'zod';
import { editDistance } from '../text/editDistance.ts';

type Raw = Record<string, unknown>;

/** Folders of collections whose folder has another name. */
const folders: Raw = { articles: 'blog' };

/** Splits a path into the record as messages name it (`locations/ajax`, `faqs.contact[2]`, `provider`) and the path of the field inside that record. */
export function recordOf(root: unknown, path: PropertyKey[]): { record: string; field: PropertyKey[] } {
  const names = [folders[String(path[0])] ?? path[0], ...path.slice(1)].map(String);
  let value = root;
  for (const [depth, key] of path.entries()) {
    value = (value as Raw | undefined)?.[key as string];
    const next = path[depth + 1];
    // A list entry is a record of its own if it is an object or the list is a collection; other entries are part of a field.
    if (typeof next === 'number' && Array.isArray(value) && (depth === 0 || typeof value[next] === 'object')) {
      return {
        record: `${names.slice(0, depth + 1).join('.')}${nameOf(value[next], next)}`,
        field: path.slice(depth + 2),
      };
    }
  }
  return { record: path.length > 0 ? String(names[0]) : 'records', field: path.slice(1) };
}

/** A field's name in messages: `coordinates.latitude`, `keywords[2]`, or "the record" for an empty path. */
export function fieldName(field: PropertyKey[]): string {
  return (
    field
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, '') || 'the record'
  );
}

function nameOf(item: unknown, index: number): string {
  const record = (typeof item === 'object' && item !== null ? item : {}) as Raw;
  const { slug, id, term, name, locationName, industry, location, service } = record;
  // A combination is told by the path of its file and the heading of its section.
  const combination = industry && location && service ? `${industry}/${location} ${service}` : undefined;
  const found = [slug, id, term, name, locationName, combination, pairName(record)].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return found === undefined ? `[${index}]` : `/${found}`;
}

/** What the text of a pair is about, as messages name it: `backups and dentists`. */
export function pairName({ service, industry, location }: Raw): string {
  return [service, industry, location].filter(Boolean).join(' and ');
}

/** A value as messages show it: JSON on one line, at most 80 characters. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'function') return 'a function';
  const text = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** zod error map: says how to fix an issue for which the schema has no message of its own. */
export const errorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Add it.' : `Give ${article(issue.expected)}.`;
    case 'invalid_value':
      return `Use one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return issue.origin === 'array'
        ? `Give ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}.`
        : `Give ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'array'
        ? `Give ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}.`
        : `Give ${issue.maximum} or less.`;
    case 'invalid_format':
      return issue.format === 'starts_with' ? `Begin it with "${issue.prefix}".` : undefined;
    default:
      return undefined;
  }
};

function article(noun: string): string {
  if (noun === 'boolean') return 'true or false';
  const words = { int: 'whole number', record: 'object' }[noun] ?? noun;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** A schema's issues as sentences that name record, field, value and remedy. */
export function describeIssues(issues: z.core.$ZodIssue[], root: unknown): string[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  // For a value of the wrong type, every other issue only repeats that it is wrong.
  const relevant = issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('.')));
  const misspelt = misspeltFields(relevant, root);
  return relevant.flatMap((issue) => {
    if (misspelt.some(({ missing }) => missing === issue)) return [];
    const { record, field } = recordOf(root, issue.path);
    const value = valueAt(root, issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const nearest = misspelt.find((one) => one.unknown === issue && one.key === key)?.name;
        const remedy = nearest
          ? `but the field is called ${nearest}. Rename it.`
          : 'but there is no such field. Remove it or fix its spelling.';
        return `${record}: ${fieldName([...field, key])} is ${formatValue((value as Raw)[key])}, ${remedy}`;
      });
    }
    const isCount = Array.isArray(value) && ['too_small', 'too_big'].includes(issue.code);
    const state = isCount
      ? `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
      : `is ${formatValue(value)}`;
    return [`${record}: ${isCount && field.length === 0 ? 'the list' : fieldName(field)} ${state}. ${issue.message}`];
  });
}

/** Unknown fields that are a missing field of the same object in another spelling: one mistake instead of two. */
function misspeltFields(
  issues: z.core.$ZodIssue[],
  root: unknown,
): { unknown: z.core.$ZodIssue; missing: z.core.$ZodIssue; key: string; name: string }[] {
  const missing = issues.filter(({ code, path }) => code === 'invalid_type' && valueAt(root, path) === undefined);
  return issues.flatMap((unknown) =>
    unknown.code !== 'unrecognized_keys'
      ? []
      : unknown.keys.flatMap((key) => {
          const nearest = missing.find(
            ({ path }) =>
              path.slice(0, -1).join('.') === unknown.path.join('.') &&
              editDistance(String(path.at(-1)).toLowerCase(), key.toLowerCase(), 2) !== undefined,
          );
          return nearest ? [{ unknown, missing: nearest, key, name: String(nearest.path.at(-1)) }] : [];
        }),
  );
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Raw | undefined)?.[key as string], root);
}
