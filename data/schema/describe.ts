import type { z } from 'zod';

type Raw = Record<string, unknown>;

/** What a record is called in messages: `locations/ajax`, `faqs.contact[2]`, `provider`. Also returns the path inside it. */
export function recordOf(root: unknown, path: PropertyKey[]): { record: string; field: PropertyKey[] } {
  let value = root;
  for (const [depth, key] of path.entries()) {
    value = (value as Raw | undefined)?.[key as string];
    const next = path[depth + 1];
    if (typeof next === 'number' && Array.isArray(value)) {
      const name = path.slice(0, depth + 1).join('.');
      return { record: `${name}${nameOf(value[next], next)}`, field: path.slice(depth + 2) };
    }
  }
  return { record: String(path[0] ?? 'records'), field: path.slice(1) };
}

function nameOf(item: unknown, index: number): string {
  const { slug, id, term, name } = (typeof item === 'object' && item !== null ? item : {}) as Raw;
  const found = [slug, id, term, name].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return found === undefined ? `[${index}]` : `/${found}`;
}

/** A value as a message shows it: short, quoted, on one line. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? String(value);
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
      return issue.origin === 'array' ? `Give at least ${issue.minimum}.` : `Give ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'array' ? `Give at most ${issue.maximum}.` : `Give ${issue.maximum} or less.`;
    default:
      return undefined;
  }
};

function article(noun: string): string {
  const plain = { int: 'whole number', record: 'object' }[noun] ?? noun;
  return `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
}

/** A schema's issues as sentences that name record, field, value and remedy. */
export function describeIssues(issues: z.core.$ZodIssue[], root: unknown): string[] {
  return issues.flatMap((issue) => {
    const { record, field } = recordOf(root, issue.path);
    const name = field.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('').replace(/^\./, '');
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${record}: field "${name ? `${name}.` : ''}${key}" is not known. Remove it or fix its spelling.`);
    const value = issue.path.reduce<unknown>((at, key) => (at as Raw | undefined)?.[key as string], root);
    const count = Array.isArray(value) && ['too_small', 'too_big'].includes(issue.code) ? `has ${value.length} entries` : `is ${show(value)}`;
    return [`${record}: ${name || 'the record'} ${count}. ${issue.message}`];
  });
}
