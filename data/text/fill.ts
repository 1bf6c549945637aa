/** A placeholder: `{location}`, or with a dot one that has the same value on every page: `{provider.name}`. */
const placeholder = /\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)*)\}/g;

/**
 * Replaces the placeholders of a template by their values.
 * @throws RangeError for a placeholder without a value.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(placeholder, (_, key: string) => {
    const value = values[key];
    if (value === undefined)
      throw new RangeError(
        `"{${key}}" has no value here. Known: ${Object.keys(values)
          .map((known) => `{${known}}`)
          .join(' ')}.`,
      );
    return String(value);
  });
}

/** The placeholders in a template, without braces, in order of appearance. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map((match) => match[1] ?? '');
}
