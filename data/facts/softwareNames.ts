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
  const written = others.map(({ text, title, keywords = '' }) => `${title} ${text} ${keywords}`).join('\n');
  const said = site.assistant.intents.flatMap(({ examples }) => examples).join('\n');
  const partners = new Set(site.partners.flatMap(({ name }) => wordsOf(name)));
  const isName = (word: string) =>
    word.length >= minLetters &&
    !partners.has(word) &&
    !hasWord(written, word.toLowerCase()) &&
    (innerCapital.test(word) || word === word.toUpperCase() || !hasWord(said, word.toLowerCase()));
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

const letter = /[\p{L}’']/u;

/** Whether a text has a word. Looked up for the few words that may be names: cutting all texts into words takes three times as long. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + word.length] ?? '')) return true;
  return false;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}’']+/gu) ?? [];
