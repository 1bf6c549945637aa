import vocabulary from '../fixtures/schemaOrg.json' with { type: 'json' };

const types = new Map<string, { parents: string[]; properties: string }>(Object.entries(vocabulary.types));
const allowed = new Map<string, ReadonlySet<string>>();

/** The properties of a schema.org type and of its parents; undefined where the site does not use the type. */
export function propertiesOf(type: string): ReadonlySet<string> | undefined {
  const known = allowed.get(type);
  const record = types.get(type);
  if (known || !record) return known;
  const all = new Set([
    ...record.properties.split(' '),
    ...record.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]),
  ]);
  allowed.set(type, all);
  return all;
}
