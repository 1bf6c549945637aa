/** A name in braces: `{location}`, or with a dot one that is the same on every page: `{provider.name}`. */
const name = /\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)*)\}/g;

/**
 * Replaces the names in braces by their values.
 * @throws RangeError for a name that has no value, so that no page is ever published with a hole.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(name, (_, key: string) => {
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

/** The names a text holds, without braces, in their order. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(name)].map((match) => match[1] ?? '');
}
