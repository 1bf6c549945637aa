import { fieldName, recordOf } from '../../data/rules/schema/describe.ts';

/** A text of a record, with its placeholders (`{claims.<id>}`) not yet filled in. */
export interface RecordText {
  /** Its collection, for example "locations". */
  collection: string;
  /** Its record and field, for example "locations/ajax: summary". */
  where: string;
  text: string;
}

/** Every text in a tree of records. */
export function textsOfRecords(records: object): RecordText[] {
  const found: RecordText[] = [];
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value === 'string') {
      const { record, field } = recordOf(records, path);
      found.push({ collection: String(path[0]), where: `${record}: ${fieldName(field)}`, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  walk(records, []);
  return found;
}
