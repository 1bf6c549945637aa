/** A placeholder: `{location}`, or with a dot one that has the same value on every page: `{provider.name}`. */
const placeholder = /\{([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)*)\}/g;

/** The names of the placeholders in a literal template; any name for a template that is only known at run time. */
export type PlaceholderOf<Template extends string> = string extends Template
  ? string
  : Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

/**
 * Replaces the placeholders of a template by their values. For literal templates, the compiler requires exactly the values
 * of their placeholders.
 * @throws RangeError for a placeholder without a value.
 */
export function fill<Template extends string>(
  template: Template,
  values: Readonly<Record<PlaceholderOf<Template>, string | number>>,
): string {
  const known: Readonly<Record<string, string | number>> = values;
  return template.replace(placeholder, (_, key: string) => {
    const value = known[key];
    if (value === undefined)
      throw new RangeError(
        `"{${key}}" has no value here. Known: ${Object.keys(known)
          .map((name) => `{${name}}`)
          .join(' ')}.`,
      );
    return String(value);
  });
}

/** The forms of a text with `{count}`, such as `{ one: '{count} user', other: '{count} users' }`. */
interface CountForms {
  readonly one: string;
  readonly other: string;
}

/** Fills the form that goes with `count`. The placeholders of the form besides `{count}` are in `values`. */
export function fillCount<Forms extends CountForms>(
  forms: Forms,
  count: number,
  values = {} as Readonly<Record<Exclude<PlaceholderOf<Forms['one' | 'other']>, 'count'>, string | number>>,
): string {
  return fill<string>(count === 1 ? forms.one : forms.other, { ...values, count });
}

/** The placeholders in a template, without braces, in order of appearance. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(placeholder)].map((match) => match[1] ?? '');
}

/** A template cut at its placeholders: texts and names of placeholders in turn, beginning and ending with a text. */
export function splitAtPlaceholders(template: string): string[] {
  return template.split(placeholder);
}
