import type { z } from 'zod';

type Raw = Record<string, unknown>;

/** Collections that lie in a folder of another name. */
const folders: Raw = { articles: 'blog' };

/** What a record is called in messages: `locations/ajax`, `faqs.contact[2]`, `provider`. Also returns the path inside it. */
export function recordOf(root: unknown, path: PropertyKey[]): { record: string; field: PropertyKey[] } {
  const names = [folders[String(path[0])] ?? path[0], ...path.slice(1)].map(String);
  let value = root;
  for (const [depth, key] of path.entries()) {
    value = (value as Raw | undefined)?.[key as string];
    const next = path[depth + 1];
    // An entry that is no record of its own belongs to the record that lists it, unless it stands where records stand.
    if (typeof next === 'number' && Array.isArray(value) && (depth === 0 || typeof value[next] === 'object')) {
      return {
        record: `${names.slice(0, depth + 1).join('.')}${nameOf(value[next], next)}`,
        field: path.slice(depth + 2),
      };
    }
  }
  return { record: path.length > 0 ? String(names[0]) : 'records', field: path.slice(1) };
}

/** A field's name in messages, `coordinates.latitude` or `keywords[2]`; "the record" for the whole of it. */
export function fieldName(field: PropertyKey[]): string {
  return (
    field
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, '') || 'the record'
  );
}

function nameOf(item: unknown, index: number): string {
  const { slug, id, term, name } = (typeof item === 'object' && item !== null ? item : {}) as Raw;
  const found = [slug, id, term, name].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return found === undefined ? `[${index}]` : `/${found}`;
}

/** A value as a message shows it: short, quoted, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'function') return 'a function';
  const text = typeof value === 'object' || typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Remedies for what schemas leave unsaid; a schema's own message goes first. */
export const remedy: z.core.$ZodErrorMap = (issue) => {
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
  const plain = { int: 'whole number', record: 'object' }[noun] ?? noun;
  return `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
}

/** A schema's issues as sentences that name record, field, value and remedy. */
export function describeIssues(issues: z.core.$ZodIssue[], root: unknown): string[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  // Of a value of the wrong type nothing else is worth saying.
  const telling = issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('.')));
  return telling.flatMap((issue) => {
    const { record, field } = recordOf(root, issue.path);
    const value = issue.path.reduce<unknown>((at, key) => (at as Raw | undefined)?.[key as string], root);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${record}: ${fieldName([...field, key])} is ${show((value as Raw)[key])}, but there is no such field. Remove it or fix its spelling.`,
      );
    }
    const counted = Array.isArray(value) && ['too_small', 'too_big'].includes(issue.code);
    const state = counted ? `has ${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : `is ${show(value)}`;
    return [`${record}: ${counted && field.length === 0 ? 'the list' : fieldName(field)} ${state}. ${issue.message}`];
  });
}
