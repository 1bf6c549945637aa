import type { Site } from '../schema/site.ts';
import { compileFacts } from './compileFacts.ts';

/** Shorter words are abbreviations of many things. */
const minLetters = 4;
/** A word that only a product has: with a capital inside, such as "iManage". */
const innerCapital = /^.\S*\p{Lu}\S*\p{Ll}|^\p{Ll}+\p{Lu}/u;

/**
 * What visitors call each piece of software in the industries' records: its name, the names joined in it, the maker's or
 * product's name at its beginning, and words that only a product has. A word that the site's other texts
 * or visitors use as an ordinary one, or that is a partner's name, names nothing by itself.
 */
export function softwareNames(site: Site): ReadonlyMap<string, readonly string[]> {
  const others = compileFacts(site).filter(({ attribute }) => attribute !== 'systems');
  const written = new Set(others.flatMap(({ text, title, keywords = '' }) => wordsOf(`${title} ${text} ${keywords}`)));
  const partners = new Set(site.partners.flatMap(({ name }) => wordsOf(name)));
  const said = new Set(site.assistant.intents.flatMap(({ examples }) => examples).flatMap(wordsOf));
  const isName = (word: string) =>
    word.length >= minLetters &&
    !written.has(word.toLowerCase()) &&
    !partners.has(word) &&
    (innerCapital.test(word) || word === word.toUpperCase() || !said.has(word.toLowerCase()));
  return new Map(
    site.industries
      .flatMap(({ systems }) => systems)
      .map((system) => {
        const name = system.replace(/\s*\(.*?\)/g, '');
        const own = wordsOf(name).filter((word, index) => (index === 0 || innerCapital.test(word)) && isName(word));
        return [system, [...new Set([system, name, ...name.split(' and '), ...own])]];
      }),
  );
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}’']+/gu) ?? [];
