import { fieldName, recordOf } from '../schema/describe.ts';
import { sentences } from './sentences.ts';

/** A part of a text that is left out with the claim it quotes: "businesses[[ with {claims.size} employees]] in Toronto". */
const optionalPart = /\[\[((?:(?!\[\[|\]\]).)*)\]\]/gs;

/** The text with the brackets of its optional parts removed. */
export const keepOptionalParts = (text: string): string => text.replace(optionalPart, '$1');

/**
 * Removes what quotes withheld claims from a tree of records: an optional part in `[[ ]]` alone, elsewhere the whole
 * sentence, and every list entry that is left empty or whose `claim` names a withheld claim. A field whose whole text is
 * one optional part may be left out.
 * @param withheld ids of claims, and ratings and suppliers by their placeholder: `ratings.service`.
 * @returns the tree, and an error for each field that would be empty.
 */
export function withholdClaims<Tree>(tree: Tree, withheld: ReadonlySet<string>): { tree: Tree; errors: string[] } {
  const errors: string[] = [];
  /** The first withheld claim that a text quotes, or that it is the name of as a fact of the assistant ("claim:staff"). */
  const quoted = (text: string) =>
    [...text.matchAll(/\{(?:claims\.([a-z0-9-]+)|((?:ratings|suppliers)\.[a-zA-Z]+))\}|^claim:([a-z0-9-]+)$/g)]
      .map(([, quotedId, rating, factId]) => quotedId ?? rating ?? factId ?? '')
      .find((id) => withheld.has(id));

  /** Undefined for what is left out. */
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string') return quoted(value) === undefined ? value : shorten(value) || undefined;
    if (Array.isArray(value))
      return value.map((item, index) => walk(item, [...path, index])).filter((item) => item !== undefined);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    if ('claim' in value && withheld.has(String(value.claim))) return undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const kept = walk(item, [...path, key]);
        if (kept !== undefined || item === undefined || isOptional(item)) return [key, kept];
        reportEmpty(item, [...path, key]);
        // Some text, so that the schema does not report the same field again.
        return [key, '…'];
      }),
    );
  };
  const reportEmpty = (text: unknown, path: PropertyKey[]) => {
    const { record, field } = recordOf(tree, path);
    const id = quoted(String(text)) ?? '';
    errors.push(
      `${record}: ${fieldName(field)} would be empty without {${id.includes('.') ? '' : 'claims.'}${id}}, ` +
        'which is not confirmed or has no record. Put the part that quotes it in [[ ]], or add a sentence without it.',
    );
  };
  /** Whether the whole text is one optional part, so that its field may be left out. */
  const isOptional = (text: unknown) => typeof text === 'string' && text.replace(optionalPart, '') === '';
  const shorten = (text: string) =>
    text
      .replace(optionalPart, (part) => (quoted(part) === undefined ? part : ''))
      .split('\n')
      .map((line) => (quoted(line) === undefined ? line : withoutQuotes(line)))
      .join('\n')
      .trim();
  const withoutQuotes = (line: string) =>
    sentences(line)
      .filter((sentence) => quoted(sentence) === undefined)
      .join(' ');
  return { tree: walk(tree, []) as Tree, errors };
}
